"""How much skill a game has: from random play to the best we have, in every rulebook.

    python benchmarks/skill.py --out docs

plays the ladder below in every rulebook at four players (pairs where they exist, duplicate deals)
and writes skill.json with all results, and from it skill.md and skill.svg. With `--again` it plays
nothing and writes the two anew.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import date
from pathlib import Path
from typing import Any

from skill_page import page, picture
from strength import PLAYERS, play_some, teams_of

from tockwork.arena import Match, Task, cores, report
from tockwork.bots.weights import SAME_GAME
from tockwork.rulebooks import RULEBOOKS, rulebook

LADDER = ("random", "greedy", "search:0.02", "network", "network:0.1")
QUICK = (("random", "greedy"), ("random", "network"), ("greedy", "network"))
SEARCH = (("greedy", "search:0.02"), ("search:0.02", "network"))
ROLLOUTS = (("network", "network:0.1"),)


def measure(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """The ladder in one rulebook. The longest games go first, so that no core waits for them."""
    book = rulebook(name)
    match = Match(book, LADDER, PLAYERS, teams_of(book), options.games, options.seed)

    def deals(pairs: tuple[tuple[str, str], ...], games: int) -> list[Task]:
        number = -(-games // len(match.seatings))
        at = [(LADDER.index(one), LADDER.index(other)) for one, other in pairs]
        return [Task(deal, *pair) for deal in range(min(number, match.deals)) for pair in at]

    slow = deals(ROLLOUTS, options.rollout_games) + deals(SEARCH, options.search_games)
    played = play_some(match, slow, options.jobs)
    played += play_some(match, deals(QUICK, options.games), options.jobs)
    found = report(match, played).document()
    found["title"] = book.title
    found["meetings"] = [one for one in found["meetings"] if one["games"]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("docs"), help="folder for the three files")
    parser.add_argument("--again", action="store_true", help="play nothing, write page and picture")
    parser.add_argument("--games", type=int, default=2000, help="of each pair where nobody thinks")
    parser.add_argument("--search-games", type=int, default=80, help="of each pair with search")
    parser.add_argument("--rollout-games", type=int, default=32, help="with 100 ms for an answer")
    different = [name for name in RULEBOOKS if name not in SAME_GAME]
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=different)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
    parser.add_argument("--note", default="", help="about the machine: quiet, shared")
    options = parser.parse_args()

    kept = options.out / "skill.json"
    if not options.again:
        begun = time.perf_counter()
        games: list[dict[str, Any]] = []
        for name in options.rules:
            games.append(measure(name, options))
            scores = ", ".join(
                f"{m['bots'][1]} {100 - 100 * m['score']['value']:.1f} % of {m['games']}"
                f" against {m['bots'][0]}"
                for m in games[-1]["meetings"]
            )
            print(f"{name}: {scores}", flush=True)
            about = {
                "date": date.today().isoformat(),
                "cores": options.jobs,
                "note": options.note,
                "seconds": round(time.perf_counter() - begun),
            }
            kept.write_text(json.dumps({**about, "games": games}, indent=1, ensure_ascii=False))
    found = json.loads(kept.read_text())
    (options.out / "skill.md").write_text(page(found))
    (options.out / "skill.svg").write_text(picture(found))


if __name__ == "__main__":
    main()
