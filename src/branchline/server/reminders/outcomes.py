"""What can become of a message, beside being sent."""

from branchline.core.values import Arg, Reason


class NotSent(Exception):
    """Nothing arrived, for sure. `is_final`: trying again would not help."""

    def __init__(self, message: str, *, is_final: bool = False, **args: Arg) -> None:
        super().__init__(message)
        self.reason, self.is_final = Reason(message, args=args), is_final


class Unsure(Exception):
    """It was sent and nobody said that it arrived. It may have: so it is not sent again."""

    reason = Reason("told-unsure")


class Gone(Exception):
    """Whoever was to be told there has gone for good: the channel goes, too."""


class Attempt:
    """One try to send. From `begin` on, the other side may have got it."""

    def __init__(self) -> None:
        self.has_begun = False

    def begin(self) -> None:
        self.has_begun = True
