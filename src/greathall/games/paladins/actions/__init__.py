"""The actions of the player board, one file each."""
