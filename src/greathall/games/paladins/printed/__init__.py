"""What is printed on cards and boards of Paladins, with the source of every fact and its corrections."""
