"""How bots think about Citadels."""
