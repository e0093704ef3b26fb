"""Whether the reasons of a review predict the loss, better than meaningless facts do.

python benchmarks/reasons.py                                     a minute of all games, on all cores
python benchmarks/reasons.py --seconds 200 --out reasons.jsonl   again: resumes
python benchmarks/reasons.py --out reasons.jsonl --table         the table of the results

Decisions of games of mixed levels. Two moves are compared, whichever is better: the
one that was played and one of the network's four best. One set of sampled deals gives
the reasons for either; another, four times as large, says which is better and
by how much. A fact predicts the loss if the move it favours is the better one, where the
difference is clear (1.65 standard errors). Meaningless facts get the same test: whether an
even number of spaces is occupied afterwards, whether the card's place in the list of cards is even,
whether the move's text has an even number of letters.

A reason is accepted if the lower end of its interval (95 %, Wilson) lies above the upper end of
every meaningless fact's. `risk_pays` is no reason for a loss: it says that a danger of the
better move is outweighed. It is in the table to show that.
"""

from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from on_all_cores import asking, found_in, on_all_cores

from tockwork import RULEBOOKS, Game
from tockwork.bots import bot
from tockwork.bots.kernel_player import kernel_player
from tockwork.review import evaluator_of

LEVELS = ("greedy", "beginner", "casual", "club")
WORLDS, CLOSER = 64, 256
DECISIONS = 12
"""Of one game."""
SURE = 1.65
Line = tuple[str, str, float, float]


def nonsense(game: Game, number: int) -> dict[str, bool]:
    """Facts about a move that mean nothing."""
    move = game.legal_moves()[number]
    after = game.copy()
    after.play(move)
    seats = after.position.document()["seats"]
    spaces = sum(place[0].isdigit() for seat in seats for place in seat["marbles"])
    cards = sorted(game.table.deck)
    return {
        "nonsense: spaces": spaces % 2 == 0,
        "nonsense: card": move.card in cards and cards.index(move.card) % 2 == 0,
        "nonsense: letters": len(str(move)) % 2 == 0,
    }


def facts(rules: str, number: int) -> list[Line]:
    """The reasons for each of two moves, and by how many points that one is better, with error."""
    rng = random.Random(f"reasons {rules} {number}")
    game = Game(rules, 4, seed=f"reasons {rules} {number}")
    evaluator = evaluator_of(game.table).kernel
    players = []
    for _ in range(4):
        player = kernel_player(bot(rng.choice(LEVELS)), game.table)
        assert player is not None
        players.append(player)
    found: list[Line] = []
    asked = 0
    for at in range(400):
        if game.over or asked == DECISIONS:
            break
        core = game._core
        moves = core.legal_moves()
        played = players[core.turn].choose(core, rng.getrandbits(64))
        if len(moves) > 2 and rng.random() < 0.2:
            glance = evaluator.static_eval(core)
            liked = sorted(range(len(moves)), key=lambda i: -glance[i])[:4]
            other = rng.choice([i for i in liked if i != played])
            asked += 1
            found += between(rules, game, evaluator, played, other, at)
        game.play(moves[played])
    return found


def between(rules: str, game: Game, evaluator: Any, one: int, other: int, at: int) -> list[Line]:
    core = game._core
    said = json.loads(evaluator.compare(core, one, other, WORLDS, at))
    sure = json.loads(evaluator.compare(core, one, other, CLOSER, 1_000_000 + at))
    points, error = sure["difference"], sure["error"]
    lines: list[Line] = [(rules, "decision", points, error)]
    lines += [(rules, why["code"], points, error) for why in said["first"]]
    lines += [(rules, why["code"], -points, error) for why in said["second"]]
    mine, theirs = nonsense(game, one), nonsense(game, other)
    for name, true in mine.items():
        if true != theirs[name]:
            lines.append((rules, name, points if true else -points, error))
    return lines


def tasks(begun: int, rules: list[str]) -> Iterator[tuple[str, int]]:
    number = begun
    while True:
        for name in rules:
            yield name, number
        number += 1


def interval(right: int, n: int) -> tuple[float, float]:
    """Wilson's, 95 %, of a hundred."""
    z, p = 1.96, right / n
    middle, scale = p + z**2 / (2 * n), 1 + z**2 / n
    half = z * (p * (1 - p) / n + z**2 / (4 * n**2)) ** 0.5
    return 100 * (middle - half) / scale, 100 * (middle + half) / scale


def print_table(found: list[Line]) -> None:
    kinds: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _, code, points, error in found:
        kinds[code].append((points, error))
    decisions = len(kinds.pop("decision", []))
    print(f"{decisions} decisions\n")
    print("| fact | cases | clear | goes with the loss | 95 % | points |")
    print("| --- | ---: | ---: | ---: | --- | ---: |")
    for code in sorted(kinds, key=lambda code: (code.startswith("nonsense"), code)):
        clear = [points for points, error in kinds[code] if abs(points) > SURE * error]
        if not clear:
            continue
        right = sum(points > 0 for points in clear)
        low, high = interval(right, len(clear))
        mean = sum(points for points, _ in kinds[code]) / len(kinds[code])
        print(
            f"| {code} | {len(kinds[code])} | {len(clear)} | {100 * right / len(clear):.0f} %"
            f" | {low:.0f} to {high:.0f} | {mean:+.2f} |"
        )


def main() -> None:
    """Runs the requested measurements."""
    parser = asking(__doc__)
    parser.add_argument("--begin", type=int, default=0, help="with this game: others were had")
    args = parser.parse_args()
    found: list[Line] = found_in(args.out)
    ahead = tasks(args.begin, args.rules or list(RULEBOOKS))
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for some in () if args.table else on_all_cores(facts, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(line) + "\n" for line in some)
            found += some
    print_table(found)


if __name__ == "__main__":
    main()
