"""Railroad Tiles, for one to four players."""
