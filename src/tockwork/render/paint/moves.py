"""Moves in a picture: arrows for what might be played, marks for what was played last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import hypot

from tockwork.render.geometry.points import Point, towards
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.scene import Scene
from tockwork.render.protocols import MoveLike


def _ends(scene: Scene, seat: int, move: MoveLike) -> Iterator[tuple[int, Point, Point]]:
    """The marbles of a move with their start and target, leg by leg."""
    for leg in move.legs:
        owner = seat if leg.owner is None else leg.owner
        section = scene.layout.sections_of_seats[owner]
        target = str(scene.start(section)) if leg.target == "start" else leg.target
        yield (
            owner,
            scene.layout.where(owner, leg.origin, 0),
            scene.layout.where(owner, target, 0),
        )


def arrows(scene: Scene, moves: Sequence[tuple[int, MoveLike]]) -> list[str]:
    """From where to where every leg goes, in the colour of its seat with a light edge."""
    parts = []
    for seat, move in moves:
        for owner, start, end in _ends(scene, seat, move):
            parts.append(_arrow(scene, owner, start, end, str(move)))
    return parts


def _arrow(scene: Scene, owner: int, start: Point, end: Point, said: str) -> str:
    r = scene.r
    length = hypot(end.x - start.x, end.y - start.y)
    if length < r:
        return ""
    width = r * 0.42
    tip = towards(end, start, min(r * 0.5, length * 0.2))
    neck = towards(end, start, min(r * 1.7, length * 0.6))
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length

    def beside(at: Point, way: float) -> str:
        return f"{n(at.x - uy * way)} {n(at.y + ux * way)}"

    shape = (
        f"M{beside(start, width / 2)}L{beside(neck, width / 2)}L{beside(neck, width * 1.4)}"
        f"L{n(tip.x)} {n(tip.y)}L{beside(neck, -width * 1.4)}L{beside(neck, -width / 2)}"
        f"L{beside(start, -width / 2)}Z"
    )
    look = scene.seat(owner)
    return (
        f'<g data-arrow="{owner}"><title>{escape(said, quote=False)}</title>'
        f'<path d="{shape}" fill="{look.colour}" fill-opacity=".85" stroke="{scene.theme.glow}" '
        f'stroke-width="{n(r * 0.14)}" stroke-linejoin="round" paint-order="stroke"/></g>'
    )


def last_move(scene: Scene, seat: int, move: MoveLike) -> list[str]:
    """A dashed ring where a marble came from, a full one where it went: the eye finds it without
    colours."""
    parts = []
    for _, start, end in _ends(scene, seat, move):
        for at, dash in ((start, ' stroke-dasharray="5 6"'), (end, "")):
            parts.append(
                f'<circle data-last="" cx="{n(at.x)}" cy="{n(at.y)}" r="{n(scene.r * 1.22)}" '
                f'fill="none" stroke="{scene.theme.ink}" stroke-width="{n(scene.r * 0.16)}"{dash}/>'
            )
    return parts
