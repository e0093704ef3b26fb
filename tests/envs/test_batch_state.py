"""A batch goes on exactly where another one stood, and so do Gymnasium's vectors of games."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import tockwork.envs  # noqa: F401  (registers them)
from tests.laws.rows import ROWS, Row
from tockwork import TockworkError, rulebook
from tockwork.envs.batch import BatchEnv, Step

DOG = rulebook("dog").table(4)
KIDS = rulebook("dog-kids").with_options(marbles=1, to_win=1).table(2)


def kept(step: Step) -> list[Any]:
    return [array.copy() for array in step]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def played(env: BatchEnv, steps: int) -> list[list[Any]]:
    return [kept(env.step(env.sample())) for _ in range(steps)]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_follows_is_the_same_to_the_last_bit(row: Row) -> None:
    env = BatchEnv(row.table, size=5, seed=3, threads=1, most_decisions=70)
    env.reset()
    played(env, 64)
    state, shown = env.state(), kept(env._step())
    after = played(env, 40)  # over the end of all games, of their lines and of their piles
    other = BatchEnv(row.table, size=5, seed=99, threads=1, most_decisions=70)
    assert same(kept(other.restore(pickle.loads(pickle.dumps(state)))), shown)
    assert other.state() == state
    for one, two in zip(after, played(other, 40), strict=True):
        assert same(one, two)
    assert np.array_equal(env.seeds, other.seeds)
    assert same(kept(env.reset()), kept(other.reset()))  # the seed has come along


def test_another_process_with_other_threads_goes_on_alike(tmp_path: Any) -> None:
    env = BatchEnv(DOG, size=600, seed=3, threads=1)
    env.reset()
    played(env, 30)
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps(env.state()))
    code = (
        "import pickle, sys; from tockwork import rulebook\n"
        "from tockwork.envs.batch import BatchEnv\n"
        "env = BatchEnv(rulebook('dog').table(4), size=600, threads=2)\n"
        "env.restore(pickle.load(open(sys.argv[1], 'rb')))\n"
        "for _ in range(20): step = env.step(env.sample())\n"
        "pickle.dump([a.copy() for a in step], sys.stdout.buffer)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(file)], check=True, capture_output=True)
    assert same(played(env, 20)[-1], pickle.loads(done.stdout))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"size": 5}, "state: size is 5, not 4"),
        ({"rules": "toc"}, "state: rules is 'toc', not 'dog'"),
        ({"tockwork": "0"}, "state: tockwork is '0', not "),
        ({"options": {"guard": "fresh"}}, "state: options is "),
        ({"games": b"short"}, "state: games: not of this kernel"),
    ],
)
def test_a_state_of_something_else_is_refused_and_nothing_has_changed(
    wrong: dict[str, Any], said: str
) -> None:
    env = BatchEnv(DOG, size=4, seed=1)
    before = kept(env.reset())
    with pytest.raises(TockworkError, match=said):
        env.restore({**env.state(), **wrong})
    assert same(kept(env._step()), before)


def vectors(size: int = 6, **more: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    rules = rulebook("dog-kids").with_options(marbles=1, to_win=1)
    return gymnasium.make_vec("tockwork/Batch-v0", size, rules=rules, players=2, actions=64, **more)


def choices(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])


def test_a_vector_of_gymnasium_plays_the_batch() -> None:
    envs, batch, rng = vectors(), BatchEnv(KIDS, size=6), np.random.default_rng(1)
    seen, info = envs.reset(seed=5)
    step, ends = batch.reset(5), 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert np.array_equal(seen["observation"], step.observations)
        assert np.array_equal(seen["action_mask"], batch.masks(64))
        assert np.array_equal(info["seats"], step.seats)
        asked, actions = info["seats"], choices(seen, rng)
        step = batch.step(actions)
        seen, worth, over, cut, info = envs.step(actions)
        assert np.array_equal(over, step.done)
        assert not cut.any()
        assert np.array_equal(info["rewards"], step.rewards)
        assert np.array_equal(worth, step.rewards[np.arange(6), asked])
        ends += int(over.sum())
    assert ends > 5


def test_a_vector_goes_on_where_another_stood() -> None:
    envs, other, rng = vectors(), vectors(), np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    for _ in range(30):
        seen, *_ = envs.step(choices(seen, rng))
    state = pickle.loads(pickle.dumps(envs.unwrapped.state()))  # type: ignore[attr-defined]
    shown, _info = other.unwrapped.restore(state)  # type: ignore[attr-defined]
    assert np.array_equal(shown["observation"], seen["observation"])
    for _ in range(30):
        actions = choices(shown, rng)
        shown, *rest = envs.step(actions)
        again, *same_rest = other.step(actions)
        assert np.array_equal(shown["observation"], again["observation"])
        assert all(np.array_equal(a, b) for a, b in zip(rest[:3], same_rest[:3], strict=True))


def test_long_games_of_a_vector_are_truncated_and_not_terminated() -> None:
    envs, rng, cuts = vectors(most_decisions=3), np.random.default_rng(1), 0
    seen, _ = envs.reset(seed=5)
    for _ in range(12):
        seen, _, over, cut, _ = envs.step(choices(seen, rng))
        assert not (over & cut).any()
        cuts += int(cut.sum())
    assert cuts
