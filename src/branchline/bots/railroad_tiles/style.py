"""How a level thinks: how wide, how far, and what it holds dear."""

from branchline.core.values import Value


class Style(Value, frozen=True, kw_only=True):
    weights: tuple[int, ...]
    """Two numbers a weight, in the order of the bench."""
    width: int = 1
    """How many ways to lay tiles are followed at once."""
    plain_width: int = 1
    """The same where nothing is compiled."""
    candidates: int = 1
    """How many plans are tried in playouts."""
    playouts: int = 0
    """How many playouts it makes at most in the first round, and in how many seconds; later ones are shorter, and there
    are as many more."""
    seconds: float = 0.0
    lists: int = 0
    """Up to how many tiles in hand all ways to lay them are listed, however many there are."""
    endings: int = 0
    """How many positions it looks at, at most, to find the best ending in the last round."""
    sees: int = 100
    """Of a hundred placements, how many it thinks of. Who does not see them all thinks from tile to tile."""
