"""Whether luck has mean zero, and how much of the results it explains, whoever plays.

python benchmarks/luck.py                                  a minute of all games, on all cores
python benchmarks/luck.py --seconds 540 --out luck.jsonl   nine minutes; the same again goes on
python benchmarks/luck.py --out luck.jsonl --table         the table of what is there
python benchmarks/luck.py --out luck.jsonl --table --write   keeps the shares, for the page

Every game, four players, none of whom is the judge: greedy in all seats; a level in each
(beginner, casual, club); a second network, which has learned another form of the game or another
game; a mixture of all these and search; or, `known`, somebody of these in the first seat whom the
review does not know, and bots whom it does in the others.

Luck is measured in two ways. `review`: as a review does, the round played out by the network that
judges. `quick`: the same deals and redeals, played out by the greedy evaluation; it has mean zero
for the same reasons and costs a twentieth, so that ten thousand games can be had. One game of
EVERY is measured in both ways; --who known, and all with --review, only as a review does.

A result is 100 or 0; the adjusted one is the result minus the luck times a share: all of it, or the
share of that rulebook. A share is fixed on other games than those it is used on, so that what is
taken out still has mean zero: here on every other game, and the ratio of variances is measured on
the rest, both ways. It is covariance by variance, drawn towards that of all rulebooks together as
if LIKE games of the rulebook had shown that, and between 0 and 1. --begin N goes on with games that
nobody has looked at yet. No file is needed but --out; a process a core.
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

from tockwork import RULEBOOKS, Game, Table, _kernel, rulebook
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.registry import NOISE
from tockwork.bots.weight_files import weights_in
from tockwork.bots.weights import OURS, form_name, small_network
from tockwork.review import Judge, judge_of

LEVELS = ("beginner", "casual", "club")
SECOND = "second"
KINDS = {
    "greedy": ("greedy",),
    "levels": LEVELS,
    "second": (SECOND,),
    "mixture": ("greedy", "search:20n", SECOND, *LEVELS),
    "known": ("greedy", *LEVELS),
}
PERSON = ("greedy", "search:20n", SECOND)
PLAYOUTS, OTHERS, MOST, EVERY = 16, 24, 3000, 20
LIKE = 40
KEPT = Path(__file__).parents[1] / "src/tockwork/review/luck_shares.json"
Kind = tuple[str, str, str]
Line = tuple[str, str, str, int, float, float]
Games = list[tuple[float, float]]
Found = dict[Kind, dict[int, tuple[float, float]]]


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


def second_network(table: Table) -> _kernel.Network:
    """What the network of another form, of the same game if there is one, makes of this one."""
    weights, own = weights_in(OURS), form_name(table)
    here = set(_kernel.network_inputs(table.rules)[1])

    def likeness(other: str) -> tuple[bool, int]:
        return other.split("/")[0] == own.split("/")[0], len(here & set(weights.forms[other]))

    # Of several that are equally alike the first by name: the same in every process.
    return weights.network(table.rules, max(sorted(set(weights.forms) - {own}), key=likeness))


@lru_cache(maxsize=32)
def greedy_judge(rules: str) -> Judge:
    return Judge(rulebook(rules).table(4), None)


def played(rules: str, who: str, number: int, review: bool = False) -> list[Line]:
    """One game: what the first team won beyond an even chance, and its luck, in points."""
    rng = random.Random(f"{rules} {who} {number}")
    game = Game(rules, 4, seed=f"luck {rules} {who} {number}")
    names = [rng.choice(KINDS[who]) for _ in range(4)]
    if who == "known":
        names[0] = rng.choice(PERSON)
    players = [player_of(rules, name, who == "known") for name in names]
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
    past = _kernel.Past(game._told())
    found: list[Line] = []
    if who != "known" and not review:
        luck = luck_of(past, greedy_judge(rules).kernel, number, "")
        found.append((rules, who, "quick", number, result, luck))
    if who == "known" or review or number % EVERY == 0:
        known = ",".join(["", *names[1:]]) if who == "known" else ""
        luck = luck_of(past, judge_of(game.table).kernel, number, known)
        found.append((rules, who, "review", number, result, luck))
    return found


def luck_of(past: _kernel.Past, judge: _kernel.Judge, seed: int, known: str) -> float:
    """Of the first team: all deals and draws, and the lot of the first leader."""
    luck = 0.0
    for turn in json.loads(past.turns(judge)):
        if turn["chance"] != "none":
            told = past.outlook(judge, turn["turn"], seed, PLAYOUTS, OTHERS, 0, known)
            one = json.loads(told)
            luck += one["luck"][0] + one.get("lot", [0.0])[0]
    return luck


def tasks(
    found: Found, rules: list[str], whos: list[str], review: bool, begin: int
) -> Iterator[tuple[str, str, int, bool]]:
    """One game of each kind after the other; those that are there are left out.

    Without `review`, a known table is one of EVERY, as it is always measured as a review does.
    """
    number = begin
    while True:
        for name in rules:
            for who in whos:
                how = "review" if who == "known" or review else "quick"
                if who == "known" and number % EVERY and not review:
                    continue
                if number not in found[name, who, how]:
                    yield name, who, number, review
        number += 1


def read(file: Path | None) -> Found:
    found: Found = defaultdict(dict)
    for rules, who, how, number, result, luck in found_in(file):
        found[rules, who, how][number] = (result, luck)
    return found


def fitted(games: Games) -> float:
    results, lucks = zip(*games, strict=True)
    return float(statistics.covariance(results, lucks) / statistics.variance(lucks))


def share_of(own: Games, everybody: Games) -> float:
    """How much of the luck is taken out of results of one rulebook, from these games."""
    weight = len(own) / (len(own) + LIKE)
    return min(1.0, max(0.0, weight * fitted(own) + (1 - weight) * fitted(everybody)))


def ratio(own: Games, shares_: tuple[float, float]) -> float:
    """Raw by adjusted variance; every other game with the first share, the rest with the second."""
    adjusted = [result - shares_[i % 2] * luck for i, (result, luck) in enumerate(own)]
    return statistics.variance(result for result, _ in own) / statistics.variance(adjusted)


def line_of(own: Games, everybody: Games) -> str:
    """Mean luck with its error; raw by adjusted variance with all luck, and with the share."""
    lucks = [luck for _, luck in own]
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    # Even games have the share of odd ones, and the other way round.
    crossed = (share_of(own[1::2], everybody[1::2]), share_of(own[::2], everybody[::2]))
    rng = random.Random(1)
    again = sorted(
        ratio([some for i in rng.choices(range(0, len(own) - 1, 2), k=len(own) // 2)
               for some in own[i : i + 2]], crossed)
        for _ in range(400)
    )  # fmt: skip
    return (
        f"{len(own):6} {statistics.mean(lucks):+7.2f} ± {error:4.2f}   {ratio(own, (1, 1)):5.2f}"
        f"   {share_of(own, everybody):4.2f}  {ratio(own, crossed):5.2f}"
        f" ({again[10]:.2f} to {again[-11]:.2f})"
    )


def kinds_of(found: Found) -> dict[Kind, Games]:
    """All games of every kind, and all of a rulebook together, but for known tables."""
    kinds: dict[Kind, Games] = defaultdict(list)
    for (rules, who, how), games in found.items():
        some = [games[number] for number in sorted(games)]
        kinds[rules, who, how] = some
        if who != "known":
            kinds[rules, "all", how] += some
    return kinds


def shares(found: Found) -> dict[str, float]:
    """By rulebook, as reviews measure luck; `*` for games that nobody has measured."""
    own: dict[str, Games] = defaultdict(list)
    for (rules, _, how), games in found.items():
        if how == "review":
            own[rules] += [games[number] for number in sorted(games)]
    everybody = [game for games in own.values() for game in games]
    kept = {"*": round(share_of(everybody, everybody), 2)}
    return kept | {name: round(share_of(own[name], everybody), 2) for name in RULEBOOKS}


def print_table(found: Found) -> None:
    print("game             players  luck     games   mean luck      raw/adjusted with a share of")
    print(" " * 61 + "1   own    95 %")
    kinds = kinds_of(found)
    order = [*KINDS, "all"]
    for kind in sorted(kinds, key=lambda k: (RULEBOOKS.index(k[0]), k[2], order.index(k[1]))):
        everybody = [game for other in kinds if other[1:] == kind[1:] for game in kinds[other]]
        if len(kinds[kind]) >= 8:
            print(f"{kind[0]:16} {kind[1]:8} {kind[2]:7} {line_of(kinds[kind], everybody)}")


def main() -> None:
    """Measures what is asked for."""
    parser = asking(__doc__)
    parser.add_argument("--who", choices=KINDS, action="append", help="all, if not said")
    parser.add_argument("--review", action="store_true", help="only as a review does")
    parser.add_argument("--begin", type=int, default=0, help="with this game: others were had")
    parser.add_argument("--write", action="store_true", help="keep the shares, for the page")
    args = parser.parse_args()
    found = read(args.out)
    whos = args.who or list(KINDS)
    ahead = tasks(found, args.rules or list(RULEBOOKS), whos, args.review, args.begin)
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for games in () if args.table else on_all_cores(played, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(game) + "\n" for game in games)
            for rules, who, how, number, result, luck in games:
                found[rules, who, how][number] = (result, luck)
    print_table(found)
    if args.write:
        KEPT.write_text(json.dumps(shares(found), indent=1) + "\n")


if __name__ == "__main__":
    main()
