"""The same store in PostgreSQL, for a hall of several processes. Its clock is the one that counts: those of the
processes may differ."""
