"""What a seat can know of the characters of a round, and how they are redealt for it."""
