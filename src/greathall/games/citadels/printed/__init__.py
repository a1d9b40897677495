"""What is printed on the cards of Citadels, with the source of every fact, and what is decided where it is silent."""
