"""`python -m tockwork.dataset`: writes games with every decision evaluated, and checks them."""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from pydantic import ValidationError

from tockwork.dataset import files
from tockwork.dataset.plan import FILE, Plan, read_plan
from tockwork.errors import TockworkError
from tockwork.rulebooks.embedding import embedded
from tockwork.rulebooks.named import named_rulebook

INTERRUPTED = 130


def _deals(text: str) -> tuple[int, int]:
    first, _, most = text.partition(":")
    return int(first), int(most or first)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tockwork.dataset", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="write a dataset, or go on with one")
    make.add_argument("folder", type=Path)
    make.add_argument("--rules", default="dog", help="a game, or the file of one (dog)")
    make.add_argument("--players", type=int)
    make.add_argument("--teams", choices=["none", "pairs", "triples"])
    make.add_argument("--bots", type=lambda text: tuple(text.split(",")), metavar="NAME,…")
    make.add_argument("--seed")
    make.add_argument("--games", type=int)
    make.add_argument("--shard", type=int, help="games in a file (100)")
    make.add_argument("--deals", type=_deals, metavar="FIRST:MOST", help="sampled (32:128)")
    make.add_argument("--decisions", type=int, help="a game with more is left unfinished (5000)")
    make.add_argument("--jobs", type=int, default=1, help="processes")
    make.add_argument("--parquet", action="store_true", help="decisions as Parquet, too")
    check = commands.add_parser("check", help="compare with the checksums")
    check.add_argument("folder", type=Path)
    check.add_argument("--rebuild", type=int, default=0, metavar="N", help="and play N files again")
    return parser


def make(asked: argparse.Namespace) -> None:
    folder: Path = asked.folder
    said = {name: value for name, value in vars(asked).items() if name in Plan.model_fields}
    game = embedded(named_rulebook(asked.rules))
    plan = Plan(
        **{name: value for name, value in said.items() if value is not None} | game
    ).settled()
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / FILE).exists():
        if read_plan(folder) != plan:
            raise TockworkError(f"{folder / FILE}: another dataset is there already")
    else:
        plan.write(folder)
    if asked.parquet:
        files.pyarrow()
    begun = time.monotonic()
    for done, _ in enumerate(_written(plan, folder, asked.jobs), 1):
        seconds = time.monotonic() - begun
        print(f"\r{done} of {plan.shards} files, {seconds:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    for shard in range(plan.shards) if asked.parquet else ():
        files.write_parquet(folder, shard)
    files.finish(plan, folder)
    print(f"{plan.games:,} games in {folder}")


def _written(plan: Plan, folder: Path, jobs: int) -> Iterator[int]:
    shards = range(plan.shards)
    if jobs <= 1:
        yield from map(partial(files.write_shard, plan, folder), shards)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(files.write_shard, plan, folder), shards)


def check(asked: argparse.Namespace) -> None:
    folder: Path = asked.folder
    wrong = files.wrong_sums(folder)
    rebuilt = 0
    if asked.rebuild and not wrong:
        plan = read_plan(folder)
        some = random.sample(range(plan.shards), min(asked.rebuild, plan.shards))
        wrong, rebuilt = files.differing(plan, folder, some), len(some)
    if wrong:
        raise TockworkError(f"{folder}: different: {', '.join(wrong)}")
    print(f"{folder}: all checksums right, {rebuilt} files rebuilt from their seeds")


def main(arguments: list[str] | None = None) -> int:
    asked = _arguments().parse_args(arguments)
    try:
        {"make": make, "check": check}[asked.command](asked)
    except (TockworkError, ValidationError, OSError) as bad:
        print(f"tockwork.dataset: {bad}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
