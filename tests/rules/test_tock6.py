"""Tock 6, clause by clause (TK6-1 to TK6-18, and the readings of tock.md)."""

from functools import partial

import pytest

from tockwork import Game, rulebook

from .boards import (
    PACKS,
    after,
    complete,
    doc,
    first_leaders,
    forms,
    pack_story,
    partners,
    results,
    winners,
)

tock = partial(doc, "tock6")  # two players unless more seats are written: starts 0 and 54
pairs = partial(doc, "tock6", players=4, teams="pairs")  # starts 0, 18, 54, 72
triples = partial(doc, "tock6", players=6, teams="triples")  # starts 0, 18, 36, ...
SEVENS = ("7", "25", "43", "61", "79", "97")
ALL_HOME = "H1 H2 H3 H4"


def test_tk6_1_players():
    """Two to six alone, four in pairs, six in triples, nothing else."""
    alone = {(players, "none") for players in range(2, 7)}
    assert forms("tock6") == alone | {(4, "pairs"), (6, "triples")}


def test_tk6_1_partners_sit_alternately():
    """Angels and devils alternate; two pairs sit opposite."""
    assert partners("tock6", 6, "triples") == {(0, 2, 4), (1, 3, 5)}
    assert partners("tock6", 4, "pairs") == {(0, 2), (1, 3)}


@pytest.mark.parametrize("players", PACKS)
def test_tk6_1_six_section_board(players):
    """Every number of players sits at the six-section board."""
    table = rulebook("tock6").table(players=players, teams="none")
    assert (table.board.sections, table.board.length) == (6, 108)


@pytest.mark.parametrize("players", PACKS)
def test_tk6_2_deals_of_a_pack(players):
    """A pack is dealt out by its row, one leader for all of it; then 52 new ones, next leader."""
    story, expected = pack_story("tock6", players, teams="none")
    assert story == expected


def test_tk6_2_first_dealer_by_lot():
    """Anybody may be the first leader."""
    assert first_leaders("tock6", 3, "none") == {0, 1, 2}


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (4, "pairs"), (6, "triples")])
def test_tk6_3_no_exchange(players, teams):
    """The game begins with a play, teams or not."""
    assert Game("tock6", players=players, teams=teams, seed=1).phase == "play"


def test_tk6_4_must_capture_a_partner():
    """The only play hits the partner: it is forced, no discard is offered."""
    assert results(pairs("5", "", "10", hand="5")) == {"0: 10 | 2: -"}


def test_tk6_4_must_capture_an_own_marble():
    """The only play hits an own marble: forced too."""
    assert results(tock("101 106", hand="5")) == {"0: 106"}


def test_tk6_5_lays_down_without_a_start_card():
    """Nothing on the track and neither A nor K: the hand is laid down."""
    assert results(tock("", "20", hand="2 3 Q J")) == {"fold"}


def test_tk6_5_discards_with_a_marble_in_play():
    """A marble on the track that cannot move: one card of choice is discarded."""
    assert results(tock("107", hand="5 6 6")) == {"discard 5", "discard 6"}


def test_tk6_5_the_centre_is_in_play():
    """A marble in the centre saves the hand."""
    assert results(tock("C", hand="5")) == {"discard 5"}


def test_tk6_5_lane_is_not_in_play():
    """Reading 3: a marble in the lane does not save the hand, but must move if it can."""
    assert results(tock("H1", hand="9 Q")) == {"fold"}
    assert results(tock("H1", hand="9 2")) == {"0: H3"}


def test_tk6_5_helper_lays_down_for_the_partner():
    """A helper with no partner's marble in play and no start card lays down."""
    assert results(pairs(ALL_HOME, "30", "H1", hand="9 Q")) == {"fold"}
    assert results(pairs(ALL_HOME, "30", "C", hand="9")) == {"discard 9"}


def test_tk6_5_laid_down_until_the_next_deal():
    """The seat that had to lay down is passed over and its hand is gone."""
    table = tock("10", "", "50", hand="5 6", hands={1: "2 3", 2: "5 6"})
    now = after(complete(table), "0: 15")
    assert (now.turn, now.hand(0), now.hand(1), now.hand(2)) == (2, ("6",), (), ("5", "6"))


def test_tk6_5_a_discard_costs_the_turn_only():
    """The rest of the hand is kept and the next seat plays."""
    table = tock("107", "60", hand="5 6", hands={1: "5 6"})
    now = after(complete(table), "discard 5")
    assert (now.turn, now.hand(0), now.places(0)[0]) == (1, ("6",), "107")


