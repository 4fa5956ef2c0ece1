"""A finished match is studied here, in a worker process: one part of its analysis at a time."""

from collections.abc import Callable

import msgspec

from branchline.core import record
from branchline.server.workers.worker import named
from branchline.study.findings import Task


class Question(msgspec.Struct, frozen=True):
    """Of a match as a record: what an analysis consists of (`part` is None), or one part of it."""

    data: bytes
    task: Task
    part: int | None = None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outline or the part as JSON, or what went wrong."""

    value: str = ""
    error: str = ""


def open_study(find_game: str) -> Callable[[bytes], bytes]:
    from branchline.study.parts import Study  # only here: what it is made of is heavy

    find = named(find_game)
    decoder = msgspec.msgpack.Decoder(Question)
    last: dict[tuple[bytes, Task], Study] = {}

    def study_of(question: Question) -> Study:
        """The parts of one match mostly come one after the other: it is replayed once."""
        key = question.data, question.task
        if key not in last:
            last.clear()
            last[key] = Study(record.replay(record.read(question.data), find), question.task)
        return last[key]

    def answered(asked: bytes) -> bytes:
        try:
            question = decoder.decode(asked)
            study = study_of(question)
            found = study.outline if question.part is None else study.part(question.part)
            answer = Answer(msgspec.json.encode(found).decode())
        except MemoryError:
            raise
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}"[:300])
        return msgspec.msgpack.encode(answer)

    return answered
