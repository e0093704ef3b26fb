"""Games over days: how often they wait for a player who looks three times a day, and for how long.

python benchmarks/days.py                     100 games of every game in its usual format
python benchmarks/days.py --rules dog --games 400

A *wait* is a decision whose player is not at the table: the game stands until that player looks.
Each player looks three times a day, at own times (about 8, 13 and 20 o'clock, give or take an
hour, on average), makes every move that is possible then, and prepares for the coming turn. All
play as the quick bot does (`greedy`). Four ways, each with what the one before it has:

- *plain*: every decision waits for its player, seat by seat;
- *forced*: who has one legal move only is not waited for;
- *together*: in an exchange all who look choose, out of turn too;
- *prepared*: at the end of each look, the three moves that the bot likes most if it were the
  player's turn now are prepared, each on the condition that the space it goes to is as it is now.

The last column says how often a prepared move was the one that the player would have chosen when
the turn came.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from dataclasses import dataclass, field
from typing import Any

from tockwork import RULEBOOKS, _kernel, rulebook
from tockwork.bots.kernel_bots import ask
from tockwork.game import Position
from tockwork.rulebooks import Variant
from tockwork.server.tables.entries import Answered, AnsweredEarly, Created, Ordered, Place, Started
from tockwork.server.tables.log import HIDDEN, TableLog
from tockwork.server.wire.shapes import ClockRule

WAYS = ("plain", "forced", "together", "prepared")
HOURS = (8.0, 13.0, 20.0)
ORDERS = 3
MOST = 4000  # decisions


@dataclass
class Told:
    """One game: its waits, how many days it took, and how well prepared moves fitted."""

    decisions: int = 0
    waits: int = 0
    days: float = 0.0
    prepared: int = 0
    fitting: int = 0


def opened(form: Variant, seed: str) -> TableLog:
    seats = tuple(Place(kind="person", guest=f"g{s}") for s in range(form.players))
    log = TableLog("days", Created(
        rules=form.rulebook.id, players=form.players, teams=form.teams, options={}, public=False,
        clock=ClockRule(kind="days", seconds=86_400), takeover_seconds=None, spectator_delay=0,
        host="g0", invite="-", seats=seats,
    ), 0)  # fmt: skip
    log.apply(Started(seed=seed), 1)
    return log


@dataclass
class Evening:
    """One game in one of the ways."""

    form: Variant
    way: str
    seed: str
    told: Told = field(default_factory=Told)

    def __post_init__(self) -> None:
        self.log = opened(self.form, self.seed)
        self.rng = random.Random(self.seed)
        self.bot = _kernel.Player("greedy", self.form.rules)
        shift = [self.rng.gauss(0, 1.5) for _ in range(self.form.players)]
        self.looks = [[hour + own for hour in HOURS] for own in shift]

    def next_look(self, seat: int, after: float) -> float:
        """When a player looks next, in hours."""
        day = int(after // 24) - 1
        while True:
            for hour in self.looks[seat]:
                if (at := day * 24 + hour + self.rng.gauss(0, 0.5)) > after:
                    return at
            day += 1

    def run(self) -> Told:
        told, at = self.told, 8.0
        due = [self.next_look(seat, at) for seat in range(self.form.players)]
        told.waits += 1
        while self.log.phase == "playing" and told.decisions < MOST:
            seat = min(range(self.form.players), key=due.__getitem__)
            at = due[seat]
            due[seat] = self.next_look(seat, at)
            self.look(seat)
        told.days = (at - 8.0) / 24
        return told

    def look(self, seat: int) -> None:
        """A player makes all moves that are possible, and prepares for the next turn."""
        log = self.log
        while log.phase == "playing":
            if log.asked == seat:
                self.answer(seat, self.choice(seat), "person")
            elif self.way in ("together", "prepared") and self.early(seat):
                continue
            else:
                break
            self.without_players(seat)
        if self.way == "prepared" and log.phase == "playing":
            self.prepare(seat)

    def choice(self, seat: int) -> str:
        return str(ask(self.bot, self.log.position.view(seat), self.rng))

    def early(self, seat: int) -> bool:
        game_log = self.log.game_log
        if game_log is None or seat not in game_log.may_choose_early:
            return False
        moves = [str(move) for move in game_log.legal_moves(seat)]
        self.log.apply(AnsweredEarly(seat=seat, move=self.rng.choice(moves)), 2)
        return True

    def answer(self, seat: int, move: str, by: str) -> None:
        self.told.decisions += 1
        self.log.apply(Answered.model_validate(
            {"seat": seat, "move": move, "by": by, "spent": 0}), 2)  # fmt: skip

    def without_players(self, here: int) -> None:
        """Moves that wait for nobody; the next one is a wait, unless its player is here."""
        log = self.log
        while log.phase == "playing" and (due := log.due_move) is not None:
            move, why = due
            if why == "forced" and self.way == "plain":
                break
            seat = log.asked
            assert seat is not None
            if why == "order":
                self.told.prepared += 1
                self.told.fitting += self.choice(seat) == move
            self.answer(seat, move, why)
        if log.phase == "playing" and log.asked != here:
            self.told.waits += 1

    def prepare(self, seat: int) -> None:
        """The moves the bot likes most if it were the player's turn."""
        log = self.log
        if log.game_log is None or log.game_log.phase in HIDDEN or log.asked == seat:
            return
        liked = ranked(log, seat)
        orders = []
        for move, target, stands in liked[:ORDERS]:
            conditions = [] if target is None else [{"at": target, "is": stands}]
            orders.append({"move": move, "if": conditions})
        log.apply(Ordered.model_validate({"seat": seat, "orders": orders}), 2)


