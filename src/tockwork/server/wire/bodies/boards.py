"""A board as a drawing, with the seats around it and the cards played on it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from tockwork.server.wire.shapes import Frozen


class SeatLook(Frozen):
    """Colours, the mark (see `marks`), and the team. `receiver` gets the card in an exchange."""

    seat: int
    section: int
    team: int
    partners: tuple[int, ...]
    receiver: int | None
    colour: str
    deep: str
    ink: str
    mark: str
    sign: str


class CardInfo(Frozen):
    """A card of the deck. `uses` as in the rulebook; the browser only draws symbols from them.
    `clause` is the one that says what it does."""

    card: str
    copies: int
    clause: str
    uses: tuple[dict[str, Any], ...]


class BoardInfo(Frozen):
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    layout: dict[str, Any]
    svg: str
    seats: tuple[SeatLook, ...]
    marks: dict[str, str]
    ranks: tuple[str, ...]
    rank_marks: dict[str, str]
    cards: tuple[CardInfo, ...]
    clauses: dict[str, str] = Field(description="of exchange, no_move, opening and start")
    colours: tuple[tuple[str, ...], ...] = Field(description="of every track space; empty: none")
    bones: tuple[int, ...]
    home_colours: tuple[tuple[str, ...], ...] = Field(description="of every seat's home spaces")
    marbles: int
    length: int
    lane: int
    starts: tuple[int, ...]
    entrances: tuple[int, ...]
    exchange: Literal["none", "partner", "left", "offer"]
    centre: bool = Field(description="there is one space in the middle")
    shortcut: int | None = Field(description="the space of each section that leads to the centre")
    hop: int | None = Field(description="the space of each section from which a marble may hop on")
    special: int | None = Field(description="the space of each section that earns a card")
    refill: int = Field(description="the cards a hand is filled to after a turn; 0: it is not")