@pytest.mark.parametrize("card", ["A", "K"])
def test_tk6_6_start_cards(card):
    """A and K bring a marble to the own start, throwing a stranger out."""
    assert results(tock(hand=card)) == {"0: 0!"}
    assert results(tock("", "0", hand=card)) == {"0: 0! | 1: -"}


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"])
def test_tk6_6_no_other_card_starts(card):
    """No other card does."""
    assert results(tock(hand=card)) == {"fold"}


@pytest.mark.parametrize("guard", ["54", "54!"])
def test_tk6_7_guard_blocks_forwards(guard):
    """A marble on its own start, fresh or not, is neither landed on nor passed."""
    assert results(tock("51", guard, hand="2")) == {"0: 53"}
    assert results(tock("51", guard, hand="3")) == {"discard 3"}
    assert results(tock("51", guard, hand="5")) == {"discard 5"}


@pytest.mark.parametrize("guard", ["54", "54!"])
def test_tk6_7_guard_blocks_backwards(guard):
    """Nor by the four."""
    assert results(tock("59", guard, hand="4")) == {"0: 55"}
    assert results(tock("58", guard, hand="4")) == {"discard 4"}
    assert results(tock("57", guard, hand="4")) == {"discard 4"}


def test_tk6_7_guard_blocks_its_owner():
    """The own guard stops the own four and the own start card."""
    assert results(tock("0! 2", hand="4")) == {"0: 2 104"}
    assert results(tock("0 4", hand="4")) == {"0: 4 104"}
    assert results(tock("0", hand="A")) == {"0: 1"}
    assert results(tock("0!", hand="K")) == {"0: 13"}


def test_tk6_7_guard_blocks_its_partner():
    """Partners are blocked like anybody."""
    assert results(pairs("51", "", "54!", hand="5")) == {"discard 5"}


def test_tk6_7_foreign_start_is_no_guard():
    """On somebody else's start a marble is passed and captured."""
    foreign = partial(tock, players=3)  # starts 0, 36, 72
    assert results(foreign("35", "", "36", hand="3")) == {"0: 38"}
    assert results(foreign("33", "", "36", hand="3")) == {"0: 36 | 2: -"}


def test_tk6_8_capture_any_colour():
    """Whoever stands on the last space goes, opponent or own; who is passed stays."""
    assert results(tock("10", "13 15", hand="5")) == {"0: 15 | 1: 13"}
    assert results(tock("5 10", hand="5")) == {"0: 10", "0: 5 15"}


def test_tk6_9_home_by_exact_count():
    """The lane is entered with an exact count, from before 16 or from it."""
    assert results(tock("104", hand="3")) == {"0: H1"}
    assert results(tock("104", hand="6")) == {"0: H4"}
    assert results(tock("104", hand="2")) == {"0: 106"}
    assert results(tock("106", hand="3")) == {"0: H3"}
    assert results(tock("106", hand="5")) == {"discard 5"}
    assert results(tock("106", hand="A")) == {"0: H1", "0: 0! 106"}


def test_tk6_9_only_the_own_lane():
    """Other sections' entrances mean nothing."""
    assert results(tock("50", hand="3")) == {"0: 53"}


def test_tk6_9_nobody_is_passed_or_touched_in_the_lane():
    """A marble in the lane stops those behind it."""
    assert results(tock("106 H2", hand="3")) == {"discard 3"}
    assert results(tock("106 H2", hand="2")) == {"0: 106 H4"}
    assert results(tock("H1 H3", hand="2")) == {"fold"}


def test_tk6_9_never_backwards_in_the_lane():
    """The four leaves the lane alone."""
    assert results(tock("H4", hand="4")) == {"fold"}


@pytest.mark.parametrize("space", SEVENS[1:3])
def test_tk6_10_into_the_centre_from_any_seven(space):
    """From a seven, and with 2, K or A, the centre is open."""
    ahead = int(space)
    start = f"0: 0! {space}"
    assert results(tock(space, hand="2")) == {f"0: {ahead + 2}", "0: C"}
    assert results(tock(space, hand="A")) == {f"0: {ahead + 1}", "0: C", start}
    assert results(tock(space, hand="K")) == {f"0: {ahead + 13}", "0: C", start}


def test_tk6_10_no_other_way_into_the_centre():
    """Not with another card, not from another space, not by landing on a seven."""
    assert results(tock("25", hand="3")) == {"0: 28"}
    assert results(tock("26", hand="2")) == {"0: 28"}
    assert results(tock("23", hand="2")) == {"0: 25"}


