"""The game record of a table, from its log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from tockwork.records.fair import Fair
from tockwork.records.record import Header
from tockwork.rulebooks.embedding import embedded
from tockwork.server.tables.log import TableLog


def record_text(log: TableLog, view: int | Literal["spectator"] | None) -> str:
    """The record as a seat or a spectator has seen the game; None: with all that is hidden."""
    assert log.game_log is not None
    date, fair = datetime.fromtimestamp(log.created_at / 1000, UTC).date().isoformat(), log.fair()
    header = Header(
        **embedded(log.rules.rulebook),
        players=log.rules.players,
        teams=log.rules.teams,
        options=log.created.options,
        names=tuple(p.name or p.level or "" for p in log.places),
        date=date,
        view=view,
        seed=log.seed if view is None else None,
        fair=None if view is not None or fair is None else Fair.model_validate_json(fair),
    )
    lines = log.game_log.record((view,) if isinstance(view, int) else (), open=view is None)
    return "\n".join([header.model_dump_json(), *(line.decode() for line in lines), ""])
