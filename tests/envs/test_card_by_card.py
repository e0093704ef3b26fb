"""Cards drawn one at a time: the same games as with whole shuffles, with the same odds."""

import copy
import pickle
import random
from collections import Counter

import pytest

from tests.games import random_game
from tests.sampled import some_forms
from tockwork import Game, rulebook
from tockwork.envs.card_by_card import CardByCard

MOST = 400


def drawn_cards(game):
    """Every card in the order in which it left the pile."""
    pile: list[str] = []
    for event in game.events:
        if event.event == "shuffled":
            under = game.table.knobs.reshuffle == "under"
            pile = [*event.order, *(pile if under else [])]
        elif event.event == "dealt":
            for _ in range(sum(map(len, event.hands))):
                yield pile.pop()
        elif event.event == "drew":
            yield pile.pop()


def draw(game, rng):
    outcomes, odds = zip(*game.outcomes(), strict=True)
    game.draw(rng.choices(outcomes, odds)[0])


@some_forms
def test_the_same_cards_make_the_same_game(row):
    played = random_game(row, seed=4, most=MOST)
    kinds, cards = list(played.table.deck), drawn_cards(played)
    game = CardByCard(played.table)
    again = Game(row[0], row[1], row[2], seed=4)
    game.draw(again.leader)
    for move in played.moves:
        while game.by_chance:
            game.draw(kinds.index(next(cards)))
        assert all(game.view(seat) == again.view(seat) for seat in range(row[1]))
        game.play(game.core.legal_moves().index(move))
        again.play(move)
    assert game.winners == played.winners


@some_forms
def test_the_odds_are_those_of_the_cards_that_lie_in_the_pile(row):
    book, players, teams = row
    game, rng = CardByCard(book.table(players, teams)), random.Random(6)
    kinds, layers = list(game.table.deck), 0
    while not game.core.over and game.moves < MOST:
        if not game.by_chance:
            game.play(rng.randrange(game.core.legal_count()))
            continue
        outcomes = game.outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        if game.begun:
            left = Counter(game.table.deck)
            left.subtract(game.core.discards())
            for seat in range(players):
                left.subtract(c for c in game.core.hand(seat) if c != "?")
            top = next(layer for layer in game._layers if layer)
            assert sum(game._layers, Counter()) == +left
            assert outcomes == [
                (i, top[c] / top.total()) for i, c in enumerate(kinds) if top[c]
            ]  # fmt: skip
            layers = max(layers, sum(map(bool, game._layers)))
        draw(game, rng)
    if game.table.knobs.reshuffle != "under":
        assert layers <= 1


def test_what_is_left_of_the_pile_is_dealt_before_what_is_shuffled_under_it():
    game, rng = CardByCard(rulebook("dog").table(4)), random.Random(1)
    while sum(map(bool, game._layers)) < 2:
        if game.by_chance:
            draw(game, rng)
        else:
            game.play(rng.randrange(game.core.legal_count()))
    top, below = game._layers
    while game.by_chance and top:
        assert {kind for kind, _ in game.outcomes()} == {
            i for i, card in enumerate(game.table.deck) if top[card]
        }
        before = top
        draw(game, rng)
        top = game._layers[0] if len(game._layers) == 2 else Counter()
        assert before.total() - top.total() == 1
    assert game._layers[-1].total() <= below.total()


def played_for_a_while(row, seed=2, decisions=40):
    book, players, teams = row
    game, rng = CardByCard(book.table(players, teams)), random.Random(seed)
    while game.moves < decisions or game.by_chance:
        if game.by_chance:
            draw(game, rng)
        else:
            game.play(rng.randrange(game.core.legal_count()))
    return game


@some_forms
def test_another_world_looks_the_same_to_the_seat_and_goes_on(row):
    game = played_for_a_while(row)
    whole = Counter(game.table.deck)
    for seat in range(row[1]):
        other = game.resampled(seat, seed=seat)
        assert other.view(seat) == game.view(seat)
        assert other.seen(seat) == game.seen(seat)
        there = sum(other._layers, Counter()) + Counter(other.core.discards())
        for s in range(row[1]):
            there += Counter(other.core.hand(s))
        assert there == whole
        assert [x.total() for x in other._layers] == [x.total() for x in game._layers]
        if not other.core.over:
            other.play(0)
            assert game.moves + 1 == other.moves


def test_copies_go_their_own_ways():
    game = played_for_a_while((rulebook("dog"), 4, "pairs"))
    before = [game.view(seat) for seat in range(4)], game.seen(0)
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.core == game.core
        assert other.outcomes() == game.outcomes()
        rng = random.Random(3)
        for _ in range(30):
            if other.by_chance:
                draw(other, rng)
            else:
                other.play(0)
        assert other.seen(0) != game.seen(0)
    assert before == ([game.view(seat) for seat in range(4)], game.seen(0))


def test_what_a_seat_has_seen_tells_apart_and_hides():
    """Two deals that differ in the cards of seats 1 and 2 only."""
    table = rulebook("dog").table(4)
    kinds = list(table.deck)

    def dealt(cards):
        game = CardByCard(table)
        game.draw(0)
        for card in cards:
            game.draw(kinds.index(card))
        return game

    hands = ["2", "3", "4", "5"] * 6
    other = ["2", "4", "3", "5", *hands[4:]]
    one, two = dealt(hands), dealt(other)
    assert one.seen(0) == two.seen(0)
    assert one.seen(3) == two.seen(3)
    assert one.seen(1) != two.seen(1)
    assert one.seen(2) != two.seen(2)
