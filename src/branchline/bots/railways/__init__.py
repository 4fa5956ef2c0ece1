"""Bots for Railways."""
