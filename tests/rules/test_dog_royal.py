"""DOG Royal, clause by clause: the basic game (ROY-1 to ROY-14), then the Royal one (ROY-20 on)."""

from functools import partial
from itertools import permutations, product

import pytest

from tockwork import Game, Scripted, Seeded, rulebook

from .boards import (
    RANKS,
    after,
    answers,
    complete,
    deal_story,
    doc,
    events,
    first_leaders,
    forms,
    give_all,
    in_turn,
    partners,
    places,
    play_on,
    position,
    remaining,
    results,
    scripted_game,
    winners,
)

BOTH = ["dog-royal-basic", "dog-royal"]
basic = partial(doc, "dog-royal-basic", players=4)  # starts 0, 16, 32, 48
duel = partial(doc, "dog-royal-basic", players=2)  # starts 0, 32
royal = partial(doc, "dog-royal", players=4)  # "K62 FH2": king on 62, fool on H2
ALL_HOME = "H1 H2 H3 H4"
ROYAL_HOME = "KH1 NH2 CH3 FH4"
PLAIN = [("2", 2), ("3", 3), ("5", 5), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("12", 12)]


# the basic game ------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH)
def test_roy_1_players(rules):
    """Two, three, five alone, four and six in pairs; six sections from five players on."""
    alone = {(2, "none"), (3, "none"), (5, "none")}
    assert forms(rules) == alone | {(4, "pairs"), (6, "pairs")}
    for players, teams in forms(rules):
        board = rulebook(rules).table(players=players, teams=teams).board
        assert board.sections == (4 if players <= 4 else 6)


@pytest.mark.parametrize("rules", BOTH)
def test_roy_1_partners_opposite(rules):
    """Partners sit opposite."""
    assert partners(rules, 4, "pairs") == {(0, 2), (1, 3)}
    assert partners(rules, 6, "pairs") == {(0, 3), (1, 4), (2, 5)}


@pytest.mark.parametrize("rules", BOTH)
def test_roy_2_deck(rules):
    """110 cards, no joker."""
    sevens = ["2", "3", "4", "5", "6", "1-7", "8", "9", "10", "12", "=", "swap"]
    deck = dict(rulebook(rules).deck)
    assert deck == {"1/11": 10, "13": 10, **dict.fromkeys(sevens, 7), "magnet": 6}
    assert sum(deck.values()) == 110


@pytest.mark.parametrize(("players", "teams"), sorted(forms("dog-royal-basic")))
def test_roy_3_set_up(players, teams):
    """Four marbles, one of them fresh on the start."""
    game = Game("dog-royal-basic", players=players, teams=teams, seed=1)
    for seat, start in enumerate(game.position.table.starts):
        assert sorted(game.places(seat)) == [f"{start}!", "R", "R", "R"]


@pytest.mark.parametrize("rules", BOTH)
def test_roy_4_rounds(rules):
    """Always five cards; the lead moves one seat."""
    story = deal_story(Game(rules, players=4, teams="pairs", seed=3), 5)
    deals = [entry for entry in story if entry[0] == "dealt"]
    first = deals[0][2]
    assert deals == [("dealt", 5, (first + i) % 4) for i in range(5)]


def test_roy_4_reshuffle_goes_under_the_rest():
    """After five rounds ten cards are left: they are dealt before the shuffled hundred."""
    game = Game("dog-royal-basic", players=4, teams="pairs", seed=3)
    deal_story(game, 6)
    old, new = (event.order for event in events(game, "shuffled"))
    assert (len(old), len(new)) == (110, 100)
    dealt = [card for hand in events(game, "dealt")[5].hands for card in hand]
    assert sorted(dealt) == sorted([*old[:10], *new[-10:]])


@pytest.mark.parametrize("rules", BOTH)
def test_roy_4_partners_exchange(rules):
    """One card to the partner after the deal."""
    deal = ("13 2 2 2 3", "13 4 4 4 5", "13 6 6 6 8", "13 9 9 9 10")
    game = scripted_game(rules, deal)
    give_all(game, dict(zip(in_turn(game), ("3", "5", "8", "10"), strict=True)))
    assert [sorted(game.hand(seat)) for seat in in_turn(game)] == [
        sorted(hand.split()) for hand in ("13 2 2 2 8", "13 4 4 4 10", "13 6 6 6 3", "13 9 9 9 5")
    ]


