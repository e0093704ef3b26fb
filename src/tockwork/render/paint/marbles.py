"""Glass marbles, each with its seat's mark; with ranks, a head-dress and a letter."""

from __future__ import annotations

from tockwork.render.geometry.points import Point
from tockwork.render.paint.glyphs import LETTERS, MARKS, RANKS, circle_path, glyph
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.scene import Scene
from tockwork.render.paint.spaces import printed
from tockwork.render.paint.themes import mixed
from tockwork.render.protocols import PositionLike
from tockwork.render.seat_looks import SeatLook

# Gold, silver, linen, motley: the ranks differ in shape and letter, the colour only helps.
HEAD_DRESS = {"king": "#ffd65c", "knight": "#e3e8ee", "citizen": "#fff7e6", "fool": "#ffb199"}


def gradients(scene: Scene, seats: int) -> str:
    """One glass a seat: light from the upper left, a deep edge."""
    if scene.theme.flat:
        return ""
    parts = []
    for seat in range(seats):
        look = scene.seat(seat)
        parts.append(
            f'<radialGradient id="{scene.ids}glass{seat}" cx=".36" cy=".3" r=".78">'
            f'<stop offset="0" stop-color="{mixed(look.colour, "#ffffff", 0.62)}"/>'
            f'<stop offset=".45" stop-color="{look.colour}"/>'
            f'<stop offset="1" stop-color="{mixed(look.colour, look.deep, 0.25)}"/>'
            "</radialGradient>"
        )
    return "".join(parts)


def _ball(scene: Scene, seat: int, look: SeatLook, at: Point, r: float) -> str:
    if scene.theme.flat:
        return (
            f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r)}" fill="{look.colour}" '
            'stroke="#000" stroke-width="3"/>'
        )
    return (
        f'<ellipse cx="{n(at.x + r * 0.12)}" cy="{n(at.y + r * 0.22)}" rx="{n(r * 1.02)}" '
        f'ry="{n(r * 0.98)}" fill="#000" opacity=".28"/>'
        f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r)}" '
        f'fill="url(#{scene.ids}glass{seat})" stroke="{look.deep}" stroke-width="1.2"/>'
    )


def _shine(scene: Scene, at: Point, r: float) -> str:
    if scene.theme.flat:
        return ""
    return (
        f'<ellipse cx="{n(at.x - r * 0.36)}" cy="{n(at.y - r * 0.5)}" rx="{n(r * 0.3)}" '
        f'ry="{n(r * 0.17)}" transform="rotate(-35 {n(at.x - r * 0.36)} {n(at.y - r * 0.5)})" '
        'fill="#fff" opacity=".62"/>'
    )


def _ears(look: SeatLook, at: Point, r: float) -> str:
    """Dogs of the kids' board have floppy ears."""
    return "".join(
        f'<ellipse cx="{n(at.x + side * r * 0.86)}" cy="{n(at.y - r * 0.3)}" rx="{n(r * 0.3)}" '
        f'ry="{n(r * 0.6)}" transform="rotate({-side * 24} {n(at.x + side * r * 0.86)} '
        f'{n(at.y - r * 0.3)})" fill="{mixed(look.colour, look.deep, 0.45)}" '
        f'stroke="{look.deep}" stroke-width="1.5"/>'
        for side in (-1, 1)
    )


def _lettered(look: SeatLook, at: Point, r: float, rank: str) -> str:
    """The seat's mark as a plate that carries the letter of the rank."""
    letter = LETTERS.get(rank, rank[:1].upper())
    if look.mark == "ring":  # the letter stands in the ring, on the glass
        ring = circle_path(0.84) + circle_path(0.66)
        return glyph(ring, at, r * 0.9, look.ink) + printed(
            at, letter, r * 0.9, look.ink, weight=700
        )
    # The arms of a cross or a star are narrower than a letter, hence the halo.
    halo = f'<g stroke="{look.ink}" stroke-width="{n(r * 0.2)}" stroke-linejoin="round">'
    ink = look.deep if look.ink == "#ffffff" else look.colour
    return (
        glyph(MARKS[look.mark], at, r * 0.9, look.ink)
        + f"{halo}{printed(at, letter, r * 0.98, look.ink, weight=700)}</g>"
        + printed(at, letter, r * 0.98, ink, weight=700)
    )


def marble(scene: Scene, seat: int, at: Point, *, rank: str = "", fresh: bool = False) -> str:
    look = scene.seat(seat)
    r = scene.r * 0.98
    parts = []
    if fresh:
        parts.append(
            f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r * 1.3)}" fill="none" '
            f'stroke="{scene.theme.glow}" stroke-width="{n(r * 0.2)}"/>'
        )
    if scene.board.shape == "garden":
        r = scene.r * 0.86
        parts += [_ears(look, at, r), _ball(scene, seat, look, at, r), _shine(scene, at, r)]
        parts.append(glyph(MARKS[look.mark], at, r * 0.55, look.ink))
        return "".join(parts)
    parts += [_ball(scene, seat, look, at, r), _shine(scene, at, r)]
    if not rank:
        parts.append(glyph(MARKS[look.mark], at, r * 0.58, look.ink))
        return "".join(parts)
    parts.append(_lettered(look, Point(at.x, at.y + r * 0.22), r, rank))
    top = Point(at.x, at.y - r * 0.92)
    outline = f' stroke="{look.deep}" stroke-width=".22" stroke-linejoin="round"'
    colour = HEAD_DRESS.get(rank, "#fff7e6")
    parts.append(glyph(RANKS.get(rank, ""), top, r * 0.66, colour, more=outline))
    return "".join(parts)


def marbles(scene: Scene, position: PositionLike) -> list[str]:
    """All marbles, the lower ones last so that head-dresses are never covered."""
    found: list[tuple[float, str]] = []
    ranks = scene.board.ranks
    for seat in range(len(scene.layout.sections_of_seats)):
        for index, place in enumerate(position.places(seat)):
            at = scene.layout.where(seat, place, index)
            rank = ranks[index] if ranks else ""
            drawn = marble(scene, seat, at, rank=rank, fresh=place.endswith("!"))
            what = f"{rank or 'marble'} of seat {seat}: {place}"
            found.append(
                (
                    at.y,
                    f'<g data-seat="{seat}" data-marble="{index}"><title>{what}</title>{drawn}</g>',
                )
            )
    return [drawn for _, drawn in sorted(found, key=lambda pair: pair[0])]
