"""Words in three languages, from Fluent files. Rules speak in data; this is where it becomes sentences."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from branchline.core.values import Change, Preview, Reason

_FOLDERS = (each for each in resources.files(__package__).iterdir() if each.is_dir() and each.name != "__pycache__")
LANGUAGES = tuple(sorted(each.name for each in _FOLDERS))
"""A folder here is a language."""


@cache
def in_language(language: str) -> "Words":
    return Words(language)


class Words:
    """Every message of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # Fluent's marks around arguments are invisible in a browser and garbage in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._names: list[str] = []
        for file in sorted(_files(language), key=lambda file: file.name):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._names += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def knows(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def family(self, begins: str) -> list[str]:
        """What follows in the names of all messages that begin so."""
        return [name.removeprefix(begins) for name in self._names if name.startswith(begins)]

    def say(self, message: str, **args: Any) -> str:
        """The message in this language. A message nobody wrote shows its id, which a test makes sure nobody sees."""
        if not self.knows(message):
            return f"{{{message}}}"
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has only attributes"
        text, _errors = self._bundle.format_pattern(pattern, args)
        return str(text)

    def reason(self, reason: Reason) -> str:
        """Why something was refused, with its place and its rule."""
        args: dict[str, Any] = dict(reason.args)
        if reason.cell:
            args.setdefault("cell", f"{reason.cell[0]},{reason.cell[1]}")
        if reason.side:
            args.setdefault("side", reason.side)
        sentence = self.say(reason.message, **args)
        return f"{sentence} ({reason.clause})" if reason.clause else sentence

    def preview(self, game: str, preview: Preview) -> list[str]:
        """One line for each change, what else is to be said, and why it ends where it does."""
        lines = [self.change(game, change) for change in preview.changes]
        if preview.note:
            lines.append(self.reason(preview.note))
        if preview.stops:
            lines.append(self.say(f"preview-stops-{preview.stops}"))
        return lines

    def change(self, game: str, change: Change) -> str:
        """`openings 4 → 6 (RT-F3)`; an item `chain:3,1` is the message of `chain` with the rest as `which`."""
        item, _, which = change.item.partition(":")
        name = self.say(f"{game}-item-{item}", which=which)
        before, after = (self._item_value(game, value) for value in (change.before, change.after))
        return self.say("preview-change", name=name, before=before, after=after)

    def _item_value(self, game: str, value: int | bool | str | None) -> str:
        """A value that is a word of the game, or one that every game has."""
        word = f"{game}-value-{value}"
        return self.say(word) if isinstance(value, str) and self.knows(word) else self.value(value)

    def decimal(self, number: float, *, least: int = 0) -> str:
        """To one decimal, as the language writes it, with a true minus; so many decimals stand there at least."""
        number = round(number, 1)
        digits = fluent_number(abs(number), minimumFractionDigits=least, maximumFractionDigits=1)
        shown = self.say("terminal-number", number=digits)
        return f"−{shown}" if number < 0 else shown

    def labelled(self, name: str, value: str) -> str:
        """A name and what it is, with the colon as the language writes it."""
        return self.say("labelled", name=name, value=value)

    def value(self, value: int | bool | str | None) -> str:
        if value is None or isinstance(value, bool):
            return self.say({None: "value-none", True: "value-yes", False: "value-no"}[value])
        return f"{value}".replace("-", "−")


def _files(language: str) -> list[Any]:
    folder = resources.files(__package__) / language
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]
