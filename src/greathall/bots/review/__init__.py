"""Looking back and ahead with a bot's eyes: reviews of games, turning points, hints."""
