"""A choice among legal moves, made in small steps: a card, what it stands for, a marble, a target.

Every step only narrows the list of legal moves, so whatever is picked ends in a legal one. The legs
of a split are picked one at a time and in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from tockwork.game import Move, View

Leg = tuple[str, str]
_SPOKEN = {"skip": "the next player must discard", "empty": "put it down without effect"}


@dataclass(frozen=True)
class Choice:
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
            return next((m for m in self.moves if tuple(_legs(m)) == self.legs), None)
        return None


Options = list[tuple[str, Choice]]


def options(choice: Choice, words: Words) -> tuple[str, Options]:
    """The next question and its answers, each with the choice it leads to."""
    if not choice.card:
        return words.question(), _groups(choice, _what, words.card, card=True)
    if not choice.as_card:
        kinds = {m.as_card for m in choice.moves}
        if len(kinds) > 1:
            found = _groups(choice, lambda m: m.as_card or "", _as_label, as_card=True)
            return "As what?", found
        choice = replace(choice, as_card=True)
    if choice.marble is None:
        return "Which marble?", _marbles(choice, words)
    return "Where to?", _targets(choice, words)


def _what(move: Move) -> str:
    if move.card is None:
        return str(move)
    alone = move.verb in ("give", "offer", "discard")
    return str(move) if alone else move.card


def _as_label(kind: str, moves: list[Move]) -> str:
    return f"as {kind}"


def _groups(
    choice: Choice,
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


def _legs(move: Move) -> list[Leg]:
    """The legs with the rank of a marble that comes out of the reserve, which the text names."""
    if all(origin[0] != "R" for origin, _ in move.legs):
        return move.legs
    written = str(move).split(": ", 1)[1].split(" ")
    return [(text.split(">")[0], goal) for text, (_, goal) in zip(written, move.legs, strict=True)]


def _rest(move: Move, legs: tuple[Leg, ...]) -> list[Leg]:
    """The legs of a move that are not picked yet."""
    left = Counter(legs)
    rest = []
    for leg in _legs(move):
        if left[leg]:
            left[leg] -= 1
        else:
            rest.append(leg)
    return rest


def _marbles(choice: Choice, words: Words) -> Options:
    found: dict[str, list[Move]] = {}
    ends = []
    for move in choice.moves:
        rest = _rest(move, choice.legs)
        if not rest:
            ends.append(move)
        for origin in dict.fromkeys(origin for origin, _ in rest):
            found.setdefault(origin, []).append(move)
    out = [
        (words.marble(origin), replace(choice, moves=tuple(ms), marble=origin))
        for origin, ms in found.items()
    ]
    for move in ends:
        spoken = _SPOKEN.get(move.verb, f"done: {move}")
        out.append((spoken, replace(choice, moves=(move,))))
    return out


def _targets(choice: Choice, words: Words) -> Options:
    found: dict[tuple[str, Leg], list[Move]] = {}
    for move in choice.moves:
        for leg in dict.fromkeys(_rest(move, choice.legs)):
            if leg[0] == choice.marble:
                found.setdefault((move.verb, leg), []).append(move)
    split = any(len(m.legs) > 1 for m in choice.moves)
    return [
        (
            words.target(verb, leg, pips=split),
            replace(choice, moves=tuple(ms), verb=verb, marble=None, legs=(*choice.legs, leg)),
        )
        for (verb, leg), ms in found.items()
    ]


class Words:
    """How the choices of a seat are put into words."""

    def __init__(self, view: View, names: list[str]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.names = view, view.seat, names
        self.standing = {
            place.rstrip("!"): (s, i)
            for s in range(view.table.players)
            for i, place in enumerate(view.places(s))
            if place[0] not in "RH"
        }

    def question(self) -> str:
        to = self.names[self.view.table.receivers[self.seat]]
        return {
            "exchange": f"Which card do you give to {to}?",
            "offer": f"Which card do you offer to {to}?",
            "opening": "Which marble stands on your start?",
            "discard": "Which card do you discard?",
            "hop": "Does your citizen hop?",
        }.get(self.view.phase, "Which card do you play?")

    def card(self, key: str, moves: list[Move]) -> str:
        first = moves[0]
        if len(moves) > 1:
            return f"{key}  ({len(moves)} ways)"
        if first.verb in ("play", "swap") and len(first.legs) == 1:
            (leg,) = _legs(first)
            as_card = f" as {first.as_card}" if first.as_card != first.card else ""
            return f"{key}{as_card}  {self.marble(leg[0])} {self.target(first.verb, leg)}"
        if first.verb in _SPOKEN:
            return f"{key}  {_SPOKEN[first.verb]}"
        return str(first)

    def marble(self, place: str) -> str:
        name, _, at = place.partition("@")
        owner, index = self.standing.get(name, (int(at) if at.isdigit() else self.seat, -1))
        whose = "your" if owner == self.seat else f"{self.names[owner]}'s"
        ranks = self.view.table.board.ranks
        if name in ranks:
            return f"{whose} {name}"
        kind = ranks[index] if ranks and index >= 0 else "marble"
        return f"{whose} {kind} {self._where(name)}"

    def target(self, verb: str, leg: Leg, *, pips: bool = False) -> str:
        origin, goal = leg
        if verb == "swap":
            return f"changes places with {self.marble(goal)}"
        count = self._pips(*leg) if pips else None
        steps = f"{count} pip{'s' * (count != 1)} " if count else ""
        hit = self.standing.get(goal.lstrip("^"))
        if hit is None or goal == origin:
            return f"{steps}to {goal}"
        whose = "your own" if hit[0] == self.seat else f"{self.names[hit[0]]}'s"
        return f"{steps}to {goal}, where {whose} marble stands"

    def _where(self, name: str) -> str:
        if name == "R":
            return "in the reserve"
        return "in the centre" if name == "C" else f"on {name}"

    def _pips(self, origin: str, goal: str) -> int | None:
        """How far it is, forwards; None where that is not just a count."""
        table = self.view.table
        board = table.board
        here, _, at = origin.partition("@")
        there, _, owner = goal.partition("@")
        if here.isdigit() and there.isdigit():
            return (int(there) - int(here)) % board.length
        if here[:1] == there[:1] == "H":
            return int(there[1:]) - int(here[1:])
        if here.isdigit() and there[:1] == "H":
            seat = int(owner or at or self.seat)
            section = table.sections_of_seats[seat]
            entrance = section * board.section_length + board.entrance
            return (entrance - int(here)) % board.length + int(there[1:])
        return None
