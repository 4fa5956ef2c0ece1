"""A match: one play of a game. `play` is the only door into the rules.

Entries only grow. The state is the fold of the entries, skipping what an undo took back. The fold is kept as a chain
of moments, each knowing the one before it, so that nothing is computed twice and going back costs nothing.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, Final, NamedTuple

import msgspec

from branchline.core.codec import convert
from branchline.core.entries import Begins, Ended, Entry, Paused, Played, Redone, Reseeded, Undone
from branchline.core.errors import BadOption, IllegalAction, NothingToUndo, NotYourTurn, Refused, Stale
from branchline.core.game import AnyGame
from branchline.core.log import Log
from branchline.core.rng import Rng
from branchline.core.values import Action, Event, Outcome, Reason, Seat, Turn, ranked_last

MOST_ENTRIES: Final = 10_000
"""Of a match; the golden records have a few hundred."""
NOBODY: Final[frozenset[Seat]] = frozenset()
MOST_TAKEN_BACK: Final = 1_000
"""Of entries that one seat takes back or does again, in all: nobody fills a match until the others cannot play on."""


class Moment(msgspec.Struct, frozen=True, dict=True):
    """One entry in force and what came of it. Its legal actions are listed once and kept beside it."""

    seq: int
    seat: Seat
    state: Any
    events: tuple[Event, ...]
    to_act: frozenset[Seat]
    barred: frozenset[Seat]
    """The seats that can no longer take back this entry or an earlier one."""
    before: "Moment | None" = None

    def legal_actions(self, game: AnyGame, seat: Seat) -> Sequence[Action]:
        kept: dict[Any, Sequence[Action]] = self.__dict__
        if seat not in kept:
            kept[seat] = game.legal_actions(self.state, seat)
        return kept[seat]


class Jump(NamedTuple):
    """An undo or redo: its number, and where the match stood before and after it."""

    seq: int
    before: Moment
    after: Moment


def _back_from(moment: Moment | None) -> Iterator[Moment]:
    while moment is not None:
        yield moment
        moment = moment.before


class Match(msgspec.Struct, frozen=True, dict=True):
    """A game being played: what was chosen, what was done, where it stands. What its seats may know of that, and what
    follows from it, is found out once and kept beside it: it goes with this match, while moments stay in the next."""

    game: AnyGame
    seats: int
    options: Any
    seed: str
    last: Moment
    entries: Log[Entry] = msgspec.field(default_factory=Log)
    jumps: Log[Jump] = msgspec.field(default_factory=Log)
    redoable: tuple[Undone, ...] = ()
    resigned: tuple[Seat, ...] = ()
    """Who gave up, in that order."""
    taken_back: tuple[int, ...] = ()
    """For each seat how many entries it took back or did again."""
    begins: Begins | None = None
    """Where it began, if not at the beginning."""
    pause: Paused | None = None
    """Nobody plays until it is over."""

    @property
    def chain(self) -> tuple[Moment, ...]:
        """The moments in force, from the opening (which is nobody's) to the last."""
        return tuple(_back_from(self.last))[::-1]

    @property
    def state(self) -> Any:
        return self.last.state

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.last.to_act

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before any."""
        return len(self.entries)

    @property
    def is_beginning(self) -> bool:
        """Whether its last entry, or its opening, was there when it began."""
        is_new = bool(self.entries) and isinstance(self.entries[-1], Reseeded)
        return self.seq <= (self.begins.step if self.begins is not None else 0) or is_new

    @property
    def outcome(self) -> Outcome | None:
        return self.outcome_by(self.game.rules_version)

    def outcome_by(self, version: int) -> Outcome | None:
        """What that version of the rules makes of it. Seats that resigned rank last; a match ended early has places and
        no scores."""
        is_now = version == self.game.rules_version
        outcome: Outcome | None = self.game.outcome(self.state) if is_now else self.game.earlier[version](self.state)
        if outcome is None and self.entries and isinstance(self.entries[-1], Ended):
            outcome = Outcome((), (1,) * self.seats)
        return ranked_last(outcome, self.resigned) if outcome and self.resigned else outcome

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return self.last.legal_actions(self.game, seat)

    def view(self, seat: Seat | None) -> Any:
        return self._kept("view", seat, lambda: self.game.view(self.state, seat))

    def marks(self, seat: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = self._kept("marks", seat, lambda: self.game.marks(self.view(seat)))
        return found

    def _kept(self, what: str, seat: Seat | None, find: Callable[[], Any]) -> Any:
        kept: dict[Any, Any] = self.__dict__
        if (what, seat) not in kept:
            kept[what, seat] = find()
        return kept[what, seat]


def start(game: AnyGame, seats: int, seed: str, options: Any = None, begins: Begins | None = None) -> Match:
    """A new match. Options may be plain data or the game's own options type. With `begins` its first entries are those
    of another."""
    if seats not in game.seat_counts:
        most = game.seat_counts[-1]
        raise BadOption("bad-seat-count", seats=seats, least=game.seat_counts[0], most=most)
    check_seed(seed)
    chosen = read_options(game, options)
    turn = game.setup(seats, chosen, Rng(seed))
    everyone = frozenset(range(seats))
    opening = Moment(0, -1, turn.state, turn.events, game.to_act(turn.state), everyone)
    return Match(game, seats, chosen, seed, opening, taken_back=(0,) * seats, begins=begins)


def match_at(match: Match, state: Any, events: tuple[Event, ...] = ()) -> Match:
    """A match of the same game that stands there, by these events."""
    everyone = frozenset(range(match.seats))
    opening = Moment(0, -1, state, events, match.game.to_act(state), everyone)
    return Match(match.game, match.seats, match.options, match.seed, opening, taken_back=(0,) * match.seats)


def check_seed(seed: str) -> None:
    if not (0 < len(seed.encode()) <= 64 and seed.isprintable()):
        raise BadOption("bad-seed", seed=seed[:64])


def read_options(game: AnyGame, options: Any) -> Any:
    """Typed options from plain data; what is wrong is named."""
    if isinstance(options, game.options_type):
        return options
    try:
        return convert(options or {}, game.options_type)
    except msgspec.ValidationError as error:
        raise BadOption("bad-option", game=game.name, detail=str(error)) from None


def play(match: Match, seat: Seat, action: Action, seq: int | None = None) -> Match:
    """The only door into the rules: the match after the action, or a refusal that changed nothing.

    `seq`, where given, is the entry that the player was looking at when choosing. An action that stands for several
    (`expand`) is played as its small actions, all of them or none.
    """
    return play_through(match, seat, action, seq)[-1]


def play_through(match: Match, seat: Seat, action: Action, seq: int | None = None) -> list[Match]:
    """The match after each small action of the action: one, for an action that stands for itself."""
    check_may_act(match, seat, seq)
    matches: list[Match] = []
    for small in match.game.expand(match.state, seat, action):
        if matches:
            check_may_act(match, seat)
        match = _play_one(match, seat, small)
        matches.append(match)
    return matches


def _play_one(match: Match, seat: Seat, action: Action) -> Match:
    moment = _judge(match.game, match.last, len(match.entries) + 1, seat, action)
    redoable = tuple(undone for undone in match.redoable if undone.seat != seat) if match.redoable else ()
    return Match(
        match.game, match.seats, match.options, match.seed,
        moment, match.entries.grown(Played(seat, action)), match.jumps, redoable, match.resigned, match.taken_back,
        match.begins,
    )  # fmt: skip


def check_may_act(match: Match, seat: Seat, seq: int | None = None) -> None:
    """Whether the seat may do anything here, and what it chose looking at the entry `seq`. Raises Refused."""
    if seq is not None:
        check_fresh(match, seat, seq)
    check_room(match)
    check_not_paused(match)
    _check_turn(match.last, seat)


def _check_turn(last: Moment, seat: Seat) -> None:
    if seat not in last.to_act:
        raise NotYourTurn(seat)


def check_listed(game: AnyGame, last: Moment, seat: Seat, action: Action) -> None:
    """Whether the action is one of those that are legal there. Raises IllegalAction, with why not."""
    if action not in last.legal_actions(game, seat):
        raise IllegalAction(game.why_not(game.view(last.state, seat), seat, action))


def check_room(match: Match, entries: int = 1) -> None:
    if len(match.entries) + entries > MOST_ENTRIES:
        raise Refused(Reason("match-too-long", args={"most": MOST_ENTRIES}))


def check_not_paused(match: Match) -> None:
    if match.pause is not None:
        raise Refused(Reason("match-paused", args={"seat": match.pause.seat}))


def check_fresh(match: Match, seat: Seat, seq: int) -> None:
    """Raises Stale when an entry after `seq`, or none there is yet, changed what the seat may do."""
    if seq > match.seq or last_change(match, seat, seq) > seq:
        raise Stale(seq, match.seq)


def _judge(game: AnyGame, last: Moment, seq: int, seat: Seat, action: Action) -> Moment:
    check_listed(game, last, seat, action)
    turn = game.apply(last.state, seat, action)
    to_act = game.to_act(turn.state)
    return Moment(seq, seat, turn.state, turn.events, to_act, _barred(last, seat, turn, to_act), last)


def _barred(last: Moment, seat: Seat, turn: Turn, to_act: frozenset[Seat]) -> frozenset[Seat]:
    """Who cannot undo past this: all, once something was drawn or shown or the turn went to somebody else; the seat
    alone, when it merely finished its part of a step that others are still at."""
    if is_drawn(last.state, turn):
        return last.to_act | to_act | {seat}
    if to_act == last.to_act:
        return NOBODY
    finished_alone = to_act == last.to_act - {seat} and to_act
    return frozenset({seat}) if finished_alone else last.to_act | to_act | {seat}


def is_drawn(before: Any, turn: Turn) -> bool:
    """Whether something came of it that nobody could know: a draw, or something shown."""
    drew = turn.state.rng is not before.rng and turn.state.rng != before.rng
    return drew or True in [event.reveals for event in turn.events]


def can_undo(match: Match, seat: Seat) -> tuple[int, ...]:
    """The entries this seat can take back by itself, the latest first."""
    return tuple(_undoable(match, seat))


def _undoable(match: Match, seat: Seat) -> Iterator[int]:
    for moment in _back_from(match.last):
        if moment.before is None or seat in moment.barred:
            return  # nobody's is the opening: not even a seat that there is not takes it back
        if moment.seat == seat:
            yield moment.seq


def undo(match: Match, seat: Seat, *, whole_turn: bool = False) -> Match:
    """Takes back the seat's last action, or all of its turn so far. The same draws come again after it."""
    seqs = can_undo(match, seat)
    return take_back(match, seat, seqs if whole_turn else seqs[:1])


def take_back(match: Match, seat: Seat, seqs: tuple[int, ...]) -> Match:
    """Takes back just these entries of the seat's, the latest ones that it can."""
    if not seqs or sorted(seqs, reverse=True) != list(islice(_undoable(match, seat), len(seqs))):
        raise NothingToUndo(Reason("nothing-to-undo", args={"seat": seat}))
    entry = Undone(seat, tuple(sorted(seqs)))
    return play_again(match, entry, (*match.redoable, entry), without=seqs)


def redo(match: Match, seat: Seat) -> Match:
    """Does again what the seat took back last, until it does something else."""
    mine = [undone for undone in match.redoable if undone.seat == seat]
    if not mine:
        raise NothingToUndo(Reason("nothing-to-redo", args={"seat": seat}))
    redoable = tuple(undone for undone in match.redoable if undone is not mine[-1])
    return play_again(match, Redone(seat, mine[-1].seqs), redoable, also=mine[-1].seqs)


def play_again(
    match: Match,
    entry: Undone | Redone,
    redoable: tuple[Undone, ...],
    *,
    without: Collection[int] = (),
    also: Collection[int] = (),
) -> Match:
    """The match without some entries, or with some again. What comes before the first of them is not looked at, and
    what was judged once is not judged again: the work is that of the entry itself."""
    check_room(match)
    check_not_paused(match)
    taken_back = _counted(match, entry)
    chain, gone = chain_from(match, min((*without, *also))), frozenset(without)
    for before, moment in pairwise(chain):
        _followers(before)[moment.seq] = match.entries[moment.seq - 1], moment
    last = chain[0]
    for seq in sorted([*(moment.seq for moment in chain[1:] if moment.seq not in gone), *also]):
        last = _judged(match, last, seq)
    jump = Jump(len(match.entries) + 1, match.last, last)
    return msgspec.structs.replace(
        match, last=last, entries=match.entries.grown(entry), jumps=match.jumps.grown(jump), redoable=redoable,
        taken_back=taken_back,
    )  # fmt: skip


def _counted(match: Match, entry: Undone | Redone) -> tuple[int, ...]:
    counts = list(match.taken_back)
    if not 0 <= entry.seat < match.seats:
        raise NothingToUndo(Reason("nothing-to-undo", args={"seat": entry.seat}))
    counts[entry.seat] += len(entry.seqs)
    if counts[entry.seat] > MOST_TAKEN_BACK:
        raise NothingToUndo(Reason("undone-enough", args={"most": MOST_TAKEN_BACK}))
    return tuple(counts)


def chain_from(match: Match, first: int) -> list[Moment]:
    """The moments in force from the entry `first` on, after the one before them; what is older is not looked at."""
    chain: list[Moment] = []
    for moment in _back_from(match.last):
        chain.append(moment)
        if moment.seq < first:
            break
    return chain[::-1]


def _followers(moment: Moment) -> dict[int, tuple[Entry, Moment]]:
    """What came of entries that were played on from here, by their numbers."""
    kept: dict[Any, Any] = moment.__dict__
    followers: dict[int, tuple[Entry, Moment]] = kept.setdefault("followers", {})
    return followers


def _judged(match: Match, last: Moment, seq: int) -> Moment:
    """The moment after this entry. A number can be another entry's in a match that went another way from here."""
    played, followers = match.entries[seq - 1], _followers(last)
    assert isinstance(played, Played)
    known = followers.get(seq)
    if known is None or known[0] is not played:
        _check_turn(last, played.seat)
        known = followers[seq] = played, _judge(match.game, last, seq, played.seat, played.action)
    return known[1]


def moments_back(match: Match) -> Iterator[tuple[int, Moment]]:
    """Where the match stood after each entry, undone ones included: the last first, down to the opening (0)."""
    now: Moment | None = match.last
    jumps = len(match.jumps)
    for seq in range(len(match.entries), -1, -1):
        assert now is not None
        yield seq, now
        if jumps and match.jumps[jumps - 1].seq == seq:
            jumps -= 1
            now = match.jumps[jumps].before
        else:
            now = now.before


def last_change(match: Match, seat: Seat, since: int = 0) -> int:
    """The number of the last entry that changed what this seat may do: an action chosen since then is not stale. Where
    none after `since` did, `since`."""
    for (seq, now), (_, before) in pairwise(moments_back(match)):
        if seq <= since:
            break
        if is_changed(match.game, match.entries[seq - 1], before, now, seat):
            return seq
    return since


def is_changed(game: AnyGame, entry: Entry, before: Moment, after: Moment, seat: Seat) -> bool:
    """Whether the entry is the seat's own, or leaves it other things to choose from."""
    if entry.seat == seat or (seat in before.to_act) != (seat in after.to_act):
        return True
    return seat in after.to_act and before.legal_actions(game, seat) != after.legal_actions(game, seat)
