"""Track, lanes, bases and what is printed on them, for the wooden boards."""

from __future__ import annotations

from tockwork.render.geometry.points import Point, between, polar, towards
from tockwork.render.paint.glyphs import HAT, MARKS, glyph
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.scene import Scene
from tockwork.render.paint.themes import mixed
from tockwork.render.paint.wood import groove
from tockwork.render.seat_looks import NOBODY, SeatLook

# How far black shows around a colour where colours alone would be too pale.
EDGE = 2.2


def hollow(scene: Scene, at: Point, fill: str, rim: str, *, r: float | None = None) -> str:
    """A shallow bowl: the rim shows as a crescent of shade on the side of the light."""
    r = scene.r if r is None else r
    if scene.theme.flat:
        return (
            f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r * 0.92)}" fill="{fill}" '
            f'stroke="{rim}" stroke-width="2.4"/>'
        )
    return (
        f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r * 0.97)}" fill="{rim}"/>'
        f'<circle cx="{n(at.x + r * 0.03)}" cy="{n(at.y + r * 0.06)}" r="{n(r * 0.88)}" '
        f'fill="{fill}"/>'
    )


def ring(scene: Scene, at: Point, r: float, width: float, colour: str) -> str:
    """A line around a space; on white also light colours are seen, between two black lines."""
    where = f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r)}" fill="none" '
    under = f'{where}stroke="#000" stroke-width="{n(width + 2 * EDGE)}"/>'
    line = f'{where}stroke="{colour}" stroke-width="{n(width)}"/>'
    return under + line if scene.theme.flat else line


def printed(at: Point, text: str, size: float, fill: str, *, weight: int = 600) -> str:
    # Digits sit on the baseline; a third of the size below the middle centres them everywhere,
    # while dominant-baseline is read differently by different converters.
    return (
        f'<text x="{n(at.x)}" y="{n(at.y + size * 0.36)}" font-size="{n(size)}" '
        f'font-weight="{weight}" fill="{fill}">{text}</text>'
    )


def _marked_spaces(scene: Scene) -> set[int]:
    """The 7s (or 8s) that lead somewhere."""
    marked: set[int] = set()
    for number in (scene.board.shortcut, scene.board.hop):
        if number is not None:
            marked.update(scene.spaces_printed(number))
    return marked


def _coloured(scene: Scene, look: SeatLook) -> tuple[str, str]:
    """Fill and rim of a lane or base space."""
    if look is NOBODY:
        return mixed(scene.theme.hollow, scene.theme.groove, 0.45), scene.theme.rim
    if scene.theme.flat:
        return mixed(look.colour, "#ffffff", scene.theme.tint), scene.theme.rim
    return mixed(look.colour, scene.theme.hollow, scene.theme.tint), mixed(
        look.colour, scene.theme.rim, 0.75
    )


def _mark_colour(scene: Scene, look: SeatLook) -> str:
    """The mark on a tinted space: dark on a light board, light on a dark one."""
    return look.deep if not scene.theme.dark_wood else mixed(look.colour, "#ffffff", 0.35)


def start_space(scene: Scene, section: int) -> str:
    """Full colour, the mark cut into it, a ring round it; the number is on the mark."""
    look, at, r = scene.looks[section], scene.layout.track[scene.start(section)], scene.r
    if look is NOBODY:
        plain = hollow(scene, at, *_coloured(scene, look))
        number = scene.layout.numbers[scene.start(section)] if scene.layout.numbers else ""
        return plain + (printed(at, str(number), r * 1.18, scene.theme.ink) if number else "")
    parts = [
        ring(scene, at, r * 1.2, r * 0.14, look.colour),
        hollow(scene, at, look.colour, look.deep),
    ]
    if scene.layout.numbers:
        # A pale wash of the mark under the number keeps both readable.
        wash = ' opacity=".3"' if look.ink == "#ffffff" else ' opacity=".75"'
        parts.append(glyph(MARKS[look.mark], at, r * 0.98, "#fff", more=wash))
        label = str(scene.layout.numbers[scene.start(section)])
        parts.append(printed(at, label, r * 1.06, look.ink, weight=700))
    else:
        parts.append(glyph(MARKS[look.mark], at, r * 0.62, look.ink, more=' opacity=".92"'))
    return "".join(parts)


