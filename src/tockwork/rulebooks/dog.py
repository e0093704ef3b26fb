"""The DOG games: DOG, DOG Compact, Swiss DOG."""

from __future__ import annotations

from typing import Any

from tockwork.rulebooks.board import Geometry
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.naming import Booklet, Terms, said
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Back, Joker, Split, Start, Swap, Use, Walk

RING = Geometry(shape="dog", section_length=16)
TERMS = Terms(
    base="kennels",
    booklet=Booklet(
        goal=("DOG-1", "DOG-3", "DOG-18", "DOG-19", "DOG-22"),
        cards=("DOG-2", "DOG-4", "DOG-5", "DOG-6", "DOG-20"),
        turn=("DOG-7", "DOG-12", "DOG-21"),
        start=("DOG-8", "DOG-9"),
        way=("DOG-10", "DOG-11"),
        home=("DOG-13",),
        special=("DOG-14", "DOG-15", "DOG-16", "DOG-17"),
    ),
)

# DOG-19 to DOG-21: without partners: five marbles, cards go left, and no player sits out.
ALONE: dict[str, Any] = {"exchange": "left", "no_move": "discard_and_draw"}
ALONE_CLAUSES = {
    "exchange": "DOG-20",
    "no_move": "DOG-21",
    "marbles": "DOG-19",
    "to_win": "DOG-19",
    "set_up": "DOG-19",
}
FIVE = {"marbles": 5, "set_up": 1, **ALONE}

DOG_DECK = {"joker": 6} | {card: 8 for card in "1/11 2 3 4 5 6 7 8 9 10 12 13 swap".split()}
DOG_CARDS: dict[str, tuple[Use, ...]] = {
    "joker": (Joker(),),
    "1/11": (Start(), Walk(steps=1), Walk(steps=11)),
    "2": (Walk(steps=2),),
    "3": (Walk(steps=3),),
    "4": (Walk(steps=4), Back(steps=4)),
    "5": (Walk(steps=5),),
    "6": (Walk(steps=6),),
    "7": (Split(pips=7, burns=True),),
    "8": (Walk(steps=8),),
    "9": (Walk(steps=9),),
    "10": (Walk(steps=10),),
    "12": (Walk(steps=12),),
    "13": (Start(), Walk(steps=13)),
    "swap": (Swap(may_be_empty=True),),
}
DOG_CARD_CLAUSES = {
    "joker": "DOG-17",
    "4": "DOG-14",
    "7": "DOG-15",
    "swap": "DOG-16",
    "*": "DOG-12",
}

DOG_KNOBS = Options(
    guard="start",
    seven_rest="always",
    deals=(6, 5, 4, 3, 2),
    reshuffle="under",
    exchange="partner",
    no_move="lay_down",
)
DOG_CLAUSES = {
    "guard": "DOG-9",
    "guard_blocks": "DOG-9",
    "returned_blocks": "DOG-9",
    "swap_exempt": "DOG-16",
    "direction": "DOG-10",
    "second_lap": "DOG-12",
    "turn_in": "DOG-13",
    "seven_rest": "DOG-15",
    "marbles": "DOG-3",
    "to_win": "DOG-18",
    "set_up": "DOG-3",
    "deals": "DOG-4",
    "reshuffle": "DOG-5",
    "lead": "DOG-4",
    "exchange": "DOG-6",
    "no_move": "DOG-7",
    "start": "DOG-8",
    "capture": "DOG-11",
    "home": "DOG-13",
    "swap": "DOG-16",
    "help": "DOG-18",
    "play": "DOG-7",
}

DOG = Rulebook(
    id="dog",
    title="DOG",
    place=4,
    words=said(
        fr=(
            "DOG",
            "Des partenaires, une carte donnée en secret et des sept qui mangent "
            "tout sur leur passage.",
        ),
        en=(
            "DOG",
            "Partners, one card passed in secret, and sevens that sweep away all they pass.",
        ),
        de=(
            "DOG",
            "Partner, eine heimlich getauschte Karte und Siebener, die alles auf dem Weg "
            "heimschicken.",
        ),
        it=(
            "DOG",
            "Compagni di squadra, una carta data in segreto e sette che travolgono tutto.",
        ),
        es=(
            "DOG",
            "Compañeros, una carta dada en secreto y sietes que arrasan con todo.",
        ),
        nl=(
            "DOG",
            "Partners, één kaart in het geheim gegeven en zevens die alles onderweg slaan.",
        ),
    ),
    terms=TERMS,
    publisher="Schmidt Spiele",
    prefix="DOG",
    minutes=60,
    deck=DOG_DECK,
    deck_clause="DOG-2",
    geometry=RING,
    board_clause="DOG-1",
    cards=DOG_CARDS,
    card_clauses=DOG_CARD_CLAUSES,
    forms=(
        Format(players=2, knobs=FIVE, clauses=ALONE_CLAUSES),
        Format(players=3, knobs=FIVE, clauses=ALONE_CLAUSES),
        Format(players=4, teams="pairs"),
        Format(players=5, board=6, knobs=FIVE, clauses=ALONE_CLAUSES),
        Format(players=6, teams="pairs", board=6),
    ),
    players_clause="DOG-1",
    knobs=DOG_KNOBS,
    options=("direction", "seven_rest"),
    clauses=DOG_CLAUSES,
)

