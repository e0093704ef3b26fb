"""People as programs: they play, send twice, lose the line, come back on another device, watch,
ask for the past, are deleted, and send nonsense."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tests.simulation.loop import SimLoop
from tests.simulation.network import Call, Line, Listening, Lost, Reply
from tockwork.records.fair import promise

if TYPE_CHECKING:
    from tests.simulation.world import World

DAY, EVENING = 86_400.0, 68_400.0  # seconds; a club meets from seven
GAMES = (
    *(("super-tock", 2), ("dog-kids", 2), ("tock6", 2), ("toc", 2), ("dog-kids", 3)),
    *(("super-tock", 4), ("dog", 4), ("dog-royal", 2), ("tac", 4)),
)
CLOCKS = (
    *({"kind": "none"},) * 3,
    {"kind": "move", "seconds": 8},
    {"kind": "move", "seconds": 20},
    {"kind": "move", "seconds": 60},
    {"kind": "bank", "seconds": 3, "bank": 40},
    {"kind": "bank", "seconds": 1, "bank": 300},
)
NONSENSE: tuple[Any, ...] = (
    {},
    {"type": "act"},
    {"type": "act", "id": "x", "seat": 5, "expect": 10**9, "move": "no move"},
    {"type": "promise", "id": "p", "promise": "zz"},
    {"type": "part", "id": "q", "part": "0" * 64, "word": "x" * 200},
    {"type": "why", "id": "w", "seat": 0, "card": "K", "marble": 99},
    {"type": "chat", "id": "c", "text": "\u202e" * 9},
    {"type": "ping"},
)


class Device:
    """A browser with its secret, unknown to the server until it has got one."""

    def __init__(self) -> None:
        self.secret: str | None = None
        self.removed = False


class Person:
    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.rng = random.Random(f"person {number} of {world.seed}")
        self.loop = SimLoop(world.time, f"person {number}", lambda: 0.0)
        self.loop.failed = world.failed
        self.address = f"10.0.0.{number + 1}"
        self.name = self._new_name()
        self.named = False  # whether the server has said yes to it
        self.devices = [Device()]
        self.code: str | None = None
        self.sits: set[str] = set()  # tables where a seat is theirs, by the server's word
        self.unsure: set[str] = set()  # where an answer was lost
        self.acts: dict[tuple[str, str], dict[str, Any]] = {}  # by table and id
        self.waiting: dict[tuple[str, str], float] = {}  # not answered yet, since when
        self.parts: dict[str, tuple[str, str]] = {}  # by promise
        self._acted = 0

    def _new_name(self) -> str:
        return f"Nobody{self.number}q{self.rng.getrandbits(40):x}"

    def begin(self) -> None:
        self.loop.create_task(self._live())

    async def _live(self) -> None:
        rng, evening = self.rng, 0.0
        while True:
            if self.world.club and self.world.time.now > evening:
                pause = EVENING + rng.randrange(7) * DAY - self.world.time.now % DAY
                await asyncio.sleep(max(0.0, pause) + rng.uniform(0, 1800))
                evening = self.world.time.now + rng.uniform(1800, 7200)
            with suppress(Lost):
                await self._visit()
            await asyncio.sleep(rng.expovariate(1 / 8.0))

    # calls ---------------------------------------------------------------------------------------

    async def call(
        self, method: str, path: str, body: Any = None, device: Device | None = None
    ) -> Reply:
        device = device or self.devices[0]
        said = b"" if body is None else json.dumps(body).encode()
        self.world.trace(self.name, f"{method} {path} {said.decode()[:100]}")
        reply = await Call(self, method, path, said).go(device.secret)
        if (secret := reply.cookie) and path != "/api/me/forget":
            device.secret = secret
        self.world.trace(self.name, f"{reply.status} for {method} {path}")
        return reply

    async def _visit(self) -> None:
        ways = (
            *((self._play_somewhere, 60), (self._watch, 8), (self._look_back, 8)),
            *((self._recover, 4), (self._recover_both, 3), (self._be_called, 4), (self._go, 3)),
            *((self._be_deleted, 1), (self._nonsense, 4), (self._refused, 3), (self._move_seat, 2)),
            *((self._remove_device, 2), (self._meet, 3), (self._find_players, 6)),
            *((self._block_or_report, 3),),
        )
        await self.rng.choices([way for way, _ in ways], [weight for _, weight in ways])[0]()

    # playing -------------------------------------------------------------------------------------

    async def _play_somewhere(self) -> None:
        rng = self.rng
        if not self.named and rng.random() < 0.7:
            await self._be_called()
        table = await self._mine()
        if table is None and rng.random() < 0.6:
            table = await self._join()
        if table is None:
            table = await self._make()
        if table is not None:
            await self.play(table, rng.uniform(20, 240))

    async def _mine(self) -> str | None:
        me = await self.call("GET", "/api/me")
        if me.status != 200:
            return None
        running = [
            each["table"]["id"] for each in me.json["tables"] if each["table"]["phase"] != "over"
        ]
        return self.rng.choice(running) if running else None

    async def _join(self) -> str | None:
        found = await self.call("GET", "/api/tables")
        if found.status != 200 or not found.json["tables"]:
            return None
        table = self.rng.choice(found.json["tables"])["table"]["id"]
        return await self._sit(table)

    async def _sit(self, table: str) -> str | None:
        body = {"name": self.name, "promise": self._promise()}
        try:
            done = await self.call("POST", f"/api/tables/{table}/sit", body)
        except Lost:
            self.unsure.add(table)
            raise
        if done.status == 200:
            self.sits.add(table)
            return table
        return None

    def _promise(self) -> str | None:
        if self.rng.random() < 0.5:
            return None
        part, word = f"{self.rng.getrandbits(256):064x}", "a word"
        made = promise(part, word)
        self.parts[made] = part, word
        return made

    async def _make(self) -> str | None:
        rng = self.rng
        rules, players = rng.choice(GAMES)
        rated = rng.random() < 0.15
        kinds = ["open"] * (players - 1)
        if rated:
            code = await self._new_code(self.devices[0])  # who has one can come back
            rated = code is not None
        elif rng.random() < 0.6:
            kinds = [rng.choice(("open", "bot", "bot", "here")) for _ in kinds]
        seats = [{"kind": "me", "name": self.name}, *({"kind": kind} for kind in kinds)]
        rng.shuffle(seats)
        body = {
            "rules": rules,
            "players": players,
            "seats": seats,
            "public": rng.random() < 0.85,
            "clock": rng.choice(CLOCKS),
            "takeover_seconds": rng.choice((None, 2, 10, 60)),
            "spectator_delay": rng.choice((0, 0, 0, 5)),
            "promise": self._promise(),
            "rated": rated,
        }
        made = await self.call("POST", "/api/tables", body)
        if made.status != 201:
            return None
        table = str(made.json["table"]["id"])
        self.sits.add(table)
        self.world.known.append(table)
        del self.world.known[:-30]
        return table

    async def play(self, table: str, seconds: float, device: Device | None = None) -> None:
        """At a table until the time is over, whatever happens to the line."""
        end, number = self.world.time.now + seconds, None
        while self.world.time.now < end:
            process = self.world.open_process(self.rng)
            if process is None:
                await asyncio.sleep(1)
                continue
            line = Line(self, process, table, (device or self.devices[0]).secret)
            if number is not None and self.rng.random() < 0.7:
                line.number = number  # what comes is what was missed, or a snapshot
            line.open(line.number if line.number >= 0 else None)
            try:
                again = await self._follow(line, end)
            finally:
                line.hang_up()
            number = line.number if line.number >= 0 else None
            if not again:
                break
            await asyncio.sleep(self.rng.uniform(0.1, 1.5))
        self._wait_no_more(table)
        if table in self.sits and self.rng.random() < 0.12:
            await self._leave(table)

    def _wait_no_more(self, table: str) -> None:
        """Whoever is gone waits for nothing, and a new move takes the place of a lost one."""
        for key in [key for key in self.waiting if key[0] == table]:
            del self.waiting[key]

    async def _leave(self, table: str) -> None:
        known = table not in self.unsure
        self.unsure.add(table)  # until the answer is there, and if there is none or 503
        done = await self.call("POST", f"/api/tables/{table}/leave", {})
        if done.status == 200:
            self.sits.discard(table)
        if known and done.status != 503:
            self.unsure.discard(table)

    async def _follow(self, line: Line, end: float) -> bool:
        """False if there is nothing more to do here."""
        rng, world = self.rng, self.world
        think: float | None = None
        views: list[Any] = []
        given = False
        while world.time.now < end:
            wait = 12.0 if think is None else max(0.0, think - world.time.now)
            wait = min(wait, max(0.0, end - world.time.now))
            try:
                text = await asyncio.wait_for(line.inbox.get(), wait)
            except TimeoutError:
                if think is not None and world.time.now >= think:
                    think = None
                    self._act(line, views)
                elif world.time.now < end:
                    line.send({"type": "ping"})
                    self._again(line)
                continue
            if text is None:
                return True
            result = json.loads(text)
            kind = result["type"]
            if kind in ("snapshot", "event"):
                if kind == "event" and line.number >= 0 and result["number"] != line.number + 1:
                    world.break_law(
                        "events come in order, each once",
                        f"{self.name} at {line.table}: {line.number}, then {result['number']}",
                    )
                line.number, views = result["number"], result["views"]
                asked = any(view["choices"] for view in views)
                think = world.time.now + self._thought() if asked else None
                table = result.get("table")
                what = result["event"] if kind == "event" else {}
                pause = what.get("event") == "paused" or (table or {}).get("paused")
                if (pause or what.get("event") == "proposed") and line.table in self.sits:
                    self._later(line, "resume" if pause else "agree")
                if table is not None and table["phase"] == "over":
                    return await self._after(line, table)
                if table is not None and table.get("gathering") and not given:
                    given = self._give(line)
                gathering = kind == "event" and result["event"]["event"] == "gathering"
                if gathering and not given:
                    given = self._give(line)
                if rng.random() < 0.01:
                    self._say(line)
                if rng.random() < 0.003:
                    return True
            elif kind in ("ack", "refused"):
                self.waiting.pop((line.table, result["id"]), None)
                if kind == "refused" and result["code"] in ("stale", "storage", "overtaken"):
                    think = world.time.now + 1.0
            elif kind == "closing":
                line.closing = result["code"]
                world.laws.closed(line, result["code"])
                if result["code"] in ("removed", "gone", "replaced"):
                    return False
        return False

    def _give(self, line: Line) -> bool:
        for part, word in list(self.parts.values())[-3:]:
            line.send({"type": "part", "id": self._id(), "part": part, "word": word})
        return bool(self.parts)

    def _id(self) -> str:
        self._acted += 1
        return f"{self.number}-{self._acted}"

    def _act(self, line: Line, views: list[Any]) -> None:
        rng = self.rng
        view = next((view for view in views if view["choices"]), None)
        if view is None or line.gone:
            return
        move = rng.choice(view["choices"])["text"]
        act = {"type": "act", "id": self._id(), "seat": view["seat"]}
        act |= {"expect": line.number, "move": move}
        self._wait_no_more(line.table)
        self.acts[line.table, act["id"]] = act
        self.waiting[line.table, act["id"]] = self.world.time.now
        line.send(act)
        self.world.trace(self.name, f"act {act['id']} {move} at {line.table[:4]} {line.number}")
        if rng.random() < 0.05:  # twice, by nervous fingers
            line.send(act)
        if rng.random() < 0.03:
            what = rng.choice(("take_back", "pause"))
            line.send({"type": what, "id": self._id(), "seat": view["seat"]})
        if rng.random() < 0.01:
            line.lose(silent=rng.random() < 0.5)

    def _thought(self) -> float:
        """Seconds: mostly a few, and at times longer than any clock allows."""
        rng = self.rng
        return rng.uniform(5, 90) if rng.random() < 0.03 else rng.expovariate(1 / 2.5)

    def _later(self, line: Line, what: str) -> None:
        """The game is paused, or others ask for something: who is there says what they want."""
        seats = self.world.laws.held_by(line)
        message = {"type": what, "seat": seats[0] if seats else 0, "id": self._id()}
        if what == "agree":
            message["yes"] = self.rng.random() < 0.8
        wait = self.rng.uniform(2, 40) if what == "resume" else self.rng.uniform(0.5, 4)
        self.loop.enter(line.send, message, after=wait)

    def _again(self, line: Line) -> None:
        """What was not answered is sent again: the same command, which has one effect."""
        for (table, name), _ in list(self.waiting.items()):
            if table == line.table and (act := self.acts.get((table, name))) is not None:
                self.world.trace(self.name, f"act {name} again")
                line.send(act)

    def _say(self, line: Line) -> None:
        rng = self.rng
        if rng.random() < 0.5:
            line.send({"type": "chat", "id": self._id(), "text": f"I am {self.name}"})
        else:
            line.send({"type": "gesture", "id": self._id(), "gesture": "hello"})

    async def _after(self, line: Line, table: dict[str, Any]) -> bool:
        line.hang_up()
        if self.rng.random() < 0.3 and line.table in self.sits:
            done = await self.call("POST", f"/api/tables/{line.table}/rematch", {})
            if done.status == 200:
                again = str(done.json["table"])
                self.unsure.add(again)
                await self.play(again, self.rng.uniform(20, 120))
        return False

    # watching and looking back -------------------------------------------------------------------

    def _any_table(self) -> str | None:
        return self.rng.choice(self.world.known) if self.world.known else None

    async def _watch(self) -> None:
        if table := self._any_table():
            stranger = Device()
            await self.play(table, self.rng.uniform(10, 60), stranger)

    async def _look_back(self) -> None:
        if not (table := self._any_table()):
            return
        for path in ("", "/view", "/events", "/record", "/fair"):
            await self.call("GET", f"/api/tables/{table}{path}")
        await self.call("GET", "/api/me/games")
        await self.call("GET", "/api/me/devices")

    async def _meet(self) -> None:
        met = await self.call("GET", "/api/people")
        if met.status != 200:
            return
        people = met.json.get("people", [])
        if people and self.sits:
            person = self.rng.choice(people)["id"]
            table = self.rng.choice(sorted(self.sits))
            await self.call("POST", "/api/people/ask", {"person": person, "table": table})

    async def _block_or_report(self) -> None:
        """Another player of a table, whoever that is."""
        if not self.sits:
            return
        table, seat = self.rng.choice(sorted(self.sits)), self.rng.randrange(4)
        if self.rng.random() < 0.5:
            reason = self.rng.choice(("name", "left", "slow", "partner", "other"))
            body = {"seat": seat, "reason": reason}
            await self.call("POST", f"/api/tables/{table}/report", body)
            return
        done = await self.call("POST", f"/api/tables/{table}/block", {"seat": seat})
        if done.status == 200 and self.rng.random() < 0.5:
            other = self.rng.choice(done.json["blocked"])["id"]
            await self.call("POST", "/api/people/unblock", {"id": other})

    # finding players -----------------------------------------------------------------------------

    async def _find_players(self) -> None:
        """Looks for players, listens, and plays where the search has led."""
        rng, world = self.rng, self.world
        body = {"rules": "super-tock", "players": 2, "pace": "fast", "bots": rng.random() < 0.6}
        if rng.random() < 0.3:
            body = {"rules": "dog", "players": 4, "teams": "pairs", "bots": True, "pace": "calm"}
        if (await self.call("POST", "/api/queue", body)).status != 201:
            return
        end, table = world.time.now + rng.uniform(5, 120), None
        while table is None and world.time.now < end:
            process = world.open_process(rng)
            if process is None:
                await asyncio.sleep(1)
                continue
            stream = Listening(self, process, "/api/queue/stream", self.devices[0].secret)
            stream.open()
            try:
                table, lost = await self._listen(stream, end)
            finally:
                stream.hang_up()
            if not lost:
                break
            await asyncio.sleep(rng.uniform(0.1, 2))
        if table is None:
            await self.call("POST", "/api/queue/leave", {})
        else:
            self.unsure.add(table)
            await self.play(table, rng.uniform(20, 240))

    async def _listen(self, stream: Listening, end: float) -> tuple[str | None, bool]:
        """The table, and whether the line was lost before there was one."""
        while (left := end - self.world.time.now) > 0:
            try:
                search = await asyncio.wait_for(stream.inbox.get(), min(left, 40.0))
            except TimeoutError:
                return None, left > 40
            if search is None:
                return None, True
            if search["table"] is not None:
                return str(search["table"]), False
        return None, False

    async def _go(self) -> None:
        if self.sits:
            await self._leave(self.rng.choice(sorted(self.sits)))

    # who one is ----------------------------------------------------------------------------------

    async def _be_called(self) -> None:
        done = await self.call("POST", "/api/me", {"name": self.name})
        if done.status == 200:
            self.named = True

    async def _new_code(self, device: Device) -> str | None:
        done = await self.call("POST", "/api/me/recovery", {}, device)
        return str(done.json["code"]) if done.status == 200 else None

    async def _recover(self) -> None:
        """Another device of one's own, which may have played before."""
        if len(self.devices) > 3 or self.devices[0].secret is None:
            return
        code = await self._new_code(self.devices[0])
        other = Device()
        if self.rng.random() < 0.6:
            await self.call("POST", "/api/me", {"name": self._other_name()}, other)
        if code is not None:
            await self._enter(code, other)

    def _other_name(self) -> str:
        """Of a user who may stay somebody else, if no code is entered after all."""
        self._acted += 1
        return f"Other{self.number}q{self._acted}"

    async def _enter(self, code: str, device: Device) -> int:
        device.removed = True  # until it is known whose it is
        done = await self.call("POST", "/api/recover", {"code": code}, device)
        if done.status == 200:
            device.removed = False
            if device not in self.devices:
                self.devices.append(device)
        return done.status

    async def _recover_both(self) -> None:
        """Two devices that enter each other's code at the same moment."""
        if len(self.devices) > 3 or self.devices[0].secret is None:
            return
        first, other = self.devices[0], Device()
        await self.call("POST", "/api/me", {"name": self._other_name()}, other)
        codes = [await self._new_code(first), await self._new_code(other)]
        if None in codes or self.world.lost_until > self.world.time.now:
            return
        first.removed = True
        one, two = await asyncio.gather(
            self._enter(str(codes[1]), first),
            self._enter(str(codes[0]), other),
            return_exceptions=True,
        )
        self.world.trace(self.name, f"recovered both: {one!r} {two!r}")
        first.removed = False  # whoever won: this device still is somebody's
        if other not in self.devices and other.secret is not None:
            other.removed = False
            self.devices.append(other)

    async def _remove_device(self) -> None:
        if len(self.devices) < 2 or None in (self.devices[0].secret, self.devices[-1].secret):
            return
        gone = self.devices[-1]
        name = hashlib.sha256(str(gone.secret).encode()).hexdigest()[:16]
        gone.removed = True
        self.devices.remove(gone)
        done = await self.call("POST", "/api/me/devices/remove", {"device": name})
        self.world.laws.removed[str(gone.secret)] = self.world.time.now
        if done.status == 200 and (self.world.calm or not self.world.shared):
            await asyncio.sleep(3)  # the other processes hear of it
            look = await self.call("POST", "/api/me", {"name": "x"}, gone)
            if look.status == 200:
                self.world.break_law(
                    "a removed device opens nothing", f"{self.name} is still known on it"
                )

    async def _move_seat(self) -> None:
        if not self.sits:
            return
        table = self.rng.choice(sorted(self.sits))
        done = await self.call("POST", f"/api/tables/{table}/code", {"seat": None})
        if done.status != 200:
            return
        self.unsure.add(table)
        other = Device()
        await self.call("POST", "/api/code", {"code": done.json["code"]}, other)

    async def _be_deleted(self) -> None:
        """Deleted, and somebody new from then on."""
        if self.devices[0].secret is None:
            return
        name, world = self.name, self.world
        secrets = [device.secret for device in self.devices if device.secret is not None]
        self.devices, self.sits, self.unsure, self.named = [Device()], set(), set(), False
        self.waiting.clear()
        old = Device()
        old.secret = secrets[0]
        self.name = self._new_name()
        world.laws.leaving(name)
        done = await self.call("POST", "/api/me/forget", {}, old)
        if done.status == 200:
            world.laws.deleted(name)
            world.laws.removed |= dict.fromkeys(secrets, world.time.now)

    # nonsense ------------------------------------------------------------------------------------

    async def _nonsense(self) -> None:
        if not (table := self._any_table()):
            return
        process = self.world.open_process(self.rng)
        if process is None:
            return
        line = Line(self, process, table, self.devices[0].secret)
        line.open(self.rng.choice((None, 0, 10**9)))
        await asyncio.sleep(0.5)
        for _ in range(self.rng.randrange(1, 40)):
            line.send(self.rng.choice(NONSENSE))
        await asyncio.sleep(2)
        line.hang_up()
        self.unsure.add(table)  # nonsense may make sense: it may leave
        for path in ("sit", "seat", "leave", "start", "rematch", "command"):
            body = self.rng.choice(({}, {"seat": 9}, {"seat": 0, "kind": "bot"}, [1], "x"))
            await self.call("POST", f"/api/tables/{table}/{path}", body)

    async def _refused(self) -> None:
        """The same refusal again and again, each with something new."""
        world, laws, refused = self.world, self.world.laws, 0
        before, starts = laws.garbage(0), world.starts
        for _ in range(64):
            bad = {"rules": "dog", "players": 4, "seats": [{"kind": "me"}]}
            deals = {"options": {"deals": [self.rng.randint(2, 6) for _ in range(6)]}}
            reply = await self.call("POST", "/api/tables", bad | deals)
            refused += reply.status == 422
        laws.garbage(refused if world.starts == starts else 0, before)
