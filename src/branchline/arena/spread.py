"""Where matches are played: on the cores of this machine, or on the workers of a Dask scheduler. A worker that dies
loses nothing: what it had not handed over is played again, and comes out the same."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from branchline.arena.contest import Contest, Fixture
from branchline.arena.playing import Played, play_fixture
from branchline.core.errors import BadOption

TRIES: Final = 5
"""How often all workers may be made anew before there is something wrong."""
Spread = Callable[[Contest, Sequence[Fixture], bool], Iterator[Played]]


def on_cores(cores: int) -> Spread:
    """As many processes as that; -1: one for each core."""

    def spread(contest: Contest, fixtures: Sequence[Fixture], is_recorded: bool) -> Iterator[Played]:
        left = {fixture.number: fixture for fixture in fixtures}
        for attempt in range(TRIES):
            try:
                for played in _parallel(contest, list(left.values()), is_recorded, cores):
                    left.pop(played.result.fixture.number, None)
                    yield played
                return
            except _worker_died():
                if attempt == TRIES - 1:
                    raise

    return spread


def _parallel(contest: Contest, fixtures: Sequence[Fixture], is_recorded: bool, cores: int) -> Iterator[Played]:
    from joblib import Parallel, delayed

    pool = Parallel(n_jobs=cores, return_as="generator_unordered", batch_size=1)
    played: Iterator[Played] = pool(delayed(play_fixture)(contest, each, is_recorded=is_recorded) for each in fixtures)
    return played


def _worker_died() -> type[Exception]:
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    died: type[Exception] = TerminatedWorkerError
    return died


def on_machines(address: str) -> Spread:
    """Dask plays again what a lost worker had."""

    def spread(contest: Contest, fixtures: Sequence[Fixture], is_recorded: bool) -> Iterator[Played]:
        distributed = _distributed()
        try:
            client = distributed.Client(address, timeout=10)
        except OSError as error:
            raise BadOption("arena-no-scheduler", address=address, detail=str(error)) from None
        with client:
            submit = partial(client.submit, play_fixture, contest, is_recorded=is_recorded, pure=False)
            for job in distributed.as_completed([submit(fixture) for fixture in fixtures]):
                yield job.result()

    return spread


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise BadOption("arena-no-dask") from None
    return distributed
