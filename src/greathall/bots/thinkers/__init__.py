"""The bots there are: each turns what its seat may know into an answer."""
