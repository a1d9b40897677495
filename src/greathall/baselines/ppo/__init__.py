"""Proximal policy optimization with masks, by playing against itself."""
