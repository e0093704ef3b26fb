"""Whether luck has mean zero, and how much of the results it explains, for any players.

python benchmarks/luck.py                                  a minute of all games, on all cores
python benchmarks/luck.py --seconds 540 --out luck.jsonl   nine minutes; again: resumes
python benchmarks/luck.py --out luck.jsonl --table         the table of the results
python benchmarks/luck.py --out luck.jsonl --table --write   stores the shares, for the page

Every game, four players, none of whom is the evaluator: greedy in all seats; a level in each
(beginner, casual, club); a second network, trained on another format of the game or another
game; a mixture of all these and search; or, `known`, one of these in the first seat, unknown to
the review, and known bots in the others. `all-known`: a known bot in the first seat too,
which no real table has, but it is the upper bound for a perfect player model.
TABLE games in a row have the same players.

Luck is measured in two ways. `review`: as a review does, with rollouts by its
network. `quick`: the same deals and redeals, played out by the greedy evaluation; it has mean zero
for the same reasons and costs a twentieth, which allows ten thousand games. One game of
EVERY is measured in both ways; with --quick none, and with fewer rollouts; tables with known bots,
and all with --review, only as a review does. `few`, with --few: as a review does, with so few
rollouts that the mean of many games can be measured; only the mean is meaningful.

A result is 100 or 0; the adjusted one is the result minus the luck times a share: all of it, or the
share of that rulebook. A share is fixed on other games than those it is used on, so that the
subtracted part still has mean zero: here on every other game, and the ratio of variances is
measured on the rest, both ways. It is covariance by variance, drawn towards that of all rulebooks
as if LIKE games of the rulebook had shown that, and between 0 and 1. The page's share is no more
than what explains something for every kind of player that was measured; the last two ratios use it,
and mean something on games that it was not fixed on. The players are not luck, yet they make
results of different tables differ: `at one table` has the variances around the mean of each table.
--begin N continues with new games. No file is needed
but --out; a process a core.
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

from on_all_cores import asking, found_in, on_all_cores

from tockwork import RULEBOOKS, Game, Variant, _kernel, rulebook
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.registry import NOISE
from tockwork.bots.weight_files import weights_in
from tockwork.bots.weights import OURS, form_name, small_network
from tockwork.review import Evaluator, evaluator_of

LEVELS = ("beginner", "casual", "club")
SECOND = "second"
KINDS = {
    "greedy": ("greedy",),
    "levels": LEVELS,
    "second": (SECOND,),
    "mixture": ("greedy", "search:20n", SECOND, *LEVELS),
    "known": ("greedy", *LEVELS),
    "all-known": ("greedy", *LEVELS),
}
PERSON = ("greedy", "search:20n", SECOND)
MOST, EVERY = 3000, 20
# Luck is noisier with these, and its mean is still zero.
FEWER = {"playouts": 2, "others": 6, "trials": 2}
MEASURED = {
    "review": "only as a review does",
    "quick": "only played out greedily, and seldom",
    "few": "as a review does, but seldom",
}
LIKE = 40
CAREFUL = 0.9
TABLE = 8
KEPT = Path(__file__).parents[1] / "src/tockwork/review/luck_shares.json"
Kind = tuple[str, str, str]
Line = tuple[str, str, str, int, float, float, str]
Games = list[tuple[float, float]]
Tables = list[Games]
Found = dict[Kind, dict[int, tuple[float, float, str]]]


@lru_cache(maxsize=32)
def player_of(rules: str, name: str, known: bool) -> _kernel.Player:
    table = rulebook(rules).table(4)
    if name == SECOND:
        return _kernel.Player.of_network(second_network(table))
    if known and name in LEVELS:  # with the small weights, as a page has them
        net = _kernel.Network.from_small(table.rules, small_network(table))
        return _kernel.Player.of_network(net, None, None, {"noise": NOISE.get(name, 0.0)})
    player = kernel_player(bot(name), table)
    assert player is not None
    return player


def second_network(table: Variant) -> _kernel.Network:
    """The network of another format, of the same game if there is one, applied to this one."""
    weights, own = weights_in(OURS), form_name(table)
    here = set(_kernel.network_inputs(table.rules)[1])

    def likeness(other: str) -> tuple[bool, int]:
        return other.split("/")[0] == own.split("/")[0], len(here & set(weights.forms[other]))

    # Of several that are equally alike the first by name: the same in every process.
    return weights.network(table.rules, max(sorted(set(weights.forms) - {own}), key=likeness))


@lru_cache(maxsize=32)
def greedy_evaluator(rules: str) -> Evaluator:
    return Evaluator(rulebook(rules).table(4), None)


def played(rules: str, who: str, number: int, measured: str = "") -> list[Line]:
    """One game: what the first team won beyond an even chance, and its luck, in points."""
    rng = random.Random(f"{rules} {who} {number}")
    game = Game(rules, 4, seed=f"luck {rules} {who} {number}")
    names, known = seated(rules, who, number)
    players = [player_of(rules, name, bool(known)) for name in names]
    for _ in range(MOST):
        if game.over:
            break
        # No player looks at a card that its seat does not see.
        core = game._core
        game.play(core.legal_moves()[players[core.turn].choose(core, rng.getrandbits(64))])
    else:
        return []
    sides = max(game.table.team_of) + 1
    result = 100.0 * (0 in game.winners) - 100.0 / sides
    past = _kernel.GameAnalysis(game._game_log())
    found: list[Line] = []
    if measured == "few":
        luck = luck_of(past, evaluator_of(game.table).kernel, number, known, FEWER)
        return [(rules, who, "few", number, result, luck, names[0])]
    quick = measured == "quick"
    if not known and measured != "review":
        luck = luck_of(past, greedy_evaluator(rules).kernel, number, "", FEWER if quick else None)
        found.append((rules, who, "quick", number, result, luck, names[0]))
    if known or measured == "review" or (number % EVERY == 0 and not quick):
        luck = luck_of(past, evaluator_of(game.table).kernel, number, known)
        found.append((rules, who, "review", number, result, luck, names[0]))
    return found


def seated(rules: str, who: str, number: int) -> tuple[list[str], str]:
    """The players, and which of them the review knows."""
    rng = random.Random(f"{rules} {who} table {number // TABLE}")
    names = [rng.choice(KINDS[who]) for _ in range(4)]
    if who == "known":
        names[0] = rng.choice(PERSON)
        return names, ",".join(["", *names[1:]])
    return names, ",".join(names) if who == "all-known" else ""


def luck_of(
    past: _kernel.GameAnalysis,
    evaluator: _kernel.Evaluator,
    seed: int,
    known: str,
    times: dict[str, int] | None = None,
) -> float:
    """Of the first team: all deals and draws, and the lot; `times` as in a review, if not said."""
    luck = 0.0
    for turn in json.loads(past.turns(evaluator)):
        if turn["chance"] != "none":
            result = past.win_probability(
                evaluator, turn["turn"], seed, keeping=0, known=known, **times or {}
            )
            one = json.loads(result)
            luck += one["luck"][0] + one.get("lot", [0.0])[0]
    return luck


def tasks(
    found: Found, rules: list[str], whos: list[str], measured: str, begin: int
) -> Iterator[tuple[str, str, int, str]]:
    """One game of each kind after the other; those that are there are left out.

    If nothing is said, of tables with known bots one of EVERY: they are measured as a review does.
    """
    number = begin
    while True:
        for name in rules:
            for who in whos:
                costly = "known" in who and measured != "few"
                if costly and measured != "review" and number // TABLE % EVERY:
                    continue
                how = "review" if costly else measured or "quick"
                if number not in found[name, who, how]:
                    yield name, who, number, measured
        number += 1


def read(file: Path | None) -> Found:
    found: Found = defaultdict(dict)
    for rules, who, how, number, *game in found_in(file):
        found[rules, who, how][number] = tuple(game)
    return found


def fitted(games: Games) -> float:
    results, lucks = zip(*games, strict=True)
    return float(statistics.covariance(results, lucks) / statistics.variance(lucks))


def share_of(own: Games, everybody: Games) -> float:
    """The share of luck subtracted from results of one rulebook, from these games."""
    weight = len(own) / (len(own) + LIKE)
    return min(1.0, max(0.0, weight * fitted(own) + (1 - weight) * fitted(everybody)))


def flat(tables: Tables) -> Games:
    return [game for games in tables for game in games]


def ratio(tables: Tables, shares_: tuple[float, float]) -> float:
    """Raw by adjusted variance; every other table with the first share, the rest with the other."""
    raw = [result for games in tables for result, _ in games]
    adjusted = [r - shares_[i % 2] * luck for i, games in enumerate(tables) for r, luck in games]
    return statistics.variance(raw) / statistics.variance(adjusted)


def centred(tables: Tables) -> Tables:
    """Around the mean of each table; of a table with one game nothing is left."""
    around = []
    for games in tables:
        means = [statistics.mean(values) for values in zip(*games, strict=True)]
        around.append([(r - means[0], luck - means[1]) for r, luck in games if len(games) > 1])
    return around


def between(tables: Tables, shares_: tuple[float, float]) -> str:
    """The ratio with 95 of 100 resamplings of the tables."""
    rng = random.Random(1)
    again = []
    for _ in range(400):
        halves = [rng.choices(tables[i::2], k=len(tables) // 2) for i in (0, 1)]
        drawn = [games for pair in zip(*halves, strict=True) for games in pair]
        again.append(ratio(drawn, shares_))
    again.sort()
    return f"{ratio(tables, shares_):5.2f} ({again[10]:.2f} to {again[-11]:.2f})"


def line_of(own: Tables, everybody: Tables, kept: float) -> str:
    """Mean luck with its error; raw by adjusted variance: all luck, the share, at one table.

    Then with the share of the page, of all tables and at one.
    """
    lucks = [luck for _, luck in flat(own)]
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    # Even tables have the share of odd ones, and the other way round.
    odd, even = (share_of(flat(own[i::2]), flat(everybody[i::2])) for i in (1, 0))
    around = centred(own)
    steady = len(flat(around)) > len(lucks) / 2
    return (
        f"{len(lucks):6} {statistics.mean(lucks):+7.2f} ± {error:4.2f}   {ratio(own, (1, 1)):5.2f}"
        f"   {share_of(flat(own), flat(everybody)):4.2f} {between(own, (odd, even))}"
        f"{between(around, (odd, even)) if steady else '':>24}"
        f"   {kept:4.2f} {ratio(own, (kept, kept)):5.2f}"
        f"{ratio(around, (kept, kept)) if steady else 0:6.2f}"
    )


def kinds_of(found: Found) -> dict[Kind, Tables]:
    """All tables of every kind, and all of a rulebook together, but for those with known bots."""
    kinds: dict[Kind, Tables] = defaultdict(list)
    for (rules, who, how), games in found.items():
        tables: dict[int, Games] = defaultdict(list)
        first: dict[int, str] = {}
        for number in sorted(games):
            result, luck, first[number // TABLE] = games[number]
            tables[number // TABLE].append((result, luck))
        kinds[rules, who, how] += tables.values()
        if "known" not in who:
            kinds[rules, "all", how] += tables.values()
        if who == "known":  # beside them, by who was not known
            for number, own in tables.items():
                kinds[rules, f"known, {first[number]}", how].append(own)
    return kinds


def most_for_all(kinds: list[Games]) -> float:
    """The largest share with which no player's results spread more than without, and a little less.

    Twice the best share adds as much as it removes.
    """
    return min((CAREFUL * 2 * fitted(games) for games in kinds if len(games) >= LIKE), default=1)


def shares(found: Found) -> dict[str, float]:
    """By rulebook, as reviews measure luck; `*` for games that were not measured."""
    own: dict[str, Games] = defaultdict(list)
    kinds: dict[str, list[Games]] = defaultdict(list)
    for (rules, who, how), tables in kinds_of(found).items():
        if how != "review" or who in ("all", "all-known"):
            continue
        if "," in who:  # by who was not known: they are among `known` too
            kinds[rules].append(flat(tables))
            continue
        own[rules] += flat(tables)
        if who != "known":
            kinds[rules].append(flat(tables))
    everybody = [game for games in own.values() for game in games]
    kept = {"*": share_of(everybody, everybody)}
    for name in RULEBOOKS:
        kept[name] = max(0.0, min(share_of(own[name], everybody), most_for_all(kinds[name])))
    return {name: round(share, 2) for name, share in kept.items()}


def print_table(found: Found) -> None:
    print(f"{'game':16} {'players':17} luck     games   mean luck    raw/adjusted with a share of")
    print(
        " " * 69 + "1   own    95 %                  at one table          the page, at one table"
    )
    kinds = kinds_of(found)
    kept = json.loads(KEPT.read_text())
    order = [*KINDS, *(f"known, {name}" for name in PERSON), "all"]
    for kind in sorted(kinds, key=lambda k: (RULEBOOKS.index(k[0]), k[2], order.index(k[1]))):
        everybody = [games for other in kinds if other[1:] == kind[1:] for games in kinds[other]]
        if len(kinds[kind]) >= 4 and len(flat(kinds[kind])) >= 8:
            line = line_of(kinds[kind], everybody, kept[kind[0]])
            print(f"{kind[0]:16} {kind[1]:17} {kind[2]:7} {line}")


def main() -> None:
    """Runs the requested measurements."""
    parser = asking(__doc__)
    parser.add_argument("--who", choices=KINDS, action="append", help="all, if not said")
    only = parser.add_mutually_exclusive_group()
    for name, how in MEASURED.items():
        only.add_argument(f"--{name}", dest="measured", action="store_const", const=name, help=how)
    parser.add_argument("--begin", type=int, default=0, help="with this game: others were had")
    parser.add_argument("--write", action="store_true", help="keep the shares, for the page")
    args = parser.parse_args()
    found = read(args.out)
    whos = args.who or list(KINDS)
    ahead = tasks(found, args.rules or list(RULEBOOKS), whos, args.measured or "", args.begin)
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for games in () if args.table else on_all_cores(played, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(game) + "\n" for game in games)
            for rules, who, how, number, result, luck, first in games:
                found[rules, who, how][number] = (result, luck, first)
    if args.write:
        KEPT.write_text(json.dumps(shares(found), indent=1) + "\n")
    print_table(found)


if __name__ == "__main__":
    main()
