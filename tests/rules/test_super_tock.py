"""Super Tock, clause by clause (SUP-1 to SUP-11, and the readings of tock.md)."""

from functools import partial

import pytest

from tockwork import Game, PositionError, rulebook

from .boards import (
    PACKS,
    after,
    answers,
    complete,
    doc,
    first_leaders,
    forms,
    pack_story,
    partners,
    results,
    winners,
)

tock = partial(doc, "super-tock")  # two players unless more seats are written: starts 0 and 36
pairs = partial(doc, "super-tock", players=4, teams="pairs")  # starts 0, 18, 36, 54
back4 = partial(tock, options={"advanced": ["back4"]})
swap10 = partial(tock, options={"advanced": ["swap10"]})
skip = partial(tock, options={"advanced": ["skip"]}, players=3)
EIGHTS = ("8", "26", "44", "62")
ALL_HOME = "H1 H2 H3 H4"


def test_sup_1_players():
    """Two to six alone, four or six in teams of two."""
    alone = {(players, "none") for players in range(2, 7)}
    assert forms("super-tock") == alone | {(4, "pairs"), (6, "pairs")}


def test_sup_1_partners_opposite():
    """Partners sit opposite on either board."""
    assert partners("super-tock", 4, "pairs") == {(0, 2), (1, 3)}
    assert partners("super-tock", 6, "pairs", board=6) == {(0, 3), (1, 4), (2, 5)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sup_1_board_option(players):
    """Up to four the small board is the default and the large one an option."""
    book = rulebook("super-tock")
    assert book.table(players=players, teams="none").board.sections == 4
    assert book.with_options(board=6).table(players=players, teams="none").board.sections == 6


@pytest.mark.parametrize(
    ("players", "teams", "board"), [(5, "none", 4), (6, "pairs", 4), (4, "pairs", 6)]
)
def test_sup_1_forms_no_board_has(players, teams, board):
    """Five do not fit the small board; four in teams do not play on the large one."""
    table = tock("10", players=players, teams=teams, options={"board": board}, hand="5")
    with pytest.raises(PositionError):
        results(table)


def test_sup_1_the_large_board_is_longer():
    """With board 6 the second of two players sits at section 3, start 54."""
    large = partial(tock, options={"board": 6})
    assert results(large("", "", hand="A", turn=1)) == {"1: 54!"}
    assert results(tock("", "", hand="A", turn=1)) == {"1: 36!"}


@pytest.mark.parametrize("players", PACKS)
def test_sup_2_deals_of_a_pack(players):
    """Dealt like Tock 6."""
    story, expected = pack_story("super-tock", players, teams="none")
    assert story == expected


def test_sup_2_first_dealer_by_lot():
    """Anybody may be the first leader."""
    assert first_leaders("super-tock", 2, "none") == {0, 1}


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (4, "pairs"), (6, "pairs")])
def test_sup_3_no_exchange(players, teams):
    """The game begins with a play."""
    assert Game("super-tock", players=players, teams=teams, seed=1).phase == "play"


@pytest.mark.parametrize("card", ["A", "K"])
def test_sup_4_start_cards(card):
    """A and K start, throwing out who stands there."""
    assert results(tock("", "0", hand=card)) == {"0: 0! | 1: -"}


def test_sup_4_lays_down_without_a_start_card():
    """Nothing in play and no start card: the hand is laid down; the lane is not in play."""
    everything_else = "2 3 4 5 6 7 8 9 10 J Q"
    assert results(tock("", "20", hand=everything_else)) == {"fold"}
    assert results(tock("H1", hand="9")) == {"fold"}
    assert results(tock("H1", hand="9 3")) == {"0: H4"}


def test_sup_4_discards_with_a_marble_in_play():
    """Reading 7: with a marble on the track or in Heaven one card is discarded."""
    assert results(tock("71", hand="5 6")) == {"discard 5", "discard 6"}
    assert results(tock("C", hand="5 6")) == {"discard 5", "discard 6"}


@pytest.mark.parametrize("place", ["36", "36!"])
def test_sup_5_no_guard(place):
    """A marble on its start is passed and captured like any other."""
    assert results(tock("34", place, hand="3")) == {"0: 37"}
    assert results(tock("34", place, hand="2")) == {"0: 36 | 1: -"}


