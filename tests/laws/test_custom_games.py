"""Custom games: whatever somebody makes of the rules, every move can be read back from its text,
and no decision has more moves than a list holds."""

from __future__ import annotations

import random

import pytest

from tockwork import AmbiguousMove, Game, Position, RulebookError, Seeded, _kernel
from tockwork.game import Move
from tockwork.records import Record, replay
from tockwork.rulebooks import RELATED, Rulebook, rulebook
from tockwork.rulebooks import uses as u
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import parse_rulebook
from tockwork.rulebooks.registry import custom as custom_game
from tockwork.server.refusals import Refusal
from tockwork.server.tables.seating import table_of

from ..conftest import FULL
from .rows import Row
from .samples import all_rows, moments, positions
from .strewn import strewn_document
from .test_answers import law_answers_are_distinct

BOOKS = ("toc", "dog", "tock-jokers", "pegs-and-jokers", "tac", "dog-swiss")
GAMES = 300 if FULL else 60
GOES_ON = 10  # decisions


def law_moves_are_read_back(position: Position) -> None:
    """What is stored, sent and said is the text of a move."""
    core = position._core
    assert len({str(move) for move in position.legal_moves()}) == len(position.legal_moves())
    for move in position.legal_moves():
        assert Move.parse(str(move)) == move
        assert core.meant(core.parse(str(move))) == [move], f"{move} in {position.text()}"


@all_rows
def test_moves_are_read_back(row: Row) -> None:
    for position in positions(row):
        law_moves_are_read_back(position)


@pytest.mark.parametrize("name", RELATED)
def test_moves_of_related_games_are_read_back(name: str) -> None:
    for form in rulebook(name).forms:
        for position in moments(Row(rulebook(name), form)):
            law_moves_are_read_back(position)


def _split(rng: random.Random) -> u.Split:
    kind = rng.choice(("plain", "plain", "burns", "back", "to_and_fro"))
    pips = rng.randint(2, 7)
    if kind == "back":
        return u.Split(pips=pips, marbles=2, back=True)
    return u.Split(
        pips=pips,
        marbles=rng.randint(1, 7),
        burns=kind == "burns",
        to_and_fro=kind == "to_and_fro",
    )


def _uses(rng: random.Random) -> tuple[u.Use, ...]:
    if rng.random() < 0.05:
        return (u.Joker(),)
    made = (
        lambda: _split(rng),
        lambda: u.Walk(steps=rng.randint(1, 13), burns=rng.random() < 0.3),
        lambda: u.Back(steps=rng.randint(1, 5), home=rng.random() < 0.5),
        lambda: u.UpTo(steps=rng.randint(1, 6)),
        lambda: u.Swap(may_be_empty=rng.random() < 0.5),
        lambda: u.Swap(any_two=True),
        lambda: u.Take(),
    )
    return tuple(make() for make in rng.choices(made, k=rng.randint(1, 2)))


def custom(seed: int) -> tuple[Rulebook, random.Random]:
    """A game with other cards and rules; RulebookError if it makes no sense."""
    rng = random.Random(f"custom {seed}")
    book = rulebook(rng.choice(BOOKS))
    cards = {
        card: uses if any(use.kind == "start" for use in uses) else _uses(rng)
        for card, uses in book.cards.items()
    }
    knobs = book.knobs.model_dump() | {
        "seven_rest": rng.choice(("never", "always", "if_nothing_fits")),
        "second_lap": rng.random() < 0.5,
        "guard": rng.choice(("none", "fresh", "start")),
        "guard_blocks": rng.random() < 0.5,
        "returned_blocks": False,
        "own_capture": rng.choice(("never", "walking", "always")),
        "no_move": "discard",
    }
    clauses = {"*": "OWN-1"}
    changes = {"cards": cards, "knobs": knobs, "advanced_cards": {}, "clauses": clauses}
    return book.model_copy(update=changes), rng


def test_custom_games_are_played_or_refused() -> None:
    """What compiles plays on, whatever happens; some are refused for their endless moves."""
    played, refused, most = 0, [], 0
    for seed in range(GAMES):
        try:
            book, rng = custom(seed)
        except RulebookError as bad:
            refused.append(str(bad))
            continue
        form = rng.choice(book.forms)
        row = Row(book, form)
        for n in range(3):
            document = strewn_document(row, seed * 3 + n) | {"rules": pack(book)}
            position, chance = Position.from_document(document), Seeded(seed)
            for _ in range(GOES_ON):
                law_moves_are_read_back(position)
                if not any(use.kind == "swap" for uses in book.cards.values() for use in uses):
                    law_answers_are_distinct(position)
                moves = position.legal_moves()
                most = max(most, len(moves))
                assert len(moves) <= row.table.rules.most_moves
                if not moves:
                    break
                position = position.play(rng.choice(moves), chance)
        played += 1
    assert played > GAMES // 4
    assert most > 200


