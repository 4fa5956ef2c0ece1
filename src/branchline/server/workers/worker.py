"""A worker process: a question comes in, an answer goes out, and it may be killed at any moment.

What it does is named by its first word, `module:name`: a function that takes the other words and gives one that makes
answers of questions. Bots think in such processes, and what strangers send is judged in others.
"""

import contextlib
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

SIZE: Final = struct.Struct(">I")
AUTOGROUP: Final = Path("/proc/self/autogroup")
TRIES: Final = 10
TRY_SECONDS: Final = 0.1
Answer = Callable[[bytes], bytes]


class Bounds(msgspec.Struct, frozen=True):
    """What a worker may take for one question. 0: as much as it likes."""

    seconds: float = 0.0
    """Of processor time: a busy machine makes nobody's question a worse one."""
    megabytes: int = 0
    niceness: int = 0


def named(path: str) -> Any:
    """The thing at `module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def step_back(niceness: int) -> None:
    """Comes after the server from here on, also while it loads what it answers with. Linux shares the processor among
    sessions first (`sched_autogroup_enabled`), and a worker has one of its own: without a word about that, its niceness
    would count against itself alone, and it would have as much as the server with all its threads."""
    os.nice(niceness)
    for _ in range(TRIES):
        try:
            AUTOGROUP.write_text(str(niceness))
        except BlockingIOError:  # another session was changed just now: one in a tenth of a second may be
            time.sleep(TRY_SECONDS)
        except OSError:  # there are no such groups here
            return
        else:
            return


def bound(bounds: Bounds) -> None:
    """Where the system knows no such bounds, or has a closer one, the one who asks still ends a worker that takes too
    long."""
    if bounds.megabytes:
        with contextlib.suppress(ImportError, ValueError, OSError):
            import resource

            most = bounds.megabytes * 1_048_576
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def timed(answer: Answer, question: bytes, seconds: float) -> bytes:
    """SIGPROF ends a process that does not mind it: nothing the question does can put that off."""
    if not seconds:
        return answer(question)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return answer(question)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(SIZE.size)
    return stream.read(SIZE.unpack(head)[0]) if len(head) == SIZE.size else None


def main() -> None:
    bounds = msgspec.json.decode(sys.argv[1], type=Bounds)
    step_back(bounds.niceness)
    answer: Answer = named(sys.argv[2])(*sys.argv[3:])
    bound(bounds)
    while (question := read_frame(sys.stdin.buffer)) is not None:
        try:
            reply = timed(answer, question, bounds.seconds)
        except MemoryError:
            os._exit(1)  # what is left of this process is not worth asking
        sys.stdout.buffer.write(SIZE.pack(len(reply)) + reply)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
