"""Bots at tables, hints and reviews, thought out in processes beside the hall."""
