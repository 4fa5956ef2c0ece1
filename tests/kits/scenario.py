"""Scenario files: a rule as a short game in TOML. docs/formats.md describes them; dropping one in adds a test.

about = "what it shows"            clauses = ["RT-T3"]
game = "railroad-tiles"            seats = 2, seed = "…" (optional), [options], [position] (the game's kit arranges it)
[[step]]  one verb each, with `seat` where it needs one:
  play = {action}                  the action is legal and is played; `events = [{…}]` may say what came of it
  refuse = {action}, why = {…}     it is refused for that reason and nothing changes
  offers = [{action}, …]           these are legal; withholds = [{…}]: these are not; choices = n: so many in all
  expect = {"path.to" = value}     of the seat's view (a spectator's without seat); "#path" is a length, "" nothing
  preview = {action}, changes = {item = [before, after]}, stops = "draw", note = {message = "…"}, asks = "…"
  undo = true / redo = true / to_act = [seats] / outcome = {scores, places} / over = [messages] (why the match is over)
Actions are written as on the wire, or shorter where the game's kit reads them (`Kit.read_action`).
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.core.codec import convert, decode, encode
from branchline.core.errors import Refused
from branchline.core.match import Match, play, redo, start, undo
from branchline.core.why_over import why_over
from kits.game_kit import Kit
from kits.games import KITS

Table = Mapping[str, Any]


def to_plain(value: Any) -> Any:
    """As JSON has it: lists for tuples."""
    return decode(encode(value), Any)


def load(path: Path) -> Table:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def run(scenario: Table) -> None:
    kit = KITS[scenario["game"]]
    match = _begin(kit, scenario)
    for number, step in enumerate(scenario["step"], 1):
        verb = next((name for name in VERBS if name in step), None)
        assert verb is not None, f"step {number} has no verb: {step}"
        try:
            match = VERBS[verb](match, step)
        except AssertionError as error:
            raise AssertionError(f"step {number} ({verb}): {error}") from error
        except Refused as refusal:
            raise AssertionError(f"step {number} ({verb}) was refused: {refusal}") from refusal


def _begin(kit: Kit, scenario: Table) -> Match:
    match = start(kit.game, scenario["seats"], scenario.get("seed", "scenario"), scenario.get("options", {}))
    if "position" in scenario:
        assert kit.arrange is not None, f"{kit.game.name} arranges no positions"
        state = kit.arrange(kit.game, match, scenario["position"])
        kit.check(kit.game, state)
        last = msgspec.structs.replace(match.last, state=state, events=(), to_act=kit.game.to_act(state))
        match = msgspec.structs.replace(match, last=last)
    return match


def _action(match: Match, seat: int, data: Table) -> Any:
    read = KITS[match.game.name].read_action
    return convert(read(match, seat, data) if read else data, match.game.action_type)


def _play(match: Match, step: Table) -> Match:
    after = play(match, step["seat"], _action(match, step["seat"], step["play"]))
    if "events" in step:
        happened = [_matching(to_plain(event), step["events"]) for event in after.last.events]
        wanted = [event for event in step["events"] if event not in happened]
        assert not wanted, f"did not happen: {wanted}; what did: {[to_plain(event) for event in after.last.events]}"
    return after


def _matching(event: Table, wanted: list[Table]) -> Table | None:
    """The wanted event that this one is, looking only at the fields the scenario names."""
    return next((want for want in wanted if all(event.get(key) == value for key, value in want.items())), None)


def _refuse(match: Match, step: Table) -> Match:
    before = encode(match.state)
    with pytest.raises(Refused) as refusal:
        play(match, step["seat"], _action(match, step["seat"], step["refuse"]))
    reason = to_plain(refusal.value.reason)
    for key, value in step.get("why", {}).items():
        assert reason.get(key) == value, f"the reason is {reason}"
    assert encode(match.state) == before
    return match


def _offers(match: Match, step: Table) -> Match:
    legal = match.legal_actions(step["seat"])
    listed = [to_plain(action) for action in legal]
    for data in step.get("offers", []):
        assert _action(match, step["seat"], data) in legal, f"{data} is not offered; what is: {listed}"
    for data in step.get("withholds", []):
        assert _action(match, step["seat"], data) not in legal, f"{data} is offered"
    if "choices" in step:
        assert len(legal) == step["choices"], f"offered: {listed}"
    return match


def _expect(match: Match, step: Table) -> Match:
    view = to_plain(match.view(step.get("seat")))
    for path, value in step["expect"].items():
        found = look_up(view, path)
        assert found == value or (found is None and value == ""), f"{path} is {found!r}, not {value!r}"
    return match


def look_up(data: Any, path: str) -> Any:
    """`areas.0.points` of plain data; `#areas` is how many there are; a missing key is None."""
    wants_length = path.startswith("#")
    for key in path.removeprefix("#").split("."):
        data = data.get(key) if isinstance(data, dict) else data[int(key)]
    return len(data) if wants_length else data


def _plain(value: Any) -> Any:
    """TOML has no word for nothing: it is written as an empty text."""
    return "" if value is None else value


def _preview(match: Match, step: Table) -> Match:
    seat = step["seat"]
    preview = match.game.preview(match.view(seat), seat, _action(match, seat, step["preview"]))
    told = {change.item: [_plain(change.before), _plain(change.after)] for change in preview.changes}
    for item, change in step.get("changes", {}).items():
        assert told.get(item) == change, f"{item}: the preview says {told}"
    if "stops" in step:
        assert preview.stops == step["stops"]
    if "note" in step:
        assert to_plain(preview.note) == step["note"], f"the note is {preview.note}"
    if "asks" in step:
        assert (preview.asks.message if preview.asks else "") == step["asks"], f"asked is {preview.asks}"
    return match


def _undo(match: Match, step: Table) -> Match:
    return undo(match, step["seat"])


def _redo(match: Match, step: Table) -> Match:
    return redo(match, step["seat"])


def _to_act(match: Match, step: Table) -> Match:
    assert sorted(match.to_act) == step["to_act"], f"to act: {sorted(match.to_act)}"
    return match


def _outcome(match: Match, step: Table) -> Match:
    found = {key: [_plain(value) for value in values] for key, values in to_plain(match.outcome).items()}
    assert found == step["outcome"], f"the outcome is {found}"
    return match


def _over(match: Match, step: Table) -> Match:
    found = [reason.message for reason in why_over(match)]
    assert found == step["over"], f"it is over for {found}"
    return match


VERBS = {
    "play": _play,
    "refuse": _refuse,
    "offers": _offers,
    "withholds": _offers,
    "choices": _offers,
    "expect": _expect,
    "preview": _preview,
    "undo": _undo,
    "redo": _redo,
    "to_act": _to_act,
    "outcome": _outcome,
    "over": _over,
}
