"""Partners who talk: how soon pairs that share hands are found, and how often honest ones accused.

python benchmarks/fairplay.py --seconds 540 --out fairplay.jsonl    nine minutes; again: resumes
python benchmarks/fairplay.py --out fairplay.jsonl --table          the table of the results

Games of DOG for four in pairs (--rules: another game with an exchange). The first pair plays as one
of KINDS, the other pair is two honest casual bots. `honest-…` choose every card by their view.
`open-…` see the partner's hand when they give a card, and nothing else: `network` gives the card
that the network values most in the partner's hand and its own together; `rule` does what people who
talk would do, without any network: a start card to a partner without one, else none of them. `half`
does so after every other deal only. Moves but gifts are those of the named bot.

A season is a row of games of one kind, drawn again from all games of that kind; found, if the
evidence passed a million to one after one of them. Honest givers are measured twice: the mean rank
of the true hand among the others must be a half; and in seasons in which any of the hands is taken
for the true one, 1/N at most may ever pass N to one, with limits that can be seen to be kept.
"""

from __future__ import annotations

import json
import math
import os
import random
import statistics
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from evidence import played, player_of
from on_all_cores import asking, found_in, on_all_cores

from tockwork import Game
from tockwork.fairplay import Gift, Watch, e_values, gifts
from tockwork.fairplay.giving import Receiver, start_cards
from tockwork.records import Record, replay
from tockwork.review import Evaluator, evaluator_of

KINDS = (
    "honest-club",
    "honest-casual",
    "honest-greedy",
    "honest-hasty",
    "open-network",
    "open-rule",
    "half-network",
    "half-rule",
)
OTHERS = "casual"
SEASONS = 2000
LENGTHS = (5, 10, 20, 40, 80)
LIMITS = (10, 20, 100, 1000)
MOST = 3000


def open_gift(game: Game, evaluator: Evaluator, how: str) -> int:
    """The index of the card that a player gives who sees the partner's hand."""
    core, table = game._core, game.table
    moves = core.legal_moves()
    cards = [str(move.card) for move in moves]
    partner = table.partners(core.turn)[0]
    hand = tuple(sorted(core.hand(partner)))
    own = evaluator.kernel.static_eval(game.view(core.turn)._core)
    if how == "rule":
        starts = start_cards(table)
        wanted = not starts & set(hand)
        fit = [i for i, card in enumerate(cards) if (card in starts) == wanted]
        return max(fit or range(len(cards)), key=own.__getitem__)
    receiver = Receiver(evaluator, game.position, partner)
    values = receiver.values(hand, cards)
    worst = min((v for v in values if v is not None), default=0.0)
    both = [a + (worst if b is None else b) for a, b in zip(own, values, strict=True)]
    return max(range(len(cards)), key=both.__getitem__)


def game_of(rules: str, kind: str, number: int) -> Game | None:
    """A game of one pair of a kind against two honest bots."""
    form, (how, _, who) = f"{rules}/4/pairs", kind.partition("-")
    seed = f"fairplay {rules} {kind} {number}"
    if how == "honest":
        return played(form, [who, OTHERS] * 2, seed)
    game, rng = Game(rules, 4, "pairs", seed=seed), random.Random(seed)
    evaluator = evaluator_of(game.table)
    for _ in range(MOST):
        if game.over:
            return game
        core = game._core
        talk = core.turn % 2 == 0 and core.phase == "exchange"
        if talk and (how == "open" or core.round % 2):
            index = open_gift(game, evaluator, who)
        else:
            bot = "club" if core.turn % 2 == 0 else OTHERS
            index = player_of(form, bot).choose(core, rng.getrandbits(64))
        game.play(core.legal_moves()[index])
    return None


def measured(rules: str, kind: str, number: int) -> dict[str, Any] | None:
    """The gifts of the pair in one game: by deal, the scores."""
    game = game_of(rules, kind, number)
    if game is None:
        return None
    found = [gift for gift in gifts(replay(Record.of(game)), seed=number) if gift.seat % 2 == 0]
    rows = [
        [g.round, g.seat, g.to, [[round(m, 4) for m in row] for row in g.margins], g.fits]
        for g in found
    ]
    return {"rules": rules, "kind": kind, "number": number, "gifts": rows}


