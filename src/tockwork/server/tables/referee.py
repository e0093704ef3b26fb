"""What referees see: pairs of partners whose gifts say that they know each other's cards.

It is evidence for a person to look at games; the program does nothing with it.
"""

from __future__ import annotations

import json

from sqlalchemy import desc, func, select

from tockwork.fairplay import ALARM_AT
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.rated import WORTH_A_LOOK
from tockwork.server.wire.bodies.peace import RefereePairs, SuspectPartners, TellingGame

_MOST = 200
_P = schema.pairs.c


async def pairs_to_look_at(storage: Storage) -> RefereePairs:
    """As of the last refit."""
    one, other = schema.guests.alias(), schema.guests.alias()
    columns = _P.games, _P.deals, _P.evidence, _P.peak, _P.data
    rows = await storage.rows(
        select(*columns, one.c.name.label("one"), other.c.name.label("other"))
        .join(one, one.c.id == _P.first)
        .join(other, other.c.id == _P.second)
        .order_by(desc(_P.peak), _P.first, _P.second)
        .limit(_MOST)
    )
    watched = await storage.rows(select(func.count()).select_from(schema.evidence))
    return RefereePairs(
        pairs=tuple(
            SuspectPartners(
                names=(row.one, row.other),
                games=row.games,
                deals=row.deals,
                evidence=row.evidence,
                peak=row.peak,
                alarm=row.peak >= ALARM_AT,
                games_to_look=tuple(
                    TellingGame(table=table, at=at, evidence=evidence)
                    for table, at, evidence in json.loads(row.data)
                ),
            )
            for row in rows
        ),
        watched=watched[0][0],
        least=WORTH_A_LOOK,
    )
