"""Swiss DOG, clause by clause (SWI-1 to SWI-15, and the readings of dog.md)."""

from functools import partial

import pytest

from tockwork import Game, rulebook

from .boards import (
    after,
    complete,
    deal_story,
    doc,
    events,
    first_leaders,
    forms,
    give_all,
    in_turn,
    partners,
    results,
    scripted_game,
    winners,
)

swiss = partial(doc, "dog-swiss", players=4)  # starts 0, 16, 32, 48
ALL_HOME = "H1 H2 H3 H4"


def test_swi_1_players():
    """Four in pairs, nothing else."""
    assert forms("dog-swiss") == {(4, "pairs")}
    assert partners("dog-swiss", 4, "pairs") == {(0, 2), (1, 3)}


def test_swi_2_deck():
    """Two packs and six jokers."""
    names = ["A", *(str(n) for n in range(2, 11)), "J", "Q", "K"]
    assert dict(rulebook("dog-swiss").deck) == {**dict.fromkeys(names, 8), "joker": 6}


def test_swi_3_rounds():
    """Six to two and again, the lead one seat on each round; six are left at the reshuffle."""
    game = Game("dog-swiss", players=4, teams="pairs", seed=9)
    story = deal_story(game, 7)
    first = story[1][2]
    sizes = (6, 5, 4, 3, 2, 6, 5)
    deals = [("dealt", size, (first + i) % 4) for i, size in enumerate(sizes)]
    assert story == [("shuffled", 110), *deals[:6], ("shuffled", 104), deals[6]]
    old, new = (event.order for event in events(game, "shuffled"))
    dealt = [card for hand in events(game, "dealt")[6].hands for card in hand]
    assert sorted(dealt) == sorted([*old[:6], *new[-14:]])


def test_swi_3_first_leader_by_lot():
    """Anybody may lead first."""
    assert first_leaders("dog-swiss", 4, "pairs") == {0, 1, 2, 3}


def test_swi_4_direction():
    """Counter-clockwise."""
    table = rulebook("dog-swiss").table(players=4, teams="pairs")
    assert table.board.direction == "counter-clockwise"


def test_swi_5_partners_exchange():
    """One card to the partner after the deal."""
    deal = ("A 2 2 2 2 3", "A 4 4 4 4 5", "A 6 6 6 6 8", "A 9 9 9 9 10")
    game = scripted_game("dog-swiss", deal)
    give_all(game, dict(zip(in_turn(game), ("3", "5", "8", "10"), strict=True)))
    assert [sorted(game.hand(seat)) for seat in in_turn(game)] == [
        sorted(hand.split())
        for hand in ("A 2 2 2 2 8", "A 4 4 4 4 10", "A 6 6 6 6 3", "A 9 9 9 9 5")
    ]


def test_swi_6_lays_down():
    """No card playable: out until the next round."""
    assert results(swiss(hand="2 3 J Q")) == {"fold"}
    assert results(swiss("14", "16!", hand="2 3")) == {"fold"}
    table = complete(swiss("10", "", "20", hand="5 6", hands={1: "2 3", 2: "9 9"}))
    now = after(table, "0: 15")
    assert (now.turn, now.hand(1)) == (2, ())


@pytest.mark.parametrize("card", ["A", "K", "joker"])
def test_swi_7_start_cards(card):
    """A, K and joker start a marble."""
    assert results(swiss(hand=card)) == {"0: 0!"}


def test_swi_7_no_other_card_starts():
    """Nothing else does."""
    assert results(swiss(hand="2 3 4 5 6 7 8 9 10 J Q")) == {"fold"}


def test_swi_8_fresh_is_a_guard():
    """Neither landed on, passed nor swapped, forwards and backwards."""
    assert results(swiss("13", "16!", hand="3")) == {"fold"}
    assert results(swiss("13", "16!", hand="5")) == {"fold"}
    assert results(swiss("18", "16!", hand="4")) == {"0: 22"}
    assert results(swiss("13", "16!", hand="J")) == {"fold"}


def test_swi_8_fresh_blocks_its_owner():
    """Past the own fresh marble there is neither track nor home, nor another start."""
    assert results(swiss("62 0!", hand="3")) == {"0: 3 62"}
    assert results(swiss("62 0!", hand="2")) == {"0: 2 62"}
    assert results(swiss("0!", hand="K")) == {"0: 13"}


