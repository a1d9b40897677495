"""Counterfactual regret minimization: over all of a tiny game, and by sampling if a game is too large for that."""
