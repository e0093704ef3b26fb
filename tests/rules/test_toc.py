"""Jeu de Toc, clause by clause (TOC-1 to TOC-16, and the readings of tock.md)."""

from functools import partial

import pytest

from tockwork import Game

from .boards import (
    after,
    complete,
    deal_story,
    doc,
    first_leaders,
    forms,
    give_all,
    hands,
    partners,
    results,
    scripted_game,
    winners,
)

toc = partial(doc, "toc")  # two players unless more seats are written: starts 0 and 36
pairs = partial(doc, "toc", players=4)  # starts 0, 18, 36, 54
ALL_HOME = "H1 H2 H3 H4"
NUMBERS = [("2", 2), ("3", 3), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("Q", 12)]


def test_toc_1_players():
    """Two or three alone, four in two teams."""
    assert forms("toc") == {(2, "none"), (3, "none"), (4, "pairs")}
    assert partners("toc", 4, "pairs") == {(0, 2), (1, 3)}


@pytest.mark.parametrize(
    ("players", "teams", "per_pack"),
    [(2, "none", (6, 6)), (3, "none", (4, 4)), (4, "pairs", (3, 3))],
)
def test_toc_2_deals(players, teams, per_pack):
    """Five first, then four each; 52 new cards when a deal does not fit; the lead moves on."""
    count = sum(per_pack) + 1
    story = deal_story(Game("toc", players=players, teams=teams, seed=5), count)
    first = story[1][2]
    deals = [("dealt", 4 if i else 5, (first + i) % players) for i in range(count)]
    shuffle = ("shuffled", 52)
    head, tail = per_pack[0], sum(per_pack)
    assert story == [shuffle, *deals[:head], shuffle, *deals[head:tail], shuffle, deals[tail]]


def test_toc_2_first_leader_by_lot():
    """Anybody may lead first."""
    assert first_leaders("toc", 3, "none") == {0, 1, 2}


def test_toc_3_partners_exchange():
    """After every deal partners swap one card; the given card stays until all have chosen."""
    deal = ("A A A A 2", "3 3 3 3 2", "4 4 4 4 5", "6 6 6 6 5")
    game = scripted_game("toc", deal)
    given = {seat: game.hand(seat)[0] for seat in range(4)}
    before = hands(game)
    give_all(game, given)
    assert game.phase == "play"
    expected = []
    for seat, held in enumerate(before):
        held.remove(given[seat])
        expected.append(sorted([*held, given[(seat + 2) % 4]]))
    assert hands(game) == expected


@pytest.mark.parametrize("players", [2, 3])
def test_toc_3_no_exchange_alone(players):
    """Without teams nobody exchanges."""
    assert Game("toc", players=players, teams="none", seed=1).phase == "play"


def test_toc_4_discards_and_never_lays_down():
    """Who can carry out nothing discards one of choice, tokens on the track or not."""
    assert results(toc(hand="2 3 3")) == {"discard 2", "discard 3"}
    assert results(toc("71", hand="2 3")) == {"discard 2", "discard 3"}
    now = after(complete(toc("", "40", hand="2 3", hands={1: "2 3"})), "discard 2")
    assert (now.turn, now.hand(0)) == (1, ("3",))


def test_toc_4_must_play():
    """A card that can be carried out must be, even onto an own token."""
    assert results(toc("67 70 H2", hand="3 9")) == {"0: 70 H2"}


def test_toc_4_only_fives_and_no_token_is_a_discard():
    """Without a token on the track and without A or K, fives alone are not played."""
    opponent = "40"
    assert results(toc("", opponent, hand="5 9")) == {"discard 5", "discard 9"}
    assert results(toc("H1", opponent, hand="5 9")) == {"discard 5", "discard 9"}


def test_toc_4_fives_beside_something_else():
    """With a token on the track, a start card or another play the five can be played."""
    assert results(toc("71", "40", hand="5")) == {"1: 45"}
    assert results(toc("", "40", hand="A 5")) == {"0: 0!", "1: 45"}
    assert results(toc("H1", "40", hand="2 5")) == {"0: H3", "1: 45"}