def test_roy_4_first_leader_by_lot():
    """Anybody may lead first."""
    assert first_leaders("dog-royal", 3, "none") == {0, 1, 2}


def test_roy_5_lays_down():
    """No marble can move: the hand is shown and laid down."""
    assert results(basic(hand="2 3 swap magnet")) == {"fold"}
    table = complete(basic("10", "", "20", hand="5 6", hands={1: "2 3", 2: "9 9"}))
    now = after(table, "0: 15")
    assert (now.turn, now.hand(1)) == (2, ())
    game = Game.from_position(position(table), seed=1)
    game.play("5: 10>15")
    (laid,) = events(game, "laid_down")
    assert (laid.seat, sorted(laid.cards)) == (1, ["2", "3"])


@pytest.mark.parametrize("card", ["1/11", "13"])
def test_roy_6_start_cards(card):
    """1/11 and 13 start; a stranger there is captured."""
    assert results(basic(hand=card)) == {"0: 0!"}
    assert results(basic("", "0", hand=card)) == {"0: 0! | 1: -"}


def test_roy_6_no_other_card_starts():
    """No other card brings a marble in."""
    hand = "2 3 4 5 6 1-7 8 9 10 12 swap magnet ="
    assert results(basic("", "20", hand=hand, last_card="12")) == {"fold"}


def test_roy_6_guard():
    """A marble on its own start blocks both ways, its owner too; a stranger there does not."""
    assert results(basic("13", "16", hand="3")) == {"fold"}
    assert results(basic("13", "16!", hand="5")) == {"fold"}
    assert results(basic("18", "16", hand="4")) == {"0: 22"}
    assert results(basic("62 0", hand="3")) == {"0: 3 62"}
    assert results(basic("0", hand="13")) == {"0: 13"}
    assert results(basic("30", "32", hand="5")) == {"0: 35"}


def test_roy_6_capture_lap_home():
    """Landing captures; past the own start one turns in or goes round; never from it."""
    assert results(basic("5 10", hand="5")) == {"0: 10", "0: 5 15"}
    assert results(basic("62", hand="3")) == {"0: 1", "0: H1"}
    assert results(basic("62", hand="8")) == {"0: 6"}
    assert results(basic("0", hand="3")) == {"0: 3"}
    assert results(basic("H1 H3", hand="2")) == {"fold"}


def test_roy_7_one_to_seven():
    """One marble, any number from one to seven, taking only where it lands."""
    assert results(basic("20", "22 24", hand="1-7")) == {
        "0: 21",
        "0: 22 | 1: 24",
        "0: 23",
        "0: 24 | 1: 22",
        "0: 25",
        "0: 26",
        "0: 27",
    }


def test_roy_7_is_not_split():
    """Two marbles do not share it."""
    expected = {f"0: {20 + n} 40" for n in range(1, 8)} | {f"0: 20 {40 + n}" for n in range(1, 8)}
    assert results(basic("20 40", hand="1-7")) == expected


def test_roy_7_into_home():
    """Every count that fits."""
    assert results(basic("62", hand="1-7")) == {
        "0: 63",
        "0: 0",
        *(f"0: {n}" for n in range(1, 6)),
        *(f"0: H{n}" for n in range(1, 5)),
    }
    assert results(basic("H1", hand="1-7")) == {"0: H2", "0: H3", "0: H4"}


def test_roy_8_magnet():
    """Up to right behind the next marble ahead, whoever that is, and nothing less."""
    assert results(basic("10", "20 30", hand="magnet")) == {"0: 19"}
    assert results(basic("10 20", hand="magnet")) == {"0: 19 20", "0: 9 10"}
    assert results(basic("10", "", "40", hand="magnet")) == {"0: 39"}


def test_roy_8_magnet_and_guards():
    """A guard ahead is a marble like any: one stops behind it."""
    assert results(basic("10", "16!", hand="magnet")) == {"0: 15"}


def test_roy_8_magnet_crosses_the_own_start():
    """It never turns into home."""
    assert results(basic("60", "5", hand="magnet")) == {"0: 4"}
    assert results(basic("60", "1", hand="magnet")) == {"0: 0"}


