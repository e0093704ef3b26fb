"""The list of answers: one per distinct result, and exactly what can be played."""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tockwork import (
    AmbiguousMove,
    IllegalMove,
    Move,
    MoveSyntaxError,
    Position,
    Seeded,
)

from .rows import PLAIN, Row
from .samples import all_rows, moments, positions, shuffles, strewn_anywhere

COLOURS = ("blue", "green", "red", "yellow")
RANKS = ("king", "knight", "citizen", "fool")
FLAGS = ("discard", "skip", "empty", "renew", "decline", "hop", "draw", "marble")


def result(position: Position, answer: dict[str, Any]) -> tuple[object, ...]:
    """What an answer comes to: its card, where the marbles are then, and its flags."""
    ranked = position.table.board.ranks
    marbles = tuple(
        tuple(places if ranked else sorted(places)) for places in answer.get("marbles", ())
    )
    return (answer.get("card"), marbles, *(answer.get(flag) for flag in FLAGS))


# one answer per result -------------------------------------------------------------------------


def law_answers_are_distinct(position: Position) -> None:
    answers = position.moves_document()["moves"]
    found = Counter(result(position, answer) for answer in answers)
    assert not found or max(found.values()) == 1, (position.text(), found.most_common(2))
    assert len({answer["text"] for answer in answers}) == len(answers)
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert [str(move) for move in moves] == [answer["text"] for answer in answers]


def law_answers_come_true(position: Position) -> None:
    """The marbles are, once an answer was played, where its answer said they would be."""
    chance = Seeded(shuffles(position))
    for move, answer in zip(
        position.legal_moves(), position.moves_document()["moves"], strict=True
    ):
        after = position.play(move, chance)
        if "marbles" in answer:
            assert [list(after.places(s)) for s in range(after.table.players)] == answer["marbles"]


# in the list exactly if it is accepted -----------------------------------------------------------


def words(move: Move | str) -> tuple[str, tuple[str, ...]]:
    """The text of a move, its legs in any order."""
    head, colon, legs = str(move).partition(":")
    return head + colon, tuple(sorted(legs.split()))


def fits(typed: Move, listed: Move, turn: int) -> bool:
    """Whether a text means this move: legs in any order, a swap either way round, and what goes
    without saying left out.

    Left out may be the colour of a card, the owner of a lane, the rank of a marble in the reserve
    and the mark of a hop. What is said must be so.
    """
    if (typed.verb, typed.card, typed.as_card) != (listed.verb, listed.card, listed.as_card):
        return False
    if "[" in str(typed) and _colour(typed) != _colour(listed):
        return False
    mine, theirs = _legs_of(typed, turn), _legs_of(listed, turn)
    return len(mine) == len(theirs) and any(
        all(map(_leg_fits, order, theirs)) for order in permutations(mine)
    )


def _colour(move: Move) -> str:
    return str(move).partition(":")[0].partition("[")[2].rstrip("]")


def _legs_of(move: Move, turn: int) -> list[list[str]]:
    body = str(move).partition(": ")[2].replace(f"@{turn}", "")  # one's own lane is just `H2`
    if not body or body in ("-", "skip"):
        return []
    if "<>" in body:
        return [["swap", "<>", place] for place in body.split("<>")]
    return [re.split(r"(>)", leg) for leg in body.split(" ")]


def _leg_fits(typed: list[str], listed: list[str]) -> bool:
    return typed[1] == listed[1] and all(
        a == b
        or (a == "R" and b in RANKS)
        or (a.startswith("H") and a == b.partition("@")[0])
        or "^" + a == b
        for a, b in zip(typed[::2], listed[::2], strict=True)
    )


