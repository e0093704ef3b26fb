"""Bots: they fail without stopping a game, and think without stopping anybody."""

from __future__ import annotations

import random
import threading

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.levels import LEVELS, bot_of, weaker


class Broken:
    name = "broken"

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view, moves, budget, rng):  # type: ignore[no-untyped-def]
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


def test_a_game_goes_on_even_if_every_bot_fails(file: str) -> None:
    with House(file, bots=lambda level: Broken("raises")) as house:
        anna = Guest(house.url)
        table = anna.table("tock6", "me", "bot:beginner")
        with anna.socket(table) as line:
            assert line.click(random.Random(1), most=15) == 15


def test_a_thinking_bot_holds_up_nobody(file: str) -> None:
    thinking, enough = threading.Event(), threading.Event()

    class Slow:
        name = "slow"

        def choose(self, view, moves, budget, rng):  # type: ignore[no-untyped-def]
            thinking.set()
            enough.wait(PATIENCE)
            return moves[0]

    def bots(level):  # type: ignore[no-untyped-def]
        return Slow() if level == "master" else bot_of(level)

    with House(file, bots=bots) as house:
        anna = Guest(house.url)
        slow = anna.table("dog", "me", "bot:master", "bot:master", "bot:master")
        table = anna.table("tock6", "me", "here", "bot:casual")
        with anna.socket(slow) as waiting, anna.socket(table) as line:
            waiting.next()
            if (view := waiting.asked()) is not None:
                waiting.play(view)
            assert thinking.wait(PATIENCE)
            number = anna.get(f"/api/tables/{slow}/view")["number"]
            for _ in range(6):
                line.play(line.until_asked())
            assert anna.get(f"/api/tables/{slow}/view")["number"] == number
            enough.set()


def test_every_level_answers_and_each_has_a_weaker_one() -> None:
    from tockwork import Game
    from tockwork.bots import Budget

    game = Game("dog", seed=3)
    view, moves = game.view(game.turn), game.legal_moves()
    for level in LEVELS:
        assert bot_of(level).choose(view, moves, Budget(), random.Random(1)) in moves
    assert [weaker(level) for level in LEVELS] == [None, *LEVELS[:-1]]
    again = [bot_of("beginner").choose(view, moves, Budget(), random.Random(s)) for s in range(5)]
    assert len(set(again)) == 1
