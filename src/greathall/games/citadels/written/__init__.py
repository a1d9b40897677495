"""Positions of Citadels as text: the moments they begin at, and what follows from what they say."""
