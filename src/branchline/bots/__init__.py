"""Bots: functions of what a seat may know. A bot never sees more than its view."""

from branchline.bots.levels import LEVELS, Bot, find_bot

__all__ = ["LEVELS", "Bot", "find_bot"]
