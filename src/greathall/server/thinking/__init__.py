"""Bots at tables, hints and reviews, worked out in processes next to the hall."""
