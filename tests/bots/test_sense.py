"""Positions where everybody at the table would know what to do."""

import random

import pytest

from tockwork import Position
from tockwork.bots import Budget, GreedyBot, SearchBot

BOTS = [GreedyBot(), SearchBot()]
both = pytest.mark.parametrize("bot", BOTS, ids=lambda b: b.name)


def answer(bot, text):
    position = Position.from_text(text)
    view = position.view(position.turn)
    return str(bot.choose(view, position.legal_moves(), Budget(nodes=300), random.Random(1)))


@both
def test_a_partner_with_nothing_out_gets_a_start_card(bot):
    text = (
        "dog 4 pairs | exchange 0 round 1 leader 0"
        " | 20 R R R : 2 3 5 13 9 | 16! R R R : ? ? ? ? ? | R R R R : ? ? ? ? ?"
        " | R R R R : ? ? ? ? ?"
    )
    assert answer(bot, text) == "give 13"


def test_the_only_start_card_is_kept_with_nothing_out():
    text = (
        "dog 4 pairs | exchange 0 round 1 leader 0"
        " | R R R R : 2 3 5 13 9 | 16! R R R : ? ? ? ? ? | 40 R R R : ? ? ? ? ?"
        " | R R R R : ? ? ? ? ?"
    )
    assert answer(GreedyBot(), text) != "give 13"


@both
def test_the_last_marble_goes_home(bot):
    text = (
        "dog 4 pairs | play 0 round 3 leader 0"
        " | 62 H2 H3 H4 : 3 2 5 | 40 H4 R R : ? ? ? | H1 H2 H3 H4 : ? ? ? | R R R R : ? ? ?"
    )
    assert answer(bot, text) == "3: 62>H1"


@both
def test_a_marble_almost_home_is_captured(bot):
    text = (
        "dog 4 pairs | play 0 round 3 leader 0"
        " | 4 R R R : 5 6 8 | 10 H3 H4 R : ? ? ? | R R R R : ? ? ? | R R R R : ? ? ?"
    )
    assert answer(bot, text) == "6: 4>10"