def test_roy_8_magnet_not_playable():
    """Right behind already, alone on the track, or in a lane."""
    assert results(basic("19", "20", hand="magnet")) == {"fold"}
    assert results(basic("10", "H1", hand="magnet")) == {"fold"}
    assert results(basic("H1", "20", hand="magnet")) == {"fold"}
    assert results(basic("19 H1", "20", hand="magnet")) == {"fold"}


def test_roy_9_copies_with_every_use():
    """The last card played, whatever its player chose."""
    copy = partial(basic, "20", hand="=")
    assert results(copy(last_card="9")) == {"0: 29"}
    assert results(copy(last_card="13")) == {"0: 33", "0: 0! 20"}
    assert results(copy(last_card="1/11")) == {"0: 21", "0: 31", "0: 0! 20"}
    assert results(copy(last_card="4")) == {"0: 16", "0: 24"}
    assert results(copy(last_card="1-7")) == {f"0: {20 + n}" for n in range(1, 8)}


def test_roy_9_copies_swap_and_magnet():
    """Cards without a number as well."""
    assert results(basic("20", "30", hand="=", last_card="swap")) == {"0: 30 | 1: 20"}
    assert results(basic("20", "30", hand="=", last_card="magnet")) == {"0: 29"}
    assert results(basic("20", hand="=", last_card="swap")) == {"fold"}


def test_roy_9_names_what_it_stands_for():
    """The answer's card is `=`, its `as` the copied card."""
    (move,) = answers(basic("20", hand="=", last_card="9"))["moves"]
    assert (move["card"], move["as"]) == ("=", "9")


def test_roy_9_not_first():
    """Nothing to copy, nothing to play."""
    assert results(basic("20", hand="= 5")) == {"0: 25"}
    assert results(basic("20", hand="=")) == {"fold"}


def test_roy_9_a_chain_of_copies():
    """After `=` the card it stood for is copied again."""
    hands = {1: "= 2", 2: "= 2", 3: "2"}
    table = complete(basic("20", "40", "50", "10", hand="9 2", hands=hands))
    now = after(table, "0: 29")
    assert now.last_card == "9"
    now = after(now, "1: 49")
    assert now.last_card == "9"
    assert results(now, card="=") == {"2: 59"}


def test_roy_9_laid_down_is_not_played():
    """A seat that lays down leaves the last card as it was."""
    table = complete(basic("20", "", "40", hand="9 2", hands={1: "12 12", 2: "= 2"}))
    now = after(table, "0: 29")
    assert (now.turn, now.last_card) == (2, "9")
    assert results(now, card="=") == {"2: 49"}


def test_roy_9_discarded_is_not_played():
    """Nor is a discard."""
    table = complete(duel("10", "", hand="9 2", hands={1: "12 12"}), pile=["2", "5"])
    now = after(table, "0: 19")
    now = after(after(now, "discard 12"), "discard 5")
    assert (now.turn, now.last_card) == (0, "9")


def test_roy_9_a_new_round_forgets():
    """With the deal there is nothing to copy."""
    now = after(complete(basic("10", hand="9")), "0: 19")
    assert (now.round, now.last_card) == (2, None)


def test_roy_9_a_lone_player_copies_himself():
    """With everybody else out the own last card is copied."""
    now = after(complete(basic("10", hand="9 =")), "0: 19")
    assert (now.turn, results(now)) == (0, {"0: 28"})


def test_roy_10_swap():
    """With any unguarded marble of another player; without one not playable."""
    assert results(basic("10", "20 16", "30", hand="swap")) == {
        "0: 20 | 1: 10 16",
        "0: 30 | 2: 10",
    }
    assert results(basic("10", hand="swap")) == {"fold"}
    assert results(basic("10", "16", hand="swap")) == {"fold"}
    assert results(basic("0", "20", hand="swap")) == {"fold"}


def test_roy_11_four_both_ways():
    """Forwards or backwards, jumping; from the start back and home with a later card."""
    assert results(basic("20", "18 22", hand="4")) == {"0: 16", "0: 24"}
    assert results(basic("62", hand="4")) == {"0: 2", "0: H2", "0: 58"}
    assert results(basic("0!", hand="4")) == {"0: 4", "0: 60"}


