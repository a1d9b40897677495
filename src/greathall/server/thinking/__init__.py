"""Bots at tables, hints and reviews, worked out in other processes."""
