"""Everything that is refused says what is wrong and where, and nothing has changed then."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import tockwork
from tockwork import (
    RULEBOOKS,
    AmbiguousMove,
    ChanceError,
    Game,
    IllegalMove,
    Move,
    MoveSyntaxError,
    Position,
    PositionError,
    RulebookError,
    Scripted,
    TockworkError,
    UnknownRulebook,
    rulebook,
)

# rulebooks and options -------------------------------------------------------------------------

NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    # no such thing
    ("dog", {"guard_dog": True}, "options.guard_dog"),
    ("dog", {"board": 4}, "options.board"),
    ("super-tock", {"board": 5}, "options.board"),
    ("super-tock", {"board": True}, "options.board"),
    ("super-tock", {"board": "4"}, "options.board"),
    ("dog", {"advanced": ["skip"]}, "knobs.advanced.0"),
    ("super-tock", {"advanced": ["fly"]}, "knobs.advanced.0"),
    ("super-tock", {"advanced": [["skip"]]}, "knobs.advanced.0"),
    ("super-tock", {"advanced": 3}, "knobs.advanced"),
    # not such a value
    ("dog", {"guard": "sometimes"}, "knobs.guard"),
    ("dog", {"guard": None}, "knobs.guard"),
    ("dog", {"guard_blocks": "maybe"}, "knobs.guard_blocks"),
    ("dog", {"swap_exempt": "kings"}, "knobs.swap_exempt"),
    ("dog", {"direction": "up"}, "knobs.direction"),
    ("dog", {"second_lap": 2}, "knobs.second_lap"),
    ("dog", {"turn_in": "perhaps"}, "knobs.turn_in"),
    ("dog", {"seven_rest": "often"}, "knobs.seven_rest"),
    ("dog-royal", {"fool_slack": 5}, "knobs.fool_slack"),
    ("dog-royal", {"king_most": 0}, "knobs.king_most"),
    ("dog", {"marbles": 0}, "knobs.marbles"),
    ("dog", {"marbles": 6}, "knobs.marbles"),
    ("dog", {"marbles": "four"}, "knobs.marbles"),
    ("dog", {"marbles": None}, "knobs.marbles"),
    ("dog", {"marbles": 3.5}, "knobs.marbles"),
    ("dog", {"to_win": 0}, "knobs.to_win"),
    ("dog", {"set_up": 2}, "knobs.set_up"),
    ("dog", {"deals": []}, "knobs.deals"),
    ("dog", {"deals": 6}, "knobs.deals"),
    ("dog", {"deals": "65432"}, "knobs.deals"),
    ("dog", {"deals": ["six"]}, "knobs.deals.0"),
    ("dog", {"deals": [1] * 9}, "knobs.deals"),
    ("dog", {"deals_repeat": -1}, "knobs.deals_repeat"),
    ("dog", {"reshuffle": "never"}, "knobs.reshuffle"),
    ("dog", {"lead": "me"}, "knobs.lead"),
    ("dog", {"exchange": "right"}, "knobs.exchange"),
    ("dog", {"no_move": "cry"}, "knobs.no_move"),
    ("dog-kids", {"refill": 7}, "knobs.refill"),
    # not together
    ("dog", {"guard": "none"}, "knobs.guard_blocks"),
    ("dog", {"returned_blocks": True}, "knobs.returned_blocks"),
    ("dog", {"marbles": 3}, "knobs.to_win"),
    ("dog", {"marbles": 5, "to_win": 5}, "knobs.to_win"),
    ("dog-kids", {"marbles": 4, "to_win": 4}, "knobs.to_win"),
    ("dog-royal", {"marbles": 3, "to_win": 3}, "knobs.marbles"),
    ("dog", {"fool_slack": 1}, "knobs.fool_slack"),
    ("dog", {"king_most": 7}, "knobs.king_most"),
    ("dog", {"opening": True}, "knobs.opening"),
    ("dog-royal", {"set_up": 1}, "knobs.set_up"),
    ("dog", {"deals_repeat": 5}, "knobs.deals_repeat"),
    ("dog", {"deals": [6, 0]}, "knobs.deals.1"),
    ("dog", {"deals": [56]}, "knobs.deals"),
    ("tock6", {"deals": [27]}, "knobs.deals"),
    ("dog", {"renew": True}, "knobs.refill"),
]


@pytest.mark.parametrize(
    ("rules", "options", "path"),
    NONSENSE,
    ids=[f"{rules}-{next(iter(options))}-{n}" for n, (rules, options, _) in enumerate(NONSENSE)],
)
def test_an_option_that_makes_no_sense_is_refused_with_its_path(
    rules: str, options: dict[str, Any], path: str
) -> None:
    book = rulebook(rules)
    with pytest.raises(RulebookError) as refused:
        book.with_options(**options)
    assert str(refused.value).startswith(f"{path}: ")
    with pytest.raises(RulebookError):
        Game(rules, book.forms[0].players, book.forms[0].teams, options, seed=1)
    doc = {**document(rules), "options": options}
    with pytest.raises(PositionError) as impossible:
        Position.from_document(doc)
    assert path.split(".")[1] in impossible.value.problems[0]


def test_several_wrong_options_are_all_named() -> None:
    with pytest.raises(RulebookError) as refused:
        rulebook("dog").with_options(marbles=9, guard="x", lead="y")
    for path in ("knobs.marbles", "knobs.guard", "knobs.lead"):
        assert f"{path}: " in str(refused.value)


@pytest.mark.parametrize("value", [object(), lambda: 4], ids=["object", "function"])
def test_a_value_that_is_no_data_is_refused_with_its_knob(value: object) -> None:
    with pytest.raises(RulebookError, match="marbles"):
        rulebook("dog").with_options(marbles=value)


def test_options_in_any_shape_can_be_written_down() -> None:
    """A set and a tuple name the same optional rules as the list does."""
    texts = set()
    for advanced in ({"back4"}, ("back4",), ["back4"]):
        # deals as they are, so that no other test has met these options before
        options = {"advanced": advanced, "deals": [5, 4, 4]}
        position = Game("super-tock", 4, "pairs", options, seed=1).position
        assert Position.from_document(json.loads(json.dumps(position.document()))) == position
        assert Position.from_text(position.text()) == position
        texts.add(position.text())
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("rules", "players", "teams"),
    [
        ("dog", 1, None),
        ("dog", 7, None),
        ("dog", 4, "none"),
        ("dog", 4, "triples"),
        ("dog", 6, "none"),
        ("dog-compact", 5, None),
        ("dog-swiss", 2, None),
        ("tock6", 6, "pairs"),
        ("toc", 4, "none"),
        ("dog-kids", 5, None),
        ("dog", 4, "friends"),
    ],
)
def test_a_form_that_is_not_played_is_refused(rules: str, players: int, teams: str | None) -> None:
    with pytest.raises(RulebookError, match=r"^players: .*known: "):
        rulebook(rules).table(players, teams)
    with pytest.raises(RulebookError, match=r"^players: "):
        Game(rules, players, teams, seed=1)
    doc = {**document(rules), "players": players, "teams": teams}
    with pytest.raises(PositionError, match="players"):
        Position.from_document(doc)


@pytest.mark.parametrize("board", [4, 6])
def test_the_other_board_has_other_forms(board: int) -> None:
    book = rulebook("super-tock").with_options(board=board)
    wrong = (6, "pairs") if board == 4 else (4, "pairs")
    with pytest.raises(RulebookError, match=r"^players: "):
        book.table(*wrong)


@pytest.mark.parametrize("name", ["", "Dog", "dog ", "ludo", "../dog", None, 3, ["dog"]])
def test_an_unknown_rulebook_is_refused_and_the_known_ones_named(name: Any) -> None:
    with pytest.raises(UnknownRulebook) as refused:
        rulebook(name)
    for known in RULEBOOKS:
        assert known in str(refused.value)


def test_the_family_of_errors() -> None:
    for error in (
        UnknownRulebook,
        RulebookError,
        PositionError,
        MoveSyntaxError,
        IllegalMove,
        AmbiguousMove,
        ChanceError,
        tockwork.RecordError,
    ):
        assert issubclass(error, TockworkError)
        assert error.__doc__


# positions -------------------------------------------------------------------------------------


def document(rules: str = "dog", **changes: Any) -> dict[str, Any]:
    """A plain position of the first form of a rulebook, every card known."""
    book = rulebook(rules)
    form = book.forms[0]
    table = book.table(form.players, form.teams)
    deck = [card for card, copies in book.deck.items() for _ in range(copies)]
    hands = [deck[n::40][:2] for n in range(form.players)]
    rest = Counter(deck) - Counter(card for hand in hands for card in hand)
    return {
        "rules": rules,
        "players": form.players,
        "teams": form.teams,
        "options": {},
        "phase": "play",
        "turn": 0,
        "round": 1,
        "leader": 0,
        "seats": [
            {"marbles": ["5" if s == 0 else "R", *["R"] * (table.board.marbles - 1)], "hand": h}
            for s, h in enumerate(hands)
        ],
        "pile": list(rest.elements()),
        "discards": [],
        "last_card": None,
        "drawn": False,
        **changes,
    }


def with_seat(doc: dict[str, Any], seat: int, **changes: Any) -> dict[str, Any]:
    seats = [dict(s) for s in doc["seats"]]
    seats[seat] |= changes
    return {**doc, "seats": seats}


DOG = document("dog")  # two players, five marbles
PAIRS = {
    **document("dog"),
    "players": 4,
    "teams": "pairs",
    "seats": [{"marbles": ["R"] * 4, "hand": ["2", "3"]} for _ in range(4)],
    "pile": None,
    "discards": None,
}
ROYAL = {**PAIRS, "rules": "dog-royal"}
KIDS = {
    **document("dog-kids"),
    "players": 4,
    "teams": "pairs",
    "seats": [{"marbles": ["R"] * 3, "hand": ["blue", "red"]} for _ in range(4)],
    "pile": None,
}

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("not an object", [], "document"),
    ("not json", "{", "document"),
    ("a number", 5, "document"),
    ("nothing", {}, "rules"),
    ("an unknown key", {**DOG, "colour": "red"}, "colour"),
    ("an unknown rulebook", {**DOG, "rules": "ludo"}, "rules"),
    ("players as text", {**DOG, "players": "2"}, "players"),
    ("players as truth", {**DOG, "players": True}, "players"),
    ("teams of two", {**DOG, "teams": "pairs"}, "players"),
    ("options as a list", {**DOG, "options": []}, "options"),
    ("an option that is not there", {**DOG, "options": {"self": 1}}, "options"),
    ("a phase that is not there", {**DOG, "phase": "sleep"}, "phase"),
    ("a phase of another game", {**DOG, "phase": "opening"}, "phase"),
    ("an offer without partners", {**document("dog-kids"), "phase": "offer"}, "phase"),
    ("a hop without a citizen", {**ROYAL, "phase": "hop"}, "phase"),
    ("a discard without skips", {**document("tock6"), "phase": "discard"}, "phase"),
    ("the turn of nobody", {**DOG, "turn": 2}, "turn"),
    ("a negative turn", {**DOG, "turn": -1}, "turn"),
    ("a fractional turn", {**DOG, "turn": 0.5}, "turn"),
    ("the lead of nobody", {**DOG, "leader": 9}, "leader"),
    ("round zero", {**DOG, "round": 0}, "round"),
    ("a round beyond counting", {**DOG, "round": 2**40}, "round"),
    ("three seats for two", {**DOG, "seats": [*DOG["seats"], DOG["seats"][0]]}, "seats"),
    ("a seat with a name", with_seat(DOG, 1, name="Ada"), "seats[1].name"),
    ("four marbles for five", with_seat(DOG, 1, marbles=["R"] * 4), "seats[1].marbles"),
    ("a place beyond the track", with_seat(DOG, 0, marbles=["64", *"RRRR"]), "seats[0].marbles[0]"),
    ("no place", with_seat(DOG, 0, marbles=["R", "x", *"RRR"]), "seats[0].marbles[1]"),
    ("a place as a number", with_seat(DOG, 0, marbles=[5, *"RRRR"]), "seats[0].marbles[0]"),
    ("a leading nought", with_seat(DOG, 0, marbles=["05", *"RRRR"]), "seats[0].marbles[0]"),
    ("H5", with_seat(DOG, 0, marbles=["H5", *"RRRR"]), "seats[0].marbles[0]"),
    ("no centre here", with_seat(DOG, 0, marbles=["C", *"RRRR"]), "seats[0].marbles[0]"),
    ("fresh off the start", with_seat(DOG, 0, marbles=["5!", *"RRRR"]), "seats[0].marbles[0]"),
    ("fresh at home", with_seat(DOG, 0, marbles=["H1!", *"RRRR"]), "seats[0].marbles[0]"),
    ("two on one space", with_seat(DOG, 1, marbles=["5", *"RRRR"]), "seats[1].marbles[0]"),
    ("two in one lane", with_seat(DOG, 0, marbles=["H1", "H1", *"RRR"]), "seats[0].marbles[1]"),
    ("already won", with_seat(DOG, 0, marbles=["H1", "H2", "H3", "H4", "R"]), "seats"),
    ("no such card", with_seat(DOG, 0, hand=["2", "ace"]), "seats[0].hand[1]"),
    ("nine of a card", with_seat(DOG, 0, hand=["2"] * 9), "seats[0].hand[8]"),
    ("an unknown hand in turn", with_seat(DOG, 0, hand=None), "seats[0].hand"),
    ("no card in turn", with_seat(DOG, 0, hand=[]), "seats[0].hand"),
    ("no such card in the pile", {**DOG, "pile": ["2", "Q"]}, "pile[1]"),
    ("no such card discarded", {**DOG, "discards": ["Q"]}, "discards[0]"),
    ("a card too many", {**DOG, "discards": ["2"]}, "discards[0]"),
    ("more cards than there are", {**PAIRS, "pile": ["?"] * 103}, "seats"),
    ("no such card last", {**DOG, "last_card": "Q"}, "last_card"),
    ("the copy itself last", {**document("dog-royal"), "last_card": "="}, "last_card"),
    ("drawn where nobody draws", {**PAIRS, "drawn": True}, "drawn"),
    ("given by three", {**PAIRS, "phase": "exchange", "given": [None] * 3}, "given"),
    ("given and not held", {**PAIRS, "phase": "exchange", "given": ["K", *[None] * 3]}, "given[0]"),
    ("given while playing", {**PAIRS, "given": ["2", None, None, None]}, "given[0]"),
    ("declined", {**PAIRS, "phase": "exchange", "given": ["-", *[None] * 3]}, "given[0]"),
    ("passed by three", {**PAIRS, "passed": [[], [], []]}, "passed"),
    ("passed and not held", {**PAIRS, "passed": [["13"], [], [], []]}, "passed[0]"),
    ("opened twice", {**with_seat(ROYAL, 0, marbles=["0!", *"RRR"]), "phase": "opening"}, "seats"),
]


@pytest.mark.parametrize(
    ("source", "path"),
    [pytest.param(source, path, id=name) for name, source, path in IMPOSSIBLE],
)
def test_an_impossible_position_is_refused_with_the_path(source: Any, path: str) -> None:
    with pytest.raises(PositionError) as refused:
        Position.from_document(source)
    problems = refused.value.problems
    assert problems
    assert any(problem.startswith(f"{path}: ") for problem in problems), problems
    assert str(refused.value) == "; ".join(problems)


def test_the_plain_positions_are_possible() -> None:
    for doc in (DOG, PAIRS, ROYAL, KIDS, *map(document, RULEBOOKS)):
        Position.from_document(doc)
        Position.from_document(json.dumps(doc))
        Position.from_document(json.dumps(doc).encode())


def test_all_problems_of_a_kind_are_listed() -> None:
    doc = with_seat(with_seat(DOG, 0, marbles=["64", "5!", "x", "R", "R"]), 1, marbles=["R"])
    with pytest.raises(PositionError) as refused:
        Position.from_document(doc)
    assert [problem.partition(": ")[0] for problem in refused.value.problems] == [
        "seats[0].marbles[0]",
        "seats[0].marbles[1]",
        "seats[0].marbles[2]",
        "seats[1].marbles",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dog",
        "dog 4 pairs",
        "dog x pairs | play 0 round 1 leader 0",
        "dog 4 pairs | play 0",
        "dog 4 pairs | play 0 round one leader 0 | : | : | : | :",
        "dog 4 pairs | play 0 round 1 leader 0 | R R R R",
        "dog 4 pairs | play 0 round 1 leader 0 | R R R R : 2 | R R R R : | R R R R :",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3 | hat 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : x*2 | R R R R R : 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 9*2 | R R R R R : 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3 | last",
        "dog 2 none hat | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3",
        "\0 | \0",
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        Position.from_text(text)
    assert refused.value.problems


def test_answers_need_the_own_cards() -> None:
    position = Position.from_document(with_seat({**DOG, "pile": None}, 0, hand=["2", "?"]))
    with pytest.raises(PositionError, match=r"^seats\[0\].hand: "):
        position.answers()


# moves -----------------------------------------------------------------------------------------

NO_MOVES = [
    "",
    " ",
    "7",
    "7:",
    "7: 12",
    "7: 12>",
    "7: >12",
    "7: 12>x",
    "7: 12>-1",
    "7: 12>120",
    "7: H0>H1",
    "7: H9>H1",
    "7: H1@9>H2@9",
    "7: " + " ".join(["1>2"] * 8),
    "swap: 1<>",
    "swap: 1<>x",
    "discard",
    "give",
    "renew now",
    "hop hop",
    "open",
    "open queen",
    "sleep",
    "blue/green[: 1>2",
    ":",
    ": 1>2",
    "7: 1>2;",
    "x" + "é" * 30,  # cut short in the message, but not in the middle of a letter
]


# A move without a table may have any card; at a table it must be one of the deck.
NO_MOVES_HERE = [
    "fly: 1>2",
    "joker=fly: 1>2",
    "discard fly",
    "give K",
    "blue/green[pink]: 1>2",
    "7[pink]: 1>2",
    "７: 1>2",
]


@pytest.mark.parametrize("text", NO_MOVES_HERE, ids=repr)
def test_a_move_with_a_card_of_no_deck_is_refused_at_the_table(text: str) -> None:
    assert str(Move.parse(text)) == text
    game = Game("dog", 4, "pairs", seed=1)
    for play in (game.play, game.position.play, game.position.find_move):
        with pytest.raises(MoveSyntaxError):
            play(text)


@pytest.mark.parametrize("text", NO_MOVES, ids=repr)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    game = Game("dog", 4, "pairs", seed=1)
    before = game.position
    for play in (game.play, before.play, before.find_move):
        with pytest.raises(MoveSyntaxError) as refused:
            play(text)
        assert str(refused.value)
    with pytest.raises(MoveSyntaxError):
        Move.parse(text)
    assert game.position == before
    assert game.moves == ()


def test_a_text_that_cannot_be_encoded_is_no_move() -> None:
    with pytest.raises(MoveSyntaxError):
        Game("dog", 4, "pairs", seed=1).play("\ud800")


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    game = Game("dog", 4, "pairs", seed=1)
    before, events = game.position, game.events
    for text in ("7: 1>8", "discard 2", "renew", "hop", "open king", "swap: 1<>2"):
        for play in (game.play, before.play):
            with pytest.raises(IllegalMove):
                play(text)
        with pytest.raises(IllegalMove):
            game.play(Move.parse(text))
    assert game.position == before
    assert game.events == events
    assert game.moves == ()


def kids_push(other_dog: str = "R", partner: str = "0 R R") -> Position:
    """Seat 0 (its start is blue and green) may start onto its partner's dog and push it on."""
    seats = [f"{other_dog} R R", "R R R", partner, "R R R"]
    hands = [["blue/green", "red", "red"], *[["yellow", "bone", "swap"]] * 3]
    return Position.from_document(
        {
            **KIDS,
            "seats": [
                {"marbles": places.split(), "hand": hand if s == 0 else None}
                for s, (places, hand) in enumerate(zip(seats, hands, strict=True))
            ],
        }
    )


