"""Who sits where: `you`, `you:Ann`, or a bot by its level."""

import msgspec

from branchline.bots import levels
from branchline.core.errors import BadOption
from branchline.words import Words

PERSON = "you"


class PlayerSpec(msgspec.Struct, frozen=True):
    """A seat as it is written on the command line and in a save."""

    level: str
    """A bot's level, or `you` for a person."""
    name: str

    @property
    def is_bot(self) -> bool:
        return self.level != PERSON

    def __str__(self) -> str:
        return f"{self.level}:{self.name}"


def known_seats(game: str) -> str:
    """How a seat can be written."""
    return ", ".join((PERSON, f"{PERSON}:Ann", *levels(game)))


def read_players(text: str, game: str, words: Words) -> tuple[PlayerSpec, ...]:
    """The seats of `you,porter,greedy`; whoever has no name is called as the language says."""
    specs: list[PlayerSpec] = []
    for part in text.split(","):
        kind, _, name = part.strip().partition(":")
        if kind != PERSON and kind not in levels(game):
            raise BadOption("bad-seat", seat=part.strip(), known=known_seats(game))
        usual = "terminal-you" if kind == PERSON else f"level-{kind}"
        specs.append(PlayerSpec(kind, name or words.say(usual)))
    return tuple(_numbered(specs))


def _numbered(specs: list[PlayerSpec]) -> list[PlayerSpec]:
    """Two of the same name get numbers."""
    names = [spec.name for spec in specs]
    return [
        spec
        if names.count(spec.name) == 1
        else PlayerSpec(spec.level, f"{spec.name} {names[: n + 1].count(spec.name)}")
        for n, spec in enumerate(specs)
    ]
