"""The 27 characters, one small file each."""
