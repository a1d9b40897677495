"""What is printed on the cards of Citadels, with the source of every fact, and what was decided where the cards are
silent."""
