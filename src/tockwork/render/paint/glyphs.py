"""Every small drawing as a path in a box from -1 to 1, to be filled with the even-odd rule.

Our own drawings: nothing here is copied from a printed game.
"""

from __future__ import annotations

from math import cos, pi, sin

from tockwork.render.geometry.points import Point


def circle_path(radius: float, x: float = 0.0, y: float = 0.0) -> str:
    return (
        f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0"
        f"a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0z"
    )


def _star(points: int, outer: float, inner: float) -> str:
    steps = []
    for i in range(2 * points):
        radius = outer if i % 2 == 0 else inner
        angle = pi * i / points
        steps.append(f"{radius * sin(angle):.3f} {-radius * cos(angle):.3f}")
    return "M" + "L".join(steps) + "z"


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"


# Marks of the seats, of about the same weight so that none looks more important.
MARKS: dict[str, str] = {
    "disc": circle_path(0.66),
    "triangle": "M0 -.84L.84 .62L-.84 .62z",
    "square": "M-.62 -.62H.62V.62H-.62z",
    "cross": "M-.27 -.78H.27V-.27H.78V.27H.27V.78H-.27V.27H-.78V-.27H-.27z",
    "star": _star(5, 0.92, 0.4),
    "ring": circle_path(0.76) + circle_path(0.42),
    "none": "",
}

# Marks of the kids' four colours.
STONE_MARKS: dict[str, str] = {
    "drop": "M0 -.9C.2 -.45 .62 -.1 .62 .3A.62 .62 0 0 1 -.62 .3C-.62 -.1 -.2 -.45 0 -.9z",
    "leaf": "M-.8 .8C-.95 -.3 -.2 -.85 .8 -.8C.85 .2 .3 .95 -.52 .62L.2 -.2L-.68 .52L-.64 .68z",
    "heart": "M0 .82C-1.3 -.1 -.8 -.82 -.4 -.78C-.15 -.76 0 -.55 0 -.4"
    "C0 -.55 .15 -.76 .4 -.78C.8 -.82 1.3 -.1 0 .82z",
    "sun": _star(12, 0.95, 0.62),
}

RANKS: dict[str, str] = {
    "king": "M-.9 .6L-1 -.55L-.45 -.05L0 -.85L.45 -.05L1 -.55L.9 .6zM-.88 .72H.88V.98H-.88z",
    "knight": "M-.62 .95H.66C.8 .2 .72 -.6 .02 -.8L-.08 -1L-.3 -.72C-.55 -.5 -.7 -.2 -.92 .1"
    "C-.98 .28 -.86 .44 -.66 .42L-.2 .2C-.16 .5 -.6 .55 -.62 .95zM-.2 -.42L-.36 -.3L-.2 -.24z",
    "citizen": "M0 -.92L1 -.05H.74V.92H.26V.3H-.26V.92H-.74V-.05H-1z",
    "fool": "M-.56 .9C-.56 .3 -.62 .05 -.98 .1C-1.02 -.7 -.3 -1.05 0 -.38C.3 -1.05 1.02 -.7 .98 .1"
    "C.62 .05 .56 .3 .56 .9z" + circle_path(0.2, -0.98, 0.3) + circle_path(0.2, 0.98, 0.3),
}
LETTERS = {"king": "K", "knight": "N", "citizen": "C", "fool": "F"}

HAT = (
    "M-.5 .3C-.52 -.2 -.4 -.72 -.22 -.76C-.08 -.78 .08 -.62 .22 -.74C.42 -.8 .5 -.2 .5 .3"
    "C.7 .24 .86 .14 .98 .08C.95 .5 .4 .68 0 .68C-.4 .68 -.95 .5 -.98 .08C-.86 .14 -.7 .24 -.5 .3z"
)
BONE = (
    "M-.5 -.2H.5C.42 -.5 .84 -.62 .9 -.28C1.12 -.2 1.12 .2 .9 .28C.84 .62 .42 .5 .5 .2"
    "H-.5C-.42 .5 -.84 .62 -.9 .28C-1.12 .2 -1.12 -.2 -.9 -.28C-.84 -.62 -.42 -.5 -.5 -.2z"
)
PAW = (
    "M0 -.05C.42 -.05 .66 .34 .58 .6C.5 .86 .2 .74 0 .74C-.2 .74 -.5 .86 -.58 .6"
    "C-.66 .34 -.42 -.05 0 -.05z"
    + _ellipse(-0.7, -0.08, 0.19, 0.27)
    + _ellipse(-0.27, -0.5, 0.2, 0.3)
    + _ellipse(0.27, -0.5, 0.2, 0.3)
    + _ellipse(0.7, -0.08, 0.19, 0.27)
)


def number(value: float) -> str:
    """A coordinate, short: a tenth of a unit is finer than any screen."""
    return f"{value:.1f}".removesuffix(".0")


def glyph(path: str, at: Point, size: float, fill: str, *, turn: float = 0, more: str = "") -> str:
    """`path` centred on a point, `size` being half its width."""
    if not path:
        return ""
    rotate = f" rotate({number(turn)})" if turn else ""
    return (
        f'<path d="{path}" transform="translate({number(at.x)} {number(at.y)}){rotate} '
        f'scale({size:.2f})" fill="{fill}" fill-rule="evenodd"{more}/>'
    )
