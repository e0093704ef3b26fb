"""What games say about their players, and what they do not."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import replace

import pytest

from tockwork.ratings import (
    BOT,
    Constants,
    FormatNumbers,
    RatedGame,
    RatedSeat,
    Ratings,
    chances,
    fitted,
    measured,
    predicted,
)
from tockwork.ratings.arrow import Arrow, solve_dense

PAIRS, DUEL = "dog/4/pairs", "toc/2/none"
NUMBERS = FormatNumbers(width=1.0, share=0.8, weight=2.0, loss=(-0.8, 0.1), noise=3.0)
SIMPLE = Constants(
    mean=1200,
    spread=300,
    week=20,
    own=60,
    style=120,
    formats={"*": NUMBERS},
    bots={"club": {"*": 1500}, "beginner": {"*": 600}},
)


def pairs(number: int, players: str, won: int | None, **more: object) -> RatedGame:
    """Four letters, the first and the third against the others."""
    seats = tuple(RatedSeat(name, i % 2) for i, name in enumerate(players))
    return RatedGame(f"{number:04}", 0, PAIRS, seats, won, **more)  # type: ignore[arg-type]


def duel(number: int, one: str, other: str, won: int, day: int = 0) -> RatedGame:
    seats = (RatedSeat(one, 0), RatedSeat(other, 1))
    return RatedGame(f"{number:04}", day, DUEL, seats, won)


def value(games: list[RatedGame], player: str, form: str | None = None) -> float:
    return fitted(games, SIMPLE).rating(player, form).value


def test_nobody_is_known_before_the_first_game():
    assert fitted([], SIMPLE).rating("a").value == 1200
    assert fitted([], SIMPLE).rating("a", PAIRS).error == pytest.approx(math.hypot(300, 60))


def test_bots_are_a_ruler_that_no_result_bends():
    games = [duel(n, "a", BOT + "club", 0) for n in range(50)]
    ratings = fitted(games, SIMPLE)
    assert ratings.rating(BOT + "club", DUEL).value == 1500
    assert ratings.players == ["a"]
    assert ratings.rating("a").value > 1500


def test_against_bots_of_known_strength_a_rating_is_the_one_that_explains_the_results():
    """Half of many games against a bot is its strength; three of four are 191 points more."""
    half = [duel(n, "a", BOT + "club", n % 2) for n in range(2000)]
    more = [duel(n, "a", BOT + "club", int(n % 4 == 0)) for n in range(2000)]
    assert value(half, "a", DUEL) == pytest.approx(1500, abs=3)
    assert value(more, "a", DUEL) == pytest.approx(1691, abs=5)


def test_a_side_is_the_mean_of_its_seats():
    assert chances([1400, 1400], NUMBERS) == [0.5, 0.5]
    games = [pairs(n, f"ax{'b'}y", 0) for n in range(6)]
    ratings = fitted(games, SIMPLE)
    assert ratings.rating("a").value == pytest.approx(ratings.rating("b").value, abs=0.1)
    assert ratings.rating("x").value < 1200 < ratings.rating("a").value


def test_the_order_of_the_games_does_not_matter():
    rng = random.Random(3)
    games = [
        pairs(n, "".join(rng.sample("abcdefgh", 4)), rng.randrange(2), luck=(5.0, -5.0))
        for n in range(60)
    ]
    shuffled = rng.sample(games, len(games))
    one, other = fitted(games, SIMPLE), fitted(shuffled, SIMPLE)
    for player in one.players:
        assert one.rating(player, PAIRS) == other.rating(player, PAIRS)


def test_the_rating_is_where_the_likelihood_is_highest():
    """By a plain sum over all games, written once more here, and no other rating is likelier."""
    games = [
        replace(
            duel(n, "a", BOT + "club", n % 3 > 0, day=7 * (n % 4)),
            seats=(RatedSeat("a", 0, 20.0 + n, 30), RatedSeat(BOT + "club", 1)),
            luck=(10.0, -10.0),
        )
        for n in range(12)
    ]
    ratings = fitted(games, SIMPLE)
    weeks = [0, 1, 2, 3]
    person = ratings._people["a"]

    def likelihood(skills: list[float], own: float, style: float) -> float:
        total = -((skills[0] - 1200) ** 2) / (2 * 300**2)
        total -= own**2 / (2 * 60**2) + style**2 / (2 * 120**2)
        total -= sum((b - a) ** 2 / (2 * 20**2) for a, b in itertools.pairwise(skills))
        for n, game in enumerate(games):
            skill = skills[n % 4] + own
            p = 1 / (1 + 10 ** ((1500 - skill) / 400))
            won = float(game.won == 0) - 0.8 * 0.10
            total += 2.0 * (won * math.log(p) + (1 - won) * math.log(1 - p))
            mean = math.exp(-0.8 - 0.001 * (skill + style - 1500))
            total += ((20.0 + n) * math.log(mean) - 30 * mean) / 3.0
        return total

    skills, (own, style) = list(person.skills), person.rest
    assert person.weeks == weeks
    best = likelihood(skills, own, style)
    for i in range(4):
        for step in (-3.0, 3.0):
            moved = [s + step * (j == i) for j, s in enumerate(skills)]
            assert likelihood(moved, own, style) < best
    for step in (-3.0, 3.0):
        assert likelihood(skills, own + step, style) < best
        assert likelihood(skills, own, style + step) < best


def test_luck_is_taken_out_of_a_result():
    """A win with good cards says less than one against bad ones; the mean of both is a win."""
    plain = value([pairs(1, "abcd", 0)], "a")
    lucky = value([pairs(1, "abcd", 0, luck=(40.0, -40.0))], "a")
    unlucky = value([pairs(1, "abcd", 0, luck=(-40.0, 40.0))], "a")
    assert 1200 < lucky < plain < unlucky


def test_who_loses_less_by_moves_is_rated_higher_and_style_keeps_it_from_being_certain():
    def reviewed(lost: float, times: int) -> RatedGame:
        seats = (RatedSeat("a", 0, lost, times), RatedSeat(BOT + "club", 1))
        return replace(duel(1, "a", BOT + "club", 0), seats=seats)

    careful, careless = (fitted([reviewed(x, 30)], SIMPLE).rating("a") for x in (5.0, 60.0))
    assert careful.value > careless.value + 100
    # A million decisions do not make a rating more certain than the style allows.
    assert fitted([reviewed(5e5, 1_000_000)], SIMPLE).rating("a").error > 100


def test_who_leaves_loses_and_nobody_else_does():
    left = fitted([pairs(1, "abcd", 0, left=(1,))], SIMPLE)
    assert left.rating("b").value < 1200
    assert [left.rating(name).value for name in "acd"] == [1200, 1200, 1200]
    # Also where the bot that played on for them has won.
    assert fitted([pairs(1, "abcd", 1, left=(1,))], SIMPLE).rating("b").value < 1200


def test_a_game_without_a_result_says_nothing():
    ratings = fitted([pairs(1, "abcd", None)], SIMPLE)
    assert [ratings.rating(name).value for name in "abcd"] == [1200] * 4


def test_a_skill_may_change_and_the_curve_shows_it():
    early = [duel(n, "a", BOT + "club", 1, day=0) for n in range(40)]
    late = [duel(40 + n, "a", BOT + "club", 0, day=7 * 40) for n in range(40)]
    curve = fitted(early + late, SIMPLE).curve("a", DUEL)
    assert [week for week, _ in curve] == [0, 40]
    assert curve[1][1].value > curve[0][1].value + 50
    later = fitted(early, SIMPLE).rating("a", DUEL, week=30)
    assert later.value == curve_value(early)
    assert later.error > curve_error(early)


def curve_value(games: list[RatedGame]) -> float:
    return fitted(games, SIMPLE).rating("a", DUEL, week=0).value


def curve_error(games: list[RatedGame]) -> float:
    return fitted(games, SIMPLE).rating("a", DUEL, week=0).error


def test_one_number_is_shared_over_games_and_a_small_one_is_not():
    games = [duel(n, "a", BOT + "club", 0) for n in range(30)]
    ratings = fitted(games, SIMPLE)
    there, elsewhere = ratings.rating("a", DUEL), ratings.rating("a", PAIRS)
    assert there.value > elsewhere.value > 1300
    assert elsewhere.error > there.error


def test_what_is_uncertain_is_predicted_with_care():
    sure = predicted([1700, 1300], [0, 0], NUMBERS)
    unsure = predicted([1700, 1300], [200, 200], NUMBERS)
    assert sure == pytest.approx(chances([1700, 1300], NUMBERS))
    assert 0.5 < unsure[0] < sure[0]
    assert sum(unsure) == pytest.approx(1)
    assert sum(predicted([1, 2, 3], [5, 60, 7], NUMBERS)) == pytest.approx(1)


def test_strangers_may_outnumber_everything_else_and_the_fit_still_settles():
    rng = random.Random(4)
    names = [f"p{n}" for n in range(80)]
    games = [
        RatedGame(
            f"{n:04}",
            n // 10,
            "tock6/4/none",
            tuple(
                RatedSeat(name, side, rng.expovariate(0.05), 20)
                for side, name in enumerate(rng.sample(names, 4))
            ),
            rng.randrange(4),
            (30.0, -10.0, -10.0, -10.0),
        )
        for n in range(300)
    ]
    ratings = Ratings(games, SIMPLE).fit()
    assert ratings.settled
    assert ratings.sweeps < 100


def test_equations_of_a_chain_with_more_on_it_are_solved():
    rng = random.Random(5)
    n, m = 6, 3
    size = n + m
    root = [[rng.uniform(-1, 1) for _ in range(size)] for _ in range(size)]
    full = [[sum(r[i] * r[j] for r in root) for j in range(size)] for i in range(size)]
    for i in range(size):
        full[i][i] += 4
        for j in range(size):
            if i < n and j < n and abs(i - j) > 1:
                full[i][j] = 0.0
    arrow = Arrow(
        [full[i][i] for i in range(n)],
        [full[i][i + 1] for i in range(n - 1)],
        [row[n:] for row in full[n:]],
        [row[:n] for row in full[n:]],
    )
    right = [rng.uniform(-1, 1) for _ in range(size)]
    chain, rest = arrow.solve(right[:n], right[n:])
    assert [*chain, *rest] == pytest.approx(solve_dense(full, right))


def test_the_measured_constants_are_complete():
    constants = measured()
    assert constants.formats["*"].width > 0
    for numbers in constants.formats.values():
        assert 0 <= numbers.share <= 1 <= numbers.weight
        assert numbers.noise > 0
        assert numbers.loss[1] > 0, "who is better loses less"
    for form in constants.formats:
        assert constants.bot(BOT + "club", form) == 1500
        casual, beginner = (constants.bot(BOT + name, form) for name in ("casual", "beginner"))
        assert casual is not None
        assert beginner is not None
        assert casual > beginner
    assert Constants.of_document(constants.document()) == constants
    assert constants.bot("club", PAIRS) is None, "a person may be called so"
    assert constants.bot(BOT + "nobody", PAIRS) is None
