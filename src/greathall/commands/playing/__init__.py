"""A game at the terminal: one person, what they see of the table, and how it ends."""
