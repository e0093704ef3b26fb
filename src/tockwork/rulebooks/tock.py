"""The Tock games: Tock 6, Super Tock, Jeu de Toc."""

from __future__ import annotations

from tockwork.rulebooks.board import Geometry
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.naming import Booklet, Terms, said
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Back, Centre, Push, Skip, Split, Start, Swap, Use, Walk

PACK = {card: 4 for card in "A 2 3 4 5 6 7 8 9 10 J Q K".split()}

# Cards a player gets, deal by deal, until the pack is used up (TK6-2).
PACK_DEALS = {2: (5, 5, 4, 4, 4, 4), 3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}


def _pack_form(players: int, teams: str, board: int) -> Format:
    return Format.model_validate(
        {
            "players": players,
            "teams": teams,
            "board": board,
            "knobs": {"deals": PACK_DEALS[players]},
        }
    )


def _faces(*numbers: int) -> dict[str, tuple[Use, ...]]:
    return {str(n): (Walk(steps=n),) for n in numbers}


def _in_pack_order(cards: dict[str, tuple[Use, ...]]) -> dict[str, tuple[Use, ...]]:
    return {card: cards[card] for card in PACK}


TOCK6 = Rulebook(
    id="tock6",
    title="Tock 6",
    place=1,
    words=said(
        fr=(
            "Tock 6",
            "La grande croix du Québec, avec six bras et un raccourci par le milieu.",
        ),
        en=(
            "Tock 6",
            "The big cross from Quebec, with six arms and a shortcut through the middle.",
        ),
        de=(
            "Tock 6",
            "Das große Kreuz aus Québec, mit sechs Armen und einer Abkürzung durch die Mitte.",
        ),
        it=(
            "Tock 6",
            "La grande croce del Québec, con sei bracci e una scorciatoia per il centro.",
        ),
        es=(
            "Tock 6",
            "La gran cruz de Quebec, con seis brazos y un atajo por el centro.",
        ),
        nl=(
            "Tock 6",
            "Het grote kruis uit Quebec, met zes armen en een kortere weg door het midden.",
        ),
    ),
    terms=Terms(
        booklet=Booklet(
            goal=("TK6-1", "TK6-18"),
            cards=("TK6-2", "TK6-3"),
            turn=("TK6-4", "TK6-5"),
            start=("TK6-6", "TK6-7"),
            way=("TK6-8",),
            home=("TK6-9",),
            special=(
                "TK6-10",
                "TK6-11",
                "TK6-12",
                "TK6-13",
                "TK6-14",
                "TK6-15",
                "TK6-16",
                "TK6-17",
            ),
        ),
    ),
    publisher="the Tock 6 board game",
    prefix="TK6",
    minutes=60,
    deck=PACK,
    deck_clause="TK6-2",
    geometry=Geometry(
        shape="cross", section_length=18, entrance=-2, numbered=True, centre=True, shortcut=7
    ),
    board_clause="TK6-10",
    cards=_in_pack_order(
        {
            "A": (Start(), Walk(steps=1), Centre()),
            "2": (Walk(steps=2), Centre()),
            "4": (Back(steps=4),),
            "7": (Split(pips=7, marbles=2),),
            "J": (Walk(steps=11), Swap()),
            "Q": (Walk(steps=12),),
            "K": (Start(), Walk(steps=13), Centre()),
            **_faces(3, 5, 6, 8, 9, 10),
        }
    ),
    card_clauses={
        "A": "TK6-11",
        "2": "TK6-16",
        "4": "TK6-15",
        "7": "TK6-14",
        "J": "TK6-13",
        "K": "TK6-12",
        "*": "TK6-17",
    },
    forms=(
        *(_pack_form(n, "none", 6) for n in range(2, 7)),
        _pack_form(4, "pairs", 6),
        _pack_form(6, "triples", 6),
    ),
    players_clause="TK6-1",
    knobs=Options(
        guard="start",
        second_lap=False,
        turn_in="always",
        deals=PACK_DEALS[4],
        reshuffle="each_pack",
        lead="each_pack",
        no_move="lay_down_or_discard",
    ),
    clauses={
        "guard": "TK6-7",
        "guard_blocks": "TK6-7",
        "swap_exempt": "TK6-13",
        "direction": "TK6-1",
        "second_lap": "TK6-9",
        "turn_in": "TK6-9",
        "seven_rest": "TK6-14",
        "marbles": "TK6-18",
        "to_win": "TK6-18",
        "set_up": "TK6-6",
        "deals": "TK6-2",
        "deals_repeat": "TK6-2",
        "reshuffle": "TK6-2",
        "lead": "TK6-2",
        "exchange": "TK6-3",
        "no_move": "TK6-5",
        "lone_push": "TK6-5",
        "advanced": "TK6-17",
        # not options, but grounds for refusals
        "start": "TK6-6",
        "capture": "TK6-8",
        "home": "TK6-9",
        "centre": "TK6-10",
        "help": "TK6-18",
        "play": "TK6-4",
    },
)

