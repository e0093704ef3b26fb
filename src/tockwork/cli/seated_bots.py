"""Bots for the seats of a game that is watched or traced."""

from __future__ import annotations

from tockwork.bots import Bot
from tockwork.bots.loading import load_bot
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.locale import Words


def seated_bots(names: str, players: int, words: Words) -> list[Bot]:
    """One for each seat: one name is for all of them."""
    kinds = [name.strip() for name in names.split(",")]
    if len(kinds) not in (1, players):
        raise Misuse(words.say("complaint.all-bots", players=str(players)))
    with as_typed():
        return [load_bot(kinds[seat % len(kinds)]) for seat in range(players)]