@pytest.mark.parametrize(("card", "steps"), PLAIN)
def test_roy_12_numbers(card, steps):
    """Plain cards go forwards."""
    assert results(basic("20", hand=card)) == {f"0: {20 + steps}"}


def test_roy_12_start_cards_walk():
    """13 or start; 1, 11 or start."""
    assert results(basic("20", hand="13")) == {"0: 33", "0: 0! 20"}
    assert results(basic("20", hand="1/11")) == {"0: 21", "0: 31", "0: 0! 20"}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_roy_13_exchange_to_the_left(players):
    """Alone one passes a card to the next seat."""
    names = ["2", "3", "5", "6", "8"][:players]
    game = scripted_game("dog-royal-basic", [" ".join(["13"] + [name] * 4) for name in names])
    give_all(game, dict(zip(in_turn(game), names, strict=True)))
    for number, seat in enumerate(in_turn(game)):
        expected = sorted(["13", *[names[number]] * 3, names[number - 1]])
        assert sorted(game.hand(seat)) == expected


def test_roy_13_discards_and_draws():
    """Nothing to play: discard, draw, play or discard again."""
    table = complete(duel("", "40", hand="5 9", hands={1: "5 9"}), pile=["2", "13"])
    assert results(table) == {"discard 5", "discard 9"}
    now = after(table, "discard 9")
    assert (now.turn, now.drawn) == (0, True)
    assert results(now) == {"0: 0!"}


def test_roy_13_four_home_win():
    """The first with four home."""
    assert winners(duel("62 H2 H3 H4", "40", hand="3"), "0: H1 H2 H3 H4") == (0,)


def test_roy_14_partner():
    """Help and win as in DOG."""
    last = "0: H1 H2 H3 H4"
    assert results(basic(ALL_HOME, "", "40", hand="13")) == {"2: 53", "2: 32! 40"}
    assert results(basic("H1 H2 H3", "", "40", hand="5")) == {"fold"}
    assert winners(basic("62 H2 H3 H4", "", "40", hand="3"), last) == ()
    assert winners(basic("62 H2 H3 H4", "", ALL_HOME, hand="3"), last) == (0, 2)


# the Royal game ------------------------------------------------------------------------------


def test_roy_20_the_four():
    """King, knight, citizen, fool, in this order."""
    table = rulebook("dog-royal").table(players=4, teams="pairs")
    assert tuple(table.board.ranks) == ("king", "knight", "citizen", "fool")
    assert rulebook("dog-royal-basic").table(players=4, teams="pairs").board.ranks == ()


def test_roy_20_each_starts_as_itself():
    """Which of the four comes in is a choice."""
    assert results(royal(hand="13")) == {f"0: {rank}0!" for rank in RANKS}
    assert results(royal("K20 NH3", hand="13")) == {"0: K20 NH3 C0!", "0: K20 NH3 F0!"}


def test_roy_21_opening():
    """After the first exchange each, from the leader on, chooses who stands on the start."""
    game = Game("dog-royal", players=4, teams="pairs", seed=11)
    play_on(game, lambda game: game.phase != "exchange")
    words = ("fool", "king", "citizen", "knight")
    for seat, word in zip(in_turn(game), words, strict=True):
        assert (game.phase, game.turn) == ("opening", seat)
        start = game.position.table.starts[seat]
        assert results(game.position) == {f"open {seat}: {rank}{start}!" for rank in RANKS}
        assert sorted(move["marble"] for move in answers(game.position)["moves"]) == [0, 1, 2, 3]
        game.play(f"open {word}")
    leader, second = in_turn(game)[:2]
    starts = game.position.table.starts
    assert game.places(leader) == ("R", "R", "R", f"{starts[leader]}!")
    assert game.places(second) == (f"{starts[second]}!", "R", "R", "R")
    assert game.phase == "play"


def test_roy_21_nobody_stands_before():
    """Until then all four wait, and no later round opens again."""
    game = Game("dog-royal", players=2, teams="none", seed=11)
    assert game.phase == "exchange"
    assert game.places(0) == ("R", "R", "R", "R")
    play_on(game, lambda game: game.round == 3)
    assert len(events(game, "opened")) == 2


