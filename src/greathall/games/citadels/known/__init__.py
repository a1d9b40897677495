"""What a seat can know of the characters of a round, and how they are dealt anew for it."""
