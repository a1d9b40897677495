"""What a game tells its bots: what a position is worth, and what speaks for an answer."""