@pytest.mark.parametrize(("mover", "other"), list(product(RANKS, RANKS)))
def test_roy_22_hierarchy(mover, other):
    """Only the same or a lower rank is passed, opponent's or partner's."""
    expected = {f"0: {mover}13"} if may_pass(mover, other) else {"fold"}
    assert results(royal(f"{mover}8", f"{other}10", hand="5")) == expected
    assert results(royal(f"{mover}8", "", f"{other}10", hand="5")) == expected


@pytest.mark.parametrize(("mover", "other"), list(permutations(RANKS, 2)))
def test_roy_22_hierarchy_among_own(mover, other):
    """The own marbles keep their rank among themselves."""
    expected = {in_order(f"{mover}8", f"{other}15")}
    if may_pass(mover, other):
        expected.add(in_order(f"{mover}13", f"{other}10"))
    assert results(royal(f"{mover}8 {other}10", hand="5")) == expected


def may_pass(mover, other):
    return RANKS.index(mover) <= RANKS.index(other)


def in_order(*marbles):
    return "0: " + " ".join(sorted(marbles, key=lambda marble: RANKS.index(marble[0])))


def test_roy_22_landing_is_not_passing():
    """A lower rank may capture a higher one, except a king."""
    assert results(royal("F10", "N15", hand="5")) == {"0: F15 | 1: -"}
    assert results(royal("C10", "N15", hand="5")) == {"0: C15 | 1: -"}


@pytest.mark.parametrize("mover", "NCF")
def test_roy_22_the_ten_is_green(mover):
    """With the ten anybody is passed."""
    assert results(royal(f"{mover}8", "K10 N12", hand="10")) == {f"0: {mover}18"}


@pytest.mark.parametrize("mover", "NCF")
def test_roy_22_the_four_is_green_backwards_only(mover):
    """Back past a king, but not forwards."""
    assert results(royal(f"{mover}21", "K20", hand="4")) == {f"0: {mover}17", f"0: {mover}25"}
    assert results(royal(f"{mover}21", "K22", hand="4")) == {f"0: {mover}17"}


def test_roy_22_reading_6_copies_are_as_green():
    """`=` standing for the ten or the four."""
    copy = partial(royal, hand="=")
    assert results(copy("F8", "K11", last_card="10")) == {"0: F18"}
    assert results(copy("F21", "K20 N22", last_card="4")) == {"0: F17"}
    assert results(copy("F8", "K11", last_card="9")) == {"fold"}


@pytest.mark.parametrize("mover", "CF")
def test_roy_22_guards_block_green_moves(mover):
    """Green lifts the ranks, not the guards."""
    assert results(royal(f"{mover}8", "F16", hand="10")) == {"fold"}
    assert results(royal(f"{mover}18", "F16", hand="4")) == {f"0: {mover}22"}


def test_roy_22_a_king_does_not_pass_a_guard():
    """Not even the king passes a fool on its start."""
    assert results(royal("K14", "F16!", hand="5")) == {"fold"}


def test_roy_22_lanes():
    """In lanes nobody is passed, by any rank or card."""
    assert results(royal("K62 FH1", hand="5")) == {"0: K3 FH1"}
    assert results(royal("N58 FH1", hand="10")) == {"0: N4 FH1"}


def test_roy_23_king_is_captured_only_by_a_king():
    """Nobody else lands on him; a king does."""
    for rank in "NCF":
        assert results(royal(f"{rank}20", "K25", hand="5")) == {"fold"}
    assert results(royal("K20", "K25", hand="5")) == {"0: K25 | 1: -"}
    assert results(royal("K20", "", "K25", hand="5")) == {"0: K25 | 2: -"}
    assert results(royal("K25 N20", hand="5")) == {"0: K30 N20"}
    assert results(royal("K20 N25", hand="5")) == {"0: K25", "0: K20 N30"}


@pytest.mark.parametrize(("card", "steps"), PLAIN)
def test_roy_23_king_walks_up_to_seven(card, steps):
    """Counts to seven, never eight and above."""
    alone = royal("K20 NH2 CH3 FH4", hand=card)
    draw = " +card" if steps == 6 else ""
    walked = {f"0: K{20 + steps} NH2 CH3 FH4{draw}"}
    assert results(alone) == (walked if steps <= 7 else {"fold"})