def track(scene: Scene) -> list[str]:
    board, layout, theme, r = scene.board, scene.layout, scene.theme, scene.r
    parts = [groove(layout.track, r * 2.5, theme.groove, closed=True)]
    starts = {scene.start(c): c for c in range(board.sections)}
    entrances = {scene.entrance(c): c for c in range(board.sections)}
    marked = _marked_spaces(scene)
    specials = {
        scene.start(c) + board.special for c in range(board.sections) if board.special is not None
    }
    numbers: list[str] = []
    for i, at in enumerate(layout.track):
        ink = theme.ink
        if i in starts:
            parts.append(start_space(scene, starts[i]))
            continue
        if i in entrances:
            fill, rim = _coloured(scene, scene.looks[entrances[i]])
            parts.append(hollow(scene, at, fill, rim))
        elif i in marked:
            parts.append(hollow(scene, at, theme.dark, theme.rim))
            parts.append(
                f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="{n(r * 1.13)}" fill="none" '
                f'stroke="{theme.dark}" stroke-width="{n(r * 0.14)}"/>'
            )
            ink = theme.dark_ink
        elif i in specials:
            parts.append(hollow(scene, at, theme.hollow, theme.dark))
            parts.append(glyph(HAT, at, r * 0.7, theme.line))
        else:
            parts.append(f'<use href="#{scene.ids}space" x="{n(at.x)}" y="{n(at.y)}"/>')
        if layout.numbers:
            numbers.append(printed(at, str(layout.numbers[i]), r * 1.18, ink))
    if numbers:
        parts.append("".join(numbers))
    return parts


def plain_space(scene: Scene) -> str:
    """Defined once, used for most of the track."""
    return (
        f'<g id="{scene.ids}space">'
        f"{hollow(scene, Point(0, 0), scene.theme.hollow, scene.theme.rim)}</g>"
    )


def lanes(scene: Scene) -> list[str]:
    parts = []
    for section, points in enumerate(scene.layout.lanes):
        look = scene.looks[section]
        entrance = scene.layout.track[scene.entrance(section)]
        # The bed begins at the rim of the entrance so that it never covers a space.
        bed = [towards(entrance, points[0], scene.r * 1.1), *points]
        bed_colour = mixed(look.colour, scene.theme.groove, 0.0 if look is NOBODY else 0.45)
        if not scene.theme.flat:
            parts.append(groove(bed, scene.r * 2.3, bed_colour))
        fill, rim = _coloured(scene, look)
        for at in points:
            parts.append(hollow(scene, at, fill, rim))
            parts.append(glyph(MARKS[look.mark], at, scene.r * 0.5, _mark_colour(scene, look)))
    return parts


def reserves(scene: Scene, turn: int | None) -> list[str]:
    """Trays with hollows; the tray of the section in turn is framed."""
    parts = []
    for section, points in enumerate(scene.layout.reserves):
        look = scene.looks[section]
        if look is NOBODY:
            continue
        colour = mixed(look.colour, scene.theme.groove, 0.45)
        if section == turn:
            parts.append(groove(points, scene.r * 3.3, scene.theme.glow, closed=len(points) > 3))
            parts.append(groove(points, scene.r * 2.95, scene.theme.groove, closed=True))
        parts.append(groove(points, scene.r * 2.5, colour, closed=True))
        fill, rim = _coloured(scene, look)
        for at in points:
            parts.append(hollow(scene, at, fill, rim))
            parts.append(glyph(MARKS[look.mark], at, scene.r * 0.5, _mark_colour(scene, look)))
        # Yellow on oak needs a little shade to be seen.
        shaded = look.colour if scene.theme.dark_wood else mixed(look.colour, look.deep, 0.65)
        parts.append(arrow(*scene.layout.arrows[section], scene.r, shaded, edged=scene.theme.flat))
    return parts