def test_sup_5_no_start_onto_an_own_marble():
    """Starting onto one's own marble would change nothing and is no move."""
    assert results(tock("0!", hand="A")) == {"0: 1"}
    assert results(tock("0", hand="K")) == {"0: 13"}
    assert results(tock("0 C", hand="K")) == {
        "0: 13 C",
        *(f"0: 0 {space}" for space in EIGHTS),
    }


def test_sup_5_own_marble_on_the_start_is_hit():
    """The own four may land on the own start and take what is there."""
    assert results(back4("0! 4", hand="4")) == {"0: 0", "0: 4 68"}
    assert results(back4("0! 2", hand="4")) == {"0: 0! 70", "0: 2 68"}


def test_sup_6_capture_any_colour():
    """Opponent, partner, own: whoever is landed on goes."""
    assert results(pairs("10", "15", hand="5")) == {"0: 15 | 1: -"}
    assert results(pairs("10", "", "15", hand="5")) == {"0: 15 | 2: -"}
    assert results(tock("10 15", hand="5")) == {"0: 15", "0: 10 20"}


def test_sup_7_passing_is_free_on_the_track_only():
    """Anybody is passed on the track, nobody in a lane."""
    assert results(tock("10", "11 12 13", hand="5")) == {"0: 15"}
    assert results(tock("70 H1", hand="2")) == {"0: 70 H3"}


@pytest.mark.parametrize("space", EIGHTS[:3])
def test_sup_8_into_heaven(space):
    """From any eight with A, 10 or K."""
    ahead = int(space)
    start = f"0: 0! {space}"
    assert results(tock(space, hand="10")) == {f"0: {ahead + 10}", "0: C"}
    assert results(tock(space, hand="A")) == {f"0: {ahead + 1}", "0: C", start}
    assert results(tock(space, hand="K")) == {f"0: {ahead + 13}", "0: C", start}


def test_sup_8_no_other_way_into_heaven():
    """Not with another card and not from a seven."""
    assert results(tock("26", hand="2")) == {"0: 28"}
    assert results(tock("25", hand="10")) == {"0: 35"}


def test_sup_8_out_of_heaven():
    """To any eight of the board with A, 10 or K, not otherwise."""
    out = {f"0: {space}" for space in EIGHTS}
    assert results(tock("C", hand="10")) == out
    assert results(tock("C", hand="A")) == out | {"0: 0! C"}
    assert results(tock("C", hand="K")) == out | {"0: 0! C"}
    assert results(tock("C", hand="2")) == {"discard 2"}
    large = tock("C", hand="10", options={"board": 6})
    assert results(large) == out | {"0: 80", "0: 98"}


def test_sup_8_heaven_captures_both_ways():
    """Reading 4: whoever is in Heaven, or on the eight, goes; own marbles too."""
    assert results(tock("26", "C", hand="10")) == {"0: 36", "0: C | 1: -"}
    assert results(tock("8 C", hand="10")) == {
        "0: 18 C",
        "0: C",
        "0: 8",
        *(f"0: 8 {space}" for space in EIGHTS[1:]),
    }


@pytest.mark.parametrize(
    ("card", "steps"),
    [*((str(n), n) for n in range(2, 11)), ("J", 11), ("Q", 12)],
)
def test_sup_9_numbers(card, steps):
    """Face value; the plain 4 goes forwards, the plain J and 10 swap nobody."""
    assert results(tock("10", "60", hand=card)) == {f"0: {10 + steps}"}


def test_sup_9_start_cards_walk_too():
    """A is also one, K thirteen, taking only where it lands."""
    assert results(tock("10", hand="A")) == {"0: 11", "0: 0! 10"}
    assert results(tock("10", "15", hand="K")) == {"0: 23", "0: 0! 10"}


def test_sup_9_seven_is_not_split():
    """One marble walks the seven."""
    assert results(tock("10 30", hand="7")) == {"0: 17 30", "0: 10 37"}


def test_sup_10_back4():
    """With the option the four goes back only, never into the lane."""
    assert results(back4("50", hand="4")) == {"0: 46"}
    assert results(back4("2", hand="4")) == {"0: 70"}
    assert results(back4("H4", hand="4")) == {"fold"}


def test_sup_10_swap10():
    """With the option the ten may swap with an opponent, on its start or not, not in Heaven."""
    assert results(swap10("10", "36! 50 C", hand="10")) == {
        "0: 20",
        "0: 36 | 1: 10 50 C",
        "0: 50 | 1: 10 36! C",
    }
    assert results(swap10("0!", "50", hand="10")) == {"0: 10", "0: 50 | 1: 0"}


