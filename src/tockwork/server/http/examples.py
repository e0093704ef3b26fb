"""The drawn examples of a game's rules: what the engine makes of each."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game.chance import Seeded
from tockwork.game.position_document import read_document
from tockwork.game.refusals import reasons_against
from tockwork.game.setup import state_of, table_of
from tockwork.rulebooks import rulebook
from tockwork.rulebooks.board import RANKS
from tockwork.rulebooks.examples import Example, examples_of
from tockwork.server.wire.bodies.examples import ExampleInfo, Examples
from tockwork.server.wire.messages import Reason
from tockwork.server.wire.shapes import Choice

_PLAYERS = 4
# In these phases a seat shows no card.
_NO_CARD = ("opening", "hop")


@lru_cache(maxsize=16)
def examples(rules: str) -> Examples:
    """All examples on the page of a game."""
    book = rulebook(rules)
    return Examples(examples=tuple(_played(*found) for found in examples_of(rules, book.prefix)))


def _played(rules: str, example: Example) -> ExampleInfo:
    said = read_document(_document(rules, example))
    table = table_of(said)
    core = state_of(said, table)
    card, choice = _card(example), None
    reasons: tuple[Reason, ...] = ()
    if example.answer.startswith("?"):
        place = example.answer.split()[2]
        against = reasons_against(table, core, card, place, 0)
        reasons = tuple(Reason(**reason._asdict()) for reason in against)
    else:
        game_log = _kernel.GameLog(table.rules)
        game_log.begin_from(core, Seeded(0).fresh())
        choices = json.loads(b"{" + game_log.now([0]) + b"}")["views"][0]["choices"]
        texts = [one["text"] for one in choices]
        if example.answer not in texts:
            raise TockworkError(f"{example.clause}: '{example.answer}' is none of {texts}")
        choice = Choice.model_validate(choices[texts.index(example.answer)])
    return ExampleInfo(
        clause=example.clause,
        rules=rules,
        teams=table.teams,
        marbles=tuple(tuple(core.places(seat)) for seat in range(table.players)),
        card=None if example.phase in _NO_CARD else card,
        choice=choice,
        reasons=reasons,
    )


def _document(rules: str, example: Example) -> dict[str, Any]:
    book = rulebook(rules)
    teams = example.teams or book.form(_PLAYERS).teams
    marbles = book.with_options(**_options(example)).table(_PLAYERS, teams).board.marbles
    ranked = bool(book.table(_PLAYERS, teams).board.ranks)
    standing = [part.split() for part in f"{example.marbles}|||".split("|")[:_PLAYERS]]
    seats = [{"marbles": _places(places, marbles, ranked=ranked)} for places in standing]
    return {
        "rules": rules,
        "players": _PLAYERS,
        "teams": teams,
        "options": _options(example),
        "phase": example.phase,
        "turn": 0,
        "last_card": example.last_card,
        "seats": [{**seats[0], "hand": [_card(example)]}, *seats[1:]],
    }


def _options(example: Example) -> dict[str, Any]:
    return {"advanced": list(example.options)} if example.options else {}


def _places(places: list[str], marbles: int, *, ranked: bool) -> list[str]:
    if not ranked:
        return places + ["R"] * (marbles - len(places))
    # K king, N knight, C citizen, F fool
    letters = dict(zip("KNCF", RANKS, strict=True))
    by_rank = {letters[place[0]]: place[1:] for place in places}
    return [by_rank.get(rank, "R") for rank in RANKS]


def _card(example: Example) -> str:
    """The card of seat 0: the one it plays, or any where none is needed."""
    if example.phase in _NO_CARD:
        return "6"
    if example.answer.startswith("?"):
        return example.answer.split()[1]
    if example.answer.startswith("="):
        return "="
    return example.answer.partition(":")[0].partition("[")[0].partition("=")[0]