def law_only_what_is_listed_is_accepted(position: Position, strangers: list[Move]) -> None:
    """A move is played exactly if it is listed, or says enough to mean just one that is."""
    listed = position.legal_moves()
    before, text = position.document(), position.text()
    chance = Seeded(shuffles(position))
    for move in strangers:
        if move in listed:
            assert position.find_move(move) == move
            position.play(move, chance)
            continue
        if (colour := _colour(move)) and colour in str(move.card).split("/"):
            continue  # both colours may lead to the same, and then only one of them is listed
        meant = [other for other in listed if fits(move, other, position.turn)]
        if len(meant) == 1:
            assert position.find_move(move) == position.find_move(str(move)) == meant[0]
            continue
        refusal = AmbiguousMove if meant else IllegalMove
        # A text with a card of another deck is no text of this game.
        for stranger, no in ((move, refusal), (str(move), (refusal, MoveSyntaxError))):
            with pytest.raises(no):  # or else it is played as something else
                position.play(stranger, chance)
    assert position.document() == before
    assert position.text() == text
    assert position.legal_moves() == listed


def mutants(move: Move, rng: random.Random, table: Any) -> list[Move]:
    """Moves that look almost like this one."""
    head, colon, body = str(move).partition(": ")
    if not colon:
        word, _, card = head.partition(" ")
        cards = [f"{word} {other}" for other in table.deck if other != card] if card else []
        return _parsed([*cards, "renew", "decline", "hop", "stay"])
    legs = body.split(" ")
    card = rng.choice(list(table.deck))
    texts = [
        f"{card}: {body}",
        f"{head.partition('=')[0] or '='}={card}: {body}",
        f"{head}: {' '.join(legs[1:]) or '-'}",
        f"{head}: {body} {rng.choice(legs)}" if len(legs) < 7 else f"{head}: -",
        f"{head}: -",
        f"{head}: skip",
        f"discard {card}",
    ]
    texts += [f"{head}: {' '.join(order)}" for order in list(permutations(legs))[1:4]]
    board = table.board
    everywhere = [*map(str, range(board.length)), "R", "C", *(f"H{h + 1}" for h in range(4))]
    for _ in range(6):
        i = rng.randrange(len(legs))
        a, arrow, b = legs[i].partition("<>" if "<>" in legs[i] else ">")
        if not arrow:
            continue
        place = rng.choice(everywhere)
        new = f"{place}{arrow}{b}" if rng.random() < 0.5 else f"{a}{arrow}{place}"
        texts.append(f"{head}: {' '.join([*legs[:i], new, *legs[i + 1 :]])}")
    return _parsed(texts)


def falsely_marked(move: Move, table: Any) -> list[Move]:
    """The same with an owner, a rank, a colour or a hop named: sometimes the true one."""
    head, colon, body = str(move).partition(": ")
    if not colon or ">" not in body:
        return []
    text = f"{head.partition('[')[0]}: {re.sub(r'@[0-9]', '', body)}"
    texts = [re.sub(r"(H[0-9])", rf"\1@{seat}", text) for seat in range(table.players)]
    texts += [re.sub("R|king|knight|citizen|fool", rank, text) for rank in table.board.ranks]
    texts.append(re.sub(r"(?<!<)>\^?", ">^", text))
    if "/" in head and table.board.colours:
        texts += [text.replace(":", f"[{colour}]:", 1) for colour in COLOURS]
    return _parsed(texts)


def _parsed(texts: list[str]) -> list[Move]:
    moves = []
    for text in texts:
        with contextlib.suppress(ValueError):
            moves.append(Move.parse(text))
    return moves


@all_rows
def test_answers_are_distinct(row: Row) -> None:
    for position in positions(row):
        law_answers_are_distinct(position)


@all_rows
def test_answers_come_true(row: Row) -> None:
    for position in positions(row):
        law_answers_come_true(position)


@all_rows
def test_only_what_is_listed_is_accepted(row: Row) -> None:
    """Moves of other positions, and moves that differ by a leg, a place or a card."""
    rng = random.Random(str(row))
    elsewhere = [move for position in moments(row) for move in position.legal_moves()]
    for position in positions(row):
        listed = position.legal_moves()
        strangers = rng.sample(elsewhere, min(12, len(elsewhere)))
        for move in rng.sample(listed, min(3, len(listed))):
            strangers += [move, *mutants(move, rng, row.table)]
        law_only_what_is_listed_is_accepted(position, strangers)


