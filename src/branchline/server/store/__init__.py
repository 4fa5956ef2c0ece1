"""What is kept: an append-only log of entries for every table, and the people and seats around it."""
