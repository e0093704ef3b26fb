"""`tockwork serve` whose games are dealt from a seed that lies in a file: `fixed_seeds.py FILE …`.

The program itself has no option for that: here it is put in the place of chance, for tests only."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from unittest import mock

from tockwork.cli.main import main
from tockwork.server import settings

if __name__ == "__main__":
    file = Path(sys.argv[1])
    fixed = partial(settings.Settings, seed=file.read_text, bot_seed=lambda: "bots")
    with mock.patch.object(settings, "Settings", fixed):
        sys.exit(main(["serve", *sys.argv[2:]]))
