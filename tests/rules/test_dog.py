"""Schmidt DOG and DOG Compact, clause by clause (DOG-1 to DOG-22, and the readings of dog.md)."""

from functools import partial

import pytest

from tockwork import Game, Scripted, rulebook

from .boards import (
    after,
    answers,
    complete,
    deal_story,
    doc,
    events,
    first_leaders,
    forms,
    give_all,
    hands,
    in_turn,
    partners,
    play_on,
    remaining,
    results,
    scripted_game,
    winners,
)

ALL_HOME = "H1 H2 H3 H4"
PLAIN = [("2", 2), ("3", 3), ("5", 5), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("12", 12)]


@pytest.fixture(params=["dog", "dog-compact"])
def rules(request):
    return request.param


@pytest.fixture
def dog(rules):
    """Four players in pairs: starts 0, 16, 32, 48; seats that are not written wait."""
    return partial(doc, rules, players=4)


@pytest.fixture
def duel(rules):
    """Two players alone with five marbles: starts 0 and 32."""
    return partial(doc, rules, players=2)


# players, deck, rounds -----------------------------------------------------------------------


def test_dog_1_players():
    """Four and six in pairs, the odd numbers and two alone."""
    alone = {(2, "none"), (3, "none")}
    assert forms("dog") == alone | {(4, "pairs"), (5, "none"), (6, "pairs")}
    assert forms("dog-compact") == alone | {(4, "pairs")}


def test_dog_1_partners_opposite(rules):
    """Partners sit opposite."""
    assert partners(rules, 4, "pairs") == {(0, 2), (1, 3)}
    assert partners("dog", 6, "pairs") == {(0, 3), (1, 4), (2, 5)}


def test_dog_1_boards(rules):
    """Four sections up to four players, six above."""
    for players, teams in forms(rules):
        board = rulebook(rules).table(players=players, teams=teams).board
        assert board.sections == (4 if players <= 4 else 6)
        assert board.length == 16 * board.sections


def test_dog_2_deck(rules):
    """110 cards."""
    numbers = [*(str(n) for n in range(2, 11)), "12", "13", "swap"]
    assert dict(rulebook(rules).deck) == {"joker": 6, "1/11": 8, **dict.fromkeys(numbers, 8)}
    assert sum(rulebook(rules).deck.values()) == 110


def test_dog_3_set_up(rules):
    """In pairs all marbles wait in the reserve."""
    game = Game(rules, players=4, teams="pairs", seed=1)
    assert [game.places(seat) for seat in range(4)] == [("R",) * 4] * 4


def test_dog_4_rounds(rules):
    """Six, five, four, three, two and again; the lead moves one seat each round."""
    story = deal_story(Game(rules, players=4, teams="pairs", seed=2), 7)
    deals = [entry for entry in story if entry[0] == "dealt"]
    first = deals[0][2]
    sizes = (6, 5, 4, 3, 2, 6, 5)
    assert deals == [("dealt", size, (first + i) % 4) for i, size in enumerate(sizes)]


def test_dog_4_first_leader_by_lot(rules):
    """Anybody may lead first."""
    assert first_leaders(rules, 4, "pairs") == {0, 1, 2, 3}


def test_dog_5_reshuffle_goes_under_the_rest():
    """After 104 cards six are left: they are dealt first, then from the shuffled 104."""
    game = Game("dog", players=4, teams="pairs", seed=4)
    story = deal_story(game, 7)
    assert [entry[1] for entry in story if entry[0] == "shuffled"] == [110, 104]
    first, second = (list(event.order) for event in events(game, "shuffled"))
    seventh = events(game, "dealt")[6]
    dealt = [
        seventh.hands[(seventh.leader + step) % 4][number]
        for number in range(5)
        for step in range(4)
    ]
    assert sorted(dealt) == sorted(first[:6] + second[-14:])
    assert sorted(first[6:]) == sorted(second)


