"""The solo opponent with City of Crowns (C-12): a module over the expansion and the solo game."""