_SUPER_TEN: tuple[Use, ...] = (Walk(steps=10), Centre())

SUPER_TOCK = Rulebook(
    id="super-tock",
    title="Super Tock",
    place=2,
    words=said(
        fr=(
            "Super Tock",
            "Personne n’est jamais à l’abri, et le Paradis attend au milieu du plateau.",
        ),
        en=(
            "Super Tock",
            "Nobody is ever safe, and Heaven waits in the middle of the board.",
        ),
        de=(
            "Super Tock",
            "Niemand ist je sicher, und in der Mitte des Bretts wartet der Himmel.",
        ),
        it=(
            "Super Tock",
            "Nessuno è mai al sicuro, e in mezzo al tabellone aspetta il Paradiso.",
        ),
        es=(
            "Super Tock",
            "Nadie está nunca a salvo, y el Paraíso espera en medio del tablero.",
        ),
        nl=(
            "Super Tock",
            "Niemand is ooit veilig, en midden op het bord wacht de Hemel.",
        ),
    ),
    terms=Terms(
        centre="heaven",
        booklet=Booklet(
            goal=("SUP-1", "SUP-11"),
            cards=("SUP-2", "SUP-3"),
            turn=("SUP-9",),
            start=("SUP-4", "SUP-5"),
            way=("SUP-6", "SUP-7"),
            special=("SUP-8", "SUP-10"),
        ),
    ),
    publisher="Jouets Bô-Jeux",
    prefix="SUP",
    minutes=45,
    deck=PACK,
    deck_clause="SUP-2",
    geometry=Geometry(
        shape="cross", section_length=18, entrance=-2, numbered=True, centre=True, shortcut=8
    ),
    board_clause="SUP-8",
    cards=_in_pack_order(
        {
            "A": (Start(), Walk(steps=1), Centre()),
            "10": _SUPER_TEN,
            "J": (Walk(steps=11),),
            "Q": (Walk(steps=12),),
            "K": (Start(), Walk(steps=13), Centre()),
            **_faces(2, 3, 4, 5, 6, 7, 8, 9),
        }
    ),
    card_clauses={"*": "SUP-9", "advanced": "SUP-10"},
    forms=(
        *(_pack_form(n, "none", 4) for n in (2, 3, 4)),
        _pack_form(4, "pairs", 4),
        *(_pack_form(n, "none", 6) for n in range(2, 7)),
        _pack_form(6, "pairs", 6),
    ),
    players_clause="SUP-1",
    knobs=Options(
        guard="none",
        guard_blocks=False,
        second_lap=False,
        turn_in="always",
        deals=PACK_DEALS[4],
        reshuffle="each_pack",
        lead="each_pack",
        no_move="lay_down_or_discard",
    ),
    options=("board", "advanced"),
    advanced_cards={
        "back4": {"4": (Back(steps=4),)},
        "swap10": {"10": (*_SUPER_TEN, Swap(opponents_only=True))},
        "skip": {"J": (Walk(steps=11), Skip())},
    },
    clauses={
        "guard": "SUP-5",
        "guard_blocks": "SUP-5",
        "swap_exempt": "SUP-10",
        "direction": "SUP-1",
        "second_lap": "SUP-7",
        "turn_in": "SUP-7",
        "seven_rest": "SUP-9",
        "marbles": "SUP-11",
        "to_win": "SUP-11",
        "set_up": "SUP-4",
        "deals": "SUP-2",
        "deals_repeat": "SUP-2",
        "reshuffle": "SUP-2",
        "lead": "SUP-2",
        "exchange": "SUP-3",
        "no_move": "SUP-4",
        "lone_push": "SUP-4",
        "advanced": "SUP-10",
        "start": "SUP-4",
        "capture": "SUP-6",
        "home": "SUP-7",
        "centre": "SUP-8",
        "help": "SUP-11",
        "play": "SUP-4",
    },
)

