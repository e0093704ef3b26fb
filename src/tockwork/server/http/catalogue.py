"""The games of the catalogue and their boards, as data for a client that knows no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tockwork.render import board_svg, layout, seat_look
from tockwork.render.paint.glyphs import MARKS
from tockwork.render.paint.glyphs import RANKS as RANK_MARKS
from tockwork.render.paint.themes import THEMES
from tockwork.rulebooks import RELATED, RULEBOOKS, Format, Options, Rulebook, Variant, rulebook
from tockwork.rulebooks.board import COLOURS
from tockwork.rulebooks.embedding import reference
from tockwork.rulebooks.options import VALUES
from tockwork.server.tables.levels import LEVELS
from tockwork.server.wire.bodies.boards import BoardInfo, CardInfo, SeatLook
from tockwork.server.wire.bodies.games import FormInfo, GameInfo, Games, OptionInfo

USUAL_PLAYERS = 4


@lru_cache(maxsize=1)
def games() -> Games:
    """All games of the package: those from boxes, then the related games."""
    names = (*RULEBOOKS, *RELATED)
    return Games(games=tuple(game_info(rulebook(name)) for name in names), levels=LEVELS)


def usual_table(book: Rulebook) -> Variant:
    """The format with which one begins: four players, if possible."""
    players = [form.players for form in book.forms]
    return book.table(USUAL_PLAYERS if USUAL_PLAYERS in players else players[0])


def game_info(book: Rulebook) -> GameInfo:
    usual = usual_table(book)
    return GameInfo(
        id=reference(book),
        related=book.id in RELATED,
        minutes=book.minutes,
        forms=tuple(_form(book, form) for form in book.forms),
        usual=_form(book, book.form(usual.players, usual.teams)),
        options=tuple(_option(book, name) for name in book.options),
        house=tuple(
            _option(book, name) for name in Options.model_fields if name not in book.options
        ),
    )


def _form(book: Rulebook, form: Format) -> FormInfo:
    usual = usual_table(book).knobs.model_dump()
    knobs = Options.model_validate({**book.knobs.model_dump(), **form.knobs}).model_dump()
    return FormInfo(
        players=form.players,
        teams=form.teams,
        board=form.board,
        settings={name: value for name, value in knobs.items() if value != usual[name]},
    )


def _option(book: Rulebook, name: str) -> OptionInfo:
    if name == "board":
        boards = tuple(sorted({form.board for form in book.forms}))
        return OptionInfo(name=name, kind="choice", values=boards, default=None)
    known = option_info(name)
    values = tuple(book.advanced_cards) if name == "advanced" else known.values
    default = getattr(usual_table(book).knobs, name)
    return known.model_copy(update={"values": values, "default": default})


def option_info(name: str) -> OptionInfo:
    """An option as a choice, whatever the game."""
    field = Options.model_fields[name]
    if name == "advanced":
        return OptionInfo(name=name, kind="set", values=(), default=field.default)
    if name == "deals":
        return OptionInfo(name=name, kind="numbers", values=(), default=field.default)
    return OptionInfo(name=name, kind="choice", values=VALUES[name], default=field.default)


def board(table: Variant, theme: str, seat: int) -> BoardInfo:
    """All that is needed to draw a table, `seat` at the bottom."""
    table.check_seat(seat)
    shape = table.board.shape
    looks = [seat_look(s, shape, dark_wood=THEMES[theme].dark_wood) for s in range(table.players)]
    passes = table.knobs.exchange != "none"
    return BoardInfo(
        rules=reference(table.rulebook),
        players=table.players,
        teams=table.teams,
        options=dict(table.rulebook.chosen),
        layout=layout(table).rotated(seat).document(),
        svg=board_svg(table, None, seat=seat, theme=theme),
        seats=tuple(
            SeatLook(
                seat=s,
                section=table.sections_of_seats[s],
                team=table.team_of[s],
                partners=table.partners(s),
                receiver=table.receivers[s] if passes else None,
                colour=look.colour,
                deep=look.deep,
                ink=look.ink,
                mark=look.mark,
                sign=look.sign,
            )
            for s, look in enumerate(looks)
        ),
        marks={look.mark: MARKS[look.mark] for look in looks},
        ranks=table.board.ranks,
        rank_marks={rank: RANK_MARKS[rank] for rank in table.board.ranks},
        cards=tuple(
            CardInfo(
                card=card,
                copies=table.deck[card],
                clause=_card_clause(table, card),
                uses=tuple(map(_use, uses)),
            )
            for card, uses in table.cards.items()
        ),
        clauses={
            topic: clause
            for topic in ("exchange", "no_move", "opening", "start")
            if (clause := table.clauses.get(topic) or table.clauses.get("*"))
        },
        colours=tuple(tuple(COLOURS[c] for c in space) for space in table.board.colours),
        bones=table.board.bones,
        home_colours=tuple(
            tuple(COLOURS[c] for c in table.board.home_colours[section])
            for section in table.sections_of_seats
            if table.board.home_colours
        ),
        marbles=table.board.marbles,
        length=table.board.length,
        lane=table.board.lane,
        starts=table.starts,
        entrances=tuple((s + table.board.entrance) % table.board.length for s in table.starts),
        exchange=table.knobs.exchange,
        centre=table.board.centre,
        shortcut=table.board.shortcut,
        hop=table.board.hop,
        special=table.board.special,
        refill=table.knobs.refill,
    )


def _card_clause(table: Variant, card: str) -> str:
    clauses = table.rulebook.card_clauses
    if "advanced" in clauses and table.cards[card] != table.rulebook.cards[card]:
        return clauses["advanced"]
    return clauses.get(card) or clauses["*"]


def _use(use: Any) -> dict[str, Any]:
    data: dict[str, Any] = use.model_dump(exclude_defaults=True)
    return {"kind": use.kind, **data}
