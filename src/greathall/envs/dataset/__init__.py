"""Data: games of bots as files for machine learning. `writing` makes them, `reading` loads them."""
