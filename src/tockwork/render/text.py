"""The board in a terminal: the same layout, projected onto characters.

A marble is its seat's sign and, where there is more to say, a letter: the rank, or `!` while it is
fresh. An empty space shows its printed number (with a star where it leads somewhere), its place on
the track where nothing is printed (`^^`: a hat), or the letter of its colour on the kids' board
(`=`: a bone). `-` is a lane, `_` a base. Colour repeats what the signs say and can be left out.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from tockwork.locale import Words
from tockwork.locale import words as words_of
from tockwork.render.geometry.layout import Layout, layout
from tockwork.render.geometry.points import Point
from tockwork.render.paint.glyphs import LETTERS
from tockwork.render.protocols import BoardLike, PositionLike, TableLike
from tockwork.render.seat_looks import NOBODY, STONES, SeatLook, seat_look, seat_words
from tockwork.render.text_grid import projected

WIDTHS = {4: 78, 6: 98}
CELL = 2  # characters a space takes
Space = tuple[str, int, int]
"""Kind ("track", "lane", "reserve", "centre"), section, number."""

_DIM, _BOLD, _TURNED, _PLAIN = "2", "1", "7", "\x1b[0m"


def _paint(text: str, colour: bool, *codes: str) -> str:
    return f"\x1b[{';'.join(codes)}m{text}{_PLAIN}" if colour and codes else text


def _ink(look: SeatLook) -> str:
    return f"38;5;{look.ansi}"


def spaces_of(board: BoardLike, place: Layout) -> dict[Space, Point]:
    """Every space that can hold a marble, by name."""
    found: dict[Space, Point] = {("track", 0, i): p for i, p in enumerate(place.track)}
    used = set(place.sections_of_seats)
    for section, lane in enumerate(place.lanes):
        found.update({("lane", section, i): p for i, p in enumerate(lane)})
        if section in used:
            reserve = place.reserves[section]
            found.update({("reserve", section, i): p for i, p in enumerate(reserve)})
    if board.centre:
        found["centre", 0, 0] = place.centre
    return found


def _stone(kinds: Sequence[int], bone: bool) -> str:
    return ("".join(STONES[k].sign for k in kinds) + ("=" if bone else "")).ljust(CELL)


def _empty(
    board: BoardLike, place: Layout, looks: list[SeatLook], space: Space, colour: bool
) -> str:
    """What is printed on an empty space, painted."""
    kind, section, i = space
    if kind == "centre":
        return _paint("()", colour, _BOLD)
    if kind != "track":
        look = looks[section]
        if board.home_colours and kind == "lane":
            kinds = board.home_colours[section][i : i + 1]
            return _paint(_stone(kinds, False), colour, _ink(STONES[kinds[0]]), "4")
        sign = "·" if look is NOBODY else "_" if kind == "reserve" else "-"
        return _paint(f"{sign:<{CELL}}", colour, _ink(look))
    section, step = divmod(i, board.section_length)
    if board.colours:
        kinds = board.colours[i]
        label = _stone(kinds, i in board.bones)
        return _paint(label, colour, _ink(STONES[kinds[0]]), *([_BOLD] if len(kinds) > 1 else []))
    label = f"{place.numbers[i] if place.numbers else i:<{CELL}}"
    if step == 0:
        return _paint(label, colour, _ink(looks[section]), _TURNED)
    if (i - board.entrance) % board.section_length == 0:
        owner = (i - board.entrance) // board.section_length % board.sections
        return _paint(label, colour, _ink(looks[owner]), _BOLD)
    if place.numbers and place.numbers[i] in (board.shortcut, board.hop):
        # A star says so without colour as well.
        return _paint(f"{label.strip()}*", colour, _BOLD)
    if step == board.special:
        return _paint("^^", colour, _BOLD)
    return _paint(label, colour, _DIM)


def _marble(board: BoardLike, seat: int, index: int, place: str, colour: bool) -> str:
    look = seat_look(seat, board.shape)
    note = "!" if place.endswith("!") else ""
    if board.ranks:
        # One character is left: the rank. That it is fresh stands in the legend.
        note = LETTERS.get(board.ranks[index], "?")
    return _paint(f"{look.sign}{note}".ljust(CELL), colour, _ink(look), _BOLD)


def _space_of(place: Layout, seat: int, where: str, index: int) -> Space:
    section = place.sections_of_seats[seat]
    if where == "R":
        return ("reserve", section, index)
    if where == "C":
        return ("centre", 0, 0)
    if where.startswith("H"):
        return ("lane", section, int(where[1:]) - 1)
    return ("track", 0, int(where.rstrip("!")))


def _legend(
    table: TableLike,
    position: PositionLike | None,
    names: Sequence[str],
    colour: bool,
    words: Words,
    width: int | None,
) -> list[str]:
    lines = []
    for seat in range(table.players):
        look = seat_look(seat, table.board.shape)
        name = names[seat] if seat < len(names) else seat_words(words, seat, table.board.shape)
        turn = position is not None and position.turn == seat and position.phase != "over"
        line = f"{'>' if turn else ' '} {look.sign} {name:<12}"
        if position is not None:
            places = list(position.places(seat))
            if table.board.ranks:
                letters = (LETTERS.get(rank, "?") for rank in table.board.ranks)
                places = [f"{a}:{b}" for a, b in zip(letters, places, strict=False)]
            line += f" {' '.join(places):<26}"
            hand = position.hand(seat)
            if hand:
                line += f" {words.say('board-hand', cards=' '.join(hand))}"
        line = line.rstrip()
        if width is not None and len(line) > width:
            line = "\n".join(textwrap.wrap(line, width, subsequent_indent=" " * 4))
        lines.append(line[:2] + _paint(look.sign, colour, _ink(look), _BOLD) + line[3:])
    return lines


def board_text(
    table: TableLike,
    position: PositionLike | None = None,
    *,
    seat: int = 0,
    colour: bool = True,
    width: int | None = None,
    names: Sequence[str] = (),
    words: Words | None = None,
) -> str:
    """Draw the table's board in characters, `seat` at the bottom, with a legend below, in English
    unless other `words` are given. No line is longer than `width`; ValueError if the board needs
    more."""
    board = table.board
    place = layout(table).rotated(seat)
    spaces = spaces_of(board, place)
    cells = projected(spaces, width or WIDTHS[board.sections], CELL)
    looks = [NOBODY] * board.sections
    for s, section in enumerate(place.sections_of_seats):
        looks[section] = seat_look(s, board.shape)

    drawn = {space: _empty(board, place, looks, space, colour) for space in spaces}
    if position is not None:
        for s in range(table.players):
            for index, where in enumerate(position.places(s)):
                space = _space_of(place, s, where, index)
                drawn[space] = _marble(board, s, index, where, colour)

    rows: dict[int, list[tuple[int, str]]] = {}
    for space, (row, column) in cells.items():
        rows.setdefault(row, []).append((column, drawn[space]))
    lines = []
    for row in range(max(rows) + 1):
        line, at = "", 0
        for column, text in sorted(rows.get(row, [])):
            line += " " * (column - at) + text
            at = column + CELL
        lines.append(line.rstrip())
    return (
        "\n".join(
            [*lines, "", *_legend(table, position, names, colour, words or words_of("en"), width)]
        )
        + "\n"
    )
