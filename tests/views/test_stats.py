"""What a game adds up to, counted a second time from what was told of it."""

from __future__ import annotations

from collections import Counter

from ..laws.rows import Row
from .evenings import all_forms, evening, read


@all_forms
def test_the_tally_is_what_was_told(row: Row) -> None:
    *_, (game_log, _) = evening(row, "tally", 400)
    tally = read(game_log.stats())
    result = [read(piece) for piece in game_log.events((), open=True)]
    counted: list[Counter[str]] = [Counter() for _ in range(row.players)]
    leader, rounds = None, 0
    for happened in result:
        event = happened["event"]
        kind, seat = event["event"], event.get("seat")
        if kind == "dealt":
            rounds += 1
            leader = happened["state"]["leader"] if leader is None else leader
        if kind == "played":
            counted[seat]["played"] += 1
        if kind in ("discarded", "laid_down"):
            counted[seat]["unused"] += 1
        for walk in happened["walks"]:
            owner = walk["seat"]
            counted[owner]["lost"] += walk["how"] == "capture"
            counted[owner]["out"] += walk["how"] == "start"
            if walk["how"] == "capture" and owner != seat:
                counted[seat]["captured"] += 1
    assert (tally["leader"], tally["rounds"]) == (leader, rounds)
    assert tally["winners"] == game_log.winners
    names = ("played", "captured", "lost", "out", "unused")
    assert [{name: seat[name] for name in names} for seat in tally["seats"]] == [
        {name: seat[name] for name in names} for seat in counted
    ]
    for seat in tally["seats"]:
        assert 0 <= seat["waited"] <= seat["unused"]
    if game_log.over:
        marbles = read(game_log.now(()))["state"]["marbles"]
        homes = [sum(place.startswith("H") for place in seat) for seat in marbles]
        assert [seat["home"] for seat in tally["seats"]] == homes
