"""The facts of City of Crowns: cards, boards and words, with the source of each."""
