"""How fast the kernel is in a browser, beside the native one of the same run.

python benchmarks/wasm.py [--rules dog] [--games 2000] [--rounds 5]
"""

from __future__ import annotations

import argparse
import base64
import statistics
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tockwork import _kernel, rulebook
from tockwork.rulebooks.variant import kernel_data

ROOT = Path(__file__).resolve().parents[1]
WASM = ROOT / "packages/engine/src/kernel.wasm"

# Texts in and numbers out, as packages/engine/src/kernel.ts does it.
BEGIN = """async ([wasm, rules]) => {
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  const page = {milliseconds: () => performance.now()};
  const made = await WebAssembly.instantiate(bytes, {page});
  const kernel = made.instance.exports;
  kernel._initialize();
  const text = new TextEncoder().encode(rules);
  const at = kernel.room(text.length);  // the memory may have grown
  new Uint8Array(kernel.memory.buffer, at, text.length).set(text);
  window.kernel = kernel;
  window.rules = kernel.rules(text.length);
}"""
PLAY = """([games, seed]) => {
  const begin = performance.now();
  const decisions = window.kernel.playouts(window.rules, games, BigInt(seed));
  return decisions / (performance.now() - begin) * 1000;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    book = rulebook(args.rules)
    table = book.table(4)
    data = kernel_data(book, book.form(4))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto("about:blank")
        page.evaluate(BEGIN, [base64.b64encode(WASM.read_bytes()).decode(), data])
        native, web = [], []
        for seed in range(args.rounds):
            web.append(page.evaluate(PLAY, [args.games, seed]))
            begin = time.perf_counter()
            decisions = _kernel.playouts(table.rules, seed, 2**62, args.games, 20_000)[0]
            native.append(decisions / (time.perf_counter() - begin))
        browser.close()
    ratios = [b / a for a, b in zip(native, web, strict=True)]
    print(
        f"{args.rules}, 4 players: {statistics.median(web) / 1e6:.2f} M decisions/s in Chromium,"
        f" {statistics.median(native) / 1e6:.2f} M natively: {statistics.median(ratios):.2f} x"
        f" ({min(ratios):.2f} to {max(ratios):.2f}, {args.rounds} rounds)"
    )


def chromium() -> str:
    from shutil import which

    return next(p for n in ("chromium", "chromium-browser", "google-chrome") if (p := which(n)))


if __name__ == "__main__":
    main()
