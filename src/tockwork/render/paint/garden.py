"""The kids' board: lawn, sandy path, coloured stones, bones, kennels and paw prints."""

from __future__ import annotations

from math import cos, pi, sin

from tockwork.render.geometry.points import Point, between, distance, polar, towards
from tockwork.render.paint.glyphs import BONE, MARKS, PAW, STONE_MARKS, glyph
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.scene import Scene
from tockwork.render.paint.spaces import EDGE, arrow, ring
from tockwork.render.paint.themes import mixed
from tockwork.render.seat_looks import NOBODY, STONES, SeatLook


def _blob(at: Point, r: float, seed: int) -> str:
    """A stone: a circle that is not quite one, always the same for the same space."""
    count = 7
    ring = []
    for k in range(count):
        angle = 2 * pi * k / count + seed
        reach = r * (1 + 0.045 * sin(seed * 3.1 + k * 2.3))
        ring.append(Point(at.x + reach * cos(angle), at.y + reach * sin(angle)))
    middles = [
        Point((a.x + b.x) / 2, (a.y + b.y) / 2)
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    ]
    # Corners of the ring pull the curve in by cos(pi/n); undo it to keep the size.
    grow = 1 / cos(pi / count) ** 0.5

    def out(p: Point) -> str:
        return f"{n(at.x + (p.x - at.x) * grow)} {n(at.y + (p.y - at.y) * grow)}"

    path = f"M{out(middles[-1])}"
    for corner, end in zip(ring, middles, strict=True):
        path += f"Q{out(corner)} {out(end)}"
    return path + "z"


def stone(
    scene: Scene, at: Point, colours: list[SeatLook], seed: int, *, bone: bool = False
) -> str:
    """One colour with its mark, or two halves with a mark each."""
    r, flat = scene.r * 0.93, scene.theme.flat
    path = _blob(at, r, seed)
    first = colours[0]
    rim = "#000" if flat else first.deep
    parts = []
    if not flat:
        parts.append(f'<path d="{path}" fill="#000" opacity=".22" transform="translate(1.5 3.5)"/>')
    parts.append(
        f'<path d="{path}" fill="{first.colour}" stroke="{rim}" '
        f'stroke-width="{2.5 if flat else 1.5}"/>'
    )
    if len(colours) == 1:
        size = r * (0.36 if bone else 0.52)
        lift = r * 0.4 if bone else 0.0
        mark = Point(at.x, at.y - lift)
        parts.append(glyph(STONE_MARKS[first.mark], mark, size, first.ink, more=' opacity=".9"'))
    else:
        second = colours[1]
        parts.append(
            f'<path d="M{n(at.x)} {n(at.y - r)}a{n(r)} {n(r)} 0 0 1 0 {n(2 * r)}z" '
            f'fill="{second.colour}"/>'
        )
        for look, sign in ((first, -1), (second, 1)):
            mark = Point(at.x + sign * r * 0.46, at.y)
            parts.append(glyph(STONE_MARKS[look.mark], mark, r * 0.32, look.ink))
        parts.append(
            f'<path d="{path}" fill="none" stroke="{"#000" if flat else "#fff7e6"}" '
            f'stroke-width="{n(r * 0.13)}"/>'
        )
    if bone:
        outline = ' stroke="#6b5536" stroke-width=".1"'
        place = Point(at.x, at.y + r * 0.36)
        parts.append(glyph(BONE, place, r * 0.66, "#fffaf0", more=outline))
    return "".join(parts)


