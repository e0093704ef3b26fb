"""The stored searches of one moment: who is ready to play, and what each user sees of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from sqlalchemy import Row

from tockwork.server.queue.pairing import Party
from tockwork.server.wire.bodies.queue import PartyInfo, QueueInfo, Search

SEEN = 20_000  # milliseconds after which a user without a sign of life is not paired
KEPT = 1_800_000  # for which paired users count for the usual wait
_FEW = 3  # waits that say nothing yet


class Queue(NamedTuple):
    """One game, with its format and pace."""

    rules: str
    players: int
    teams: str
    pace: str
    rated: bool = False

    @property
    def form(self) -> str:
        """The format, as ratings name it."""
        return f"{self.rules}/{self.players}/{self.teams}"


def queue_of(row: Row[Any]) -> Queue:
    return Queue(row.rules, row.players, row.teams, row.pace, bool(row.rated))


class Snapshot:
    def __init__(self, rows: Sequence[Row[Any]], now: int) -> None:
        self.now = now
        self.users = {row.guest: row for row in rows}
        self.parties: dict[str, list[Row[Any]]] = defaultdict(list)
        waits: dict[Queue, list[int]] = defaultdict(list)
        for row in rows:
            if row.table_id is None:
                self.parties[row.party].append(row)
            elif row.paired_at > now - KEPT:
                waits[queue_of(row)].append(row.paired_at - row.since)
        for party in self.parties.values():
            party.sort(key=lambda row: (row.since, row.guest))
        self.ready: dict[Queue, list[Party]] = defaultdict(list)
        for party in self.parties.values():
            if len(party) == party[0].size and all(row.seen_at > now - SEEN for row in party):
                self.ready[queue_of(party[0])].append(_party(party))
        self.waiting = Counter(
            {queue: sum(len(p.users) for p in ready) for queue, ready in self.ready.items()}
        )
        self._about = {
            queue: int(median(found)) for queue, found in waits.items() if len(found) >= _FEW
        }

    def queues(self) -> tuple[QueueInfo, ...]:
        """Those where users wait, the longest first."""
        return tuple(
            QueueInfo.model_validate(queue._asdict() | {"waiting": count})
            for queue, count in self.waiting.most_common()
        )

    def search(self, user: str) -> Search | None:
        if (row := self.users.get(user)) is None:
            return None
        queue = queue_of(row)
        partners = (r.name for r in self.parties.get(row.party, ()) if r.guest != user)
        return Search.model_validate(
            queue._asdict()
            | {
                "bots": row.bots,
                "party": row.party,
                "size": row.size,
                "partners": tuple(partners),
                "since": row.since,
                "waiting": self.waiting[queue],
                "about": self._about.get(queue),
                "table": row.table_id,
            }
        )

    def party(self, code: str) -> PartyInfo | None:
        """A party that still has a place."""
        found = self.parties.get(code, ())
        if not found or len(found) >= found[0].size:
            return None
        queue = queue_of(found[0])
        return PartyInfo.model_validate(queue._asdict() | {"party": code, "name": found[0].name})

    def rows(self, users: Iterator[str]) -> list[Row[Any]]:
        return [self.users[user] for user in users]


def _party(rows: Sequence[Row[Any]]) -> Party:
    ratings = [row.rating for row in rows if row.rating is not None]
    return Party(
        users=tuple(row.guest for row in rows),
        since=rows[-1].since,  # from when it was complete
        rating=sum(ratings) / len(ratings) if ratings else None,
        bots=rows[0].bots,
    )
