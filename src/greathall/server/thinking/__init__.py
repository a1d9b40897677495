"""Bots at tables, hints and reviews, worked out in processes beside the hall."""
