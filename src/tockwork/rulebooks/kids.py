"""DOG Kids: colours instead of numbers."""

from __future__ import annotations

from itertools import combinations

from tockwork.rulebooks.board import COLOURS, Geometry
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.naming import Booklet, Explained, Terms, said
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Bone, Colour, ColourTwo, Start, Swap, Use

_PAIRS = list(combinations(COLOURS, 2))

DECK = {
    **{colour: 6 for colour in COLOURS},
    **{f"{colour}2": 2 for colour in COLOURS},
    **{f"{a}/{b}": 1 for a, b in _PAIRS},
    "bone": 3,
    "swap": 3,
}
CARDS: dict[str, tuple[Use, ...]] = {
    **{colour: (Start(colour=colour), Colour(colour=colour)) for colour in COLOURS},
    **{f"{colour}2": (Start(colour=colour), ColourTwo(colour=colour)) for colour in COLOURS},
    **{
        f"{a}/{b}": (
            Start(colour=a),
            Colour(colour=a),
            Start(colour=b),
            Colour(colour=b),
        )
        for a, b in _PAIRS
    },
    "bone": (Bone(),),
    "swap": (Swap(),),
}

DOG_KIDS = Rulebook(
    id="dog-kids",
    title="DOG Kids",
    place=9,
    words=said(
        fr=(
            "DOG Kids",
            "Les chiens rentrent de couleur en couleur et se reposent sur les os.",
        ),
        en=(
            "DOG Kids",
            "Dogs run home from colour to colour and rest on bones.",
        ),
        de=(
            "DOG Kids",
            "Hunde laufen von Farbe zu Farbe nach Hause und ruhen auf Knochen aus.",
        ),
        it=(
            "DOG Kids",
            "I cani tornano a casa di colore in colore e riposano sugli ossi.",
        ),
        es=(
            "DOG Kids",
            "Los perros vuelven a casa de color en color y descansan sobre huesos.",
        ),
        nl=(
            "DOG Kids",
            "Honden lopen van kleur naar kleur naar huis en rusten uit op een kluif.",
        ),
    ),
    terms=Terms(
        base="paws",
        children=True,
        explained=Explained(colour=("KID-7",), bone=("KID-10", "KID-12"), home=("KID-15",)),
        booklet=Booklet(
            goal=("KID-1", "KID-3", "KID-16", "KID-22"),
            cards=("KID-2", "KID-20"),
            turn=("KID-5",),
            start=("KID-6",),
            way=("KID-4", "KID-14", "KID-7", "KID-8", "KID-9", "KID-12", "KID-13", "KID-21"),
            home=("KID-15",),
            special=("KID-10", "KID-11"),
        ),
    ),
    publisher="Schmidt Spiele",
    prefix="KID",
    minutes=20,
    deck=DECK,
    deck_clause="KID-2",
    geometry=Geometry(
        shape="garden",
        section_length=10,
        entrance=-1,
        lane=3,
        section_colours=(
            ("blue", "green"),
            *(("red",), ("yellow",), ("green",), ("blue",), ("red",), ("yellow",)),
            *(("blue",), ("green",), ("yellow",)),
        ),
        section_bones=(5,),
        home_colours=("red", "yellow", "blue"),
    ),
    board_clause="KID-4",
    cards=CARDS,
    card_clauses={
        "bone": "KID-10",
        "swap": "KID-11",
        **{f"{name}2": "KID-9" for name in COLOURS},
        **{f"{a}/{b}": "KID-8" for a, b in _PAIRS},
        "*": "KID-7",
    },
    forms=(
        Format(players=2),
        Format(players=3),
        Format(players=4),
        Format(players=4, teams="pairs", knobs={"exchange": "offer", "partners_push": True}),
    ),
    players_clause="KID-1",
    knobs=Options(
        guard="none",
        guard_blocks=False,
        second_lap=False,
        turn_in="always",
        marbles=3,
        to_win=3,
        deals=(3,),
        renew=True,
        refill=3,
    ),
    clauses={
        "guard": "KID-12",
        "guard_blocks": "KID-12",
        "swap_exempt": "KID-11",
        "direction": "KID-14",
        "second_lap": "KID-14",
        "turn_in": "KID-15",
        "seven_rest": "KID-22",
        "partners_push": "KID-21",
        "marbles": "KID-3",
        "to_win": "KID-16",
        "set_up": "KID-3",
        "deals": "KID-3",
        "reshuffle": "KID-5",
        "lead": "KID-3",
        "exchange": "KID-20",
        "no_move": "KID-5",
        "renew": "KID-5",
        "refill": "KID-5",
        "start": "KID-6",
        "capture": "KID-12",
        "home": "KID-15",
        "colour": "KID-14",
        "bone": "KID-10",
        "swap": "KID-11",
        "push": "KID-21",
        "help": "KID-22",
        "play": "KID-5",
    },
)