def test_a_text_that_fits_two_moves_is_ambiguous() -> None:
    """Pushed by blue or by green, the partner's dog goes to different places."""
    position = kids_push()
    starts = [str(move) for move in position.legal_moves() if "R>0" in str(move)]
    assert starts == ["blue/green[blue]: R>0", "blue/green[green]: R>0"]
    with pytest.raises(AmbiguousMove) as refused:
        position.find_move("blue/green: R>0")
    for text in starts:
        assert text in str(refused.value)
        assert str(position.find_move(text)) == text
    game = Game.from_position(position, seed=1)
    with pytest.raises(AmbiguousMove):
        game.play("blue/green: R>0")
    assert game.position == position


def test_a_rank_that_is_not_said_is_ambiguous() -> None:
    doc = with_seat(ROYAL, 0, marbles=["R", "5", "R", "R"], hand=["13", "2"])
    position = Position.from_document(doc)
    with pytest.raises(AmbiguousMove):
        position.find_move("13: R>0")
    assert str(position.find_move("13: fool>0")) == "13: fool>0"


def test_another_rank_is_not_started_instead() -> None:
    """The fool is on the track: `13: fool>0` does not bring out the king."""
    doc = with_seat(ROYAL, 0, marbles=["R", "5", "20", "40"], hand=["13", "2"])
    with pytest.raises(IllegalMove):
        Position.from_document(doc).play("13: fool>0")


