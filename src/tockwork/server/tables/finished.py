"""The row of a finished game's result, written when it ends."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.rated import noted

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

_FIRST_EVENTS = 2  # the first shuffle, the first deal


def _first_deal(events: list[bytes]) -> dict[str, int]:
    """The number of each card in the first deal, for the statistics of deals."""
    deals = [event["hands"] for event in map(json.loads, events) if event["event"] == "dealt"]
    return dict(Counter(card for hands in deals for hand in hands for card in hand))


async def note_finished(table: LiveTable) -> None:
    """Stores the result of a game; only within `changing`.

    Another process may just have merged or deleted a user, and its news may be late: users are
    looked up again after the write, so that the later of the two writes the right ones.
    """
    services = table.services
    while True:
        places = table.log.places
        await services.storage.write(
            finished_row(services.storage, table.log), *_away(services.storage, table.log)
        )
        if not services.peers.shared:
            return
        await table.read_anew()
        if table.log.places == places:
            return


def _away(storage: Storage, log: TableLog) -> list[Executable]:
    """Players of a rated game who were away when a bot ended it have left it then."""
    rated = noted(log).get("rated", {"left": ()})
    away = (log.players[seat] for seat in rated["left"] if not log.has_left(seat))
    rows = [{"guest": who, "table_id": log.id, "at": log.at(log.ended)} for who in away]
    return [storage.upsert(schema.leavers, row) for row in rows]


def finished_row(storage: Storage, log: TableLog) -> Executable:
    """The row of a game that is over."""
    assert log.game_log is not None
    made = log.created
    ended = log.at(log.ended)
    game: dict[str, Any] = {
        "id": log.id,
        "rules": made.rules,
        "players": log.rules.players,
        "teams": log.rules.teams,
        "options": made.options,
        "began_at": log.at(log.began),
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
        "taken_back": log.taken_back,
        **noted(log),
        "tally": json.loads(b"{%b}" % log.game_log.stats()),
        "dealt": _first_deal(log.game_log.record((), 0, _FIRST_EVENTS, open=True)),
    }
    row = {
        "table_id": log.id,
        "ended_at": ended,
        "data": json.dumps(game),
        "rated": made.rated,
    }
    return storage.upsert(schema.finished, row)
