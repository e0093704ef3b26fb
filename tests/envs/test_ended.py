"""After the end of a game one action is left, which does nothing: policies are asked once more."""

import random

import gymnasium
import numpy as np
import pytest

import tockwork.envs  # noqa: F401  (registers them)
from tests.own.games import MINI
from tockwork import rulebook
from tockwork.envs import pettingzoo
from tockwork.envs.gymnasium import SeatEnv

SHORT = {"marbles": 1, "to_win": 1}


def played_out(**more):
    """An environment at the end of a game, and what was shown last."""
    env, rng = (
        SeatEnv("dog-kids", players=2, bots="random", options=SHORT, **more),
        random.Random(1),
    )
    seen, _ = env.reset(seed=3)
    over = cut = False
    while not (over or cut):
        seen, reward, over, cut, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return env, seen, reward, over, cut


@pytest.mark.parametrize("more", [{}, {"ids": True}, {"most_decisions": 3}])
def test_the_last_observation_allows_one_action_which_does_nothing(more):
    env, seen, _, over, cut = played_out(**more)
    assert np.flatnonzero(seen["action_mask"]).tolist() == [0]
    assert env.observation_space.contains(seen)
    moves = env.game.moves
    for _ in range(2):
        again, reward, still_over, still_cut, info = env.step(0)
        assert (reward, still_over, still_cut) == (0.0, over, cut)
        assert np.array_equal(again["observation"], seen["observation"])
        assert list(info["answers"]) == []
        assert np.flatnonzero(info["action_mask"]).tolist() == [0]
    assert env.game.moves == moves
    seen, _ = env.reset()
    assert seen["action_mask"].sum() == len(env.moves())


def test_a_game_cut_off_before_the_seat_is_asked_has_one_action_and_costs_nothing():
    env = SeatEnv("dog-kids", players=4, seat=3, bots="random", most_decisions=1)
    cut = 0
    for seed in range(9):
        seen, _ = env.reset(seed=seed)
        if env.moves():
            continue
        assert np.flatnonzero(seen["action_mask"]).tolist() == [0]
        assert env.step(0)[1:4] == (0.0, False, True)
        cut += 1
    assert cut


def test_a_game_lost_by_an_action_that_was_not_there_stays_lost():
    env = SeatEnv("dog-kids", players=2, bots="random")
    env.reset(seed=3)
    seen, reward, over, _, info = env.step(4000)
    assert (reward, over, "illegal" in info) == (-1.0, True, True)
    assert np.flatnonzero(seen["action_mask"]).tolist() == [0]
    moves = env.game.moves
    _, reward, over, _, _ = env.step(0)
    assert (reward, over, env.game.moves) == (0.0, True, moves)


def test_odds_out_of_the_mask_are_never_no_number_in_vectors_that_reset_by_themselves():
    envs = gymnasium.make_vec(
        "tockwork/DogKids-v0", 3, players=2, bots="random", options=SHORT, actions=64
    )
    rng, ends = np.random.default_rng(1), 0
    seen, _ = envs.reset(seed=1)
    for _ in range(300):
        mask = seen["action_mask"].astype(np.float64)
        odds = mask / mask.sum(axis=1, keepdims=True)
        assert not np.isnan(odds).any()
        actions = np.array([rng.choice(64, p=row) for row in odds])
        seen, _, over, cut, _ = envs.step(actions)
        ends += int((over | cut).sum())
    assert ends > 5


def test_masks_as_sb3_contrib_asks_for_them():
    env = gymnasium.make("tockwork/DogKids-v0", players=2, actions=64)
    seen, _ = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"].astype(bool))


def test_a_custom_game_by_its_rulebook_or_its_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(MINI, "utf-8")
    book = rulebook("dog").with_options(guard="fresh")
    assert SeatEnv(book).table.rulebook == book
    for rules in (str(file), file):
        env = gymnasium.make("tockwork/Seat-v0", rules=rules, players=2).unwrapped
        assert isinstance(env, SeatEnv)
        assert env.table.rulebook.id == "mini-tock"
        assert pettingzoo.env(rules, players=2).unwrapped.table == env.table
    assert pettingzoo.env("dog").unwrapped.table == pettingzoo.env().unwrapped.table
