"""What tests and tools know of Railways: its kit, positions, and its kernel against its rules."""
