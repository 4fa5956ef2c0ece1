"""The arena: seeded matches between bots, on all cores or on several machines, counted and drawn."""
