"""What the hall keeps on disk. It knows nothing of HTTP, of sockets or of a running game."""
