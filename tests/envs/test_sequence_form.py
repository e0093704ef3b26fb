"""Small games solved exactly, and our bots and evaluations beside the truth."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from tests.wheels import wheel
from tockwork import TockworkError, _kernel

pyspiel = wheel("pyspiel")
pytest.importorskip("scipy")

from open_spiel.python.algorithms.exploitability import exploitability  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from tockwork.envs import openspiel  # noqa: E402
from tockwork.envs.sequence_form import SequenceForm  # noqa: E402
from tockwork.review.evaluating import Evaluator  # noqa: E402

TINY = openspiel.name_of("tiny-tock")
SHORTER = f"{TINY}(options=deals:1,decisions=3)"


def uniform(state, actions):
    return np.full(len(actions), 1 / len(actions))


def of_bot(player):
    def policy(state, actions):
        core = state.cards.view(state.current_player()).position()._core
        return np.eye(len(actions))[player.choose(core, 1)]

    return policy


def plans(form, policy):
    return form.plan(0, policy), form.plan(1, policy)


def test_kuhn_poker_has_its_known_value():
    form = SequenceForm(pyspiel.load_game("kuhn_poker"))
    value, equilibrium = form.solve()
    assert value == pytest.approx(-1 / 18)
    assert form.exploitability(equilibrium) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", SHORTER])
def test_openspiel_finds_the_same_exploitability(name):
    game = pyspiel.load_game(name)
    form = SequenceForm(game)
    theirs = exploitability(game, UniformRandomPolicy(game))
    assert form.exploitability(plans(form, uniform)) == pytest.approx(theirs)


def test_a_best_response_gains_what_it_says():
    form = SequenceForm(pyspiel.load_game("leduc_poker"))
    first, second = plans(form, uniform)
    gain, best = form.best_response(0, second)
    assert form.value((best, second)) == pytest.approx(gain)
    loss, best = form.best_response(1, first)
    assert form.value((first, best)) == pytest.approx(-loss)


def test_games_for_more_players_are_refused():
    with pytest.raises(TockworkError, match="two players"):
        SequenceForm(pyspiel.load_game("kuhn_poker(players=3)"))


@pytest.mark.long
def test_our_bots_beside_the_solution_of_tiny_tock():
    game = pyspiel.load_game(TINY)
    table = game.new_initial_state().cards.table
    assert sum(table.deck.values()) == 10
    assert (table.players, table.knobs.marbles) == (2, 2)
    form = SequenceForm(game)
    value, equilibrium = form.solve()
    assert value == pytest.approx(0, abs=1e-9)  # the lot decides who leads
    assert form.exploitability(equilibrium) == pytest.approx(0, abs=1e-9)

    greedy = _kernel.Player("greedy", table.rules)
    known = {
        "random": plans(form, uniform),
        "greedy": plans(form, of_bot(greedy)),
        "search": plans(form, of_bot(_kernel.Player("search", table.rules, rollouts=400))),
    }
    exploitable = {name: form.exploitability(each) for name, each in known.items()}
    # Search answers greedy play, and is one: three quarters of what a best response would win.
    assert exploitable["random"] > 2 * exploitable["greedy"] > 4 * exploitable["search"] > 0
    won = form.value((known["search"][0], known["greedy"][1]))
    assert 0.6 * exploitable["greedy"] < won < form.best_response(0, known["greedy"][1])[0]
    for each in known.values():
        assert form.value((each[0], equilibrium[1])) <= 1e-9

    evaluations_are_the_truth(form, table, greedy, known["greedy"][1])


def evaluations_are_the_truth(form, table, greedy, opponent):
    """The leader's first moves, if both play on greedily: the evaluation must lie between the
    exact chance to win within six moves and that chance with all unfinished games won."""
    choices = [greedy.choose(one.state.cards.view(0).position()._core, 0) for one in form.sets[0]]

    def behind(payoffs):
        gains = payoffs @ opponent
        for one, choice in reversed(list(zip(form.sets[0], choices, strict=True))):
            if one.parent:
                gains[one.parent] += gains[one.first + choice]
        return gains

    net, decided = behind(form.payoffs), behind(abs(form.payoffs))
    evaluator, checked = Evaluator(table, None, to_end=True), 0
    for one in form.sets[0]:
        cards = one.state.cards
        if one.parent or cards.moves or len(one.actions) == 1:
            continue  # not the first decision of the game, or nothing to evaluate
        hand = Counter(cards.core.hand(0))
        ways = math.prod(math.comb(table.deck[card], n) for card, n in hand.items())
        reached = ways / math.comb(10, 3) / 2  # and the lot
        found = evaluator.evaluate(cards.view(0), worlds=(512, 512))
        texts = [str(move) for move in cards.core.legal_moves()]
        for candidate in found.candidates:
            at = one.first + texts.index(candidate.text)
            least = 50 * (decided[at] + net[at]) / reached
            most = least + 100 * (1 - decided[at] / reached)
            slack = 4.5 * candidate.error + 0.5
            assert least - slack <= candidate.value <= most + slack, (hand, candidate)
            checked += 1
    assert checked > 25
