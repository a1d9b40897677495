"""A round of Citadels: the selection, the ranks, a turn and what everybody does in it."""