@pytest.mark.parametrize("card", ["A", "K"])
def test_toc_5_start(card):
    """A and K start; a stranger or an own token that is not fresh is thrown out."""
    assert results(toc(hand=card)) == {"0: 0!"}
    assert results(toc("", "0", hand=card)) == {"0: 0! | 1: -"}
    ahead = {"A": "1", "K": "13"}[card]
    assert results(toc("0", hand=card)) == {"0: 0!", f"0: {ahead}"}


def test_toc_5_not_onto_an_own_fresh_token():
    """A fresh token keeps the start shut."""
    assert results(toc("0!", hand="A")) == {"0: 1"}
    assert results(toc("0!", hand="K")) == {"0: 13"}


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"])
def test_toc_5_no_other_card_starts(card):
    """Nothing else starts."""
    assert results(toc(hand=card)) == {f"discard {card}"}


def test_toc_6_fresh_does_not_block():
    """Reading 9: others pass a fresh token, forwards and backwards."""
    assert results(toc("35", "36!", hand="3")) == {"0: 38"}
    assert results(toc("38", "36!", hand="4")) == {"0: 34"}


def test_toc_6_fresh_is_not_captured():
    """It is never landed on; once it has moved or come back it is."""
    assert results(toc("33", "36!", hand="3")) == {"discard 3"}
    assert results(toc("40", "36!", hand="4")) == {"discard 4"}
    assert results(toc("33", "36", hand="3")) == {"0: 36 | 1: -"}


def test_toc_6_own_fresh_token_too():
    """One's own fresh token is not landed on either, but passed."""
    assert results(toc("0! 4", hand="4")) == {"0: 4 68"}
    assert results(toc("0! 2", hand="4")) == {"0: 0! 70", "0: 2 68"}


def test_toc_7_capture_any_colour():
    """Whoever is landed on goes: opponent, partner, own."""
    assert results(pairs("10", "13", hand="3")) == {"0: 13 | 1: -"}
    assert results(pairs("10", "", "13", hand="3")) == {"0: 13 | 2: -"}
    assert results(pairs("10 13", hand="3")) == {"0: 13", "0: 10 16"}


def test_toc_8_king_sweeps():
    """Thirteen takes all it passes and lands on, own and partner's included."""
    table = pairs("10 20", "11 23 24", "15", "9", hand="K")
    assert results(table) == {
        "0: 0! 10 20",
        "0: 23 | 1: 24 | 2: -",
        "0: 10 33 | 1: 11",
    }


def test_toc_8_king_passes_fresh_tokens():
    """Fresh tokens are passed unharmed and cannot be landed on."""
    assert results(toc("26", "36! 30", hand="K")) == {"0: 0! 26", "0: 39 | 1: 36!"}
    assert results(toc("23", "36!", hand="K")) == {"0: 0! 23"}


def test_toc_8_king_sweeps_on_the_way_home():
    """Reading 8: a king that turns in takes what stands up to 16."""
    assert results(toc("61 68", "63 70", hand="K")) == {"0: 0! 61 68", "0: H4 | 1: -"}
    assert results(toc("61 H2", "63", hand="K")) == {"0: 0! 61 H2"}


def test_toc_9_jack_swaps():
    """One own track token with a partner's or an opponent's; there is no eleven."""
    assert results(pairs("10", "20", "50", "H1", hand="J")) == {
        "0: 20 | 1: 10",
        "0: 50 | 2: 10",
    }


@pytest.mark.parametrize("start", ["0", "18", "36", "36!", "54"])
def test_toc_9_nothing_on_any_18_is_swapped(start):
    """Not one's own start nor anybody's, fresh or not."""
    assert results(toc("10", start, hand="J")) == {"discard J"}


@pytest.mark.parametrize("start", ["0", "0!", "18", "36", "54"])
def test_toc_9_own_token_on_an_18_neither(start):
    """The own side of the swap is bound by it too."""
    assert results(toc(start, "10", hand="J")) == {"discard J"}


def test_toc_9_no_swap_of_two_own():
    """Two own tokens are never swapped."""
    assert results(toc("10 20", hand="J")) == {"discard J"}


