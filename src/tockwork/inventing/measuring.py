"""Measures how a game plays: thousands of games, and counts of what happens in them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import asdict, dataclass, replace
from statistics import mean, median
from typing import Any

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game import Game
from tockwork.game.events import Discarded, LaidDown, Played
from tockwork.inventing.intervals import Interval, of_median, of_ratio, of_share
from tockwork.rulebooks import Rulebook, Variant
from tockwork.rulebooks.options import CHOICES

MOST_DECISIONS = 20_000
"""A game that lasts longer is taken to be stuck."""
CLOSELY = 300
"""Everything is counted in at most this many games; in the others only the length."""
CLOSELY_A_SETTING = 100
"""The same for each setting that is tried."""


@dataclass(frozen=True)
class FormatMeasures:
    """One number of players: averages over its games, played by chance unless said otherwise."""

    form: str
    """Such as `4 pairs`."""
    sides: int
    """Teams, or players where each is alone: chance wins one game in this many."""
    games: int
    """Played to find out how long they are."""
    decisions: float
    """Of a game."""
    unfinished: float
    """Share of games that were cut off: the game may get stuck."""
    answers: float
    """Legal moves of a decision."""
    most_answers: int
    """Of the decision that had most."""
    closely: int
    """Games in which everything was counted."""
    rounds: float
    """Deals of a game (the middle one)."""
    captures: float
    """Of a game."""
    forced: float
    """Share of decisions with one move only."""
    lost_turns: float
    """Share of turns in which a player sat out or discarded a card."""
    start_round: float
    """The round in which a seat's first marble comes out, on average."""
    first_seat: float
    """How often the first player of the game wins (with partners), relative to a fair share."""
    greedy: float
    """Share of games that greedy wins, all other sides being random."""
    search: float
    """Share of games that search wins, all other sides being random."""
    intervals: dict[str, Interval]
    """Of these figures, by name: between which numbers each is (95 %); games are not endless."""


@dataclass(frozen=True)
class OptionEffect:
    """The effect of one setting, in the first format in which it has any."""

    option: str
    """Its name."""
    value: Any
    """The value of the setting."""
    then: FormatMeasures
    """The game with it."""
    usually: FormatMeasures
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
    forms: tuple[FormatMeasures, ...]
    """One for each format."""
    knobs: tuple[OptionEffect, ...]
    """The effects of settings."""

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


def _name(table: Variant) -> str:
    return f"{table.players} {table.teams}"


def _form(table: Variant, games: int, seed: int, closely: int) -> FormatMeasures:
    decisions, played, answers, most, cut = _playouts(table, games, seed)
    closely = min(closely, games)
    seen = [_closely(table, f"{seed} {number}") for number in range(closely)]
    turns = sum(one.decisions for one in seen) or 1
    fair = len(table.partners(0)) + 1
    won = mean(one.leader_won for one in seen)
    waits = [first for one in seen for first in one.starts]
    tries, searches = max(games // 5, 2), max(games // 50, 2)
    found = FormatMeasures(
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
        greedy=_skill(table, _kernel.Player("greedy", table.rules), tries, seed),
        search=_skill(table, _kernel.Player("search", table.rules, None, 10), searches, seed),
        intervals={},
    )
    once, lengths = [1.0] * closely, [float(one.decisions) for one in seen]

    def ratio(name: str, tops: list[float], bottoms: list[float], of: int) -> Interval | None:
        return of_ratio(getattr(found, name), tops, bottoms, of)

    low, high = of_share(won, closely)
    intervals = {
        "decisions": ratio("decisions", lengths, once, played),
        "answers": ratio("answers", [float(one.answers) for one in seen], lengths, played),
        "rounds": of_median([one.rounds for one in seen]),
        "captures": ratio("captures", [float(one.captures) for one in seen], once, closely),
        "forced": ratio("forced", [float(one.forced) for one in seen], lengths, closely),
        "lost_turns": ratio(
            "lost_turns",
            [float(one.lost) for one in seen],
            [float(one.turns) for one in seen],
            closely,
        ),
        "start_round": ratio(
            "start_round",
            [float(sum(one.starts)) for one in seen],
            [float(len(one.starts)) for one in seen],
            closely,
        ),
        "first_seat": (low * table.players / fair, high * table.players / fair),
        "greedy": of_share(found.greedy, tries),
        "search": of_share(found.search, searches),
        "unfinished": of_share(found.unfinished, max(played, 1)),
    }
    return replace(found, intervals={name: two for name, two in intervals.items() if two})


def _playouts(table: Variant, games: int, seed: int) -> tuple[int, int, int, int, int]:
    found = _kernel.playouts(table.rules, seed, 2**62, games, MOST_DECISIONS)
    decisions, done, answers, most, cut = found
    return decisions, max(done, cut), answers, most, cut


@dataclass(frozen=True)
class _Seen:
    decisions: int
    answers: int
    forced: int
    rounds: int
    captures: int
    turns: int
    lost: int
    starts: tuple[int, ...]
    leader_won: bool


def _closely(table: Variant, seed: str) -> _Seen:
    """One game, everything counted."""
    game, choose = Game(table.rulebook, table.players, table.teams, seed=seed), random.Random(seed)
    leader, forced, answers = game.leader, 0, 0
    while not game.over and len(game.moves) < MOST_DECISIONS:
        moves = game.legal_moves()
        forced += len(moves) == 1
        answers += len(moves)
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
        len(game.moves), answers, forced, rounds, captures, turns, lost, tuple(out.values()),
        leader in game.winners,
    )  # fmt: skip


def _skill(table: Variant, player: _kernel.Player, games: int, seed: int) -> float:
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


def _knobs(book: Rulebook, games: int, seed: int) -> list[OptionEffect]:
    """Every choice and every yes or no, set otherwise, where that makes sense."""
    found = []
    base = book.table(book.forms[0].players, book.forms[0].teams)
    usually: dict[str, FormatMeasures] = {}
    for option, value in _settings(base):
        effect = None
        for form in _distinct(book):
            try:
                other = book.with_options(**{option: value}).table(form.players, form.teams)
            except TockworkError:
                continue
            plain = book.table(form.players, form.teams)
            name = _name(plain)
            if name not in usually:
                usually[name] = _form(plain, games, seed, CLOSELY_A_SETTING)
            then = _form(other, games, seed, CLOSELY_A_SETTING)
            effect = OptionEffect(option, value, then, usually[name])
            if effect.changes:
                break
        if effect:
            found.append(effect)
    return found


def _settings(table: Variant) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for option, value in table.knobs.model_dump(mode="json").items():
        if option in ("direction", "advanced"):
            continue
        if option in CHOICES:
            found += [(option, other) for other in CHOICES[option] if other != value]
        elif isinstance(value, bool):
            found.append((option, not value))
    return found
