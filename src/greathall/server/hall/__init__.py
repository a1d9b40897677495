"""Everybody known and every table: opening, sitting down, and the lines of those who are there."""
