"""Bots for Off the Rails."""
