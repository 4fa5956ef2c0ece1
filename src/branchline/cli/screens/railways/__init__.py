"""Railways in a terminal."""
