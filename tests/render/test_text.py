"""The board in a terminal: no collisions, in width, legible without colour."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tockwork.render import board_text, layout
from tockwork.render.seat_looks import seat_look
from tockwork.render.text import CELL, WIDTHS, spaces_of
from tockwork.render.text_grid import projected

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def test_no_two_spaces_share_a_character(table: Any) -> None:
    for seat in range(table.players):
        spaces = spaces_of(table.board, layout(table).rotated(seat))
        cells = projected(spaces, WIDTHS[table.board.sections], CELL)
        taken = [(row, column + k) for row, column in cells.values() for k in range(CELL)]
        assert len(set(taken)) == len(taken) == CELL * len(spaces)


def test_it_fits_the_terminal(table: Any, crowd: Callable[..., Any]) -> None:
    limit = 80 if table.board.sections == 4 else 100
    for seat in range(table.players):
        drawn = board_text(table, crowd(table), seat=seat, colour=False)
        assert max(map(len, drawn.splitlines())) <= limit


def test_colour_adds_nothing_but_colour(table: Any, crowd: Callable[..., Any]) -> None:
    painted = board_text(table, crowd(table))
    plain = board_text(table, crowd(table), colour=False)
    assert "\x1b" not in plain
    stripped = [line.rstrip() for line in ANSI.sub("", painted).splitlines()]
    assert stripped == plain.splitlines()


def test_every_marble_is_on_the_board(table: Any, crowd: Callable[..., Any]) -> None:
    drawn = board_text(table, crowd(table), colour=False)
    board, _, legend = drawn.rpartition("\n\n")
    for seat in range(table.players):
        sign = seat_look(seat, table.board.shape).sign
        assert board.count(sign) == table.board.marbles
        assert legend.count(sign) == 1


def test_the_legend_says_places_hands_and_turn(
    table_of: Callable[..., Any], crowd: Callable[..., Any]
) -> None:
    table = table_of("dog")
    lines = board_text(table, crowd(table), colour=False, names=["Anna"]).splitlines()
    assert lines[-4].startswith("  ● Anna         0! R H")
    assert lines[-4].endswith("hand: 7 ?")
    assert lines[-3].startswith("> ▲ Red          16!")


def test_marks_do_not_need_colour(table_of: Callable[..., Any]) -> None:
    assert board_text(table_of("tock6"), colour=False).count("7*") == 6
    assert board_text(table_of("super-tock"), colour=False).count("8*") == 4
    assert board_text(table_of("dog-royal"), colour=False).count("^^") == 4
    assert board_text(table_of("dog-kids"), colour=False).count("=") == 4


def test_too_narrow_is_refused(table_of: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="columns"):
        board_text(table_of("tock6"), width=30)


def test_an_empty_tock_board(table_of: Callable[..., Any]) -> None:
    """The cross as people know it, drawn once by hand."""
    drawn = board_text(table_of("toc"), colour=False, width=56)
    rows = [line.split() for line in drawn.splitlines()[:19]]
    assert rows[18] == ["_", "_", "18", "17", "16", "15", "14"]
    assert rows[14] == ["7*", "6", "5", "4", "-", "10", "9", "8", "7*", "_", "_"]
    assert rows[9] == ["16", "-", "-", "-", "-", "-", "-", "-", "-", "16"]


def test_no_line_is_longer_than_the_width(
    table_of: Callable[..., Any], crowd: Callable[..., Any]
) -> None:
    table = table_of("toc")
    for colour in (False, True):
        drawn = board_text(table, crowd(table), colour=colour, width=56, names=["Anna" * 9])
        lines = ANSI.sub("", drawn).splitlines()
        assert max(map(len, lines)) <= 56
        assert " ".join(lines).count("hand:") == 4


def test_too_narrow_names_the_least_width(table_of: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="needs at least") as refused:
        board_text(table_of("tock6"), width=30)
    least = int(re.findall(r"\d+", str(refused.value))[0])
    assert least > 30
    assert max(map(len, board_text(table_of("tock6"), colour=False, width=least).split("\n")))
    with pytest.raises(ValueError, match=f"at least {least} "):
        board_text(table_of("tock6"), width=least - 1)
