"""`tockwork serve` whose games are dealt from a seed that lies in a file: `fixed_seeds.py FILE …`.

The program itself has no option for that: here it is put in the place of chance, for tests only."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from unittest import mock

from tockwork.cli.main import main
from tockwork.server import settings
from tockwork.server.tables.fair_deal import FairDeal

if __name__ == "__main__":
    file = Path(sys.argv[1])
    # A page of a busy machine takes its time to show its part of a shuffle.
    fixed = partial(settings.Settings, seed=file.read_text, bot_seed=lambda: "bots", patience=120.0)
    # What the pages put in is as random as ever: here the server's part alone is the seed.
    alone = mock.patch.object(FairDeal, "next_seed", lambda deal: deal.part)
    with mock.patch.object(settings, "Settings", fixed), alone:
        sys.exit(main(["serve", *sys.argv[2:]]))
