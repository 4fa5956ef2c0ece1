"""Railroad Tiles as a game of the core: what it is made of."""

from functools import partial

from branchline.core.agenda_game import AgendaGame, Parts
from branchline.core.tutorial import read_tutorial
from branchline.games.railroad_tiles import drawing, planning, preview, score_file, view, why, why_not
from branchline.games.railroad_tiles.actions import AnyAction
from branchline.games.railroad_tiles.content import load, shipped_text
from branchline.games.railroad_tiles.events import AnyEvent
from branchline.games.railroad_tiles.rules import final_scoring, setup
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import Options, State
from branchline.games.railroad_tiles.view import View

GAME = AgendaGame(
    Parts(
        name="railroad-tiles",
        rules_version=1,
        seat_counts=range(1, 5),
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
        outcome=final_scoring.outcome,
        preview=preview.preview,
        why_not=why_not.why_not,
        why=why.why,
        guess=view.guess,
        planning=planning.planning,
        catalogue=drawing.catalogue,
        tutorial=partial(read_tutorial, "branchline.games.railroad_tiles"),
        marks=drawing.marks,
        glance=drawing.glance,
        score=score_file.score,
        why_over=final_scoring.why_over,
        solo_results=final_scoring.solo_results,
        challenges=tuple({"challenge": name} for name in CHALLENGES),
    )
)
