"""A choice among legal moves, made in small steps: a card, what it stands for, a marble, a target.

Every step only narrows the list of legal moves, so whatever is picked ends in a legal one. The legs
of a split are picked one at a time and in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tockwork.game import Move

if TYPE_CHECKING:
    from tockwork.cli.asking import Asking

Leg = tuple[str, str]


@dataclass(frozen=True)
class MovesLeft:
    """The moves still possible, and what has been picked so far."""

    moves: tuple[Move, ...]
    card: bool = False
    as_card: bool = False
    verb: str | None = None
    marble: str | None = None
    legs: tuple[Leg, ...] = ()

    @property
    def move(self) -> Move | None:
        """The move, once only one is left or the legs have been picked in just its order."""
        if not self.card:
            return None
        if len(self.moves) == 1:
            return self.moves[0]
        if self.legs and all(not _rest(m, self.legs) for m in self.moves):
            return next((m for m in self.moves if tuple(legs_of(m)) == self.legs), None)
        return None


Options = list[tuple[str, MovesLeft]]


def options(choice: MovesLeft, asking: Asking) -> tuple[str, Options]:
    """The next question and its choices, each with the state it leads to."""
    if not choice.card:
        return asking.question(choice.moves), _groups(choice, _what, asking.card, card=True)
    if not choice.as_card:
        kinds = {m.as_card for m in choice.moves}
        if len(kinds) > 1:
            found = _groups(choice, lambda m: m.as_card or "", asking.stands_for, as_card=True)
            return asking.say("play-ask-meaning"), found
        choice = replace(choice, as_card=True)
    if choice.marble is None:
        return asking.say("play-ask-marble", piece=asking.piece), _marbles(choice, asking)
    return asking.say("play-ask-target"), _targets(choice, asking)


def _what(move: Move) -> str:
    if move.card is None:
        return str(move)
    alone = move.verb in ("give", "offer", "discard")
    return str(move) if alone else move.card


def _groups(
    choice: MovesLeft,
    key: Callable[[Move], str],
    label: Callable[[str, list[Move]], str],
    *,
    card: bool = True,
    as_card: bool = False,
) -> Options:
    found: dict[str, list[Move]] = {}
    for move in choice.moves:
        found.setdefault(key(move), []).append(move)
    return [
        (label(k, ms), replace(choice, moves=tuple(ms), card=card, as_card=as_card))
        for k, ms in found.items()
    ]


def legs_of(move: Move) -> list[Leg]:
    """The legs, with the rank of a marble that comes out of the base where ranks matter."""
    return [(leg.rank or leg.origin, leg.target) for leg in move.legs]


def _rest(move: Move, legs: tuple[Leg, ...]) -> list[Leg]:
    """The legs of a move that are not picked yet."""
    left = Counter(legs)
    rest = []
    for leg in legs_of(move):
        if left[leg]:
            left[leg] -= 1
        else:
            rest.append(leg)
    return rest


def _marbles(choice: MovesLeft, asking: Asking) -> Options:
    found: dict[str, list[Move]] = {}
    ends = []
    for move in choice.moves:
        rest = _rest(move, choice.legs)
        if not rest:
            ends.append(move)
        for origin in dict.fromkeys(origin for origin, _ in rest):
            found.setdefault(origin, []).append(move)
    out = [
        (asking.marble(origin), replace(choice, moves=tuple(ms), marble=origin))
        for origin, ms in found.items()
    ]
    for move in ends:
        out.append((asking.end(move), replace(choice, moves=(move,))))
    return out


def _targets(choice: MovesLeft, asking: Asking) -> Options:
    found: dict[tuple[str, Leg], list[Move]] = {}
    for move in choice.moves:
        for leg in dict.fromkeys(_rest(move, choice.legs)):
            if leg[0] == choice.marble:
                found.setdefault((move.verb, leg), []).append(move)
    split = any(len(m.legs) > 1 for m in choice.moves)
    return [
        (
            asking.target(verb, leg, pips=split),
            replace(choice, moves=tuple(ms), verb=verb, marble=None, legs=(*choice.legs, leg)),
        )
        for (verb, leg), ms in found.items()
    ]
