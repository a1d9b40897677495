"""A table somebody is at: its game, who may do what, and what everybody is shown."""
