"""The picture: well formed, complete, quiet about nothing a blind reader needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from tockwork.render import THEMES, board_svg
from tockwork.render.seat_looks import seat_look

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("theme", THEMES)
def test_every_board_is_well_formed(table: Any, crowd: Callable[..., Any], theme: str) -> None:
    for position in (None, crowd(table)):
        root = ElementTree.fromstring(board_svg(table, position, theme=theme, seat=1))
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert root.find(f"{SVG}title") is not None
        marbles = root.findall(f"{SVG}g[@data-marble]")
        assert len(marbles) == (table.players * table.board.marbles if position else 0)


def test_in_high_contrast_lines_in_the_colour_of_a_seat_lie_on_black(table: Any) -> None:
    root = ElementTree.fromstring(board_svg(table, theme="contrast"))
    colours = {seat_look(seat, table.board.shape).colour for seat in range(table.players)}
    lines: dict[tuple[str | None, ...], list[tuple[str | None, float]]] = {}
    for element in root.iter():
        shape = tuple(element.get(name) for name in ("d", "cx", "cy", "r"))
        if (stroke := element.get("stroke")) and any(shape):
            width = float(element.get("stroke-width", "1"))
            lines.setdefault(shape, []).append((stroke, width))
    found = 0
    for drawn in lines.values():
        for i, (stroke, width) in enumerate(drawn):
            if stroke in colours:
                found += 1
                assert any(s == "#000" and w > width + 3 for s, w in drawn[:i]), (stroke, drawn)
    assert found >= table.players


def test_ids_are_its_own(table_of: Callable[..., Any], crowd: Callable[..., Any]) -> None:
    table = table_of("dog")
    one, two = board_svg(table), board_svg(table, crowd(table))
    ids = [set(re.findall(r'\bid="([^"]+)"', drawn)) for drawn in (one, two)]
    assert ids[0]
    assert not ids[0] & ids[1]
    for drawn, own in zip((one, two), ids, strict=True):
        used = set(re.findall(r"url\(#([^)]+)\)", drawn)) | set(
            re.findall(r'href="#([^"]+)"', drawn)
        )
        assert used <= own
        assert len(re.findall(r'\bid="', drawn)) == len(own)
    assert 'id="mine-title"' in board_svg(table, ids="mine-")


def test_the_same_board_is_the_same_text(table: Any, crowd: Callable[..., Any]) -> None:
    assert board_svg(table, crowd(table)) == board_svg(table, crowd(table))


def test_nothing_is_loaded_from_elsewhere(table: Any) -> None:
    drawn = board_svg(table).replace("http://www.w3.org/2000/svg", "")
    assert "http" not in drawn
    assert "<script" not in drawn
    assert "<image" not in drawn


def test_numbers_are_printed_on_tock_boards_only(table: Any) -> None:
    texts = re.findall(r"<text[^>]*>(\d+)</text>", board_svg(table))
    assert len(texts) == (table.board.length if table.board.numbered else 0)


def test_places_are_told_in_words(table_of: Callable[..., Any], crowd: Callable[..., Any]) -> None:
    table = table_of("dog-royal")
    root = ElementTree.fromstring(board_svg(table, crowd(table), title="DOG & Co"))
    assert root.findtext(f"{SVG}title") == "DOG & Co"
    described = root.findtext(f"{SVG}desc") or ""
    assert "Seat 1: 16!" in described
    assert "Seat 1 is in turn." in described
    assert "king of seat 1: 16!" in ElementTree.tostring(root, "unicode")


def test_names_are_escaped_and_size_is_set(table_of: Callable[..., Any]) -> None:
    drawn = board_svg(table_of("dog"), names=["<b>", "Ann & Bo"], size=400)
    assert "&lt;b&gt;" in drawn
    assert "Ann &amp; Bo" in drawn
    assert 'width="400" height="400"' in drawn
    assert "width=" not in drawn[drawn.index("<svg") : drawn.index(">")].replace('width="400"', "")


def test_an_unknown_theme_is_refused(table_of: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="theme 'neon'"):
        board_svg(table_of("dog"), theme="neon")
