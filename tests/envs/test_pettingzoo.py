"""PettingZoo: its own tests over every form, rewards, and nothing beyond a seat's view."""

import pickle
import random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tests.sampled import some_forms
from tockwork import RULEBOOKS, Game, IllegalMove, TockworkError, rulebook
from tockwork.envs import observation, pettingzoo
from tockwork.envs.registration import pettingzoo_id

pytestmark = [
    pytest.mark.filterwarnings("error"),
    # What api_test says to every environment with a dictionary and a mask:
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def env_of(row, **more):
    book, players, teams = row
    return pettingzoo.env(
        pettingzoo_id(book.id), players=players, teams=teams, options=dict(book.chosen), **more
    )


def play(env, rng, most):
    """Random answers, at most so many, not beyond the end."""
    for _ in range(most):
        if env.unwrapped.game.over or any(env.truncations.values()):
            return
        env.step(rng.randrange(len(env.moves(env.agent_selection))))


@some_forms
def test_pettingzoos_own_test_passes(row):
    api_test(env_of(row), num_cycles=20)


@some_forms
def test_pettingzoos_own_wrapper_makes_a_parallel_environment(row):
    parallel_api_test(turn_based_aec_to_parallel(env_of(row)), num_cycles=20)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_pettingzoos_own_test_passes_to_the_end_of_a_game(rules):
    api_test(
        pettingzoo.env(pettingzoo_id(rules), options={} if "royal" in rules else SHORT),
        num_cycles=1500,
    )


SHORT = {"marbles": 1, "to_win": 1}


@some_forms
def test_pettingzoos_seed_test_passes(row):
    seed_test(lambda: env_of(row), num_cycles=20)


def test_pettingzoos_render_test_passes(capsys):
    def make(render_mode):
        return pettingzoo.env("tockwork/dog-v0", render_mode=render_mode)

    render_test(make, {"svg": lambda picture: picture.startswith("<svg")})
    assert "Blue" in capsys.readouterr().out


def test_another_seed_is_another_game_and_so_is_the_next_one():
    env = pettingzoo.env("tockwork/dog-v0")

    def first(**reset):
        env.reset(**reset)
        return tuple(env.view(agent) for agent in env.agents)

    one, two, three = first(seed=1), first(), first()
    assert len({one, two, three, first(seed=2)}) == 4
    assert (first(seed=1), first(), first()) == (one, two, three)


@some_forms
def test_cards_that_a_seat_cannot_see_change_nothing_it_is_shown(row):
    env = env_of(row)
    env.reset(seed=3)
    play(env, random.Random(3), 50)
    inner = env.unwrapped
    position, asked = inner.game.position, env.agent_selection
    before = {agent: env.observe(agent) for agent in env.agents}
    rows = env.infos[asked]["answers"]
    for seat, agent in enumerate(env.agents):
        for k in range(3):
            other = position.resample(seat, seed=k)
            again = inner.seen.shown(other.view(seat), np.arange(len(inner.moves(agent))))
            assert np.array_equal(again["observation"], before[agent]["observation"])
            if agent == asked:
                inner.game = Game.from_position(other, seed=k)
                inner._ask()
                assert np.array_equal(env.observe(agent)["observation"], again["observation"])
                assert np.array_equal(env.observe(agent)["action_mask"], again["action_mask"])
                assert np.array_equal(env.infos[agent]["answers"], rows)
                inner.game = Game.from_position(position, seed=k)


@pytest.mark.parametrize("more", [{}, {"ids": True}, {"most_decisions": 3}])
def test_the_last_observations_allow_one_action(more):
    env = pettingzoo.env("tockwork/dog-kids-v0", players=2, options=SHORT, **more)
    env.reset(seed=1)
    rng, last = random.Random(1), []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        allowed = np.flatnonzero(seen["action_mask"])
        if over or cut:
            last.append((agent, allowed.tolist()))
        env.step(None if over or cut else rng.choice(allowed))
    assert sorted(last) == [("seat_0", [0]), ("seat_1", [0])]
    assert np.flatnonzero(env.observe("seat_0")["action_mask"]).tolist() == [0]


def test_masks_and_rows_belong_to_the_answers():
    env = pettingzoo.env("tockwork/dog-v0")
    env.reset(seed=7)
    for agent in env.agents:
        moves = env.moves(agent)
        assert env.observe(agent)["action_mask"].sum() == len(moves)
        assert (agent == env.agent_selection) == bool(moves)
    moves, rows = observation.legal_rows(env.view(env.agent_selection))
    assert env.moves(env.agent_selection) == moves
    assert np.array_equal(env.infos[env.agent_selection]["answers"], rows)


@pytest.mark.parametrize(
    ("settings", "worth"),
    [
        ({"players": 4}, {1.0: 2, -1.0: 2}),
        ({"players": 2}, {1.0: 1, -1.0: 1}),
        ({"players": 3}, {1.0: 1, -0.5: 2}),
    ],
)
def test_winners_get_one_and_the_others_share_the_loss(settings, worth):
    env = pettingzoo.env("tockwork/dog-v0", options=SHORT, **settings)
    env.reset(seed=1)
    play(env, random.Random(1), 20_000)
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    found = list(env.rewards.values())
    assert {value: found.count(value) for value in found} == worth
    winners = env.unwrapped.game.winners
    assert [env.rewards[f"seat_{seat}"] for seat in winners] == [1.0] * len(winners)
    result, final = {}, dict(env.rewards)
    while env.agents:
        result[env.agent_selection] = env.last()[1]
        env.step(None)
    assert result == final


def test_a_game_is_cut_off_after_so_many_decisions():
    env = pettingzoo.env("tockwork/dog-v0", most_decisions=5)
    env.reset(seed=1)
    play(env, random.Random(1), 6)
    assert len(env.unwrapped.game.moves) == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_the_state_is_what_all_seats_see():
    env = pettingzoo.env("tockwork/dog-v0")
    env.reset(seed=1)
    whole = env.state()
    assert env.state_space.contains(whole)
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(whole, np.concatenate(parts))


def test_an_environment_is_pickled_in_the_middle_of_a_game():
    env = pettingzoo.env("tockwork/toc-v0", players=2)
    env.reset(seed=1)
    play(env, random.Random(1), 10)
    again = pickle.loads(pickle.dumps(env))
    for one in (env, again):
        play(one, random.Random(2), 10)
    assert again.unwrapped.game.moves == env.unwrapped.game.moves
    assert again.unwrapped.game.position == env.unwrapped.game.position


def test_an_action_that_the_mask_does_not_have_is_refused_and_nothing_has_changed():
    env = pettingzoo.env("tockwork/dog-v0")
    env.reset(seed=7)
    asked = env.agent_selection
    count = len(env.moves(asked))
    for action in (count, -1, None):
        with pytest.raises(IllegalMove, match=f"action {action}: {asked} has {count} legal moves"):
            env.step(action)
    assert env.unwrapped.game.moves == ()


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        ("tockwork/chess-v0", {}, "env: none is called 'tockwork/chess-v0'; there are tockwork/"),
        ("tockwork/dog-v9", {}, "none is called 'tockwork/dog-v9'"),
        ("tockwork/dog-v0", {"players": 9}, "players"),
        ("tockwork/dog-v0", {"options": {"marbles": 9}}, "marbles"),
        ("tockwork/dog-v0", {"actions": 0}, "actions: must be 1 to 4096, not 0"),
        ("tockwork/dog-v0", {"most_decisions": 0}, "most_decisions: must be at least 1"),
        ("tockwork/dog-v0", {"render_mode": "film"}, "render_mode: 'film' is none of ansi"),
    ],
)
def test_nonsense_is_refused_with_its_reason(name, settings, said):
    with pytest.raises(TockworkError, match=said):
        pettingzoo.env(name, **settings)


def test_a_mask_that_is_too_short_says_so():
    env = pettingzoo.env("tockwork/dog-v0", actions=2)
    env.reset(seed=7)
    with pytest.raises(TockworkError, match="legal moves do not fit into a mask of 2"):
        env.observe(env.agent_selection)


def test_every_rulebook_has_an_environment():
    for rules in RULEBOOKS:
        assert pettingzoo.env(pettingzoo_id(rules)).unwrapped.table == rulebook(rules).table(4)