# exchange and turn ---------------------------------------------------------------------------


def test_dog_6_partners_exchange(rules):
    """Each passes one card to the partner; nobody's hand changes until all have chosen."""
    deal = ("13 2 2 2 2 3", "13 4 4 4 4 5", "13 6 6 6 6 8", "13 9 9 9 9 10")
    game = scripted_game(rules, deal)
    before = hands(game)
    for seat, card in zip(in_turn(game), ("3", "5", "8", "10"), strict=True):
        assert (game.phase, game.turn) == ("exchange", seat)
        assert hands(game) == before
        assert results(game.position) == {f"give {held}" for held in game.hand(seat)}
        game.play(f"give {card}")
    assert [sorted(game.hand(seat)) for seat in in_turn(game)] == [
        sorted(hand.split())
        for hand in ("13 2 2 2 2 8", "13 4 4 4 4 10", "13 6 6 6 6 3", "13 9 9 9 9 5")
    ]
    assert (game.phase, game.turn) == ("play", game.leader)


def test_dog_7_a_turn_draws_nothing(dog):
    """One card is played, none drawn, the next seat is on."""
    table = complete(dog("10", "20", hand="5 6", hands={1: "5 6"}))
    now = after(table, "0: 15")
    assert (now.turn, now.hand(0), now.hand(1)) == (1, ("6",), ("5", "6"))


def test_dog_7_lays_down(dog):
    """Who can carry out no card lays the hand down, with marbles on the track too."""
    assert results(dog(hand="2 3 swap")) == {"fold"}
    assert results(dog("14", "16!", hand="2 3")) == {"fold"}


def test_dog_7_out_until_the_next_round(dog):
    """A seat that cannot play is passed over and holds nothing any more."""
    table = complete(dog("10", "", "20", hand="5 6", hands={1: "2 3", 2: "9 9", 3: "2 2"}))
    now = after(table, "0: 15")
    assert (now.turn, now.hand(1)) == (2, ())
    now = after(now, "2: 29")
    assert (now.turn, now.hand(3)) == (0, ())


