"""The small values every game speaks in: seats, actions, events, steps, outcomes, previews, reasons."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec

# Values are trees of immutable data: no cycles, so the garbage collector need not look at them (gc=False).

Seat = int
Cell = tuple[int, int]


@cache
def snake_case(name: str) -> str:
    """`PlaceTile` is `place_tile` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An immutable piece of data with a fixed shape on the wire."""


def for_seats(*counts: int) -> msgspec.Meta:
    """Of an option: with how many seats it means anything. Whoever sets up a match reads it in the options' schema."""
    return msgspec.Meta(extra_json_schema={"seats": list(counts)})


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=snake_case, tag_field="type"):
    """A seat's choice, named by an imperative: ids and numbers only."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=snake_case, tag_field="type"):
    """What happened, named by a past participle. Words are made where it is read."""

    reveals: ClassVar[bool] = False
    """True for events that show somebody what they did not know: undo stops there."""

    def seen_by(self, seat: Seat | None) -> "Event | None":  # noqa: ARG002 - the meaning of the default is "all of it"
        """What this seat (None: a spectator) may know of the event; None when it may not know of it at all."""
        return self


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=snake_case, tag_field="type"):
    """What must happen next: a line of the agenda."""


class Outcome(Value, frozen=True, omit_defaults=True):
    """How a match ended: points of each seat, and its place (1 is best; ties share a place).

    A seat that missed what it set out to do has no score, which is less than any; `missed` is what it would have had.
    """

    scores: tuple[int | None, ...]
    places: tuple[int, ...]
    missed: tuple[int | None, ...] = ()


Arg = str | int


class Reason(Value, frozen=True, omit_defaults=True):
    """Why something is refused, as data: a message id with its arguments, the clause, and where."""

    message: str
    clause: str = ""
    cell: Cell | None = None
    side: str | None = None
    args: Mapping[str, Arg] = {}

    def __str__(self) -> str:
        where = [f"at {self.cell[0]},{self.cell[1]}"] if self.cell else []
        where += [f"side {self.side}"] if self.side else []
        details = [f"{key}={value!r}" for key, value in self.args.items()]
        clause = [f"({self.clause})"] if self.clause else []
        return " ".join([self.message, *clause, *where, *details])


class Change(Value, frozen=True, omit_defaults=True):
    """One line of a preview: what the item is worth before and after, its clause, and where to look."""

    item: str
    before: int | bool | str | None
    after: int | bool | str | None
    clause: str = ""
    cells: tuple[Cell, ...] = ()


class Preview(Value, frozen=True, omit_defaults=True):
    """What an action would change, itemised, up to the first draw or reveal."""

    changes: tuple[Change, ...] = ()
    stops: str | None = None
    """Why the preview ends where it does: `draw`, `reveal`, or `refused` for what the rules do not allow; None when it
    shows all of the action."""
    note: Reason | None = None
    """What should be said besides: that a legal action does nothing here."""
    asks: Reason | None = None
    """What one should be asked before it is done: it gives away what cannot be had back. Seldom: who is asked often no
    longer reads."""

    def gain(self, item: str = "total") -> int:
        """By how much the item would grow."""
        return sum(int(c.after or 0) - int(c.before or 0) for c in self.changes if c.item == item)


class Why(Value, frozen=True, omit_defaults=True):
    """Why a turn is worth its while, in words, the most telling first; and where to look for it."""

    reasons: tuple[Reason, ...] = ()
    cells: tuple[Cell, ...] = ()
    """Where its first action is done; where that has no place of its own, where those that follow are."""
    nudge: Reason | None = None
    """Where to look, without saying what to do."""


class Turn(NamedTuple):
    """What applying rules gives: the new state, and what happened on the way."""

    state: Any
    events: tuple[Event, ...]


def ranked_last(outcome: Outcome, resigned: tuple[Seat, ...]) -> Outcome:
    """The outcome with the seats that resigned behind all others: who held out longer is before who gave up sooner."""
    staying = [place for seat, place in enumerate(outcome.places) if seat not in resigned]
    places = list(outcome.places)
    for seat, place in enumerate(outcome.places):
        if seat not in resigned:
            places[seat] = 1 + sum(other < place for other in staying)
    for held_out, seat in enumerate(reversed(resigned)):
        places[seat] = len(staying) + held_out + 1
    return Outcome(outcome.scores, tuple(places), outcome.missed)