def test_toc_10_seven_over_up_to_four():
    """Any sharing over one to four tokens."""
    expected = {
        f"0: {8 + a} {16 + b} {26 + c} {51 - a - b - c}"
        for a in range(8)
        for b in range(8 - a)
        for c in range(8 - a - b)
    }
    assert results(toc("8 16 26 44", hand="7")) == expected


def test_toc_10_seven_captures_only_where_it_lands():
    """Passed tokens stay."""
    assert results(toc("10", "12 17", hand="7")) == {"0: 17 | 1: 12"}


def test_toc_11_five_moves_an_opponents_token():
    """Any opponent's track token, the fresh one too; not one's own, not the partner's."""
    table = pairs("10", "14 18! H1", "30", "40", hand="5")
    assert results(table) == {"1: 18! 19 H1", "1: 14 23 H1", "3: 45"}


def test_toc_11_five_crosses_the_start_and_stays_out_of_home():
    """The pushed token goes on round; landing on its 18 does not make it fresh."""
    assert results(toc("10", "33", hand="5")) == {"1: 38"}
    assert results(toc("10", "34", hand="5")) == {"1: 39"}
    assert results(toc("10", "31", hand="5")) == {"1: 36"}


def test_toc_11_five_captures_whoever_it_hits():
    """The pusher's own token, the pushed player's other one, anybody."""
    assert results(toc("35", "30", hand="5")) == {"0: - | 1: 35"}
    assert results(toc("10", "40 45", hand="5")) == {"1: 45", "1: 40 50"}


def test_toc_11_five_cannot_land_on_fresh():
    """Reading 11: nothing to push means the card cannot be played."""
    assert results(toc("0!", "67", hand="5")) == {"discard 5"}
    assert results(toc("0!", "66", hand="5")) == {"1: 71"}
    assert results(toc("10", "H1", hand="5")) == {"discard 5"}


def test_toc_11_five_alone_on_the_board():
    """Own and partner's tokens are not moved by it."""
    assert results(pairs("10", "", "20", hand="5")) == {"discard 5"}


def test_toc_12_four_goes_back():
    """Four back, from and over the own 18 too, never into the lane."""
    assert results(toc("50", "46", hand="4")) == {"0: 46 | 1: -"}
    assert results(toc("0!", hand="4")) == {"0: 68"}
    assert results(toc("2", hand="4")) == {"0: 70"}
    assert results(toc("H4", hand="4")) == {"discard 4"}


def test_toc_12_back_over_18_has_made_its_round():
    """Reading 2: the next card may turn it in."""
    now = after(complete(toc("2", "40", hand="4 3", hands={1: "8 8"})), "0: 70")
    assert results(after(now, "1: 48")) == {"0: H3"}


@pytest.mark.parametrize(("card", "steps"), NUMBERS)
def test_toc_13_numbers(card, steps):
    """Face value, queen twelve."""
    assert results(toc("20", hand=card)) == {f"0: {20 + steps}"}


def test_toc_13_ace():
    """Start or one."""
    assert results(toc("20", hand="A")) == {"0: 21", "0: 0! 20"}


def test_toc_14_hop_to_the_next_seven():
    """A token that ends on a 7 stays or goes on to the next 7, hitting at both ends."""
    assert results(toc("4", hand="3")) == {"0: 7", "0: 25"}
    assert results(toc("4", "7 25 20", hand="3")) == {"0: 7 | 1: 20 25", "0: 25 | 1: 20"}


def test_toc_14_hop_once():
    """Not twice with one card, and not from a 7 it merely stands on or passes."""
    assert results(toc("7", hand="3")) == {"0: 10"}
    assert results(toc("6", hand="3")) == {"0: 9"}
    assert results(toc("7", hand="8")) == {"0: 15"}


def test_toc_14_hop_takes_an_own_token():
    """An own or a partner's token on the next 7 is hit as well."""
    assert results(pairs("4 25", "", "43", hand="3")) == {
        "0: 7 25",
        "0: 25",
        "0: 4 28",
    }
    assert results(pairs("22", "", "43", hand="3")) == {"0: 25", "0: 43 | 2: -"}


def test_toc_14_hop_after_the_four():
    """Reading 8: also after a four, and then forwards."""
    assert results(toc("11", hand="4")) == {"0: 7", "0: 25"}
    assert results(toc("65", hand="4")) == {"0: 61"}


