"""The 30 unique districts, in groups that work alike."""
