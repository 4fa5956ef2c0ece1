"""Off the Rails in a terminal."""
