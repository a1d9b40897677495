"""How bots think about Paladins."""
