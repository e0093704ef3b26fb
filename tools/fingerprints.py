"""Whether this build of the kernel does what every other one does, to the byte.

    python tools/fingerprints.py          compares with tools/fingerprints.json
    python tools/fingerprints.py --write  after a change that is meant

Games of every rulebook by random and by greedy players, a search, an evaluation and the network's
values, each as a hash. It needs nothing but the installed package: wheels are tested with it
wherever they run.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from dataclasses import astuple
from pathlib import Path
from random import Random

import tockwork
from tockwork import RELATED, RULEBOOKS, Game, _kernel, rulebook
from tockwork.bots import Budget
from tockwork.bots.kernel_bots import GreedyBot, SearchBot
from tockwork.bots.weights import is_trained, small_network
from tockwork.review.evaluating import evaluator_of

FILE = Path(__file__).with_suffix(".json")


def fingerprint(rules: str) -> str:
    """Of one game: whole games by their moves and ends, and what is thought of one decision."""
    book, said = rulebook(rules), hashlib.sha256()
    table = book.table(max(form.players for form in book.forms))
    for kind in ("random", "greedy"):
        player = _kernel.Player(kind, table.rules)
        key = hashlib.sha256(kind.encode()).digest()
        winners, decisions, _, _, moves = _kernel.play_game(
            table.rules, [player] * table.players, key, 7, 5_000
        )
        said.update(json.dumps([winners, decisions, moves]).encode())
    game, rng, greedy = Game(book, table.players, seed="fingerprint"), Random(7), GreedyBot()
    for _ in range(40):
        game.play(greedy.choose(game.view(game.turn), game.legal_moves(), Budget(), rng))
    said.update(game.position.text().encode())
    moves_now = game.legal_moves()
    found = SearchBot(rollouts=60).choose(game.view(game.turn), moves_now, Budget(), rng)
    said.update(str(found).encode())
    evaluator = evaluator_of(table)
    said.update(repr(astuple(evaluator.evaluate(game, worlds=(8, 8)))).encode())
    if is_trained(table):
        network = _kernel.Network.from_small(table.rules, small_network(table))
        said.update(repr(network.evaluate(game.position._core)).encode())
    return said.hexdigest()[:16]


def main() -> None:
    found = {name: fingerprint(name) for name in (*RULEBOOKS, *RELATED)}
    if "--write" in sys.argv:
        FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        return
    known = json.loads(FILE.read_text("utf-8"))
    other = [name for name in known | found if known.get(name) != found.get(name)]
    where = f"{tockwork.__version__}, Python {platform.python_version()}, {platform.platform()}"
    if other:
        names = ", ".join(other)
        raise SystemExit(f"Tockwork {where}: different in {names} (meant? make fixtures)")
    print(f"Tockwork {where}: {len(found)} games as everywhere")


if __name__ == "__main__":
    main()
