"""DOG Royal: the basic game and the Royal game with its four ranks."""

from __future__ import annotations

from tockwork.rulebooks.board import Geometry
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.dog import ALONE, RING
from tockwork.rulebooks.naming import Booklet, Explained, Terms, said
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Back, Copy, Magnet, Start, Swap, UpTo, Use, Walk

DECK = {
    "1/11": 10,
    "13": 10,
    **{card: 7 for card in "2 3 4 5 6 1-7 8 9 10 12 = swap".split()},
    "magnet": 6,
}
CARDS: dict[str, tuple[Use, ...]] = {
    "1/11": (Start(), Walk(steps=1), Walk(steps=11)),
    "13": (Start(), Walk(steps=13)),
    "2": (Walk(steps=2),),
    "3": (Walk(steps=3),),
    "4": (Walk(steps=4), Back(steps=4, green=True)),
    "5": (Walk(steps=5),),
    "6": (Walk(steps=6),),
    "1-7": (UpTo(steps=7),),
    "8": (Walk(steps=8),),
    "9": (Walk(steps=9),),
    "10": (Walk(steps=10, green=True),),
    "12": (Walk(steps=12),),
    "=": (Copy(),),
    "swap": (Swap(),),
    "magnet": (Magnet(),),
}
CARD_CLAUSES = {
    "1-7": "ROY-7",
    "magnet": "ROY-8",
    "=": "ROY-9",
    "swap": "ROY-10",
    "4": "ROY-11",
    "*": "ROY-12",
}
_ALONE_CLAUSES = {"exchange": "ROY-13", "no_move": "ROY-13", "to_win": "ROY-13"}
FORMS = (
    Format(players=2, knobs=ALONE, clauses=_ALONE_CLAUSES),
    Format(players=3, knobs=ALONE, clauses=_ALONE_CLAUSES),
    Format(players=4, teams="pairs"),
    Format(players=5, board=6, knobs=ALONE, clauses=_ALONE_CLAUSES),
    Format(players=6, teams="pairs", board=6),
)
CLAUSES = {
    "guard": "ROY-6",
    "guard_blocks": "ROY-6",
    "swap_exempt": "ROY-10",
    "direction": "ROY-6",
    "second_lap": "ROY-6",
    "turn_in": "ROY-6",
    "seven_rest": "ROY-7",
    "hierarchy": "ROY-22",
    "fool_slack": "ROY-28",
    "king_most": "ROY-23",
    "marbles": "ROY-3",
    "to_win": "ROY-14",
    "set_up": "ROY-3",
    "opening": "ROY-21",
    "deals": "ROY-4",
    "reshuffle": "ROY-4",
    "lead": "ROY-4",
    "exchange": "ROY-4",
    "no_move": "ROY-5",
    "start": "ROY-6",
    "capture": "ROY-6",
    "home": "ROY-6",
    "swap": "ROY-10",
    "magnet": "ROY-8",
    "copy": "ROY-9",
    "king": "ROY-23",
    "help": "ROY-14",
    "play": "ROY-5",
}
KNOBS = Options(guard="start", set_up=1, deals=(5,), exchange="partner", no_move="lay_down")

DOG_ROYAL_BASIC = Rulebook(
    id="dog-royal-basic",
    title="DOG Royal, basic game",
    place=7,
    words=said(
        fr=(
            "DOG Royal, jeu de base",
            "Des aimants et des cartes qui copient : l’entrée en douceur dans Royal.",
        ),
        en=(
            "DOG Royal, basic game",
            "Magnets and cards that copy: the gentle way into Royal.",
        ),
        de=(
            "DOG Royal, Basisspiel",
            "Magnete und Karten, die nachmachen: der sanfte Weg zu Royal.",
        ),
        it=(
            "DOG Royal, gioco base",
            "Calamite e carte che copiano: il modo dolce di entrare in Royal.",
        ),
        es=(
            "DOG Royal, juego básico",
            "Imanes y cartas que copian: la entrada suave a Royal.",
        ),
        nl=(
            "DOG Royal, basisspel",
            "Magneten en kaarten die nadoen: de zachte weg naar Royal.",
        ),
    ),
    terms=Terms(
        base="kennels",
        booklet=Booklet(
            goal=("ROY-1", "ROY-3", "ROY-14"),
            cards=("ROY-2", "ROY-4"),
            turn=("ROY-5", "ROY-12", "ROY-13"),
            start=("ROY-6",),
            special=("ROY-7", "ROY-8", "ROY-9", "ROY-10", "ROY-11"),
        ),
    ),
    publisher="Schmidt Spiele",
    prefix="ROY",
    minutes=45,
    deck=DECK,
    deck_clause="ROY-2",
    geometry=RING,
    board_clause="ROY-1",
    cards=CARDS,
    card_clauses=CARD_CLAUSES,
    forms=FORMS,
    players_clause="ROY-1",
    knobs=KNOBS,
    clauses=CLAUSES,
)

DOG_ROYAL = Rulebook(
    id="dog-royal",
    title="DOG Royal",
    place=8,
    words=said(
        fr=(
            "DOG Royal",
            "Roi, chevalier, citoyen et fou, chacun avec son pouvoir.",
        ),
        en=(
            "DOG Royal",
            "King, knight, citizen and fool, each with a power of its own.",
        ),
        de=(
            "DOG Royal",
            "König, Ritter, Bürger und Narr, jeder mit eigener Kraft.",
        ),
        it=(
            "DOG Royal",
            "Re, cavaliere, cittadino e giullare, ognuno con il suo potere.",
        ),
        es=(
            "DOG Royal",
            "Rey, caballero, ciudadano y bufón, cada uno con su poder.",
        ),
        nl=(
            "DOG Royal",
            "Koning, ridder, burger en nar, elk met een eigen kracht.",
        ),
    ),
    terms=Terms(
        base="kennels",
        explained=Explained(
            king=("ROY-23",), knight=("ROY-25",), citizen=("ROY-27",), fool=("ROY-28",)
        ),
        booklet=Booklet(
            goal=("ROY-1", "ROY-14", "ROY-20"),
            cards=("ROY-2", "ROY-4"),
            turn=("ROY-5", "ROY-12", "ROY-13"),
            start=("ROY-21", "ROY-6", "ROY-24"),
            way=("ROY-22", "ROY-26"),
            special=(
                "ROY-23",
                "ROY-25",
                "ROY-27",
                "ROY-28",
                "ROY-7",
                "ROY-8",
                "ROY-9",
                "ROY-10",
                "ROY-11",
            ),
        ),
    ),
    publisher="Schmidt Spiele",
    prefix="ROY",
    minutes=60,
    deck=DECK,
    deck_clause="ROY-2",
    geometry=Geometry(shape="dog", section_length=16, special=10),
    board_clause="ROY-26",
    cards=CARDS,
    card_clauses=CARD_CLAUSES,
    forms=FORMS,
    players_clause="ROY-1",
    knobs=KNOBS.model_copy(
        update={"set_up": 0, "opening": True, "hierarchy": True, "fool_slack": 2, "king_most": 7}
    ),
    clauses={**CLAUSES, "set_up": "ROY-21"},
)