def test_roy_23_king_and_the_other_cards():
    """Four both ways, one to seven, the one of 1/11; not eleven or thirteen."""
    king = partial(royal, "K20 NH2 CH3 FH4")
    rest = "NH2 CH3 FH4"
    assert results(king(hand="4")) == {f"0: K16 {rest}", f"0: K24 {rest}"}
    assert results(king(hand="1-7")) == {
        f"0: K{20 + n} {rest}" + (" +card" if n == 6 else "") for n in range(1, 8)
    }
    assert results(king(hand="1/11")) == {f"0: K21 {rest}"}
    assert results(king(hand="13")) == {"fold"}
    assert results(king(hand="=", last_card="1/11")) == {f"0: K21 {rest}"}
    assert results(king(hand="=", last_card="9")) == {"fold"}


@pytest.mark.parametrize("card", ["13", "1/11"])
def test_roy_23_start_cards_serve_the_king(card):
    """Reading 2: the start use brings him out."""
    assert results(royal("NH2 CH3 FH4", hand=card)) == {"0: K0! NH2 CH3 FH4"}


def test_roy_23_swap_and_magnet_serve_the_king():
    """He swaps and is swapped, is drawn and draws up."""
    assert results(royal("K20", "F30", hand="swap")) == {"0: K30 | 1: F20"}
    assert results(royal("F20", "K30", hand="swap")) == {"0: F30 | 1: K20"}
    assert results(royal("K20", "F40", hand="magnet")) == {"0: K39"}
    assert results(royal("F20", "K40", hand="magnet")) == {"0: F39"}


def test_roy_24_own_start_takes_a_king():
    """Onto the own start everybody captures a stranger, by walk or from the reserve."""
    assert results(royal("F60", "K0", hand="4")) == {"0: F0 | 1: -", "0: F56"}
    assert results(royal("F4", "K0", hand="4")) == {"0: F0 | 1: -", "0: F8"}
    assert results(royal("", "K0", hand="13")) == {f"0: {rank}0! | 1: -" for rank in RANKS}
    assert results(royal("C62", "", "K0", hand="2")) == {"0: C0 | 2: -"}


def test_roy_24_only_the_own_start():
    """On another start the king is safe from lower ranks."""
    assert results(royal("F11", "", "K16", hand="5")) == {"fold"}


def test_roy_24_not_onto_an_own_guard():
    """Own marbles there are guards."""
    assert results(royal("K60 F0", hand="4")) == {"0: K56 F0", "0: K60 F4"}


def test_roy_25_knight_passes_guards():
    """Both ways, never landing on them; a king there only with a green move."""
    assert results(royal("N14", "C16!", hand="5")) == {"0: N19"}
    assert results(royal("N14", "N16", hand="5")) == {"0: N19"}
    assert results(royal("N18", "F16", hand="4")) == {"0: N14", "0: N22"}
    assert results(royal("N14", "C16", hand="2")) == {"fold"}
    assert results(royal("N20", "C16", hand="4")) == {"0: N24"}


def test_roy_25_knight_and_a_king_on_guard():
    """Passing that king needs green."""
    assert results(royal("N14", "K16", hand="5")) == {"fold"}
    assert results(royal("N14", "K16", hand="10")) == {"0: N24"}
    assert results(royal("N18", "K16", hand="4")) == {"0: N14", "0: N22"}
    assert results(royal("N6", "K16", hand="10")) == {"fold"}


@pytest.mark.parametrize("mover", "KCF")
def test_roy_25_others_do_not_pass_guards(mover):
    """The knight is the only one."""
    assert results(royal(f"{mover}14", "F16", hand="5")) == {"fold"}


def test_roy_25_home_past_an_own_guard():
    """The knight turns in past an own guard, the others do not."""
    assert results(royal("N62 F0!", hand="3")) == {
        "0: N1 F0!",
        "0: NH1 F0!",
        "0: N62 F3",
    }
    assert results(royal("N62 F0", hand="2")) == {"0: N62 F2"}
    assert results(royal("C62 F0!", hand="3")) == {"0: C62 F3"}


def test_roy_25_home_past_the_own_king():
    """With the ten only."""
    assert results(royal("K0! N62", hand="3")) == {"0: K3 N62"}
    assert results(royal("K0! N58", hand="10")) == {"0: K0! N4", "0: K0! NH4"}


