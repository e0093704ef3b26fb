"""Requests about games: the catalogue, and boards to draw."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from tockwork.bots.weights import is_trained, small_network
from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.rulebooks import RULEBOOKS, Rulebook, Variant, parse_rulebook, rulebook
from tockwork.rulebooks.packed import pack, unpack
from tockwork.rulebooks.registry import custom
from tockwork.server.http import catalogue
from tockwork.server.http.engine import engine
from tockwork.server.http.examples import examples
from tockwork.server.http.learning import first_game
from tockwork.server.http.puzzling import puzzle_set
from tockwork.server.refusals import Refusal, refused, refused_rules, wrong
from tockwork.server.tables import seating
from tockwork.server.wire.bodies.boards import BoardInfo
from tockwork.server.wire.bodies.engine import Engine
from tockwork.server.wire.bodies.examples import Examples
from tockwork.server.wire.bodies.games import GameFile, GameInfo, Games, OwnGame, Settled
from tockwork.server.wire.bodies.introductions import FirstGame
from tockwork.server.wire.bodies.puzzles import PuzzleSet

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"])
async def games(response: Response) -> Games:
    """Every game with its formats and options."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return catalogue.games()


@router.get("/game", tags=["games"])
async def game(response: Response, rules: str) -> GameInfo:
    """One game with its formats and options; also a custom one, packed into a text."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return catalogue.game_info(_book(rules))


@router.post("/game", tags=["games"])
async def own_game(file: GameFile) -> OwnGame:
    """Reads a custom game from the text of a data file (TOML or JSON, at most 64 KB).

    Nothing in it is executed or stored here: the response holds the text that stands for
    the game. Every wrong field is named.
    """
    try:
        packed = pack(custom(await asyncio.to_thread(parse_rulebook, file.text)))
    except RulebookError as bad:
        raise refused(bad.problems) from None
    return OwnGame(rules=packed, game=catalogue.game_info(unpack(packed)))


@router.get("/board", tags=["games"], response_model=BoardInfo)
async def board(
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
    theme: Literal["day", "night", "contrast"] = "day",
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> Response:
    """A board to draw: where everything lies, the bare wood, colours, marks and cards."""
    table = await _table(rules, players, teams, options)
    if seat >= table.players:
        raise wrong("seat", f"must be 0 to {table.players - 1}, not {seat}")
    headers = {"Cache-Control": "public, max-age=3600"}
    drawn = await asyncio.to_thread(_drawn, table, theme, seat)
    return Response(drawn, media_type="application/json", headers=headers)


@router.get("/options", tags=["games"])
async def choosing(
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
    changed: str = "",
) -> Settled:
    """The options that fit a choice among the options of a table, and the next choices."""
    said = _options(options)
    return await asyncio.to_thread(seating.settled, rules, players, teams, said, changed)


@router.get("/examples", tags=["games"])
async def drawn_examples(response: Response, rules: str) -> Examples:
    """An example for every clause of a game that moves a marble, as the engine plays it."""
    if rules not in RULEBOOKS:
        raise wrong("rules", f"must be one of {', '.join(RULEBOOKS)}")
    response.headers["Cache-Control"] = "public, max-age=3600"
    return examples(rules)


@router.get("/engine", tags=["games"])
async def for_engine(
    response: Response,
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
) -> Engine:
    """A format for the kernel in a page, which plays it without a server."""
    table = await _table(rules, players, teams, options)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return engine(table)


@router.get("/weights", tags=["games"], response_class=Response)
async def weights(
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
) -> Response:
    """The network of a format as a small file, for the same."""
    table = await _table(rules, players, teams, options)
    if not is_trained(table):
        raise Refusal("no_such_page", "no network has learned this game")
    file = await asyncio.to_thread(small_network, table)
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(file, media_type="application/octet-stream", headers=headers)


@router.get("/introduction", tags=["games"])
async def for_learner(response: Response, rules: str) -> FirstGame:
    """A guided first game: the steps that a page plays with the kernel it has."""
    try:
        found = await asyncio.to_thread(first_game, rules)
    except UnknownRulebook as unknown:
        raise Refusal("no_such_game", f"rules: {unknown}") from None
    response.headers["Cache-Control"] = "public, max-age=3600"
    return found


@router.get("/puzzles", tags=["games"])
async def for_puzzlers(response: Response, rules: str) -> PuzzleSet:
    """Decisions of real games in which one move leads all others, the easiest first."""
    if rules not in RULEBOOKS:
        raise Refusal("no_such_game", f"rules: must be one of {', '.join(RULEBOOKS)}")
    found = await asyncio.to_thread(puzzle_set, rules)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return found


async def _table(rules: str, players: int, teams: str | None, options: str) -> Variant:
    """In a thread, because new house rules take a while to compile."""
    return await asyncio.to_thread(
        seating.table_of, rules, players, teams, _options(options), kept=True
    )


@lru_cache(maxsize=64)
def _drawn(table: Variant, theme: str, seat: int) -> bytes:
    return catalogue.board(table, theme, seat).model_dump_json().encode()


def _book(rules: str) -> Rulebook:
    try:
        return rulebook(rules)
    except (UnknownRulebook, RulebookError) as bad:
        raise refused_rules(bad.problems) from None


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise wrong("options", "must be a JSON object")
    return options
