"""Encodings: a position as numbers, for learners: what a seat may know of it, or everything."""