def test_dog_7_round_ends_when_nobody_holds_a_card(dog):
    """Then the next round is dealt: after six cards five, led by the next seat."""
    now = after(complete(dog("10", hand="5")), "0: 15")
    assert (now.round, now.leader, now.phase, now.turn) == (2, 1, "exchange", 1)
    assert [len(now.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]


def test_dog_7_must_play(dog):
    """A card that can be carried out must be, even to one's harm."""
    assert results(dog("10", "", "15", hand="5")) == {"0: 15 | 2: -"}


# start, guard, moving, home ------------------------------------------------------------------


@pytest.mark.parametrize("card", ["1/11", "13", "joker"])
def test_dog_8_start_cards(dog, card):
    """1/11, 13 and joker bring a marble in; a stranger on the start is captured."""
    assert results(dog(hand=card)) == {"0: 0!"}
    assert results(dog("", "0", hand=card)) == {"0: 0! | 1: -"}
    assert results(dog("", "", "0", hand=card)) == {"0: 0! | 2: -"}


def test_dog_8_no_other_card_starts(dog):
    """No number below, and no swap."""
    assert results(dog("", "20", hand="2 3 4 5 6 7 8 9 10 12 swap")) == {"fold"}


@pytest.mark.parametrize("guard", ["16", "16!"])
def test_dog_9_guard_is_neither_captured_nor_passed(dog, guard):
    """Fresh or come back, forwards."""
    assert results(dog("13", guard, hand="2")) == {"0: 15"}
    assert results(dog("13", guard, hand="3")) == {"fold"}
    assert results(dog("13", guard, hand="5")) == {"fold"}
    assert results(dog("13", guard, hand="7")) == {"fold"}


@pytest.mark.parametrize("guard", ["16", "16!"])
def test_dog_9_guard_backwards(dog, guard):
    """And backwards: only the way forwards is left."""
    assert results(dog("18", guard, hand="4")) == {"0: 22"}
    assert results(dog("20", guard, hand="4")) == {"0: 24"}
    assert results(dog("21", guard, hand="4")) == {"0: 17", "0: 25"}


@pytest.mark.parametrize("guard", ["0", "0!"])
def test_dog_9_guard_blocks_its_owner(dog, guard):
    """Past it, onto it, into home behind it: all shut until it leaves."""
    assert results(dog(f"{guard} 62", hand="2")) == {"0: 2 62"}
    assert results(dog(f"{guard} 62", hand="3")) == {"0: 3 62"}
    assert results(dog(f"{guard} 2", hand="4")) == {f"0: {guard} 6", "0: 2 4", "0: 2 60"}
    assert results(dog(guard, hand="13")) == {"0: 13"}


def test_dog_9_guard_blocks_its_partner(dog):
    """Partners are no exception."""
    assert results(dog("30", "", "32!", hand="5")) == {"fold"}


def test_dog_9_no_guard_on_a_foreign_start(dog):
    """There a marble is passed, captured and swapped."""
    assert results(dog("30", "32", hand="5")) == {"0: 35"}
    assert results(dog("30", "32", hand="2")) == {"0: 32 | 1: -"}
    assert results(dog("30", "32", hand="swap")) == {"0: 32 | 1: 30"}


def test_dog_9_guard_by_a_swap(dog):
    """A swap that puts a marble on its start makes it a guard, not a fresh one."""
    table = complete(dog("10", "0", hand="swap 2", hands={1: "5 5", 3: "joker joker"}))
    now = after(table, "0: 0 | 1: 10")
    assert now.places(0)[0] == "0"
    assert results(dog("0", "62", turn=1, hand="3")) == {"fold"}


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_dog_10_direction_is_only_how_it_is_drawn(dog, rules, direction):
    """Reading 4: the option turns everything, so spaces and seats count the same."""
    options = {"direction": direction}
    assert results(dog("62", hand="5", options=options)) == {"0: 3", "0: H3"}
    book = rulebook(rules).with_options(**options)
    assert book.table(players=4, teams="pairs").board.direction == direction


def test_dog_10_jumping(dog):
    """Marbles on the track are jumped and their spaces count."""
    assert results(dog("10 11", "12", "13", hand="5")) == {"0: 11 15", "0: 10 16"}


def test_dog_11_capture_any_colour(dog):
    """Own marbles too."""
    assert results(dog("5 10", hand="5")) == {"0: 10", "0: 5 15"}
    assert results(dog("5", "10", hand="5")) == {"0: 10 | 1: -"}


def test_dog_12_full_value_or_another_lap(dog):
    """Past the own start it goes round again or turns in; no pip is left over."""
    assert results(dog("62", hand="3")) == {"0: 1", "0: H1"}
    assert results(dog("62", hand="6")) == {"0: 4", "0: H4"}
    assert results(dog("62", hand="8")) == {"0: 6"}
    assert results(dog("62 H2", hand="5")) == {"0: 3 H2"}


def test_dog_12_exactly_onto_the_start(dog):
    """The start itself can be reached, and then guards."""
    assert results(dog("62", hand="2")) == {"0: 0"}


@pytest.mark.parametrize("place", ["0", "0!"])
def test_dog_13_not_from_the_start_itself(dog, place):
    """A marble that stands on its start never turns in, even after a lap."""
    assert results(dog(place, hand="3")) == {"0: 3"}


def test_dog_13_in_the_lane(dog):
    """Further in, never past or onto another, never back."""
    assert results(dog("H1", hand="2")) == {"0: H3"}
    assert results(dog("H1", hand="5")) == {"fold"}
    assert results(dog("H1 H3", hand="2")) == {"fold"}
    assert results(dog("H1 H2", hand="2")) == {"0: H1 H4"}
    assert results(dog("H4", hand="4")) == {"fold"}
    assert results(dog("60 H2", hand="5")) == {"0: 1 H2", "0: H1 H2"}


def test_dog_13_other_lanes_are_shut(dog):
    """Only the own start leads into a lane."""
    assert results(dog("14", hand="5")) == {"0: 19"}


def test_dog_13_foreign_marble_on_the_start_is_passed(dog):
    """It is no guard: one turns in past it and leaves it standing."""
    assert results(dog("62", "0", hand="3")) == {"0: 1", "0: H1"}


def test_dog_14_four_both_ways(dog):
    """Four forwards or backwards, taking who is landed on."""
    assert results(dog("20", "16 24", hand="4")) == {"0: 24 | 1: 16"}
    assert results(dog("20", "17 24", hand="4")) == {"0: 16", "0: 24 | 1: 17"}


def test_dog_14_four_and_home(dog):
    """Forwards it may turn in, backwards never."""
    assert results(dog("62", hand="4")) == {"0: 2", "0: H2", "0: 58"}
    assert results(dog("2", hand="4")) == {"0: 6", "0: 62"}
    assert results(dog("0!", hand="4")) == {"0: 4", "0: 60"}


def test_dog_14_taken_back_it_may_go_home(dog):
    """Back from the start with a four, home with the next card."""
    table = complete(dog("0!", "20", hand="4 5", hands={1: "5 5"}))
    now = after(after(table, "0: 60"), "1: 25")
    assert results(now) == {"0: 1", "0: H1"}


# the seven -----------------------------------------------------------------------------------


def test_dog_15_seven_burns_what_it_passes(dog):
    """Unsplit too: everybody on the way goes, partner and own included."""
    assert results(dog("10", "12 17 18", "13", hand="7")) == {"0: 17 | 1: 18 | 2: -"}


def test_dog_15_seven_burns_its_own(dog):
    """The rear marble burns the front one, even after that has moved, but not before."""
    assert results(dog("10 12", hand="7")) == {
        "0: 17",
        "0: 10 19",
        "0: 16",
        "0: 15",
        "0: 14 15",
        "0: 13 16",
        "0: 12 17",
        "0: 11 18",
    }


def test_dog_15_a_burnt_marble_has_no_leg(dog):
    """The front one goes first; with three or fewer pips it is burnt where it stopped."""
    assert results(dog("10 11", hand="7")) == {
        "0: 17",
        "0: 16",
        "0: 15",
        "0: 14",
        "0: 13 15",
        "0: 12 16",
        "0: 11 17",
        "0: 10 18",
    }


def test_dog_15_over_any_number(dog):
    """Three marbles share it, one pip each at least."""
    expected = {f"0: {1 + a} {20 + b} {47 - a - b}" for a in range(8) for b in range(8 - a)}
    assert results(dog("1 20 40", hand="7")) == expected


def test_dog_15_own_guard_must_leave_first(dog):
    """Past the own start only once the guard there has gone; it may be burnt afterwards."""
    assert results(dog("62 0!", hand="7")) == {
        "0: 7 62",
        "0: 6 63",
        "0: 0 5",
        "0: 1 4",
        "0: 4 H1",
        "0: 2 3",
        "0: 3 H2",
        "0: 3",
        "0: 2 H3",
        "0: 4",
        "0: 1 H4",
    }


def test_dog_15_never_past_a_guard(dog):
    """Guards are not burnt, they block."""
    assert results(dog("13", "16", hand="7")) == {"fold"}
    assert results(dog("13 40", "16", hand="7")) == {
        "0: 13 47",
        "0: 14 46",
        "0: 15 45",
    }


def test_dog_15_lane_legs(dog):
    """A marble in the lane takes its share too."""
    assert results(dog("10 H1", hand="7")) == {
        "0: 17 H1",
        "0: 16 H2",
        "0: 15 H3",
        "0: 14 H4",
    }


def test_dog_15_all_seven_pips(dog):
    """Otherwise the card is not playable."""
    assert results(dog("H1 H3", hand="7")) == {"fold"}
    assert results(dog("H1", "", "40", hand="7")) == {"fold"}


def test_dog_15_flows_to_the_partner(dog):
    """The last own marble gets home with three; the partner gets four."""
    home = "0: H1 H2 H3 H4"
    assert results(dog("62 H2 H3 H4", "", "40", hand="7")) == {
        "0: 5 H2 H3 H4",
        f"{home} | 2: 44",
    }
    assert results(dog("62 H2 H3 H4", "", "40 50", hand="7")) == {
        "0: 5 H2 H3 H4",
        *(f"{home} | 2: {40 + a} {54 - a}" for a in range(5)),
    }


def test_dog_15_flow_follows_the_partners_rules(dog):
    """The partner's lane, the burning, and no start."""
    home = "0: H1 H2 H3 H4"
    assert results(dog("62 H2 H3 H4", "31", "30", hand="7")) == {
        "0: 5 H2 H3 H4",
        f"{home} | 1: - | 2: 34",
        f"{home} | 1: - | 2: H2",
    }
    assert results(dog("62 H2 H3 H4", "", "", hand="7")) == {"0: 5 H2 H3 H4"}


def test_dog_15_flow_only_when_all_are_home(dog):
    """A leg of the partner's comes last, after the last own marble is in."""
    assert results(dog("62 H3 H4", "", "40", hand="7")) == {"0: 5 H3 H4"}


def test_dog_15_two_go_home_then_flow(dog):
    """The lane makes room first, the last one comes in, one pip is left for the partner."""
    found = results(dog("62 H1 H3 H4", "", "40", hand="7"))
    assert found == {
        "0: 5 H1 H3 H4",
        "0: 4 H2 H3 H4",
        "0: H1 H2 H3 H4 | 2: 43",
    }


def test_dog_15_reading_1_seven_rest_never(dog):
    """Knob: the rest never flows."""
    table = partial(dog, "62 H2 H3 H4", "", "40", options={"seven_rest": "never"})
    assert results(table(hand="7")) == {"0: 5 H2 H3 H4"}
    finished = dog(ALL_HOME, "", "40", hand="7", options={"seven_rest": "never"})
    assert results(finished) == {"2: 47"}


def test_dog_15_reading_1_seven_rest_if_nothing_fits(dog):
    """Knob: it flows unless another card of the hand brings the last marble home."""
    table = partial(dog, "62 H2 H3 H4", "", "40", options={"seven_rest": "if_nothing_fits"})
    flow = "0: H1 H2 H3 H4 | 2: 44"
    assert results(table(hand="7"), card="7") == {"0: 5 H2 H3 H4", flow}
    assert results(table(hand="7 9"), card="7") == {"0: 5 H2 H3 H4", flow}
    assert results(table(hand="7 3"), card="7") == {"0: 5 H2 H3 H4"}


def test_dog_15_reading_1_always_whatever_the_hand(dog):
    """By default a fitting card in hand changes nothing."""
    table = dog("62 H2 H3 H4", "", "40", hand="7 3")
    assert results(table, card="7") == {"0: 5 H2 H3 H4", "0: H1 H2 H3 H4 | 2: 44"}


def test_dog_15_reading_6_a_finished_player(dog):
    """Starts on the partner's marbles at once, over several of them."""
    assert results(dog(ALL_HOME, "", "40 50", hand="7")) == {
        f"2: {40 + a} {57 - a}" for a in range(8)
    }


# swap, joker ---------------------------------------------------------------------------------


def test_dog_16_swap(dog):
    """With a partner's or an opponent's track marble; nobody is captured."""
    assert results(dog("10 H1", "20 16", "30", "H2", hand="swap")) == {
        "0: 20 H1 | 1: 10 16",
        "0: 30 H1 | 2: 10",
    }


def test_dog_16_no_guards(dog):
    """Neither side of the swap may be a guard."""
    assert results(dog("0 10", "20", hand="swap")) == {"0: 0 20 | 1: 10"}
    assert results(dog("10", "16", "30", hand="swap")) == {"0: 30 | 2: 10"}


def test_dog_16_never_two_own(dog):
    """Own marbles are not swapped among themselves."""
    assert results(dog("10 20", "30", hand="swap")) == {
        "0: 20 30 | 1: 10",
        "0: 10 30 | 1: 20",
    }


@pytest.mark.parametrize("others", [("", ""), ("16!", "32"), ("H1", "H2")])
def test_dog_16_empty_swap(dog, others):
    """Nobody to swap with but guards, or nobody at all: the card is put down."""
    assert results(dog("10", *others, hand="swap")) == {"empty"}
    assert results(dog("0", *others, hand="swap")) == {"empty"}
    assert results(dog("10", *others, hand="swap 5")) == {"0: 15", "empty"}


def test_dog_16_empty_swap_needs_an_own_track_marble(dog):
    """Reading 2: without one the card cannot be put down."""
    assert results(dog("", hand="swap")) == {"fold"}
    assert results(dog("H1", "16", hand="swap")) == {"fold"}


def test_dog_16_only_an_own_guard(dog):
    """Reading 2: with somebody unprotected about, neither swap nor empty."""
    assert results(dog("0", "20", hand="swap")) == {"fold"}


def test_dog_16_empty_swap_is_a_play(dog):
    """The card is spent and the turn passes."""
    table = complete(dog("10", hand="swap 5", hands={1: "13 13"}))
    now = after(table, "empty")
    assert (now.turn, now.hand(0), now.last_card) == (1, ("5",), "swap")


def test_dog_17_joker_is_any_card(dog, rules):
    """Every use of every other card, and no more."""
    seats = ("62 10 H1", "12 20", "16 40", "48!")
    union = set()
    for card in rulebook(rules).deck:
        if card != "joker":
            union |= results(dog(*seats, hand=card)) - {"fold"}
    assert results(dog(*seats, hand="joker")) == union


def test_dog_17_joker_may_be_an_empty_swap(dog):
    """The empty swap included."""
    assert "empty" in results(dog("10", hand="joker"))
    assert "empty" not in results(dog("10", "20", hand="joker"))


def test_dog_17_joker_names_what_it_stands_for(dog):
    """`as` is the first card of the deck's order that does it."""
    moves = answers(dog("20", hand="joker"))["moves"]
    stands_for = {}
    for move in moves:
        if not move.get("empty"):
            stands_for[tuple(sorted(move["marbles"][0]))] = move["as"]
    reserve = ("R", "R", "R")
    assert stands_for[("0!", "20", "R", "R")] == "1/11"
    assert stands_for[("21", *reserve)] == "1/11"
    assert stands_for[("31", *reserve)] == "1/11"
    assert stands_for[("24", *reserve)] == stands_for[("16", *reserve)] == "4"
    assert stands_for[("33", *reserve)] == "13"


@pytest.mark.parametrize(("card", "steps"), PLAIN)
def test_dog_10_numbers(dog, card, steps):
    """Plain cards go forwards by their number."""
    assert results(dog("20", hand=card)) == {f"0: {20 + steps}"}


def test_dog_8_start_cards_walk_too(dog):
    """One, eleven or thirteen beside the start."""
    assert results(dog("20", hand="1/11")) == {"0: 21", "0: 31", "0: 0! 20"}
    assert results(dog("20", hand="13")) == {"0: 33", "0: 0! 20"}


# partners and the end ------------------------------------------------------------------------


def test_dog_18_helps_the_partner(dog):
    """With all four home one plays the partner's marbles as one's own."""
    assert results(dog(ALL_HOME, "20", "40", hand="13")) == {"2: 53", "2: 32! 40"}
    assert results(dog(ALL_HOME, "20", "40", hand="swap")) == {"1: 40 | 2: 20"}
    assert results(dog(ALL_HOME, "", "40", hand="swap")) == {"empty"}
    assert results(dog(ALL_HOME, "", "30 32", hand="4")) == {
        "2: 26 32",
        "2: 30 36",
        "2: 28 30",
    }


def test_dog_18_no_help_before(dog):
    """With a marble still out the partner's are not touched."""
    assert results(dog("H1 H2 H3", "", "40", hand="5")) == {"fold"}


def test_dog_18_keeps_getting_cards(dog):
    """A finished player is dealt in like the others."""
    now = after(complete(dog(ALL_HOME, "", "40", hand="5")), "2: 45")
    assert len(now.hand(0)) == 5


def test_dog_18_last_card_in_full(dog):
    """The marble that would win goes past when the count does not fit."""
    assert results(dog(ALL_HOME, "", "30 H2 H3 H4", hand="7")) == {"2: 37 H2 H3 H4"}


def test_dog_18_eight_home_win(dog):
    """At once, with cards still in hands; four home alone do not."""
    last = "0: H1 H2 H3 H4"
    assert winners(dog("62 H2 H3 H4", "", "40", hand="3 5"), last) == ()
    assert winners(dog("62 H2 H3 H4", "", ALL_HOME, hand="3 5"), last) == (0, 2)
    assert winners(dog(ALL_HOME, "", "30 H2 H3 H4", hand="3"), "2: H1 H2 H3 H4") == (0, 2)


def test_dog_18_a_seven_that_flows_may_win(dog):
    """Three for the own last marble, four for the partner's."""
    table = dog("62 H2 H3 H4", "", "29 H2 H3 H4", hand="7")
    assert winners(table, "0: H1 H2 H3 H4 | 2: H1 H2 H3 H4") == (0, 2)


def test_dog_18_six_players():
    """Three teams on the long board: starts 0, 16, 32, 48, 64, 80, partner three seats on."""
    six = partial(doc, "dog", players=6)
    assert results(six(ALL_HOME, "", "", "50", hand="13")) == {"3: 63", "3: 48! 50"}
    assert results(six("94", hand="3")) == {"0: 1", "0: H1"}
    table = six("94 H2 H3 H4", "", "", ALL_HOME, hand="3")
    assert winners(table, "0: H1 H2 H3 H4") == (0, 3)


# two, three and five players -----------------------------------------------------------------


@pytest.mark.parametrize(("players", "starts"), [(2, "0 32"), (3, "0 16 32"), (5, "0 16 32 48 64")])
def test_dog_19_five_marbles(players, starts):
    """Five marbles, one of them fresh on the start."""
    game = Game("dog", players=players, teams="none", seed=1)
    for seat, start in enumerate(starts.split()):
        assert sorted(game.places(seat)) == [f"{start}!", "R", "R", "R", "R"]


def test_dog_19_four_home_win(duel):
    """Four of the five are enough, three are not."""
    assert winners(duel("62 20 H2 H3 H4", "40", hand="3"), "0: 20 H1 H2 H3 H4") == (0,)
    assert winners(duel("62 20 H2 H3", "40", hand="3"), "0: 20 H1 H2 H3") == ()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_dog_20_exchange_to_the_left(players):
    """Each passes a card to the next seat."""
    names = ["2", "3", "5", "6", "8"][:players]
    deal = [" ".join(["13"] + [name] * 5) for name in names]
    game = scripted_game("dog", deal)
    lead = game.leader
    give_all(game, {(lead + i) % players: name for i, name in enumerate(names)})
    for i, name in enumerate(names):
        got = names[i - 1]
        expected = sorted(["13", *[name] * 4, got])
        assert sorted(game.hand((lead + i) % players)) == expected


def test_dog_20_after_every_deal(duel):
    """The next deal is followed by an exchange again."""
    now = after(complete(duel("10", "40", hand="5")), "0: 15")
    assert (now.phase, now.round, now.turn) == ("exchange", 2, 1)


def test_dog_21_discards_one_of_choice(duel):
    """Who can carry out nothing discards instead of laying down."""
    assert results(duel("", "40", hand="5 9 9")) == {"discard 5", "discard 9"}


def test_dog_21_draws_and_must_play(duel):
    """The drawn card can be carried out: one must be played now."""
    table = complete(duel("", "40", hand="5 9", hands={1: "5 9"}), pile=["2", "13"])
    now = after(table, "discard 9")
    assert (now.turn, now.phase, now.drawn, sorted(now.hand(0))) == (0, "play", True, ["13", "5"])
    assert results(now) == {"0: 0!"}
    now = after(now, "0: 0!")
    assert (now.turn, now.drawn, now.hand(0)) == (1, False, ("5",))


def test_dog_21_draws_and_discards_again(duel):
    """Still nothing: another discard, no second draw, and the turn ends."""
    table = complete(duel("", "40", hand="5 9", hands={1: "5 9"}), pile=["2", "8"])
    now = after(table, "discard 9")
    assert (now.turn, now.drawn) == (0, True)
    assert results(now) == {"discard 5", "discard 8"}
    now = after(now, "discard 5")
    assert (now.turn, now.drawn, now.hand(0)) == (1, False, ("8",))
    assert results(now) == {"1: 45", "1: 49"}


def test_dog_21_drawn_as_a_document(duel):
    """`drawn` is part of the position; the plays do not depend on it."""
    assert results(duel("10", "40", hand="5", drawn=True)) == {"0: 15"}
    assert results(duel("", "40", hand="5", drawn=True)) == {"discard 5"}


def test_dog_21_reshuffles_with_the_card_just_discarded(duel):
    """The pile is empty: the played cards are shuffled, that one among them."""
    table = complete(duel("", "40", hand="5 9", hands={1: "5 9"}), pile=[])
    again = [*table["discards"], "9"]
    again.remove("13")
    now = after(table, "discard 9", chance=Scripted(lots=[], orders=[[*again, "13"]]))
    assert sorted(now.hand(0)) == ["13", "5"]
    assert sorted(again) == sorted(now.document()["pile"])
    assert now.document()["discards"] == []


def test_dog_21_nobody_is_out(rules):
    """Both hold the same number of cards all the time."""
    game = Game(rules, players=2, teams="none", seed=6)
    for _ in range(60):
        play_on(game, lambda game: game.phase == "play" and game.turn == game.leader)
        if not game.position.drawn:
            assert len(game.hand(0)) == len(game.hand(1))
        game.play(game.legal_moves()[0])
    assert not events(game, "laid_down")


def test_dog_22_the_fifth_is_like_the_others(duel):
    """It starts, is captured, walks home."""
    assert results(duel("0! 1 2 3 H1", "40", hand="3"), card="3") == {
        "0: 1 2 3 H1",
        "0: 0! 2 3 4 H1",
        "0: 0! 1 3 5 H1",
        "0: 0! 1 2 6 H1",
        "0: 0! 1 2 3 H4",
    }
    assert results(duel("62", "0 1 5", hand="3")) == {"0: 1 | 1: 0 5", "0: H1"}


def test_dog_16_empty_swap_alone(duel):
    """The odd numbers know the empty swap too."""
    assert results(duel("10", "32!", hand="swap")) == {"empty"}
    assert results(duel("", "32!", hand="swap")) == {"discard swap"}


def test_dog_5_the_deck_is_whole(rules):
    """Hands, pile and discards are always the 110 cards."""
    game = Game(rules, players=3, teams="none", seed=8)
    for _ in range(300):
        document = game.position.document()
        known = [*document["pile"], *document["discards"]]
        known += [card for seat in document["seats"] for card in seat["hand"]]
        assert remaining(rules, known) == []
        assert len(known) == 110
        game.play(game.legal_moves()[0])
