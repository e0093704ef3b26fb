"""The data with which the kernel in a page plays a format without a server."""

from __future__ import annotations

import json

from tockwork.bots.network import FEW, MANY
from tockwork.bots.registry import NOISE
from tockwork.bots.weights import is_trained
from tockwork.rulebooks import Variant
from tockwork.rulebooks.variant import kernel_data
from tockwork.server.tables.levels import LEVELS
from tockwork.server.wire.bodies.engine import Engine, Thinking
from tockwork.server.wire.shapes import Level

# A page counts a bot's rollouts instead of its time: the same on a slow phone, only later.
_ROLLOUTS = {"master": 160}
# Where no network has learned the game, bots run rollouts by the greedy evaluation.
_WITHOUT_NETWORK = {"casual": FEW, "club": MANY, "master": 4 * MANY}


def engine(table: Variant) -> Engine:
    form = table.rulebook.form(table.players, table.teams)
    return Engine(
        data=json.loads(kernel_data(table.rulebook, form)),
        teams=table.team_of,
        levels=levels(trained=is_trained(table)),
    )


def levels(*, trained: bool) -> dict[Level, Thinking]:
    """The settings of a page's bots, in games that a network has learned and in others."""
    rollouts = _ROLLOUTS if trained else _WITHOUT_NETWORK
    return {
        level: Thinking(noise=NOISE.get(level, 0.0), rollouts=rollouts.get(level, 0))
        for level in LEVELS
    }
