"""The turn: what comes next, whose turn it is, the automatic steps, set-up; and actions in their order."""
