"""The rulebook at hand: rules, terms, cards and actions, found and shown."""