def test_swi_8_a_returned_marble_is_captured_and_swapped():
    """Back on its start it has no protection."""
    assert results(swiss("13", "16", hand="3")) == {"0: 16 | 1: -"}
    assert results(swiss("20", "16", hand="4")) == {"0: 16 | 1: -", "0: 24"}
    assert results(swiss("13", "16", hand="J")) == {"0: 16 | 1: 13"}
    assert results(swiss("0", "20", hand="J")) == {"0: 20 | 1: 0"}


def test_swi_8_own_returned_marble():
    """It is hit by an own marble or an own start like any other; the new one is fresh."""
    assert results(swiss("62 0", hand="2")) == {"0: 0", "0: 2 62", "0: 62 H2"}
    assert results(swiss("0", hand="K")) == {"0: 0!", "0: 13"}


def test_swi_9_foreign_start():
    """A stranger on the start is sent home by a start; elsewhere it is a marble like any."""
    assert results(swiss("", "0", hand="K")) == {"0: 0! | 1: -"}
    assert results(swiss("", "", "0", hand="A")) == {"0: 0! | 2: -"}
    assert results(swiss("62", "0", hand="3")) == {"0: 1", "0: H1"}


def test_swi_10_capture():
    """Landing takes any colour, passing nobody."""
    assert results(swiss("10", "12 15", hand="5")) == {"0: 15 | 1: 12"}
    assert results(swiss("10 15", hand="5")) == {"0: 15", "0: 10 20"}


def test_swi_10_seven_burns():
    """The seven takes all it passes, split or not, own colour included."""
    assert results(swiss("10", "12", "14", hand="7")) == {"0: 17 | 1: - | 2: -"}
    assert results(swiss("10 12", hand="7")) == {
        "0: 17",
        "0: 10 19",
        "0: 16",
        "0: 15",
        "0: 14 15",
        "0: 13 16",
        "0: 12 17",
        "0: 11 18",
    }


def test_swi_11_a_returned_marble_is_not_passed():
    """Reading 3: nobody passes a marble on its own start, fresh or come back."""
    assert results(swiss("13", "16", hand="5")) == {"fold"}
    assert results(swiss("18", "16", hand="4")) == {"0: 22"}
    assert results(swiss("62 0", hand="3")) == {"0: 3 62", "0: 62 H3"}
    assert results(swiss("13", "16", hand="7")) == {"fold"}


def test_swi_11_knob_returned_blocks():
    """Many tables let a returned marble be passed; a fresh one never."""
    table = partial(swiss, options={"returned_blocks": False})
    assert results(table("13", "16", hand="5")) == {"0: 18"}
    assert results(table("18", "16", hand="4")) == {"0: 14", "0: 22"}
    assert results(table("13", "16", hand="7")) == {"0: 20 | 1: -"}
    assert results(table("13", "16!", hand="5")) == {"fold"}


def test_swi_11_others_are_passed():
    """Strangers on a start and marbles elsewhere are passed, in lanes nobody."""
    assert results(swiss("13", "", "16", hand="5")) == {"0: 18"}
    assert results(swiss("H1 H3", hand="3")) == {"fold"}


def test_swi_11_seven_past_the_own_start():
    """The returned own marble must leave first; it may turn in directly or be burnt later."""
    assert results(swiss("62 0", hand="7")) == {
        f"0: {places}"
        for places in (
            "7 62",
            "6 63",
            "0 5",
            "1 4",
            "4 H1",
            "1 H4",
            "H1 H4",
            "2 3",
            "3 H2",
            "2 H3",
            "H2 H3",
            "3",
            "4",
        )
    }


def test_swi_12_full_value():
    """Exactly, otherwise another lap."""
    assert results(swiss("62", hand="6")) == {"0: 4", "0: H4"}
    assert results(swiss("62", hand="8")) == {"0: 6"}


