"""The data with which a page reads custom games without a server.

The page checks a file against the schema, lets the kernel compile it and draws its board. The
data comes from here, so that it is in one place: fields and options with their bounds,
colours, marks and themes. Tests compare what the page makes of a file with what Python makes.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tockwork.locale import LANGUAGES
from tockwork.render.paint import glyphs
from tockwork.render.paint.scene import FONT
from tockwork.render.paint.themes import THEMES
from tockwork.render.seat_looks import DOGS, NOBODY, SEATS, STONES, SeatLook, seat_look
from tockwork.rulebooks import RELATED, RULEBOOKS, Options, Rulebook
from tockwork.rulebooks.board import COLOURS, RANKS, SHAPES
from tockwork.rulebooks.definition import ALWAYS_TOLD
from tockwork.rulebooks.naming import CARD_NAME
from tockwork.rulebooks.packed import MOST_LETTERS
from tockwork.rulebooks.reading import MOST_BYTES
from tockwork.server.http import catalogue
from tockwork.server.http.engine import levels


def own_games() -> dict[str, Any]:
    """As plain data, for a file of a site (packages/engine/src/custom/games.ts)."""
    return {
        "schema": _bare(Rulebook.model_json_schema()),
        "languages": LANGUAGES,
        "always_told": ALWAYS_TOLD,
        "card_name": CARD_NAME,
        "taken": [*RULEBOOKS, *RELATED],
        "most_bytes": MOST_BYTES,
        "most_letters": MOST_LETTERS,
        "shapes": {name: shape.document() for name, shape in SHAPES.items()},
        "knobs": [
            catalogue.option_info(name).model_dump(mode="json") for name in Options.model_fields
        ],
        "usual_players": catalogue.USUAL_PLAYERS,
        "levels": {
            level: thinking.model_dump() for level, thinking in levels(trained=False).items()
        },
        "colours": COLOURS,
        "ranks": RANKS,
        "looks": _looks(),
    }


def _bare(schema: Any) -> Any:
    """A schema without what only people read."""
    if isinstance(schema, list):
        return [_bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    fields = schema.get("properties")
    bare = {
        name: _bare(value)
        for name, value in schema.items()
        if name not in ("title", "description", "properties")
    }
    if fields is not None:
        bare["properties"] = {name: _bare(field) for name, field in fields.items()}
    return bare


def _looks() -> dict[str, Any]:
    return {
        "themes": {name: asdict(theme) for name, theme in THEMES.items()},
        "seats": {
            "wood": [_look(seat_look(seat)) for seat in range(len(SEATS))],
            "dark_wood": [_look(seat_look(seat, dark_wood=True)) for seat in range(len(SEATS))],
            "garden": [_look(seat_look(seat, "garden")) for seat in range(len(DOGS))],
            "dark_garden": [
                _look(seat_look(seat, "garden", dark_wood=True)) for seat in range(len(DOGS))
            ],
        },
        "nobody": _look(NOBODY),
        "stones": [_look(stone) for stone in STONES],
        "marks": glyphs.MARKS,
        "stone_marks": glyphs.STONE_MARKS,
        "ranks": glyphs.RANKS,
        "letters": glyphs.LETTERS,
        "hat": glyphs.HAT,
        "bone": glyphs.BONE,
        "paw": glyphs.PAW,
        "font": FONT,
    }


def _look(look: SeatLook) -> dict[str, str]:
    return {name: getattr(look, name) for name in ("colour", "deep", "ink", "mark", "sign")}
