"""How much the hall does for whom, and how much of one thing it takes."""