def test_swi_12_the_rest_of_a_seven_flows():
    """The last own marble takes three, the partner's the other four."""
    assert results(swiss("62 H2 H3 H4", "", "40", hand="7")) == {
        "0: 5 H2 H3 H4",
        "0: H1 H2 H3 H4 | 2: 44",
    }
    assert results(swiss("62 H3 H4", "", "40", hand="7")) == {"0: 5 H3 H4"}


def test_swi_12_flow_turns_in_from_the_start():
    """A partner's marble back on its start may take the rest into home."""
    assert results(swiss("62 H2 H3 H4", "", "32", hand="7")) == {
        "0: 5 H2 H3 H4",
        "0: H1 H2 H3 H4 | 2: 36",
        "0: H1 H2 H3 H4 | 2: H4",
    }


def test_swi_13_home_from_the_start():
    """A fresh marble cannot turn in, one that is back can."""
    assert results(swiss("0!", hand="3")) == {"0: 3"}
    assert results(swiss("0", hand="3")) == {"0: 3", "0: H3"}
    assert results(swiss("62", hand="3")) == {"0: 1", "0: H1"}


def test_swi_13_the_four():
    """Forwards it may turn in, backwards only walks; the next card takes it home."""
    assert results(swiss("0", hand="4")) == {"0: 4", "0: H4", "0: 60"}
    assert results(swiss("0!", hand="4")) == {"0: 4", "0: 60"}
    table = complete(swiss("2", "20", hand="4 3", hands={1: "5 5"}))
    now = after(after(table, "0: 62"), "1: 25")
    assert results(now) == {"0: 1", "0: H1"}


def test_swi_13_lane():
    """Forwards only, further in allowed."""
    assert results(swiss("H1", hand="2")) == {"0: H3"}
    assert results(swiss("H4", hand="4")) == {"fold"}


@pytest.mark.parametrize(
    ("card", "steps"),
    [(str(n), n) for n in (2, 3, 5, 6, 8, 9, 10)] + [("Q", 12)],
)
def test_swi_14_numbers(card, steps):
    """Face value, queen twelve."""
    assert results(swiss("20", hand=card)) == {f"0: {20 + steps}"}


def test_swi_14_ace_king_four():
    """A 1, 11 or start; K 13 or start; 4 both ways."""
    assert results(swiss("20", hand="A")) == {"0: 21", "0: 31", "0: 0! 20"}
    assert results(swiss("20", hand="K")) == {"0: 33", "0: 0! 20"}
    assert results(swiss("20", hand="4")) == {"0: 16", "0: 24"}


def test_swi_14_seven_over_any_number():
    """Three marbles may share it."""
    assert results(swiss("1 20 40", hand="7")) == {
        f"0: {1 + a} {20 + b} {47 - a - b}" for a in range(8) for b in range(8 - a)
    }


def test_swi_14_jack_only_swaps():
    """With partner or opponent; no eleven, no empty swap, no fresh marble on either side."""
    assert results(swiss("20", "30 16!", "40", "H1", hand="J")) == {
        "0: 30 | 1: 16! 20",
        "0: 40 | 2: 20",
    }
    assert results(swiss("20", hand="J")) == {"fold"}
    assert results(swiss("0!", "30", hand="J")) == {"fold"}


def test_swi_14_joker_is_any_card():
    """Every use of every other card."""
    seats = ("62 10 H1", "12 20", "16 40", "48!")
    union = set()
    for card in rulebook("dog-swiss").deck:
        if card != "joker":
            union |= results(swiss(*seats, hand=card)) - {"fold"}
    assert results(swiss(*seats, hand="joker")) == union


def test_swi_15_helps_the_partner():
    """With four home the partner's marbles are played."""
    assert results(swiss(ALL_HOME, "", "40", hand="K")) == {"2: 53", "2: 32! 40"}
    assert results(swiss(ALL_HOME, "20", "40", hand="J")) == {"1: 40 | 2: 20"}
    assert results(swiss("H1 H2 H3", "", "40", hand="5")) == {"fold"}


def test_swi_15_eight_home_win():
    """The first team with eight."""
    last = "0: H1 H2 H3 H4"
    assert winners(swiss("62 H2 H3 H4", "", "40", hand="3"), last) == ()
    assert winners(swiss("62 H2 H3 H4", "", ALL_HOME, hand="3"), last) == (0, 2)
