"""The statistics against values known from elsewhere, and against many made-up matches."""

import math
import random

import pytest

from tockwork.arena.statistics import (
    Estimate,
    bradley_terry,
    elo,
    elo_interval,
    expected,
    quantile,
    ratings,
    score_interval,
)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_single_games_have_the_wilson_interval(won, of, low, high):
    found = score_interval([1.0] * won + [0.0] * (of - won))
    assert found.value == pytest.approx(won / of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_deals_that_are_shared_are_surer_than_single_games_and_sweeps_are_not():
    single = score_interval([1.0, 0.0] * 50)
    shared = score_interval([0.5] * 98 + [1.0, 0.0])
    assert shared.value == single.value == 0.5
    assert shared.high - shared.low < (single.high - single.low) / 4
    assert 0.8 < score_interval([1.0] * 20).low < 1


def test_no_deal_and_one_deal_say_little():
    assert score_interval([]) == Estimate(0.5, 0.0, 1.0)
    one = score_interval([0.5])
    assert one.low < 0.2
    assert one.high > 0.8


@pytest.mark.parametrize("luck", [0.0, 0.3, 0.8])
def test_the_interval_holds_the_truth_about_95_times_in_100(luck):
    """Two games a deal; with `luck` the deal decides, and the sides exchanged share it."""
    draw = random.Random(5)

    def deal():
        if draw.random() < luck:
            return 0.5
        return ((draw.random() < 0.6) + (draw.random() < 0.6)) / 2

    truth = luck * 0.5 + (1 - luck) * 0.6
    held = 0
    for _ in range(1000):
        found = score_interval([deal() for _ in range(60)])
        held += found.low <= truth <= found.high
    assert 930 <= held <= 980


def test_elo_known_values():
    assert elo(0.5) == 0
    assert elo(0.64) == pytest.approx(99.95, abs=0.01)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1) == math.inf
    assert elo(0) == -math.inf
    assert expected(elo(0.37)) == pytest.approx(0.37)
    assert elo_interval(Estimate(0.5, 0.25, 1.0)).high == math.inf


def test_two_bots_fit_to_the_plain_elo_difference():
    first, second = bradley_terry({(0, 1): 75}, {(0, 1): 100}, 2, prior=0)
    assert first - second == pytest.approx(elo(0.75))
    assert first + second == pytest.approx(0)


def test_bradley_terry_finds_the_ratings_that_made_the_scores():
    truth = [300.0, 50.0, -100.0, -250.0]
    pairs = [(i, j) for i in range(4) for j in range(i + 1, 4)]
    won = {(i, j): 500 * expected(truth[i] - truth[j]) for i, j in pairs}
    found = bradley_terry(won, dict.fromkeys(pairs, 500.0), 4, prior=0)
    assert found == pytest.approx(truth)


def test_bradley_terry_agrees_with_agresti_on_baseball():
    """American League 1987, as in Agresti's book and R's BradleyTerry2; Baltimore = 0."""
    names = "Milwaukee Detroit Toronto New-York Boston Cleveland Baltimore".split()
    wins = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ]
    pairs = [(i, j) for i in range(7) for j in range(i + 1, 7)]
    won = {(i, j): float(wins[i][j]) for i, j in pairs}
    played = {(i, j): float(wins[i][j] + wins[j][i]) for i, j in pairs}
    fit = bradley_terry(won, played, 7, prior=0)
    abilities = {n: (r - fit[6]) * math.log(10) / 400 for n, r in zip(names, fit, strict=True)}
    published = {"Milwaukee": 1.581, "Detroit": 1.436, "Toronto": 1.294, "New-York": 1.248,
                 "Boston": 1.108, "Cleveland": 0.684, "Baltimore": 0.0}  # fmt: skip
    assert abilities == pytest.approx(published, abs=0.001)


def test_a_bot_that_won_everything_keeps_a_finite_rating():
    fit = bradley_terry(
        {(0, 1): 50, (0, 2): 50, (1, 2): 25}, dict.fromkeys([(0, 1), (0, 2), (1, 2)], 50), 3
    )
    assert fit[0] > fit[1] + 400
    assert all(math.isfinite(rating) for rating in fit)


def test_ratings_hold_the_truth_and_do_not_depend_on_the_order_of_pairs():
    draw = random.Random(1)
    truth = [120.0, 0.0, -120.0]
    pairs = [(0, 1), (0, 2), (1, 2)]

    def deal():
        return {
            (i, j): sum(draw.random() < expected(truth[i] - truth[j]) for _ in "ab") / 2
            for i, j in pairs
        }

    deals = [deal() for _ in range(900)]
    found = ratings(deals, 3)
    assert sum(e.value for e in found) == pytest.approx(0, abs=1e-6)
    for estimate, true in zip(found, truth, strict=True):
        assert estimate.low < true < estimate.high
        assert 8 < estimate.high - estimate.low < 60
    assert ratings([dict(reversed(d.items())) for d in deals], 3) == found


def test_quantile_of_one_value_is_that_value():
    assert quantile([3.0], 0.9) == 3.0
