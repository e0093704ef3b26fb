"""Results with the luck taken out: worked out in the page from ten games on, as it is natively."""

from __future__ import annotations

import json
import random
import re
import statistics
from functools import lru_cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import SHOTS, NewPerson, shot
from tests.browser.serving import Serving
from tockwork import Game, _kernel, review
from tockwork.bots import bot, play_out
from tockwork.bots.weights import small_network
from tockwork.review import Evaluator

GAMES = 12
SHARES = Path(review.__file__).parent / "luck_shares.json"
NAMES = ("Anna", "casual", "casual", "casual")


def id_of(number: int) -> str:
    return f"pocket-{number:016x}"


@lru_cache
def played(number: int) -> Game:
    game = Game("dog", 4, seed=f"adjusted{number}")
    play_out(game, [bot("greedy")] * 4, rng=random.Random(number), most=2000)
    return game


def log_of(number: int) -> list[dict[str, Any]]:
    """A table of a device where it was played, the first seat by the person there."""
    game = played(number)
    seats = [{"kind": "person", "name": NAMES[0], "level": None}]
    seats += [{"kind": "bot", "name": None, "level": name} for name in NAMES[1:]]
    entries: list[dict[str, Any]] = [
        {
            **{"entry": "created", "rules": "dog", "players": 4, "teams": "pairs", "options": {}},
            **{"seats": seats, "seed": f"adjusted{number}", "edition": 2},
        }
    ]
    again = Game("dog", 4, seed=f"adjusted{number}")
    for move in game.moves:
        entries.append({"entry": "answered", "seat": again.turn, "move": str(move)})
        again.play(move)
    at = 1_700_000_000_000 + number
    return [
        {"table": id_of(number), "number": i, "at": at, "entry": entry}
        for i, entry in enumerate(entries)
    ]


def luck_of(number: int) -> float:
    """What the kernel natively makes of it."""
    game = played(number)
    evaluator = Evaluator(game.table, small_network(game.table)).kernel
    past, luck = _kernel.GameAnalysis(game._game_log()), 0.0
    for turn in json.loads(past.turns(evaluator)):
        if turn["chance"] != "none":
            reply = past.win_probability(
                evaluator, turn["turn"], 0, keeping=0, known=",".join(NAMES)
            )
            one = json.loads(reply)
            luck += one["luck"][0] + one.get("lot", [0.0])[0]
    return round(luck, 2)


def test_ten_games_are_told_without_their_luck(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    file = tmp_path / "games.json"
    tables = [log_of(number) for number in range(GAMES)]
    file.write_text(json.dumps({"tockwork": "memory", "version": 1, "tables": tables, "games": []}))
    page = person(server.url, phone=True)
    page.goto("/games")
    page.get_by_test_id("keep-import").set_input_files(file)
    expect(page.get_by_test_id("played-game")).to_have_count(GAMES)
    work, taken = page.get_by_test_id("take-luck"), page.get_by_test_id("luck-taken")
    expect(work).to_be_visible()
    expect(taken).to_have_count(0)

    # All but one are known already: only that one is worked out.
    known = {id_of(number): 10.0 * (number % 3 - 1) for number in range(1, GAMES)}
    page.evaluate("known => localStorage['tockwork.luck'] = JSON.stringify(known)", known)
    page.reload()
    work.click()
    expect(work).to_have_count(0)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    lucks = page.evaluate("JSON.parse(localStorage['tockwork.luck'])")
    assert lucks == {**known, id_of(0): luck_of(0)}
    results = [100.0 * (0 in played(number).winners) for number in range(GAMES)]
    share = json.loads(SHARES.read_text())["dog"]
    adjusted = [result - share * lucks[id_of(i)] for i, result in enumerate(results)]
    for words, values in (("Actual", results), ("Luck-adjusted", adjusted)):
        said = taken.get_by_role("listitem").filter(has_text=words)
        expect(said).to_contain_text(re.compile(rf"\b{statistics.mean(values):.0f}%"))
    expect(taken).to_contain_text(f"Your last {GAMES} games.")
    if SHOTS:
        taken.scroll_into_view_if_needed()
        shot(page, "adjusted-phone")
        page.set_viewport_size({"width": 1280, "height": 800})
        taken.scroll_into_view_if_needed()
        shot(page, "adjusted")
