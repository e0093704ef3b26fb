"""`tockwork site`: the table without a server, as a folder for any host of files."""

from __future__ import annotations

import sys
from pathlib import Path

from tockwork.cli.spoken_parser import INSTALL
from tockwork.errors import TockworkError
from tockwork.locale import Words


def run(folder: str, words: Words) -> int:
    """Writes the site; 0 when it is whole."""
    try:
        from tockwork.server.settings import STATIC
        from tockwork.server.site import write_site
    except ModuleNotFoundError as missing:
        raise TockworkError(
            words.say("complaint.missing", name=missing.name, command=INSTALL)
        ) from None

    def progress(game: str) -> None:
        print(f"{game} …", file=sys.stderr, flush=True)

    size = write_site(STATIC, Path(folder), progress)
    print(words.say("kept-site", folder=folder, size=f"{size / 1e6:.1f}"))
    return 0
