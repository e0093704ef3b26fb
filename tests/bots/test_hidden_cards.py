"""A bot sees what its seat sees: other cards in other hands never change its answer."""

import random

import pytest

from tockwork import Position, TockworkError, _kernel
from tockwork.bots import Bot, Budget, GreedyBot, NetworkBot, RandomBot, SearchBot

from ..laws.hiding import another_world
from ..laws.samples import all_rows, moments

NETWORKS = [NetworkBot(), NetworkBot(noise=0.08, name="weaker"), NetworkBot(rollouts=24)]
BOTS: list[Bot] = [RandomBot(), GreedyBot(), SearchBot(), *NETWORKS]
BUDGET = Budget(nodes=24)


def worlds(position):
    """The position, and two that look the same to the seat in turn."""
    seat = position.turn
    yield position
    yield position.resample(seat, 1)
    yield Position.from_document(another_world(position, seat, random.Random(2)))


@all_rows
def test_the_answer_does_not_depend_on_hidden_cards(row):
    for position in moments(row)[:8]:
        for bot in BOTS:
            answers = {
                bot.choose(w.view(w.turn), w.legal_moves(), BUDGET, random.Random(3))
                for w in worlds(position)
            }
            assert len(answers) == 1, (bot.name, position.text())
            assert answers <= set(position.legal_moves())


@all_rows
def test_nor_does_it_in_the_kernel_which_holds_all_cards(row):
    """In a whole game in the kernel a player is handed the full state."""
    for position in moments(row)[:8]:
        for kind in ("greedy", "search"):
            player = _kernel.Player(kind, position.table.rules, rollouts=24)
            answers = {str(w.legal_moves()[player.choose(w._core, 3)]) for w in worlds(position)}
            assert len(answers) == 1, (kind, position.text())
        for bot in NETWORKS:
            player = bot.player(position.table)
            answers = {str(w.legal_moves()[player.choose(w._core, 3)]) for w in worlds(position)}
            assert len(answers) == 1, (bot.name, position.text())


@all_rows
def test_a_search_that_counts_playouts_is_repeatable(row):
    position = moments(row)[0]
    view, moves = position.view(position.turn), position.legal_moves()
    for bot in (SearchBot(), NetworkBot(rollouts=24)):
        one, two = (bot.choose(view, moves, BUDGET, random.Random(7)) for _ in range(2))
        assert one == two


def test_only_the_seat_in_turn_is_asked():
    position = Position.from_text(
        "dog 4 pairs | play 0 round 1 leader 0"
        " | 14 H3 R R : 5 2 | 16 R R R : * | R R R R : * | R R R R : *"
    )
    with pytest.raises(TockworkError, match="seat 0 is asked, not 1"):
        GreedyBot().choose(position.view(1), [], Budget(), random.Random(1))
