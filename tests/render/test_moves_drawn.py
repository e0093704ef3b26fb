"""Arrows and the last move in a picture."""

import random
import re
import xml.etree.ElementTree as ET

import pytest

from tockwork import RULEBOOKS, Game
from tockwork.render import board_svg, layout


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_answer_can_be_drawn(name):
    game, choose = Game(name, seed=2), random.Random(2)
    for _ in range(60):
        moves = game.legal_moves()
        game.play(choose.choice(moves))
        if game.over:
            break
        answers = [(game.turn, move) for move in game.legal_moves()][:12]
        svg = board_svg(game.table, game.position, last=game.last_move, arrows=answers)
        ET.fromstring(svg)
        assert game.last_move
        seat, move = game.last_move
        assert svg.count("data-last") == 2 * len(move.legs)
        assert f"Seat {seat} has just played" in svg


def test_the_last_move_is_marked_where_it_went():
    game = Game("dog", seed=1)
    choose = random.Random(1)
    while not (game.last_move and game.last_move[1].legs):
        game.play(choose.choice(game.legal_moves()))
    seat, move = game.last_move
    svg = game._repr_svg_()
    at = layout(game.table).where(seat, move.legs[0].target, 0)
    rings = re.findall(r'<circle data-last="" cx="([\d.]+)" cy="([\d.]+)"', svg)
    assert any(abs(float(x) - at.x) < 0.1 and abs(float(y) - at.y) < 0.1 for x, y in rings)
