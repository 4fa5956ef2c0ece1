"""Railroad Tiles in a terminal."""
