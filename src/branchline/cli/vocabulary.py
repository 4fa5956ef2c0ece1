"""The words one types. Each language has its own; English always works too."""

from functools import cache

from branchline.words import Words, in_language

TOKENS = (
    # the table
    "help", "list", "preview", "undo", "redo", "restart", "save", "quit", "language", "look", "rules", "log", "zoom",
    "confirm", "hint", "plan", "play", "skip", "repeat",
    # moves
    "take", "place", "reject", "discard", "pawn", "end", "at", "turned", "flipped", "left", "right", "star", "car",
    "train", "traveller",
    "buy", "build", "move", "recruit", "capital", "clean", "add", "upgrade", "pay", "keep", "exchange",
    # moves of Off the Rails
    "lay", "cart", "speed", "leave", "face", "split", "hand", "drop", "mission", "token", "run", "white",
    "black", "ruby", "emerald", "gold", "diamond", "rock",
)  # fmt: skip


@cache
def _aliases(language: str) -> dict[str, str]:
    words = in_language(language)
    spoken = {token: words.say(f"word-{token}") for token in TOKENS}
    return {alias.strip(): token for token, aliases in spoken.items() for alias in aliases.split(",")}


def read_tokens(line: str, words: Words) -> list[str]:
    """What was typed, each known word in its English form, the rest as it stands."""
    own, english = _aliases(words.language), _aliases("en")
    return [own.get(piece) or english.get(piece) or piece for piece in line.lower().split()]


def spoken(token: str, words: Words) -> str:
    """How to type the word in this language."""
    return words.say(f"word-{token}").split(",")[0].strip()
