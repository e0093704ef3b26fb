"""The board as a complete SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from zlib import crc32

from tockwork.render.geometry.layout import layout
from tockwork.render.geometry.points import Point
from tockwork.render.paint import garden, hierarchy, moves, spaces
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.marbles import gradients, marbles
from tockwork.render.paint.scene import FONT, Scene
from tockwork.render.paint.themes import theme_named
from tockwork.render.paint.wood import seams, slab
from tockwork.render.protocols import MoveLike, PositionLike, TableLike


def _described(table: TableLike, position: PositionLike | None, seat: int) -> str:
    """A description of the picture, for readers who do not see it."""
    board = table.board
    words = [
        f"{board.sections} sections of {board.section_length} spaces, {table.players} seats, "
        f"seat {seat} at the bottom, play runs {board.direction}."
    ]
    if position is not None:
        words += [f"Seat {s}: {', '.join(position.places(s))}." for s in range(table.players)]
        if position.turn is not None:
            words.append(f"Seat {position.turn} is in turn.")
    return " ".join(words)


def _names(scene: Scene, names: Sequence[str]) -> list[str]:
    parts = []
    for seat, name in enumerate(names):
        section = scene.layout.sections_of_seats[seat]
        at = scene.layout.labels[section]
        short = name if len(name) <= 14 else name[:13] + "…"
        # A letter is about 0.6 of its size wide.
        size = min(30.0, scene.layout.label_width / max(3, len(short)) / 0.6)
        # Along the own edge, but never upside down.
        turn = (scene.layout.angles[section] + 90) % 180 - 90
        drawn = spaces.printed(Point(0, 0), escape(short, quote=False), size, scene.theme.ink)
        parts.append(f'<g transform="translate({n(at.x)} {n(at.y)}) rotate({n(turn)})">{drawn}</g>')
    return parts


def board_svg(
    table: TableLike,
    position: PositionLike | None = None,
    *,
    seat: int = 0,
    size: int | None = None,
    theme: str = "day",
    names: Sequence[str] = (),
    title: str | None = None,
    description: str | None = None,
    ids: str | None = None,
    last: tuple[int, MoveLike] | None = None,
    arrows: Sequence[tuple[int, MoveLike]] = (),
) -> str:
    """Draw the table's board, `seat` at the bottom.

    Without a position the board is bare. `names` are written beside the seats. `size` fixes width
    and height in pixels; without it the picture fills its container. `description` describes the
    picture for readers who do not see it; by default the drawing makes one. `ids`
    is put before every id in the picture; by default it follows from the content. `last` is a
    seat with the move that led here, which is marked; `arrows` are seats with moves to be drawn as
    arrows.
    """
    board = table.board
    look = theme_named(theme)
    place = layout(table).rotated(seat)
    said = description or _described(table, position, seat)
    if last is not None and description is None:
        said += f" Seat {last[0]} has just played {last[1]}."
    if ids is None:
        moved = f"{last}{list(arrows)}" if last or arrows else ""
        ids = f"t{crc32(f'{board!r}{said}{theme}{title}{names}{moved}'.encode()):08x}-"
    scene = Scene(
        board=board,
        layout=place,
        theme=look,
        ids=ids,
    )
    turn = None
    if position is not None and position.turn is not None and position.phase != "over":
        turn = place.sections_of_seats[position.turn]

    parts = slab(place, look, ids)
    if board.shape == "garden":
        parts += garden.ground(scene)
        parts += garden.kennels(scene)
        parts += garden.path(scene)
        parts += garden.paws(scene, turn)
    else:
        if board.shape == "dog":
            parts.append(seams(place, look))
            parts += spaces.compass(scene)
        parts += spaces.centre(scene)
        parts += hierarchy.hierarchy(scene)
        parts += spaces.hops(scene)
        parts += spaces.lanes(scene)
        parts += spaces.track(scene)
        parts += spaces.reserves(scene, turn)
    if position is not None:
        parts += marbles(scene, position)
    if last is not None:
        parts += moves.last_move(scene, *last)
    parts += moves.arrows(scene, arrows)
    parts += _names(scene, names)

    edge = n(place.size)
    fixed = f' width="{size}" height="{size}"' if size is not None else ""
    heading = title or f"Board for {table.players} players"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge} {edge}"{fixed} role="img" '
        f'aria-labelledby="{ids}title {ids}desc" font-family="{FONT}" text-anchor="middle">'
        f'<title id="{ids}title">{escape(heading, quote=False)}</title>'
        f'<desc id="{ids}desc">{escape(said, quote=False)}</desc>'
        f"<defs>{spaces.plain_space(scene)}{gradients(scene, table.players)}</defs>"
        f"{''.join(parts)}</svg>\n"
    )
