"""Which legal moves a text may mean, if it is not written exactly as we write it."""

from __future__ import annotations

import re
from itertools import permutations

from tockwork import _kernel
from tockwork.rulebooks.board import RANKS

Move = _kernel.Move
_LEG = re.compile(r"([^<>]+)(<>|>)(\^?)(.+)")


def may_mean(said: Move, listed: Move, turn: int) -> bool:
    """Whether a move says, perhaps in fewer words, what a listed one does.

    Legs may come in any order and a swap either way round. The colour of a card, the owner of a
    lane, the rank of a marble in the reserve and the mark of a hop may be left out; what is said
    must be so.
    """
    if (said.verb, said.card, said.as_card) != (listed.verb, listed.card, listed.as_card):
        return False
    colour = _colour(said)
    if colour and colour != _colour(listed):
        return False
    mine, theirs = _legs(said, turn), _legs(listed, turn)
    if len(mine) != len(theirs):
        return False
    return any(
        all(_same(a, b) for a, b in zip(order, theirs, strict=True)) for order in permutations(mine)
    )


def _colour(move: Move) -> str:
    return str(move).partition(":")[0].partition("[")[2].rstrip("]")


def _legs(move: Move, turn: int) -> list[tuple[str, ...]]:
    body = str(move).partition(":")[2].replace(f"@{turn}", "")  # the own lane is just H2
    legs = [match.groups() for leg in body.split() if (match := _LEG.fullmatch(leg))]
    if legs and legs[0][1] == "<>":
        return [("<>", legs[0][0]), ("<>", legs[0][3])]
    return legs


def _same(said: tuple[str, ...], listed: tuple[str, ...]) -> bool:
    def place(a: str, b: str) -> bool:
        return a == b or a == b.partition("@")[0] or (a == "R" and b in RANKS)

    if len(said) == 2 or len(listed) == 2:
        return said == listed
    hop = said[2] in ("", listed[2])
    return hop and place(said[0], listed[0]) and place(said[3], listed[3])
