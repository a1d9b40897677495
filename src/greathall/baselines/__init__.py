"""Baselines: known ways to learn, written against the library's own interface, to start from and to compare with."""
