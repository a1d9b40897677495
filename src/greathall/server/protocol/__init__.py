"""What the hall and a browser say to each other, as data. It knows nobody."""
