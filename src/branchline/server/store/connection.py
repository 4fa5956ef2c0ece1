"""What a job of the store is given: an open transaction. Whoever makes jobs names it from here, and no SQL."""

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError as Clash

__all__ = ["Clash", "Connection"]
