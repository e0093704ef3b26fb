"""Keezen, clause by clause (docs/related/keezen.md). Starts are 0, 16, 32, 48."""

from functools import partial

import pytest

from tockwork import Game, rulebook

from .words import at, led, texts, why

keezen = partial(at, "keezen")


def test_kzn_1_players():
    forms = {(form.players, form.teams) for form in rulebook("keezen").forms}
    assert forms == {(2, "none"), (3, "none"), (4, "pairs"), (6, "pairs")}
    assert rulebook("keezen").table(6).partners(0) == (3,)


def test_kzn_2_board():
    table = rulebook("keezen").table(4)
    assert (table.board.length, table.board.entrance, table.board.lane) == (64, -1, 4)
    assert texts(keezen("62", hand="2")) == {"2: 62>H1"}  # 63 is the entrance


def test_kzn_3_small_tables_use_four_sections():
    assert rulebook("keezen").table(2).starts == (0, 32)
    assert rulebook("keezen").table(3).board.sections == 4


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kzn_4_thirteen_cards_for_each_player(players):
    deck = rulebook("keezen").table(players).deck
    assert set(deck.values()) == {players}
    assert len(deck) == 13


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kzn_5_the_deal_uses_up_the_deck(players):
    game = Game("keezen", players, seed=1)
    dealt = next(event for event in game.events if event.event == "dealt")
    assert [len(hand) for hand in dealt.hands] == [5] * players
    assert sum(game.table.knobs.deals) * players == sum(game.table.deck.values())


def test_kzn_6_one_seat_leads_a_whole_deck():
    first = led(Game("keezen", seed=1), 4)
    assert first[0] == first[1] == first[2] == (first[3] - 1) % 4
    moving = led(Game("keezen", options={"lead": "each_deal"}, seed=1), 3)
    assert moving[1] == (moving[0] + 1) % 4


def test_kzn_7_no_exchange():
    assert Game("keezen", seed=1).phase == "play"


def test_kzn_8_whoever_can_play_must():
    # The only move costs the partner's marble.
    assert texts(keezen("10", "", "12", hand="2")) == {"2: 10>12"}


def test_kzn_9_the_whole_hand_is_laid_down():
    stuck = keezen("", hand="2 3", hands={1: "A", 2: "A", 3: "A"})
    assert stuck.settled().hand(0) == ()
    assert stuck.settled().turn == 1


def test_kzn_10_start():
    assert texts(keezen("", "", "", "0", hand="A K")) == {"A: R>0", "K: R>0"}
    assert keezen("", "0", hand="K").play("K: R>0").places(1) == ("R",) * 4
    assert texts(keezen("0 20", hand="K")) == set()
    assert why(keezen("0 20", hand="K 2"), "K", "R") == "KZN-10"


@pytest.mark.parametrize("mark", ["", "!"])
def test_kzn_11_guard(mark):
    guard = f"16{mark}"
    assert why(keezen("14", guard, hand="5 2"), "5", "14") == "KZN-11"  # not passed
    assert why(keezen("14", guard, hand="5 2"), "2", "14") == "KZN-11"  # not captured
    assert why(keezen("18", guard, hand="4"), "4", "18") == "KZN-11"  # not passed backwards
    assert texts(keezen("14", guard, hand="J")) == set()  # not swapped by others
    assert why(keezen("62 0", hand="5"), "5", "62") != "KZN-11"  # it turns in before its own guard


def test_kzn_12_jack():
    swaps = texts(keezen("14", "20", "30 H1", "R", hand="J"))
    assert swaps == {"J: 14<>20", "J: 14<>30"}


def test_kzn_13_own_guard_may_be_swapped_away():
    assert texts(keezen("0!", "20", hand="J")) == {"J: 0<>20"}
    assert texts(keezen("0!", "20", hand="J", swap_exempt="guards")) == set()
    assert texts(keezen("0!", "16!", hand="J")) == set()  # somebody else's guard stays
    after = keezen("0!", "20", hand="J 2").play("J: 0<>20")
    assert (after.places(0)[0], after.places(1)[0]) == ("20", "0")


def test_kzn_14_passing_is_free():
    assert texts(keezen("10", "11", "12", "13", hand="5")) == {"5: 10>15"}
    assert why(keezen("62 H1", hand="3 2"), "3", "62") == "KZN-19"  # never in a lane


def test_kzn_15_capture_own_and_partners_included():
    assert keezen("10 12", hand="2").play("2: 10>12").places(0).count("R") == 3
    assert keezen("10", "", "12", hand="2").play("2: 10>12").places(2)[0] == "R"


def test_kzn_16_cards():
    assert texts(keezen("10", hand="A")) == {"A: 10>11", "A: R>0"}
    assert texts(keezen("10", hand="K")) == {"K: R>0"}
    assert texts(keezen("10", hand="Q")) == {"Q: 10>22"}
    assert texts(keezen("10", hand="9")) == {"9: 10>19"}


def test_kzn_17_four_goes_back():
    assert texts(keezen("2", hand="4")) == {"4: 2>62"}  # over the own start
    assert texts(keezen("0", hand="4")) == {"4: 0>60"}
    assert texts(keezen("H2", hand="4")) == set()
    # What stands before the entrance then turns in.
    assert "2: 62>H1" in texts(keezen("62", hand="2"))


def test_kzn_18_seven():
    assert {len(move.legs) for move in keezen("10 20 30", hand="7").legal_moves()} == {1, 2}
    burned = keezen("10", "12", hand="7").play("7: 10>17")
    assert burned.places(1)[0] == "12"  # what is passed stays
    shared = keezen("62 H2 H3 H4", "", "20", hand="7")
    assert any("62>H1" in text and "20>25" in text for text in texts(shared))


def test_kzn_18_the_rest_goes_to_one_marble_beyond_the_two():
    both = keezen("62 H1 H3 H4", "", "40", hand="7")  # two of one's own, and four pips are left
    assert texts(both) == {"7: H1>H2 62>H1 40>44"}
    # The rest is walked by one marble, as a whole, and only when all of one's own are home.
    one = texts(keezen("62 H2 H3 H4", "", "20 40", hand="7"))
    assert one == {"7: 62>H1 20>25", "7: 62>H1 40>45"}
    assert not any("40>" in text for text in texts(keezen("62 H1 50 H4", "", "40", hand="7")))
    # Who has none left shares a seven between two of the partner's marbles.
    helping = keezen("H1 H2 H3 H4", "", "20 30 40", hand="7")
    assert {len(move.legs) for move in helping.legal_moves()} == {1, 2}


def test_kzn_19_home_by_exact_count_without_a_second_lap():
    assert texts(keezen("62", hand="5")) == {"5: 62>H4"}
    assert why(keezen("62", hand="6 5"), "6", "62") == "KZN-19"


def test_kzn_20_further_in():
    assert texts(keezen("H1", hand="2")) == {"2: H1>H3"}


def test_kzn_21_helping_and_winning():
    helping = keezen("H1 H2 H3 H4", "", "20", hand="5")
    assert texts(helping) == {"5: 20>25"}
    last = keezen("H1 H2 H3 H4", "", "30 H2 H3 H4", hand="2").play("2: 30>H1")
    assert last.winners == (0, 2)
