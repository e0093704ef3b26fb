"""The luck of the cards has mean zero, whoever plays: it is no judgement of anybody."""

import json
import random
import statistics

import pytest

from tests.conftest import FULL
from tockwork import Game, _kernel
from tockwork.bots import bot, play_out
from tockwork.review import evaluator_of

GAMES, MOST = (400, 400) if FULL else (4, 60)


def lucks(name: str, players: int, who: str, games: int) -> tuple[list[float], list[float]]:
    """Of the first team, game by game: the luck of all cards, and the result."""
    found, results = [], []
    for number in range(games):
        game = Game(name, players, seed=number)
        evaluator = evaluator_of(game.table)
        play_out(game, [bot(who)] * players, rng=random.Random(number), most=MOST)
        past = _kernel.GameAnalysis(game._game_log())
        total = 0.0
        for turn in json.loads(past.turns(evaluator.kernel)):
            if turn["chance"] != "none":
                reply = json.loads(
                    past.win_probability(evaluator.kernel, turn["turn"], number, 4, 4)
                )
                total += reply["luck"][0] + reply.get("lot", [0])[0]
                assert len(reply["chances"]) == len(reply["luck"])
                assert sum(reply["chances"]) == pytest.approx(100, abs=0.1)
                assert sum(reply["luck"]) == pytest.approx(0, abs=0.1)
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


def deals(game: Game) -> list[int]:
    reply = json.loads(
        _kernel.GameAnalysis(game._game_log()).turns(evaluator_of(game.table).kernel)
    )
    return [turn["turn"] for turn in reply if turn["chance"] == "deal"]


def test_what_comes_later_changes_no_luck():
    """The luck of a deal looks at nothing after it: two games that part later agree on it.

    That holds for a deal in the middle too, although what the seats are like is read from their
    answers: from those before it.
    """
    one, other = Game("dog", 4, seed=9), Game("dog", 4, seed=9)
    play_out(one, [bot("greedy")] * 4, rng=random.Random(1), most=60)
    seen = deals(one)
    for number, move in enumerate(one.moves):
        other.play(move if number < seen[2] + 4 else other.legal_moves()[-1])
    assert len(seen) >= 3
    assert one.moves != other.moves
    evaluator = evaluator_of(one.table).kernel
    for turn in seen[:3]:
        reply = [
            _kernel.GameAnalysis(game._game_log()).win_probability(evaluator, turn, 5)
            for game in (one, other)
        ]
        assert reply[0] == reply[1]


def test_a_seat_that_nobody_knows_is_known_by_its_answers():
    """Whoever has answered greedily for a while is played on like `greedy`, and nobody else is."""
    for who, alike in (("greedy", True), ("club", False)):
        game = Game("dog", 4, seed=3)
        play_out(game, [bot(who)] * 4, rng=random.Random(1), most=200)
        past, evaluator = _kernel.GameAnalysis(game._game_log()), evaluator_of(game.table).kernel
        first, *_, last = deals(game)
        known = ",".join(["greedy"] * 4)
        assert past.win_probability(evaluator, first, 5) != past.win_probability(
            evaluator, first, 5, known=known
        )
        same = past.win_probability(evaluator, last, 5) == past.win_probability(
            evaluator, last, 5, known=known
        )
        assert same == alike


def first_deals(known: str) -> list[dict[str, list[float]]]:
    """Of some games: what is told of the first deal, where these are known to sit there."""
    reply = []
    for seed in range(6):
        game = Game("dog", 4, seed=seed)
        game.play(game.legal_moves()[0])
        past, evaluator = _kernel.GameAnalysis(game._game_log()), evaluator_of(game.table).kernel
        reply.append(
            json.loads(past.win_probability(evaluator, deals(game)[0], seed, 8, 24, known=known))
        )
    return reply


def test_cards_decide_less_where_one_side_is_stronger():
    """Luck counts the chances of those who sit there; the chances shown are those of equals."""
    even, uneven = first_deals("club,club,club,club"), first_deals("club,beginner,club,beginner")
    spread = [sum(abs(one["luck"][0]) for one in reply) for reply in (even, uneven)]
    assert spread[1] < 0.7 * spread[0], spread
    assert abs(statistics.mean(one["chances"][0] for one in uneven) - 50) < 15


@pytest.mark.parametrize(("who", "alike"), [("club", True), ("random", False)])
def test_how_much_a_seat_errs_is_seen_in_its_answers(who, alike):
    """Whoever has given nothing away for a while is played on without errors, like `club`."""
    game = Game("dog", 4, seed=3)
    play_out(game, [bot(who)] * 4, rng=random.Random(1), most=300)
    past, evaluator = _kernel.GameAnalysis(game._game_log()), evaluator_of(game.table).kernel

    def like_club(deal: int) -> bool:
        known = ",".join(["club"] * 4)
        return past.win_probability(evaluator, deal, 5) == past.win_probability(
            evaluator, deal, 5, known=known
        )

    first, *_, third_last, second_last, last = deals(game)
    assert not like_club(first)
    assert any(map(like_club, (third_last, second_last, last))) == alike


def test_games_played_beforehand_correct_the_luck_and_not_the_chances():
    """With none of them luck counts as it would among equals; what is shown stays the same."""
    game = Game("dog", 4, seed=1)
    game.play(game.legal_moves()[0])
    past, evaluator, deal = (
        _kernel.GameAnalysis(game._game_log()),
        evaluator_of(game.table).kernel,
        deals(game)[0],
    )

    def reply(**settings: int) -> dict[str, list[float]]:
        known = "club,beginner,club,beginner"
        found: dict[str, list[float]] = json.loads(
            past.win_probability(evaluator, deal, 5, 8, 24, known=known, **settings)
        )
        return found

    none, usual = reply(trials=0), reply()
    assert usual == reply(trials=128)
    assert none["chances"] == usual["chances"]
    assert abs(none["luck"][0]) > abs(usual["luck"][0])
    with pytest.raises(ValueError, match="trials"):
        reply(trials=-1)
