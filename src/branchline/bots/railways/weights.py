"""What positions are worth to the levels of Railways, feature by feature: tuned by self-play.

Each weight is a curve, in thousandths of a point: at the end, more for each decade left, and for the square of them.
"""

from typing import Final

from branchline.bots.railways.value import FEATURES

Curve = tuple[int, int, int]

_FAR: Final[dict[str, Curve]] = {
    "workers": (399, 171, 158),
    "idle_workers": (115, -5, -54),
    "capital": (147, 12, -8),
    "rich": (-122, 4, 30),
    "passengers": (-225, 1, 65),
    "trips": (236, 37, -40),
    "best_trip": (-385, 96, -40),
    "best_leisure": (37, 479, -277),
    "dice_left": (-69, 27, -76),
    "fares": (-43, 55, 99),
    "markers": (236, -27, 14),
    "buyable": (-5, 160, -4),
    "longest": (-463, 747, -126),
    "upgraded": (11, 0, 0),
    "pollution": (50, -5, 18),
    "waiting": (-24, -29, -58),
    "spread": (470, -164, 4),
}
_NEAR: Final[dict[str, Curve]] = {
    "workers": (0, 60, 0),
    "passengers": (0, 20, 0),
    "longest": (0, 30, 0),
}
"""A beginner counts points, and knows that workers and passengers are good to have."""


def _in_order(curves: dict[str, Curve]) -> tuple[int, ...]:
    return tuple(number for feature in FEATURES for number in curves.get(feature, (0, 0, 0)))


FARSIGHTED: Final = _in_order(_FAR)
SHORTSIGHTED: Final = _in_order(_NEAR)
