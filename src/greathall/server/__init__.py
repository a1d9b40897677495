"""The server: tables in the hall, what they keep, and how browsers reach them."""
