"""What cards and boards give, in which order, and what comes of it."""