def test_roy_25_knight_on_the_own_start():
    """From there he does not turn in."""
    assert results(royal("N0", hand="3")) == {"0: N3"}
    assert results(royal("N0!", hand="3")) == {"0: N3"}


def test_roy_25_not_with_the_magnet():
    """The magnet stops behind the guard."""
    assert results(royal("N12", "F16", "K40", hand="magnet")) == {"0: N15"}


def test_roy_26_special_spaces():
    """Ten after each start: a number or a magnet that ends there draws a card."""
    board = rulebook("dog-royal").table(players=4, teams="pairs").board
    assert board.special == 10
    for space in (10, 26, 42, 58):
        assert results(royal(f"F{space - 5}", hand="5")) == {f"0: F{space} +card"}
        assert results(royal(f"F{space - 5}", hand="6")) == {f"0: F{space + 1}"}
    assert results(royal("F5", "K11", hand="magnet")) == {"0: F10 +card"}
    assert results(royal("F5", hand="=", last_card="5")) == {"0: F10 +card"}
    assert results(royal("F14", hand="4")) == {"0: F10 +card", "0: F18"}


def test_roy_26_captures_and_draws():
    """Taking somebody there does not matter."""
    assert results(royal("F5", "C10", hand="5")) == {"0: F10 | 1: - +card"}


def test_roy_26_a_swap_draws_nothing():
    """Nor does one who stood there already."""
    assert results(royal("F5", "C10", hand="swap")) == {"0: F10 | 1: C5"}
    assert results(royal("F5", "C10", hand="=", last_card="swap")) == {"0: F10 | 1: C5"}


def test_roy_26_means_nothing_in_the_basic_game():
    """No card is earned there."""
    assert results(basic("5", hand="5")) == {"0: 10"}


def test_roy_26_draws_at_once():
    """The top card joins the hand and the turn passes."""
    table = royal("F5", "F20", hand="5 2", hands={1: "2 2"})
    now = after(complete(table, pile=["3", "9"]), "0: F10 +card")
    assert (now.turn, sorted(now.hand(0))) == (1, ["2", "9"])
    assert now.document()["pile"] == ["3"]


def test_roy_26_also_with_the_last_card():
    """The round goes on with the card drawn."""
    now = after(complete(royal("F5", hand="5"), pile=["3", "9"]), "0: F10 +card")
    assert (now.turn, now.round, now.hand(0)) == (0, 1, ("9",))


def test_roy_26_reading_7_empty_pile():
    """The played cards are shuffled first."""
    table = complete(royal("F5", "F20", hand="5 2", hands={1: "2 2"}), pile=[])
    again = sorted([*table["discards"], "5"])
    again.remove("9")
    now = after(table, "0: F10 +card", chance=Scripted(lots=[], orders=[[*again, "9"]]))
    assert sorted(now.hand(0)) == ["2", "9"]


def test_roy_27_citizen_hops_after_the_draw():
    """The card is seen, then the citizen stays or goes on to the next special space."""
    table = royal("C5", "F20", hand="5 2", hands={1: "2 2"})
    now = after(complete(table, pile=["3", "9"]), "0: C10 +card")
    assert (now.turn, now.phase, sorted(now.hand(0))) == (0, "hop", ["2", "9"])
    assert results(now) == {"hop 0: C26", "stay"}
    gone = now.play("hop")
    assert (gone.turn, gone.phase, gone.places(0)[2]) == (1, "play", "26")
    assert sorted(gone.hand(0)) == ["2", "9"]
    stayed = now.play("stay")
    assert (stayed.turn, stayed.phase, stayed.places(0)[2]) == (1, "play", "10")


@pytest.mark.parametrize("card", ["4", "magnet", "="])
def test_roy_27_after_any_such_move(card):
    """Back with the four, by magnet or by a copy: the hop goes forwards."""
    where = {"4": "C14", "magnet": "C5", "=": "C7"}[card]
    table = royal(where, "F20", "K11", hand=f"{card} 2", hands={1: "2 2"}, last_card="3")
    now = after(complete(table, pile=["3", "9"]), "0: C10 +card", card=card)
    assert results(now) == {"hop 0: C26", "stay"}


