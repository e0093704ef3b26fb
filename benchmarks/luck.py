"""Whether luck has mean zero, and how much of the results it explains, whoever plays.

python benchmarks/luck.py                                  a minute of all games, on all cores
python benchmarks/luck.py --seconds 540 --out luck.jsonl   nine minutes; the same again goes on
python benchmarks/luck.py --out luck.jsonl --table         the table of what is there

Every game, four players, none of whom is the judge: greedy in all seats, or a level in each
(beginner, casual, club), or a mixture of greedy, search and levels. Luck is that of the review: the
round played out by seats that err a little, what came against what could have come. A result is 100
or 0; the adjusted one is the result minus the luck times a share, which is fixed beforehand: it is
fitted on every other game, and the ratio of variances measured on the rest. No network is needed
and no file but --out; a process a core.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from on_all_cores import on_all_cores

from tockwork import RULEBOOKS, Game, _kernel
from tockwork.bots import bot, play_out
from tockwork.review import judge_of

KINDS = {
    "greedy": ("greedy",),
    "levels": ("beginner", "casual", "club"),
    "mixture": ("greedy", "search:20n", "beginner", "casual", "club"),
}
PLAYOUTS, OTHERS, MOST = 16, 24, 3000
Found = dict[tuple[str, str, int], tuple[float, float]]


def played(rules: str, who: str, number: int) -> tuple[str, str, int, float, float] | None:
    """One game: what the first team won beyond an even chance, and its luck, in points."""
    rng = random.Random(f"{rules} {who} {number}")
    game = Game(rules, 4, seed=f"luck {who} {number}")
    play_out(game, [bot(rng.choice(KINDS[who])) for _ in range(4)], rng=rng, most=MOST)
    if not game.over:
        return None
    judge = judge_of(game.table).kernel
    past = _kernel.Past(game._told())
    luck = 0.0
    for turn in json.loads(past.turns(judge)):
        if turn["chance"] != "none":
            told = json.loads(past.outlook(judge, turn["turn"], number, PLAYOUTS, OTHERS, 0))
            luck += told["luck"][0] + told.get("lot", [0.0])[0]
    sides = max(game.table.team_of) + 1
    return rules, who, number, 100.0 * (0 in game.winners) - 100.0 / sides, luck


def tasks(found: Found, rules: list[str], whos: list[str]) -> Iterator[tuple[str, str, int]]:
    """One game of each kind after the other, without end; those that are there are left out."""
    number = 0
    while True:
        for name in rules:
            for who in whos:
                if (name, who, number) not in found:
                    yield name, who, number
        number += 1


def read(file: Path | None) -> Found:
    found: Found = {}
    if file is not None and file.exists():
        for line in file.read_text().splitlines():
            rules, who, number, result, luck = json.loads(line)
            found[rules, who, number] = (result, luck)
    return found


def line_of(games: list[tuple[float, float]]) -> str:
    """Mean luck with its error, and raw by adjusted variance with a share of 1, 0.8 and fitted."""
    results, lucks = zip(*games, strict=True)
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    half, rest = games[::2], games[1::2]
    share = statistics.covariance(*zip(*half, strict=True)) / statistics.variance(
        luck for _, luck in half
    )

    def ratio(some: list[tuple[float, float]], of: float) -> float:
        raw = statistics.variance(result for result, _ in some)
        return raw / statistics.variance(result - of * luck for result, luck in some)

    return (
        f"{len(games):6} {statistics.mean(lucks):+7.2f} ± {error:4.2f}   {ratio(games, 1):5.2f}"
        f"  {ratio(games, 0.8):5.2f}   {share:5.2f}  {ratio(rest, share):5.2f}"
        f"   {statistics.mean(results):+6.1f}"
    )


def print_table(found: Found) -> None:
    kinds = defaultdict(list)
    for (rules, who, _), game in sorted(found.items()):
        kinds[rules, who].append(game)
    print("game             players   games   mean luck      raw/adjusted with a share of")
    print("                                                      1    0.8   fitted          result")
    for (rules, who), games in kinds.items():
        if len(games) >= 8:
            print(f"{rules:16} {who:8} {line_of(games)}")


def main() -> None:
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--who", choices=KINDS, action="append", help="all, if not said")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="games are added here, and not played again")
    parser.add_argument("--table", action="store_true", help="only print what is there")
    args = parser.parse_args()
    found = read(args.out)
    ahead = tasks(found, args.rules or list(RULEBOOKS), args.who or list(KINDS))
    for game in () if args.table else on_all_cores(played, ahead, args.cores, args.seconds):
        if game is not None:
            found[game[:3]] = game[3:]
            if args.out is not None:
                with args.out.open("a") as out:
                    out.write(json.dumps(game) + "\n")
    print_table(found)


if __name__ == "__main__":
    main()
