"""One module a question: what a position amounts to under the rules."""
