"""Who of those waiting for the same game plays with whom: a pure function.

Who has waited longest chooses first, the nearest rating first. How far away a rating may be grows
with waiting and ends after a minute: from then on everyone fits. A party stays together in one
team, and users who blocked each other never meet.

Blocks turn the search for a table into a search for a clique. So the work of one call is limited
and shared out evenly among those waiting, and users who have blocked many of the others come last:
no group can keep the others from being paired. With few waiting, or without blocks, the search is
complete.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

WIDTH = 100.0  # rating points between two who have only just come
WIDER = 5.0  # and how many more after each second
ANYONE = 60_000  # milliseconds after which every rating fits
UNRATED = 150.0  # the distance between a rating and none
WITH_BOTS = 30_000  # milliseconds after which bots take the free seats, if a party wants that
MANY = 20  # of those waiting; who has blocked more comes last
_WORK = 100_000  # candidates looked at in one call
_LEAST = 64  # of these, for each party


class Party(NamedTuple):
    """Users who want to play in one team; `rating` is their mean."""

    users: tuple[str, ...]
    since: int
    rating: float | None = None
    bots: bool = False


Team = tuple[str | None, ...]  # None: a bot
Blocks = Mapping[str, Collection[str]]  # whom a user has blocked


def pair(
    waiting: Sequence[Party],
    players: int,
    per_team: int,
    now: int,
    blocks: Blocks | None = None,
    least: int = 1,
) -> list[tuple[Team, ...]]:
    """The tables that can begin now, each as its teams. Parties without a table wait on.

    `least`: how many users a table with bots has at least.
    """
    blocks = blocks or {}
    parties = sorted((party for party in waiting if len(party.users) <= per_team), key=_came)
    form = _Form(players, per_team, blocks)
    last = {user for user, blocked in blocks.items() if len(blocked) > MANY}
    easy = [party for party in parties if not last & set(party.users)]
    row = _Row(easy)
    found = list(form.tables(easy, row, now))
    if len(easy) < len(parties):
        parties = [party for party in parties if row.has(party) or last & set(party.users)]
        row = _Row(parties)
        found += form.tables(parties, row, now)
    for first in parties:
        if first.bots and row.has(first) and now - first.since >= WITH_BOTS:
            group = form.with_bots(first, row, now)
            if sum(len(party.users) for party in group) >= least:
                row.take(group)
                found.append(form.teams(group))
    return found


def width(waited: int) -> float:
    """How far away the rating of another player may be after so long."""
    return float("inf") if waited >= ANYONE else WIDTH + WIDER * max(0, waited) / 1000


def distance(a: Party, b: Party) -> float:
    if a.rating is None or b.rating is None:
        return 0.0 if a.rating == b.rating else UNRATED
    return abs(a.rating - b.rating)


def _came(party: Party) -> tuple[int, tuple[str, ...]]:
    return party.since, party.users


def _strength(party: Party) -> tuple[float, int, tuple[str, ...]]:
    return party.rating or 0.0, *_came(party)


class _Row:
    """Those without a table: rated ones in the order of their ratings, linked to their neighbours,
    and the others in the order they came."""

    def __init__(self, parties: Sequence[Party]) -> None:
        rated = sorted((p for p in parties if p.rating is not None), key=_strength)
        self._rated = rated
        self._at = {party.users: k for k, party in enumerate(rated)}
        self._left = list(range(-1, len(rated)))
        self._right = list(range(1, len(rated) + 1))
        others = sorted((p for p in parties if p.rating is None), key=_came)
        self._unrated = {party.users: party for party in others}
        self._there = {party.users for party in parties}

    def has(self, party: Party) -> bool:
        return party.users in self._there

    def take(self, group: Sequence[Party]) -> None:
        for party in group:
            self._there.remove(party.users)
            self._unrated.pop(party.users, None)
            if (k := self._at.get(party.users)) is not None:
                left, right = self._left[k], self._right[k]
                if left >= 0:
                    self._right[left] = right
                if right < len(self._rated):
                    self._left[right] = left

    def near(self, party: Party) -> Iterator[Party]:
        """All others, the nearest first."""
        unrated = (each for each in self._unrated.values() if each.users != party.users)
        if party.rating is None:
            rated = (each for each in self._rated if each.users in self._there)
            return chain(unrated, rated)
        return self._merged(party, unrated)

    def _merged(self, party: Party, unrated: Iterator[Party]) -> Iterator[Party]:
        """Neighbours on both sides, and those without a rating where their distance is."""
        k, end = self._at[party.users], len(self._rated)
        low, high, waited = self._left[k], self._right[k], False
        while low >= 0 or high < end:
            below = distance(party, self._rated[low]) if low >= 0 else float("inf")
            above = distance(party, self._rated[high]) if high < end else float("inf")
            if not waited and min(below, above) > UNRATED:
                waited = True
                yield from unrated
            if below <= above:
                yield self._rated[low]
                low = self._left[low]
            else:
                yield self._rated[high]
                high = self._right[high]
        if not waited:
            yield from unrated


class _Form(NamedTuple):
    """The seats of a table, and who must not sit at the same one."""

    players: int
    per_team: int
    blocks: Blocks

    def _apart(self, a: Party, b: Party) -> bool:
        return bool(self.blocks) and (self._blocked(a, b) or self._blocked(b, a))

    def _blocked(self, by: Party, party: Party) -> bool:
        return any(user in self.blocks.get(one, ()) for one in by.users for user in party.users)

    def tables(self, parties: Sequence[Party], row: _Row, now: int) -> Iterator[tuple[Team, ...]]:
        """Tables of users alone. Every party has its share of the work."""
        work, left = _WORK, len(parties)
        for first in parties:
            if row.has(first):
                group, spent = self.table(first, row, now, max(_LEAST, work // left))
                work -= spent
                if group:
                    row.take(group)
                    yield self.teams(group)
            left -= 1

    def _candidates(self, first: Party, row: _Row, now: int, most: int) -> Iterator[Party]:
        reach = width(now - first.since)
        for other in islice(row.near(first), most):
            if distance(first, other) > reach:
                return
            yield other

    def table(self, first: Party, row: _Row, now: int, work: int) -> tuple[list[Party], int]:
        """A party with the nearest others that fill a table, or none; and the work it was."""
        near, counts = [], {size: 0 for size in range(1, self.per_team + 1)}
        spent, searched = 0, 0
        for other in self._candidates(first, row, now, work):
            spent += 1
            if self._apart(first, other):
                continue
            near.append(other)
            counts[len(other.users)] += 1
            # Without blocks the nearest that can fill it do; with them each one more may matter.
            if len(near) >= searched and self._fills([first], counts):
                group, steps = self._search([first], near, 0, counts, work - spent)
                spent += steps
                if group or spent >= work:
                    return group, spent
                searched = 2 * len(near)
        if searched > len(near):
            group, steps = self._search([first], near, 0, counts, work - spent)
            return group, spent + steps
        return [], spent

    def _search(
        self, group: list[Party], near: list[Party], begin: int, counts: dict[int, int], work: int
    ) -> tuple[list[Party], int]:
        """The first complete table in the order of nearness; `counts`: how many of each size are
        left from `begin` on."""
        if sum(len(party.users) for party in group) == self.players:
            return group, 0
        spent, left = 0, dict(counts)
        for k in range(begin, len(near)):
            if spent >= work or not self._fills(group, left):
                break
            spent += 1
            other = near[k]
            left[len(other.users)] -= 1
            more = [*group, other]
            if any(self._apart(party, other) for party in group) or not self._fills(more, left):
                continue
            found, steps = self._search(more, near, k + 1, left, work - spent)
            spent += steps
            if found:
                return found, spent
        return [], spent

    def _fills(self, group: Sequence[Party], left: Mapping[int, int]) -> bool:
        """Whether there are enough of each size to fill the table, blocks aside. In a team of two
        or three there is room for one party of several users only."""
        free = self.players - sum(len(party.users) for party in group)
        room = self.players // self.per_team - sum(len(party.users) > 1 for party in group)
        if free < 0 or room < 0:
            return False
        return any(
            0 <= free - 2 * twos - 3 * threes <= left.get(1, 0)
            for twos in range(min(room, left.get(2, 0)) + 1)
            for threes in range(min(room - twos, left.get(3, 0)) + 1)
        )

    def with_bots(self, first: Party, row: _Row, now: int) -> list[Party]:
        """A party with the nearest others who also want bots; the rest of the seats is theirs."""
        group, bots = [first], {1: self.players}
        for other in self._candidates(first, row, now, _LEAST * self.players):
            more = [*group, other]
            if not other.bots or any(self._apart(party, other) for party in group):
                continue
            if self._fills(more, bots):
                group = more
        return group

    def teams(self, group: Sequence[Party]) -> tuple[Team, ...]:
        """The parties in teams, so that the teams are as equal as they can be."""
        count = self.players // self.per_team
        known = [party.rating for party in group if party.rating is not None]
        usual = sum(known) / len(known) if known else 0.0
        best: tuple[float, list[list[Party]]] | None = None
        for split in _splits(sorted(group, key=lambda p: -len(p.users)), count, self.per_team):
            sums = [
                sum(
                    len(p.users) * ((usual if p.rating is None else p.rating) - usual) for p in team
                )
                for team in split
            ]
            apart = max(sums) - min(sums)
            if best is None or apart < best[0]:
                best = apart, split
            if self.per_team == 1:
                break
        assert best is not None
        users = ([user for party in team for user in party.users] for team in best[1])
        return tuple((*team, *[None] * (self.per_team - len(team))) for team in users)


def _splits(parties: Sequence[Party], count: int, per_team: int) -> Iterator[list[list[Party]]]:
    """All ways to put parties into teams, each once."""
    if not parties:
        yield [[] for _ in range(count)]
        return
    *others, last = parties
    for split in _splits(others, count, per_team):
        for k, team in enumerate(split):
            if sum(len(p.users) for p in team) + len(last.users) <= per_team:
                yield [*split[:k], [*team, last], *split[k + 1 :]]
            if not team:  # empty teams are alike
                break
