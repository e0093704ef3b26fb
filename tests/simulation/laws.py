"""What must hold, whatever goes wrong. The laws read the database by themselves and keep, for each
table, a log of their own to compare with everything that is sent."""

from __future__ import annotations

import gc
import hashlib
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Delete, Update

from tests.laws.hiding import another_world
from tests.simulation.clock import Clock
from tockwork import Position
from tockwork._kernel import Session
from tockwork.errors import TockworkError
from tockwork.rulebooks import Variant
from tockwork.server.store import schema
from tockwork.server.store.storage import Work
from tockwork.server.tables.entries import ENTRY
from tockwork.server.tables.log import TableLog

if TYPE_CHECKING:
    from tests.simulation.network import Call, Line, Reply
    from tests.simulation.world import Process, World

_CLOCK = re.compile(rb'"clock":\{[^}]*\}')
_LATE = 1500  # milliseconds by which hosts and beats may differ
_SOON = 25.0  # seconds in which everything asked for must be answered in calm
_SHOWN = 2500  # milliseconds by which a clock that is sent may differ
_UNNOTICED = 20_000  # milliseconds in which it must be seen that a clock has run out
_TROUBLE = 30.0  # seconds for which a fault may matter
_LOOKED_AT = 0.03  # of the messages, whether hidden cards change them
_CYCLES = 40  # objects that one refusal may leave to the collector
_GAMES = 40  # games with options that may stay: those used lately, and those of others


class Broken(Exception):
    """A law does not hold."""

    seed = step = 0
    at = 0.0

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law, self.what = law, what
        self.recent: list[str] = []


