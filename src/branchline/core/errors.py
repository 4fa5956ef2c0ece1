"""The few ways to be refused. Each carries a Reason that can be shown in any language, and nothing has changed."""

from typing import Final

import msgspec

from branchline.core.values import Arg, Reason, Seat

MOST_CHARACTERS: Final = 400
"""Of an argument that a refusal repeats: enough to see what was meant, whatever somebody sent."""


class Refused(Exception):
    """Something asked of the core was refused; the match is as it was."""

    def __init__(self, reason: Reason) -> None:
        self.reason = _shortened(reason)
        super().__init__(str(self.reason))


def _shortened(reason: Reason) -> Reason:
    long = {
        name: value[:MOST_CHARACTERS] + "…"
        for name, value in reason.args.items()
        if isinstance(value, str) and len(value) > MOST_CHARACTERS
    }
    return msgspec.structs.replace(reason, args={**reason.args, **long}) if long else reason


class NotYourTurn(Refused):
    """The seat has nothing to decide now."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Reason("not-your-turn", args={"seat": seat}))


class IllegalAction(Refused):
    """The rules do not allow this action now."""


class NothingToUndo(Refused):
    """There is nothing of this seat's to take back, or to do again."""


class Stale(Refused):
    """The action was chosen looking at a position that has changed since."""

    def __init__(self, seq: int, current: int) -> None:
        super().__init__(Reason("stale", args={"seq": seq, "current": current}))


class BadRecord(Refused):
    """A record or a save that cannot be read or does not replay."""

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(Reason(message, args=args))


class BadContent(Refused):
    """A list of tiles or cards that cannot be played with."""

    def __init__(self, message: str, clause: str = "", **args: Arg) -> None:
        super().__init__(Reason(message, clause=clause, args=args))


class BadPosition(Refused):
    """A map or plan of somebody's box that cannot be scored."""


class BadOption(Refused):
    """An option that does not exist, or a value it does not take."""

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(Reason(message, args=args))
