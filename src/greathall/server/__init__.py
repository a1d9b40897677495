"""The server: for now one page that says what the hall holds."""