class Shadow:
    """A table as its stored entries say, read apart from the server."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.rows: list[tuple[int, str | None, str | None, str]] = []
        self.log: TableLog | None = None
        self.clock: Clock | None = None
        self.commands: Counter[tuple[str, str]] = Counter()
        self.held: dict[str | None, dict[tuple[int, ...], float]] = {}  # and until when it was so
        self.rewritten = -1e9
        self.group: dict[Any, list[bytes]] = {}  # messages of one moment, by line
        self.changed_at = 0.0

    def add(self, at: int, guest: str | None, command: str | None, data: str) -> None:
        self.rows.append((at, guest, command, data))
        key = "" if guest is None or command is None else f"{guest}\n{command}"
        if self.log is None:
            created: Any = ENTRY.validate_json(data)
            self.log = TableLog(self.id, created, at)
            self.clock = Clock(json.loads(data), self.log.rules.players)
        else:
            assert self.clock is not None
            undone = self.log.taken_back
            self.log.apply(data, at, key)
            undone = self.log.taken_back - undone
            self.clock.follow(json.loads(data), at, undone > 0, self.log.paused)
        if guest is not None and command is not None:
            self.commands[guest, command] += 1

    def held_by(self, guest: str | None, now: float) -> list[tuple[int, ...]]:
        """The seats of a user, and those of a moment ago, of which a process may not know yet."""
        self.note_held(guest, now)
        found = self.held[guest]
        return sorted((held for held in found if now - found[held] < 12), key=found.__getitem__)[
            ::-1
        ]

    def note_held(self, guest: str | None, now: float) -> None:
        assert self.log is not None
        own = tuple(self.log.held_by(guest))
        found = self.held.setdefault(guest, {})
        found.pop(own, None)
        found[own] = now


class Laws:
    def __init__(self, world: World) -> None:
        self.world = world
        self.checked: Counter[str] = Counter()
        self.moves = 0
        self.tables: dict[str, Shadow] = {}
        self.rng = random.Random(f"laws {world.seed}")
        self._db: sqlite3.Connection | None = None
        self._row = 0
        self._left: dict[tuple[str, str | None], float] = {}  # when a player was last there
        self._leaving: set[str] = set()
        self._forgot = -1e9  # when somebody was last deleted
        self._deleted: dict[str, float] = {}
        self.removed: dict[str, float] = {}  # secrets of devices, since when
        self._down: list[tuple[int, int]] = []  # when no process was there
        self._down_since: float | None = 0.0
        self._full_since: int | None = None  # since when the only process can store nothing
        self._excused: list[tuple[int, int]] = []

    def close(self) -> None:
        if self._db is not None:
            self._db.close()

    @property
    def db(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(self.world.file)
        return self._db

    def _true(self, law: str, holds: bool, what: str) -> None:
        self.checked[law] += 1
        if not holds:
            raise Broken(law, what)

    # what is stored ------------------------------------------------------------------------------

    def committed(self, process: Process, work: Sequence[Work]) -> None:
        """Called after every commit of any process."""
        try:
            self._committed(work)
        except Broken as bad:
            self.world.broken = self.world.broken or bad

    def _committed(self, work: Sequence[Work]) -> None:
        for part in work:
            statement = getattr(part, "statement", part)
            if isinstance(statement, Update | Delete) and statement.table is schema.entries:
                for value in statement.compile().params.values():
                    if isinstance(value, str) and value in self.tables:
                        self._rewritten(value)
        found = self.db.execute(
            "select rowid, table_id, position, at, guest, command, data from entries"
            " where rowid > ? order by rowid",
            (self._row,),
        ).fetchall()
        for row, table_id, position, at, guest, command, data in found:
            self._row = row
            self._stored(table_id, position, at, guest, command, data)

    def _stored(
        self, table_id: str, position: int, at: int, guest: Any, command: Any, data: str
    ) -> None:
        shadow = self.tables.setdefault(table_id, Shadow(table_id))
        self._true(
            "the log has every number once, in order",
            position == len(shadow.rows),
            f"{table_id}: {position} after {len(shadow.rows)} entries",
        )
        if shadow.log is not None:
            last = shadow.log.at(shadow.log.number)
            self._true(
                "time in a log only goes on",
                last <= at <= self.true_now() + 2000,
                f"{table_id} {position}: {at} after {last}",
            )
        said = json.loads(data)
        before = shadow.log
        self._time(shadow, said, at, position)
        if said["entry"] == "took_over" and before is not None:
            self._took_over(table_id, before, said["seat"])
        if said["entry"] == "seated" and before is not None:
            was, now = before.places[said["seat"]].guest, said["place"].get("guest")
            self._true(
                "a seat stays with its player",
                was is None or was == now or before.created.host in (was, now),
                f"{table_id} {position}: seat {said['seat']} was {was}'s",
            )
        for key in shadow.held:
            shadow.note_held(key, self.world.time.now)
        try:
            shadow.add(at, guest, command, data)
        except Exception as bad:
            raise Broken(
                "a stored entry can be applied", f"{table_id} {position} {data[:200]}: {bad}"
            ) from bad
        self.checked["a stored entry can be applied"] += 1
        shadow.changed_at = self.world.time.now
        assert shadow.log is not None
        if shadow.log.created.rated:
            self._true(
                "no move of a rated game is taken back",
                not shadow.log.taken_back,
                f"{table_id} {position}: {data[:100]}",
            )
        if said["entry"] == "created":
            self._paired(table_id, shadow.log)
        if said["entry"] == "answered":
            self.moves += 1
        if guest is not None and command is not None:
            self._true(
                "a command has one effect",
                shadow.commands[guest, command] == 1,
                f"{table_id}: {command} twice",
            )
        self.world.trace("log", f"{table_id[:4]} {position} {data[:110]}")

    @property
    def _late(self) -> int:
        return 4500 if self.world.shared else _LATE

    def _time(self, shadow: Shadow, said: dict[str, Any], at: int, position: int) -> None:
        """The clock of who has moved, or has not: no law here asks the server's own clock."""
        clock, kind, where = shadow.clock, said["entry"], f"{shadow.id} {position}"
        if clock is None or clock.since is None:
            return
        if kind in ("answered", "chose", "ran_out", "took_over"):
            self._true("nobody moves in a pause", not clock.paused, f"{where}: {said}")
        if not clock.ticks:
            return
        if kind == "ran_out":
            left = clock.left(said["seat"], at, self._outages())
            self._true(
                "no clock runs while the server is away",
                left <= self._late,
                f"{where}: {left} ms were left",
            )
        elif kind == "answered" and said["by"] in ("person", "program"):
            most, least = (clock.spent(at, away) for away in (self._outages(), self._excused))
            self._true(
                "no clock runs while the server is away",
                said["spent"] <= most + self._late,
                f"{where}: {said['spent']} ms of a clock, and only {most} have passed",
            )
            self._true(
                "no clock stands still",
                said["spent"] >= least - self._late,
                f"{where}: {said['spent']} ms of a clock, and {least} have passed",
            )

    def _shown(self, shadow: Shadow, result: dict[str, Any]) -> None:
        """A clock that is sent of this moment is what the log says."""
        shown, clock, log, now = result.get("clock"), shadow.clock, shadow.log, self.true_now()
        if shown is None or clock is None or log is None:
            return
        law = "the clock that is sent is right"
        self._true(law, abs(shown["now"] - now) < _SHOWN, f"{shadow.id}: {shown}, and it is {now}")
        if shown["turn"] is None or clock.since is None or log.over or clock.paused:
            return
        seat = shown["turn"]
        most, least = (clock.left(seat, now, away) for away in (self._excused, self._outages()))
        self._true(
            law,
            seat == log.asked
            and shown["banks"] == clock.banks
            and shown["left"] >= max(0, least) - self._late
            and shown["left"] <= max(0, most) + self._late,
            f"{shadow.id}: {shown}, and not {least} to {most} of {log.asked}, {clock.banks}",
        )

    def _paired(self, table_id: str, log: TableLog) -> None:
        """A table of players who looked for others: it was stored together with their searches."""
        people = [place.guest for place in log.places if place.kind == "person"]
        rows = self.db.execute("select guest from waiting where table_id = ?", (table_id,))
        paired = [guest for (guest,) in rows]
        if not paired:
            return
        self._true(
            "a table and the searches that led to it are stored together",
            sorted(map(str, people)) == sorted(paired),
            f"{table_id}: {people} sit there, {paired} are paired",
        )
        for guest in paired:
            for other in paired:
                row = self.db.execute(
                    "select at from removed where guest = ? and other = ?", (guest, other)
                ).fetchone()
                self._true(
                    "who blocked each other never meet",
                    row is None or self.true_now() - row[0] < 60_000,
                    f"{table_id}: {guest} has blocked {other}",
                )

    def _searches(self) -> None:
        """Who looks for players and listens is paired, with bots after half a minute."""
        now = self.world.time.now
        for search in self.world.searches:
            row = self.db.execute(
                "select table_id, bots, size, since from waiting where guest = ?", (search.guest,)
            ).fetchone()
            if search.gone or row is None or now - search.since < 60:
                continue
            table, bots, size, since = row
            long_ago = self.true_now() - since > 60_000
            self._true(
                "nobody waits for ever",
                table is None and not (bots and size == 1 and long_ago),
                f"{search.person.name} listens since {search.since:.1f}, and has table {table}",
            )
        found = self.db.execute(
            "select count(*) from waiting where table_id is not null"
            " and table_id not in (select table_id from entries)"
        ).fetchone()
        self._true(
            "a table and the searches that led to it are stored together",
            not found[0],
            f"{found[0]} searches led to no table",
        )

    def _rated_games(self) -> None:
        """A rated game that is over is noted as one, with who played."""
        for shadow in self.tables.values():
            log = shadow.log
            settled = self.world.time.now - shadow.changed_at > 30
            if log is None or not log.over or not log.created.rated or not settled:
                continue
            row = self.db.execute(
                "select data from finished where table_id = ?", (shadow.id,)
            ).fetchone()
            if row is not None:
                rated = json.loads(row[0]).get("rated")
                self._true(
                    "a rated game is noted with who played",
                    rated is not None and len(rated["guests"]) == len(log.places),
                    f"{shadow.id}: {rated}",
                )

    def _peace(self, call: Call, reply: Reply) -> None:
        """A block or report that was accepted is stored."""
        what, said = call.path.rpartition("/")[2], json.loads(call.said or b"{}")
        guest = self.guest_of(call.cookie) if call.cookie else None
        if reply.status != 200 or what not in ("block", "report") or guest is None:
            return
        if self._forgot > self.world.time.now - 60:
            return  # one of the two may be deleted
        sql, values = "select count(*) from removed where guest = ?", [guest]
        if what == "report":
            sql = "select count(*) from reports where guest = ? and table_id = ? and reason = ?"
            values += [call.path.split("/")[3], said["reason"]]
        found = self.db.execute(sql, values).fetchone()
        self._true(
            "an accepted block or report is stored", found[0] > 0, f"{call.path} {said} of {guest}"
        )

    def _took_over(self, table_id: str, log: TableLog, seat: int) -> None:
        """A bot takes over from who has been away for as long as the table says."""
        guest, limit, now = (
            log.places[seat].guest,
            log.created.takeover_seconds,
            self.world.time.now,
        )
        left = self._left.get((table_id, guest), -1e9)
        clock = self.tables[table_id].clock
        if clock is not None and clock.resumed_at:
            left = max(left, clock.resumed_at / 1000 - self.true_now() / 1000 + now)
        for line in self.world.lines:
            if line.table == table_id and line.guest == guest and not line.gone and not line.over:
                away = now - line.since < 6 or now - left > 1e6 or line.loop.asleep_until > now - 3
                left = left if away or line.told < 0 else now
        if self.world.shared:  # who is elsewhere is heard through Redis, a little later
            if now < max(self.world.redis.away_until, self.world.redis.slow_until) + 20:
                return
            left -= 5
        self._true(
            "a bot takes over from nobody who is there",
            limit is None or now - left >= limit - 1.5,
            f"{table_id}: seat {seat}, away for {now - left:.1f} s, and not {limit}",
        )

    def left(self, line: Line) -> None:
        """A player's line has ended; another may still be there."""
        if line.guest is not None and line.told >= 0:
            self._left[line.table, line.guest] = self.world.time.now

    def _rewritten(self, table_id: str) -> None:
        old = self.tables[table_id]
        rows = self.db.execute(
            "select position, at, guest, command, data from entries where table_id = ?"
            " order by position",
            (table_id,),
        ).fetchall()
        new = Shadow(table_id)
        new.held = old.held
        self._true(
            "a name goes, and nothing else of a log",
            len(rows) >= len(old.rows)
            and all(
                row[1] == was[0] and json.loads(row[4])["entry"] == json.loads(was[3])["entry"]
                for row, was in zip(rows, old.rows, strict=False)
            ),
            f"{table_id}: {len(old.rows)} entries, {len(rows)} after a name was changed",
        )
        try:
            for row in rows[: len(old.rows)]:
                new.add(*row[1:])
        except Exception as bad:
            raise Broken("a stored entry can be applied", f"{table_id}: {bad}") from bad
        new.rewritten = new.changed_at = self.world.time.now
        self.tables[table_id] = new

    # what is sent --------------------------------------------------------------------------------

    def sent(self, line: Line, text: bytes) -> None:
        """Called with every message of a line, as it leaves the server."""
        try:
            self._sent(line, text)
        except Broken as bad:
            self.world.broken = self.world.broken or bad

    def _sent(self, line: Line, text: bytes) -> None:
        shadow = self.tables.get(line.table)
        if shadow is None or shadow.log is None:
            return
        if line.guest is None and line.cookie is not None and line.told < 0:
            line.guest = self.guest_of(line.cookie)
        kind = text[9:14]
        if kind == b'ack",':
            self._acknowledged(line.person, line.table, json.loads(text)["id"])
        elif kind == b"event":
            self._event(line, shadow, text)
        elif kind == b"snaps":
            self._snapshot(line, shadow, text)
        for name, since in self._deleted.items():
            if name.encode() in text and self.world.time.now - since > 30:
                raise Broken("what was deleted is gone", f"{name} is sent to {line.person.name}")

    def guest_of(self, secret: str) -> str | None:
        hashed = hashlib.sha256(secret.encode()).hexdigest()
        row = self.db.execute(
            "select guest from devices where secret_hash = ?", (hashed,)
        ).fetchone()
        return None if row is None else str(row[0])

    def _acknowledged(self, person: Any, table: str, name: str) -> None:
        act = person.acts.get((table, name))
        if act is None:
            return
        shadow = self.tables[table]
        stored = [json.loads(data) for _, _, command, data in shadow.rows if command == name]
        self._true(
            "what is acknowledged is in the log once",
            len(stored) == 1,
            f"{table}: {name} of {person.name} is there {len(stored)} times",
        )
        self._true(
            "what is stored is what was sent",
            stored[0].get("seat") == act["seat"] and stored[0].get("move") == act["move"],
            f"{table}: {act} was stored as {stored[0]}",
        )

    def held_by(self, line: Line) -> tuple[int, ...]:
        """The seats of who is at this line."""
        shadow = self.tables.get(line.table)
        return () if shadow is None or shadow.log is None else shadow.log.held_by(line.guest)

    def _held(self, line: Line, shadow: Shadow) -> list[tuple[int, ...]]:
        assert shadow.log is not None
        return shadow.held_by(line.guest, self.world.time.now)

    def _event(self, line: Line, shadow: Shadow, text: bytes) -> None:
        result = json.loads(text)
        number = result["number"]
        line.told = number
        group = shadow.group.setdefault(line, [])
        group.append(text)
        if not result["last"]:
            return
        del shadow.group[line]
        log = shadow.log
        assert log is not None
        if self.world.time.now - shadow.rewritten < 60 or log.number < number:
            self._true(
                "nothing is sent that is not stored",
                log.number >= number,
                f"{line.table}: event {number}, and {log.number} are stored",
            )
            return
        plain = [_CLOCK.sub(b'"clock":{}', each) for each in group]
        after = number - len(group)
        own = self._held(line, shadow)
        same = any(log.messages(held, after, number, b"{}") == plain for held in own)
        if not same and log.number == number:
            wanted = log.messages(own[0], after, number, b"{}")[-1].decode()
            raise Broken(
                "what is sent is what the log replays to",
                f"{line.person.name} at {line.table}, {own}:\n{plain[-1].decode()[:1500]}\n"
                f"and not\n{wanted[:1500]}",
            )
        self.checked["what is sent is what the log replays to"] += 1
        self._due(line, log, own[0], number)
        if log.number == number and (own[0] or not log.created.spectator_delay):
            self._shown(shadow, result)
        if log.number == number and self.rng.random() < _LOOKED_AT:
            self._hidden(line, log, own[0])

    def _snapshot(self, line: Line, shadow: Shadow, text: bytes) -> None:
        result, log = json.loads(text), shadow.log
        assert log is not None
        number = result["number"]
        line.told = max(line.told, number)
        self._true(
            "nothing is sent that is not stored",
            number <= log.number,
            f"{line.table}: a snapshot of {number}, and {log.number} are stored",
        )
        own = self._held(line, shadow)
        seats = [view["seat"] for view in result["views"]]
        allowed = {seat for held in own for seat in held}
        self._true(
            "a view is for its own seat",
            set(seats) <= allowed,
            f"{line.person.name} at {line.table} sees {seats}, holds {own}",
        )
        self._due(line, log, own[0], number)
        if number == log.number and (own[0] or not log.created.spectator_delay):
            self._shown(shadow, result)
        if number == log.number and self.world.time.now - shadow.rewritten > 60:
            moments = [json.loads(b"{%b}" % log.moment(held, number)) for held in own]
            same = any(
                result["state"] == one["state"] and result["views"] == one["views"]
                for one in moments
            )
            self._true(
                "what is sent is what the log replays to", same, f"a snapshot at {line.table}"
            )

    def _due(self, line: Line, log: TableLog, held: tuple[int, ...], number: int) -> None:
        delay = log.created.spectator_delay
        if delay and not held and log.began and number >= log.began:
            age = self.true_now() - log.at(number)
            self._true(
                "who watches later is told nothing newer",
                age >= delay * 1000 - 700,
                f"{line.table}: event {number} after {age} ms",
            )

    def _hidden(self, line: Line, log: TableLog, held: tuple[int, ...]) -> None:
        """No byte depends on a card its reader may not see."""
        if log.asked is None or log.over:
            return
        try:
            other = Position.from_document(another_world(log.position, held, self.rng))
        except TockworkError:
            return
        one, two = (_from(log, position) for position in (log.position, other))
        if one.number != two.number:
            return  # with these cards somebody could not have moved, which all would have seen
        views = [bytes(each.moment(held, each.number)) for each in (one, two)]
        self._true(
            "no byte depends on a hidden card",
            views[0] == views[1],
            f"{line.table}, seats {held}:\n{views[0]!r}\n{views[1]!r}",
        )

    def reads_again(self, line: Line) -> None:
        """A reader that was slow is told what its process knows, without asking."""
        tables = line.process.tables
        table = None if tables is None else tables._live.get(line.table)
        if table is None or not line.conversing or line.told < 0:
            return
        if table.log.held_by(line.guest) or not table.log.created.spectator_delay:
            self.world.later(2.0, self._has_read, line, table.log.number)

    def _has_read(self, line: Line, number: int) -> None:
        if line.gone or line.over or not line.ready or line.loop.dead:
            return
        if line.loop.asleep_until < self.world.time.now - 2:
            try:
                self._true(
                    "everybody is told everything",
                    line.told >= number,
                    f"{line.person.name} reads again at {line.table}: {line.told} of {number}",
                )
            except Broken as bad:
                self.world.broken = self.world.broken or bad

    def closed(self, line: Line, code: str) -> None:
        """The server has said goodbye."""
        if code == "removed" and line.cookie is not None:
            self._true(
                "nobody is sent away without a reason",
                self.guest_of(line.cookie) is None or line.guest is None,
                f"{line.person.name} is told that the device was removed",
            )

    def answered(self, call: Call, reply: Reply) -> None:
        self._true(
            "a call is answered with sense",
            0 < reply.status < 500 or reply.status == 503,
            f"{call.method} {call.path} {call.said[:200]!r}: {reply.status} {reply.body[:200]!r}",
        )
        self._secret(call, reply.body)
        self._peace(call, reply)
        for name, since in self._deleted.items():
            if name.encode() in reply.body and self.world.time.now - since > 30:
                raise Broken("what was deleted is gone", f"{name} is told by {call.path}")

    def _secret(self, call: Call, body: bytes) -> None:
        """The seed of a running game is told by nothing."""
        parts = call.path.split("/")
        shadow = self.tables.get(parts[3]) if len(parts) > 3 and parts[2] == "tables" else None
        if shadow is None or shadow.log is None or shadow.log.over:
            return
        for secret in (shadow.log.created.part, shadow.log.seed if shadow.log.began else None):
            self._true(
                "the seed stays secret until the end",
                not secret or secret.encode() not in body,
                f"{call.path} tells the seed of a running game",
            )

    def garbage(self, refused: int, before: int = 0) -> int:
        """What refusals leave behind for a collector that never looks (`run.py`), and how many
        games with options are in memory: none more than `before` for those that were refused.
        A process that ends meanwhile leaves cycles of its own; then nothing is `refused`."""
        found = self.world.collect()
        games = sum(type(each) is Variant for each in gc.get_objects())
        if refused > 10:
            self._true(
                "memory does not grow by refusals",
                found < refused * _CYCLES + 2500 and games < before + _GAMES,
                f"{refused} refusals leave {found} objects in cycles, {games} games of {before}",
            )
        return games

    # time ----------------------------------------------------------------------------------------

    def true_now(self) -> int:
        from tests.simulation.world import EPOCH

        return int((EPOCH + self.world.time.now) * 1000)

    def presence(self) -> None:
        """Called whenever a process comes or goes."""
        up, now = any(process.up for process in self.world.processes), self.true_now()
        if up and self._down_since is not None:
            self._down.append((int(self._down_since), now))
            del self._down[:-200]
            self._down_since = None
        elif not up and self._down_since is None:
            self._down_since = now

    def could_store(self, could: bool) -> None:
        """A write of the only process: nothing could be stored from the first that failed on."""
        if self.world.shared:
            return
        if not could and self._full_since is None:
            self._full_since = self.true_now()
        elif could and self._full_since is not None:
            self._down.append((self._full_since, self.true_now()))
            self._full_since = None

    def fault(self) -> None:
        """Something goes wrong: for a while clocks need not run."""
        now = self.true_now()
        until = now + int(_TROUBLE * 1000)
        if self._excused and self._excused[-1][1] >= now:
            self._excused[-1] = self._excused[-1][0], until
        else:
            self._excused.append((now, until))
            del self._excused[:-200]

    def _outages(self) -> list[tuple[int, int]]:
        if self._full_since is None:
            return self._down
        return [*self._down, (self._full_since, self.true_now())]

    # deletion ------------------------------------------------------------------------------------

    def leaving(self, name: str) -> None:
        self._leaving.add(name)
        self._forgot = self.world.time.now

    def deleted(self, name: str) -> None:
        self._deleted[name] = self.world.time.now

    # when everything has come to rest ------------------------------------------------------------

    def at_rest(self) -> None:
        """Every five minutes, after more than a minute in which nothing went wrong."""
        try:
            self._processes()
            self._waiting()
            self._everybody()
            self._searches()
            self._rated_games()
            self._gone()
            self._memory()
        except Broken as bad:
            self.world.broken = self.world.broken or bad

    def _processes(self) -> None:
        for process in self.world.processes:
            self._true(
                "a server starts again, whatever is stored", process.up, f"{process.name} is away"
            )

    def _waiting(self) -> None:
        now = self.world.time.now
        for call in self.world.calls:
            self._true(
                "nobody waits for ever",
                now - call.since < _SOON,
                f"{call.method} {call.path} since {call.since:.1f}",
            )
        for shadow in self.tables.values():
            if shadow.log is not None and now - shadow.changed_at >= 150:
                self._clock_ran(shadow, shadow.log, self.true_now())
        for line in self.world.lines:
            if line.cookie in self.removed and not line.gone and not line.over:
                self._true(
                    "a removed device opens nothing",
                    now - max(line.since, self.removed[line.cookie]) < _SOON
                    or self.guest_of(line.cookie) is not None,
                    f"{line.person.name} still has a line to {line.table}",
                )
            table = self.tables.get(line.table)
            if line.gone or line.over or table is None or table.log is None:
                continue
            shadow, log = table, table.log
            if now - line.since < 20 or now - shadow.changed_at < 8 or not line.conversing:
                continue
            if not (log.created.spectator_delay and not log.held_by(line.guest)):
                self._true(
                    "everybody is told everything",
                    line.told == log.number,
                    f"{line.person.name} at {line.table}: told {line.told} of {log.number}",
                )
            bot = None if log.asked is None else log.bot_in(log.asked)
            if bot is not None and not log.over:
                self._true(
                    "nobody waits for ever",
                    now - shadow.changed_at < _SOON,
                    f"a bot at {line.table} has not moved since {shadow.changed_at:.1f}",
                )
            self._line_is_served(line, log)
            people = len({place.guest for place in log.places if place.kind == "person"})
            self._true(
                "nobody waits for ever",
                log.began > 0 or not log.full or now - shadow.changed_at < 60,
                f"the game of {people} at {line.table} does not begin",
            )

    def _clock_ran(self, shadow: Shadow, log: TableLog, now: int) -> None:
        """Whether anybody is there or not, a clock that has run out is noticed."""
        clock = shadow.clock
        if log.over or log.asked is None or clock is None or not clock.ticks or clock.paused:
            return
        if log.bot_in(log.asked) is None and log.ran_out is None:
            self._true(
                "no clock stands still",
                clock.left(log.asked, now - _UNNOTICED, self._excused) > 0,
                f"the clock at {shadow.id} ran out long ago",
            )

    def _line_is_served(self, line: Line, log: TableLog) -> None:
        """Whoever is there plays: commands are answered, bots hand back and take over."""
        now, person = self.world.time.now, line.person
        for (table, name), since in person.waiting.items():
            if table == line.table and line.guest is not None and now - line.since > _SOON:
                self._true(
                    "nobody waits for ever",
                    now - since < _SOON + 12,
                    f"{name} of {person.name} at {table} is not answered since {since:.1f}",
                )
        if log.over or not log.began:
            return
        mine = log.held_by(line.guest)
        for seat in mine:
            self._true(
                "a bot hands back to who is there",
                log.playing[seat] is None or log.ran_out == seat,
                f"{person.name} is at {line.table}, and a bot plays seat {seat}",
            )
        limit = log.created.takeover_seconds
        if not mine or limit is None or now - line.since < limit + 30:
            return
        for seat, place in enumerate(log.places):
            here = any(
                one.table == line.table and one.guest == place.guest for one in self.world.lines
            )
            left = self._left.get((line.table, place.guest), line.since)
            if place.guest is not None and not here and log.playing[seat] is None:
                self._true(
                    "a bot takes over from who is away",
                    now - max(left, self.world.calm_since or now) < limit + 30,
                    f"seat {seat} at {line.table} is away since {left:.1f}, of {limit} s",
                )

    def _everybody(self) -> None:
        """Who has a device that was never removed is somebody, with a name and all their seats."""
        for person in self.world.people:
            guests = set()
            for device in person.devices:
                if device.secret is None or device.removed:
                    continue
                guest = self.guest_of(device.secret)
                alive = (
                    guest is not None
                    and self.db.execute("select name from guests where id = ?", (guest,)).fetchone()
                )
                self._true(
                    "nobody is lost", bool(alive), f"{person.name} is nobody on a device of theirs"
                )
                guests.add(guest)
            for table in person.sits - person.unsure:
                shadow = self.tables.get(table)
                if shadow is None or shadow.log is None or len(guests) != 1:
                    continue
                (guest,) = guests
                self._true(
                    "a seat stays with its player",
                    bool(shadow.log.held_by(guest)),
                    f"{person.name} has no seat at {table} any more",
                )

    def _gone(self) -> None:
        now = self.world.time.now
        names = [name for name, since in self._deleted.items() if now - since > 30]
        for table, column in (("guests", "name"), ("entries", "data"), ("finished", "data")):
            for name in names:
                found = self.db.execute(
                    f"select count(*) from {table} where {column} like ?", (f"%{name}%",)
                ).fetchone()
                self._true("what was deleted is gone", not found[0], f"{name} is in {table}")
        for name in [name for name, since in self._deleted.items() if now - since > 900]:
            del self._deleted[name]
        for table in ("devices", "recoveries", "copies", "codes", "passkeys"):
            found = self.db.execute(
                f"select count(*) from {table} where guest not in (select id from guests)"
            ).fetchone()
            self._true("nothing is left of nobody", not found[0], f"{found[0]} rows of {table}")
        found = self.db.execute(
            "select count(*) from sitting where guest not in (select id from guests)"
            " and guest not in (select guest from former)"
        ).fetchone()
        self._true("nothing is left of nobody", not found[0], f"{found[0]} rows of sitting")

    def _memory(self) -> None:
        """Nothing is kept in memory of what has ended."""
        for process in self.world.processes:
            tables = process.tables
            if tables is None or not process.up:
                continue
            open_here = [line for line in self.world.lines if line.loop is process.loop]
            streams = sum(one.loop is process.loop for one in self.world.searches)
            calls = [call for call in self.world.calls if call.loop is process.loop]
            lines: Any = tables.lines
            kept = {
                "listeners": tables.listeners() - len(open_here),
                "lines by address": lines._addresses.total() - len(open_here) - streams,
                "lines by user": sum(map(len, lines._guests.values())) - len(open_here),
                "lines that come": lines._coming.total() - len(open_here),
                "tables being loaded": len(tables._loading) - len(calls) - len(open_here),
                "requests": tables.calls - len(calls),
                "writes": len(tables.services.storage._queue) - 50,
                "users by secret": len(tables.guests._known) - 10_000,
                "users with a rate limit": len(tables.services.limiter.commands._free) - 500,
            }
            for what, many in kept.items():
                self._true(
                    "nothing is kept of what has ended", many <= 0, f"{process.name}: {many} {what}"
                )


def _from(log: TableLog, position: Position) -> TableLog:
    """A table that begins with this position."""
    made = TableLog.__new__(TableLog)
    made.created, made.rules = log.created, position.table
    start = {"seed": "law", "start": position.document()}
    document = json.dumps(log.created.model_dump(mode="json") | start)
    Session.__init__(made, made.rules.rules, "t", document, 0)
    return made
