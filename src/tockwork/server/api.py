"""The HTTP API for people and their browsers: games, boards, tables, seats. docs/http.md."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from tockwork.server import seating, shelf
from tockwork.server.bodies import (
    BoardInfo,
    Carried,
    CarrySeat,
    ChangeSeat,
    Games,
    Leave,
    Me,
    MyName,
    NewProgram,
    NewTable,
    Program,
    SeatCode,
    Sit,
    Start,
    TableCard,
    TableId,
    Tables,
    UseCode,
)
from tockwork.server.carrying import Codes
from tockwork.server.guests import Guest
from tockwork.server.identity import (
    Known,
    Somebody,
    TheLobby,
    address_of,
    check_origin,
    welcome,
)
from tockwork.server.lobby import Lobby
from tockwork.server.refusals import wrong
from tockwork.server.showing import table_card

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"])
async def games(response: Response) -> Games:
    """Every game with its forms and options."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return shelf.games()


@router.get("/board", tags=["games"])
async def board(
    response: Response,
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
    theme: Literal["day", "night", "contrast"] = "day",
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> BoardInfo:
    """A board to draw: where everything lies, the bare wood, colours, marks and cards."""
    table = seating.table_of(rules, players, teams, _options(options), keep=False)
    if seat >= table.players:
        raise wrong("seat", f"must be 0 to {table.players - 1}, not {seat}")
    response.headers["Cache-Control"] = "public, max-age=3600"
    return shelf.board(table, theme, seat)


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise wrong("options", "must be a JSON object")
    return options


@router.get("/me", tags=["guests"])
async def me(lobby: TheLobby, guest: Known) -> Me:
    """My name and the tables where I sit, latest first."""
    return await _me(lobby, guest)


@router.post("/me", tags=["guests"])
async def rename(lobby: TheLobby, guest: Somebody, body: MyName) -> Me:
    """Says what I am called."""
    return await _me(lobby, await lobby.guests.rename(guest, body.name))


async def _me(lobby: Lobby, guest: Guest | None) -> Me:
    if guest is None:
        return Me(name=None, tables=())
    rooms = await lobby.tables_of(guest.id)
    return Me(name=guest.name, tables=tuple(table_card(room, guest.id) for room in rooms))


@router.post("/programs", tags=["guests"], status_code=201)
async def new_program(request: Request, body: NewProgram) -> Program:
    """A token for a program that wants to play."""
    check_origin(request)
    guest, token = await welcome(request, "program", body.name)
    return Program(token=token, name=guest.name or "")


@router.get("/tables", tags=["tables"])
async def open_tables(lobby: TheLobby, guest: Known) -> Tables:
    """Public tables with a free seat."""
    mine = None if guest is None else guest.id
    return Tables(tables=tuple(table_card(room, mine) for room in await lobby.public()))


@router.post("/tables", tags=["tables"], status_code=201)
async def new_table(
    request: Request, lobby: TheLobby, guest: Somebody, body: NewTable
) -> TableCard:
    """Makes a table; the game begins at once if no seat is free."""
    room = await seating.create(lobby, guest, body, address_of(request))
    return table_card(room, guest.id)


@router.get("/tables/{table_id}", tags=["tables"])
async def one_table(lobby: TheLobby, guest: Known, table_id: str) -> TableCard:
    """Who sits where."""
    return table_card(await lobby.room(table_id), None if guest is None else guest.id)


@router.post("/tables/{table_id}/sit", tags=["tables"])
async def sit(lobby: TheLobby, guest: Somebody, table_id: str, body: Sit) -> TableCard:
    """Takes a free seat."""
    room = await lobby.room(table_id)
    await seating.sit(lobby, room, guest, body.seat, body.name, body.invite)
    return table_card(room, guest.id)


@router.post("/tables/{table_id}/seat", tags=["tables"])
async def seat(lobby: TheLobby, guest: Somebody, table_id: str, body: ChangeSeat) -> TableCard:
    """The host says anew who is to sit in a seat."""
    room = await lobby.room(table_id)
    await seating.change_seat(lobby, room, guest, body)
    return table_card(room, guest.id)


@router.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(lobby: TheLobby, guest: Somebody, table_id: str, body: Leave) -> TableCard:
    """Leaves a seat for good."""
    room = await lobby.room(table_id)
    await seating.leave(room, guest, body.seat)
    return table_card(room, guest.id)


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(lobby: TheLobby, guest: Somebody, table_id: str, body: Start) -> TableCard:
    """The host begins now, with bots in the free seats."""
    room = await lobby.room(table_id)
    await seating.start(room, guest, body.level)
    return table_card(room, guest.id)


@router.post("/tables/{table_id}/rematch", tags=["tables"])
async def rematch(lobby: TheLobby, guest: Somebody, table_id: str) -> TableId:
    """The same seats play again."""
    return TableId(table=await seating.rematch(lobby, await lobby.room(table_id), guest))


@router.post("/tables/{table_id}/code", tags=["guests"])
async def give_code(
    request: Request, lobby: TheLobby, guest: Somebody, table_id: str, body: CarrySeat
) -> SeatCode:
    """A code that carries my seats to another device."""
    codes: Codes = request.app.state.codes
    code, expires_at = await codes.give(await lobby.room(table_id), guest, body.seat)
    return SeatCode(code=code, expires_at=expires_at)


@router.post("/code", tags=["guests"])
async def use_code(request: Request, guest: Somebody, body: UseCode) -> Carried:
    """Takes over the seats of a code."""
    codes: Codes = request.app.state.codes
    table, seats = await codes.use(body.code, guest, address_of(request) or "")
    return Carried(table=table, seats=seats)
