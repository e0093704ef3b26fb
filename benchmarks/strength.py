"""Duplicate matches of one bot against another in every game, four players, pairs where they exist.

    python benchmarks/strength.py --bots network,greedy --games 4000
    python benchmarks/strength.py --bots network,search:0.02 --games 400 --rules dog,dog-swiss

One line a game: the score of the first bot with its 95 % interval.
"""

import argparse

from tockwork import RULEBOOKS, rulebook
from tockwork.arena import Match, play_tasks, report
from tockwork.arena.workers import cores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="network,greedy")
    parser.add_argument("--rules", default=",".join(RULEBOOKS))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    print(f"{bots[0]} against {bots[1]}, seed {options.seed}")
    for name in options.rules.split(","):
        book = rulebook(name)
        pairs = any(form.players == 4 and form.teams == "pairs" for form in book.forms)
        teams = "pairs" if pairs else "none"
        match = Match(book, bots, 4, teams, options.games, options.seed)
        result = report(match, play_tasks(match, list(match.tasks()), options.jobs))
        first = next(s for s in result.standings if s.name == bots[0])
        print(
            f"{name:16}{teams:6}{result.games:6} games  {first.score.value:6.1%}"
            f"  ({first.score.low:.1%} to {first.score.high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
