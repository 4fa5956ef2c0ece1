"""Killed with kill -9 under load: what was acknowledged is there. `./run soak` does it many more times."""

from kits.crash import Crash


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(data: str) -> None:
    assert Crash(data, seed=1, kills=3).run() > 12
