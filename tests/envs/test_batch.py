"""Many games stepped together: the same games as one by one, whatever the number of threads."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import random
import threading
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from tests.envs.test_observation import Row, every_table
from tockwork import Game, TockworkError, Variant, rulebook
from tockwork.envs import observation
from tockwork.envs.batch import BatchEnv, FastSeeded, Step
from tockwork.envs.observation import MOST, WIDTH

DOG = rulebook("dog").table(players=4)
QUICK = rulebook("super-tock").table(players=2)  # games end after some 350 decisions


def kept(step: Step) -> Step:
    """A copy, since the environment uses its arrays again."""
    return Step._make(array.copy() for array in step)


def same(a: Step, b: Step) -> bool:
    pairs: Iterable[tuple[Any, Any]] = zip(a, b, strict=True)
    return all(np.array_equal(x, y) for x, y in pairs)


def game_beside(table: Variant, env: BatchEnv, g: int) -> Game:
    return Game(table.rulebook, table.players, table.teams, chance=env.chance(g))


def rows_of(step: Step, g: int) -> Any:
    return step.actions[step.offsets[g] : step.offsets[g + 1]]


@every_table
def test_a_game_of_a_batch_is_the_game_that_python_plays(row: Row) -> None:
    """Same turns, observations, answers and winners at every decision until both have ended, and
    for a while in the games after them."""
    book, players, teams = row
    table = book.table(players, teams)
    env = BatchEnv(table, size=2, seed=3)
    step = env.reset()
    games = [game_beside(table, env, g) for g in range(2)]
    choose = random.Random(1)
    ended = [0, 0]
    after = 0
    while min(ended) == 0 or after < 20:
        after += min(ended) > 0
        actions = []
        for g, game in enumerate(games):
            view = game.view(game.turn)
            assert step.seats[g] == game.turn
            assert step.observations[g].tobytes() == observation.observe(view).tobytes()
            moves, rows = observation.legal_rows(view)
            assert moves == game.legal_moves()
            assert np.array_equal(rows_of(step, g), rows)
            actions.append(choose.randrange(len(moves)))
            game.play(moves[actions[g]])
        step = env.step(actions)
        for g, game in enumerate(games):
            assert step.done[g] == game.over
            assert not step.truncated[g]
            assert np.array_equal(step.rewards[g], observation.rewards(table, game.winners))
            if game.over:
                ended[g] += 1
                games[g] = game_beside(table, env, g)


def test_the_number_of_threads_changes_nothing() -> None:
    envs = [BatchEnv(DOG, size=700, seed=9, threads=n) for n in (1, 2, 5)]
    assert [env.threads for env in envs] == [1, 2, 5]
    steps = [env.reset() for env in envs]
    for _ in range(200):
        assert same(steps[0], steps[1])
        assert same(steps[0], steps[2])
        actions = envs[0].sample()
        steps = [env.step(actions) for env in envs]


def test_the_size_of_a_batch_does_not_change_its_first_games() -> None:
    small, large = BatchEnv(DOG, size=3, seed=9), BatchEnv(DOG, size=100, seed=9)
    assert np.array_equal(small.seeds, large.seeds[:3])
    assert np.array_equal(small.reset().observations, large.reset().observations[:3])


def test_reset_begins_again_with_the_first_games_of_the_seed() -> None:
    env = BatchEnv(QUICK, size=50, seed=1)
    first = kept(env.reset())
    actions = [env.sample().copy()]
    for _ in range(600):
        env.step(actions[-1])
        actions.append(env.sample().copy())
    assert not same(env.step(actions[-1]), first)
    assert same(env.reset(), first)
    assert env.sample().tolist() == actions[0].tolist()
    assert not same(env.reset(seed=2), first)
    assert env.seed == 2
    assert same(env.reset(seed=1), first)


def test_every_game_has_shuffles_of_its_own() -> None:
    env = BatchEnv(QUICK, size=300, seed=1)
    env.reset()
    seeds = set(env.seeds.tolist())
    assert len(seeds) == 300
    ended = 0
    for _ in range(800):
        ended += int(env.step(env.sample()).done.sum())
        seeds |= set(env.seeds.tolist())
    assert ended > 300
    assert len(seeds) == 300 + ended
    assert not seeds & set(BatchEnv(QUICK, size=300, seed=2).seeds.tolist())


def test_rewards_are_there_only_when_a_game_ends() -> None:
    env = BatchEnv(QUICK, size=100, seed=4)
    env.reset()
    winners = np.zeros(2)
    for _ in range(800):
        step = env.step(env.sample())
        assert not step.rewards[~step.done].any()
        assert (np.sort(step.rewards[step.done], axis=1) == [-1, 1]).all()
        winners += (step.rewards == 1).sum(axis=0)
    assert winners.min() > 50  # both seats win


def test_long_games_are_cut_off_without_a_reward() -> None:
    env = BatchEnv(DOG, size=40, seed=4, most_decisions=10)
    env.reset()
    seeds = env.seeds.copy()
    for n in range(1, 31):
        step = env.step(env.sample())
        assert step.truncated.all() == step.done.all() == (n % 10 == 0)
        assert step.truncated.any() == step.done.any() == (n % 10 == 0)
        assert not step.rewards.any()
        assert bool((env.seeds != seeds).all()) == (n % 10 == 0)
        seeds = env.seeds.copy()


def test_samples_are_legal_and_reach_every_answer() -> None:
    env = BatchEnv(DOG, size=1000, seed=4)
    step = env.reset()
    for _ in range(30):
        counts = np.diff(step.offsets)
        actions = env.sample()
        assert (actions >= 0).all()
        assert (actions < counts).all()
        assert (actions == 0).any()
        assert (actions == counts - 1).any()
        step = env.step(actions)


# shapes and memory -----------------------------------------------------------------------------


def test_arrays_have_the_promised_shapes() -> None:
    env = BatchEnv(DOG, size=10, seed=1)
    step = env.reset()
    total = step.offsets[-1]
    shapes = {
        "observations": ((10, 84), np.uint8),
        "seats": ((10,), np.uint8),
        "offsets": ((11,), np.int64),
        "actions": ((total, WIDTH), np.uint8),
        "rewards": ((10, 4), np.float32),
        "done": ((10,), np.bool_),
        "truncated": ((10,), np.bool_),
    }
    for name, (shape, kind) in shapes.items():
        array = getattr(step, name)
        assert (array.shape, array.dtype) == (shape, kind), name
    assert step.offsets[0] == 0
    assert (np.diff(step.offsets) > 0).all()


def test_arrays_are_used_again() -> None:
    env = BatchEnv(DOG, size=10, seed=1)
    first, second = env.reset(), env.step(env.sample())
    for name in ("observations", "seats", "offsets", "rewards", "done", "truncated"):
        assert getattr(first, name) is getattr(second, name)


def test_arrays_outlive_the_environment() -> None:
    step = BatchEnv(DOG, size=2000, seed=1).reset()
    again = BatchEnv(DOG, size=2000, seed=1).reset()
    assert same(step, again)


def test_answers_that_no_longer_fit_move_and_the_old_array_stays() -> None:
    env = BatchEnv(DOG, size=1, seed=1)
    step = env.reset()
    room, moved = env._batch.room, 0
    for _ in range(3000):
        old, was = step.actions, step.actions.copy()
        step = env.step(env.sample())
        assert len(step.actions) == step.offsets[-1]
        if env._batch.room != room:
            assert np.array_equal(old, was)  # the kernel writes elsewhere now
            room, moved = env._batch.room, moved + 1
    assert moved > 1


def test_what_is_written_into_the_arrays_does_not_reach_the_games() -> None:
    one, other = BatchEnv(DOG, size=40, seed=1), BatchEnv(DOG, size=40, seed=1)
    mine, theirs = one.reset(), other.reset()
    for _ in range(100):
        assert same(mine, theirs)
        actions = one.sample().copy()
        for array in (*mine, one.seeds):
            array[...] = 1
        mine, theirs = one.step(actions), other.step(actions)


# masks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1000, MOST])
def test_masks_show_how_many_answers_there_are(most: int) -> None:
    env = BatchEnv(DOG, size=30, seed=1)
    step = env.reset()
    for _ in range(300):
        masks = env.masks(most)
        counts = np.diff(step.offsets)
        assert masks.shape == (30, most)
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, np.arange(most) < counts[:, None])
        assert np.array_equal(masks[0], observation.mask(int(counts[0]), most))
        step = env.step(env.sample())
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = False


def test_a_mask_that_is_too_short_is_an_error_and_drops_no_answer() -> None:
    env = BatchEnv(DOG, size=30, seed=1)
    step = env.reset()
    while (counts := np.diff(step.offsets)).max() <= 6:
        env.masks(6)
        step = env.step(env.sample())
    game = int(np.argmax(counts > 6))
    with pytest.raises(
        TockworkError, match=f"game {game} has {counts[game]} legal moves, more than 6"
    ):
        env.masks(6)
    assert np.array_equal(env.masks(MOST).sum(axis=1), counts)
    while (counts := np.diff(step.offsets)).max() > 6:
        step = env.step(env.sample())
    assert np.array_equal(env.masks(6).sum(axis=1), counts)


# refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "what"), [(0, -1), (17, None), (39, 2**62)])
def test_an_action_out_of_range_names_the_game_and_changes_nothing(at: int, what: Any) -> None:
    env = BatchEnv(DOG, size=40, seed=1)
    before = kept(env.reset())
    count = int(np.diff(before.offsets)[at])
    actions = np.zeros(40, dtype=np.int64)
    actions[at] = bad = count if what is None else what
    says = rf"actions\[{at}\]: must be 0 to {count - 1}, not {bad}"
    with pytest.raises(TockworkError, match=says):
        env.step(actions)
    actions[at] = 0
    untouched = BatchEnv(DOG, size=40, seed=1)
    assert same(untouched.reset(), before)
    assert same(env.step(actions), untouched.step(actions))


@pytest.mark.parametrize(
    "actions",
    [
        *(np.zeros(39, int), np.zeros(41, int), np.zeros((40, 1), int)),
        *(np.zeros(40), np.zeros(40, bool), 0, None, "zero", [None] * 40),
    ],
    ids=str,
)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    env = BatchEnv(DOG, size=40, seed=1)
    with pytest.raises(TockworkError, match="actions: must be 40 whole numbers, not"):
        env.step(actions)


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint8, np.uint64, np.int64])
def test_actions_may_be_whole_numbers_of_any_kind(kind: Any) -> None:
    env, other = BatchEnv(DOG, size=40, seed=1), BatchEnv(DOG, size=40, seed=1)
    wide = np.zeros(80, dtype=kind)
    assert same(env.step(wide[::2]), other.step([0] * 40))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"size": 0}, "size: must be 1 to"),
        ({"size": 2.5}, r"size: must be a whole number, not 2\.5"),
        ({"size": True}, "size: must be a whole number, not True"),
        ({"seed": -1}, "seed: must be 0 to"),
        ({"seed": 2**64}, "seed: must be 0 to"),
        ({"seed": None}, "seed: must be a whole number"),
        ({"threads": 0}, "threads: must be 1 to"),
        ({"most_decisions": 0}, "most_decisions: must be 1 to"),
        ({"table": "dog"}, r"table: must be a Variant, such as .*, not 'dog'"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_by_name(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(TockworkError, match=says):
        BatchEnv(**{"table": DOG, "size": 4, "seed": 1, **wrong})


def test_masks_and_games_that_are_not_there_are_refused() -> None:
    env = BatchEnv(DOG, size=4, seed=1)
    with pytest.raises(TockworkError, match=f"most: must be 1 to {MOST}"):
        env.masks(MOST + 1)
    with pytest.raises(TockworkError, match="game: must be 0 to 3, not 4"):
        env.chance(4)
    with pytest.raises(TockworkError, match="seed: must be 0 to"):
        env.reset(seed=-1)


# threads and processes -------------------------------------------------------------------------


def test_other_python_threads_run_while_the_games_are_stepped() -> None:
    """The interpreter is free meanwhile; two calls at a time are refused and harm nothing."""
    env = BatchEnv(DOG, size=20_000, seed=1, threads=2)
    refused: list[Exception] = []
    stepped = []

    def run() -> None:
        for _ in range(20):
            try:
                env.step(np.zeros(20_000, dtype=np.int64))
                stepped.append(1)
            except TockworkError as busy:
                refused.append(busy)

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=600)
    other = BatchEnv(DOG, size=20_000, seed=1, threads=1)
    for _ in stepped:
        step = other.step(np.zeros(20_000, dtype=np.int64))
    assert len(stepped) + len(refused) == 40
    assert all("another thread is stepping" in str(busy) for busy in refused)
    assert np.array_equal(env._offsets, step.offsets)
    assert np.array_equal(env.seeds, other.seeds)


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, pickle.dumps])
def test_an_environment_is_not_copied_in_secret(how: Any) -> None:
    """Two that share their games would mix them up."""
    with pytest.raises(TypeError, match="send its state"):
        how(BatchEnv(DOG, size=4, seed=1))


def _in_a_child(env: BatchEnv, result: Any) -> None:
    result.put(kept(env.step(np.zeros(env.size, dtype=np.int64))))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_goes_on_with_threads_of_its_own() -> None:
    env = BatchEnv(DOG, size=300, seed=1, threads=2)
    assert env.threads == 2
    env.step(np.zeros(300, dtype=np.int64))
    context = multiprocessing.get_context("fork")
    result = context.Queue()
    child = context.Process(target=_in_a_child, args=(env, result))
    child.start()
    theirs = result.get(timeout=300)
    child.join(timeout=300)
    assert child.exitcode == 0
    assert same(env.step(np.zeros(300, dtype=np.int64)), theirs)


def test_a_game_is_dealt_again_from_its_seed() -> None:
    env = BatchEnv(DOG, size=4, seed=1)
    env.reset()
    chance = env.chance(2)
    assert chance == FastSeeded(int(env.seeds[2]))
    one, two = (Game("dog", players=4, chance=chance) for _ in range(2))
    assert one.position == two.position
    assert one.position != Game("dog", players=4, chance=env.chance(3)).position


def test_a_rulebook_instead_of_a_table_is_told():
    with pytest.raises(TockworkError, match=r"table: must be a Variant, .* not the rulebook"):
        BatchEnv(rulebook("dog"))  # type: ignore[arg-type]