def arrow(tail: Point, head: Point, r: float, colour: str, *, edged: bool = False) -> str:
    neck = towards(head, tail, r * 0.5)
    # A triangle needs the direction across the arrow.
    side = Point(-(head.y - neck.y) * 0.8, (head.x - neck.x) * 0.8)
    shaft = f"M{n(tail.x)} {n(tail.y)}L{n(neck.x)} {n(neck.y)}"
    tip = (
        f"M{n(head.x)} {n(head.y)}L{n(neck.x + side.x)} {n(neck.y + side.y)}"
        f"L{n(neck.x - side.x)} {n(neck.y - side.y)}z"
    )
    under = ""
    if edged:
        under = (
            f'<path d="{shaft}" stroke="#000" stroke-width="{n(r * 0.26 + 2 * EDGE)}" '
            f'stroke-linecap="round"/><path d="{tip}" stroke="#000" '
            f'stroke-width="{n(2 * EDGE)}" stroke-linejoin="round"/>'
        )
    return (
        f'{under}<path d="{shaft}" stroke="{colour}" '
        f'stroke-width="{n(r * 0.26)}" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{colour}"/>'
    )


def centre(scene: Scene) -> list[str]:
    """The one space in the middle with thin lines from the spaces that lead to it."""
    board, layout, theme = scene.board, scene.layout, scene.theme
    if not board.centre:
        return []
    c, big = layout.centre, layout.centre_radius
    parts = []
    if board.shortcut is not None:
        lines = []
        for i in scene.spaces_printed(board.shortcut):
            tail, head = (
                towards(layout.track[i], c, scene.r * 1.5),
                towards(c, layout.track[i], big),
            )
            lines.append(f"M{n(tail.x)} {n(tail.y)}L{n(head.x)} {n(head.y)}")
        parts.append(
            f'<path d="{"".join(lines)}" stroke="{theme.line}" stroke-width="3" '
            'stroke-dasharray="1 9" stroke-linecap="round" fill="none"/>'
        )
    rays = []
    for i in range(24):
        inner, outer = polar(big * 1.16, i * 15), polar(big * (1.3 if i % 2 else 1.42), i * 15)
        rays.append(f"M{n(c.x + inner.x)} {n(c.y + inner.y)}L{n(c.x + outer.x)} {n(c.y + outer.y)}")
    parts.append(
        f'<path d="{"".join(rays)}" stroke="{theme.line}" stroke-width="3" '
        'stroke-linecap="round" fill="none"/>'
    )
    parts.append(hollow(scene, c, theme.hollow, theme.rim, r=big))
    parts.append(hollow(scene, c, theme.dark, theme.rim, r=big * 0.42))
    return parts


def hops(scene: Scene) -> list[str]:
    """Thin bows from one hop space to the next, past the end of the lane between them."""
    board, layout = scene.board, scene.layout
    if board.hop is None:
        return []
    spaces = scene.spaces_printed(board.hop)
    parts = []
    for a, b in zip(spaces, spaces[1:] + spaces[:1], strict=True):
        tail, head = layout.track[a], layout.track[b]
        # Both ends point to the middle: so the bow leaves the corner between the two runs of track.
        begin = towards(tail, layout.centre, scene.r * 1.9)
        end = towards(head, layout.centre, scene.r * 1.7)
        neck = towards(end, layout.centre, scene.r * 0.5)
        one, two = between(tail, layout.centre, 0.42), between(head, layout.centre, 0.42)
        parts.append(
            f'<path d="M{n(begin.x)} {n(begin.y)}C{n(one.x)} {n(one.y)} {n(two.x)} {n(two.y)} '
            f'{n(neck.x)} {n(neck.y)}" stroke="{scene.theme.line}" stroke-width="3" '
            'stroke-dasharray="1 9" stroke-linecap="round" fill="none"/>'
        )
        parts.append(arrow(towards(neck, layout.centre, 1.0), end, scene.r, scene.theme.line))
    return parts


def compass(scene: Scene) -> list[str]:
    """A thin ring round the place of the played cards; its arrows show the direction of play."""
    layout, theme = scene.layout, scene.theme
    c, reach = layout.centre, layout.middle * 0.97
    parts = [
        f'<circle cx="{n(c.x)}" cy="{n(c.y)}" r="{n(reach)}" fill="none" '
        f'stroke="{theme.line}" stroke-width="2" opacity=".55"/>'
    ]
    ahead = 1.0 if layout.direction == "clockwise" else -1.0
    for angle in layout.angles:
        head, tail = polar(reach, angle + 2.5 * ahead), polar(reach, angle - 2.5 * ahead)
        parts.append(
            arrow(
                Point(c.x + tail.x, c.y + tail.y),
                Point(c.x + head.x, c.y + head.y),
                scene.r * 0.9,
                mixed(theme.line, theme.wood, 0.7),
            )
        )
    return parts
