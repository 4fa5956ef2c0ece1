"""What tests and tools know of Railroad Tiles: its kit, positions, and its kernel against its rules."""
