"""The judge: only what a seat sees counts, the same seed says the same, marks mean something."""

import json
import random

import pytest

from tests.rules.boards import doc
from tockwork import Game, IllegalMove, Position, TockworkError
from tockwork.bots import Budget, bot, play_out
from tockwork.review import MARKS, Evaluator, evaluator_of

GAMES = [("dog", 4), ("toc", 4), ("dog-kids", 4), ("dog-royal", 4), ("super-tock", 6), ("tock6", 3)]


def later(name: str, players: int, seed: int, decisions: int) -> Game:
    """A game of the greedy bot after so many decisions, at one with a choice."""
    game = Game(name, players, seed=seed)
    greedy, rng = bot("greedy"), random.Random(seed)
    while len(game.moves) < decisions or len(game.legal_moves()) < 2:
        moves = game.legal_moves()
        game.play(greedy.choose(game.view(game.turn), moves, Budget(), rng))
    return game


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_hidden_cards_change_no_byte(name, players):
    game = later(name, players, 5, 30)
    evaluator = evaluator_of(game.table)
    played = game.legal_moves()[-1]
    result = {
        evaluator.evaluate(game.resample(game.turn, seed), played, worlds=(4, 8), seed=11)
        for seed in range(4)
    }
    result.add(evaluator.evaluate(game, played, worlds=(4, 8), seed=11))
    result.add(evaluator.evaluate(game.view(game.turn), played, worlds=(4, 8), seed=11))
    assert len(result) == 1


def test_without_a_network_it_plays_on_greedily():
    game = later("dog", 4, 5, 30)
    evaluator = Evaluator(game.table, None)
    result = {
        evaluator.evaluate(game.resample(game.turn, seed), worlds=(4, 4), seed=2)
        for seed in range(3)
    }
    assert len(result) == 1
    assert evaluator.weights == "greedy"


def test_another_seed_imagines_other_worlds():
    game = later("dog", 4, 5, 30)
    evaluator = evaluator_of(game.table)
    one, again, other = (evaluator.evaluate(game, worlds=(8, 8), seed=seed) for seed in (1, 1, 2))
    assert one == again != other


def test_a_capture_of_the_own_marble_is_marked_and_named():
    """Seat 0 may walk home or burn its own marble on the way: the second is a mistake."""
    seats = ("H4 H3 20 27", "30", "H4 H3 H2", "")
    document = doc("dog", *seats, hand="7", hands={1: "2", 2: "3", 3: "5"}, round=3)
    game = Position.from_document(document)
    burns = [m for m in map(str, game.legal_moves()) if m == "7: 20>27"]
    assert burns, list(map(str, game.legal_moves()))
    found = evaluator_of(game.table).evaluate(game, burns[0], worlds=(32, 64), seed=3)
    assert found.mark in MARKS[1:]
    assert found.loss > 2
    assert found.candidates[0].text != burns[0]
    assert found.candidates[found.played].text == burns[0]
    assert "takes_own" in [why.code for why in found.reasons]
    assert found.candidates[0].behind == 0


def test_who_is_not_asked_is_told_so():
    game = later("dog", 4, 5, 30)
    evaluator = evaluator_of(game.table)
    with pytest.raises(IllegalMove, match="not to move"):
        evaluator.evaluate(game, seat=(game.turn + 1) % 4)
    with pytest.raises(IllegalMove, match="cannot play"):
        evaluator.evaluate(game, "give 2")
    with pytest.raises(TockworkError, match="another table"):
        evaluator.evaluate(Game("toc", 4, seed=1))
    with pytest.raises(ValueError, match="at least 2 samples"):
        evaluator.evaluate(game, worlds=(0, 5))


def test_in_an_exchange_a_seat_may_be_advised_before_it_is_asked():
    game = Game("dog", 4, seed=7)
    evaluator = evaluator_of(game.table)
    seat = (game.turn + 2) % 4
    result = {
        evaluator.evaluate(game.resample(seat, seed), seat=seat, worlds=(4, 4), seed=1)
        for seed in (1, 2)
    }
    assert len(result) == 1
    assert result.pop().seat == seat


def test_a_strong_player_is_marked_less_than_a_random_one():
    """Over the decisions of the same few games, by the same judge."""
    marked = {}
    for name in ("club", "random"):
        game = Game("dog", 4, seed=2)
        play_out(game, [bot(name)] * 4, rng=random.Random(2), most=90)
        evaluator = evaluator_of(game.table)
        again = Game("dog", 4, seed=2)
        bad = []
        for i, move in enumerate(game.moves):
            if len(again.legal_moves()) > 1:
                bad.append(evaluator.evaluate(again, move, worlds=(8, 16), seed=i).loss)
            again.play(move)
        marked[name] = sum(bad) / len(bad)
    assert 2 * marked["club"] < marked["random"], marked


@pytest.mark.parametrize(("used", "said"), [("13: 20>33", True), ("13: R>0", False)])
def test_a_start_card_is_not_used_up_by_bringing_a_marble_out(used, said):
    """Whoever walks with the last one has none left for those who wait; that is what it is for."""
    seats = ("20", "40", "", "")
    document = doc("dog", *seats, hand="13 5", hands={1: "2", 2: "3", 3: "5"}, round=3)
    game = Position.from_document(document)
    moves = list(map(str, game.legal_moves()))
    first, second = moves.index("5: 20>25"), moves.index(used)
    evaluator = evaluator_of(game.table).kernel
    result = json.loads(evaluator.compare(game._core, first, second, 64, 3))
    assert ("last_start" in [why["code"] for why in result["first"]]) == said
