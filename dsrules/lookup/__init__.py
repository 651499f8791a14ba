"""The rulebook at hand: rules by id and by words, actions, cards, animals, terrains, terms, pages and switches."""
