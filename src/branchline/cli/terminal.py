"""The terminal itself: what is shown, what is asked, in which language."""

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text

from branchline.cli.vocabulary import read_tokens, spoken
from branchline.words import LANGUAGES, Words, in_language


class Goodbye(Exception):
    """The person left: end of input, or quit."""


def default_language() -> str:
    """BRANCHLINE_LANGUAGE, or the system's language where we speak it, or English."""
    for name in ("BRANCHLINE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Terminal:
    """Talks to one person, or to several around one screen."""

    def __init__(self, language: str) -> None:
        self.console = Console(highlight=False)
        self.words: Words = in_language(language)

    def use_language(self, language: str) -> None:
        self.words = in_language(language)

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.show(Text(self.words.say(message, **args), style=style))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.console.print(Text(line, style=style))

    def clear(self) -> None:
        """A fresh screen for a person; a pipe keeps everything."""
        if self.console.is_terminal:
            self.console.clear()

    def waiting(self, message: str, **args: object) -> AbstractContextManager[object]:
        """Says, while something takes its time, what it is; a pipe is not told."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(Text(self.words.say(message, **args)))

    def ask(self, prompt: str, about: str = "", **args: object) -> str:
        """One line of what the person typed. Leaving is raised as Goodbye; help shows the message `about`, if any."""
        while True:
            line = self._read_line(prompt)
            tokens = read_tokens(line, self.words)
            if tokens == ["quit"]:
                raise Goodbye
            if tokens != ["help"] or not about:
                return line
            self.say(about, style="dim", quit=spoken("quit", self.words), **args)

    def _read_line(self, prompt: str) -> str:
        try:
            self.console.print(Text(prompt, style="bold"), end="")
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            raise Goodbye
        if not self.console.is_terminal:
            self.console.print(Text(line.rstrip("\n")))
        return line.strip()

    @property
    def size(self) -> tuple[int, int]:
        return self.console.size.width, self.console.size.height
