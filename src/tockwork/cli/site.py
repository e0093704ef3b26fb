"""`tockwork site`: the table without a server, as a folder for any host of files."""

from __future__ import annotations

import sys
from pathlib import Path

from tockwork.errors import TockworkError


def run(folder: str) -> int:
    """Writes the site; 0 when it is whole."""
    try:
        from tockwork.server.settings import STATIC
        from tockwork.server.site import write_site
    except ModuleNotFoundError as missing:
        raise TockworkError(
            f"site: {missing.name} is not installed; pip install 'tockwork[server]'"
        ) from None

    def progress(game: str) -> None:
        print(f"{game} …", file=sys.stderr, flush=True)

    size = write_site(STATIC, Path(folder), progress)
    print(f"{folder}: {size / 1e6:.1f} MB; serve it with any host of files")
    return 0
