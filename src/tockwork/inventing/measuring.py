"""What a game is like: thousands of games played, and counted what happens in them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import mean, median
from typing import Any

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game import Game
from tockwork.game.events import Discarded, LaidDown, Played
from tockwork.rulebooks import Rulebook, Table
from tockwork.rulebooks.knobs import CHOICES

MOST_DECISIONS = 20_000
"""A game that lasts longer is taken to be stuck."""
CLOSELY = 300
"""Out of so many games at most everything is counted, not only how long they are."""
CLOSELY_A_SETTING = 100
"""The same for each setting that is tried."""


@dataclass(frozen=True)
class FormMeasures:
    """One number of players: averages over its games, played by chance unless said otherwise."""

    form: str
    """Such as `4 pairs`."""
    sides: int
    """Teams, or players where each is alone: one in so many games is won by chance."""
    games: int
    """Played to find out how long they are."""
    decisions: float
    """Of a game."""
    unfinished: float
    """Share of games that were cut off: the game may get stuck."""
    answers: float
    """Legal answers of a decision."""
    most_answers: int
    """Of the decision that had most."""
    closely: int
    """Games in which everything was counted."""
    rounds: float
    """Deals of a game (the middle one)."""
    captures: float
    """Of a game."""
    forced: float
    """Share of decisions with one answer only."""
    lost_turns: float
    """Share of turns in which a hand was laid down or a card put away."""
    start_round: float
    """The round in which a seat's first marble comes out, on average."""
    first_seat: float
    """How often whoever leads first wins (with partners), against a fair share of 1."""
    first_seat_error: float
    """How far that may be off (95 %): the games are not endless."""
    greedy: float
    """Share of games that greedy wins, all other sides being random."""
    search: float
    """Share of games that search wins, all other sides being random."""


@dataclass(frozen=True)
class KnobEffect:
    """What one setting would change, in the first form in which it changes anything."""

    knob: str
    """Its name."""
    value: Any
    """What it was set to."""
    then: FormMeasures
    """The game with it."""
    usually: FormMeasures
    """The game as it is, from as many games with the same seeds."""

    @property
    def changes(self) -> bool:
        """Whether any of the games went otherwise."""
        return self.then != self.usually


