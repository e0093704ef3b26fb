"""The review of a whole game: losses of all moves, luck, and win chances over time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from tockwork import __version__, _kernel
from tockwork.errors import TockworkError
from tockwork.records import Record, Replay, replay
from tockwork.review.evaluating import MARKS, Evaluation, Evaluator, evaluator_of
from tockwork.rulebooks import Variant


@dataclass(frozen=True)
class ReviewSettings:
    """With these and the same record a review is the same everywhere."""

    seed: int = 0
    """Of all random numbers."""
    worlds: tuple[int, int] = (32, 256)
    """Sampled deals for a move: at first, and at most."""
    playouts: int = 16
    """Of the rest of the round, after every turn; twice as many where chance had a say."""
    others: int = 48
    """Other deals that could have come."""


@dataclass
class ReviewedTurn:
    """The beginning of a game, or one move."""

    turn: int
    """Its number; 0 is the beginning."""
    first: int
    """Its first event in the record, from 0."""
    end: int
    """The event after its last one."""
    round: int
    """The number of deals so far."""
    chance: str
    """The chance event in it: `deal`, `draw` or `none`."""
    seat: int | None = None
    """The player to move."""
    phase: str | None = None
    """The kind of decision."""
    text: str | None = None
    """The move, as move text."""
    answers: int = 0
    """The number of legal moves."""
    glance: float = 0.0
    """Points the bare network thinks it gave away: says what to look at first, nothing else."""
    judgement: Evaluation | None = None
    """Where there was a choice."""
    chances: tuple[float, ...] = ()
    """Of every team to win after it, with all cards open."""
    luck: tuple[float, ...] = ()
    """Points that chance gave every team in it; the lot of the first leader counts."""
    seat_luck: tuple[float, ...] = ()
    """Points that every seat's own cards gave its team."""


@dataclass
class GameReview:
    """A game with all that was found out about it; points are of win chance, of a hundred."""

    table: Variant
    """The game that was played."""
    names: tuple[str, ...]
    """Of the seats, if they are known."""
    winners: tuple[int, ...]
    """The seats that won; none if the game was left."""
    settings: ReviewSettings
    """The settings of the review."""
    weights: str
    """A fingerprint of the network."""
    version: str = __version__
    """Of Tockwork."""
    turns: list[ReviewedTurn] = field(default_factory=list)
    """In order."""

    @property
    def evaluated(self) -> list[tuple[ReviewedTurn, Evaluation]]:
        """The turns with an evaluation, in order."""
        return [(turn, turn.judgement) for turn in self.turns if turn.judgement is not None]

    @property
    def has_rounds(self) -> bool:
        """Whether cards were dealt more than once; if not, a round says nothing."""
        return sum(turn.chance == "deal" for turn in self.turns) > 1

    def marked(self, seat: int | None = None) -> list[tuple[ReviewedTurn, Evaluation]]:
        """The graded mistakes, the costliest first."""
        found = [
            (turn, evaluation)
            for turn, evaluation in self.evaluated
            if evaluation.mark != MARKS[0] and seat in (None, turn.seat)
        ]
        return sorted(found, key=lambda one: (-one[1].loss * one[1].scale, one[0].turn))

    def document(self) -> dict[str, Any]:
        """Everything as plain values, for JSON."""
        from tockwork.review.account import accounts_of

        return {
            "tockwork": "review",
            "version": self.version,
            "rules": self.table.rulebook.id,
            "players": self.table.players,
            "teams": self.table.teams,
            "options": dict(self.table.rulebook.chosen),
            "names": list(self.names),
            "winners": list(self.winners),
            "weights": self.weights,
            "settings": asdict(self.settings),
            "turns": [asdict(turn) for turn in self.turns],
            "accounts": [asdict(one) for one in accounts_of(self)],
        }


@dataclass(frozen=True)
class ReviewStep:
    """The progress of a review."""

    done: int
    """Turns."""
    of: int
    """The number of steps: each turn counts once for its move and once for its luck."""
    turn: ReviewedTurn
    """The latest result."""


def reviewing(
    played: Replay, settings: ReviewSettings | None = None, evaluator: Evaluator | None = None
) -> Iterator[ReviewStep | GameReview]:
    """Reviews a replayed record step by step: first what looks worst at a glance. The last is the
    review."""
    settings = settings or ReviewSettings()
    game, names = played.game(), played.record.header.names
    evaluator = evaluator or evaluator_of(game.table)
    if evaluator.table is not game.table:
        raise TockworkError("evaluator: of another table than the record")
    past = _kernel.GameAnalysis(game._game_log())
    turns = [ReviewedTurn(**result) for result in json.loads(past.turns(evaluator.kernel))]
    review = GameReview(
        table=game.table,
        names=names,
        winners=game.winners,
        settings=settings,
        weights=evaluator.weights,
        turns=turns,
    )
    known = ",".join(name.replace(",", "") for name in names)
    chosen = sorted((t for t in turns if t.answers > 1), key=lambda t: (-t.glance, t.turn))
    of, done = len(chosen) + len(turns), 0
    for turn in chosen:
        result = json.loads(
            past.evaluation(evaluator.kernel, turn.turn, *settings.worlds, settings.seed)
        )
        del result["turn"]
        turn.judgement = Evaluation.of(result)
        done += 1
        yield ReviewStep(done, of, turn)
    for turn in turns:
        result = json.loads(
            past.win_probability(
                evaluator.kernel,
                turn.turn,
                settings.seed,
                settings.playouts,
                settings.others,
                known=known,
            )
        )
        turn.chances = tuple(result["chances"])
        lot = result.get("lot") or [0.0] * len(turn.chances)
        turn.luck = tuple(
            round(a + b, 2) for a, b in zip(result.get("luck", ()), lot, strict=False)
        )
        turn.seat_luck = tuple(result.get("seats", ()))
        done += 1
        yield ReviewStep(done, of, turn)
    yield review


def review(record: Record, settings: ReviewSettings | None = None) -> GameReview:
    """The review of a record of a whole game.

    Only a record in which everything is known can be reviewed. Every move is evaluated by what its
    player could see; luck and win chances are computed with all cards face up. A seat with the name
    of a bot level is modelled as that bot, which explains more of the luck.
    """
    *_, last = reviewing(replay(record), settings)
    assert isinstance(last, GameReview)
    return last
