"""Whole evenings: Python, the kernel for the browser and a server come to the same bytes."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.conftest import FULL
from tests.laws.test_options import table_of
from tests.server.house import Guest, House
from tockwork import RULEBOOKS, TockworkError, Variant, _kernel, rulebook
from tockwork.rulebooks.variant import kernel_data
from tockwork.server.store import schema
from tockwork.server.tables.entries import ENTRY
from tockwork.server.tables.log import TableLog

HERE = Path(__file__).parent
STEPS = 300 if FULL else 70
NONSENSE = ("give ?", "open 1", "swap 1 2", "no move at all", "?: 1>2", "discard 99", "")


class Evening:
    """A table of a device at random, as the native kernel follows it, and the same as a task."""

    def __init__(self, table: Variant, data: str, seed: int) -> None:
        self.rng = random.Random(seed)
        people = self.rng.choice((1, 1, 2, table.players))
        seats = [
            {"kind": "person" if s < people else "bot", "name": f"N {s}", "level": None}
            | ({} if s < people else {"level": "club"})
            for s in range(table.players)
        ]
        created = {
            "entry": "created",
            "rules": table.rulebook.id,
            "players": table.players,
            "teams": table.teams,
            "options": {},
            "seats": seats,
            "seed": f"seed {seed}",
            "edition": 2,
        }
        text = json.dumps(created)
        self.session = _kernel.Session(table.rules, "t", text, 1)
        self.log: list[dict[str, Any]] = [{"entry": text, "at": 1}]
        self.said: list[str] = []
        self.taken_back = self.refused = 0
        self._send(0, 1)
        for at in range(2, STEPS):
            if self.session.over:
                break
            self._step(at)
        self._add({"entry": '{"entry":"rematched","table":"next"}'}, STEPS)
        self.said += [self._card(), self._replay()]
        self.task = {"rules": data, "id": "t", "log": self.log, "end": True}

    def _step(self, at: int) -> None:
        session, rng = self.session, self.rng
        held, asked, game_log = session.held_by("me"), session.asked, session.game_log
        assert game_log is not None
        assert asked is not None
        chance = rng.random()
        if chance < 0.03 and held:
            self._add({"entry": json.dumps({"entry": "left", "seat": rng.choice(held)})}, at)
        elif chance < 0.06:
            wrong: tuple[Any, ...] = (
                {"entry": "answered", "seat": 99, "move": "1"},
                {"entry": "dance"},
                [],
            )
            self._add({"entry": json.dumps(rng.choice(wrong))}, at)
        elif chance < 0.25 or asked in held:
            self._command(at, asked)
        else:
            self._add({"move": str(rng.choice(game_log.legal_moves(asked)))}, at)

    def _command(self, at: int, asked: int) -> None:
        session, rng = self.session, self.rng
        assert session.game_log is not None
        said: dict[str, Any] = {"type": "act", "id": str(rng.randrange(at)), "seat": asked}
        early = [s for s in session.game_log.may_choose_early if s in session.held_by("me")]
        if early and rng.random() < 0.5:
            said["seat"] = rng.choice(early)
        moves = session.game_log.legal_moves(said["seat"])
        text = str(rng.choice(moves))
        wish = rng.random()
        if wish < 0.1:
            said["type"] = "take_back"
        elif wish < 0.15:
            said = {"type": rng.choice(("dance", "promise", "part")), "id": "x"}
        else:
            late, short = rng.random() < 0.1, rng.random() < 0.2
            said["expect"] = 0 if late else session.number
            said["move"] = re.sub(r"\[.*?\]", "", text) if short else text
            if rng.random() < 0.1:
                said["move"] = rng.choice(NONSENSE)
            if rng.random() < 0.1:
                said["seat"] = rng.randrange(-1, 7)
        self._add({"command": json.dumps(said)}, at)

    def _add(self, what: dict[str, Any], at: int) -> None:
        session, entry = self.session, what.get("entry", "")
        self.log.append(what | {"at": at})
        before, key = session.number, ""
        if "command" in what:
            found = session.check(what["command"], "me", "person", at, [])
            if found.code:
                result = {"code": found.code, "detail": found.detail}
                self.said.append(_compact(result))
                self.refused += 1
                return
            if found.number is not None:
                self.said.append(_compact({"number": found.number}))
                return
            self.said.append(f'{{"entry":{found.entry}}}')
            entry, key = found.entry, "me\n" + json.loads(what["command"])["id"]
        elif "move" in what:
            assert session.asked is not None
            entry = session.move_entry(session.asked, what["move"], "bot", at, [])
        try:
            session.try_entry(entry, at)
        except TockworkError as no:
            said = (": ".join(filter(None, (one.where, one.code))) for one in no.problems)
            self.said.append(f"no: {'; '.join(said)}")
            return
        session.apply(entry, at, key)
        self._send(before, at)
        self.taken_back = session.taken_back

    def _seats(self) -> str:
        held = self.session.held_by("me")
        seats = self.session.seats(held, [None] * len(self.session.places))
        return f'"seats":{seats.decode()},"watching":0'

    def _send(self, before: int, now: int) -> None:
        session = self.session
        held, clock = session.held_by("me"), session.clock(now, [])
        sent = session.messages(held, before, session.number, clock)
        viewers = [held, (), *((seat,) for seat in range(len(session.places)))]
        alone = [session.messages(each, before, session.number, clock) for each in viewers]
        assert session.messages_to_all(viewers, before, session.number, clock) == alone
        self.said.append("[{}]".format(",".join(one.decode() for one in sent)))
        shown = session.snapshot("me", session.number, self._seats().encode(), clock)
        json.loads(shown)
        self.said.append(shown.decode())

    def _card(self) -> str:
        session = self.session
        info = session.info("me", session.number).decode()
        turn = json.dumps(session.asked in session.held_by("me"))
        at = session.at(session.number)
        return f'{{"table":{info},{self._seats()},"my_turn":{turn},"last_at":{at}}}'

    def _replay(self) -> str:
        session = self.session
        info = session.info("me", session.number).decode()
        log = session.logged(session.held_by("me"), 0, session.number, session.over).decode()
        moments = session.open_moments(0, session.number).decode()
        return f'{{"table":{info},{self._seats()},"log":{log},"moments":{moments}}}'


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _there(tasks: list[dict[str, Any]], tmp_path: Path) -> list[list[str]]:
    """What the kernel for the browser says to each task."""
    file = tmp_path / "evenings.jsonl"
    file.write_text("".join(json.dumps(task) + "\n" for task in tasks))
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "evenings.mjs"), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_evening_on_a_device_comes_to_the_same_bytes(name: str, tmp_path: Path) -> None:
    book = rulebook(name)
    evenings = [
        Evening(table_of(name, form), kernel_data(book, form), 10 * i + k)
        for i, form in enumerate(book.forms)
        for k in range(3)
    ]
    assert any(each.refused for each in evenings)
    for each, result in zip(
        evenings, _there([one.task for one in evenings], tmp_path), strict=True
    ):
        for i, (here, there) in enumerate(zip(each.said, result, strict=True)):
            assert there == here, f"{name}, {each.log[0]}: {i}"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(f"sqlite:///{tmp_path / 'house.db'}") as open_house:
        yield open_house


def test_what_a_server_sends_follows_from_its_log_in_both(house: House, tmp_path: Path) -> None:
    """A spectator hears every event of an evening; the log alone says the same, here and there."""
    rng = random.Random(3)
    anna, eve = Guest(house.url), Guest(house.url)
    tables = [anna.table("dog-kids", "me", "bot"), anna.table("dog", "me", "here", "bot", "bot")]
    heard = []
    for table in tables:
        with eve.socket(table) as watching, anna.socket(table) as line:
            begun = watching.next()["number"]
            for _ in range(25):
                line.click(rng, most=1)
                if rng.random() < 0.2:
                    line.ask(type="take_back", seat=0)
                if rng.random() < 0.2:
                    line.ask(type="act", seat=0, expect=line.number, move=rng.choice(NONSENSE[:5]))
            anna.post(f"/api/tables/{table}/leave")
            watching.until(lambda m: m.get("table", {}).get("phase") == "over")
            texts = [text for text in watching.heard if '"type":"event"' in text[:20]]
        heard.append((table, begun, texts))
    tasks, here = [], []
    c = schema.entries.c
    for table, _, _ in heard:
        mine = select(c.at, c.data).where(c.table_id == table).order_by(c.position)
        rows = house.call(partial(house.tables.services.storage.rows, mine))
        log = TableLog(table, ENTRY.validate_json(rows[0].data), rows[0].at)
        said = [log.messages((), 0, log.number, b"{}")]
        for row in rows[1:]:
            before = log.number
            log.apply(row.data, row.at)
            said.append(log.messages((), before, log.number, b"{}"))
        here.append([[one.decode() for one in some] for some in said])
        form = log.rules.rulebook.form(log.rules.players, log.rules.teams)
        entries = [{"entry": row.data, "at": row.at} for row in rows]
        tasks.append({"rules": kernel_data(log.rules.rulebook, form), "id": table, "log": entries})
    there = _there(tasks, tmp_path)
    for (_, begun, texts), ours, theirs in zip(heard, here, there, strict=True):
        flat = [one for some in ours for one in some]
        assert [_timeless("[{}]".format(",".join(some))) for some in ours] == [
            *map(_timeless, theirs)
        ]
        sent = [_timeless(text) for text in texts]
        assert sent == [_timeless(one) for one in flat][begun : begun + len(sent)]
        assert len(sent) > 20


def _timeless(text: str) -> str:
    """Without the time at which it was sent."""
    return re.sub(r'"clock":\{[^}]*\}', '"clock":{}', text)