def test_a_rulebook_with_endless_moves_is_refused_with_a_reason() -> None:
    book = rulebook("dog")
    kinds = [f"s{n}" for n in range(20)]
    endless = book.model_copy(
        update={
            "id": "endless",
            "deck": {"A": 4, **dict.fromkeys(kinds, 4)},
            "cards": {
                "A": (u.Start(),),
                **{
                    kind: (u.Joker(),) if n % 2 else (u.Split(pips=7, burns=True),)
                    for n, kind in enumerate(kinds)
                },
            },
            "card_clauses": {"*": "DOG-1"},
            "clauses": {"*": "DOG-1"},
            "knobs": book.knobs.model_dump() | {"deals": [20], "partner_to_entrance": True},
            "advanced_cards": {},
            "forms": [{"players": 4, "teams": "pairs"}],
        }
    )
    with pytest.raises(RulebookError, match="could have as many as"):
        custom_game(endless)
    with pytest.raises(Refusal, match="could have as many as"):
        table_of(pack(endless), 4, "pairs", {})
    assert table_of(pack(endless), 4, "pairs", {}, kept=True)  # one that exists can be read


MEETING: list[tuple[u.Use, ...]] = [
    (u.Walk(steps=10), u.Walk(steps=10, burns=True)),
    (u.Split(pips=7, marbles=3), u.Split(pips=7, burns=True)),
    (u.Split(pips=7), u.Walk(steps=7, burns=True)),
    (u.UpTo(steps=5), u.UpTo(steps=9), u.Walk(steps=3)),
    (u.Back(steps=4), u.Back(steps=4, home=True)),
    (u.Swap(), u.Swap(opponents_only=True), u.Swap(any_two=True)),
    (u.Skip(), u.Walk(steps=2), u.Skip()),
    (u.Magnet(), u.UpTo(steps=9)),
    (u.Take(), u.Start(), u.Walk(steps=5)),
]


@pytest.mark.parametrize("name", ["dog", "tock-jokers"])
@pytest.mark.parametrize("uses", MEETING, ids=lambda uses: "-".join(use.kind for use in uses))
def test_two_uses_that_lead_to_the_same_place_are_one_move(
    uses: tuple[u.Use, ...], name: str
) -> None:
    """Else one of two is meant by their text, and the record says what did not happen."""
    book = rulebook(name)
    changed = {
        card: had if any(use.kind in ("start", "joker") for use in had) else uses
        for card, had in book.cards.items()
    }
    game = Game(book.model_copy(update={"cards": changed}), 4, seed=1)
    rng, met = random.Random(1), 0
    for _ in range(200):
        law_moves_are_read_back(game.position)
        if game.over:
            break
        met += any(move.card in changed for move in game.legal_moves())
        game.play(rng.choice(game.legal_moves()))
    assert met > 20
    assert replay(Record.loads(Record.of(game).dumps())).final == game.position


def test_marbles_in_the_bases_of_two_partners_are_told_apart() -> None:
    book = rulebook("tock6")
    book = book.model_copy(update={"cards": book.cards | {"5": (u.Take(),)}})
    places = {0: ["H1", "H2", "H3", "H4"], 1: ["40", "R", "R", "R"]}
    document = {
        **Game(book, 6, "triples", seed=1).position.document(),
        "turn": 0,
        "seats": [
            {"marbles": places.get(seat, ["R"] * 4), "hand": ["5"] if seat == 0 else None}
            for seat in range(6)
        ],
        **dict.fromkeys(("pile", "discards", "last_card")),
    }
    position = Position.from_document(document)
    law_moves_are_read_back(position)
    assert {str(move) for move in position.legal_moves()} == {"5: R@2>40", "5: R@4>40"}
    assert position.play("5: R@4>40").places(4)[0] == "40"
    with pytest.raises(AmbiguousMove):
        position.find_move("5: R>40")


STUCK = """
id = "stuck"
prefix = "OWN"
deck = { out = 30, walk = 10 }
cards = { out = [{ kind = "start" }], walk = [{ kind = "walk", steps = 5 }] }
geometry = { shape = "ring", section_length = 12, entrance = -1, lane = 1 }
knobs = { marbles = 1, to_win = 1, deals = [4], second_lap = false }
forms = [{ players = 2 }]
"""


def test_a_game_in_which_nobody_could_ever_play_again_does_not_go_there() -> None:
    """By fives every marble comes to a place from where it does not get home; dealing would go
    on for ever. The move that would lead there is refused, and the game stays where it was."""
    game, rng, said = Game(parse_rulebook(STUCK), 2, seed=1), random.Random(1), ""
    while not said:
        before = game.position, len(game.moves)
        try:
            game.play(rng.choice(game.legal_moves()))
        except RulebookError as bad:
            said = str(bad)
    assert said == "rulebook: no player could ever play a card again, and nobody has won"
    assert (game.position, len(game.moves)) == before
    assert not game.over


def test_a_game_that_cannot_begin_is_refused() -> None:
    """Both stand on their starts, where the other cannot pass."""
    text = (
        STUCK.replace("section_length = 12", "section_length = 4")
        .replace("knobs = {", "knobs = { set_up = 1,")
        .replace("steps = 5", "steps = 9")
    )
    book = parse_rulebook(text)
    with pytest.raises(RulebookError, match="no player could ever play a card again"):
        Game(book, 2, seed=1)
    assert _kernel.playouts(book.table(2).rules, 1, 10**9, 5, 1000)[1] == 1


@pytest.mark.parametrize("name", ["a=b", "A=", "=="])
def test_a_card_whose_name_would_be_read_as_two_is_refused(name: str) -> None:
    """`joker=7` is a joker played as a seven."""
    book = rulebook("toc")
    deck = {name if card == "7" else card: n for card, n in book.deck.items()}
    cards = {name if card == "7" else card: uses for card, uses in book.cards.items()}
    with pytest.raises(RulebookError, match=r"not a name|named with letters"):
        book.model_copy(update={"deck": deck, "cards": cards})