def test_tk6_10_out_of_the_centre():
    """With 2, K or A to any seven; no other card moves a marble there."""
    out = {f"0: {space}" for space in SEVENS}
    assert results(tock("C", hand="2")) == out
    assert results(tock("C", hand="A")) == out | {"0: 0! C"}
    assert results(tock("C", hand="K")) == out | {"0: 0! C"}
    assert results(tock("C", "20", hand="3 4 7 10 J Q")) == {
        f"discard {card}" for card in ("3", "4", "7", "10", "J", "Q")
    }


def test_tk6_10_the_centre_captures_both_ways():
    """Reading 4: going in takes the one there, coming out takes who stands on the seven."""
    assert results(tock("7", "C", hand="2")) == {"0: 9", "0: C | 1: -"}
    assert results(tock("C", "7 25", hand="2")) == {
        "0: 7 | 1: 25",
        "0: 25 | 1: 7",
        *(f"0: {space}" for space in SEVENS[2:]),
    }


def test_tk6_10_own_and_partners_too():
    """Reading 4: own marbles in the centre or on a seven are no exception."""
    assert results(tock("7 C", hand="2")) == {
        "0: 9 C",
        "0: C",
        "0: 7",
        *(f"0: 7 {space}" for space in SEVENS[1:]),
    }
    assert results(pairs("7", "", "C", hand="2")) == {"0: 9", "0: C | 2: -"}


def test_tk6_11_ace():
    """Start or one."""
    assert results(tock("10", hand="A")) == {"0: 11", "0: 0! 10"}


def test_tk6_12_king():
    """Start or thirteen; it takes only where it lands."""
    assert results(tock("10", "15 23", hand="K")) == {"0: 0! 10", "0: 23 | 1: 15"}


def test_tk6_13_jack_swaps_or_walks_eleven():
    """Partner's and opponents' track marbles, but no guard and not the centre; or eleven."""
    table = pairs("10", "30", "60", "72! C", hand="J")
    assert results(table) == {"0: 21", "0: 30 | 1: 10", "0: 60 | 2: 10"}


def test_tk6_13_jack_leaves_guards_alone():
    """Reading 5: the own marble on its start is not swapped either, fresh or not."""
    assert results(tock("0!", "30", hand="J")) == {"0: 11"}
    assert results(tock("0", "30", hand="J")) == {"0: 11"}
    assert results(tock("10", "54", hand="J")) == {"0: 21"}


def test_tk6_13_swap_onto_a_start():
    """Strangers on a start are swapped; who comes to its own start so is not fresh."""
    assert results(tock("10", "0", hand="J")) == {"0: 21", "0: 0 | 1: 10"}
    assert results(tock("54", "20", hand="J")) == {"0: 65", "0: 20 | 1: 54"}


def test_tk6_13_never_two_own():
    """Two own marbles are never swapped."""
    assert results(tock("10 30", hand="J")) == {"0: 21 30", "0: 10 41"}


def test_tk6_14_seven_alone_or_over_two():
    """One marble seven, or exactly two that share it; never three."""
    single = {"0: 17 30 51", "0: 10 37 51", "0: 10 30 58"}
    shared = {
        f"0: {places}"
        for one in range(1, 7)
        for places in (
            f"{10 + one} {37 - one} 51",
            f"{10 + one} 30 {58 - one}",
            f"10 {30 + one} {58 - one}",
        )
    }
    assert results(tock("10 30 51", hand="7")) == single | shared


def test_tk6_14_seven_captures_only_where_it_lands():
    """Passed marbles stay."""
    assert results(tock("10", "12 17", hand="7")) == {"0: 17 | 1: 12"}


def test_tk6_14_seven_in_the_lane():
    """The marble in the lane makes room first, then the other comes in behind it."""
    assert results(tock("105 H1", hand="7")) == {"0: H3 H4"}


def test_tk6_15_four_goes_back_always():
    """Four backwards, never forwards, taking whom it lands on."""
    assert results(tock("50", "46 48", hand="4")) == {"0: 46 | 1: 48"}


def test_tk6_15_four_never_enters_the_lane():
    """Reading 2: back over or from the own start is allowed; the lane stays shut."""
    assert results(tock("2", hand="4")) == {"0: 106"}
    assert results(tock("3", hand="4")) == {"0: 107"}
    assert results(tock("0!", hand="4")) == {"0: 104"}
    assert results(tock("107", hand="4")) == {"0: 103"}