def ground(scene: Scene) -> list[str]:
    """Lawn inside, path of sand around it."""
    layout, theme = scene.layout, scene.theme
    c = layout.centre
    ring = distance(c, layout.track[0])
    parts = [
        f'<circle cx="{n(c.x)}" cy="{n(c.y)}" r="{n(ring + scene.r * 1.12)}" fill="{theme.sand}"/>',
        f'<circle cx="{n(c.x)}" cy="{n(c.y)}" r="{n(ring - scene.r * 1.12)}" fill="{theme.lawn}"/>',
    ]
    if theme.flat:
        parts[1] = parts[1].replace("/>", ' stroke="#000" stroke-width="2"/>')
        return parts
    tufts = []
    for i in range(40):
        # The golden angle scatters tufts evenly without looking planted.
        spot = polar((ring - scene.r * 2) * ((i + 0.5) / 40) ** 0.5, i * 137.5)
        x, y = c.x + spot.x, c.y + spot.y
        tufts.append(f"M{n(x)} {n(y)}l-6 -8M{n(x)} {n(y)}l1 -11M{n(x)} {n(y)}l7 -7")
    parts.append(
        f'<path d="{"".join(tufts)}" stroke="{theme.grass}" stroke-width="2.2" fill="none" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    parts.append(glyph(PAW, c, layout.middle * 0.8, mixed(theme.lawn, theme.grass, 0.4)))
    return parts


def kennels(scene: Scene) -> list[str]:
    """A little house round the home spaces, the gable towards the middle."""
    layout, theme, r = scene.layout, scene.theme, scene.r
    parts = []
    for section, points in enumerate(layout.lanes):
        look = scene.looks[section]
        first, last = points[0], points[-1]
        long = distance(first, last)
        wide, door, eaves = r * 1.4, r * 1.12, -long - r * 1.2
        wall = mixed(look.colour, theme.wood, 0.0 if look is NOBODY else 0.16)
        turn = layout.angles[section]
        body = f"M{n(-wide)} {n(door)}V{n(eaves)}H{n(wide)}V{n(door)}z"
        planks = "".join(f"M{n(wide * k)} {n(door)}V{n(eaves)}" for k in (-0.5, 0.0, 0.5))
        roof = (
            f"M{n(-wide - r * 0.75)} {n(eaves)}L0 {n(eaves - r * 1.75)}L{n(wide + r * 0.75)} "
            f"{n(eaves)}z"
        )
        edge = "#000" if theme.flat else look.deep
        parts.append(
            f'<g transform="translate({n(first.x)} {n(first.y)}) rotate({n(turn)})">'
            f'<path d="{body}" fill="{wall}" stroke="{edge}" stroke-width="2.5" '
            'stroke-linejoin="round"/>'
            f'<path d="{planks}" stroke="{edge}" stroke-width="1.2" opacity=".35"/>'
            f'<path d="{roof}" fill="{look.colour}" stroke="{edge}" stroke-width="2.5" '
            'stroke-linejoin="round"/></g>'
        )
        gable = towards(last, layout.centre, r * 1.85)
        parts.append(glyph(MARKS[look.mark], gable, r * 0.46, look.ink))
        for i, at in enumerate(points):
            colour = STONES[scene.board.home_colours[section][i]]
            parts.append(stone(scene, at, [colour], 50 + i))
    return parts


def path(scene: Scene) -> list[str]:
    board, layout = scene.board, scene.layout
    bones = set(board.bones)
    parts = []
    for i, at in enumerate(layout.track):
        colours = [STONES[k] for k in board.colours[i]]
        parts.append(stone(scene, at, colours, i, bone=i in bones))
    for section in range(board.sections):
        look, at = scene.looks[section], layout.track[scene.start(section)]
        parts.append(ring(scene, at, scene.r * 1.08, scene.r * 0.16, look.colour))
    return parts


def _rim_arrow(scene: Scene, tail: Point, head: Point, colour: str) -> str:
    """An arrow that follows the round path from the paws to the start."""
    c, r = scene.layout.centre, scene.r * 0.62
    reach, middle = distance(c, tail), between(tail, head, 0.5)
    # The control point of the curve lies as far outside the circle as the chord lies inside.
    bow = towards(c, middle, 2 * reach - distance(c, middle))
    neck = towards(head, bow, r * 0.5)
    line = f"M{n(tail.x)} {n(tail.y)}Q{n(bow.x)} {n(bow.y)} {n(neck.x)} {n(neck.y)}"
    edged = scene.theme.flat
    under = (
        f'<path d="{line}" stroke="#000" stroke-width="{n(r * 0.3 + 2 * EDGE)}" '
        'stroke-linecap="round" fill="none"/>'
        if edged
        else ""
    )
    tip = arrow(towards(neck, bow, 1.0), head, r, colour, edged=edged)
    return (
        f'{under}<path d="{line}" stroke="{colour}" stroke-width="{n(r * 0.3)}" '
        f'stroke-linecap="round" fill="none"/>{tip}'
    )


def paws(scene: Scene, turn: int | None) -> list[str]:
    """The base: one paw print for every dog, and the seat's mark in its ball."""
    parts = []
    for section, points in enumerate(scene.layout.reserves):
        look = scene.looks[section]
        if look is NOBODY:
            continue
        for at in points:
            if section == turn:
                parts.append(
                    f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(scene.r * 1.05)}" '
                    f'fill="{scene.theme.glow}" opacity=".55"/>'
                )
            edge, width = ("#000", 0.1) if scene.theme.flat else (look.deep, 0.06)
            outline = f' stroke="{edge}" stroke-width="{width}"'
            parts.append(glyph(PAW, at, scene.r * 0.98, look.colour, more=outline))
            ball = Point(at.x, at.y + scene.r * 0.36)
            parts.append(glyph(MARKS[look.mark], ball, scene.r * 0.26, look.ink))
        parts.append(_rim_arrow(scene, *scene.layout.arrows[section], look.colour))
    return parts
