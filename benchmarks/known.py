"""The losses of players of known strength per meaningful decision, for comparison in reviews.

python benchmarks/known.py                                  a minute of all games, on all cores
python benchmarks/known.py --seconds 540 --out known.jsonl  nine minutes; again: resumes
python benchmarks/known.py --players 4                      only tables of four
python benchmarks/known.py --out known.jsonl --table --write   stores the results, for reviews

Every game in every format. Whole games with one kind of player in
all seats, every choice evaluated as in a review, with the same sampled deals. Not all are noisy
copies of the evaluator: greedy looks at the board only, and search uses it. The loss is that of all
meaningful decisions of all games by their number. The error is that of a ratio, from game to game;
three say little of how much games differ, so the variance in all formats is mixed in.
"""

from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from on_all_cores import asking, found_in, on_all_cores

from tockwork import RULEBOOKS, Game, _kernel, rulebook
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.weights import SAME_GAME
from tockwork.review import ReviewSettings, evaluator_of, known_form

WHO = {
    "beginner": "beginner",
    "casual": "casual",
    "greedy": "greedy",
    "search": "search:100n",
    "club": "club",
}
MOST = 2000
LEAST = 3
"""Games of a player before it is kept."""
TYPICAL = 6
"""The knowledge from all formats counts as much as this many games of the format."""
KEPT = Path(__file__).parents[1] / "src/tockwork/review/known_players.json"
Line = tuple[str, str, int, float, int]
Games = list[tuple[float, int]]
Found = dict[tuple[str, str], dict[int, tuple[float, int]]]


def forms(rules: list[str], players: int | None) -> list[tuple[str, int, str]]:
    """Tables of four first: they are played most."""
    found = {
        (name, form.players, form.teams): None
        for name in rules
        if name not in SAME_GAME
        for form in rulebook(name).forms
        if players in (None, form.players)
    }
    return sorted(found, key=lambda form: form[1] != 4)


def evaluated(rules: str, players: int, teams: str, who: str, number: int) -> list[Line]:
    """One game: points given away in real decisions, and how many of these there were."""
    form = known_form(rulebook(rules).table(players, teams))
    assert form is not None
    rng = random.Random(f"known {form} {who} {number}")
    game = Game(rules, players, teams, seed=f"known {form} {number}")
    player = kernel_player(bot(WHO[who]), game.table)
    assert player is not None
    for _ in range(MOST):
        if game.over:
            break
        core = game._core
        game.play(core.legal_moves()[player.choose(core, rng.getrandbits(64))])
    else:
        return []
    evaluator, past = evaluator_of(game.table).kernel, _kernel.GameAnalysis(game._game_log())
    lost, real = 0.0, 0
    for turn in json.loads(past.turns(evaluator)):
        if turn.get("answers", 0) > 1:
            one = json.loads(
                past.evaluation(evaluator, turn["turn"], *ReviewSettings().worlds, number)
            )
            if one["real"]:
                lost += one["loss"]
                real += 1
    return [(form, who, number, round(lost, 2), real)]


def tasks(
    found: Found, all_forms: list[tuple[str, int, str]]
) -> Iterator[tuple[str, int, str, str, int]]:
    """All results of one format, then the next one; when all are there, more of each."""
    first = 0
    while True:
        for rules, players, teams in all_forms:
            form = known_form(rulebook(rules).table(players, teams))
            assert form is not None
            for number in range(first, first + LEAST):
                for who in WHO:
                    if number not in found[form, who]:
                        yield rules, players, teams, who, number
        first += LEAST


def spread(games: Games) -> float:
    """The variance of one game's points per decision, by the square of their mean."""
    points, real = points_of(games), sum(count for _, count in games)
    squares = sum((lost - points * count) ** 2 for lost, count in games)
    n = len(games)
    return squares * n / (n - 1) * n / (real * points) ** 2


def points_of(games: Games) -> float:
    return sum(lost for lost, _ in games) / sum(count for _, count in games)


def typical_spread(found: Found, who: str) -> float:
    """How much games of a player differ, in the mean of all formats."""
    forms = [list(some.values()) for (_, name), some in found.items() if name == who]
    known = [(spread(games), len(games) - 1) for games in forms if len(games) > 1]
    return sum(own * more for own, more in known) / sum(more for _, more in known)


def per_decision(games: Games, typical: float) -> tuple[float, float]:
    """Points per real decision, and the standard error of that."""
    points, more = points_of(games), len(games) - 1
    mixed = (more * spread(games) + TYPICAL * typical) / (more + TYPICAL)
    return round(points, 2), round(points * (mixed / len(games)) ** 0.5, 2)


def main() -> None:
    """Runs the requested measurements."""
    parser = asking(__doc__)
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--write", action="store_true", help="keep what was measured, for reviews")
    args = parser.parse_args()
    found: Found = defaultdict(dict)
    for form, who, number, lost, real in found_in(args.out):
        found[form, who][number] = (lost, real)
    ahead = tasks(found, forms(args.rules or list(RULEBOOKS), args.players))
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for games in () if args.table else on_all_cores(evaluated, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(game) + "\n" for game in games)
            for form, who, number, lost, real in games:
                found[form, who][number] = (lost, real)
    typical = {who: typical_spread(found, who) for who in {name for _, name in found}}
    kept = json.loads(KEPT.read_text())  # earlier results stay where nothing was measured
    for form in sorted({form for form, _ in found}):
        own = {who: list(found[form, who].values()) for who in WHO}
        for who, some in own.items():
            if len(some) > 1:
                points, error = per_decision(some, typical[who])
                print(f"{form:24} {who:9} {len(some):4} games  {points:5.2f} ± {error:4.2f}")
        if all(len(some) >= LEAST for some in own.values()):
            kept[form] = {who: per_decision(some, typical[who]) for who, some in own.items()}
    if args.write:
        for name, same in SAME_GAME.items():
            for form in (f"{one.players}/{one.teams}" for one in rulebook(name).forms):
                if f"{same}/{form}" in kept:
                    kept[f"{name}/{form}"] = kept[f"{same}/{form}"]
        rows = [f' "{form}": {json.dumps(kept[form])}' for form in sorted(kept)]
        KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    main()