TOC = Rulebook(
    id="toc",
    title="Jeu de Toc",
    place=3,
    words=said(
        fr=(
            "Jeu de Toc",
            "Vif et malicieux : les rois balaient la piste, les cinq poussent, les "
            "sept font sauter.",
        ),
        en=(
            "Jeu de Toc",
            "Quick and cheeky: kings sweep the track, fives push others, sevens let you hop.",
        ),
        de=(
            "Jeu de Toc",
            "Flink und frech: Könige fegen die Bahn, Fünfer schieben, auf den Siebenern "
            "wird gehüpft.",
        ),
        it=(
            "Jeu de Toc",
            "Svelto e dispettoso: i re spazzano il percorso, i cinque spingono, "
            "sui sette si salta.",
        ),
        es=(
            "Jeu de Toc",
            "Rápido y travieso: los reyes barren el recorrido, los cincos empujan, "
            "en los sietes se salta.",
        ),
        nl=(
            "Jeu de Toc",
            "Vlug en brutaal: heren vegen de baan schoon, vijven duwen, op de "
            "zevens wordt gesprongen.",
        ),
    ),
    terms=Terms(
        booklet=Booklet(
            goal=("TOC-1", "TOC-16"),
            cards=("TOC-2", "TOC-3"),
            turn=("TOC-4",),
            start=("TOC-5", "TOC-6"),
            way=("TOC-7",),
            home=("TOC-15",),
            special=("TOC-8", "TOC-9", "TOC-10", "TOC-11", "TOC-12", "TOC-13", "TOC-14"),
        ),
    ),
    publisher="Le Délirant",
    prefix="TOC",
    minutes=45,
    deck=PACK,
    deck_clause="TOC-2",
    geometry=Geometry(shape="cross", section_length=18, entrance=-2, numbered=True, hop=7),
    board_clause="TOC-14",
    cards=_in_pack_order(
        {
            "A": (Start(), Walk(steps=1)),
            "4": (Back(steps=4),),
            "5": (Push(steps=5),),
            "7": (Split(pips=7, marbles=4),),
            "J": (Swap(),),
            "Q": (Walk(steps=12),),
            "K": (Start(), Walk(steps=13, burns=True)),
            **_faces(2, 3, 6, 8, 9, 10),
        }
    ),
    card_clauses={
        "4": "TOC-12",
        "5": "TOC-11",
        "7": "TOC-10",
        "J": "TOC-9",
        "K": "TOC-8",
        "*": "TOC-13",
    },
    forms=(
        Format(players=2),
        Format(players=3),
        Format(players=4, teams="pairs", knobs={"exchange": "partner"}),
    ),
    players_clause="TOC-1",
    knobs=Options(
        guard="fresh",
        guard_blocks=False,
        swap_exempt="starts",
        second_lap=False,
        turn_in="always",
        deals=(5, 4),
        deals_repeat=1,
        reshuffle="when_short",
        no_move="discard",
        lone_push=False,
    ),
    clauses={
        "guard": "TOC-6",
        "guard_blocks": "TOC-6",
        "swap_exempt": "TOC-9",
        "direction": "TOC-1",
        "second_lap": "TOC-15",
        "turn_in": "TOC-15",
        "seven_rest": "TOC-10",
        "marbles": "TOC-16",
        "to_win": "TOC-16",
        "set_up": "TOC-5",
        "deals": "TOC-2",
        "deals_repeat": "TOC-2",
        "reshuffle": "TOC-2",
        "lead": "TOC-2",
        "exchange": "TOC-3",
        "no_move": "TOC-4",
        "lone_push": "TOC-4",
        "advanced": "TOC-13",
        "start": "TOC-5",
        "capture": "TOC-7",
        "home": "TOC-15",
        "hop": "TOC-14",
        "push": "TOC-11",
        "help": "TOC-16",
        "play": "TOC-4",
    },
)
