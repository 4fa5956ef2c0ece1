"""Bots: functions of what a seat may know. A bot never sees more than its view."""

from branchline.bots.bot import Bot, Budget, Choice
from branchline.bots.levels import LEVELS, YARDSTICKS, Lineup, SoloScores, find_bot, levels, lineup

__all__ = ["LEVELS", "YARDSTICKS", "Bot", "Budget", "Choice", "Lineup", "SoloScores", "find_bot", "levels", "lineup"]
