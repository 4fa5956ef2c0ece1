"""Railroad Tiles as a game of the core: what it is made of."""

from functools import partial
from typing import Any

from branchline.core.agenda_game import AgendaGame, Parts
from branchline.core.rng import Rng
from branchline.core.tutorial import read_tutorial
from branchline.core.values import Outcome
from branchline.games.railroad_tiles import drawing, planning, preview, score_file, view, why, why_not
from branchline.games.railroad_tiles.actions import RailroadAction
from branchline.games.railroad_tiles.content import Content, load, shipped_text
from branchline.games.railroad_tiles.events import RailroadEvent
from branchline.games.railroad_tiles.rules import setup
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.rules.final_scoring import score_sheet, solo_results, why_over
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import Options, State
from branchline.games.railroad_tiles.view import View


def _outcome(_content: Content, state: State) -> Outcome | None:
    return state.outcome


def _guess(_content: Content, seen: View, rng: Rng) -> State:
    return view.guess(seen, rng)


def _score(data: Any) -> dict[str, Any]:
    player, problems = score_file.read(data)
    return {
        "score": score_file.score_of(player),
        "problems": problems,
        "player": player,
        "sheet": score_sheet(player, None),
        "marks": drawing.area_marks(player, Options()),
    }


GAME = AgendaGame(
    Parts(
        name="railroad-tiles",
        rules_version=1,
        seat_counts=range(1, 5),
        options_type=Options,
        action_type=RailroadAction,
        event_type=RailroadEvent,
        state_type=State,
        view_type=View,
        steps=STEPS,
        shipped_text=shipped_text,
        load=load,
        setup=setup.setup,
        view=view.view,
        outcome=_outcome,
        preview=preview.preview,
        why_not=why_not.why_not,
        why=why.why,
        guess=_guess,
        planning=planning.planning,
        catalogue=drawing.catalogue,
        tutorial=partial(read_tutorial, "branchline.games.railroad_tiles"),
        marks=drawing.marks,
        glance=drawing.glance,
        score=_score,
        why_over=why_over,
        solo_results=solo_results,
        challenges=tuple({"challenge": name} for name in CHALLENGES),
    )
)
