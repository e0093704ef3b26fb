"""A table: one rulebook, one form, everything fixed; and the numbers the kernel gets for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tockwork import _kernel
from tockwork.errors import RulebookError, TockworkError
from tockwork.rulebooks.board import SEAT_MAP, Board, build_board
from tockwork.rulebooks.knobs import CHOICES, Knobs
from tockwork.rulebooks.uses import Joker, Start, Use

if TYPE_CHECKING:
    from tockwork.rulebooks.definition import Form, Rulebook


@dataclass(frozen=True, eq=False)
class Table:
    """One game as it is laid out for its players. Made by `Rulebook.table`."""

    rulebook: Rulebook
    """Which game, with its options."""
    players: int
    """How many."""
    teams: str
    """`none`, `pairs` or `triples`."""
    board: Board
    """As these players use it."""
    knobs: Knobs
    """As this form and the options have set them."""
    clauses: dict[str, str]
    """Where each of them is told."""
    cards: dict[str, tuple[Use, ...]]
    """What each card can do here."""
    sections_of_seats: tuple[int, ...]
    """Which section of the board each seat uses."""
    starts: tuple[int, ...]
    """The start space of each seat."""
    team_of: tuple[int, ...]
    """The team of each seat, by number."""
    receivers: tuple[int, ...]
    """To whom each seat passes a card, in the games that do."""
    rules: _kernel.Rules
    """The same as numbers for the kernel."""

    @property
    def deck(self) -> dict[str, int]:
        """How many of each card."""
        return self.rulebook.deck

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's team."""
        return tuple(
            s for s in range(self.players) if s != seat and self.team_of[s] == self.team_of[seat]
        )

    def check_seat(self, seat: int) -> int:
        """The seat, if there is such a one at this table."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise TockworkError(f"seat: must be 0 to {self.players - 1}, not {seat!r}")
        return seat

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_table, (self.rulebook, self.players, self.teams)

    def __str__(self) -> str:
        return f"{self.rulebook.title}, {self.players} players, teams {self.teams}"


def _restore_table(book: Rulebook, players: int, teams: str) -> Table:
    return book.table(players, teams)


def make_table(book: Rulebook, form: Form, knobs: Knobs) -> Table:
    board = build_board(
        book.geometry,
        form.board,
        direction=knobs.direction,
        marbles=knobs.marbles,
        hierarchy=knobs.hierarchy,
    )
    n = form.players
    sections = SEAT_MAP[form.board][n]
    starts = tuple(s * board.section_length for s in sections)
    teams = {"none": n, "pairs": n // 2, "triples": 2}[form.teams]
    team_of = tuple(seat % teams for seat in range(n))
    receivers = tuple(
        (seat + n // 2) % n
        if form.teams == "pairs" and knobs.exchange != "left"
        else (seat + 1) % n
        for seat in range(n)
    )
    if knobs.exchange in ("partner", "offer") and form.teams != "pairs":
        raise RulebookError(
            f"knobs.exchange: '{knobs.exchange}' needs one partner each, not {form.teams}"
        )
    cards = dict(book.cards)
    for rule in knobs.advanced:
        cards.update(book.advanced_cards[rule])
    numbers = {
        "sections": board.sections,
        "section": board.section_length,
        "lane": board.lane,
        "entrance": board.entrance,
        "shortcut": board.shortcut,
        "hop": board.hop,
        "special": board.special,
        "colours": [sum(1 << c for c in space) for space in board.colours],
        "bones": list(board.bones),
        "lane_colours": [[1 << c for c in board.home_colours[s]] for s in sections]
        if board.home_colours
        else [],
        "seats": n,
        "marbles": knobs.marbles,
        "to_win": knobs.to_win,
        "set_up": knobs.set_up,
        "start": list(starts),
        "team": list(team_of),
        "receiver": list(receivers),
        "guard_blocks": knobs.guard_blocks,
        "returned_blocks": knobs.returned_blocks,
        "second_lap": knobs.second_lap,
        "ranks": knobs.hierarchy,
        "slack": knobs.fool_slack,
        "top_rank_most": knobs.king_most,
        "push_on": knobs.partners_push and form.teams != "none",
        "deals": list(knobs.deals),
        "deals_repeat": knobs.deals_repeat,
        "lone_push": knobs.lone_push,
        "renew": knobs.renew,
        "refill": knobs.refill,
        "opening": knobs.opening,
        "cards": [
            {**_card(name, book.deck[name], uses, cards), "clause": _card_clause(book, name)}
            for name, uses in cards.items()
        ],
        "clauses": {**book.clauses, **form.clauses},
        **{name: getattr(knobs, name) for name in CHOICES},
    }
    return Table(
        rulebook=book,
        players=n,
        teams=form.teams,
        board=board,
        knobs=knobs,
        clauses={**book.clauses, **form.clauses},
        cards=cards,
        sections_of_seats=sections,
        starts=starts,
        team_of=team_of,
        receivers=receivers,
        rules=_kernel.compile_rules(numbers),
    )


def _card(
    name: str, copies: int, uses: tuple[Use, ...], deck: dict[str, tuple[Use, ...]]
) -> dict[str, Any]:
    def starts(card: tuple[Use, ...]) -> bool:
        return any(isinstance(u, Start) for u in card)

    joker = isinstance(uses[0], Joker)
    return {
        "name": name,
        "copies": copies,
        "starts": starts(uses) or (joker and any(starts(c) for c in deck.values())),
        "uses": [_use(u) for u in uses],
    }


def _card_clause(book: Rulebook, card: str) -> str:
    return book.card_clauses.get(card, book.card_clauses["*"])


def _use(use: Use) -> dict[str, Any]:
    data = use.model_dump()
    if isinstance(use, Start):  # 0: no colour asked for
        n = 0 if use.colour is None else use.colour + 1
    else:
        n = data.get("steps", data.get("pips", data.get("colour", 0)))
    return {
        "kind": use.kind,
        "n": n,
        "burns": data.get("burns", False),
        "green": data.get("green", False),
        "opponents_only": data.get("opponents_only", False),
        "may_be_empty": data.get("may_be_empty", False),
        "most": data.get("marbles", 7),
    }
