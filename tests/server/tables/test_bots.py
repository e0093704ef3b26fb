"""Bots: they fail without stopping a game, and think without stopping anybody."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from itertools import count

import pytest
from sqlalchemy import select

from tests.server.house import PATIENCE, Guest, House
from tockwork import Game
from tockwork.bots import Budget, GreedyBot
from tockwork.server.limits import Limits
from tockwork.server.store import schema
from tockwork.server.tables.bot_threads import Thinkers
from tockwork.server.tables.levels import LEVELS, bot_of, weaker


class Broken:
    name = "broken"

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view, moves, budget, rng):
        if self.how == "raises":
            raise RuntimeError("out of ideas")
        from tockwork import Move

        return Move.parse("give 7") if view.phase == "play" else Move.parse("5: 1>6")


def test_a_failing_bot_is_replaced_by_the_next_weaker_one(file: str) -> None:
    broken = {"master": Broken("raises"), "club": Broken("cheats")}
    with House(file, bots=lambda level: broken.get(level) or bot_of(level)) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "bot:master")
        with anna.socket(table) as line:
            line.click(random.Random(1))
            events = [h["event"] for h in anna.get(f"/api/tables/{table}/events")["log"]]
        changed = [e for e in events if e["event"] == "bot_changed"]
        assert [(e["was"], e["level"]) for e in changed] == [("master", "club"), ("club", "casual")]
        assert line.seats[1]["level"] == "casual"
        metrics = anna.http.get("/metrics").text
        assert 'tockwork_bot_failures_total{level="master"} 1.0' in metrics


@pytest.mark.parametrize("greedy_too", [False, True])
def test_if_every_level_fails_greedy_answers_then_the_first_legal_answer(
    file: str, greedy_too: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with House(file, bots=lambda level: Broken("raises")) as house:
        thinkers = house.tables.services.thinkers
        if greedy_too:
            thinkers._last = lambda: Broken("cheats")
        anna = Guest(house.url)
        table = anna.table("tock6", "me", "bot:casual")
        with anna.socket(table) as line:
            assert line.click(random.Random(1), most=200) > 10
        log = house.tables._live[table].log
        c = schema.entries.c
        mine = select(c.data).where(c.table_id == table).order_by(c.position)
        rows = house.call(lambda: house.tables.services.storage.rows(mine))
        entries = [json.loads(row.data) for row in rows]
    said = [row for row in caplog.records if row.message == "bot_failed"]
    assert vars(said[0])["level"] == "casual"  # one level down before anybody is asked for help
    assert vars(said[0])["detail"] == "RuntimeError: out of ideas"
    last = "greedy too failed (BotFailed: 'give 7' is not legal): the first legal one"
    wanted = f"RuntimeError: out of ideas; answered by: {last if greedy_too else 'greedy'}"
    assert {vars(row)["detail"] for row in said[1:]} == {wanted}
    assert {vars(row)["level"] for row in said[1:]} == {"beginner"}
    helped = 0
    game = Game("tock6", 2, seed=log.seed)
    for entry in entries:
        if entry["entry"] != "answered":
            continue
        move, position, moves = entry["move"], game.position, game.legal_moves()
        game.play(move)
        if position.turn == 1 and len(moves) > 1:
            view, best = position.view(1), moves[0]
            if not greedy_too:
                best = GreedyBot().choose(view, moves, Budget(), random.Random(1))
            assert str(move) == str(best)
            helped += 1
    assert helped > 5


def test_a_thinking_bot_holds_up_nobody(file: str) -> None:
    thought, began = threading.Event(), threading.Event()

    class Slow:
        name = "slow"

        def choose(self, view, moves, budget, rng):
            began.set()
            thought.wait(60)
            return moves[0]

    def bots(level):
        return Slow() if level == "master" else bot_of(level)

    with House(file, bots=bots) as house:
        anna = Guest(house.url)
        slow = anna.table("dog", "me", "bot:master", "bot:master", "bot:master")
        with anna.socket(slow) as waiting:
            while not began.is_set():  # until a bot is in turn
                view = waiting.asked()
                if view is not None:
                    waiting.play(view)
                elif waiting.state is None:
                    waiting.next()
                began.wait(0.05)
            table = anna.table("tock6", "me", "here")
            with anna.socket(table) as line:
                line.play(line.until_asked())
            assert not thought.is_set()
            thought.set()
            waiting.until_asked()


def test_every_level_answers_and_each_has_a_weaker_one() -> None:
    game = Game("dog", seed=3)
    view, moves = game.view(game.turn), game.legal_moves()
    for level in LEVELS:
        assert bot_of(level).choose(view, moves, Budget(), random.Random(1)) in moves
    assert [weaker(level) for level in LEVELS] == [None, *LEVELS[:-1]]
    again = [bot_of("beginner").choose(view, moves, Budget(), random.Random(s)) for s in range(5)]
    assert len(set(again)) == 1


def test_patience_is_counted_from_when_a_bot_begins_to_think(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Forty wait for two threads, longer than patience lasts: none of them has failed."""
    monkeypatch.setattr("tockwork.server.tables.bot_threads.PATIENCE", 2.5)

    class Careful:
        name = "careful"

        def choose(self, view, moves, budget, rng):
            time.sleep(0.13)
            return moves[0]

    async def all_at_once() -> list[str]:
        thinkers = Thinkers(2, lambda level: Careful())
        game = Game("dog", seed=3)
        view = game.view(game.turn)
        asked = [thinkers.choose(view, "master", f"guest {k % 7}") for k in range(40)]
        answers = await asyncio.gather(*asked)
        thinkers.close()
        return answers

    assert len(asyncio.run(all_at_once())) == 40


