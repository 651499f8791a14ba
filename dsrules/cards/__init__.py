"""The dominance cards: general rules in one place, one function a card."""
