"""What all actions share: whether they are legal, their targets, workers and payments."""
