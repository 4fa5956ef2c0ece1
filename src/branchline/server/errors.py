"""What the server refuses by itself, beside the refusals of the rules and of any host. Each has an HTTP status."""

from branchline.core import errors as core
from branchline.server.store.writer import StoreFailed, StoreUnsure
from branchline.tables import refusals
from branchline.tables.refusals import Conflict, Denied, Malformed, Unavailable, Unknown

__all__ = [
    "Conflict",
    "Denied",
    "JudgedWrong",
    "Malformed",
    "NotSignedIn",
    "TooHeavy",
    "TooLarge",
    "TooMany",
    "Unavailable",
    "Unknown",
    "status_of",
    "unavailable",
]


class NotSignedIn(Denied):
    status = 401


class TooLarge(Denied):
    status = 413


class TooHeavy(Denied):
    """More work than anybody may ask for."""

    status = 422


class JudgedWrong(core.Refused):
    """A judge's refusal of what somebody sent, with the rules' own reason."""


class TooMany(Denied):
    status = 429


def unavailable(failed: StoreFailed) -> Unavailable:
    """What can truly be said about it: nothing was stored, or nobody knows."""
    return Unavailable("store-unsure" if isinstance(failed, StoreUnsure) else "store-failed")


def status_of(refused: core.Refused) -> int:
    return 422 if isinstance(refused, JudgedWrong) else refusals.status_of(refused)
