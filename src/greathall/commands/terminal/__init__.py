"""The terminal: where commands read and write, how text is laid out there, what stops them, what a desktop says."""
