"""Counterfactual regret minimization: over all of a tiny game, and by sampling in one that is too large for that."""
