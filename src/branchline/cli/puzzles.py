"""`branchline puzzles`: one turn, as many points as one can make, at the terminal."""

import argparse
import sys

from rich.text import Text

from branchline.cli import saves
from branchline.cli.log import event_lines
from branchline.cli.players import PERSON, PlayerSpec
from branchline.cli.table import Table
from branchline.cli.terminal import Terminal
from branchline.core.beginning import begun
from branchline.core.errors import BadOption
from branchline.core.match import Match
from branchline.games import NAMES
from branchline.study.puzzles import Puzzle, all_puzzles, explained, find_puzzle, position, reached
from branchline.words import Words

OTHERS = "greedy"
"""Who has the other seats: nobody waits for them, since they never move."""


def add_puzzles(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("puzzle", nargs="?", metavar="NAME", help=words.say("cli-puzzles-name"))
    parser.add_argument("--game", choices=NAMES, help=words.say("cli-puzzles-game"))
    parser.set_defaults(command=_puzzles)


def _puzzles(options: argparse.Namespace, words: Words) -> None:
    if options.puzzle is None:
        found = [puzzle for puzzle in all_puzzles() if options.game in (None, puzzle.game)]
        sys.stdout.write("\n".join([words.say("cli-puzzles-list"), *map(_line, found)]) + "\n")
        return
    puzzle = find_puzzle(options.puzzle)
    if puzzle is None:
        raise BadOption("unknown-puzzle", puzzle=options.puzzle)
    PuzzleTable(Terminal(words.language), puzzle).run()


def _line(puzzle: Puzzle) -> str:
    return f"  {puzzle.id:<20} {'*' * puzzle.grade}"


class PuzzleTable(Table):
    """A table at which one turn is played; then one is told what was best, and why."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle) -> None:
        self.puzzle, self.begun = puzzle, position(puzzle)
        you, other = terminal.words.say("terminal-you"), PlayerSpec(OTHERS, terminal.words.say(f"level-{OTHERS}"))
        players = tuple(PlayerSpec(PERSON, you) if seat == puzzle.seat else other for seat in range(puzzle.seats))
        path = saves.path_of(saves.new_name(puzzle.game))
        super().__init__(terminal, begun(self.begun, puzzle.digest), players, path)

    def _draw(self, seat: int) -> None:
        super()._draw(seat)
        task = self.words.say(f"puzzle-task-{self.puzzle.game}")
        ends = self.words.say("cli-puzzles-ends", start=self.puzzle.start)
        self.terminal.show(Text(f"{task} {ends}", style="bold"))

    def _play_on(self) -> None:
        while not reached(self.match, self.puzzle.seat, len(self.puzzle.moves)).is_over:
            self._person_acts(self.puzzle.seat)

    def _show_result(self) -> None:
        """What one made, what was best, and what each step of that brings."""
        puzzle, made = self.puzzle, reached(self.match, self.puzzle.seat, len(self.puzzle.moves)).total
        said = "puzzle-result-solved" if made >= puzzle.best else "puzzle-result-missed"
        self.terminal.clear()
        self.terminal.show(Text(self.words.say(said, points=made, best=puzzle.best), style="bold"))
        self.terminal.show(Text(self.words.say("puzzle-why")))
        self._show_best(self.begun)
        levels = ", ".join(self.words.say(f"level-{level}") for level in puzzle.missed or ())
        missed = self.words.say("puzzle-missed-by", levels=levels) if levels else self.words.say("puzzle-found-by-all")
        self.terminal.show(Text(missed, style="dim"))

    def _show_best(self, match: Match) -> None:
        for step in explained(match, self.puzzle):
            lines = event_lines(self.screen, step.events)
            self.terminal.show_lines(["  " + line for line in lines], "bold")
            shown = self.words.preview(match.game.name, step.preview)
            self.terminal.show_lines(["      " + line for line in shown], "cyan")
