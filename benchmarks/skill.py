"""The skill in a game: from random play to our best bot, in every rulebook.

    python benchmarks/skill.py --out docs

plays the matches below in every rulebook at four players (pairs where they exist, duplicate deals)
and writes skill.json with all results, and from it skill.md and skill.svg.

    python benchmarks/skill.py --out docs --take greedy.json search.json

plays nothing and takes the matches from these files, which strength.py has written with `--json`;
`--again` only rewrites page and chart. With `--save FOLDER` it can be interrupted and resumed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

from skill_page import page, picture
from strength import INTERRUPTED, PLAYERS, play, teams_of

from tockwork.arena import Match, cores
from tockwork.bots.weights import SAME_GAME
from tockwork.rulebooks import RULEBOOKS, rulebook

QUICK = ("greedy", "random"), ("network", "greedy")
SEARCH = ("search:0.02", "greedy"), ("network", "search:0.02")
ROLLOUTS = (("network:0.1", "network"),)
DIFFERENT = [name for name in RULEBOOKS if name not in SAME_GAME]


def measure(options: argparse.Namespace) -> list[dict[str, Any]]:
    """All matches, written down after every rulebook."""
    matches = []
    games = (
        (ROLLOUTS, options.rollout_games),
        (SEARCH, options.search_games),
        (QUICK, options.games),
    )
    for name in options.rules:
        book = rulebook(name)
        for bots, number in ((bots, number) for pairs, number in games for bots in pairs):
            match = Match(book, bots, PLAYERS, teams_of(book), number, options.seed)
            save = options.save and options.save / "-".join(bots).replace(":", "_")
            result = play(match, options.jobs, save)
            if not result.complete:
                sys.exit(INTERRUPTED)
            matches.append(result.document())
            score = matches[-1]["meetings"][0]["score"]["value"]
            print(f"{name}: {bots[0]} {100 * score:.1f} % against {bots[1]}", flush=True)
        keep(options, matches)
    return matches


def keep(options: argparse.Namespace, matches: list[dict[str, Any]]) -> None:
    found = {"date": date.today().isoformat(), "note": options.note, "matches": matches}
    text = json.dumps(found, indent=1, ensure_ascii=False)
    (options.out / "skill.json").write_text(text + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("docs"), help="folder for the three files")
    parser.add_argument("--games", type=int, default=2000, help="of each match where nobody thinks")
    parser.add_argument("--search-games", type=int, default=80, help="of each match with search")
    parser.add_argument("--rollout-games", type=int, default=32, help="with 100 ms for an answer")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=DIFFERENT)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
    parser.add_argument(
        "--save", type=Path, metavar="FOLDER", help="keep the deals, to go on later"
    )
    parser.add_argument("--take", nargs="+", type=Path, help="matches that are already played")
    parser.add_argument("--again", action="store_true", help="only page and picture")
    parser.add_argument("--note", default="", help="where and how it was measured")
    options = parser.parse_args()

    begun = time.perf_counter()
    if options.take:
        played = [one for path in options.take for one in json.loads(path.read_text())]
        keep(options, [one for one in played if one["rules"] in options.rules])
    elif not options.again:
        print(f"{len(measure(options))} matches in {time.perf_counter() - begun:.0f} s")
    found = json.loads((options.out / "skill.json").read_text())
    (options.out / "skill.md").write_text(page(found))
    (options.out / "skill.svg").write_text(picture(found))


if __name__ == "__main__":
    main()
