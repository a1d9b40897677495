"""The hall inside a page: no server, no other machine; what it says goes through a message port."""
