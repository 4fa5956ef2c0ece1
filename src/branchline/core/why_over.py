"""Why a match is over, as data: the rule that ended it or the act that did, and which seats a bot played to the end."""

from branchline.core.entries import HOST, Ended, HandedOver
from branchline.core.match import Match
from branchline.core.values import Reason, Seat


def why_over(match: Match) -> tuple[Reason, ...]:
    """The first says why; nothing while the match goes on."""
    if match.to_act:
        return ()
    last = match.entries[-1] if match.entries else None
    if isinstance(last, Ended):
        return (_ended(last), *_played_on(match, last.seat if last.why == "resigned" else None))
    why = match.game.why_over(match.state)
    return (*((why,) if why is not None else ()), *_played_on(match, None))


def _ended(act: Ended) -> Reason:
    if act.seat == HOST:
        return Reason("over-stopped-by-host")
    return Reason(f"over-{act.why}", args={"seat": act.seat})


def _played_on(match: Match, named: Seat | None) -> list[Reason]:
    """The seats whose people were not there at the end: what became of each last. One is named already."""
    handed = {entry.seat: entry for entry in match.entries if isinstance(entry, HandedOver)}
    return [
        Reason(f"over-bot-{act.why}", args={"seat": seat})
        for seat, act in sorted(handed.items())
        if act.to == "bot" and seat != named
    ]
