"""What a player gains who loses to themselves on second devices, as often as they like."""

from __future__ import annotations

import random

from tockwork.ratings import MOST_A_WEEK, RatedGame, RatedSeat, chances, counting, fitted, measured

DUEL = "toc/2/none"
WEEKS = 8


def honest(rng: random.Random) -> list[RatedGame]:
    """Thirty average players, one of them Anna, who play each other for eight weeks."""
    people = ["anna", *(f"p{n}" for n in range(29))]
    games = []
    for day in range(7 * WEEKS):
        rng.shuffle(people)
        for n in range(0, len(people), 2):
            seats = tuple(RatedSeat(who, side) for side, who in enumerate(people[n : n + 2]))
            games.append(RatedGame(f"h{day:02}-{n}", day, DUEL, seats, rng.randrange(2)))
    return games


def farmed(devices: int, a_week: int, *, reviewed: bool = False) -> list[RatedGame]:
    """Anna wins against her other devices, which lose on purpose."""
    games = []
    for number in range(WEEKS * a_week):
        other = RatedSeat(f"device{number % devices}", 1)
        if reviewed:  # who gives games away loses much by every move
            other = RatedSeat(other.player, 1, lost=240.0, decisions=30)
        seats = (RatedSeat("anna", 0), other)
        luck = (0.0, 0.0) if reviewed else None
        games.append(RatedGame(f"x{number:04}", number // a_week * 7, DUEL, seats, 0, luck))
    return games


def gain(more: list[RatedGame], *, guarded: bool) -> float:
    games = honest(random.Random(1))
    before = fitted(games).rating("anna", DUEL).value
    every = [*games, *more]
    return fitted(counting(every)[0] if guarded else every).rating("anna", DUEL).value - before


def test_of_farmed_games_a_few_a_week_count():
    games = farmed(devices=1, a_week=100)
    count, others = counting(games)
    assert len(count) == WEEKS * MOST_A_WEEK
    assert len(count) + len(others) == len(games)
    # Others lose nothing by it: in honest weeks nobody meets the same one so often.
    assert counting(honest(random.Random(1)))[1] == []


def test_a_second_device_gains_little_and_less_with_the_guard():
    """Points in eight weeks; the printed figures are those of docs/ratings.md."""
    for devices in (1, 5):
        many = farmed(devices, a_week=100)
        free, guarded = gain(many, guarded=False), gain(many, guarded=True)
        seen = gain(farmed(devices, a_week=100, reviewed=True), guarded=True)
        print(f"{devices} devices: {free:.0f} without, {guarded:.0f} with, {seen:.0f} reviewed")
        assert guarded < free
        assert seen < guarded
    assert gain(farmed(1, a_week=100), guarded=True) < 0.75 * gain(
        farmed(1, a_week=100), guarded=False
    )


def test_more_farmed_games_hardly_gain_more():
    """A device that always loses is soon known to be weak, and to beat it says nothing."""
    few, many = (gain(farmed(1, a_week=n), guarded=False) for n in (50, 400))
    assert many - few < 0.5 * few


def test_partners_with_changing_opponents_always_count():
    """The rule is about the people of a game, not about two who like to play together."""
    games = []
    for number in range(40):
        names = ("anna", f"x{number}", "ben", f"y{number}")
        seats = tuple(RatedSeat(who, n % 2) for n, who in enumerate(names))
        games.append(RatedGame(f"g{number:02}", 0, "dog/4/pairs", seats, 0))
    assert counting(games)[1] == []


def test_two_devices_against_bots_are_the_same_people_too():
    """Who holds both partners' hands beats bots; a few games a week count."""
    seats = tuple(
        RatedSeat(who, n % 2) for n, who in enumerate(("anna", "bot:club", "device", "bot:club"))
    )
    games = [RatedGame(f"g{n:02}", 0, "dog/4/pairs", seats, 0) for n in range(20)]
    assert len(counting(games)[0]) == MOST_A_WEEK


def test_the_model_itself_says_what_a_win_can_be_worth():
    """As many points as the guard leaves are within the error of an honest rating."""
    games = honest(random.Random(1))
    error = fitted(games).rating("anna", DUEL).error
    assert gain(farmed(1, a_week=100), guarded=True) < 3 * error
    assert chances([1500, 1500], measured().of(DUEL))[0] == 0.5
