"""Calibration as a picture: for each game a curve of what came true against what was said."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from tockwork.arena.ratings_plot import BAR, FONT, GRID, INK, PAPER
from tockwork.learn.calibration import Calibration

SIDE, GAP, TOP, LEFT, ACROSS = 170, 64, 86, 58, 3


def curves_svg(found: Sequence[Calibration]) -> str:
    """A complete SVG document. A dot is a bin, the larger the more forecasts lie in it."""
    across = min(ACROSS, len(found))
    down = -(-len(found) // ACROSS)
    width, height = LEFT + across * (SIDE + GAP), TOP + down * (SIDE + GAP)
    said = "; ".join(f"{one.form}: mean error {100 * one.error:.2f} points" for one in found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" font-family="{FONT}" font-size="12" fill="{INK}">',
        f"<title>Predicted and actual wins</title><desc>{escape(said)}</desc>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="28" font-size="16" font-weight="600">'
        "Predicted and actual wins, in %</text>",
        f'<text x="{LEFT}" y="48">across: what it said, up: what came true</text>',
    ]
    for n, one in enumerate(found):
        x, y = LEFT + n % ACROSS * (SIDE + GAP), TOP + n // ACROSS * (SIDE + GAP)
        parts += _panel(one, x, y)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(one: Calibration, x: int, y: int) -> list[str]:
    def at(predicted: float, actual: float) -> tuple[float, float]:
        return round(x + SIDE * predicted, 1), round(y + SIDE * (1 - actual), 1)

    parts = [
        f'<text x="{x}" y="{y - 8}" font-weight="600">{escape(one.form.rulebook.id)},'
        f" off by {100 * one.error:.1f}</text>",
        f'<path d="M{x} {y + SIDE}L{x + SIDE} {y}" stroke="{INK}" stroke-dasharray="3 4"/>',
    ]
    for tick in (0, 50, 100):
        across, up = at(tick / 100, tick / 100)
        parts.append(
            f'<path d="M{across} {y}v{SIDE}M{x} {up}h{SIDE}" stroke="{GRID}"/>'
            f'<text x="{across}" y="{y + SIDE + 15}" text-anchor="middle">{tick}</text>'
            f'<text x="{x - 6}" y="{up + 4}" text-anchor="end">{tick}</text>'
        )
    dots = [(*at(b.predicted, b.actual), b.count) for b in one.bins if b.count]
    line = "L".join(f"{a} {b}" for a, b, _ in dots)
    parts.append(f'<path d="M{line}" stroke="{BAR}" stroke-width="2" fill="none"/>')
    for a, b, count in dots:
        size = 2 + 5 * (count / one.forecasts) ** 0.5
        parts.append(f'<circle cx="{a}" cy="{b}" r="{size:.1f}" fill="{BAR}"/>')
    return parts
