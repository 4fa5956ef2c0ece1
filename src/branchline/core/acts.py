"""What a table does to a match beside playing it: giving up, handing over, ending, undo by consent."""

from itertools import pairwise
from typing import Literal

import msgspec

from branchline.core.entries import HOST, KEEPS, Ended, Entry, HandedOver, Paused, Played, Resigned, Resumed, Undone
from branchline.core.errors import NothingToUndo, Refused
from branchline.core.match import Jump, Match, Moment, can_undo, chain_from, check_room, is_changed, play_again
from branchline.core.values import Reason, Seat


def resign(match: Match, seat: Seat) -> Match:
    _check_running(match)
    check_seats(match, seat)
    if seat in match.resigned:
        raise Refused(Reason("already-resigned", args={"seat": seat}))
    return msgspec.structs.replace(_entered(match, Resigned(seat)), resigned=(*match.resigned, seat))


def hand_over(match: Match, act: HandedOver) -> Match:
    _check_running(match)
    check_seats(match, act.seat)
    if (act.to == "person") != (act.why == "returned"):
        raise Refused(Reason("hand-over-wrong", args={"to": act.to, "why": act.why}))
    return _entered(match, act)


def end(match: Match, seat: Seat, why: Literal["resigned", "stopped"]) -> Match:
    """Nobody has anything to decide after it, and nothing can be taken back."""
    _check_running(match)
    if seat != HOST:
        check_seats(match, seat)
    everyone = frozenset(range(match.seats))
    moment = Moment(match.seq + 1, seat, match.state, (), frozenset(), everyone, match.last)
    entries = match.entries.grown(Ended(seat, why))
    return msgspec.structs.replace(match, last=moment, entries=entries, redoable=(), pause=None)


def pause(match: Match, seat: Seat, agreed: tuple[Seat, ...] | None = None) -> Match:
    """Nobody plays, takes back or does again until it is over; giving up, handing over and ending are possible. With
    `agreed` these have consented; without, it is from the seat's allowance."""
    _check_running(match)
    check_room(match, 2)  # its end as well
    check_seats(match, seat, *(agreed or ()))
    if match.pause is not None:
        raise Refused(Reason("match-paused", args={"seat": match.pause.seat}))
    paused = Paused(seat, agreed)
    return msgspec.structs.replace(_entered(match, paused), pause=paused)


def resume(match: Match, seat: Seat) -> Match:
    """Always possible, however long the match is: a pause that nothing can end would hold it for ever."""
    if seat != HOST:
        check_seats(match, seat)
    if match.pause is None:
        raise Refused(Reason("not-paused"))
    return msgspec.structs.replace(_entered(match, Resumed(seat)), pause=None)


def taken_up(match: Match) -> Match:
    """Whoever sits down at a match that was kept in a pause ends it."""
    return match if match.pause is None else resume(match, match.pause.seat)


def check_seats(match: Match, *seats: Seat) -> None:
    """A match knows its own seats alone, whatever a file may say."""
    for seat in seats:
        if not 0 <= seat < match.seats:
            raise Refused(Reason("unknown-seat", args={"seat": str(seat)[:20]}))


def _check_running(match: Match) -> None:
    if not match.to_act:
        raise Refused(Reason("match-over"))


def _entered(match: Match, entry: Entry) -> Match:
    """The match with an entry that changes nothing in the game."""
    jump = Jump(match.seq + 1, match.last, match.last)
    return msgspec.structs.replace(match, entries=match.entries.grown(entry), jumps=match.jumps.grown(jump))


def entries_back_to(match: Match, seat: Seat, first: int | None = None) -> tuple[int, ...]:
    """What an undo by consent takes back: all that is in force from the entry `first` on, which is the seat's own;
    without it, from the seat's last one on."""
    own = [moment.seq for moment in match.chain if moment.seat == seat]
    start = first if first is not None else own[-1] if own else None
    seqs = tuple(moment.seq for moment in match.chain if start is not None and moment.seq >= start)
    if start not in own or not match.to_act or not _is_all_played(match, seqs):
        raise NothingToUndo(Reason("nothing-to-undo", args={"seat": seat}))
    return seqs


def _is_all_played(match: Match, seqs: tuple[int, ...]) -> bool:
    """What lies before other draws were put in is where the match began: nobody takes it back."""
    return all(isinstance(match.entries[seq - 1], Played) for seq in seqs)


def concerned(match: Match, seat: Seat, seqs: tuple[int, ...]) -> frozenset[Seat]:
    """The other seats an undo of these entries touches: all, where something was drawn or shown; otherwise those
    whose own entries go, or who came to act since."""
    if is_free(match, seat, seqs):
        return frozenset()
    touched: set[Seat] = set(match.to_act)
    gone = frozenset(seqs)
    for before, moment in pairwise(chain_from(match, min(gone))):
        if moment.seq in gone:
            touched |= {moment.seat} | moment.barred
            if before.state.rng != moment.state.rng or any(event.reveals for event in moment.events):
                return frozenset(range(match.seats)) - {seat}
    return frozenset(touched) - {seat}


def is_free(match: Match, seat: Seat, seqs: tuple[int, ...]) -> bool:
    """Whether the seat can take these back by itself, within the barrier."""
    return bool(seqs) and sorted(seqs, reverse=True) == list(can_undo(match, seat)[: len(seqs)])


def take_back_by_consent(match: Match, seat: Seat, seqs: tuple[int, ...], agreed: tuple[Seat, ...]) -> Match:
    """Undo beyond the barrier: the end of the chain goes, whoever played it. Only who asked nobody can do it again."""
    check_seats(match, seat, *agreed)
    is_end = bool(seqs) and seqs[0] > 0 and seqs == tuple(moment.seq for moment in chain_from(match, seqs[0])[1:])
    if not is_end or not match.to_act or not _is_all_played(match, seqs):
        raise NothingToUndo(Reason("nothing-to-undo", args={"seat": seat}))
    entry = Undone(seat, seqs, agreed)
    mine_alone = all(match.entries[seq - 1].seat == seat for seq in seqs)
    return play_again(match, entry, (*match.redoable, entry) if mine_alone and not agreed else (), without=seqs)


def is_chain_kept(match: Match, since: int) -> bool:
    """Whether all that was entered after this one is people going and coming, or a pause: what could be taken back
    before can be taken back still, by the consent of the same people."""
    return all(_keeps_the_chain(entry) for entry in match.entries[since:])


def _keeps_the_chain(entry: Entry) -> bool:
    return isinstance(entry, Paused | Resumed) or (isinstance(entry, HandedOver) and entry.why in KEEPS)


def has_undone_past_barrier(match: Match, since: int = 0) -> bool:
    """Whether an entry after this one was an undo by consent."""
    return any(isinstance(entry, Undone) and entry.agreed is not None for entry in match.entries[since:])


def seats_changed(before: Match, after: Match, changed: tuple[int, ...]) -> tuple[int, ...]:
    """For each seat the number of the last entry that changed what it may do, one entry after `before`: the same as
    asking `last_change` of each, without looking at the whole match again."""
    entry, was, now = after.entries[-1], before.last, after.last
    return tuple(
        after.seq if is_changed(after.game, entry, was, now, seat) else changed[seat] for seat in range(after.seats)
    )
