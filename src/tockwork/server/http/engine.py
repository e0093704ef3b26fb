"""What the kernel in a page needs to play a form of a game without a server."""

from __future__ import annotations

import json

from tockwork.bots.registry import NOISE
from tockwork.rulebooks import Table
from tockwork.rulebooks.table import kernel_data
from tockwork.server.tables.levels import LEVELS
from tockwork.server.wire.bodies.engine import Engine, Thinking

# A page counts how often a bot plays on in its head: the same on a slow phone, only later.
_ROLLOUTS = {"master": 160}


def engine(table: Table) -> Engine:
    form = table.rulebook.form(table.players, table.teams)
    return Engine(
        data=json.loads(kernel_data(table.rulebook, form)),
        teams=table.team_of,
        levels={
            level: Thinking(noise=NOISE.get(level, 0.0), rollouts=_ROLLOUTS.get(level, 0))
            for level in LEVELS
        },
    )
