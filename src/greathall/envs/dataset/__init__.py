"""Data: games of bots as files for those who learn from them. `writing` makes them, `reading` loads them."""
