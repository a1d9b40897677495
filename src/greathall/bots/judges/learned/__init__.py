"""Judges that learned from games: a small net says how likely each seat is to win, and how many points it will have."""
