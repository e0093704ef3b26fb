"""What players of known strength give away per real decision: whom a review compares people with.

python benchmarks/known.py                                  a minute of all games, on all cores
python benchmarks/known.py --seconds 540 --out known.jsonl  nine minutes; the same again goes on
python benchmarks/known.py --out known.jsonl --table --write   keeps what is there, for reviews

Whole games with one kind of player in all four seats, every choice judged as in a review, with the
same worlds. Not all are noisy copies of the judge: greedy looks at the board only, and search plays
on by it. The points are those of all games together by all their real decisions; the error is that
of a ratio, from game to game.
"""

from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from on_all_cores import asking, found_in, on_all_cores

from tockwork import RULEBOOKS, Game, _kernel
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.weights import SAME_GAME
from tockwork.review import ReviewSettings, judge_of

WHO = ("beginner", "casual", "greedy", "search:100n", "club")
MOST = 2000
LEAST = 3
"""Games of a player before it is kept."""
KEPT = Path(__file__).parents[1] / "src/tockwork/review/known_players.json"
Line = tuple[str, str, int, float, int]
Found = dict[tuple[str, str], dict[int, tuple[float, int]]]


def judged(rules: str, who: str, number: int) -> list[Line]:
    """One game: all points given away, and how many real decisions there were."""
    rng = random.Random(f"known {rules} {who} {number}")
    game = Game(rules, 4, seed=f"known {rules} {number}")
    player = kernel_player(bot(who), game.table)
    assert player is not None
    for _ in range(MOST):
        if game.over:
            break
        core = game._core
        game.play(core.legal_moves()[player.choose(core, rng.getrandbits(64))])
    else:
        return []
    judge, past = judge_of(game.table).kernel, _kernel.Past(game._told())
    lost, real = 0.0, 0
    for turn in json.loads(past.turns(judge)):
        if turn.get("answers", 0) > 1:
            one = json.loads(past.judged(judge, turn["turn"], *ReviewSettings().worlds, number))
            lost += one["loss"]
            real += one["real"]
    return [(rules, who, number, round(lost, 2), real)]


def tasks(found: Found, rules: list[str]) -> Iterator[tuple[str, str, int]]:
    number = 0
    while True:
        for name in rules:
            for who in WHO:
                if number not in found[name, who]:
                    yield name, who, number
        number += 1


def per_decision(games: list[tuple[float, int]]) -> tuple[float, float]:
    """Points per real decision, and the standard error of that."""
    real = sum(count for _, count in games)
    points = sum(lost for lost, _ in games) / real
    squares = sum((lost - points * count) ** 2 for lost, count in games)
    n = len(games)
    return round(points, 2), round((squares * n / (n - 1)) ** 0.5 / real, 2)


def bands(found: Found) -> dict[str, dict[str, tuple[float, float]]]:
    """What reviews keep: of games in which every player was measured; same rules count together."""
    kept: dict[str, dict[str, tuple[float, float]]] = {}
    for rules in RULEBOOKS:
        same = [
            name for name in RULEBOOKS if SAME_GAME.get(name, name) == SAME_GAME.get(rules, rules)
        ]
        games = {who: [one for name in same for one in found[name, who].values()] for who in WHO}
        if all(len(some) >= LEAST for some in games.values()):
            kept[rules] = {who: per_decision(some) for who, some in games.items()}
    return kept


def main() -> None:
    """Measures what is asked for."""
    parser = asking(__doc__)
    parser.add_argument("--write", action="store_true", help="keep what was measured, for reviews")
    args = parser.parse_args()
    found: Found = defaultdict(dict)
    for rules, who, number, lost, real in found_in(args.out):
        found[rules, who][number] = (lost, real)
    ahead = tasks(found, args.rules or list(RULEBOOKS))
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for games in () if args.table else on_all_cores(judged, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(game) + "\n" for game in games)
            for rules, who, number, lost, real in games:
                found[rules, who][number] = (lost, real)
    for (rules, who), some in sorted(found.items()):
        if len(some) > 1:
            points, error = per_decision(list(some.values()))
            print(f"{rules:16} {who:12} {len(some):4} games  {points:5.2f} ± {error:4.2f}")
    if args.write:
        # What was not measured this time stays as it is.
        kept = json.loads(KEPT.read_text()) | bands(found)
        rows = [f' "{rules}": {json.dumps(kept[rules])}' for rules in RULEBOOKS if rules in kept]
        KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    main()
