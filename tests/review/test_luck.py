"""The luck of the cards has mean zero, whoever plays: it is no judgement of anybody."""

import json
import random
import statistics

import pytest

from tests.conftest import FULL
from tockwork import Game, _kernel
from tockwork.bots import bot, play_out
from tockwork.review import judge_of

GAMES, MOST = (400, 400) if FULL else (4, 60)


def lucks(name: str, players: int, who: str, games: int) -> tuple[list[float], list[float]]:
    """Of the first team, game by game: the luck of all cards, and the result."""
    found, results = [], []
    for number in range(games):
        game = Game(name, players, seed=number)
        judge = judge_of(game.table)
        play_out(game, [bot(who)] * players, rng=random.Random(number), most=MOST)
        past = _kernel.Past(game._told())
        total = 0.0
        for turn in json.loads(past.turns(judge.kernel)):
            if turn["chance"] != "none":
                told = json.loads(past.outlook(judge.kernel, turn["turn"], number, 4, 4))
                total += told["luck"][0] + told.get("lot", [0])[0]
                assert len(told["chances"]) == len(told["luck"])
                assert sum(told["chances"]) == pytest.approx(100, abs=0.1)
                assert sum(told["luck"]) == pytest.approx(0, abs=0.1)
        found.append(total)
        results.append(100.0 * (0 in game.winners))
    return found, results


@pytest.mark.parametrize(
    ("name", "players", "who"),
    [("dog", 4, "greedy"), ("dog-kids", 4, "random"), ("super-tock", 4, "casual")],
)
def test_luck_has_mean_zero_for_players_who_are_not_the_judge(name, players, who):
    found, results = lucks(name, players, who, GAMES)
    error = statistics.stdev(found) / len(found) ** 0.5
    assert abs(statistics.mean(found)) < 3 * error, (statistics.mean(found), error)
    if FULL:  # luck explains some of the result: what is left varies less
        rest = [result - luck for result, luck in zip(results, found, strict=True)]
        assert statistics.variance(rest) < statistics.variance(results)


def test_what_comes_later_changes_no_luck():
    """The luck of a deal looks at nothing after it: two games that part later agree on it."""
    one, other = Game("dog", 4, seed=9), Game("dog", 4, seed=9)
    for number in range(12):
        one.play(one.legal_moves()[0])
        other.play(other.legal_moves()[0 if number < 8 else -1])
    judge = judge_of(one.table).kernel
    told = [_kernel.Past(game._told()).outlook(judge, 0, 5) for game in (one, other)]
    assert one.moves != other.moves
    assert told[0] == told[1]
