"""Railways as a game of the core: what it is made of. One player, twelve decades."""

from functools import partial

from branchline.core.agenda_game import AgendaGame, Parts
from branchline.core.tutorial import read_tutorial
from branchline.games.railways import drawing, preview, score_file, view, why, why_not
from branchline.games.railways.actions import AnyAction
from branchline.games.railways.content import load, shipped_text
from branchline.games.railways.events import AnyEvent
from branchline.games.railways.rules import end, setup, version_1
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import Options, State
from branchline.games.railways.view import View

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
        setup=setup.setup,
        view=view.view,
        outcome=end.outcome,
        preview=preview.preview,
        why_not=why_not.why_not,
        why=why.why,
        guess=view.guess,
        earlier={1: version_1.outcome},
        with_other_draws=setup.with_other_draws,
        catalogue=drawing.catalogue,
        tutorial=partial(read_tutorial, "branchline.games.railways"),
        marks=drawing.marks,
        glance=drawing.glance,
        score=score_file.score,
        why_over=end.why_over,
        solo_results=end.solo_results,
    )
)
