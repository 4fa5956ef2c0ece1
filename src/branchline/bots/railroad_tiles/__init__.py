"""Bots for Railroad Tiles."""
