"""The games inside OpenSpiel: its own tests, and nothing told that a seat cannot see."""

import pickle
import random

import pytest

from tests.conftest import FULL
from tests.sampled import some_forms
from tests.wheels import wheel
from tockwork import RELATED, RULEBOOKS, TockworkError, rulebook

pyspiel = wheel("pyspiel")

from tockwork.envs import openspiel  # noqa: E402


def load(row, decisions=20_000):
    book, players, teams = row
    options = ";".join(f"{name}:{value}" for name, value in book.chosen.items())
    params = {"players": players, "teams": teams, "options": options, "decisions": decisions}
    return pyspiel.load_game(openspiel.name_of(book.id), params)


def advance(state, rng, decisions):
    """Plays on at random until so many decisions have been made and one is to be made."""
    while not state.is_terminal() and (state.is_chance_node() or state.cards.moves < decisions):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_every_rulebook_is_registered():
    names = pyspiel.registered_names()
    assert all(openspiel.name_of(rules) in names for rules in (*RULEBOOKS, *RELATED))


def test_a_game_of_ones_own_is_registered_once():
    own = rulebook("pegs-and-jokers").model_copy(update={"id": "own-pegs", "title": "Own"})
    name = openspiel.register_game(own)
    assert name == openspiel.register_game(own) == "python_tockwork_own_pegs"
    game = pyspiel.load_game(f"{name}(players=2,decisions=40)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(TockworkError, match="own_pegs"):
        openspiel.register_game(own.model_copy(update={"minutes": 5}))


@some_forms
def test_openspiels_own_test_begins_every_form(row):
    pyspiel.random_sim_test(load(row, decisions=40), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    [
        "python_tockwork_toc(players=2)",
        "python_tockwork_dog_kids(players=2)",
        "python_tockwork_dog(players=4,teams=pairs)",
        "python_tockwork_dog_royal(players=4)",
        "python_tockwork_dog(players=2,options=deals:5+4+3;marbles:2;to_win:2)",
    ],
)
def test_openspiels_own_test_plays_whole_games(name):
    games = 2 if FULL else 1
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=games, serialize=True, verbose=False)


@some_forms
def test_cards_that_a_seat_cannot_see_change_nothing_for_it(row):
    rng = random.Random(3)
    state = advance(load(row).new_initial_state(), rng, decisions=60)
    for seat in range(row[1]):
        other = state.resample_from_infostate(seat, rng.random)
        for look in ("information_state_string", "observation_string"):
            assert getattr(other, look)(seat) == getattr(state, look)(seat)
        for look in ("information_state_tensor", "observation_tensor"):
            assert list(getattr(other, look)(seat)) == list(getattr(state, look)(seat))
        if seat == state.current_player():
            assert other.legal_actions() == state.legal_actions()
            moves = [state.action_to_string(seat, a) for a in state.legal_actions()]
            assert moves == [other.action_to_string(seat, a) for a in other.legal_actions()]


def test_an_information_state_remembers_what_an_observation_forgets():
    """Which of the own cards came from the partner."""
    game = pyspiel.load_game("python_tockwork_dog")
    kinds = list(game.table.deck)

    def after_the_exchange(mine, partners, gift):
        state = game.new_initial_state()
        state.apply_action(0)  # seat 0 leads
        for cards in zip(mine, "2 3 4 5 6 8".split(), partners, "2 3 4 5 6 8".split(), strict=True):
            for card in cards:
                state.apply_action(kinds.index(card))
        for card in ("2", "2", gift, "2"):
            gifts = [state.action_to_string(a) for a in state.legal_actions()]
            state.apply_action(gifts.index(f"give {card}"))
        return state

    one = after_the_exchange("2 3 5 6 8 9".split(), "4 8 9 10 12 5".split(), "4")
    two = after_the_exchange("2 4 5 6 8 9".split(), "3 8 9 10 12 5".split(), "3")
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


def test_a_state_is_saved_with_its_hidden_cards_also_after_resampling():
    game = pyspiel.load_game("python_tockwork_dog")
    state = advance(game.new_initial_state(), random.Random(5), decisions=30)
    other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    assert str(other) != str(state)
    for one in (state, other):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
        assert str(again) == str(one)
        assert again.history() == one.history()
        assert again.legal_actions() == one.legal_actions()


def test_the_games_themselves_can_be_pickled():
    game = pyspiel.load_game("python_tockwork_dog(players=2,options=marbles:2;to_win:2)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_a_game_that_is_given_up_is_worth_nothing():
    game = pyspiel.load_game("python_tockwork_dog(decisions=5)")
    state = advance(game.new_initial_state(), random.Random(1), decisions=6)
    assert state.is_terminal()
    assert state.cards.moves == 5
    assert state.returns() == [0.0] * 4


def test_winners_and_losers_of_teams():
    game = pyspiel.load_game("python_tockwork_dog(options=marbles:1;to_win:1)")
    state = advance(game.new_initial_state(), random.Random(1), decisions=20_000)
    winners = state.cards.winners
    assert winners in ((0, 2), (1, 3))
    assert state.returns() == [1.0 if seat in winners else -1.0 for seat in range(4)]


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"options": "marbles"}, "options: 'marbles' should be like marbles:2"),
        ({"options": "marbles:9"}, "marbles"),
        ({"players": 9}, "players"),
        ({"teams": "triples"}, "teams"),
        ({"decisions": 0}, "decisions: must be at least 1"),
    ],
)
def test_nonsense_is_refused_with_its_reason(params, said):
    with pytest.raises(TockworkError, match=said):
        pyspiel.load_game("python_tockwork_dog", params)
