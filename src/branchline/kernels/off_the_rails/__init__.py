"""Off the Rails on vectors: the runs of a cart, whole turns, playouts. Start reading at `layout.py`."""
