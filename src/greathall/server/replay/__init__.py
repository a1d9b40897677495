"""Games that were played, move by move, and playing on from one of them."""
