"""For people who keep a hall for others: one file that says everything, and what belongs to it."""
