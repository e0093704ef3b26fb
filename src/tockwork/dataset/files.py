"""The files of a dataset: shards, checksums, the data card; all of them written whole."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tockwork.atomic_write import atomic_write
from tockwork.dataset import exam
from tockwork.dataset.games import line_of, play
from tockwork.dataset.plan import FILE, Plan
from tockwork.errors import TockworkError
from tockwork.review.puzzle import puzzles
from tockwork.rulebooks import RULEBOOKS

CARD, PUZZLES, EXAM, SUMS = "README.md", "puzzles.jsonl", "exam.jsonl", "SHA256SUMS"
COLUMNS: dict[str, str | list[str]] = {
    **dict.fromkeys(("game", "decision"), "int32"),
    **dict.fromkeys(("round", "played", "deals"), "int16"),
    "seat": "int8",
    **dict.fromkeys(("bot", "phase", "position", "mark"), "string"),
    "moves": ["string"],
    "values": ["float64"],
    "errors": ["float64"],
    **dict.fromkeys(("loss", "loss_error"), "float64"),
    **dict.fromkeys(("meaningful", "only", "won"), "bool"),
}
"""The columns with their types in Parquet; a list has its element's type in brackets."""


def names_of(shard: int) -> tuple[str, str]:
    """The files of a shard: records of its games, and its decisions."""
    return f"games-{shard:05}.jsonl", f"decisions-{shard:05}.jsonl"


def contents(plan: Plan, shard: int) -> dict[str, str]:
    """The text of a shard's files, from their seeds."""
    games, decisions = names_of(shard)
    played = [play(plan, number) for number in plan.games_of(shard)]
    return {
        games: "".join(one.record.dumps() for one in played),
        decisions: "".join(line_of(row) for one in played for row in one.rows),
    }


def write_shard(plan: Plan, folder: Path, shard: int) -> int:
    """Writes a shard that is not there yet; its decisions come last, so they stand for both."""
    games, decisions = names_of(shard)
    if not (folder / decisions).exists():
        texts = contents(plan, shard)
        atomic_write(folder / games, texts[games])
        atomic_write(folder / decisions, texts[decisions])
    return shard


def pyarrow() -> Any:
    """PyArrow with its Parquet, or a TockworkError that says how to get it."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ModuleNotFoundError:
        raise TockworkError("Parquet needs pip install 'tockwork[dataset]'") from None


def write_parquet(folder: Path, shard: int) -> Path:
    """The decisions of a shard as Parquet, out of their JSON lines."""
    arrow, source = pyarrow(), folder / names_of(shard)[1]
    types: dict[str, Callable[[], Any]] = {
        name: getattr(arrow, name if name != "bool" else "bool_")
        for name in ("int8", "int16", "int32", "float64", "string", "bool")
    }
    schema = arrow.schema(
        (name, arrow.list_(types[kind[0]]()) if isinstance(kind, list) else types[kind]())
        for name, kind in COLUMNS.items()
    )
    target = source.with_suffix(".parquet")
    part = target.with_name(target.name + ".part")
    with source.open(encoding="utf-8") as lines:
        rows = arrow.Table.from_pylist([json.loads(line) for line in lines], schema)
    arrow.parquet.write_table(rows, part, compression="zstd")
    part.replace(target)
    return target


def finish(plan: Plan, folder: Path) -> None:
    """Puzzles, exam, card and checksums, once every shard is there."""
    if plan.rules in RULEBOOKS:
        atomic_write(folder / PUZZLES, "".join(one.line() + "\n" for one in puzzles(plan.rules)))
    if known := [one for one in exam.read() if one["position"]["rules"] == plan.rules]:
        atomic_write(folder / EXAM, exam.lines(known))
    atomic_write(folder / CARD, card(plan, folder))
    sums = [f"{digest(path)}  {path.name}\n" for path in files(folder)]
    atomic_write(folder / SUMS, "".join(sums))


def files(folder: Path) -> Iterator[Path]:
    """Everything of which there is a checksum."""
    of_shards = ("games-*.jsonl", "decisions-*.jsonl", "decisions-*.parquet")
    for pattern in (FILE, CARD, PUZZLES, EXAM, *of_shards):
        yield from sorted(folder.glob(pattern))


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def wrong_sums(folder: Path) -> list[str]:
    """Files that are missing, or other than their checksum says, or without one."""
    try:
        said = dict(
            line.split("  ")[::-1] for line in (folder / SUMS).read_text("utf-8").splitlines()
        )
    except (OSError, ValueError) as bad:
        raise TockworkError(f"{folder / SUMS}: {bad}") from None
    there = {path.name: digest(path) for path in files(folder)}
    return sorted(name for name in said | there if said.get(name) != there.get(name))


def differing(plan: Plan, folder: Path, shards: Iterable[int]) -> list[str]:
    """Files of these shards that are other than their seeds say."""
    return [
        name
        for shard in shards
        for name, text in contents(plan, shard).items()
        if (folder / name).read_bytes() != text.encode()
    ]


def card(plan: Plan, folder: Path) -> str:
    """The data card: what is inside, how it came about, what it is good for and what not."""
    tally, losses, bots = Counter[str](), Counter[str](), Counter[str]()
    for shard in range(plan.shards):
        with (folder / names_of(shard)[1]).open(encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                tally["decisions"] += 1
                tally["choices"] += len(row["moves"]) > 1
                tally["meaningful"] += row["meaningful"]
                tally["deals"] += row["deals"]
                tally["unfinished"] += row["won"] is None and row["decision"] == 0
                if len(row["moves"]) > 1:
                    bots[row["bot"]] += 1
                    losses[row["bot"]] += row["loss"]
    by_bot = "\n".join(f"| {name} | {n:,} | {losses[name] / n:.2f} |" for name, n in bots.items())
    return f"""\
# {plan.table.rulebook.title}: {plan.games:,} games with every decision evaluated

Written by `python -m tockwork.dataset` of Tockwork {plan.tockwork}, licence Apache-2.0.

| | |
|---|---:|
| game | {plan.rules}, {plan.table.players} players, teams: {plan.table.teams} |
| games | {plan.games:,} |
| left unfinished after {plan.decisions:,} decisions | {tally["unfinished"]:,} |
| decisions | {tally["decisions"]:,} |
| with a choice, all of them evaluated | {tally["choices"]:,} |
| meaningful | {tally["meaningful"]:,} |
| sampled deals in all | {tally["deals"]:,} ({plan.deals[0]} to {plan.deals[1]} a decision) |
| seed, weights | {plan.seed}, {plan.weights} |

| bot | decisions with a choice | mean loss, % of win chance |
|---|---:|---:|
{by_bot}

All players are bots; nobody's games are inside. Each move is evaluated by what its player could
see, in sampled deals, by rollouts of the same network that plays the levels: the values are
estimates with the standard errors beside them, not the truth, and flatter that network. At most
eight moves of a decision are tried, those that look best at a glance; the others have no value.
The columns are explained in docs/dataset.md of Tockwork.

`python -m tockwork.dataset check .` compares the files with {SUMS}; with `--rebuild N` it also
plays and evaluates N files again and compares every byte.
"""
