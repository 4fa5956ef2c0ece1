"""What tests and tools know of Off the Rails: its kit, positions, and its kernel against its rules."""
