"""Tables with a past: games that have come to where a test wants them.

They are written into the log that the server reads when it starts, as if they had been played
there; which games those are is searched for, with the kernel as the only judge."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, insert

from tockwork import Game, rulebook
from tockwork._kernel import GameLog
from tockwork.game import Seeded
from tockwork.server.store import schema
from tockwork.server.store.migrate import migrate
from tockwork.server.tables.entries import Answered, Created, Entry, Place, Started
from tockwork.server.wire.shapes import Choice, ClockRule

GUEST, SECRET = "anna", secrets.token_urlsafe(32)
COOKIE = {"name": "tockwork", "value": SECRET}
MOST_GAMES, MOST_ANSWERS = 400, 250
LAST_ANSWERS = 20
BLUNDER = "blunder"  # the table of `blunder`
Wanted = Callable[[Choice], bool]


@dataclass(frozen=True)
class Past:
    """A table and what was answered there. If seat 0 is asked: `texts` are the answers that were
    looked for, `card` is where in the hand the card lies that gives them (None: they need none).
    """

    table: str
    created: Created
    seed: str
    moves: tuple[tuple[int, str], ...]
    texts: frozenset[str] = frozenset()
    card: int | None = None
    phase: str = "playing"


@dataclass(frozen=True)
class Kind:
    """Answers that are looked for. `say`: the words by which they are told from others that the
    same card gives; without them it is one that gives no others."""

    rules: str
    wanted: Wanted
    say: str = ""
    advanced: tuple[str, ...] = ()
    least: int = 1
    """At least so many answers of the kind."""


def find(table: str, kind: Kind) -> Past:
    """A game of random players, up to where seat 0 may answer so."""
    options: dict[str, Any] = {"advanced": list(kind.advanced)} if kind.advanced else {}
    rules, players, teams = kind.rules, 4, "pairs"
    book = rulebook(rules).with_options(**options)
    for number in range(MOST_GAMES):
        game, chance = Game(book, players, teams, seed=f"{table}{number}"), random.Random(number)
        moves: list[tuple[int, str]] = []
        while not game.over and len(moves) < MOST_ANSWERS:
            if game.turn == 0 and (found := _offered(game, kind)) is not None:
                texts, card = found
                created = _created(rules, teams, players, dict(book.chosen))
                return Past(table, created, f"{table}{number}", tuple(moves), texts, card)
            move = chance.choice(game.legal_moves())
            moves.append((game.turn, str(move)))
            game.play(move)
    raise AssertionError(f"{MOST_GAMES} games of {rules} without {table}")


def finished(table: str, rules: str) -> Past:
    """A game that is over: a short one of several, so that its replay is quickly seen."""
    games = [_whole(table, rules, number) for number in range(10)]
    return min(games, key=lambda game: len(game.moves))


def late(rules: str) -> str:
    """The table where this game is nearly over."""
    return f"late{rules.replace('-', '')}"


def nearly_over(table: str, rules: str) -> Past:
    """A game in its last rounds."""
    whole = _whole(table, rules, 0)
    return replace(whole, moves=whole.moves[:-LAST_ANSWERS], phase="playing")


def blunder(table: str = BLUNDER) -> Past:
    """A game of random players, up to where one card (`card`) costs seat 0 some twenty points."""
    game, chance = Game("dog-kids", 4, seed="blunder4"), random.Random(4)
    moves: list[tuple[int, str]] = []
    while len(moves) < 111:
        moves.append((game.turn, str(chance.choice(game.legal_moves()))))
        game.play(moves[-1][1])
    created = _created("dog-kids", game.table.teams, 4, {})
    return Past(table, created, "blunder4", tuple(moves), card=2)


def _whole(table: str, rules: str, number: int) -> Past:
    """A game of four random players, to its end."""
    book, seed = rulebook(rules), f"{table}{number}"
    game, chance = Game(book, 4, seed=seed), random.Random(number)
    moves: list[tuple[int, str]] = []
    while not game.over:
        moves.append((game.turn, str(chance.choice(game.legal_moves()))))
        game.play(moves[-1][1])
    created = _created(rules, game.table.teams, 4, dict(book.chosen))
    return Past(table, created, seed, tuple(moves), phase="over")


def _offered(game: Game, kind: Kind) -> tuple[frozenset[str], int | None] | None:
    """Answers of the kind, and where their card lies."""
    view = game.view(0)
    choices = _choices(game)
    good = [choice for choice in choices if kind.wanted(choice)]
    if len(choices) < 2:
        return None
    for card in sorted({choice.card or "" for choice in good}):
        with_it = [choice for choice in choices if (choice.card or "") == card]
        meant = [choice for choice in with_it if kind.wanted(choice)]
        if len(meant) < kind.least:
            continue
        if not card or kind.say or len(meant) == len(with_it):
            texts = frozenset(choice.text for choice in meant)
            return texts, list(view.own_hand).index(card) if card else None
    return None


def _choices(game: Game) -> list[Choice]:
    """What seat 0 is told that it may answer."""
    game_log = GameLog(game.table.rules)
    game_log.begin_from(game.position._core, Seeded("past").fresh())
    view = json.loads(b"{%b}" % game_log.now((0,)))["views"][0]
    return [Choice.model_validate(choice) for choice in view["choices"] or ()]


def _created(rules: str, teams: str, players: int, options: dict[str, Any]) -> Created:
    names = ("Mila", "Hugo", "Nora", "Leo", "Ida")
    bots = (Place(kind="bot", level="casual", name=name) for name in names[: players - 1])
    return Created.model_validate(
        {
            "rules": rules,
            "players": players,
            "teams": teams,
            "options": options,
            "public": False,
            "clock": ClockRule(),
            "takeover_seconds": None,
            "spectator_delay": 0,
            "host": GUEST,
            "invite": "come",
            "seats": (Place(kind="person", guest=GUEST, name="Anna"), *bots),
        }
    )


def write(pasts: Sequence[Past], inside: Path) -> Path:
    """Makes the database of a server that has not been started yet, in a folder of its own: the
    tests of one file may come in two parts, with a server each."""
    folder = Path(tempfile.mkdtemp(dir=inside))
    engine = create_engine(f"sqlite:///{folder / 'tables.db'}")
    now = time.time_ns() // 1_000_000
    hashed = hashlib.sha256(SECRET.encode()).hexdigest()
    guest = {"id": GUEST, "kind": "person", "name": "Anna"}
    device = {"secret_hash": hashed, "guest": GUEST, "since": now, "seen_at": now}
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(insert(schema.guests), [guest | {"created_at": now}])
        connection.execute(insert(schema.devices), [device])
        for past in pasts:
            card = {"id": past.table, "phase": past.phase, "public": False, "clocked": False}
            connection.execute(insert(schema.tables), [card | {"changed_at": now}])
            sits = {"guest": GUEST, "table_id": past.table, "since": now}
            connection.execute(insert(schema.sitting), [sits])
            rows = [
                {"table_id": past.table, "position": i, "at": now, "data": entry.model_dump_json()}
                for i, entry in enumerate(_entries(past))
            ]
            connection.execute(insert(schema.entries), rows)
    engine.dispose()
    return folder


def _entries(past: Past) -> list[Entry]:
    answers = (
        Answered(seat=seat, move=move, by="person" if seat == 0 else "bot", spent=0)
        for seat, move in past.moves
    )
    return [past.created, Started(seed=past.seed), *answers]
