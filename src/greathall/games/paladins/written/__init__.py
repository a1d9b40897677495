"""Positions of Paladins as text, and what a seat can conclude."""
