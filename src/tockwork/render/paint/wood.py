"""The board as a thing: a slab of wood with a soft shadow, and the groove of the track."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

from tockwork.render.geometry.layout import Layout
from tockwork.render.geometry.points import Point, polar
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.themes import Theme

CORNER = 64.0


def _slab(layout: Layout, grow: float, more: str, dx: float = 0.0, dy: float = 0.0) -> str:
    half = layout.half + grow
    x, y = layout.centre.x + dx, layout.centre.y + dy
    if layout.outline == "round":
        return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(half)}" {more}/>'
    return (
        f'<rect x="{n(x - half)}" y="{n(y - half)}" width="{n(2 * half)}" height="{n(2 * half)}" '
        f'rx="{n(CORNER + grow)}" {more}/>'
    )


def _grain(layout: Layout) -> str:
    """Long calm lines; their irregularity is a fixed sum of sines, so drawings are repeatable."""
    size = layout.size
    lines = []
    for i in range(26):
        y = size * (i + 0.5) / 26 + 9 * sin(i * 2.4)
        swing = 5 + 4 * sin(i * 1.7)
        lines.append(
            f"M0 {n(y)}C{n(size * 0.3)} {n(y - swing)} {n(size * 0.55)} {n(y + swing * 1.6)} "
            f"{n(size)} {n(y + 3 * sin(i))}"
        )
    return "".join(lines)


def slab(layout: Layout, theme: Theme, ids: str) -> list[str]:
    """The wood, lit from the upper left."""
    parts = []
    if theme.flat:
        parts.append(
            _slab(layout, -2, f'fill="{theme.wood}" stroke="{theme.edge}" stroke-width="4"')
        )
        return parts
    # Soft shadow without a filter: filters are slow on phones and missing in some converters.
    parts += [
        _slab(layout, grow, f'fill="#000" opacity="{theme.shadow:g}"', dx=2, dy=dy)
        for grow, dy in ((4, 11), (1, 9), (-3, 7), (-6, 5))
    ]
    parts.append(_slab(layout, -3, f'fill="{theme.edge}"', dy=4))
    parts.append(_slab(layout, -3, f'fill="{theme.wood}"'))
    parts.append(f'<clipPath id="{ids}wood">{_slab(layout, -3, "")}</clipPath>')
    parts.append(
        f'<path d="{_grain(layout)}" clip-path="url(#{ids}wood)" fill="none" '
        f'stroke="{theme.grain}" stroke-width="2.2" opacity=".5"/>'
    )
    parts.append(
        _slab(layout, -13, f'fill="none" stroke="{theme.grain}" stroke-width="2" opacity=".7"')
    )
    return parts


def seams(layout: Layout, theme: Theme) -> str:
    """The joints of a DOG board, which is put together from equal parts."""
    step = 360 / len(layout.angles)
    reach = layout.half - 14
    lines = []
    for i in range(len(layout.angles)):
        inner, outer = polar(layout.middle * 0.98, step * i), polar(reach, step * i)
        c = layout.centre
        lines.append(
            f"M{n(c.x + inner.x)} {n(c.y + inner.y)}L{n(c.x + outer.x)} {n(c.y + outer.y)}"
        )
    return (
        f'<path d="{"".join(lines)}" stroke="{theme.edge}" stroke-width="1.6" opacity=".45" '
        'fill="none"/>'
    )


def line_through(points: Sequence[Point], *, closed: bool = False) -> str:
    return "M" + "L".join(f"{n(p.x)} {n(p.y)}" for p in points) + ("z" if closed else "")


def groove(points: Sequence[Point], width: float, colour: str, *, closed: bool = False) -> str:
    return (
        f'<path d="{line_through(points, closed=closed)}" fill="none" stroke="{colour}" '
        f'stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"/>'
    )
