"""RT-F: the end of the game, and at any moment what the score would be if it ended now."""

from typing import Any

from msgspec.structs import replace

from branchline.core.values import Cell, Outcome, Reason, Turn, Value
from branchline.games.railroad_tiles.area import Area, Rectangle
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import MatchScored
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES, medals
from branchline.games.railroad_tiles.rules.cities import cities
from branchline.games.railroad_tiles.rules.objectives import CONDITIONS
from branchline.games.railroad_tiles.state import ChallengeId, FinalScoring, Player, State

CITY_POINTS, OBJECTIVE_POINTS, FREE_OPENINGS = 5, 5, 5


class ObjectiveLine(Value, frozen=True):
    cell: Cell
    objective: str
    met: bool | None
    points: int


class ChallengeLine(Value, frozen=True):
    """`holds`: as if the match ended now; `lost`: a limit was broken, and nothing can mend it."""

    challenge: ChallengeId
    holds: bool | None
    lost: bool
    medals: int


class ScoreSheet(Value, frozen=True):
    """Every line of a player's score, as if the match ended now."""

    points: int
    cities: tuple[int, ...]
    city_points: int
    rectangle: Rectangle
    rectangle_points: int
    openings: int
    opening_points: int
    objectives: tuple[ObjectiveLine, ...]
    objective_points: int
    total: int
    challenge: ChallengeLine | None = None


def run(_content: Content, state: State, _step: FinalScoring) -> Turn:
    sheets = [score_sheet(player, state.options.challenge) for player in state.players]
    scores = tuple(final_score(sheet) for sheet in sheets)
    outcome = Outcome(scores, places(scores, [player.column for player in state.players]))
    state = replace(state, outcome=outcome, agenda=state.agenda[1:])
    return Turn(state, (MatchScored(scores, outcome.places),))


def score_sheet(player: Player, challenge: ChallengeId | None) -> ScoreSheet:
    """Worked out once for a player's things and kept beside them."""
    kept: dict[Any, ScoreSheet] = player.__dict__
    key = ("sheet", challenge)
    if key not in kept:
        kept[key] = _add_up(player, challenge)
    return kept[key]


def outcome(_content: Content, state: State) -> Outcome:
    """As it was counted at the end of the last round."""
    assert state.outcome is not None
    return state.outcome


def why_over(_content: Content, state: State) -> Reason:
    """RT-N3: the last round, in which no token is left to reveal, has been played."""
    return Reason("railroad-tiles-over-rounds", "RT-N3", args={"rounds": state.round})


def solo_results(_content: Content, state: State) -> dict[str, int]:
    """What a match alone is remembered for: the medals of its challenge."""
    line = score_sheet(state.players[0], state.options.challenge).challenge
    return {line.challenge: line.medals} if line is not None and line.medals else {}


def _add_up(player: Player, challenge: ChallengeId | None) -> ScoreSheet:
    """RT-F6: the sum can fall below zero; nothing is clipped."""
    area = player.area
    sizes = tuple(len(city) for city in cities(area))
    objectives = objective_lines(area, player.pawns)
    lines = {
        "city_points": city_points(area),
        "rectangle_points": rectangle_points(area),
        "opening_points": opening_points(area),
        "objective_points": sum(line.points for line in objectives),
    }
    total = player.points + sum(lines.values())
    return ScoreSheet(
        points=player.points,
        cities=sizes,
        rectangle=area.rectangle,
        openings=len(area.openings),
        objectives=objectives,
        total=total,
        challenge=challenge_line(player, challenge, total) if challenge else None,
        **lines,
    )


def city_points(area: Area) -> int:
    """RT-F1: five points for each city."""
    return CITY_POINTS * len(cities(area))


def rectangle_points(area: Area) -> int:
    """RT-F2: one point for each tile of the largest full rectangle, objective tiles included."""
    return area.rectangle.size


def opening_points(area: Area) -> int:
    """RT-F3: five openings are free; each further one costs a point."""
    return min(0, FREE_OPENINGS - len(area.openings))


def objective_lines(area: Area, pawns: tuple[Cell, ...]) -> tuple[ObjectiveLine, ...]:
    """RT-F4: five points for each placed objective whose condition holds."""
    lines = []
    for laid in area.laid:
        objective = laid.face.objective
        if objective:
            met = CONDITIONS[objective](area, pawns, laid.cell)
            lines.append(ObjectiveLine(laid.cell, objective, met, OBJECTIVE_POINTS if met else 0))
    return tuple(lines)


def challenge_line(player: Player, challenge: ChallengeId, total: int) -> ChallengeLine:
    """RT-4: does the condition hold, is a limit broken, and how many medals would it be?"""
    facts = CHALLENGES[challenge]
    holds = facts.holds(player)
    return ChallengeLine(challenge, holds, facts.is_limit and not holds, medals(challenge, total) if holds else 0)


def final_score(sheet: ScoreSheet) -> int:
    """RT-4: breaking the challenge's limit or missing its mission makes the score exactly 0."""
    return sheet.total if sheet.challenge is None or sheet.challenge.holds else 0


def places(scores: tuple[int, ...], columns: list[int | None]) -> tuple[int, ...]:
    """RT-F5: most points win; a tie goes to the player whose column in round 8 was further left."""
    ranks = [(-score, column or 0) for score, column in zip(scores, columns, strict=True)]
    return tuple(1 + sorted(ranks).index(rank) for rank in ranks)