@dataclass(frozen=True)
class Measures:
    """All of it."""

    rules: str
    """Id of the game."""
    forms: tuple[FormMeasures, ...]
    """One for each form of play."""
    knobs: tuple[KnobEffect, ...]
    """How settings change it."""

    def document(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def measure(book: Rulebook, games: int = 1000, seed: int = 0) -> Measures:
    """Plays a game and counts; the same seed gives the same numbers."""
    forms = tuple(
        _form(book.table(form.players, form.teams), games, seed, CLOSELY)
        for form in _distinct(book)
    )
    return Measures(book.id, forms, tuple(_knobs(book, max(games // 5, 1), seed)))


def _distinct(book: Rulebook) -> list[Any]:
    found = {(form.players, form.teams): form for form in reversed(book.forms)}
    return list(reversed(found.values()))


def _name(table: Table) -> str:
    return f"{table.players} {table.teams}"


def _form(table: Table, games: int, seed: int, closely: int) -> FormMeasures:
    decisions, played, answers, most, cut = _playouts(table, games, seed)
    closely = min(closely, games)
    seen = [_closely(table, f"{seed} {number}") for number in range(closely)]
    turns = sum(one.decisions for one in seen) or 1
    fair = len(table.partners(0)) + 1
    won = mean(one.leader_won for one in seen)
    error = 1.96 * sqrt(won * (1 - won) / closely)
    waits = [first for one in seen for first in one.starts]
    return FormMeasures(
        form=_name(table),
        sides=max(table.team_of) + 1,
        games=played,
        decisions=decisions / max(played, 1),
        unfinished=cut / max(played, 1),
        answers=answers / max(decisions, 1),
        most_answers=most,
        closely=closely,
        rounds=median(one.rounds for one in seen),
        captures=mean(one.captures for one in seen),
        forced=sum(one.forced for one in seen) / turns,
        lost_turns=sum(one.lost for one in seen) / max(sum(one.turns for one in seen), 1),
        start_round=mean(waits) if waits else 0.0,
        first_seat=won * table.players / fair,
        first_seat_error=error * table.players / fair,
        greedy=_skill(table, _kernel.Player("greedy", table.rules), max(games // 5, 2), seed),
        search=_skill(
            table, _kernel.Player("search", table.rules, None, 10), max(games // 50, 2), seed
        ),
    )


def _playouts(table: Table, games: int, seed: int) -> tuple[int, int, int, int, int]:
    found = _kernel.playouts(table.rules, seed, 2**62, games, MOST_DECISIONS)
    decisions, done, answers, most, cut = found
    return decisions, max(done, cut), answers, most, cut


@dataclass(frozen=True)
class _Seen:
    decisions: int
    forced: int
    rounds: int
    captures: int
    turns: int
    lost: int
    starts: tuple[int, ...]
    leader_won: bool


def _closely(table: Table, seed: str) -> _Seen:
    """One game, everything counted."""
    game, choose = Game(table.rulebook, table.players, table.teams, seed=seed), random.Random(seed)
    leader, forced = game.leader, 0
    while not game.over and len(game.moves) < MOST_DECISIONS:
        moves = game.legal_moves()
        forced += len(moves) == 1
        game.play(choose.choice(moves))
    captures, lost, turns, rounds = 0, 0, 0, 0
    out: dict[int, int] = {}
    for event in game.events:
        rounds += event.event == "dealt"
        if isinstance(event, Played):
            turns += 1
            captures += sum(moved.how == "capture" for moved in event.moved)
            if any(moved.how == "start" for moved in event.moved):
                out.setdefault(event.seat, rounds)
        elif isinstance(event, LaidDown | Discarded):
            turns += 1
            lost += 1
    return _Seen(
        len(game.moves), forced, rounds, captures, turns, lost, tuple(out.values()),
        leader in game.winners,
    )  # fmt: skip


def _skill(table: Table, player: _kernel.Player, games: int, seed: int) -> float:
    """How often the side of this player wins against chance; sides change from game to game."""
    chance = _kernel.Player("random", table.rules)
    won, sides = 0.0, max(table.team_of) + 1
    for number in range(games):
        side = number % sides
        seats = [player if team == side else chance for team in table.team_of]
        key = hashlib.sha256(f"measure {seed} {number}".encode()).digest()
        winners, *_ = _kernel.play_game(table.rules, seats, key, number, MOST_DECISIONS)
        own = sum(1 << seat for seat, team in enumerate(table.team_of) if team == side)
        won += bool(winners & own)
    return won / games


def _knobs(book: Rulebook, games: int, seed: int) -> list[KnobEffect]:
    """Every choice and every yes or no, set otherwise, where that makes sense."""
    found = []
    base = book.table(book.forms[0].players, book.forms[0].teams)
    usually: dict[str, FormMeasures] = {}
    for knob, value in _settings(base):
        effect = None
        for form in _distinct(book):
            try:
                other = book.with_options(**{knob: value}).table(form.players, form.teams)
            except TockworkError:
                continue
            plain = book.table(form.players, form.teams)
            name = _name(plain)
            if name not in usually:
                usually[name] = _form(plain, games, seed, CLOSELY_A_SETTING)
            then = _form(other, games, seed, CLOSELY_A_SETTING)
            effect = KnobEffect(knob, value, then, usually[name])
            if effect.changes:
                break
        if effect:
            found.append(effect)
    return found


def _settings(table: Table) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for knob, value in table.knobs.model_dump(mode="json").items():
        if knob in ("direction", "advanced"):
            continue
        if knob in CHOICES:
            found += [(knob, other) for other in CHOICES[knob] if other != value]
        elif isinstance(value, bool):
            found.append((knob, not value))
    return found
