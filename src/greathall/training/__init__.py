"""Training: games that bots play against themselves, and nets that learn from them. Needs numpy."""
