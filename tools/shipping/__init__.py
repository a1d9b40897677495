"""What others install: made, checked, proven and released."""
