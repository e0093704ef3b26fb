"""A game and a view print as a board, like a position; their representation stays one line."""

from tockwork import Game


def test_a_game_prints_as_its_position_does():
    game = Game("dog", players=4, seed=7)
    assert str(game) == str(game.position)
    assert "hand: 2 3 4 6 7 10" in str(game)
    assert repr(game) == "<Game DOG, 4 players, teams pairs, 0 decisions, exchange>"


def test_a_view_prints_the_own_cards_and_no_others():
    game = Game("dog", players=4, seed=7)
    seen = str(game.view(2))
    assert seen.splitlines()[:-5] == str(game).splitlines()[:-5]
    assert "hand: 2 3 4 6 7 10" in seen
    assert seen.count("hand: ? ? ? ? ? ?") == 3
    assert str(game.view(None)).count("hand: ? ? ? ? ? ?") == 4


def test_a_view_says_in_one_line_whose_it_is():
    game = Game("dog", players=4, seed=7)
    assert repr(game.view(2)) == "<View of seat 2, DOG, 4 players, teams pairs, round 1, exchange>"
    assert "<View of a spectator, " in repr(game.view(None))