def ranked(log: TableLog, seat: int) -> list[tuple[str, str | None, str]]:
    """The moves a bot would make if it were the seat's turn now, each with another card, the best
    first; with where they go and what stands there."""
    position = log.position.view(seat).document()
    position |= {"phase": "play", "turn": seat, "drawn": False, "discards": None, "pile": None}
    position.pop("passed", None)
    found: list[tuple[str, str | None, str]] = []
    for _ in range(ORDERS):
        if not position["seats"][seat]["hand"]:
            break
        now = Position.from_document(position)
        if not (moves := now.legal_moves()) or moves[0].card is None:
            break
        move = ask(_kernel.Player("greedy", log.rules.rules), now.view(seat), random.Random(0))
        if move.card is None:
            break
        targets = [leg.target for leg in move.legs if leg.target is not None]
        target = targets[0] if len(targets) == 1 else None
        found.append((str(move), target, stands_at(position, seat, target)))
        hand = list(position["seats"][seat]["hand"])
        hand.remove(move.card)
        position["seats"][seat]["hand"] = hand
    return found


def stands_at(position: dict[str, Any], seat: int, place: str | None) -> str:
    for other, one in enumerate(position["seats"]):
        if any(marble.rstrip("!") == place for marble in one["marbles"]):
            return "mine" if other == seat else "taken"
    return "free"


def mean(values: list[float]) -> str:
    """With its 95 % interval."""
    error = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.0f} ± {error:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rules", nargs="+", default=RULEBOOKS)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    heads = ["game", "decisions", *(f"waits, {way}" for way in WAYS), "saved"]
    heads += ["days, plain", "days, prepared", "made as prepared", "as chosen then"]
    print("| " + " | ".join(heads) + " |")
    print("|---" * len(heads) + "|")
    for rules in asked.rules:
        form = usual(rules)
        told = {
            way: [Evening(form, way, f"{rules} {n}").run() for n in range(asked.games)]
            for way in WAYS
        }
        waits = {way: [float(one.waits) for one in told[way]] for way in WAYS}
        saved = 1 - sum(waits["prepared"]) / sum(waits["plain"])
        made = sum(one.prepared for one in told["prepared"])
        every = sum(one.decisions for one in told["prepared"])
        fitting = sum(one.fitting for one in told["prepared"])
        print(
            f"| {rules} | {statistics.mean(one.decisions for one in told['plain']):.0f} | "
            + " | ".join(mean(waits[way]) for way in WAYS)
            + f" | {saved:.0%} | {mean([one.days for one in told['plain']])}"
            f" | {mean([one.days for one in told['prepared']])}"
            f" | {made / every:.0%} | {fitting / max(1, made):.0%} |",
            flush=True,
        )


def usual(rules: str) -> Variant:
    """The format with pairs of four, where there is one."""
    book = rulebook(rules)
    form = next((one for one in book.forms if one.players == 4), book.forms[0])
    return book.table(form.players, form.teams)


if __name__ == "__main__":
    main()
