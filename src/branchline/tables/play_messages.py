"""What travels while a match is played: positions, actions and what is said of them, hints, chat and notes."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from branchline.core.values import Outcome, Preview, Reason
from branchline.study.advice import Advice, HintChoice
from branchline.tables.messages import ClockInfo, WhatAsked
from branchline.tables.wire import AnyAction, AnyEvent, AnyView, ChatText, NoteText, SeatNumber, Seq, Wire


class EntryInfo(Wire, omit_defaults=True):
    """One entry as a seat may know it. `action` is there for one's own and when the match is over."""

    seq: int
    at: float
    seat: int
    type: Literal[
        "played", "undone", "redone", "resigned", "handed_over", "ended", "paused", "resumed", "reseeded"
    ]  # fmt: skip
    events: list[AnyEvent] = []
    action: AnyAction | None = None
    seqs: list[int] = []
    agreed: list[int] | None = None
    to: Literal["bot", "person"] | None = None
    why: str | None = None


class Position(Wire):
    """Where the match stands for one seat (or a spectator)."""

    seat: int | None
    view: AnyView
    legal: list[AnyAction] = []
    changed: int = 0
    """The entry that last changed what this seat may do: name it, or a later one, with an action."""
    to_act: list[int] = []
    can_undo: list[int] = []
    """The entries one can take back alone, the latest first."""
    can_redo: bool = False
    paused_by: int | None = None
    """Who asked for the pause that is on: nobody plays until it is over."""
    clock: ClockInfo | None = None
    outcome: Outcome | None = None
    why_over: list[Reason] = []
    """Why the match is over: first the rule or the act that ended it, then the seats that a bot played to the end. An
    argument `seat` is a seat's number."""
    frozen: bool = False
    marks: dict[str, Any] | None = None
    """What follows from the view by the rules and is worth drawing; for who asked for it in `hello`."""


class Glance(Wire):
    """Where the match stood after the entry `seq`, as far as it is drawn small for one seat (or a spectator)."""

    seq: int
    seat: int | None
    board: dict[str, Any]


class Update(Wire):
    """All that happened after the entry `since`, and where the match stands now."""

    since: int
    seq: int
    entries: list[EntryInfo]
    position: Position | None
    """None while the table waits for people."""


class Act(Wire):
    seq: Seq
    action: AnyAction
    seat: SeatNumber | None = None
    """Needed only by who holds several seats."""


class Ask(Wire):
    action: AnyAction
    seat: SeatNumber | None = None


class Judged(Wire, omit_defaults=True):
    """What an action of one's own seat would do, or why it is refused."""

    legal: bool
    preview: Preview | None = None
    reason: Reason | None = None


class AskMany(Wire):
    actions: Annotated[list[AnyAction], Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class JudgedMany(Wire):
    judged: list[Judged]


class UndoWish(Wire):
    """Without `to` the last action (`whole_turn`: all of one's turn); with it, all from that entry of one's own on."""

    seat: SeatNumber | None = None
    whole_turn: bool = False
    to: Seq | None = None


class UndoAnswer(Wire):
    """To whatever is asked; it names what, so that it answers nothing else that was asked meanwhile."""

    agree: bool
    what: WhatAsked = "undo"
    seat: SeatNumber | None = None


class PauseWish(Wire):
    """From one's own allowance, at once; or, with `ask`, once the other people have agreed."""

    ask: bool = False
    seat: SeatNumber | None = None


class OneSeat(Wire):
    seat: SeatNumber | None = None


class Done(Wire, omit_defaults=True):
    """Stored. `waits_for` names the seats whose consent it needs."""

    seq: int
    waits_for: list[int] = []


class AskHint(OneSeat):
    deeper: bool = False
    """Think a few seconds more: the same choices better judged, or better ones."""


class Hint(Wire, omit_defaults=True):
    """The best few actions found, the best first; `action` is that of the first. Where it is not searching, plain bots
    were asked, and what their turns bring at once is what counts."""

    action: AnyAction
    level: str
    choices: list[HintChoice]
    nudge: Reason
    """Where to look, in words that do not say what to do; `cells` are the places of all choices."""
    is_searching: bool
    cells: list[tuple[int, int]] = []
    counts: Literal["points", "lead"] = "points"
    playouts: int = 0
    sure: int | None = None
    """How likely it is, of a hundred, that none of the other choices is better than the first."""


def hint_of(advice: Advice) -> Hint:
    return Hint(
        action=advice.choices[0].action,
        level=advice.level,
        choices=list(advice.choices),
        nudge=advice.nudge,
        cells=list(advice.cells),
        counts=advice.counts,
        is_searching=advice.is_searching,
        playouts=advice.playouts,
        sure=advice.sure,
    )


class Say(Wire):
    text: ChatText
    seat: SeatNumber | None = None


class Mute(Wire):
    muted: bool


class Listed(Wire):
    public: bool


class Line(Wire, omit_defaults=True):
    """A line of the chat, or a note of the table itself (a message id with arguments)."""

    number: int
    at: float
    name: str = ""
    seat: int | None = None
    text: str = ""
    removed: bool = False
    """By an admin: the text is gone for everybody. One that was sent before comes again so."""
    note: Reason | None = None


class Note(Wire):
    """What one wrote down at a table, for oneself alone; empty where there is nothing."""

    text: str = ""
    at: float | None = None


class NewNote(Wire):
    text: NoteText


class NoteKept(Wire):
    at: float


class Lines(Wire):
    lines: list[Line]


class Rematch(Wire):
    table: str


class Problem(Wire, omit_defaults=True):
    """Every refusal. `update` comes with a stale action: where the match stands now."""

    reason: Reason
    update: Update | None = None
