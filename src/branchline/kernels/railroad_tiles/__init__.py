"""Railroad Tiles on vectors: whole matches, as fast as they can be played. Start reading at `layout.py`."""
