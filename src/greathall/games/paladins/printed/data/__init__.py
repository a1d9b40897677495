"""The facts of Paladins: cards, boards and tracks, with the source of each."""
