"""`branchline learn`: a first match in lessons, at the terminal."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from branchline.bots import lineup
from branchline.cli import saves
from branchline.cli.players import PERSON, PlayerSpec
from branchline.cli.screens import Misread
from branchline.cli.table import Table
from branchline.cli.terminal import Terminal
from branchline.cli.vocabulary import read_tokens, spoken
from branchline.core.errors import BadOption, Refused
from branchline.core.game import AnyGame
from branchline.core.tutorial import LEARNER, LessonStep, Tutorial
from branchline.core.tutorial_match import action_of, played
from branchline.core.values import Action, Seat
from branchline.games import NAMES, find_game
from branchline.tables.sitting import Sitting
from branchline.words import Words

KEPT: Final = ("undo", "redo", "restart", "save", "confirm", "plan")
"""What a match has and a lesson has not."""


class Turned(Exception):
    """The learner wants to be at another lesson."""

    def __init__(self, number: int) -> None:
        self.number = number


class LessonTable(Table):
    """The table of a first match. It is short, and not kept: what plays on from it is."""

    below = 7

    def __init__(self, terminal: Terminal, game: AnyGame, tutorial: Tutorial) -> None:
        names = (terminal.words.say("terminal-you"), *tutorial.players[1:])
        players = tuple(PlayerSpec(PERSON, name) for name in names)
        super().__init__(terminal, played(game, tutorial, 0), players, Path())
        self.tutorial = tutorial
        self.wanted: Action | None = None

    def run(self) -> None:
        number = 0
        while number < len(self.tutorial.lessons) - 1:
            try:
                self._teach(number)
                number += 1
            except Turned as turned:
                number = turned.number
        self._begin(number)
        self._offer()

    def _keep(self, sitting: Sitting) -> None:
        """Nothing."""

    def _begin(self, number: int) -> None:
        self.sitting = self._sat_down(played(self.match.game, self.tutorial, self.tutorial.first_step(number)))
        self.listed = []
        self._tell(number)

    def _tell(self, number: int) -> None:
        """The board, and the lesson under it."""
        self._draw(LEARNER)
        word, of = self.tutorial.lessons[number].word, len(self.tutorial.lessons)
        progress = self.words.say("tutorial-progress", done=number + 1, of=of)
        self.terminal.show(Text(f"{self.words.say('tutorial-title')} · {progress}", style="bold"))
        self.terminal.say(f"tutorial-{self.match.game.name}-{word}")

    def _teach(self, number: int) -> None:
        self._begin(number)
        steps = self.tutorial.lessons[number].steps
        if not steps or not steps[0].asked:
            self._wait(number, None)
        for place, step in enumerate(steps):
            if step.asked:
                if place:
                    self._tell(number)
                self._wait(number, step)
            else:
                self._act(step.seat, action_of(self.match.game, step))

    def _wait(self, number: int, step: LessonStep | None) -> None:
        """Until the learner has read on, or has done what is asked for: Enter does it."""
        self.wanted = action_of(self.match.game, step) if step else None
        before = self.match
        while self.match is before:
            line = self.terminal.ask(self._prompt())
            if line:
                self._answer(number, line)
            elif self.wanted is None:
                return
            else:
                self._act(LEARNER, self.wanted)

    def _prompt(self) -> str:
        ways = {word: spoken(word, self.words) for word in ("skip", "repeat", "quit")}
        if self.wanted is None:
            return str(self.words.say("terminal-lesson-read", **ways)) + " "
        action = self.screen.action(self.wanted, self.match.view(LEARNER), LEARNER)
        return str(self.words.say("terminal-lesson-do", action=action, **ways)) + " "

    def _answer(self, number: int, line: str) -> None:
        tokens = read_tokens(line, self.words)
        if tokens == ["skip"]:
            raise Turned(number + 1)
        if tokens == ["repeat"]:
            is_begun = self.match.seq > self.tutorial.first_step(number)
            raise Turned(number if is_begun else max(0, number - 1))
        try:
            self._obey(LEARNER, line)
        except (Refused, Misread) as refusal:
            self.terminal.show(Text(self.words.reason(refusal.reason), style="yellow"))

    def _obey(self, seat: Seat, line: str) -> None:
        tokens = read_tokens(line, self.words)
        if tokens[0] in KEPT:
            raise Misread("terminal-lesson-other")
        super()._obey(seat, line)

    def _commit(self, seat: Seat, action: Action) -> None:
        """What the lesson ordered is done without a question; anything else waits for a match of one's own."""
        self._considered(seat, action)
        if action != self.wanted:
            raise Misread("terminal-lesson-other")
        self._act(seat, action)

    def _offer(self) -> None:
        """On from here: a gentle bot has the others' seats, and from now on everything is kept."""
        alone = len(self.players) == 1
        self.terminal.ask(self.words.say("terminal-lesson-on-alone" if alone else "terminal-lesson-on") + " ")
        game = self.match.game.name
        gentle = lineup(game).gentle
        others = [PlayerSpec(gentle, self.words.say(f"level-{gentle}"))] * (len(self.players) - 1)
        path = saves.path_of(saves.new_name(game))
        Table(self.terminal, self.match, (self.players[LEARNER], *others), path).run()


def add_learn(choose: Callable[[Terminal], str]) -> Callable[[argparse.ArgumentParser, Words], None]:
    """`choose` asks which game, where none was named."""

    def add(parser: argparse.ArgumentParser, words: Words) -> None:
        parser.add_argument("game", nargs="?", metavar="game", help=words.say("cli-play-game", games=", ".join(NAMES)))
        parser.set_defaults(command=learn)

    def learn(options: argparse.Namespace, words: Words) -> None:
        terminal = Terminal(words.language)
        game = find_game(options.game or choose(terminal))
        tutorial = game.tutorial()
        if tutorial is None:
            raise BadOption("no-tutorial", game=game.name)
        LessonTable(terminal, game, tutorial).run()

    return add
