"""Gymnasium: its own checker, one seat against bots, and nothing beyond the seat's view."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tockwork.envs  # noqa: F401  (registers them)
from tests.sampled import some_forms
from tockwork import RULEBOOKS, IllegalMove, TockworkError
from tockwork.bots import Budget, bot
from tockwork.envs import observation
from tockwork.envs.gymnasium import SeatEnv
from tockwork.envs.registration import gymnasium_id

SHORT = {"marbles": 1, "to_win": 1}


def own(env: gymnasium.Env[Any, Any]) -> SeatEnv:
    """The environment itself, out of its wrappers."""
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    return inner


def env_of(row, **more):
    book, players, teams = row
    return gymnasium.make(
        gymnasium_id(book.id), players=players, teams=teams, options=dict(book.chosen), **more
    )


def any_answer(observation, rng):
    return rng.choice(np.flatnonzero(observation["action_mask"]).tolist())


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_gymnasiums_own_checker_passes(rules, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(gymnasium_id(rules)).unwrapped)


def test_the_names():
    assert own(gymnasium.make("tockwork/Dog-v0")).table.rulebook.id == "dog"
    spec = gymnasium.make("tockwork/DogRoyalBasic-v0").spec
    assert spec is not None
    assert spec.id == "tockwork/DogRoyalBasic-v0"


@some_forms
def test_every_form_is_played_by_the_mask(row):
    env, rng = env_of(row, bots="random", seat=1), random.Random(2)
    seen, info = env.reset(seed=5)
    for _ in range(40):
        assert env.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert len(info["answers"]) == seen["action_mask"].sum() == len(own(env).moves())
        assert own(env).game.turn == 1
        seen, reward, over, cut, info = env.step(any_answer(seen, rng))
        assert not cut
        if over:
            assert abs(reward) > 0
            return
        assert reward == 0


@pytest.mark.parametrize("bots", ["random", "greedy", "search:5n"])
def test_the_same_seed_and_actions_are_the_same_episode(bots):
    def episode(seed):
        env, rng = gymnasium.make("tockwork/Dog-v0", bots=bots), random.Random(1)
        seen, _ = env.reset(seed=seed)
        for _ in range(15):
            seen, *_ = env.step(any_answer(seen, rng))
        return own(env).game.moves

    assert episode(3) == episode(3)
    assert episode(3) != episode(4)


@some_forms
def test_cards_that_the_seat_cannot_see_change_nothing_it_is_shown(row):
    env, rng = env_of(row, bots="random"), random.Random(4)
    seen, info = env.reset(seed=8)
    for _ in range(15):
        position = own(env).game.position
        for k in range(2):
            view = position.resample(0, seed=k).view(0)
            moves, rows = observation.legal_rows(view)
            assert np.array_equal(observation.observe(view), seen["observation"])
            assert moves == own(env).moves()
            assert np.array_equal(rows, info["answers"])
        seen, _, over, _, info = env.step(any_answer(seen, rng))
        if over:
            return


class Friend:
    """Somebody's own bot; remembers at which seats it was asked."""

    name = "friend"

    def __init__(self):
        self.seats = set()

    def choose(self, view, moves, budget, rng):
        self.seats.add(view.seat)
        return moves[0]


def names(env):
    return {seat: one.name for seat, one in own(env).bots.items()}


def test_who_holds_the_other_seats():
    def make(**settings):
        return gymnasium.make("tockwork/Dog-v0", **settings)

    assert names(make(seat=1)) == {0: "greedy", 2: "greedy", 3: "greedy"}
    assert names(make(bots="random", partner="search:5n")) == {
        1: "random", 2: "search:5n", 3: "random",
    }  # fmt: skip
    each = make(seat=2, bots=["random", "greedy", "search:9n"])
    assert names(each) == {3: "random", 0: "greedy", 1: "search:9n"}
    friend = Friend()
    env = make(partner=friend, bots="tests.arena.players:Any")
    seen, _ = env.reset(seed=1)
    for _ in range(8):
        seen, *_ = env.step(any_answer(seen, random.Random(1)))
    assert friend.seats == {2}


def test_a_greedy_seat_wins_most_games_against_random_ones():
    """Rewards have the right sign: 30 short games in pairs, a greedy pair against a random one."""
    env = gymnasium.make(
        "tockwork/Dog-v0", options=SHORT, bots="random", partner="greedy", strict=True
    )
    mine, total, rng = bot("greedy"), 0.0, random.Random(1)
    for seed in range(30):
        env.reset(seed=seed)
        over = False
        while not over:
            moves = own(env).moves()
            move = mine.choose(own(env).view(), moves, Budget(), rng)
            _, reward, over, _, _ = env.step(moves.index(move))
        assert reward in (1.0, -1.0)
        assert (reward == 1.0) == (0 in own(env).game.winners)
        total += reward
    assert total > 15


def test_an_action_that_the_mask_does_not_have_loses_and_says_why():
    env = gymnasium.make("tockwork/Dog-v0")
    seen, _ = env.reset(seed=7)
    count = int(seen["action_mask"].sum())
    _, reward, over, cut, info = env.step(count)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"] == f"action {count}: seat 0 has {count} legal moves"


def test_strict_environments_raise_instead():
    env = gymnasium.make("tockwork/Dog-v0", strict=True)
    env.reset(seed=7)
    with pytest.raises(IllegalMove, match="action 4000: seat 0 has"):
        env.step(4000)


def test_a_game_is_cut_off_after_so_many_decisions_of_all():
    env = gymnasium.make("tockwork/Dog-v0", most_decisions=12)
    seen, _ = env.reset(seed=1)
    cut = False
    while not cut:
        seen, reward, over, cut, _ = env.step(any_answer(seen, random.Random(1)))
        assert (reward, over) == (0.0, False)
    assert len(own(env).game.moves) == 12


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 9}, "players"),
        ({"seat": 4}, "seat"),
        ({"bots": "deep"}, "no bot is called 'deep'"),
        ({"bots": ["random"]}, "bots: 1 for 3 other seats"),
        ({"bots": 7}, "bots: 7 has no method choose"),
        ({"bots": "tests.arena.players:Silent"}, "Silent has no method choose"),
        ({"players": 2, "partner": "greedy"}, "partner: seat 0 has none"),
        ({"actions": 5000}, "actions: must be 1 to 4096"),
    ],
)
def test_nonsense_is_refused_with_its_reason(settings, said):
    with pytest.raises(TockworkError, match=said):
        gymnasium.make("tockwork/Dog-v0", **settings)