def test_tk6_15_after_the_four_home_is_open():
    """Reading 2: what a four put before 16 turns in with a later card."""
    now = after(complete(tock("1", "60", hand="4 3", hands={1: "9 9"})), "0: 105")
    now = after(now, "1: 69")
    assert results(now) == {"0: H2"}


def test_tk6_16_two():
    """Two forwards; in and out of the centre is TK6-10."""
    assert results(tock("10", hand="2")) == {"0: 12"}


@pytest.mark.parametrize(
    ("card", "steps"),
    [("3", 3), ("5", 5), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("Q", 12)],
)
def test_tk6_17_numbers(card, steps):
    """Face value, the queen twelve."""
    assert results(tock("10", hand=card)) == {f"0: {10 + steps}"}


def test_tk6_18_helps_the_partner():
    """With four home one plays the partner's marbles, start included."""
    assert results(pairs(ALL_HOME, "", "60", hand="A")) == {"2: 61", "2: 54! 60"}
    assert results(pairs(ALL_HOME, "30", "60", hand="J")) == {"2: 71", "1: 60 | 2: 30"}


def test_tk6_18_no_help_before_all_are_home():
    """Three home are not enough."""
    assert results(pairs("H1 H2 H4", "", "60", hand="5")) == {"fold"}


def test_tk6_18_any_partner_of_three():
    """In triples every unfinished partner may be played."""
    table = partial(triples, ALL_HOME, "", "40", "")
    assert results(table("80", hand="A")) == {"2: 41", "2: 36! 40", "4: 81", "4: 72! 80"}
    assert results(table(ALL_HOME, hand="A")) == {"2: 41", "2: 36! 40"}


def test_tk6_18_swap_between_partners():
    """The helper may swap two partners' marbles: they have different owners."""
    assert results(triples(ALL_HOME, "", "40", "", "80", hand="J")) == {
        "2: 51",
        "4: 91",
        "2: 80 | 4: 40",
    }


def test_tk6_18_seven_shared_between_partners():
    """The one partner's guard leaves, then the other partner's marble passes or hits it."""
    assert results(triples(ALL_HOME, "", "36!", "", "33", hand="7")) == {
        "2: 43",
        "2: 37 | 4: 39",
        "2: - | 4: 38",
        "2: 39 | 4: 37",
        "2: 40 | 4: 36",
        "2: 41 | 4: 35",
        "2: 42 | 4: 34",
    }


def test_tk6_18_the_rest_of_a_seven_does_not_flow():
    """Helping begins with the next card."""
    assert results(pairs("105 H2 H3 H4", "", "60", hand="7")) == {"discard 7"}


def test_tk6_18_first_player_home_wins():
    """Alone, four home win at once."""
    assert winners(tock("104 H2 H3 H4", "60", "80", hand="3"), "0: H1 H2 H3 H4") == (0,)
    assert winners(tock("104 H2 H3", "60", "80", hand="3"), "0: H1 H2 H3") == ()


def test_tk6_18_first_team_home_wins():
    """A team needs all of its marbles home."""
    last = "0: H1 H2 H3 H4"
    assert winners(pairs("104 H2 H3 H4", "", "60", hand="3"), last) == ()
    assert winners(pairs("104 H2 H3 H4", "", ALL_HOME, hand="3"), last) == (0, 2)
    six = triples("104 H2 H3 H4", "", ALL_HOME, "", ALL_HOME, hand="3")
    assert winners(six, last) == (0, 2, 4)


def test_tk6_18_helper_wins_with_a_partners_marble():
    """The helper brings the last partner's marble in."""
    table = pairs(ALL_HOME, "", "50 H2 H3 H4", hand="3")
    assert winners(table, "2: H1 H2 H3 H4") == (0, 2)


def test_tk6_reading_1_no_second_lap():
    """Coming round a marble stops before or on 16, turns in exactly, or stays."""
    assert results(tock("100", hand="9")) == {"0: H3"}
    assert results(tock("100", hand="Q")) == {"discard Q"}
    assert results(tock("100", hand="6")) == {"0: 106"}
    assert results(tock("107", hand="2")) == {"discard 2"}
    assert results(tock("104 107", hand="7")) == {"discard 7"}


def test_tk6_reading_1_blocked_lane_does_not_let_it_past():
    """With the lane full in front it does not go on along the track."""
    assert results(tock("104 H1", hand="5")) == {"discard 5"}


def test_tk6_reading_1_holds_for_the_helper():
    """A partner plays under the same rule."""
    assert results(pairs(ALL_HOME, "", "50", hand="9")) == {"discard 9"}
