"""Off the Rails: goblin clans, carts that cannot stop, and a board that falls into a chasm."""