def tasks(
    found: list[dict[str, Any]], rules: list[str], kinds: list[str]
) -> Iterator[tuple[str, str, int]]:
    done = {(one["rules"], one["kind"], one["number"]) for one in found}
    number = 0
    while True:
        for name in rules:
            for kind in kinds:
                if (name, kind, number) not in done:
                    yield name, kind, number
        number += 1


def season(games: list[list[float]], rng: random.Random, length: int) -> list[float]:
    """The peak of the evidence after every game, as a logarithm of base ten."""
    watch, peaks = Watch(), []
    for _ in range(length):
        watch.logs = [a + b for a, b in zip(watch.logs, rng.choice(games), strict=True)]
        watch.peak = max(watch.peak, watch.evidence)
        peaks.append(watch.peak)
    return peaks


def wager(found: list[Gift]) -> list[float]:
    """What one game does to every bet."""
    watch = Watch()
    watch.add(found)
    return watch.logs


def turned(found: list[Gift], rng: random.Random) -> list[Gift]:
    """The same gifts of a giver who certainly knows nothing: any hand may be the true one."""
    out = []
    for gift in found:
        at = rng.randrange(len(gift.margins))
        out.append(from_hand(gift, at))
    return out


def from_hand(gift: Gift, at: int) -> Gift:
    """The same gift if this of the hands were the true one."""
    return replace(
        gift,
        margins=gift.margins[at:] + gift.margins[:at],
        fits=gift.fits[at:] + gift.fits[:at],
    )


def rank(gift: Gift) -> float:
    """Where the true hand lies among all, from 0 to 1: a half in the mean for honest players."""
    each = [sum(e_values(from_hand(gift, at))) for at in range(len(gift.margins))]
    below, same = sum(value < each[0] for value in each), sum(value == each[0] for value in each)
    return (below + same / 2) / len(each)


def print_table(found: list[dict[str, Any]]) -> None:
    by_kind: dict[tuple[str, str], list[list[Gift]]] = defaultdict(list)
    for one in found:
        own = [
            Gift(a, b, c, tuple(map(tuple, rows)), tuple(fits))
            for a, b, c, rows, fits in one["gifts"]
        ]
        by_kind[one["rules"], one["kind"]].append(own)
    for (rules, kind), games in sorted(by_kind.items()):
        rng = random.Random(f"{rules} {kind}")
        deals = sum(len({g.round for g in own}) for own in games) / len(games)
        by_game = [statistics.mean(rank(g) for g in own) for own in games if own]
        error = statistics.stdev(by_game) / len(by_game) ** 0.5
        print(
            f"{rules} {kind}: {len(games)} games, {deals:.1f} deals each, mean rank of the true"
            f" hand {statistics.mean(by_game):.3f} ± {error:.3f}"
        )
        honest = kind.startswith("honest")
        # Honest games are so few that drawing them again would repeat their own chance.
        again = [turned(own, rng) for own in games for _ in range(20)] if honest else games
        logs = [wager(own) for own in again]
        peaks = [season(logs, rng, LENGTHS[-1]) for _ in range(SEASONS)]
        for limit in LIMITS if honest else ():
            over = sum(one[-1] >= math.log10(limit) for one in peaks) / SEASONS
            print(
                f"   ever {limit} to one in {LENGTHS[-1]} games: {100 * over:.2f} % of seasons,"
                f" at most {100 / limit:.1f} %"
            )
        shares = [sum(one[n - 1] >= 6 for one in peaks) / SEASONS for n in LENGTHS]
        said = ", ".join(f"{n}: {100 * s:.1f} %" for n, s in zip(LENGTHS, shares, strict=True))
        print(f"   a million to one within games {said}")


def main() -> None:
    """Measures more games, or shows what is there."""
    parser = asking(__doc__)
    parser.add_argument("--kind", choices=KINDS, action="append", help="all, if not said")
    args = parser.parse_args()
    found: list[dict[str, Any]] = found_in(args.out)
    ahead = tasks(found, args.rules or ["dog"], args.kind or list(KINDS))
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for one in () if args.table else on_all_cores(measured, ahead, args.cores, args.seconds):
            if one is not None:
                out.write(json.dumps(one, separators=(",", ":")) + "\n")
                found.append(one)
    print_table(found)


if __name__ == "__main__":
    main()
