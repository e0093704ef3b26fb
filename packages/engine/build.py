"""Writes the npm package: python packages/engine/build.py [FOLDER]

Without a folder it goes into build/engine. What is inside is made from the sources of the page and
from the rulebooks, so nothing of it is kept in git; the kernel must have been compiled before
(`make tools`). `npm pack` makes a tarball of the folder.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tockwork.rulebooks import RELATED, RULEBOOKS, rulebook
from tockwork.rulebooks.reading import plain_data
from tockwork.server.custom_games import own_games

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# What can be imported; the page imports the last two (web/vite.config.ts).
ENTRIES = [HERE / "src" / name for name in ("index.ts", "kernel.ts", "custom/games.ts")]
KERNEL = HERE / "src" / "kernel.wasm"
TOOLS = ROOT / "web" / "node_modules" / ".bin"
IMPORTED = re.compile(r"""(?<=from ['"])(\.[^'"]*)(?=['"])""")


def build(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    names = ("--entryFileNames", "[name].js", "--chunkFileNames", "shared-[name].js")
    _run("rolldown", *ENTRIES, "-d", out, "-f", "esm", *names, "--logLevel", "warn")
    with tempfile.TemporaryDirectory() as types:
        _run("tsc", "-p", HERE, "--outDir", types)
        _types(Path(types).resolve(), out)
    shutil.copy(KERNEL, out / "kernel.wasm")
    games = {
        name: json.dumps(plain_data(rulebook(name)), ensure_ascii=False)
        for name in (*RULEBOOKS, *RELATED)
    }
    said = json.dumps({"known": own_games(), "games": games}, ensure_ascii=False)
    (out / "games.json").write_text(said, "utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    package = json.loads((HERE / "package.json").read_text("utf-8"))
    package = {"name": package.pop("name"), "version": project["version"], **package}
    (out / "package.json").write_text(json.dumps(package, indent=2) + "\n", "utf-8")
    shutil.copy(HERE / "README.md", out)
    shutil.copy(ROOT / "LICENSE", out)


def _run(tool: str, *arguments: object) -> None:
    subprocess.run([TOOLS / tool, *map(str, arguments)], cwd=ROOT, check=True)


def _types(made: Path, out: Path) -> None:
    """The declarations that the entries reach, with whole names, under `types`."""
    left = [made / entry.relative_to(ROOT).with_suffix(".d.ts") for entry in ENTRIES]
    while left:
        file = left.pop()
        target = out / "types" / file.relative_to(made)
        if target.exists():
            continue
        text = file.read_text("utf-8")
        left += [(file.parent / f"{name}.d.ts").resolve() for name in IMPORTED.findall(text)]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(IMPORTED.sub(r"\1.js", text), "utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "engine")
