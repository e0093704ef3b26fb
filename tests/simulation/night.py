"""What a night was: numbers as Markdown, and a picture of what went wrong in it."""

from __future__ import annotations

import json
from collections import Counter
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.world import World

_BINS = 60
_HOUR = 3600
_SUMS = ("worlds", "moves", "tables", "starts", "steps", "seconds", "core", "first", "last")


class Night:
    """The sum of many worlds. It is written after each, and goes on where it was interrupted."""

    def __init__(self, people: int, processes: int) -> None:
        self.people, self.processes = people, processes
        self.worlds = self.moves = self.tables = self.starts = self.steps = 0
        self.first = self.last = 0  # seeds
        self.seconds = self.core = 0.0
        self.faults: Counter[str] = Counter()
        self.laws: Counter[str] = Counter()
        self._hours: dict[str, Counter[int]] = {}  # of the faults, by kind

    @classmethod
    def in_folder(cls, folder: Path | None, people: int, processes: int) -> Night:
        """The one that was begun there, or a new one."""
        night = cls(people, processes)
        if folder is None or not (file := folder / "night.json").exists():
            return night
        known: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if (known["people"], known["processes"]) != (people, processes):
            raise SystemExit(f"{file} is a night of other people and processes")
        for name in _SUMS:
            setattr(night, name, known[name])
        night.faults, night.laws = Counter(known["faults"]), Counter(known["laws"])
        night._hours = {
            kind: Counter({int(hour): many for hour, many in hours.items()})
            for kind, hours in known["hours"].items()
        }
        return night

    def add(self, world: World, core: float) -> None:
        for at, what in world.when:
            self._hours.setdefault(what, Counter())[int((self.seconds + at) / _HOUR)] += 1
        self.first = self.first if self.worlds else world.seed
        self.last = world.seed
        self.worlds += 1
        self.moves += world.laws.moves
        self.tables += len(world.laws.tables)
        self.starts += world.starts
        self.steps += world.time.steps
        self.seconds += world.time.now
        self.core += core
        self.faults += world.faults
        self.laws += world.laws.checked

    def line(self, world: World, core: float) -> str:
        laws = world.laws
        starts = world.starts
        return (
            f"seed {world.seed}: {world.time.now / 3600:.2f} simulated hours, {laws.moves} moves,"
            f" {len(laws.tables)} tables, {world.faults.total()} faults, {starts} starts,"
            f" {laws.checked.total()} laws looked at, {world.time.steps} steps;"
            f" {core:.1f} s of a core; trace {world.hash.hexdigest()[:16]}"
        )

    def write(self, folder: Path) -> None:
        """`night.md`, `night.svg`, and `night.json` to go on with."""
        folder.mkdir(parents=True, exist_ok=True)
        known = {name: getattr(self, name) for name in (*_SUMS, "people", "processes")}
        known |= {"faults": self.faults, "laws": self.laws, "hours": self._hours}
        (folder / "night.json").write_text(json.dumps(known), "utf-8")
        (folder / "night.md").write_text(self._numbers(), "utf-8")
        (folder / "night.svg").write_text(self._picture(), "utf-8")

    def _numbers(self) -> str:
        days, faults = self.seconds / 86_400, self.faults.total()
        lines = [
            f"{self.people} people, server processes: {self.processes}, seeds"
            f" {self.first} to {self.last}: {days:,.1f} simulated days in"
            f" {self.core / 60:,.1f} minutes of one core"
            f" ({self.seconds / max(self.core, 1):,.0f} times real time).",
            "",
            "| what | number |",
            "|---|---:|",
            f"| moves stored | {self.moves:,} |",
            f"| tables | {self.tables:,} |",
            f"| starts of a process | {self.starts:,} |",
            f"| faults (one every {self.seconds / max(faults, 1):.0f} s) | {faults:,} |",
            f"| steps | {self.steps:,} |",
            "",
            "| law | looked at | broken |",
            "|---|---:|---:|",
            *(f"| {law} | {times:,} | 0 |" for law, times in sorted(self.laws.items())),
        ]
        return "\n".join(lines) + "\n"

    def _picture(self) -> str:
        """A row for each kind of fault, darker where there were more of them in that time."""
        kinds = [kind for kind, _ in self.faults.most_common()]
        counts: Counter[tuple[int, str]] = Counter()
        for kind, hours in self._hours.items():
            for hour, many in hours.items():
                counts[min(_BINS - 1, int(hour * _HOUR / self.seconds * _BINS)), kind] += many
        most = max(counts.values(), default=1)
        left, row, column = 290, 22, 8
        width, height = left + _BINS * column + 90, len(kinds) * row + 60
        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            ' font-family="sans-serif" font-size="13" fill="#222">',
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
        ]
        for y, kind in enumerate(kinds):
            top = 20 + y * row
            name = escape(kind)
            out.append(f'<text x="{left - 8}" y="{top + 14}" text-anchor="end">{name}</text>')
            for x in range(_BINS):
                shade = counts[x, kind] / most
                out.append(
                    f'<rect x="{left + x * column}" y="{top}" width="{column - 1}"'
                    f' height="{row - 4}" fill="#b3261e" fill-opacity="{0.06 + 0.94 * shade:.2f}"/>'
                )
            out.append(
                f'<text x="{left + _BINS * column + 8}" y="{top + 14}">{self.faults[kind]:,}</text>'
            )
        out.append(
            f'<text x="{left}" y="{height - 14}">0 to {self.seconds / 86_400:,.1f} simulated days;'
            f" at most {most} of a kind in one field</text></svg>"
        )
        return "\n".join(out) + "\n"
