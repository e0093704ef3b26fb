"""Who meets whom: round robin by the circle method, and draws that repeat as little as they can.

The circle method (Schurig, 1886): one stays, the others go round; after n - 1 rounds everyone has
met everyone once. It needs the same entrants in every round. After a latecomer or a leaver, and in
a Swiss event, the next round is a matching: in the order of the standings each takes the nearest
one free, and then two tables exchange entrants as long as that makes fewer repeats or nearer
opponents. While everyone has met fewer than half of the others, that leaves no repeat (as in the
proof of Dirac's theorem of 1952).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import TypeVar

from tockwork.errors import TockworkError
from tockwork.events.event import SIDE, DuplicateEvent, Table
from tockwork.events.standings import standings

T = TypeVar("T")
Cost = Callable[[T, T], tuple[int, int]]


def draw(event: DuplicateEvent) -> DuplicateEvent:
    """The next round. Where the number does not fit, those with the fewest byes so far have one.

    TockworkError if all rounds are drawn, or too few take part.
    """
    if len(event.drawn) == event.rounds:
        raise TockworkError("drawn: all rounds are drawn")
    here = [entrant.id for entrant in event.active]
    side = SIDE[event.kind]
    least = 1 if event.kind == "alone" else 2 * side
    if len(here) < least:
        raise TockworkError(f"entrants: {least} at least must take part")
    if event.kind == "alone":
        return event.with_round(tuple(Table(first=(id,)) for id in here))
    units = _units(event, here)
    if event.kind == "pairs":
        return event.with_round(tuple(Table(first=(a,), second=(b,)) for a, b in units))
    met = _met(event)

    def repeats(one: tuple[str, str], other: tuple[str, str]) -> tuple[int, int]:
        return sum(met[frozenset(two)] ** 2 for two in product(one, other)), 0

    return event.with_round(tuple(Table(first=a, second=b) for a, b in _matched(units, repeats)))


def byes(event: DuplicateEvent) -> Counter[str]:
    """How often each of those who take part had no table since they joined."""
    found: Counter[str] = Counter()
    for number, tables in enumerate(event.drawn):
        seated = {id for table in tables for id in (*table.first, *table.second)}
        for entrant in event.entrants:
            there = entrant.joined <= number and (entrant.left is None or number < entrant.left)
            found[entrant.id] += there and entrant.id not in seated
    return found


def _units(event: DuplicateEvent, here: list[str]) -> list[tuple[str, str]]:
    """Two and two: opponents of pairs, partners of individuals."""
    changed = any(one.joined or one.left is not None for one in event.entrants)
    size = 2 * SIDE[event.kind]
    if event.movement == "round robin" and not changed and (size == 2 or len(here) % size == 0):
        return _circle(here, len(event.drawn))
    place = {one.entrant.id: at for at, one in enumerate(standings(event))}
    if event.movement == "swiss":
        here = sorted(here, key=place.__getitem__)
    had = byes(event)
    out = sorted(here, key=lambda id: (had[id], -here.index(id)))[: len(here) % size]
    met = _met(event, partners=event.kind == "individuals")

    def cost(one: str, other: str) -> tuple[int, int]:
        apart = place[one] - place[other] if event.movement == "swiss" else 0
        return met[frozenset((one, other))] ** 2, apart**2

    return _matched([id for id in here if id not in out], cost)


def _circle(ids: Sequence[str], number: int) -> list[tuple[str, str]]:
    ring = [*ids] if len(ids) % 2 == 0 else [*ids, ""]
    turned = number % (len(ring) - 1)
    ring = [ring[0], *ring[1 + turned :], *ring[1 : 1 + turned]]
    return [(a, b) for a, b in zip(ring, reversed(ring[len(ring) // 2 :]), strict=False) if a and b]


def _met(event: DuplicateEvent, partners: bool = False) -> Counter[frozenset[str]]:
    """How often two have met: as opponents, or as partners."""
    found: Counter[frozenset[str]] = Counter()
    for table in (table for tables in event.drawn for table in tables):
        if partners:
            found.update(map(frozenset, (table.first, table.second)))
        else:
            found.update(map(frozenset, product(table.first, table.second)))
    return found


def _matched(ones: Sequence[T], cost: Cost[T]) -> list[tuple[T, T]]:
    """An even number of them, two and two."""
    free, found = list(ones), []
    while free:
        one = free.pop(0)
        other = min(free, key=lambda it: cost(one, it))
        free.remove(other)
        found.append((one, other))
    better = True
    while better:
        better = False
        for i, j in combinations(range(len(found)), 2):
            (a, b), (c, d) = found[i], found[j]
            ways = ((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))
            best = min(ways, key=lambda way: _sum(cost(*way[0]), cost(*way[1])))
            if best != ways[0]:
                found[i], found[j], better = *best, True
    return found


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
