"""What several characters and districts ask or do alike."""
