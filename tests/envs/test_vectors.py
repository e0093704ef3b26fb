"""Vectors of environments, copies of them, pixels, fixed ids and scaled observations."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

import tockwork.envs  # noqa: F401  (registers them)
from tests.sampled import some_forms
from tockwork import RULEBOOKS, Game, IllegalMove, TockworkError, rulebook
from tockwork.envs.action_ids import ActionIds
from tockwork.envs.gymnasium import SeatEnv
from tockwork.envs.observation import legal_rows, observe, scaled
from tockwork.envs.pettingzoo import env as every_seat
from tockwork.envs.raster import board_pixels


def first_answers(masks: Any) -> Any:
    return masks.argmax(axis=1)


def vector(mode: str, **settings: Any) -> VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec(
        "tockwork/DogKids-v0", 2, vectorization_mode=mode, players=2, **settings
    )


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors_of_games_step_alike(mode):
    envs = vector(mode, actions=64)
    single = [gymnasium.make("tockwork/DogKids-v0", players=2, actions=64) for _ in range(2)]
    try:
        seen, info = envs.reset(seed=3)
        alone = [env.reset(seed=3 + i) for i, env in enumerate(single)]
        over = np.zeros(2, dtype=bool)
        for _ in range(12):
            for i, (one, about) in enumerate(alone):
                if not over[: i + 1].any():
                    assert np.array_equal(seen["observation"][i], one["observation"])
                    assert len(info["answers"][i]) == len(about["answers"])
            assert envs.observation_space.contains(seen)
            actions = first_answers(seen["action_mask"])
            seen, reward, ended, cut, info = envs.step(actions)
            assert reward.shape == ended.shape == cut.shape == (2,)
            alone = [env.step(actions[i])[::4] for i, env in enumerate(single)]
            over |= ended
    finally:
        envs.close()


def test_gymnasiums_checker_passes_with_ids_and_scaled_numbers(capsys):
    check_env(SeatEnv("dog-kids", players=2, ids=True, scale=True), skip_render_check=True)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_environment_goes_on_alike(twin_of):
    env = gymnasium.make("tockwork/Dog-v0", bots="greedy").unwrapped
    assert isinstance(env, SeatEnv)
    env.reset(seed=4)
    for _ in range(5):
        env.step(0)
    twin = twin_of(env)
    for _ in range(5):
        one, other = env.step(0), twin.step(0)
        assert np.array_equal(one[0]["observation"], other[0]["observation"])
    anew, twin_anew = env.reset()[0], twin.reset()[0]
    assert np.array_equal(anew["observation"], twin_anew["observation"])
    seats = every_seat("tockwork/toc-v0", players=2)
    seats.reset(seed=1)
    twin = twin_of(seats)
    for _ in range(9):
        seats.step(0)
        twin.step(0)
    assert twin.unwrapped.game.moves == seats.unwrapped.game.moves


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_pixels_show_the_marbles(rules):
    book = rulebook(rules)
    players = book.forms[0].players
    env = SeatEnv(rules, players=players, render_mode="rgb_array")
    env.reset(seed=1)
    empty = Game(book, players, seed=1).view(None)
    before = board_pixels(env.table, empty)
    assert before.shape == (480, 480, 3)
    assert before.dtype == np.uint8
    while env.game.view(None).marbles == empty.marbles:
        env.step(0)
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert 0 < (before != after).any(axis=2).mean() < 0.2


@some_forms
def test_ids_tell_the_answers_of_a_decision_apart(row):
    book, players, teams = row
    game, choose = Game(book, players, teams, seed=6), random.Random(6)
    ids = ActionIds(game.table)
    assert ids.blocks[-1].offset + ids.blocks[-1].length == ids.size
    for _ in range(150):
        moves, rows = legal_rows(game.view(game.turn))
        found = ids.of(rows)
        assert len(set(found.tolist())) == len(moves)
        assert found.min() >= 0
        assert found.max() < ids.size
        assert ids.mask(found).sum() == len(moves)
        game.play(choose.choice(moves))
        if game.over:
            break


def test_an_id_means_the_same_card_and_marble_everywhere():
    game, choose = Game("dog", seed=8), random.Random(8)
    ids = ActionIds(game.table)
    meant: dict[int, object] = {}
    split = next(block for block in ids.blocks if block.name == "split")
    for _ in range(600):
        moves, rows = legal_rows(game.view(game.turn))
        for number, row in zip(ids.of(rows).tolist(), rows, strict=True):
            if number < split.offset:
                said = tuple(row[:3].tolist()), tuple(row[8:10].tolist())
                assert meant.setdefault(number, said) == said
        game.play(choose.choice(moves))
        if game.over:
            game = Game("dog", seed=9)
    assert len(meant) > 100


def test_the_environment_plays_what_an_id_means():
    env = SeatEnv("dog-kids", players=2, ids=True)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        actions = np.flatnonzero(seen["action_mask"])
        moves = env.moves()
        assert len(moves) == len(actions)
        number = int(actions[-1])
        ids = env.seen.actions_of(env.seen.rows(env.game, asked=True)).tolist()
        wanted = moves[ids.index(number)]
        before = len(env.game.moves)
        seen, _, over, _, _ = env.step(number)
        assert env.game.moves[before] == wanted
        if over:
            break
    with pytest.raises(TockworkError, match="actions: fixed ids have a length of their own"):
        SeatEnv(ids=True, actions=5)
    strict = SeatEnv("dog-kids", players=2, ids=True, strict=True)
    seen, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="none of them is this one"):
        strict.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_splits_without_room_are_refused():
    game, choose = Game("dog", seed=8), random.Random(8)
    ids = ActionIds(game.table, splits=1)
    moves, rows = legal_rows(game.view(game.turn))
    while sum(move.as_card == "7" and len(move.legs) > 1 for move in moves) < 2:
        game.play(choose.choice(moves))
        moves, rows = legal_rows(game.view(game.turn))
    with pytest.raises(TockworkError, match="splits: this decision has more than 1"):
        ids.of(rows)


def test_scaled_observations_are_between_nothing_and_one():
    game, choose = Game("tock6", players=6, seed=3), random.Random(3)
    for _ in range(100):
        bytes_ = observe(game.view(game.turn))
        numbers = scaled(game.table, bytes_)
        assert numbers.min() >= 0
        assert numbers.max() <= 1
        assert np.array_equal(numbers == 0, bytes_ == 0)
        game.play(choose.choice(game.legal_moves()))
