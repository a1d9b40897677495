"""The hall in a page: a folder of files that any web space can serve."""
