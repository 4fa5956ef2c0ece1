"""Off the Rails as a game of the core: what it is made of."""

from functools import partial

from branchline.core.agenda_game import AgendaGame, Parts
from branchline.core.tutorial import read_tutorial
from branchline.games.off_the_rails import drawing, planning, preview, view, whole_move, why
from branchline.games.off_the_rails.actions import AnyAction
from branchline.games.off_the_rails.content import load, shipped_text
from branchline.games.off_the_rails.events import AnyEvent
from branchline.games.off_the_rails.rules import chasm, score, setup
from branchline.games.off_the_rails.sequence import STEPS
from branchline.games.off_the_rails.state import OffTheRailsOptions, State
from branchline.games.off_the_rails.view import View

GAME = AgendaGame(
    Parts(
        name="off-the-rails",
        rules_version=1,
        seat_counts=range(2, 5),
        options_type=OffTheRailsOptions,
        action_type=AnyAction,
        event_type=AnyEvent,
        state_type=State,
        view_type=View,
        steps=STEPS,
        shipped_text=shipped_text,
        load=load,
        setup=setup.setup,
        view=view.view,
        outcome=score.outcome,
        preview=preview.preview,
        why_not=whole_move.why_not,
        why=why.why,
        guess=view.guess,
        with_other_draws=view.with_other_draws,
        planning=planning.planning,
        expand=whole_move.expand,
        catalogue=drawing.catalogue,
        tutorial=partial(read_tutorial, "branchline.games.off_the_rails"),
        marks=drawing.marks,
        why_over=chasm.why_over,
        glance=drawing.glance,
    )
)
