"""The built browser table. Every address of it begins with the same file."""

from __future__ import annotations

import json
import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tockwork.rulebooks import RELATED, RULEBOOKS
from tockwork.rulebooks.packed import OWN

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8">
<title>Tockwork</title><h1>The table is missing</h1>
<p>This server runs, but it was installed without the page for the browser. In a checkout,</p>
<pre>make setup</pre>
<p>builds the page, and <code>make dist</code> a wheel with the page inside.
The <a href="/api/docs">HTTP API</a> works already.</p></html>
"""
_GAMES = {
    "rules": (*RULEBOOKS, *RELATED),
    "learn": (*RULEBOOKS, *RELATED),
    "puzzles": RULEBOOKS,
}


def is_built(folder: Path) -> bool:
    return (folder / "index.html").is_file()


class BuiltPage(StaticFiles):
    """The built browser table. Every page of it begins with the same file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """The folder may be missing: then a page says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as missing:
            is_file = "." in path.rsplit("/", 1)[-1].strip(".")
            if missing.status_code != 404 or is_file or path.startswith("api/"):
                raise
            answer = self._first_page(path)
        if path.startswith("assets/"):  # their names change with their content
            answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        else:
            answer.headers["Cache-Control"] = "no-cache"
        return answer

    def _first_page(self, path: str) -> Response:
        if not is_built(self.folder):
            return HTMLResponse(NOT_BUILT, 503)
        page = (self.folder / "index.html").read_text()
        # Its files are named from the page's folder, which here is always the root. Where it has
        # no such address it says so itself.
        status = 200 if self._has(f"/{path.removeprefix('.')}") else 404
        return HTMLResponse(page.replace('="./', '="/'), status)

    def _has(self, address: str) -> bool:
        """Whether the page shows anything there: its own list, written for JavaScript."""
        for name, pattern in json.loads((self.folder / "paths.json").read_text()).items():
            found = re.fullmatch(pattern.replace("(?<", "(?P<"), address, re.ASCII)
            if found:
                game = found["id"] if name in _GAMES else None
                return game is None or game in _GAMES[name] or game.startswith(OWN)
        return False
