"""A match at the terminal: people and bots take their turns, everything is kept."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from branchline.bots import Budget, lineup
from branchline.bots.levels import LEVELS
from branchline.bots.warming import warming_up
from branchline.cli import hinting, log, results, saves
from branchline.cli.players import PlayerSpec
from branchline.cli.screens import Misread, Screen, find_screen
from branchline.cli.terminal import Goodbye, Terminal
from branchline.cli.vocabulary import read_tokens, spoken
from branchline.core.acts import taken_up
from branchline.core.codec import convert
from branchline.core.consider import consider
from branchline.core.errors import BadOption, Refused
from branchline.core.match import Match, play_through, redo, undo
from branchline.core.record import Times
from branchline.core.rng import Rng
from branchline.core.values import Action, Preview, Reason, Seat
from branchline.core.why_over import why_over
from branchline.study.advice import Advice
from branchline.tables.bot_choice import Plan, chosen
from branchline.tables.sitting import Sitting, entered, resumed
from branchline.words import LANGUAGES
from branchline.words.rulebook import clauses

LOG_LINES, LOG_PAGE, LISTED = 3, 40, 15
THINKING = Budget(seconds=5.0)


class Table:
    """One match on one screen. Every entry is on disk before it is shown."""

    below = 2
    """Lines of the screen that stand under board and log."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        players: tuple[PlayerSpec, ...],
        path: Path,
        times: Times | None = None,
    ) -> None:
        self.terminal = terminal
        self.players = players
        self.sitting = self._sat_down(match, times)
        self.path = path
        self.confirms = True
        self.zoomed = False
        self.looking_at: Seat | None = None
        self.listed: list[Action] = []
        self.plans: dict[Seat, Plan] = {}
        self.hinted: hinting.Hinted | None = None
        self.screen = self._make_screen()
        self.shown_to: Seat | None = None
        self.aside = ExitStack()
        self.is_warm = False
        self.greets = False

    @property
    def match(self) -> Match:
        return self.sitting.match

    def _sat_down(self, match: Match, times: Times | None = None) -> Sitting:
        """A pause is over when somebody sits down, and whoever is named here plays the seat, whatever was before."""
        bots = frozenset(seat for seat, player in enumerate(self.players) if player.is_bot)
        sitting = resumed(taken_up(match), bots, time.time(), times)
        return msgspec.structs.replace(sitting, handed=frozenset())

    # Words and screen -------------------------------------------------------------------------------------------------

    @property
    def words(self) -> Any:
        return self.terminal.words

    def _make_screen(self) -> Screen:
        return find_screen(self.match.game, self.terminal.words, tuple(player.name for player in self.players))

    def _use_language(self, language: str) -> None:
        self.terminal.use_language(language)
        self.screen = self._make_screen()

    def _log_lines(self, seat: Seat, most: int) -> list[str]:
        return log.last_lines(self.sitting, seat, most, self.screen, self.words, self.players)

    # The match --------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the match is over or somebody leaves."""
        self._keep(self.sitting)
        self.greets = True
        try:
            with self.aside:
                if self._levels & {*LEVELS}:
                    self._warm_up()
                self._play_on()
            self._show_result()
        except Goodbye:
            self.terminal.show("")
            self.terminal.say("terminal-kept", name=self.path.stem)

    def _warm_up(self) -> None:
        """From the first time that a level is asked to think."""
        if not self.is_warm:
            self.aside.enter_context(warming_up())
            self.is_warm = True

    def _play_on(self) -> None:
        """Bots first: nobody has to wait for them."""
        while self.match.to_act:
            if bots := self.sitting.bots_to_act():
                self._bot_acts(bots[0])
            else:
                self._person_acts(min(self.match.to_act))

    def _become(self, *matches: Match) -> None:
        """The match after each of the new entries. The commit point: stored before shown."""
        after, at = self.sitting, max(time.time(), self.sitting.last_at)
        for match in matches:
            after = entered(after, match, at)
        self._keep(after)
        self.sitting, self.listed = after, []

    def _keep(self, sitting: Sitting) -> None:
        saves.write(self.path, sitting, tuple(map(str, self.players)))

    def _act(self, seat: Seat, action: Action) -> None:
        """One action may be played as several steps."""
        self._become(*play_through(self.match, seat, action))

    def _bot_acts(self, seat: Seat) -> None:
        """Its randomness follows from the match, so that a match resumed goes on as it would have."""
        rng, player = Rng(f"{self.match.seed[:40]} {seat} {self.match.seq}"), self.players[seat]
        with self.terminal.waiting("terminal-thinks", player=player.name):
            action, self.plans = chosen(self.match, seat, player.level, rng, THINKING, self.plans)
        self._act(seat, action)

    # A person's turn --------------------------------------------------------------------------------------------------

    def _person_acts(self, seat: Seat) -> None:
        """Draws, asks, and obeys, until the match has moved on."""
        self._curtain(seat)
        self._draw(seat)
        before = self.match
        while self.match is before:
            line = self.terminal.ask(self.words.say("terminal-prompt", player=self.players[seat].name) + " ")
            try:
                self._obey(seat, line)
            except (Refused, Misread) as refusal:
                self.terminal.show(Text(self.words.reason(refusal.reason), style="yellow"))

    def _curtain(self, seat: Seat) -> None:
        """Where there are secrets, the screen is handed over before anything is drawn."""
        people = [player for player in self.players if not player.is_bot]
        is_private = self.screen.is_private(self.match.view(seat))
        if is_private and len(people) > 1 and self.shown_to not in (None, seat):
            self.terminal.clear()
            name = self.players[seat].name
            self.terminal.ask(
                self.words.say("terminal-curtain", player=name) + " ", "terminal-about-curtain", player=name
            )
        if self.shown_to != seat:
            self.looking_at = None
        self.shown_to = seat

    def _draw(self, seat: Seat) -> None:
        self.terminal.clear()
        width, height = self.terminal.size
        looking_at = seat if self.looking_at is None else self.looking_at
        view = self.match.view(seat)
        self.terminal.show(
            self.screen.draw(view, looking_at, (width, height - LOG_LINES - self.below), zoomed=self.zoomed)
        )
        greeting = self._greeting()
        lines = self._log_lines(seat, LOG_LINES - len(greeting))
        self.terminal.show_lines([line[: width - 1] for line in lines], "dim")
        self.terminal.show_lines(greeting)

    def _greeting(self) -> list[str]:
        """Once, in the place of lines of the log: who plays weaker here than they can, and what one types to learn what
        one can type."""
        if not self.greets:
            return []
        self.greets = False
        weaker = [level for level in lineup(self.match.game.name).weaker if level in self._levels]
        names = ", ".join(self.words.say(f"level-{level}") for level in weaker)
        told = [self.words.say("terminal-weaker", levels=names)] if weaker else []
        help_word, list_word = (spoken(word, self.words) for word in ("help", "list"))
        return [*told, self.words.say("terminal-greeting", help=help_word, list=list_word)]

    @property
    def _levels(self) -> set[str]:
        """Of the bots at this table."""
        return {player.level for player in self.players if player.is_bot}

    def _obey(self, seat: Seat, line: str) -> None:
        tokens = read_tokens(line, self.words)
        if not tokens or tokens == ["?"]:
            tokens = ["help"]
        command = _COMMANDS.get(tokens[0])
        if command is not None:
            command(self, seat, line.split()[1:] if tokens[0] in _TAKES_NAMES else tokens[1:])
        elif tokens[0].isdigit():
            self._pick(seat, int(tokens[0]))
        else:
            self._commit(seat, self.screen.parse(tokens, self.match.view(seat), seat))

    def _pick(self, seat: Seat, number: int) -> None:
        if not 1 <= number <= len(self.listed):
            raise Misread("terminal-not-listed", number=number, list=spoken("list", self.words))
        self._commit(seat, self.listed[number - 1])

    def _commit(self, seat: Seat, action: Action) -> None:
        """Shows what the action would change, and does it when the person agrees."""
        considered = self._considered(seat, action)
        if self.confirms and self._show_preview(seat, action, considered):
            answer = self.terminal.ask(self.words.say("terminal-agree") + " ", "terminal-about-agree")
            if answer:
                self.terminal.say("terminal-not-done")
                return
        self._act(seat, action)

    def _considered(self, seat: Seat, action: Action) -> Preview:
        """What the action would change. Raises Refused."""
        considered = consider(self.match, seat, action)
        if considered.reason is not None:
            raise Refused(considered.reason)
        return considered.preview or Preview()

    def _show_preview(self, seat: Seat, action: Action, preview: Preview) -> bool:
        """True when there was something to show."""
        lines = self.words.preview(self.match.game.name, msgspec.structs.replace(preview, stops=None))
        self.terminal.show(Text(self.screen.action(action, self.match.view(seat), seat), style="bold"))
        self.terminal.show_lines(["  " + line for line in lines], "cyan")
        return bool(lines)

    def _show_result(self) -> None:
        self.terminal.clear()
        self.terminal.show(self.screen.result(self.match.view(None)))
        self.terminal.show_lines([self.words.reason(self._naming(reason)) for reason in why_over(self.match)])
        self._show_bests()
        self.terminal.say("terminal-over", name=self.path.stem, seed=self.match.seed)

    def _show_bests(self) -> None:
        people = {seat: player.name for seat, player in enumerate(self.players) if not player.is_bot}
        try:
            told = results.bests_of(self.match, people, self.path.stem, has_medals=self.screen.earns_medals)
            self.terminal.show_lines([self.words.reason(reason) for reason in told], "bold")
        except BadOption as refusal:
            self.terminal.show(Text(self.words.reason(refusal.reason), style="yellow"))

    def _naming(self, reason: Reason) -> Reason:
        """The reason with a player's name for a seat's number."""
        seat = reason.args.get("seat")
        named = {"player": self.players[seat].name} if isinstance(seat, int) else {}
        return msgspec.structs.replace(reason, args={**reason.args, **named})

    # What one can type besides moves ----------------------------------------------------------------------------------

    def _help(self, _seat: Seat, _rest: list[str]) -> None:
        self.terminal.show_lines(self.screen.help())
        for token in ("list", "preview", "hint", "plan", "undo", "redo", "restart", "look", "log", "rules", "zoom",
                      "confirm", "language", "save", "quit"):  # fmt: skip
            line = self.words.say(f"help-{token}", word=spoken(token, self.words), clause=self._first_clause())
            self.terminal.show(Text(f"  {line}"))

    def _first_clause(self) -> str:
        return next(iter(clauses(self.match.game.name, self.words.language)))

    def _list(self, seat: Seat, rest: list[str]) -> None:
        """The legal actions, numbered; `list 2` turns the page."""
        legal = list(self.match.legal_actions(seat))
        pages = -(-len(legal) // LISTED)
        page = int(rest[0]) if rest and rest[0].isdigit() else 1
        if not 1 <= page <= pages:
            raise Misread("terminal-no-such-page", page=page, pages=pages)
        self.listed = legal
        view = self.match.view(seat)
        for number in range((page - 1) * LISTED, min(page * LISTED, len(legal))):
            self.terminal.show(Text(f"{number + 1:4}  {self.screen.action(legal[number], view, seat)}"))
        self.terminal.say("terminal-listed", style="dim", page=page, pages=pages, count=len(legal))

    def _preview(self, seat: Seat, rest: list[str]) -> None:
        if not rest:
            raise Misread("terminal-preview-what", word=spoken("preview", self.words))
        is_number = rest[0].isdigit() and 1 <= int(rest[0]) <= len(self.listed)
        action = self.listed[int(rest[0]) - 1] if is_number else self.screen.parse(rest, self.match.view(seat), seat)
        if not self._show_preview(seat, action, self._considered(seat, action)):
            self.terminal.say("terminal-preview-nothing")

    def _hint(self, seat: Seat, rest: list[str]) -> None:
        """Where to look; asked again, three choices; then the move. A number goes there at once, and does it then."""
        if rest and rest[0] not in ("1", "2", "3"):
            raise Misread("terminal-hint-steps", word=spoken("hint", self.words))
        self._warm_up()
        name = self.words.say(f"level-{lineup(self.match.game.name).strongest}")
        with self.terminal.waiting("terminal-thinks", player=name):
            self.hinted = hinting.hinted(self.match, seat, self.hinted, int(rest[0]) if rest else None)
        part, advice = self.hinted.part, self.hinted.advice
        if part == hinting.NUDGE:
            self.terminal.show_lines(hinting.nudge_lines(self.words, self.screen, advice), "bold")
            then = "terminal-hint-only" if hinting.is_only(self.match, seat) else "terminal-hint-more"
            self.terminal.say(then, style="dim", word=spoken("hint", self.words))
            return
        choices = advice.choices[: 1 if part == hinting.MOVE else None]
        self.listed = [convert(choice.action, self.match.game.action_type) for choice in choices]
        self.terminal.say("terminal-hint" if len(choices) == 1 else "terminal-hint-choices")
        for number in range(len(choices)):
            self._show_choice(seat, number, advice)
        self.terminal.show_lines([line for line in (hinting.last_line(self.words, advice),) if line], "dim")

    def _show_choice(self, seat: Seat, number: int, advice: Advice) -> None:
        """What to do, what it is expected to gain, why, and what the action itself changes."""
        words, choice = self.words, advice.choices[number]
        text = self.screen.action(self.listed[number], self.match.view(seat), seat)
        self.terminal.show(Text(f"{number + 1:4}  {text}", style="bold"))
        told = (
            (hinting.gain_line(words, advice, choice), "cyan"),
            (hinting.reason_line(words, choice), ""),
            (hinting.changes_line(words, self.match.game.name, choice, is_one_of_many=len(self.listed) > 1), "dim"),
        )
        for line, style in told:
            self.terminal.show_lines([f"      {line}"] if line else [], style)

    def _plan(self, seat: Seat, rest: list[str]) -> None:
        """Moves are tried on a copy; what is then played is legal as at any time, or refused. With a number another
        person plans ahead, before it is their turn."""
        from branchline.cli.planning import PlanTable  # it is a table itself

        planner = self._numbered(seat, rest)
        if self.players[planner].is_bot:
            raise Misread("terminal-plan-bot", player=self.players[planner].name)
        planning = PlanTable(self, planner)
        actions = planning.tried(planner)
        self.shown_to = planning.shown_to
        for action in actions:
            self._act(planner, action)
        if not actions:
            self._curtain(seat)
            self._draw(seat)

    def _undo(self, seat: Seat, _rest: list[str]) -> None:
        self._become(undo(self.match, seat))

    def _redo(self, seat: Seat, _rest: list[str]) -> None:
        self._become(redo(self.match, seat))

    def _restart(self, seat: Seat, _rest: list[str]) -> None:
        self._become(undo(self.match, seat, whole_turn=True))

    def _look(self, seat: Seat, rest: list[str]) -> None:
        """Another player's side of the table, by number; without one, one's own."""
        self.looking_at = self._numbered(seat, rest)
        self._draw(seat)

    def _numbered(self, seat: Seat, rest: list[str]) -> Seat:
        """The player of the number that was typed; without one, who typed."""
        number = int(rest[0]) if rest and rest[0].isdigit() else seat + 1
        if not 1 <= number <= len(self.players):
            raise Misread("terminal-no-such-player", number=number, players=len(self.players))
        return number - 1

    def _log(self, seat: Seat, _rest: list[str]) -> None:
        self.terminal.show_lines(self._log_lines(seat, LOG_PAGE))

    def _rules(self, _seat: Seat, rest: list[str]) -> None:
        known = clauses(self.match.game.name, self.words.language)
        wanted = rest[0].upper() if rest else ""
        if wanted not in known:
            raise Misread("terminal-no-such-clause", clause=wanted or "?", clauses=", ".join(known))
        self.terminal.show(Text(f"{wanted}  {known[wanted]}"))

    def _zoom(self, seat: Seat, _rest: list[str]) -> None:
        self.zoomed = not self.zoomed
        self._draw(seat)

    def _confirm(self, _seat: Seat, _rest: list[str]) -> None:
        self.confirms = not self.confirms
        self.terminal.say("terminal-confirms" if self.confirms else "terminal-confirms-not")

    def _language(self, seat: Seat, rest: list[str]) -> None:
        if not rest or rest[0] not in LANGUAGES:
            raise Misread("terminal-languages", languages=", ".join(LANGUAGES))
        self._use_language(rest[0])
        self._draw(seat)

    def _save(self, _seat: Seat, rest: list[str]) -> None:
        """The match is always kept; this keeps a copy under a name."""
        path = saves.path_of(rest[0]) if rest else self.path
        if path.exists() and path != self.path:
            raise Misread("terminal-save-exists", file=str(path))
        saves.write(path, self.sitting, tuple(map(str, self.players)))
        self.terminal.say("terminal-saved", file=str(path))

    def _quit(self, _seat: Seat, _rest: list[str]) -> None:
        raise Goodbye


# What follows these is a name, to be read as it stands and not as a word of ours.
_TAKES_NAMES = {"save", "language", "rules"}
_COMMANDS: dict[str, Callable[[Table, Seat, list[str]], None]] = {
    "help": Table._help,
    "list": Table._list,
    "preview": Table._preview,
    "hint": Table._hint,
    "plan": Table._plan,
    "undo": Table._undo,
    "redo": Table._redo,
    "restart": Table._restart,
    "look": Table._look,
    "log": Table._log,
    "rules": Table._rules,
    "zoom": Table._zoom,
    "confirm": Table._confirm,
    "language": Table._language,
    "save": Table._save,
    "quit": Table._quit,
}
