"""What others install: made, looked through, proven and released."""