DOG_COMPACT = Rulebook(
    id="dog-compact",
    title="DOG Compact",
    place=5,
    words=said(
        fr=(
            "DOG Compact",
            "Le même jeu sur le petit plateau de voyage, de deux à quatre.",
        ),
        en=(
            "DOG Compact",
            "The same game on the small travel board, for two to four.",
        ),
        de=(
            "DOG Compact",
            "Dasselbe Spiel auf dem kleinen Reisebrett, für zwei bis vier.",
        ),
        it=(
            "DOG Compact",
            "Lo stesso gioco sul piccolo tabellone da viaggio, da due a quattro.",
        ),
        es=(
            "DOG Compact",
            "El mismo juego en el pequeño tablero de viaje, de dos a cuatro.",
        ),
        nl=(
            "DOG Compact",
            "Hetzelfde spel op het kleine reisbord, voor twee tot vier.",
        ),
    ),
    terms=TERMS,
    publisher="Schmidt Spiele",
    prefix="DOG",
    minutes=60,
    deck=DOG_DECK,
    deck_clause="DOG-2",
    geometry=RING,
    board_clause="DOG-1",
    cards=DOG_CARDS,
    card_clauses=DOG_CARD_CLAUSES,
    forms=DOG.forms[:3],
    players_clause="DOG-1",
    knobs=DOG_KNOBS,
    options=("direction", "seven_rest"),
    clauses=DOG_CLAUSES,
)

SWISS_DECK = {card: 8 for card in "A 2 3 4 5 6 7 8 9 10 J Q K".split()} | {"joker": 6}

DOG_SWISS = Rulebook(
    id="dog-swiss",
    title="Swiss DOG",
    place=6,
    words=said(
        fr=(
            "DOG suisse",
            "Le classique suisse avec deux jeux de cartes, deux contre deux.",
        ),
        en=(
            "Swiss DOG",
            "The Swiss classic with two packs of cards, two against two.",
        ),
        de=(
            "Schweizer DOG",
            "Der Schweizer Klassiker mit zwei Kartenspielen, zwei gegen zwei.",
        ),
        it=(
            "DOG svizzero",
            "Il classico svizzero con due mazzi di carte, due contro due.",
        ),
        es=(
            "DOG suizo",
            "El clásico suizo con dos barajas, dos contra dos.",
        ),
        nl=(
            "Zwitsers DOG",
            "De Zwitserse klassieker met twee pakken kaarten, twee tegen twee.",
        ),
    ),
    terms=Terms(
        base="kennels",
        booklet=Booklet(
            goal=("SWI-1", "SWI-15"),
            cards=("SWI-2", "SWI-3", "SWI-5"),
            turn=("SWI-6", "SWI-12"),
            start=("SWI-7", "SWI-8", "SWI-9"),
            way=("SWI-4", "SWI-10", "SWI-11"),
            home=("SWI-13",),
            special=("SWI-14",),
        ),
    ),
    publisher="the Swiss DOG game",
    prefix="SWI",
    minutes=60,
    deck=SWISS_DECK,
    deck_clause="SWI-2",
    geometry=RING,
    board_clause="SWI-4",
    cards={
        "A": (Start(), Walk(steps=1), Walk(steps=11)),
        "2": (Walk(steps=2),),
        "3": (Walk(steps=3),),
        "4": (Walk(steps=4), Back(steps=4)),
        "5": (Walk(steps=5),),
        "6": (Walk(steps=6),),
        "7": (Split(pips=7, burns=True),),
        "8": (Walk(steps=8),),
        "9": (Walk(steps=9),),
        "10": (Walk(steps=10),),
        "J": (Swap(),),
        "Q": (Walk(steps=12),),
        "K": (Start(), Walk(steps=13)),
        "joker": (Joker(),),
    },
    card_clauses={"*": "SWI-14"},
    forms=(Format(players=4, teams="pairs"),),
    players_clause="SWI-1",
    knobs=Options(
        guard="fresh",
        returned_blocks=True,
        direction="counter-clockwise",
        turn_in="unless_fresh",
        seven_rest="always",
        deals=(6, 5, 4, 3, 2),
        exchange="partner",
        no_move="lay_down",
    ),
    options=("returned_blocks", "seven_rest"),
    clauses={
        "guard": "SWI-8",
        "guard_blocks": "SWI-11",
        "returned_blocks": "SWI-11",
        "swap_exempt": "SWI-14",
        "direction": "SWI-4",
        "second_lap": "SWI-12",
        "turn_in": "SWI-13",
        "seven_rest": "SWI-12",
        "marbles": "SWI-15",
        "to_win": "SWI-15",
        "set_up": "SWI-7",
        "deals": "SWI-3",
        "reshuffle": "SWI-3",
        "lead": "SWI-3",
        "exchange": "SWI-5",
        "no_move": "SWI-6",
        "start": "SWI-7",
        "capture": "SWI-10",
        "home": "SWI-13",
        "swap": "SWI-14",
        "help": "SWI-15",
        "play": "SWI-6",
    },
)
