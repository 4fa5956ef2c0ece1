"""What a hint says, as plain data: sent to a page, printed by the terminal."""

from typing import Any, Final, Literal

from branchline.core.values import Cell, Preview, Reason, Value

CHOICES: Final = 3


class HintTask(Value, frozen=True, omit_defaults=True):
    """How much a hint may think: so many playouts, and where seconds are given, no longer. The same view and the same
    playouts give the same hint; where seconds are given it hangs on the machine too."""

    playouts: int = 400
    seconds: float | None = None


class HintChoice(Value, frozen=True, omit_defaults=True):
    """One action that is worth considering here, and what speaks for it."""

    action: Any
    turn: tuple[Any, ...] = ()
    """What one would go on with until something is drawn or the turn passes on, the action first."""
    gain: float | None = None
    """Where it was played out, by how much more one is expected to end with than after turns chosen blindly. Otherwise
    what the turn itself brings by its previews."""
    error: float | None = None
    """The standard error of that."""
    behind: float = 0.0
    """How much less it is expected to bring than the first choice."""
    preview: Preview = Preview()
    """What the action itself changes."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the turn that begins with it."""
    cells: tuple[Cell, ...] = ()
    """Where it is done."""


class Advice(Value, frozen=True, omit_defaults=True):
    """The best few actions found, the best first, and where to look."""

    choices: tuple[HintChoice, ...]
    level: str
    """The strongest that was asked."""
    nudge: Reason = Reason("hint-nudge")
    """Where to look, in words; `cells` are the places of all choices, so that none of them is told."""
    cells: tuple[Cell, ...] = ()
    counts: Literal["points", "lead"] = "points"
    """What gains are: points, or how far ahead of the best of the others."""
    is_searching: bool = True
    """Whether choices were played out. Where nothing is compiled, plain bots are asked: the points at hand count."""
    playouts: int = 0
    sure: int | None = None
    """How likely it is, of a hundred, that none of the other choices is better than the first."""
