"""One module a box: is an action allowed, and what it does."""
