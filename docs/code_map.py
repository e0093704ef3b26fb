"""The map of the code in contributing.md, from the first words of every file."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tockwork"
KERNEL = ROOT / "kernel"
BEGIN = "<!-- The map: written by `python docs/make.py` out of the first words of every file. -->"
END = "<!-- The end of the map. -->"

KERNEL_FOLDERS = {
    "include/tock": "The public headers of the kernel (`kernel/include/tock`)",
    "src": "The implementation (`kernel/src`, beside the `.cpp` of each header above)",
    "bindings": "For Python (`kernel/bindings`)",
    "wasm": "For the browser (`kernel/wasm`)",
}


def row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def python_words(path: Path) -> str:
    """The first paragraph of a docstring, in one line."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    if not said:
        raise SystemExit(f"{path.relative_to(ROOT)}: should begin with words that say what it is")
    return " ".join(said.partition("\n\n")[0].split()).rstrip(".")


def cpp_words(path: Path) -> str:
    """The first sentence of the comment a file begins with; nothing if it begins with code."""
    lines = []
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("//"):
            break
        lines.append(line.removeprefix("//").strip())
    return re.split(r"(?<=[a-z)])\. ", " ".join(lines))[0].rstrip(".:")


def parts_of_python() -> list[str]:
    """A row for every package, and for the modules beside them."""
    lines = [row("part", "where", "what it is"), "|---|---|---|"]
    for path in sorted(PACKAGE.rglob("__init__.py")):
        folder = path.parent.relative_to(PACKAGE)
        if folder.parts:
            where = f"`src/tockwork/{folder.as_posix()}/`"
            lines.append(row(".".join(folder.parts), where, python_words(path)))
    for path in sorted(PACKAGE.glob("[a-z]*.py")):
        lines.append(row(path.stem, f"`src/tockwork/{path.name}`", python_words(path)))
    return lines


def files_of_kernel() -> list[str]:
    """A row for every header, and for every source file that has none."""
    lines: list[str] = []
    headers: set[str] = set()
    for folder, title in KERNEL_FOLDERS.items():
        rows = []
        for path in sorted(
            (KERNEL / folder).rglob("*.[ch]pp"), key=lambda p: (p.stem, p.suffix != ".hpp")
        ):
            file = path.relative_to(KERNEL / folder)
            name = file.with_suffix("").as_posix()
            if path.suffix == ".hpp":
                headers.add(name)
            elif name in headers:
                continue
            words = cpp_words(path)
            if not words:
                raise SystemExit(
                    f"{path.relative_to(ROOT)}: should begin with a comment that says what it is"
                )
            rows.append(row(f"`{file.as_posix()}`", words))
        if rows:
            lines += ["", title + ":", "", row("file", "idea"), "|---|---|", *rows]
    return lines


def with_map(page: str) -> str:
    """The page with its map regenerated."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit("docs/contributing.md: the lines between which the map stands are gone")
    drawn = [BEGIN, "", *parts_of_python(), *files_of_kernel(), "", END]
    return before + "\n".join(drawn) + after
