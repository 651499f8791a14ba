"""Searches built on judging: unknown corners, what-if, moves, smallest flips."""
