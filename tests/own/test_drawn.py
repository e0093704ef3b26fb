"""Whatever a game of one's own or a house rule says, everything has its place on the board."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from tockwork import RELATED, RULEBOOKS, RulebookError, Variant, rulebook
from tockwork.inventing import TEMPLATE
from tockwork.render import board_svg, layout
from tockwork.rulebooks import parse_rulebook
from tockwork.rulebooks.reading import plain_data
from tockwork.server.http import catalogue


def everything_has_its_place(table: Variant) -> None:
    drawn = layout(table)
    board = table.board
    assert len(drawn.track) == board.length
    assert {len(lane) for lane in drawn.lanes} == {board.lane}
    assert {len(reserve) for reserve in drawn.reserves} == {board.marbles}


@pytest.mark.parametrize("name", [*RULEBOOKS, *RELATED])
def test_with_every_house_rule_that_can_be_chosen(name: str) -> None:
    book = rulebook(name)
    offered = catalogue.game_info(book)
    for option in (*offered.options, *offered.house):
        for value in option.values if option.kind == "choice" else ():
            try:
                table = book.with_options(**{option.name: value}).table(offered.usual.players)
            except RulebookError:
                continue  # not by itself, or not for so many
            everything_has_its_place(table)
            if option.name == "marbles":
                board_svg(table)


BOARDS = {
    "ring": [{"section_length": 4}, {"section_length": 20, "entrance": -8}],
    "cross": [{"section_length": 18, "entrance": -2}],
    "dog": [{"section_length": 16}],
}


@pytest.mark.parametrize("shape", BOARDS)
def test_on_every_board_that_can_be_described(shape: str) -> None:
    plain = plain_data(parse_rulebook(TEMPLATE))
    drawn = 0
    for said, lane, marbles, players in product(BOARDS[shape], (1, 4, 5), (1, 4, 5), (2, 4, 6)):
        geometry = {"shape": shape, "lane": lane, **said}
        form = {"players": players, "board": 6 if players > 4 else 4}
        knobs = {**plain["knobs"], "marbles": marbles, "to_win": min(marbles, lane), "deals": [3]}
        game: dict[str, Any] = {**plain, "geometry": geometry, "forms": [form], "knobs": knobs}
        if shape == "dog" and lane > 4:
            with pytest.raises(RulebookError, match=r"geometry.shape: .* lanes of 4 at most"):
                parse_rulebook(json.dumps(game))
            continue
        book = parse_rulebook(json.dumps(game))
        everything_has_its_place(book.table(players))
        board_svg(book.table(players))
        drawn += 1
    assert drawn >= 18


def test_in_a_garden_of_ones_own() -> None:
    kids = plain_data(rulebook("dog-kids")) | {"id": "my-kids"}
    for lane, marbles in product((1, 3, 5), (1, 3, 5)):
        homes = (kids["geometry"]["home_colours"] * 2)[:lane]
        geometry = {**kids["geometry"], "lane": lane, "home_colours": homes}
        knobs = {**kids["knobs"], "marbles": marbles, "to_win": min(lane, marbles)}
        book = parse_rulebook(json.dumps({**kids, "geometry": geometry, "knobs": knobs}))
        everything_has_its_place(book.table(4))
        board_svg(book.table(4))
    with pytest.raises(RulebookError, match=r"geometry.shape: .* 4 players at most"):
        parse_rulebook(json.dumps({**kids, "forms": [{"players": 6, "board": 6}]}))
