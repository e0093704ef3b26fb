"""Whole games as a server keeps them, played at random without one."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tockwork import __version__
from tockwork.records.fair import promise
from tockwork.rulebooks import rulebook
from tockwork.server.tables.entries import (
    Answered,
    Created,
    Entry,
    PartGiven,
    PartsAsked,
    Place,
    Started,
)
from tockwork.server.tables.log import TableLog
from tockwork.server.wire.shapes import ClockRule


def played(
    rules: str, players: int, teams: str | None = None, *, seed: int = 1, most: int = 10_000
) -> tuple[TableLog, list[Entry]]:
    """A table, and all that its log says: two parts shown, one left out, answers by chance."""
    table = rulebook(rules).table(players, teams)
    choose = random.Random(f"{rules} {players} {teams} {seed}")
    guests = [f"guest{s}" for s in range(players)]
    parts = {guest: choose.randbytes(32).hex() for guest in guests[:3]}
    words = dict(zip(guests, ("marble", "", "left out"), strict=False))
    created = Created(
        rules=rules,
        players=players,
        teams=table.teams,
        options={},
        public=False,
        clock=ClockRule(),
        takeover_seconds=None,
        spectator_delay=0,
        host=guests[0],
        invite="come",
        seats=tuple(Place(kind="person", guest=guest, name=guest) for guest in guests),
        engine=__version__,
        edition=table.edition,
        part=choose.randbytes(32).hex(),
        promises={guest: promise(part, words[guest]) for guest, part in parts.items()},
    )
    log, entries = TableLog("played", created, 0), [created]  # type: tuple[TableLog, list[Entry]]

    def add(entry: Entry) -> None:
        entries.append(entry)
        log.apply(entry, len(entries))

    asked = [(guest, s, created.promises[guest]) for s, guest in enumerate(guests[:3])]
    add(PartsAsked(promises=tuple(asked)))
    for guest in guests[:2]:
        add(PartGiven(guest=guest, part=parts[guest], word=words[guest]))
    add(Started(seed=log.next_seed()))
    while log.asked is not None and len(entries) < most:
        moves: Sequence[object] = log.position.legal_moves()
        move = str(choose.choice(moves))
        add(Answered(seat=log.asked, move=move, by="person", spent=0))
    return log, entries
