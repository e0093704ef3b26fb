"""Stand-ins for boards, tables and positions: drawing knows no rules, so neither do its tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

import pytest

SEATS = {
    4: {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
    6: {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)},
}


@dataclass(frozen=True)
class FakeBoard:
    sections: int = 4
    section_length: int = 16
    entrance: int = 0
    lane: int = 4
    centre: bool = False
    shortcut: int | None = None
    hop: int | None = None
    special: int | None = None
    numbered: bool = False
    colours: tuple[tuple[int, ...], ...] = ()
    bones: tuple[int, ...] = ()
    home_colours: tuple[tuple[int, ...], ...] = ()
    shape: str = "dog"
    direction: str = "clockwise"
    marbles: int = 4
    ranks: tuple[str, ...] = ()

    @property
    def length(self) -> int:
        return self.sections * self.section_length


@dataclass(frozen=True)
class FakeTable:
    board: FakeBoard
    players: int

    @property
    def sections_of_seats(self) -> tuple[int, ...]:
        return SEATS[self.board.sections][self.players]


@dataclass(frozen=True)
class FakePosition:
    marbles: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...] | None, ...] = field(default=())
    turn: int | None = 0
    phase: str = "play"

    def places(self, seat: int, /) -> tuple[str, ...]:
        return self.marbles[seat]

    def hand(self, seat: int, /) -> tuple[str, ...] | None:
        return self.hands[seat] if self.hands else None


KIDS = ((0, 1), (2,), (3,), (1,), (0,), (2,), (3,), (0,), (1,), (3,))
TOCK = FakeBoard(section_length=18, entrance=-2, numbered=True, shape="cross")
BOARDS: dict[str, FakeBoard] = {
    "tock6": replace(TOCK, sections=6, centre=True, shortcut=7),
    "super-tock": replace(TOCK, centre=True, shortcut=8),
    "super-tock-6": replace(TOCK, sections=6, centre=True, shortcut=8),
    "toc": replace(TOCK, hop=7),
    "dog": FakeBoard(),
    "dog-6": FakeBoard(sections=6),
    "dog-five-marbles": FakeBoard(marbles=5),
    "dog-6-five-marbles": FakeBoard(sections=6, marbles=5),
    "tock6-five-marbles": replace(TOCK, sections=6, marbles=5),
    "toc-five-marbles": replace(TOCK, marbles=5),
    "dog-royal": FakeBoard(special=10, ranks=("king", "knight", "citizen", "fool")),
    "dog-royal-6": FakeBoard(sections=6, special=10, ranks=("king", "knight", "citizen", "fool")),
    "dog-kids": FakeBoard(
        section_length=10,
        entrance=-1,
        lane=3,
        colours=tuple(tuple((k + c) % 4 for k in kinds) for c in range(4) for kinds in KIDS),
        bones=(5, 15, 25, 35),
        home_colours=tuple(((c + 2) % 4, (c + 3) % 4, c) for c in range(4)),
        shape="garden",
        marbles=3,
    ),
}


def a_table(name: str, players: int | None = None, direction: str = "clockwise") -> FakeTable:
    board = replace(BOARDS[name], direction=direction)
    return FakeTable(board, players or board.sections)


def a_crowd(table: FakeTable, seed: int = 5) -> FakePosition:
    """Marbles everywhere they can be, no two in one place."""
    board, luck = table.board, Random(seed)
    free = list(range(board.length))
    luck.shuffle(free)
    seats = []
    for section in table.sections_of_seats:
        start = section * board.section_length
        places = ["R", f"H{luck.randint(1, board.lane)}"]
        if start in free:
            free.remove(start)
            places.insert(0, f"{start}!")
        while len(places) < board.marbles:
            places.append(str(free.pop()))
        seats.append(tuple(places[: board.marbles]))
    if board.centre:
        seats[-1] = (*seats[-1][:-1], "C")
    hands = tuple(("7", "?") if seat == 0 else ("?",) * 3 for seat in range(table.players))
    return FakePosition(tuple(seats), hands, turn=1)


@pytest.fixture(params=BOARDS)
def board_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["clockwise", "counter-clockwise"])
def table(request: pytest.FixtureRequest, board_name: str) -> FakeTable:
    """Every board in both directions, full of people."""
    return a_table(board_name, direction=str(request.param))


@pytest.fixture
def table_of() -> Callable[..., FakeTable]:
    return a_table


@pytest.fixture
def crowd() -> Callable[..., FakePosition]:
    return a_crowd