def test_toc_14_no_hop_past_the_own_entrance():
    """Reading 8: none from the last 7 before the own 16, wherever that is."""
    assert results(toc("58", hand="3")) == {"0: 61"}
    assert results(toc("22", "", hand="3")) == {"0: 25", "0: 43"}
    assert results(toc("", "22", hand="3", turn=1)) == {"1: 25"}
    assert results(toc("", "58", hand="3", turn=1)) == {"1: 61", "1: 7"}


def test_toc_14_king_hops_without_sweeping():
    """Reading 8: a king may hop; between the sevens it takes nobody."""
    table = toc("12", "15 30 43", hand="K")
    assert results(table) == {"0: 0! 12", "0: 25 | 1: 30 43", "0: 43 | 1: 30"}


def test_toc_14_hop_in_a_split_seven():
    """A token may hop at the end of its own leg."""
    assert results(toc("4 20", hand="7")) == {
        "0: 11 20",
        "0: 10 21",
        "0: 9 22",
        "0: 8 23",
        "0: 7 24",
        "0: 24 25",
        "0: 6 25",
        "0: 6 43",
        "0: 5 26",
        "0: 4 27",
    }


def test_toc_14_hop_before_the_next_leg():
    """Hopping onto an own token that has not gone yet would take its leg away."""
    assert results(toc("4 25", hand="7")) == {
        "0: 11 25",
        "0: 10 26",
        "0: 9 27",
        "0: 8 28",
        "0: 7 29",
        "0: 25 29",
        "0: 6 30",
        "0: 5 31",
        "0: 4 32",
    }


def test_toc_14_no_hop_after_a_swap_or_a_push():
    """A swap ends where it ends, and so does the opponent's five."""
    assert results(toc("20", "7", hand="J")) == {"0: 7 | 1: 20"}
    assert results(toc("30", "20", hand="5")) == {"1: 25"}


def test_toc_14_helper_hops_with_the_partners_token():
    """The helper plays the partner's tokens as own ones."""
    assert results(pairs(ALL_HOME, "", "40", hand="3")) == {"2: 43", "2: 61"}


def test_toc_15_home():
    """Exact count, nobody passed, further in allowed."""
    assert results(toc("68", hand="3")) == {"0: H1"}
    assert results(toc("68", hand="6")) == {"0: H4"}
    assert results(toc("68", hand="8")) == {"discard 8"}
    assert results(toc("70 H1", hand="2")) == {"0: 70 H3"}
    assert results(toc("H1 H3", hand="2")) == {"discard 2"}


def test_toc_16_helps_the_partner():
    """With four home one plays the partner's tokens."""
    assert results(pairs(ALL_HOME, "20", "44", hand="A")) == {"2: 45", "2: 36! 44"}
    assert results(pairs(ALL_HOME, "20", "44", hand="J")) == {"1: 44 | 2: 20"}
    assert results(pairs("H1 H2 H3", "", "44", hand="2")) == {"discard 2"}


def test_toc_16_helpers_five():
    """The helper's five still moves opponents only."""
    assert results(pairs(ALL_HOME, "20", "45", hand="5")) == {"1: 25"}


def test_toc_16_the_rest_of_a_seven_does_not_flow():
    """The partner's tokens wait for the next card."""
    assert results(pairs("69 H2 H3 H4", "", "45", hand="7")) == {"discard 7"}


def test_toc_16_first_complete_wins():
    """Alone with four, in a team with eight."""
    last = "0: H1 H2 H3 H4"
    assert winners(toc("68 H2 H3 H4", "40", hand="3"), last) == (0,)
    assert winners(pairs("68 H2 H3 H4", "", "40", hand="3"), last) == ()
    assert winners(pairs("68 H2 H3 H4", "", ALL_HOME, hand="3"), last) == (0, 2)


def test_toc_reading_1_no_second_lap():
    """The own side never walks a token beyond 16 on the track."""
    assert results(toc("65", hand="8")) == {"0: H3"}
    assert results(toc("65", hand="10")) == {"discard 10"}
    assert results(toc("71", hand="2")) == {"discard 2"}
    assert results(toc("65 71", hand="7")) == {"0: 71 H2"}