def test_roy_27_hop_in_a_document():
    """Past guards and kings to the next free one; past the own start it stays on the track."""
    hop = partial(royal, phase="hop", hand="2")
    assert results(hop("C10", "K16!")) == {"hop 0: C26", "stay"}
    assert results(hop("C10", "F26 K20")) == {"hop 0: C42", "stay"}
    assert results(hop("C58")) == {"hop 0: C10", "stay"}
    assert results(hop("C58 K0! F10")) == {"hop 0: K0! C26 F10", "stay"}


def test_roy_27_no_free_special_space():
    """All the others are taken: no hop is asked."""
    table = royal("C5", "F26 N42 C58", hand="5 2", hands={1: "2 2"})
    now = after(complete(table, pile=["3", "9"]), "0: C10 +card")
    assert (now.turn, now.phase) == (1, "play")


def test_roy_27_only_the_citizen():
    """Nobody else hops, and nobody after a swap."""
    for rank in "KNF":
        table = royal(f"{rank}5", "F20", hand="5 2", hands={1: "2 2"})
        now = after(complete(table, pile=["3", "9"]), f"0: {rank}10 +card")
        assert (now.turn, now.phase) == (1, "play")
    table = royal("C5", "F10", hand="swap 2", hands={1: "2 2"})
    assert after(complete(table), "0: C10 | 1: F5").phase == "play"


def test_roy_27_no_card_left_to_draw():
    """The hop remains, and the hand gets at most the played card back."""
    rest = " ".join(remaining("dog-royal", ["5", "2"]))
    where = royal("C5", hand="5 2", hands={1: rest, 2: "", 3: ""}, pile=[], discards=[])
    now = after(where, "0: C10 +card", chance=Seeded(1))
    assert now.hand(0) == ("2", "5")
    assert (now.turn, now.phase) == (0, "hop")


def test_roy_28_fool_leaves_pips():
    """Into home up to two pips may be left; on the track none."""
    assert results(royal("F62", hand="5")) == {"0: F3", "0: FH3", "0: FH2", "0: FH1"}
    assert results(royal("F62", hand="3")) == {"0: F1", "0: FH1"}
    assert results(royal("F62", hand="8")) == {"0: F6", "0: FH4"}
    assert results(royal("F62", hand="9")) == {"0: F7"}
    assert results(royal("F20", hand="5")) == {"0: F25"}


def test_roy_28_with_a_free_way_only():
    """An own marble in the lane stops the fool."""
    assert results(royal("F62 CH2", hand="5")) == {"0: CH2 F3", "0: CH2 FH1"}
    assert results(royal("F62 CH1", hand="5")) == {"0: CH1 F3"}


def test_roy_28_not_inside_the_lane():
    """Reading 3: there every pip counts."""
    assert results(royal("FH1", hand="3")) == {"0: FH4"}
    assert results(royal("FH1", hand="4")) == {"fold"}


def test_roy_28_only_the_fool():
    """The others need the exact count."""
    assert results(royal("C62", hand="5")) == {"0: C3", "0: CH3"}
    assert results(royal("C62", hand="8")) == {"0: C6"}


def test_roy_28_not_from_the_start_and_not_past_a_guard():
    """The way in is the usual one."""
    assert results(royal("F0", hand="3")) == {"0: F3"}
    assert results(royal("F62 C0", hand="5")) == {"0: C5 F62"}


def test_roy_reading_5_stranger_on_the_own_start():
    """No guard: one goes home past it by rank."""
    assert results(royal("C62", "F0", hand="3")) == {"0: C1", "0: CH1"}
    assert results(royal("C62", "N0", hand="3")) == {"fold"}
    assert results(royal("C58", "N0", hand="10")) == {"0: C4", "0: CH4"}


def test_roy_14_partner_with_ranks():
    """The helper plays each of the partner's four under its own rank."""
    assert results(royal(ROYAL_HOME, "", "K40 F50", hand="9")) == {"2: K40 F59"}
    table = royal("K62 NH2 CH3 FH4", "", ROYAL_HOME, hand="3")
    assert winners(table, "0: KH1 NH2 CH3 FH4") == (0, 2)


def test_roy_20_places_keep_their_order():
    """The document's marbles are king, knight, citizen, fool."""
    assert position(royal("N5 FH2", hand="5")).places(0) == ("R", "5", "R", "H2")
    assert places("dog-royal", 4, "N5 FH2") == ["R", "5", "R", "H2"]
