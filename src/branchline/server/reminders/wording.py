"""What somebody is told, in their language."""

from typing import NamedTuple

from branchline.server.store.reminders import Marked, TableFacts
from branchline.words import LANGUAGES, Words, in_language

MOST_NAMED = 10
"""Tables that a message names; of the others it says how many there are."""


class Named(NamedTuple):
    """A table in a message."""

    id: str
    game: str
    others: tuple[str, ...]
    line: str
    path: str
    """The page where it is answered: the table, or home for an invitation."""
    link: str


class Message(NamedTuple):
    id: str
    type: str
    language: str
    title: str
    tables: list[Named]
    more: str
    """That there are more tables than these; empty where there are not."""
    link: str
    """Where one goes from here: the table, or the list where there are several."""

    @property
    def text(self) -> str:
        lines = [*(f"{table.line}\n{table.link}" for table in self.tables), self.more]
        return "\n".join([self.title, *filter(None, lines)])

    @property
    def body(self) -> str:
        """The same without its title and without addresses."""
        return "\n".join(filter(None, [*(table.line for table in self.tables), self.more]))


def words_of(language: str) -> Words:
    return in_language(language if language in LANGUAGES else "en")


def worded(marked: Marked, links: str) -> Message:
    """`links` is what addresses of pages begin with."""
    words, all_of = words_of(marked.channel["language"]), marked.tables
    named = [_named(facts, words, links) for facts in all_of[:MOST_NAMED]]
    left = len(all_of) - len(named)
    turns = sum(facts.by is None for facts in all_of)
    title = words.say("told-title", count=turns) if turns else words.say("told-invited-title", count=len(all_of))
    is_trial = marked.what == "trial"
    return Message(
        id=marked.id,
        type="trial" if is_trial else "your_turn" if turns else "invited",
        language=words.language,
        title=words.say("told-trial") if is_trial else title,
        tables=named,
        more=words.say("told-more", count=left) if left else "",
        link=named[0].link if len(named) == 1 else f"{links}/",
    )


def _named(facts: TableFacts, words: Words, links: str) -> Named:
    game = words.say(facts.game) if words.knows(facts.game) else facts.game
    if facts.by is not None:
        line, path = words.say("told-invited", game=game, name=facts.by, is_named=str(bool(facts.by))), "/"
    else:
        line = words.say("told-table", game=game, names=", ".join(facts.others), count=len(facts.others))
        path = f"/table/{facts.id}"
    return Named(facts.id, facts.game, facts.others, line, path, links + path)
