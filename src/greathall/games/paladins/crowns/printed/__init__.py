"""What is printed on the cards of City of Crowns, with the source of every fact."""