def test_sup_10_swap10_not_with_the_partner():
    """Opponents only."""
    table = pairs("10", "", "50", hand="10", options={"advanced": ["swap10"]})
    assert results(table) == {"0: 20"}


def test_sup_10_swap10_keeps_heaven():
    """Reading 6: the ten still leads to Heaven and out; a marble there is not swapped."""
    assert results(swap10("26", "50", hand="10")) == {"0: 36", "0: C", "0: 50 | 1: 26"}
    assert results(swap10("C", "50", hand="10")) == {f"0: {space}" for space in EIGHTS}


def test_sup_10_options_are_independent():
    """One option leaves the other cards plain."""
    assert results(swap10("20", "50", hand="4")) == {"0: 24"}
    assert results(back4("20", "50", hand="10")) == {"0: 30"}
    assert results(back4("20", "50", hand="J", hands={1: "5"})) == {"0: 31"}


def test_sup_10_skip_beside_eleven():
    """With the option the jack may skip the next player, or walk eleven."""
    table = skip("10", hand="J", hands={1: "5"})
    assert results(table) == {"0: 21", "skip"}
    (skipped,) = [move for move in answers(table)["moves"] if move.get("skip")]
    assert skipped["card"] == "J"


def test_sup_10_skip_needs_a_card_to_discard():
    """Nobody is skipped who holds nothing, even if a later seat does."""
    assert results(skip("10", hand="J", hands={1: "", 2: "5"})) == {"0: 21"}


def test_sup_10_skip_not_when_laying_down():
    """Who must lay down cannot skip; who only cannot move must; who holds a start card may."""
    assert results(skip("", "10", hand="J 5", hands={1: "5"})) == {"fold"}
    assert results(skip("71", hand="J", hands={1: "5"})) == {"skip"}
    assert results(skip("", hand="A J", hands={1: "5"}), card="J") == {"skip"}


def test_sup_10_skipped_player_discards_and_loses_the_turn():
    """The next player discards a card of choice, whatever else could be played."""
    table = skip("10", "20", "40", hand="J 9", hands={1: "5 6", 2: "7"})
    now = after(complete(table), "skip")
    assert (now.turn, now.phase, now.hand(0)) == (1, "discard", ("9",))
    assert results(now) == {"discard 5", "discard 6"}
    now = after(now, "discard 6")
    assert (now.turn, now.phase, now.hand(1)) == (2, "play", ("5",))
    assert now.places(1)[0] == "20"


def test_sup_10_skip_between_two():
    """With two players the skipper is on again."""
    table = skip("10", "20", players=2, hand="J 9", hands={1: "5 6"})
    now = after(after(complete(table), "skip"), "discard 5")
    assert (now.turn, now.phase) == (0, "play")


def test_sup_10_all_three():
    """The advanced game is all three at once."""
    table = partial(tock, options={"advanced": ["back4", "swap10", "skip"]})
    assert results(table("50", "60", hand="4 10 J", hands={1: "5"})) == {
        "0: 46",
        "0: 60 | 1: 50",
        "0: 60 | 1: -",
        "0: 61",
        "skip",
    }


def test_sup_11_helps_the_partner():
    """With four home the partner's marbles are played, and must be."""
    assert results(pairs(ALL_HOME, "", "40", hand="A")) == {"2: 41", "2: 36! 40"}
    assert results(pairs("H1 H2 H3", "", "40", hand="5")) == {"fold"}


def test_sup_11_first_player_or_team_wins():
    """Alone with four, in a team with eight."""
    last = "0: H1 H2 H3 H4"
    assert winners(tock("68 H2 H3 H4", "20", "30", hand="3"), last) == (0,)
    assert winners(pairs("68 H2 H3 H4", "", "20", hand="3"), last) == ()
    assert winners(pairs("68 H2 H3 H4", "", ALL_HOME, hand="3"), last) == (0, 2)
    six = partial(doc, "super-tock", players=6, teams="pairs")
    assert winners(six("104 H2 H3 H4", "", "", ALL_HOME, hand="3"), last) == (0, 3)


def test_sup_reading_1_no_second_lap():
    """No walk goes beyond 16 on the track."""
    assert results(tock("65", hand="8")) == {"0: H3"}
    assert results(tock("65", hand="J")) == {"discard J"}
    assert results(tock("71", hand="2")) == {"discard 2"}
