"""What the server refuses by itself, beside the refusals of the rules. Each has an HTTP status."""

from branchline.core import errors as core
from branchline.core.values import Arg, Reason
from branchline.server.store.writer import StoreFailed, StoreUnsure


class Denied(core.Refused):
    """Refused by the server, not by the rules."""

    status = 403

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(Reason(message, args=args))


class Malformed(Denied):
    status = 400


class NotSignedIn(Denied):
    status = 401


class Unknown(Denied):
    status = 404


class Conflict(Denied):
    """Right in itself, but not as things stand."""

    status = 409


class TooLarge(Denied):
    status = 413


class TooHeavy(Denied):
    """More work than anybody may ask for."""

    status = 422


class JudgedWrong(core.Refused):
    """A judge's refusal of what somebody sent, with the rules' own reason."""


class TooMany(Denied):
    status = 429


class Unavailable(Denied):
    """The database does not answer."""

    status = 503


def unavailable(failed: StoreFailed) -> Unavailable:
    """What can truly be said about it: nothing was stored, or nobody knows."""
    return Unavailable("store-unsure" if isinstance(failed, StoreUnsure) else "store-failed")


_STATUS: dict[type[core.Refused], int] = {
    core.Stale: 409,
    core.NotYourTurn: 409,
    core.NothingToUndo: 409,
    core.IllegalAction: 422,
    core.BadOption: 422,
    core.BadRecord: 422,
    core.BadContent: 422,
    core.BadPosition: 422,
    JudgedWrong: 422,
}


def status_of(refused: core.Refused) -> int:
    return refused.status if isinstance(refused, Denied) else _STATUS.get(type(refused), 409)
