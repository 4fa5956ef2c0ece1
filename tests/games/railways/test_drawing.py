"""What a client draws: it must be what the rules say, and it must stay small."""

import pytest

from branchline.core.codec import encode
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.games.railways.actions import AddPassenger, Build, EndDecade, MovePassenger
from branchline.games.railways.content import capital_of
from branchline.games.railways.events import DiscardShuffled, PassengerAdded
from branchline.games.railways.game import GAME
from branchline.games.railways.preview import items_of
from branchline.games.railways.rules.plan import network
from branchline.games.railways.state import DECADES, DivideRailway, ExchangeCapital, PayFor, TakeAction
from branchline.games.railways.view import guess


def played(seed: str, actions: int) -> Match:
    match = start(GAME, 1, seed)
    for _ in range(actions):
        if not match.to_act:
            break
        action, _ = Rng(f"{seed} {match.seq}").choice(match.legal_actions(0))
        match = play(match, 0, action)
    return match


def test_every_plan_one_can_lay_is_judged_as_the_rules_will() -> None:
    match = start(GAME, 1, "plans")
    found = GAME.marks(match.view(0))["arrangements"]
    assert len(found["plans"]) == 384
    assert len(encode(found)) < 40_000
    match = played("plans", 4)
    name = " ".join(f"{laid.card}{'t' if laid.turned else ''}" for laid in match.state.plan)
    complete, dangling = found["plans"][name]
    plan = network(GAME.content, match.state)
    cells = [[x + 2 * GAME.content.columns * y for x, y in railway.cells] for railway in plan.railways]
    assert [list(found["railways"][number]) for number in complete] == cells
    assert dangling == sum(None in chain.ends for chain in plan.chains)


def test_what_a_way_to_pay_brings_is_what_then_happens() -> None:
    match = start(GAME, 1, "pay")
    seen = 0
    while match.to_act:
        step = type(match.state.agenda[0]).__name__
        legal = match.legal_actions(0)
        action, _ = Rng(f"pay {match.seq}").choice(legal)
        marks = GAME.marks(match.view(0))
        before = match
        match = play(match, 0, action)
        if step not in ("PayFor", "ExchangeCapital"):
            assert marks["after"] == []
            continue
        seen += 1
        said = {change["item"]: change["after"] for change in marks["after"][list(legal).index(action)]}
        then = items_of(GAME.content, guess(GAME.content, match.view(0), Rng("x")))
        assert {item: then[item] for item in said} == said
        assert said.get("pollution", before.state.pollution) == then["pollution"]
    assert seen > 10


def test_a_die_gets_the_colour_that_was_drawn_before_it_was_built() -> None:
    """RW-A3."""
    match, seen = start(GAME, 1, "sites"), 0
    while match.to_act:
        legal = match.legal_actions(0)
        builds = [action for action in legal if isinstance(action, Build)]
        sites = {site["cell"]: site["colour"] for site in GAME.marks(match.view(0))["sites"]}
        action, _ = Rng(f"sites {match.seq}").choice(builds or legal)
        if builds:
            assert set(sites) == {build.cell for build in builds}
        step, before = match.state.agenda[0], match.state.building_dice
        match = play(match, 0, action)
        if len(match.state.building_dice) < len(before):
            seen += 1
            assert isinstance(step, PayFor) and isinstance(step.deed, Build)
            assert sites == {die.cell: die.colour for die in match.state.dice if die.cell == step.deed.cell}
    assert seen == 2


def test_what_follows_an_action_belongs_to_it() -> None:
    match, last, seen = start(GAME, 1, "b"), 0, set[str]()
    while match.to_act:
        step, number = match.state.agenda[0], GAME.marks(match.view(0))["action"]
        if isinstance(step, DivideRailway | ExchangeCapital):
            seen.add(type(step).__name__)
            assert number == last
        assert number == getattr(step, "number", number)
        last = number or 0
        legal = match.legal_actions(0)
        action, _ = Rng(f"b {match.seq}").choice([each for each in legal if isinstance(each, MovePassenger)] or legal)
        match = play(match, 0, action)
    assert seen


def test_marks_of_a_match_hold_nothing_but_what_the_view_tells() -> None:
    match = played("secret", 3)
    assert GAME.marks(match.view(0)) == GAME.marks(GAME.view(guess(GAME.content, match.view(0), Rng("other")), 0))


@pytest.mark.clause("RW-A13", "RW-B1")
def test_marks_say_what_a_passenger_more_makes_of_a_die_and_whether_the_reserve_is_enough() -> None:
    match, added, shuffled = start(GAME, 1, "passengers"), 0, 0
    while match.to_act:
        marks, legal = GAME.marks(match.view(0)), match.legal_actions(0)
        adds = [action for action in legal if isinstance(action, AddPassenger)]
        if isinstance(match.state.agenda[0], TakeAction):
            assert [each["cell"] for each in marks["passengers"]] == [action.cell for action in adds]
            told = {each["cell"]: each["value"] for each in marks["passengers"]}
        ends = [action for action in legal if isinstance(action, EndDecade) and match.state.decade % 2]
        action, _ = Rng(f"passengers {match.seq}").choice(ends or adds or legal)
        match = play(match, 0, action)
        for event in match.last.events:
            if isinstance(event, PassengerAdded):
                added += 1
                assert told[event.cell] == event.value
        if isinstance(action, EndDecade):
            shuffled += marks["reserve_is_short"]
            assert marks["reserve_is_short"] == any(isinstance(event, DiscardShuffled) for event in match.last.events)
    assert added > 3 and 0 < shuffled < DECADES


def test_a_railway_is_said_to_count_double_where_it_is_upgraded() -> None:
    """RW-A7."""
    seen = set()
    for seed in ("one", "two", "three"):
        match = start(GAME, 1, f"doubled {seed}")
        while match.to_act:
            upgraded = {marker.railway: marker.is_upgraded for marker in match.state.markers}
            for fare in GAME.marks(match.view(0))["fares"]:
                assert fare["is_doubled"] == upgraded[fare["railway"]]
                seen.add(fare["is_doubled"])
            action, _ = Rng(f"{seed} {match.seq}").choice(match.legal_actions(0))
            match = play(match, 0, action)
    assert seen == {False, True}


def test_what_pays_alike_is_of_one_kind() -> None:
    """RW-C3: in whatever an action asks for, an icon stands for any of its kind."""
    kinds = GAME.catalogue()["kinds"]
    shown = {icon for card in GAME.content.cards for slot in card.slots for icon in slot}
    assert set(kinds) == shown
    assert {icon for icon in shown if kinds[icon] == "rail"} == {"rail", "two_rails"}
    assert {icon for icon in shown if kinds[icon] == "capital"} == {icon for icon in shown if capital_of(icon)}
    assert all(kinds[icon] == icon for icon in shown if kinds[icon] not in ("rail", "capital"))
