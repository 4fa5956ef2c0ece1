"""Railways as a game of the core: what it is made of. One player, twelve decades."""

from functools import partial
from typing import Any

from branchline.core.agenda_game import AgendaGame, Parts
from branchline.core.rng import Rng
from branchline.core.tutorial import read_tutorial
from branchline.core.values import Action, Outcome, Preview, Seat, Turn
from branchline.games.railways import drawing, preview, score_file, view, why, why_not
from branchline.games.railways.actions import AnyAction
from branchline.games.railways.content import Content, load, shipped_text
from branchline.games.railways.events import AnyEvent
from branchline.games.railways.rules import end, setup, version_1
from branchline.games.railways.rules.decade import DECADE
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import Options, State
from branchline.games.railways.view import View


def _setup(content: Content, _seats: int, options: Options, rng: Rng) -> Turn:
    return setup.set_up(content, options, rng, DECADE)


def _outcome(content: Content, state: State) -> Outcome | None:
    """RW-G5: the score counts where the chosen goals hold."""
    return None if state.agenda else end.outcome(content, state)


def _outcome_1(content: Content, state: State) -> Outcome | None:
    return None if state.agenda else version_1.outcome(content, state)


def _preview(content: Content, seen: View, _seat: Seat, action: Action) -> Preview:
    return preview.preview(content, seen, action)


def _guess(_content: Content, seen: View, rng: Rng) -> State:
    return view.guess(seen, rng)


def _score(data: Any) -> dict[str, Any]:
    return score_file.score(data)._asdict()


GAME = AgendaGame(
    Parts(
        name="railways",
        rules_version=2,
        seat_counts=range(1, 2),
        options_type=Options,
        action_type=AnyAction,
        event_type=AnyEvent,
        state_type=State,
        view_type=View,
        steps=STEPS,
        shipped_text=shipped_text,
        load=load,
        setup=_setup,
        view=view.view,
        outcome=_outcome,
        preview=_preview,
        why_not=why_not.why_not,
        why=why.why,
        guess=_guess,
        earlier={1: _outcome_1},
        with_other_draws=setup.with_other_draws,
        catalogue=drawing.catalogue,
        tutorial=partial(read_tutorial, "branchline.games.railways"),
        marks=drawing.marks,
        glance=drawing.glance,
        score=_score,
        why_over=end.why_over,
        solo_results=end.solo_results,
    )
)
