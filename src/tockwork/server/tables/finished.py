"""What a finished game came to, as the row that is written when it ends."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from sqlalchemy import Executable

from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.log import TableLog

_FIRST_EVENTS = 2  # the first shuffle, the first deal


def _first_deal(events: list[bytes]) -> dict[str, int]:
    """How many of each card were dealt first; what a statistic of deals counts."""
    deals = [event["hands"] for event in map(json.loads, events) if event["event"] == "dealt"]
    return dict(Counter(card for hands in deals for hand in hands for card in hand))


def finished_row(storage: Storage, log: TableLog) -> Executable:
    """The row of a game that is over."""
    assert log.teller is not None
    made = log.created
    ended = log.happenings[log.ended - 1].at
    game: dict[str, Any] = {
        "id": log.id,
        "rules": made.rules,
        "players": log.rules.players,
        "teams": log.rules.teams,
        "options": made.options,
        "began_at": log.happenings[log.began - 1].at,
        "ended_at": ended,
        "seats": [
            {
                "name": place.name,
                "kind": place.kind,
                "level": place.level,
                "team": log.rules.team_of[seat],
                "guest": place.guest,
            }
            for seat, place in enumerate(log.places)
        ],
        "spectator_delay": made.spectator_delay,
        "taken_back": log.deal.taken_back,
        "tally": json.loads(b"{%b}" % log.teller.tally()),
        "dealt": _first_deal(log.teller.record((), 0, _FIRST_EVENTS, open=True)),
    }
    row = {"table_id": log.id, "ended_at": ended, "data": json.dumps(game)}
    return storage.upsert(schema.finished, row)