def test_whoever_has_many_tables_waits_for_them_and_nobody_else_does() -> None:
    order: list[str] = []

    class Noting:
        name = "noting"

        def __init__(self, whose: str) -> None:
            self.whose = whose

        def choose(self, view, moves, budget, rng):
            order.append(self.whose)
            time.sleep(0.01)
            return moves[0]

    async def ask() -> None:
        thinkers = Thinkers(1)
        game = Game("dog", seed=3)
        view = game.view(game.turn)
        asked = [thinkers._ask(lambda: Noting("eve"), view, "eve") for _ in range(30)]
        asked += [thinkers._ask(lambda: Noting("anna"), view, "anna") for _ in range(2)]
        await asyncio.gather(*asked)
        thinkers.close()

    asyncio.run(ask())
    assert order.index("anna") <= 2
    assert [k for k, who in enumerate(order) if who == "anna"][1] <= 5


def test_a_slow_answer_makes_no_bot_weaker_for_good(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tockwork.server.tables.bot_threads.PATIENCE", 3.0)
    times, given_up = count(), threading.Event()

    class Hesitant:
        name = "hesitant"

        def choose(self, view, moves, budget, rng):
            if next(times) == 0:
                given_up.wait(PATIENCE)
            return moves[0]

    def bots(level):
        return Hesitant() if level == "master" else bot_of(level)

    with House(file, bots=bots) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "bot:master")
        with anna.socket(table) as line:
            line.click(random.Random(1), most=5)
            assert line.seats[1]["level"] == "master"
            given_up.set()
        events = [h["event"]["event"] for h in anna.get(f"/api/tables/{table}/events")["log"]]
        assert "bot_changed" not in events
    failed = [vars(row)["detail"] for row in caplog.records if row.message == "bot_failed"]
    assert failed == ["no answer within 3 seconds; answered by: club"]


def test_tables_where_only_bots_play_are_counted(file: str) -> None:
    with House(file, limits=Limits(tables_per_guest=2), pause=60.0) as house:
        eve = Guest(house.url)
        eve.http.headers["X-Forwarded-For"] = "203.0.113.1"
        watched = [eve.table("dog", *["bot:master"] * 4) for _ in range(2)]
        with eve.socket(watched[0]) as one, eve.socket(watched[1]) as two:
            one.next(), two.next()
            seats = [{"kind": "bot", "level": "master"}] * 4
            wish = {"rules": "dog", "players": 4, "seats": seats}
            assert eve.post("/api/tables", wish, 429)["limit"] == "tables_per_guest"


def test_whoever_plays_with_bots_alone_skips_their_pauses(file: str) -> None:
    with House(file, pause=1000) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("toc", "me", "bot", "bot", "bot")
        with anna.socket(table) as line:
            line.until_type("snapshot")
            for _ in range(3):  # whoever leads, a bot is asked after the first answer
                if line.asked() is None:
                    assert line.ask(type="skip", seat=0)["type"] == "ack"
                line.play(line.until_asked())
        shared = anna.table("toc", "me", "friend", "bot", "bot")
        ben.post(f"/api/tables/{shared}/sit")
        with anna.socket(shared) as line:
            refused = line.ask(type="skip", seat=0)
            assert (refused["type"], refused["code"]) == ("refused", "not_your_seat")
