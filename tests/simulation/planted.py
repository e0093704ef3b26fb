"""Planted bugs: what the simulation must find, each alone.

    python -m tests.simulation.planted [--list] [--seconds 600] [--table FILE] [NAME …]

They are in planted.toml.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tockwork

SOURCE = Path(tockwork.__file__).parent
OLD = "an old defect"


@dataclass(frozen=True)
class Bug:
    what: str
    changes: tuple[tuple[str, str, str], ...]  # of a file below tockwork/: old, new
    was: bool = False  # in this server, once
    processes: int = 1


def _read() -> dict[str, Bug]:
    found = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return {
        name: Bug(
            one["what"],
            tuple((change["file"], change["old"], change["new"]) for change in one["change"]),
            one.get("was", False),
            one.get("processes", 1),
        )
        for name, one in found.items()
    }


BUGS = _read()


def plant(name: str) -> None:
    """From now on the modules of this bug are imported with it."""
    changed: dict[str, str] = {}
    for file, old, new in BUGS[name].changes:
        text = changed.get(file) or (SOURCE / file).read_text("utf-8")
        assert text.count(old) == 1, f"{name}: {text.count(old)} times in {file}: {old}"
        changed[file] = text.replace(old, new)
    modules = {
        "tockwork." + file.removesuffix(".py").replace("/", "."): (SOURCE / file, text)
        for file, text in changed.items()
    }
    early = [module for module in modules if module in sys.modules]
    for module in [each for each in sys.modules if each.startswith("tockwork.") and early]:
        if not module.startswith("tockwork._kernel"):
            del sys.modules[module]
    sys.meta_path.insert(0, _Finder(modules))


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, modules: dict[str, tuple[Path, str]]) -> None:
        self._modules = modules

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name not in self._modules:
            return None
        file, text = self._modules[name]
        loader = _Changed(name, str(file), text)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


class _Changed(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, file: str, text: str) -> None:
        super().__init__(name, file)
        self._text = text

    def get_code(self, fullname: str) -> Any:
        return compile(self._text, self.path, "exec", dont_inherit=True)


def search(name: str, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Worlds with ever new seeds, on one core, until a law is broken."""
    bug = BUGS[name]
    command = [sys.executable, "-m", "tests.simulation", "--bug", name]
    command += ["--processes", str(bug.processes), "--seed", str(seed)]
    command += ["--simulated", "1500", "--core", str(seconds)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    used = os.times()
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    core = os.times().children_user - used.children_user
    law = re.search(r"^broken: (.*)", done.stdout, re.M)
    where = re.search(r"seed (\d+), step (\d+), after ([\d.]+) simulated", done.stdout)
    if law is None and done.returncode:
        raise RuntimeError(f"{name}: {done.stderr[-2000:]}")
    return {
        "bug": name,
        "found": None if law is None else law[1],
        "core": core,
        "seed": None if where is None else int(where[1]),
        "simulated": None if where is None else float(where[3]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", help="planted bugs; all if none is named")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--seconds", type=float, default=600.0, help="of one core for each")
    parser.add_argument("--table", type=Path, help="write a table in Markdown there")
    args = parser.parse_args()
    if args.list:
        for name, bug in BUGS.items():
            print(f"{name}: {bug.what}" + (f" ({OLD})" if bug.was else ""))
        return 0
    rows = []
    for name in args.names or BUGS:
        found = search(name, args.seconds)
        rows.append(found)
        result = found["found"] or "NOT FOUND"
        print(f"{found['core']:7.1f} s  {name}: {result}  (seed {found['seed']})", flush=True)
    missed = [row["bug"] for row in rows if row["found"] is None]
    print(f"{len(rows) - len(missed)} of {len(rows)} found" + (f"; not {missed}" if missed else ""))
    if args.table:
        args.table.write_text(table(rows), "utf-8")
    return 1 if missed else 0


def table(rows: list[dict[str, Any]]) -> str:
    lines = ["| planted bug | processes | found after | by the law |", "|---|---:|---:|---|"]
    for row in rows:
        bug = BUGS[row["bug"]]
        mark = " *" if bug.was else ""
        result = (
            ("not found", "")
            if row["found"] is None
            else (f"{row['core']:.0f} s", row["found"].split(":")[0])
        )
        lines.append(f"| {bug.what}{mark} | {bug.processes} | {result[0]} | {result[1]} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
