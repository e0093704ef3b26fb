"""What a review says of games of unlike bots: the evidence that simulated careers draw from.

python benchmarks/evidence.py --seconds 540 --out new.jsonl        nine minutes; again: resumes
python benchmarks/evidence.py --out new.jsonl --table              the mean losses of all kinds
python benchmarks/evidence.py --out new.jsonl --table --write      stores them beside this file

A line is one game: its format, the kind of bot in each seat, the side that won, the luck of each
side in points, and of each seat the points lost in meaningful decisions and the number of these.
No seat is known to the review. WORLDS, PLAYOUTS and OTHERS are a quarter and less of what a review
takes, so that many games can be measured; a real review is less noisy. Kinds are unlike on purpose:
the network with errors of all sizes, the network of another game, the greedy evaluation, a search,
and two that err in other ways: `hasty` plays any legal move once in ten, `mixed` a greedy one once
in three. `careers.py` and `ratings.py` use what is stored.
"""

from __future__ import annotations

import json
import os
import random
import statistics
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from luck import second_network
from on_all_cores import asking, found_in, on_all_cores

from tockwork import Game, Variant, _kernel, rulebook
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.network import NetworkBot
from tockwork.review import evaluator_of

NOISE = {"club": 0.0, "n02": 0.02, "casual": 0.035, "n06": 0.06, "beginner": 0.08, "n13": 0.13}
KINDS = (*NOISE, "n20", "greedy", "search", "second", "hasty", "mixed")
FORMATS = ("dog/4/pairs", "tock6/4/none", "toc/2/none")
WORLDS = (8, 16)
PLAYOUTS, OTHERS = 4, 12
MOST = 3000
KEPT = Path(__file__).with_name("evidence.jsonl")


class Evidence(NamedTuple):
    """One game and what its review says."""

    format: str
    number: int
    kinds: list[str]
    won: int
    """The side."""
    luck: list[float]
    """Points, by side."""
    lost: list[float]
    """Points in meaningful decisions, by seat."""
    real: list[int]
    """The number of these."""


def variant_of(form: str) -> Variant:
    rules, players, teams = form.split("/")
    return rulebook(rules).table(int(players), teams)


@lru_cache(maxsize=256)
def player_of(form: str, kind: str) -> _kernel.Player:
    table = variant_of(form)
    if kind == "second":
        return _kernel.Player.of_network(second_network(table))
    known = {"greedy": "greedy", "search": "search:20n"}
    if kind in known:
        player = kernel_player(bot(known[kind]), table)
    else:
        noise = 0.2 if kind == "n20" else NOISE.get(kind, 0.0)
        player = kernel_player(NetworkBot(noise=noise), table)
    assert player is not None
    return player


def choice(form: str, kind: str, core: _kernel.Core, rng: random.Random) -> int:
    """The index of a move; what `hasty` and `mixed` add is drawn each time."""
    if kind == "hasty" and rng.random() < 0.1:
        return rng.randrange(len(core.legal_moves()))
    if kind == "mixed" and rng.random() < 1 / 3:
        kind = "greedy"
    return player_of(form, kind).choose(core, rng.getrandbits(64))


def played(form: str, kinds: list[str], seed: str) -> Game | None:
    """A whole game; None if it does not end."""
    rules, players, teams = form.split("/")
    game, rng = Game(rules, int(players), teams, seed=seed), random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return game
        core = game._core
        game.play(core.legal_moves()[choice(form, kinds[core.turn], core, rng)])
    return None


def measured(form: str, number: int) -> Evidence | None:
    """One reviewed game."""
    rng = random.Random(f"evidence {form} {number}")
    kinds = [rng.choice(KINDS) for _ in range(variant_of(form).players)]
    game = played(form, kinds, f"evidence {form} {number}")
    if game is None:
        return None
    teams = game.table.team_of
    evaluator, past = evaluator_of(game.table).kernel, _kernel.GameAnalysis(game._game_log())
    luck = [0.0] * (max(teams) + 1)
    lost, real = [0.0] * len(kinds), [0] * len(kinds)
    for turn in json.loads(past.turns(evaluator)):
        if turn.get("answers", 0) > 1:
            one = json.loads(past.evaluation(evaluator, turn["turn"], *WORLDS, number))
            if one["real"]:
                lost[one["seat"]] += one["loss"]
                real[one["seat"]] += 1
        if turn["chance"] != "none":
            one = json.loads(
                past.win_probability(evaluator, turn["turn"], number, PLAYOUTS, OTHERS, 0)
            )
            lot = one.get("lot") or [0.0] * len(luck)
            luck = [a + b + c for a, b, c in zip(luck, one["luck"], lot, strict=True)]
    return Evidence(
        form,
        number,
        kinds,
        teams[game.winners[0]],
        [round(x, 1) for x in luck],
        [round(x, 1) for x in lost],
        real,
    )


def tasks(found: list[Evidence], forms: list[str]) -> Iterator[tuple[str, int]]:
    done = {(one.format, one.number) for one in found}
    number = 0
    while True:
        for form in forms:
            if (form, number) not in done:
                yield form, number
        number += 1


def kept() -> list[Evidence]:
    """The stored games."""
    return [Evidence(*one) for one in found_in(KEPT)]


def print_table(found: list[Evidence]) -> None:
    each: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for one in found:
        for kind, lost, real in zip(one.kinds, one.lost, one.real, strict=True):
            each[one.format, kind].append((lost, real))
    for form in FORMATS:
        own = [one for one in found if one.format == form]
        print(f"{form}: {len(own)} games")
        for kind in KINDS:
            if games := [g for g in each[form, kind] if g[1]]:
                points = sum(lost for lost, _ in games) / sum(real for _, real in games)
                spread = statistics.stdev([a / b for a, b in games]) if games[1:] else 0.0
                decisions = statistics.mean(real for _, real in games)
                print(
                    f"  {kind:9} {len(games):4} seats  {points:5.2f} points a decision,"
                    f" ± {spread:4.2f} from game to game, {decisions:5.1f} decisions"
                )


def main() -> None:
    """Measures more games, or shows what is there."""
    parser = asking(__doc__)
    parser.add_argument("--format", choices=FORMATS, action="append", help="all, if not said")
    parser.add_argument("--write", action="store_true", help="keep what was measured")
    args = parser.parse_args()
    found = [Evidence(*one) for one in found_in(args.out)]
    ahead = tasks(found, args.format or list(FORMATS))
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for one in () if args.table else on_all_cores(measured, ahead, args.cores, args.seconds):
            if one is not None:
                out.write(json.dumps(one, separators=(",", ":")) + "\n")
                found.append(one)
    print_table(found)
    if args.write:
        rows = sorted(found, key=lambda one: (list(FORMATS).index(one.format), one.number))
        KEPT.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))


if __name__ == "__main__":
    main()
