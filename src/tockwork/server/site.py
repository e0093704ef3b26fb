"""A static site: the page, and files with what a server would send.

Any web host can serve the folder, under any path. The kernel in the page plays the games.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from tockwork.bots.weights import is_trained, small_network
from tockwork.errors import TockworkError
from tockwork.introductions import INTRODUCTIONS
from tockwork.rulebooks import RELATED, RULEBOOKS, Rulebook, Variant, rulebook
from tockwork.rulebooks.reading import plain_data
from tockwork.server.custom_games import own_games
from tockwork.server.http import catalogue
from tockwork.server.http.engine import engine
from tockwork.server.http.examples import examples
from tockwork.server.http.learning import first_game
from tockwork.server.http.puzzling import puzzle_set

MARK = '<meta name="tockwork-site" content="files" />'
# Most hosts serve this file for a missing one. The page's own addresses are behind a #: the
# requested one is moved there, and if it is none of them the page says so in the user's language.
NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tockwork</title>
  </head>
  <body>
    <p>There is nothing at this address. <a href="./">Tockwork</a></p>
    <script type="module">
      const names = location.pathname.split('/').slice(1);
      for (let depth = names.length - 1; depth >= 0; depth -= 1) {
        const folder = ['', ...names.slice(0, depth), ''].join('/');
        const found = await fetch(`${folder}shell.json`).catch(() => null);
        if (found?.ok) {
          location.replace(`${folder}#/${names.slice(depth).join('/')}${location.search}`);
          break;
        }
      }
    </script>
  </body>
</html>
"""


def write_site(page: Path, out: Path, progress: Callable[[str], None]) -> int:
    """Writes the site into a folder, which must be empty or hold an older one; bytes written."""
    if not (page / "index.html").is_file():
        raise TockworkError(f"{page}: the page has not been built (make setup builds it)")
    if out.exists() and any(out.iterdir()) and MARK not in _text(out / "index.html"):
        raise TockworkError(f"{out}: is neither empty nor an older site")
    if out.exists():
        shutil.rmtree(out)
    shutil.copytree(page, out)
    first = (page / "index.html").read_text()
    (out / "index.html").write_text(first.replace("</head>", f"    {MARK}\n  </head>"))
    (out / "404.html").write_text(NOT_FOUND)
    data = out / "data"
    kept = ["games.json", "own-games.json"]
    _write(data / "games.json", catalogue.games().model_dump_json())
    _write(data / "own-games.json", json.dumps(own_games(), ensure_ascii=False))
    for name in (*RULEBOOKS, *RELATED):
        progress(name)
        _write(data / "rulebooks" / f"{name}.json", json.dumps(plain_data(rulebook(name))))
        kept.append(f"rulebooks/{name}.json")
        if name in INTRODUCTIONS:
            _write(data / "introduction" / f"{name}.json", first_game(name).model_dump_json())
            kept.append(f"introduction/{name}.json")
        if name in RULEBOOKS:
            drawn = examples(name).model_dump_json(by_alias=True)
            _write(data / "examples" / f"{name}.json", drawn)
            kept.append(f"examples/{name}.json")
            _write(data / "puzzles" / f"{name}.json", puzzle_set(name).model_dump_json())
        for file, table in _forms(rulebook(name)):
            _write(data / "engine" / f"{file}.json", engine(table).model_dump_json())
            weights = data / "weights" / f"{file}.bin"
            weights.parent.mkdir(parents=True, exist_ok=True)
            usual = table.players == catalogue.USUAL_PLAYERS
            kept += [f"engine/{file}.json"] if usual else []
            if is_trained(table):
                weights.write_bytes(small_network(table))
                kept += [f"weights/{file}.bin"] if usual else []
    _write(data / "kept.json", json.dumps(kept))
    return sum(file.stat().st_size for file in out.rglob("*") if file.is_file())


def _forms(book: Rulebook) -> Iterator[tuple[str, Variant]]:
    """Every format of a game, and the name of its files; a choice of board is part of it."""
    for form in book.forms:
        yield f"{book.id}-{form.players}-{form.teams}", book.table(form.players, form.teams)
    if "board" in book.options:
        for board in sorted({form.board for form in book.forms}):
            chosen = book.with_options(board=board)
            for form in chosen.forms:
                file = f"{book.id}-{form.players}-{form.teams}-{board}"
                yield file, chosen.table(form.players, form.teams)


def _text(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