def test_another_partner_is_not_moved_instead() -> None:
    """Seat 0 helps seats 2 and 4; only seat 2's marble can go three."""
    lanes = ["H1 H2 H3 H4", "R R R R", "H1 R R R", "R R R R", "H1 H2 R R", "R R R R"]
    doc = {
        **document("tock6"),
        "players": 6,
        "teams": "triples",
        "seats": [
            {"marbles": places.split(), "hand": ["3"] if s == 0 else None}
            for s, places in enumerate(lanes)
        ],
        "pile": None,
    }
    position = Position.from_document(doc)
    assert str(position.find_move("3: H1>H4")) == "3: H1@2>H4@2"
    with pytest.raises(IllegalMove):
        position.play("3: H1@4>H4@4")


def test_another_colour_is_not_played_instead() -> None:
    """A colour the card does not show is no way to play it."""
    position = kids_push(partner="R R R")
    assert str(position.find_move("blue/green: R>0")).endswith("R>0")
    with pytest.raises(IllegalMove):
        position.play("blue/green[yellow]: R>0")


# chance ----------------------------------------------------------------------------------------

DECK = [card for card, copies in rulebook("dog").deck.items() for _ in range(copies)]


@pytest.mark.parametrize(
    ("script", "what"),
    [
        (Scripted(), "lot"),
        (Scripted(orders=[DECK]), "lot"),
        (Scripted(lots=[0]), "shuffle 1"),
        (Scripted(lots=[4], orders=[DECK]), "lot"),
        (Scripted(lots=[-1], orders=[DECK]), "lot"),
        (Scripted(lots=[0], orders=[DECK[:-1]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK, "7"]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK[:-1], "joker"]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK[:-1], "ace"]]), "ace"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script: Scripted, what: str) -> None:
    with pytest.raises(ChanceError, match=what):
        Game("dog", 4, "pairs", chance=script)


