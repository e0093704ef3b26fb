"""How smoothly a phone draws a game of DOG, and how soon it shows the home page.

python benchmarks/frames.py [--moves 20] [--rounds 5] [--slower 4] [--other FOLDER]

Chromium's main thread is slowed down and its window has the size of a phone, one pixel a point: the
machine needs no graphics card. A person plays against three bots and captures where that is legal.
Frames count while something moves on the table. FOLDER is the page of another checkout, built
(`src/tockwork/server/static`): the same server sends it, the deal is the same, and the visits to
both alternate.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from wasm import chromium

from tockwork.server import run
from tockwork.server.settings import STATIC, Settings, database_in

PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
FRAMES = """() => {
  window.frames = [];
  let last = null;
  const look = (now) => {
    const moving = document.querySelector('main[data-moving=true]') !== null;
    if (moving && last !== null) window.frames.push(now - last);
    last = moving ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def serve(folder: Path, static: Path, says: Connection) -> None:
    settings = Settings(
        database_in(folder),
        static=static,
        start_delay=0,
        seed=lambda: "frames",
        bot_seed=lambda: "frames",
    )
    with run.listening("127.0.0.1", 0) as door:
        run.run(settings, door, ready=lambda addresses: says.send(addresses[0]), page=False)


@contextmanager
def served(static: Path) -> Iterator[str]:
    """The address of a server with this page."""
    processes = get_context("spawn")
    hears, says = processes.Pipe(duplex=False)
    with TemporaryDirectory() as folder:
        server = processes.Process(target=serve, args=(Path(folder), static, says))
        server.start()
        try:
            yield hears.recv()
        finally:
            server.terminate()
            server.join()


@contextmanager
def visit(browser: Browser, url: str, slower: float) -> Iterator[Page]:
    """A first visit, by a phone several times slower than this machine."""
    context = browser.new_context(
        base_url=url,
        viewport=PHONE,  # type: ignore[arg-type]
        is_mobile=True,
        has_touch=True,
        reduced_motion="no-preference",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def first_paint(browser: Browser, url: str, slower: float) -> float:
    with visit(browser, url, slower) as page:
        page.goto("/", wait_until="commit")
        return float(page.wait_for_function(PAINTED, polling=100).json_value())


def play(page: Page, most: int) -> tuple[int, int]:
    """Moves of one player, and how many of them captured."""
    bots = [{"kind": "bot", "level": "beginner"}] * 3
    wish = {"rules": "dog", "players": 4, "seats": [{"kind": "me", "name": "Mia"}, *bots]}
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    page.goto(f"/table/{table}")
    page.locator("main[data-moving=false] svg[role=group]").wait_for()
    page.evaluate(FRAMES)
    moves = captures = 0
    while moves < most:
        now = page.request.get(f"/api/tables/{table}/view").json()
        if now["table"]["phase"] == "over":
            break
        [mine] = now["views"]
        if choices := mine["choices"]:
            best = max(choices, key=lambda choice: len(choice.get("captures", ())))
            said = {"seat": mine["seat"], "expect": now["number"], "move": best["text"]}
            page.request.post(
                f"/api/tables/{table}/command", data={"type": "act", "id": f"{moves}"} | said
            )
            moves += 1
            captures += bool(best.get("captures"))
        page.wait_for_timeout(200)
    return moves, captures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--other", type=Path, help="the built page of another checkout")
    args = parser.parse_args()
    pages = {"this page": STATIC} | ({str(args.other): args.other} if args.other else {})
    with sync_playwright() as playing, ExitStack() as open_here:
        urls = {name: open_here.enter_context(served(static)) for name, static in pages.items()}
        browser = playing.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        paints: dict[str, list[float]] = {name: [] for name in pages}
        for number in range(args.rounds + 1):
            for name, url in urls.items():
                took = first_paint(browser, url, args.slower)
                if number:  # the first fills the caches of the machine
                    paints[name].append(took)
        for name, found in paints.items():
            middle, least, most = statistics.median(found), min(found), max(found)
            print(f"first paint of /  {name}: {middle:.0f} ms ({least:.0f} to {most:.0f})")
        for name, url in urls.items():
            with visit(browser, url, args.slower) as page:
                moves, captures = play(page, args.moves)
                frames = sorted(page.evaluate("() => window.frames"))
                late = frames[len(frames) * 95 // 100]
                print(
                    f"frames  {name}: 95th percentile {late:.1f} ms, median"
                    f" {statistics.median(frames):.1f}, longest {frames[-1]:.0f}; {len(frames)}"
                    f" frames, {moves} own moves, {captures} captures"
                )
        browser.close()
    print(f"load {os.getloadavg()[0]:.1f}, {args.slower:g} times slower")


if __name__ == "__main__":
    main()
