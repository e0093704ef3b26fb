"""Fixed ids for moves: the same number means the same thing in every position of a table.

An index into the list of legal moves depends on the list; an id says which card is used as what
on which marble. docs/envs/observation.md describes the layout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tockwork.envs.observation import ACTS, HEAD, LEG, Bytes
from tockwork.errors import TockworkError
from tockwork.rulebooks import Variant
from tockwork.rulebooks.uses import (
    Centre,
    Colour,
    ColourTwo,
    Copy,
    Joker,
    Split,
    Swap,
    Take,
    UpTo,
    Walk,
)

_ACT = {name: number for number, name in enumerate(ACTS)}
_CARD_ACTS = ("give", "offer", "discard")
_ALONE = ("decline", "renew", "hop", "stay")
SPLITS = 1100
"""Room for the moves of one decision that split steps among several marbles."""


@dataclass(frozen=True)
class Block:
    """A run of ids that belong together."""

    name: str
    """The kind of its moves."""
    offset: int
    """The first id."""
    length: int
    """The number of its ids."""


class ActionIds:
    """The ids of one table.

    >>> from tockwork import Game
    >>> from tockwork.envs.observation import legal_rows
    >>> game = Game("dog-kids", players=2, seed=7)
    >>> ids = ActionIds(game.table)
    >>> moves, rows = legal_rows(game.view(game.turn))
    >>> found = ids.of(rows)
    >>> len(set(found.tolist())) == len(moves), bool((found < ids.size).all())
    (True, True)

    `splits` is the room for moves that split steps among several marbles, which are numbered in
    the order of the list; games without such a card need none.
    """

    def __init__(self, table: Variant, splits: int | None = None) -> None:
        self.table = table
        kinds = list(table.cards)
        uses = [table.cards[kind] for kind in kinds]
        self._wild = [i for i, use in enumerate(uses) if isinstance(use[0], Joker | Copy)]
        self._ways = 1 + len(self._wild)  # as itself, or by one of the wild cards
        seats = 1 + len(table.partners(0))
        marbles, everybody = table.board.marbles, table.players * table.board.marbles
        self._slots = seats * marbles
        own = (0, *sorted(table.partners(0)))
        self._slot_of = {seat: i * marbles for i, seat in enumerate(own)}
        any_two = any(isinstance(use, Swap) and use.any_two for card in uses for use in card)
        self._swappers = everybody if any_two else self._slots
        shared = any(isinstance(use, Split) for card in uses for use in card)
        self.splits = (SPLITS if shared else 0) if splits is None else splits
        self._forwards = [_most_forwards(card, table) for card in uses]
        sizes = {
            **{act: len(kinds) + 1 for act in _CARD_ACTS},
            **dict.fromkeys(_ALONE, 1),
            "open": marbles,
            "start": len(kinds) * self._ways * self._slots * 4,
            "back": len(kinds) * self._ways * self._slots * 2,
            "forwards": sum(self._forwards) * self._ways * self._slots,
            "push": len(kinds) * self._ways * everybody * 2,
            "swap": self._ways * self._swappers * everybody,
            "no marble": len(kinds) * self._ways * 2,
            "split": self.splits,
        }
        acts = {type(use).__name__ for card in uses for use in card}
        for name, needed in (("push", {"Push"}), ("swap", {"Swap"}), ("back", {"Back"})):
            if not acts & needed:
                sizes[name] = 0
        self.blocks: tuple[Block, ...] = ()
        """The layout: runs of ids, one after the other."""
        at = 0
        for name, length in sizes.items():
            self.blocks += (Block(name, at, length),)
            at += length
        self.size = at
        """The number of ids, and the length of the mask."""
        self._block = {block.name: block for block in self.blocks}
        self._first_forward = np.concatenate([[0], np.cumsum(self._forwards)[:-1]]).tolist()

    def of(self, rows: Bytes | Sequence[Bytes]) -> npt.NDArray[np.int64]:
        """The id of each move, given its row; no two moves of a decision share one."""
        taken: dict[tuple[str, int], int] = {}
        return np.array([self._id(row.tolist(), taken) for row in rows], dtype=np.int64)

    def mask(self, ids: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
        """1 for each of these ids."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[ids] = 1
        return mask

    def _id(self, row: list[int], taken: dict[tuple[str, int], int]) -> int:
        act, card, as_card = row[:3]
        name = ACTS[act]
        if name in _CARD_ACTS:
            return self._block[name].offset + card - 1
        if name in _ALONE:
            return self._block[name].offset
        seat, marble = row[len(HEAD) : len(HEAD) + 2]
        if name == "open":
            return self._block[name].offset + marble
        kind = as_card - 1
        way = 0 if card == as_card else 1 + self._wild.index(card - 1)
        if name in ("skip", "empty", "undo"):
            return self._numbered("no marble", (kind * self._ways + way) * 2, 2, name, taken)
        if name == "split":
            return self._numbered("split", 0, self.splits, name, taken)
        marbles = self.table.board.marbles
        if name == "push":
            at = (kind * self._ways + way) * self.table.players * marbles + seat * marbles + marble
            return self._numbered("push", at * 2, 2, name, taken)
        slot = self._slot_of.get(seat, 0) + marble
        if name == "swap":
            other = row[len(HEAD) + len(LEG) : len(HEAD) + len(LEG) + 2]
            if self._swappers != self._slots:
                slot = seat * marbles + marble
            at = (way * self._swappers + slot) * self.table.players * marbles
            return self._block["swap"].offset + at + other[0] * marbles + other[1]
        at = (kind * self._ways + way) * self._slots + slot
        if name == "back":
            return self._numbered("back", at * 2, 2, name, taken)
        if name == "start":
            return self._numbered("start", at * 4, 4, name, taken)
        room = self._forwards[kind]
        at = (
            self._first_forward[kind] * self._ways * self._slots + (way * self._slots + slot) * room
        )
        return self._numbered("forwards", at, room, name, taken)

    def _numbered(
        self, block: str, at: int, room: int, name: str, taken: dict[tuple[str, int], int]
    ) -> int:
        """The first of a few ids for the same card and marble that is not taken yet."""
        number = taken.get((block, at), 0)
        if number >= room:
            raise TockworkError(
                f"splits: this decision has more than {room} moves that {name}; give more room"
            )
        taken[block, at] = number + 1
        return self._block[block].offset + at + number


def _most_forwards(card: Sequence[object], table: Variant) -> int:
    """The number of ways in which a card can bring one marble forwards: each count may turn in or
    pass by, and hop where there are hops."""
    ways = 0
    for use in card:
        if isinstance(use, Walk):
            ways += 2 + table.knobs.fool_slack  # a fool may stop short at home
        elif isinstance(use, UpTo):
            ways += (2 + table.knobs.fool_slack) * use.steps
        elif isinstance(use, Split):
            ways += 2
        elif isinstance(use, Centre):
            ways += table.board.sections
        elif isinstance(use, Colour | ColourTwo):
            ways += 4
        elif isinstance(use, Take):  # any marble of the others
            ways += (table.players - 1) * table.board.marbles
        else:
            ways += 2
    return ways * (2 if table.board.hop is not None else 1)


__all__ = ["SPLITS", "ActionIds", "Block"]