def test_a_script_that_runs_out_leaves_the_game_as_it_was() -> None:
    """The second pack of Tock 6 needs a second order."""
    deck = [card for card, copies in rulebook("tock6").deck.items() for _ in range(copies)]
    game = Game("tock6", 4, "none", chance=Scripted(lots=[2], orders=[deck]))
    while game.round < 3 or sum(len(game.hand(seat)) for seat in range(4)) > 1:
        game.play(game.legal_moves()[0])
    before, events, moves = game.position, game.events, game.moves
    with pytest.raises(ChanceError, match="shuffle 2"):
        game.play(game.legal_moves()[0])
    assert (game.position, game.events, game.moves) == (before, events, moves)
    with pytest.raises(ChanceError):  # still so: the script is where it was
        game.play(game.legal_moves()[0])
    with pytest.raises(ChanceError):
        game.position.play(game.legal_moves()[0])
    assert game.position == before
    again = Game.from_position(before, seed=1)
    again.play(again.legal_moves()[0])
    assert again.round == before.round + 1


def test_a_seed_and_a_script_are_too_much() -> None:
    script = Scripted(lots=[0], orders=[DECK])
    with pytest.raises(TockworkError, match="seed"):
        Game("dog", 4, "pairs", seed=1, chance=script)
    position = Game("dog", 4, "pairs", seed=1).position
    with pytest.raises(TockworkError, match="seed"):
        Game.from_position(position, seed=1, chance=script)