@pytest.mark.parametrize("row", PLAIN, ids=str)
def test_what_a_text_names_must_be_so(row: Row) -> None:
    """`13: fool>0` is no start for the king, `3: H1@4>H4@4` none for seat 2's marble."""
    rng = random.Random(str(row))
    for position in positions(row):
        listed = position.legal_moves()
        for move in rng.sample(listed, min(4, len(listed))):
            law_only_what_is_listed_is_accepted(position, falsely_marked(move, row.table))


@all_rows
def test_a_refused_move_changes_nothing_in_a_game(row: Row) -> None:
    rng = random.Random(str(row))
    elsewhere = [move for position in moments(row) for move in position.legal_moves()]
    game = row.game("refused")
    for _ in range(25):
        before, events, count = game.position, game.events, len(game.moves)
        listed = game.legal_moves()
        for move in rng.sample(elsewhere, min(8, len(elsewhere))):
            if move not in listed:
                with pytest.raises(IllegalMove):
                    game.play(move)
        with pytest.raises(MoveSyntaxError):
            game.play("a pig: flies")
        assert (game.position, game.events, len(game.moves)) == (before, events, count)
        game.play(rng.choice(listed))


def test_moves_of_another_rulebook_are_refused_or_mean_the_same() -> None:
    """A move is a value without a rulebook: the same words are the same move, no more."""
    rng = random.Random(7)
    pool = [move for row in PLAIN for p in moments(row)[:4] for move in p.legal_moves()]
    for row in PLAIN:
        for position in moments(row)[:4]:
            law_only_what_is_listed_is_accepted(position, rng.sample(pool, 40))


@given(strewn_anywhere)
def test_answers_hold_anywhere(position: Position) -> None:
    law_answers_are_distinct(position)
    law_answers_come_true(position)


# texts -------------------------------------------------------------------------------------------

_places = st.one_of(
    st.integers(-1, 130).map(str),
    st.sampled_from(["R", "C", "king", "fool", "H1", "H4", "H9", "H2@1", "H2@9", "H@", "^7", ""]),
)
_cards = st.sampled_from(
    ["7", "A", "joker", "joker=7", "==13", "=", "1/11", "swap", "4", "blue/red[red]", "x", "", "["]
)
_legs = st.builds("".join, st.tuples(_places, st.sampled_from([">", "<>", ">^", "-"]), _places))
_bodies = st.one_of(st.lists(_legs, max_size=9).map(" ".join), st.sampled_from(["skip", "-", ""]))
_words = st.sampled_from(["discard", "give", "offer", "decline", "renew", "open", "hop", "stay"])
move_texts = st.one_of(
    st.text(max_size=30),
    st.builds("{}: {}".format, _cards, _bodies),
    st.builds("{} {}".format, _words, st.one_of(_cards, _places)),
    _words,
)


@given(strewn_anywhere, st.lists(move_texts, max_size=20))
def test_whatever_is_typed_is_played_or_refused(position: Position, texts: list[str]) -> None:
    """A text is a listed move, or is refused with an error of the family; nothing else happens."""
    listed, before = position.legal_moves(), position.text()
    for text in texts:
        try:
            move = position.find_move(text)
        except (MoveSyntaxError, IllegalMove, AmbiguousMove):
            continue
        assert move in listed
    assert position.text() == before


@given(strewn_anywhere, st.data())
def test_legs_may_be_typed_in_any_order(position: Position, data: st.DataObject) -> None:
    """A leg order that is not listed means the one listed move with these legs, if there is one."""
    listed = position.legal_moves()
    several = [move for move in listed if len(move.legs) > 1 and "<>" not in str(move)]
    if not several:
        return
    move = data.draw(st.sampled_from(several))
    head, _, body = str(move).partition(": ")
    typed = f"{head}: {' '.join(data.draw(st.permutations(body.split(' '))))}"
    if Move.parse(typed) in listed:
        assert position.find_move(typed) == Move.parse(typed)
    elif sum(words(other) == words(move) for other in listed) == 1:
        assert position.find_move(typed) == move
    else:
        with pytest.raises(AmbiguousMove):
            position.find_move(typed)
