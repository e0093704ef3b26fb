"""How long a review takes, and how that grows with its settings.

python benchmarks/review.py                      two reviews of DOG
python benchmarks/review.py --rules toc --worlds 64 512
python benchmarks/review.py --page               the same games in Chromium, by the page itself

Its verdicts are checked by benchmarks/mistakes.py, luck by benchmarks/luck.py.
"""

from __future__ import annotations

import argparse
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from wasm import chromium

from tockwork import Game
from tockwork.bots import bot, play_out
from tockwork.records import Record, replay
from tockwork.review import GameReview, ReviewSettings, ReviewStep, reviewing


def played(args: argparse.Namespace, who: str, seed: int) -> Game:
    """A game of one kind of player in all seats."""
    game = Game(args.rules, args.players, seed=seed)
    play_out(game, [bot(who)] * args.players, rng=random.Random(seed), most=2000)
    return game


def measure_time(args: argparse.Namespace) -> None:
    """Seconds of one core for a whole review, and until the first mark."""
    for number in range(args.games):
        record = Record.of(played(args, args.who, number))
        begun, first, turns = time.process_time(), None, 0
        for step in reviewing(replay(record), ReviewSettings(worlds=tuple(args.worlds))):
            marked = isinstance(step, ReviewStep) and step.turn.judgement
            if first is None and marked and marked.mark != "none":
                first = time.process_time() - begun
            turns = len(step.turns) if isinstance(step, GameReview) else turns
        took = time.process_time() - begun
        said = "none" if first is None else f"{first:.1f} s"
        print(f"time  {args.rules} {args.who}: {turns} turns, {took:.1f} s, first mark {said}")


@contextmanager
def served() -> Iterator[str]:
    """A server with nothing kept, for the page, its kernel and the weights."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tockwork", "serve", "--port", str(port)]
        command += ["--data", folder, "--log-level", "warning"]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout is not None
        server.stdout.readline()  # it is there
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def worked(browser: Browser) -> float:
    """Seconds of processor that the pages have used so far, with their workers."""
    result = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = (one for one in result["processInfo"] if one["type"] == "renderer")
    return float(sum(one["cpuTime"] for one in pages))


def measure_page(args: argparse.Namespace) -> None:
    """The same in the page: seconds by the clock and of processor, from the click on."""
    with served() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for number in range(args.games):
            record = Record.of(played(args, args.who, number)).dumps()
            page = browser.new_page(base_url=url)
            page.set_default_timeout(900_000)
            page.goto("/")
            file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
            page.get_by_test_id("open-record").set_input_files(file)  # type: ignore[arg-type]
            begin = page.get_by_test_id("replay-review")
            begin.wait_for()
            before, begun = worked(browser), time.monotonic()
            begin.click()
            page.locator("[data-action=show-review]").click()
            page.locator("[data-mark]:not([data-mark=none])").first.wait_for()
            first, first_clock = worked(browser) - before, time.monotonic() - begun
            page.locator("[data-review=whole]").wait_for()
            took, clock = worked(browser) - before, time.monotonic() - begun
            print(
                f"page  {args.rules} {args.who}: {took:.1f} s, first mark {first:.1f} s;"
                f" by the clock {clock:.1f} and {first_clock:.1f} s"
            )
            page.close()


def main() -> None:
    """Runs the requested measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--who", default="greedy")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--page", action="store_true", help="in Chromium, with its own worlds")
    parser.add_argument("--worlds", type=int, nargs=2, default=ReviewSettings().worlds)
    args = parser.parse_args()
    (measure_page if args.page else measure_time)(args)


if __name__ == "__main__":
    main()
