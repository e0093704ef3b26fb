"""Every rulebook as a Python game of OpenSpiel. Importing this module registers them all.

See docs/envs/openspiel.md. It needs `pip install tockwork[openspiel]`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tockwork.envs.card_by_card import CardByCard
from tockwork.envs.observation import MOST, describe, observe, rewards
from tockwork.errors import TockworkError
from tockwork.game.position_text import write_position
from tockwork.rulebooks import RELATED, RULEBOOKS, Rulebook, Variant, rulebook
from tockwork.rulebooks.named import named_rulebook

LISTS = ("advanced", "deals")
TINY = Path(__file__).with_name("tiny.toml")
"""A game that can be solved exactly. See docs/envs/tiny.md"""


def name_of(rules: str) -> str:
    """The name of a rulebook in OpenSpiel.

    >>> name_of("dog-kids")
    'python_tockwork_dog_kids'
    """
    return f"python_tockwork_{rules.replace('-', '_')}"


def read_options(text: str) -> dict[str, Any]:
    """Options of a rulebook in a game string, where commas, brackets and '=' cannot be written.

    >>> read_options("deals:5+4;marbles:2;seven_rest:never")
    {'deals': [5, 4], 'marbles': 2, 'seven_rest': 'never'}
    """
    options: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise TockworkError(f"options: '{part}' should be like marbles:2")
        values = [_value(one) for one in value.split("+")]
        options[name] = values if name in LISTS else values[0]
    return options


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _game_type(book: Rulebook, decisions: int) -> Any:
    kind = pyspiel.GameType
    counts = [form.players for form in book.forms]
    return kind(
        short_name=name_of(book.id),
        long_name=f"Tockwork {book.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 4 if 4 in counts else min(counts),
            "teams": "",
            "options": "",
            "decisions": decisions,
        },
    )


TYPES: dict[str, Any] = {}
BOOKS: dict[str, Rulebook] = {}


class TockworkGame(pyspiel.Game):  # type: ignore[misc]
    """A rulebook for a number of players in teams."""

    rules: ClassVar[str]
    """Id of the rulebook."""

    def __init__(self, params: dict[str, Any]) -> None:
        book = BOOKS[self.rules].with_options(**read_options(params["options"]))
        self.table: Variant = book.table(params["players"], params["teams"] or None)
        self.most: int = params["decisions"]
        if self.most < 1:
            raise TockworkError(f"decisions: must be at least 1, not {self.most}")
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=max(len(self.table.deck), self.table.players),
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(TYPES[self.rules], info, params)

    def new_initial_state(self) -> TockworkState:
        return TockworkState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Far more than there are: no decision is followed by more than a deck of cards."""
        return self.most * sum(self.table.deck.values())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TockworkObserver:
        """An observer for a player; with perfect recall if `kind` asks for it."""
        if params:
            raise TockworkError(f"observer: takes no parameters, not {params}")
        return TockworkObserver(self.table, kind)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class TockworkState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. OpenSpiel copies and saves its content itself."""

    def __init__(self, game: TockworkGame) -> None:
        super().__init__(game)
        self.cards = CardByCard(game.table)
        self._most = game.most

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.cards.by_chance else self.cards.core.turn

    def is_terminal(self) -> bool:
        return self.cards.core.over or self.cards.moves >= self._most

    def returns(self) -> list[float]:
        """1 for each winner, and the others share the loss; 0 for all if it was truncated."""
        return [float(x) for x in rewards(self.cards.table, self.cards.winners)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.cards.core.legal_count()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.cards.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.cards.by_chance:
            self.cards.draw(action)
        else:
            self.cards.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.cards.core.legal_moves()[action])
        if not self.cards.begun:
            return f"seat {action} leads"
        return f"seat {self.cards.draws_for} gets {list(self.cards.table.deck)[action]}"

    def resample_from_infostate(self, player: int, sampler: Any) -> TockworkState:
        """Another state that looks the same to this player; `sampler()` is from 0 to 1."""
        if self.cards.by_chance:
            raise TockworkError("resample_from_infostate: cards are still being dealt")
        other: TockworkState = self.clone()
        other.cards = self.cards.resampled(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        """The whole position, hidden cards included."""
        return _text(self.cards, None)


class TockworkObserver:
    """The view of a seat, as numbers and in words."""

    def __init__(self, table: Variant, kind: Any) -> None:
        self._recall = kind is not None and kind.perfect_recall
        fields = describe(table)
        self.tensor = np.zeros(sum(field.length for field in fields), dtype=np.float32)
        self.dict = {field.name: self.tensor[field.where] for field in fields}

    def set_from(self, state: TockworkState, player: int) -> None:
        """Fills `tensor` with what this player sees."""
        cards = state.cards
        self.tensor[:] = observe(cards.view(player)) if cards.begun else 0

    def string_from(self, state: TockworkState, player: int) -> str:
        """The same in words."""
        text = f"seat {player} | {_text(state.cards, player)}"
        return f"{text} | seen {state.cards.seen(player)}" if self._recall else text


def _text(cards: CardByCard, seat: int | None) -> str:
    if not cards.begun:
        return "before the first lot"
    if seat is not None:
        return write_position(cards.view(seat).document())
    doc = cards.view(0).document()
    for s, held in enumerate(doc["seats"]):
        held["hand"] = cards.core.hand(s)
    doc["given"] = [cards.core.given(s) for s in range(cards.table.players)]
    return write_position(doc)


def register_game(book: Rulebook, decisions: int = 20_000) -> str:
    """Registers a custom game with OpenSpiel, and returns its name there.

    Once for each id: a different game under a registered name is refused. `decisions`: after how
    many a game is truncated, unless its parameters say otherwise.
    """
    book = book.root
    if BOOKS.setdefault(book.id, book) != book:
        raise TockworkError(f"id: OpenSpiel knows another game called '{name_of(book.id)}'")
    if book.id not in TYPES:
        TYPES[book.id] = _game_type(book, decisions)
        # A class for each, not a function: OpenSpiel lets go of it only after Python has ended.
        game = type(name_of(book.id), (TockworkGame,), {"rules": book.id})
        pyspiel.register_game(TYPES[book.id], game)
    return name_of(book.id)


for _rules in (*RULEBOOKS, *RELATED):
    register_game(rulebook(_rules))
register_game(named_rulebook(TINY), decisions=6)
