"""Bots: functions of what a seat may know. A bot never sees more than its view."""

from branchline.bots.bot import Bot, Budget, Choice
from branchline.bots.levels import find_bot, levels

__all__ = ["Bot", "Budget", "Choice", "find_bot", "levels"]
