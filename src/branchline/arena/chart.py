"""The tally as a drawing: a bar for each bot, with how sure it is."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from branchline.arena.tally import Figure, Tallied

WIDE, ROW, LEFT, RIGHT, TOP = 720, 34, 150, 110, 46
INK: Final = "#20304a"
BAR: Final = "#0d7472"


def chart(title: str, lines: Sequence[Tallied]) -> str:
    """An SVG of its own: wins where bots met, scores where each played alone."""
    shown = [(line, figure) for line in lines if (figure := line.wins or line.score) is not None]
    is_share = any(line.wins for line in lines)
    most = 1.0 if is_share else max([1.0, *(max(figure.mean, 0) for _, figure in shown)]) * 1.1
    rows = [_row(number, line.bot, figure, most, is_share=is_share) for number, (line, figure) in enumerate(shown)]
    high = TOP + ROW * len(shown) + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}" role="img">\n'
        f'<rect width="{WIDE}" height="{high}" fill="#fffaf0"/>\n'
        f'<text x="16" y="28" font-size="17" font-weight="600">{escape(title)}</text>\n{"".join(rows)}</svg>\n'
    )


def _row(number: int, bot: str, figure: Figure, most: float, *, is_share: bool) -> str:
    y = TOP + ROW * number
    scale = (WIDE - LEFT - RIGHT) / most
    x = [LEFT + max(0.0, min(value, most)) * scale for value in (figure.mean, figure.least, figure.most)]
    text = f"{figure.mean:.0%}" if is_share else f"{figure.mean:.1f}"
    middle = y + ROW / 2
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5:.1f}" text-anchor="end">{escape(bot)}</text>'
        f'<rect x="{LEFT}" y="{y + 6}" width="{x[0] - LEFT:.1f}" height="{ROW - 12}" rx="3" fill="{BAR}"/>'
        f'<path d="M{x[1]:.1f} {middle}H{x[2]:.1f}M{x[1]:.1f} {middle - 5}v10M{x[2]:.1f} {middle - 5}v10" '
        f'stroke="{INK}" stroke-width="2" fill="none"/>'
        f'<text x="{WIDE - RIGHT + 14}" y="{middle + 5:.1f}">{text}</text>\n'
    )
