"""The words one types: a message `word-…` is one. Each language has its own; English always works too."""

from functools import cache

from branchline.words import Words, in_language


@cache
def _aliases(language: str) -> dict[str, str]:
    words = in_language(language)
    spoken = {token: words.say(f"word-{token}") for token in words.family("word-")}
    return {alias.strip(): token for token, aliases in spoken.items() for alias in aliases.split(",")}


def read_tokens(line: str, words: Words) -> list[str]:
    """What was typed, each known word in its English form, the rest as it stands."""
    own, english = _aliases(words.language), _aliases("en")
    return [own.get(piece) or english.get(piece) or piece for piece in line.lower().split()]


def spoken(token: str, words: Words) -> str:
    """How to type the word in this language."""
    return words.say(f"word-{token}").split(",")[0].strip()
