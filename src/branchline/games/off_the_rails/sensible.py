"""What any goblin would do: not let a cart run off the rails where it can be helped."""

from collections.abc import Iterator, Mapping, Sequence

from branchline.core.values import Action, Cell
from branchline.games.off_the_rails.actions import ChangeSpeed, ChooseExit, LayTrack, PlaceCart, UpgradeTrack
from branchline.games.off_the_rails.paths import CartPath, Path
from branchline.games.off_the_rails.state import FIRST_SPEED, ActionPhase
from branchline.games.off_the_rails.track import OPPOSITE, beside
from branchline.games.off_the_rails.view import View


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions without those that wreck a cart for nothing; all of them where no other is left."""
    first = view.agenda[0]
    if isinstance(first, ActionPhase):
        return _sensible_plan(view, first.left, legal)
    doomed = {branch.side for path in view.paths for branch in path.path.branches if is_doomed(branch)}
    chosen = [action for action in legal if not (isinstance(action, ChooseExit) and action.side in doomed)]
    return chosen or legal


def is_doomed(path: Path) -> bool:
    """Whichever way it goes, it derails."""
    if path.ends == "chooses":
        return all(is_doomed(branch) for branch in path.branches)
    return path.ends == "derails"


def _sensible_plan(view: View, left: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Mend what would run off; else build on what lies, and place a cart only with actions left to lay its way."""
    doomed = [path for path in view.paths if is_doomed(path.path)]
    mends = [action for action in legal if any(_mends(view, path, action) for path in doomed)]
    if mends:
        return mends
    tracks = laid_tracks(view)
    can_place = left > FIRST_SPEED and not doomed
    return [action for action in legal if _is_some_use(tracks, can_place, action)]


def _is_some_use(tracks: Mapping[Cell, str], can_place: bool, action: Action) -> bool:
    if isinstance(action, LayTrack):
        return any(OPPOSITE[side] in tracks.get(beside(action.cell, side), "") for side in action.exits)
    return can_place or not isinstance(action, PlaceCart)


def laid_tracks(view: View) -> dict[Cell, str]:
    """Exits by cell, those of the surface included."""
    stubs = {cell: line.inward for line in view.exits for cell in line.cells}
    return {**stubs, **{track.cell: track.exits for track in view.tracks}}


def _mends(view: View, path: CartPath, action: Action) -> bool:
    """Track where the cart would run off, or less speed."""
    if isinstance(action, ChangeSpeed):
        return action.cart == path.cart and action.change < 0
    if isinstance(action, LayTrack | UpgradeTrack):
        start = view.carts[path.cart].cell
        return any(action.cell == cell and side in action.exits for cell, side in run_offs(path.path, start))
    return False


def run_offs(path: Path, start: Cell) -> Iterator[tuple[Cell, str]]:
    """Where the branches of a path run off, and the side on which track is missing."""
    last = path.cells[-1].cell if path.cells else start
    if path.ends == "derails" and path.ahead is not None:
        yield path.ahead, _side_towards(path.ahead, last)
    for branch in path.branches:
        yield from run_offs(branch, last)


def _side_towards(cell: Cell, other: Cell) -> str:
    return next(side for side in OPPOSITE if beside(cell, side) == other)
