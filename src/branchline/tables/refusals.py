"""What a host refuses by itself, beside the refusals of the rules. Each has a status, that of HTTP."""

from typing import Final

from branchline.core import errors as core
from branchline.core.values import Arg, Reason
from branchline.tables.play_messages import Problem, Update


class Denied(core.Refused):
    """Refused by the host, not by the rules."""

    status = 403

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(Reason(message, args=args))


class Malformed(Denied):
    status = 400


class Unknown(Denied):
    status = 404


class Conflict(Denied):
    """Right in itself, but not as things stand."""

    status = 409


class Unavailable(Denied):
    """What keeps the tables does not answer."""

    status = 503


class Overtaken(core.Stale):
    """A stale action, with where the match stands now."""

    def __init__(self, stale: core.Stale, update: Update) -> None:
        core.Refused.__init__(self, stale.reason)
        self.update = update


_STATUS: Final[dict[type[core.Refused], int]] = {
    core.Stale: 409,
    Overtaken: 409,
    core.NotYourTurn: 409,
    core.NothingToUndo: 409,
    core.IllegalAction: 422,
    core.BadOption: 422,
    core.BadRecord: 422,
    core.BadContent: 422,
    core.BadPosition: 422,
}


def problem_of(refused: core.Refused) -> Problem:
    """What is said of it."""
    return Problem(reason=refused.reason, update=refused.update if isinstance(refused, Overtaken) else None)


def status_of(refused: core.Refused) -> int:
    return refused.status if isinstance(refused, Denied) else _STATUS.get(type(refused), 409)
