"""Tock with jokers, clause by clause (docs/related/tock-jokers.md). Starts are 0, 18, 36, 54."""

from functools import partial

from tockwork import Game, rulebook

from .words import at, texts, why

tock = partial(at, "tock-jokers", teams="pairs")


def test_can_1_players():
    forms = {(form.players, form.teams) for form in rulebook("tock-jokers").forms}
    assert forms == {
        *((2, "none"), (3, "none"), (4, "pairs"), (4, "none"), (6, "pairs"), (6, "triples"))
    }


def test_can_2_board():
    board = rulebook("tock-jokers").table(4).board
    assert (board.section_length, board.entrance, board.lane, board.sections) == (18, -2, 4, 4)
    assert rulebook("tock-jokers").table(6).board.sections == 6


def test_can_3_deck():
    deck = rulebook("tock-jokers").deck
    assert (sum(deck.values()), deck["joker"]) == (54, 2)


def test_can_4_two_cards_are_left_over():
    game = Game("tock-jokers", seed=1)
    assert [len(game.hand(s)) for s in range(4)] == [5] * 4
    assert 54 - sum(game.table.knobs.deals) * 4 == 2
    assert rulebook("tock-jokers").table(6).knobs.deals == (5, 4)


def test_can_5_exchange_is_an_option():
    assert Game("tock-jokers", seed=1).phase == "play"
    assert Game("tock-jokers", options={"exchange": "partner"}, seed=1).phase == "exchange"


def test_can_6_one_card_is_put_away():
    assert texts(tock("", hand="2 3")) == {"discard 2", "discard 3"}


def test_can_7_start():
    assert texts(tock("", hand="A K joker")) == {"A: R>0", "K: R>0", "joker: R>0"}


def test_can_8_guard():
    assert why(tock("14", "18!", hand="5"), "5", "14") == "CAN-8"
    assert why(tock("20", "18!", hand="4"), "4", "20") == "CAN-8"
    assert texts(tock("14", "18!", hand="J")) == {"discard J"}


def test_can_9_capture():
    assert tock("10 12", hand="2").play("2: 10>12").places(0).count("R") == 3
    assert tock("10", "12", hand="2").play("2: 10>12").places(1)[0] == "R"


def test_can_10_joker_runs_fifteen():
    assert texts(tock("10", hand="joker")) == {"joker: 10>25", "joker: R>0"}


def test_can_12_seven_sweeps():
    after = tock("10", "12", hand="7").play("7: 10>17")
    assert after.places(1)[0] == "R"
    assert max(len(move.legs) for move in tock("10 20 30", hand="7").legal_moves()) == 3


def test_can_13_other_cards():
    assert texts(tock("10", hand="A")) == {"A: 10>11", "A: R>0"}
    assert texts(tock("10", hand="K")) == {"K: 10>23", "K: R>0"}
    assert texts(tock("10", hand="Q")) == {"Q: 10>22"}
    assert texts(tock("10", "20", hand="J")) == {"J: 10<>20"}
    assert texts(tock("2", hand="4")) == {"4: 2>70"}
    assert texts(tock("H3", hand="4")) == {"discard 4"}


def test_can_15_home_and_end():
    assert texts(tock("69", hand="5")) == {"5: 69>H4"}  # 70 is the entrance
    assert why(tock("69", hand="6"), "6", "69") == "CAN-15"
    # Helping begins with the next card: the rest of a seven does not go to the partner.
    assert texts(tock("69 H2 H3 H4", "", "20", hand="7")) == {"discard 7"}
    last = tock("H1 H2 H3 H4", "", "33 H2 H3 H4", hand="2").play("2: 33>H1")
    assert last.winners == (0, 2)
