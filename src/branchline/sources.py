"""What is installed here, known by its sources: what other rules or other bots found is kept apart by it."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent


def digest_of(sources: Iterable[Path]) -> str:
    return sha256(b"\0".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:16]
