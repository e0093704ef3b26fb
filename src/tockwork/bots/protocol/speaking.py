"""The other side of the engine protocol: any of our bots as a program."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

from tockwork.bots.base import Bot, Budget
from tockwork.bots.protocol.messages import VERSION
from tockwork.game import Position


def speak(bot: Bot, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The replies of a bot to the messages of its host."""
    seat, custom = 0, {}
    for line in lines:
        said = json.loads(line)
        kind = said.get("type")
        if kind == "hello":
            yield {"type": "hello", "protocol": VERSION, "name": bot.name, "author": "Tockwork"}
        elif kind == "game":
            seat = said["seat"]
            custom = {"game": said["game"]} if said.get("game") else {}
            yield {"type": "ready"}
        elif kind == "choose":
            view = Position.from_document(said["position"] | custom, kept=True).view(seat)
            limits = said.get("budget", {})
            budget = Budget(limits.get("seconds"), limits.get("nodes"))
            move = bot.choose(view, view.legal_moves(), budget, random.Random(said["seed"]))
            yield {"type": "move", "id": said["id"], "move": str(move)}
        elif kind == "bye":
            return
