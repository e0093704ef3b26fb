"""The six related games: what they share with the games from boxes, and what is their own."""

from __future__ import annotations

from tockwork.introductions import shared
from tockwork.introductions.posing import pose
from tockwork.introductions.shared import Book
from tockwork.introductions.step import Answer, Introduction, LearnStep, Refused, Wrong
from tockwork.introductions.tock import tock_back, tock_discard, tock_home, tock_seven

_KEEZEN = Book(
    "keezen",
    ("K", "A"),
    "J",
    {
        "start": "KZN-10",
        "walk": "KZN-16",
        "pass": "KZN-14",
        "capture": "KZN-15",
        "must": "KZN-8",
        "guard": "KZN-11",
        "blocks": "KZN-11",
        "home": "KZN-19",
        "back": "KZN-17",
        "seven": "KZN-18",
        "swap": "KZN-12",
        "nothing": "KZN-9",
        "partner": "KZN-21",
    },
)
_JOKERS = Book(
    "tock-jokers",
    ("K", "A", "joker"),
    "J",
    {
        "start": "CAN-7",
        "walk": "CAN-13",
        "pass": "CAN-8",
        "capture": "CAN-9",
        "must": "CAN-6",
        "guard": "CAN-8",
        "blocks": "CAN-8",
        "home": "CAN-15",
        "back": "CAN-13",
        "seven": "CAN-12",
        "swap": "CAN-13",
        "nothing": "CAN-6",
        "partner": "CAN-15",
    },
    length=72,
)
_GULF = {
    "start": "JAK-9",
    "walk": "JAK-20",
    "pass": "JAK-12",
    "capture": "JAK-13",
    "must": "JAK-7",
    "guard": "JAK-10",
    "blocks": "JAK-10",
    "home": "JAK-15",
    "back": "JAK-20",
    "seven": "JAK-20",
    "swap": "JAK-20",
    "own": "JAK-11",
    "nothing": "JAK-8",
    "partner": "JAK-16",
}
_JACKAROO = Book("jackaroo", ("K", "A"), "J", _GULF, length=76)
# The ten also makes the next player skip: where a card is only to walk, it is the nine.
_COMPLEX = Book(
    "jackaroo-complex",
    ("K", "A"),
    "J",
    _GULF | {"walk": "JAK-40", "back": "JAK-39", "seven": "JAK-38", "swap": "JAK-37"},
    length=76,
    walks="9",
)
_PEGS = Book(
    "pegs-and-jokers",
    ("K", "A", "J", "Q"),
    "joker",
    {
        "start": "PEG-9",
        "walk": "PEG-14",
        "pass": "PEG-11",
        "capture": "PEG-12",
        "home": "PEG-19",
        "seven": "PEG-15",
        "own": "PEG-11",
        "nothing": "PEG-8",
        "partner": "PEG-20",
    },
    length=72,
    passes="6",
)
_TAC = Book(
    "tac",
    ("13", "1"),
    "trick",
    {
        "start": "TAC-10",
        "walk": "TAC-12",
        "must": "TAC-7",
        "home": "TAC-14",
        "lap": "TAC-14",
        "exact": "TAC-14",
        "seven": "TAC-15",
        "swap": "TAC-18",
        "exchange": "TAC-6",
        "nothing": "TAC-8",
        "partner": "TAC-25",
    },
)

KEEZEN = Introduction(
    "keezen",
    (
        shared.goal(_KEEZEN),
        shared.bring_out(_KEEZEN),
        shared.walk(_KEEZEN),
        shared.capture(_KEEZEN),
        shared.must_play(_KEEZEN),
        shared.guard_blocks(_KEEZEN),
        shared.guard_keeps(_KEEZEN),
        tock_home(_KEEZEN, "ring-home", "H3"),
        shared.lane(_KEEZEN, 59),
        tock_back(_KEEZEN),
        tock_seven(_KEEZEN),
        shared.swap(_KEEZEN, 62),
        shared.nothing_fits(_KEEZEN),
        shared.partner(_KEEZEN, 29),
    ),
)

_FIFTEEN = LearnStep(
    id="joker-fifteen",
    theme="joker",
    position=pose("tock-jokers", "20", "3 joker", {1: "35"}),
    done=(Answer("joker: 20>35"),),
    wrong=(Wrong(Answer("joker: R>0"), "CAN-10", "out"), Wrong(Answer(), "CAN-10")),
    clause="CAN-10",
    help="hint",
)

TOCK_JOKERS = Introduction(
    "tock-jokers",
    (
        shared.goal(_JOKERS),
        shared.bring_out(_JOKERS),
        shared.walk(_JOKERS),
        shared.capture(_JOKERS),
        shared.must_play(_JOKERS),
        shared.guard_blocks(_JOKERS),
        shared.guard_keeps(_JOKERS),
        tock_home(_JOKERS),
        shared.lane(_JOKERS, 67),
        tock_back(_JOKERS),
        shared.seven(_JOKERS),
        shared.seven_own(_JOKERS),
        shared.swap(_JOKERS, 67),
        _FIFTEEN,
        tock_discard(_JOKERS),
        shared.partner(_JOKERS, 32),
    ),
)


def _own(b: Book) -> LearnStep:
    """Nobody passes a marble of the same colour."""
    return LearnStep(
        id="pass-own",
        theme="pass",
        position=pose(b.rules, "20 23", "5"),
        done=(Answer("5: 23>28"),),
        refused=(Refused("5", "20", b.clauses["own"]),),
        clause=b.clauses["own"],
        help="arrow",
        point=("23",),
    )


def _wall(b: Book) -> LearnStep:
    """Two in a row are not passed."""
    return LearnStep(
        id="pass-wall",
        theme="pass",
        position=pose(b.rules, "20 30", "6", {1: "23", 3: "24"}),
        done=(Answer("6: 30>36"),),
        refused=(Refused("6", "20", "JAK-12"),),
        clause="JAK-12",
        help="hint",
        point=("23", "24"),
    )


JACKAROO = Introduction(
    "jackaroo",
    (
        shared.goal(_JACKAROO),
        shared.bring_out(_JACKAROO),
        shared.walk(_JACKAROO),
        shared.capture(_JACKAROO),
        shared.must_play(_JACKAROO),
        shared.guard_blocks(_JACKAROO),
        shared.guard_keeps(_JACKAROO),
        _own(_JACKAROO),
        _wall(_JACKAROO),
        tock_home(_JACKAROO, "ring-home", "H3"),
        shared.lane(_JACKAROO, 71),
        tock_back(_JACKAROO),
        tock_seven(_JACKAROO),
        shared.swap(_JACKAROO, 74),
        shared.nothing_fits(_JACKAROO),
        shared.partner(_JACKAROO, 35),
    ),
)

_KING = LearnStep(
    id="toc-king",
    theme="toc-king",
    position=pose("jackaroo-complex", "20", "3 K", {1: "24", 3: "30"}),
    done=(Answer("K: 20>33"),),
    wrong=(Wrong(Answer(), "JAK-31"),),
    clause="JAK-31",
    help="hint",
)
_FIVE = LearnStep(
    id="toc-five",
    theme="toc-five",
    position=pose("jackaroo-complex", "40", "5 2", {1: "15", 3: "25"}),
    done=(Answer("5: 15>20"),),
    wrong=(Wrong(Answer(), "JAK-32"),),
    clause="JAK-32",
    help="hint",
    point=("15",),
)


def _skip(rules: str, card: str, clause: str) -> LearnStep:
    """The next player loses the turn and a card."""
    return LearnStep(
        id="skip",
        theme="skip",
        position=pose(rules, "20", f"{card} 3", {1: "30"}, {1: "6 9 2"}),
        done=(Answer(f"{card}: skip"),),
        wrong=(Wrong(Answer(), clause),),
        clause=clause,
        help="hint",
        reply=("discard 9",),
        cards=(card,),
    )


JACKAROO_COMPLEX = Introduction(
    "jackaroo-complex",
    (
        shared.goal(_COMPLEX),
        shared.bring_out(_COMPLEX),
        shared.capture(_COMPLEX),
        shared.must_play(_COMPLEX),
        shared.guard_blocks(_COMPLEX),
        _own(_COMPLEX),
        _wall(_COMPLEX),
        _KING,
        _FIVE,
        _skip("jackaroo-complex", "10", "JAK-34"),
        tock_home(_COMPLEX, "ring-home", "H3"),
        shared.lane(_COMPLEX, 71),
        tock_back(_COMPLEX),
        tock_seven(_COMPLEX),
        shared.swap(_COMPLEX, 74),
        shared.nothing_fits(_COMPLEX, "2 9 8"),
        shared.partner(_COMPLEX, 35),
    ),
)


def _not_safe(b: Book, start: int, clause: str) -> LearnStep:
    """A start protects nobody."""
    return LearnStep(
        id="no-guard",
        theme="guard",
        position=pose(b.rules, f"{start - 5} 40", "5", {1: f"{start}!"}),
        done=(Answer(f"5: {start - 5}>{start}"),),
        wrong=(Wrong(Answer(), clause, "other"),),
        clause=clause,
        help="hint",
    )


def _discard_one(b: Book) -> LearnStep:
    """Nothing fits: one card goes."""
    return LearnStep(
        id="discard-one",
        theme="nothing",
        position=pose(b.rules, "", "9 8"),
        done=(Answer("discard *"),),
        clause=b.clauses["nothing"],
        help="hint",
    )


_GOAL_FIVE = LearnStep(
    id="goal-five",
    theme="goal",
    position=pose("pegs-and-jokers", "", "K 5 8"),
    done=(Answer("K: R>0"),),
    clause="PEG-3",
    help="arrow",
    point=("R", "H1", "H2", "H3", "H4", "H5"),
    cards=("K",),
)
_PARTNER_HIT = LearnStep(
    id="partner-hit",
    theme="capture",
    position=pose("pegs-and-jokers", "20", "6 2", {2: "26"}),
    done=(Answer("6: 20>26"),),
    wrong=(Wrong(Answer(), "PEG-13"),),
    clause="PEG-13",
    help="hint",
)
_FIVE_BEFORE = LearnStep(
    id="early-home",
    theme="home",
    position=pose("pegs-and-jokers", "64", "6 10"),
    done=(Answer("6: 64>H3"),),
    wrong=(Wrong(Answer(), "PEG-19"),),
    clause="PEG-19",
    help="arrow",
    point=("67",),
)
_EIGHT = LearnStep(
    id="eight-back",
    theme="back",
    position=pose("pegs-and-jokers", "0", "8 10"),
    done=(Answer("8: 0>64"),),
    wrong=(Wrong(Answer(), "PEG-16"),),
    clause="PEG-16",
    help="arrow",
)
_NINE = LearnStep(
    id="nine",
    theme="nine",
    position=pose("pegs-and-jokers", "20 40", "9", {1: "25", 3: "36"}),
    done=(Answer("9: *", captures=("25", "36")),),
    wrong=(Wrong(Answer(), "PEG-17"),),
    clause="PEG-17",
    help="arrow",
)
_TAKE = LearnStep(
    id="joker-takes",
    theme="joker",
    position=pose("pegs-and-jokers", "6", "joker 2", {1: "63", 3: "20"}),
    done=(Answer("joker: 6>63"), Answer("joker: R>63")),
    wrong=(Wrong(Answer(), "PEG-18"),),
    clause="PEG-18",
    help="hint",
)

PEGS_AND_JOKERS = Introduction(
    "pegs-and-jokers",
    (
        _GOAL_FIVE,
        shared.bring_out(_PEGS),
        shared.walk(_PEGS),
        shared.capture(_PEGS),
        _PARTNER_HIT,
        _not_safe(_PEGS, 18, "PEG-10"),
        _own(_PEGS),
        _FIVE_BEFORE,
        shared.lane(_PEGS, 63, "3: H2>H5"),
        _EIGHT,
        tock_seven(_PEGS),
        _NINE,
        _TAKE,
        _discard_one(_PEGS),
        shared.partner(_PEGS, 29, "H5"),
    ),
)

_ONLY_LANDING = LearnStep(
    id="capture-only",
    theme="capture",
    position=pose("tac", "20 30", "3", {1: "23"}),
    done=(Answer("3: 20>23"),),
    wrong=(Wrong(Answer(), "TAC-13"),),
    clause="TAC-13",
    help="arrow",
)
_NOBODY_PASSES = LearnStep(
    id="pass-nobody",
    theme="pass",
    position=pose("tac", "20 30", "5", {1: "23"}),
    done=(Answer("5: 30>35"),),
    refused=(Refused("5", "20", "TAC-12"),),
    clause="TAC-12",
    help="arrow",
    point=("23",),
)
_FOUR_HOME = LearnStep(
    id="four-home",
    theme="back",
    position=pose("tac", "2", "4 9"),
    done=(Answer("4: 2>H2"),),
    wrong=(Wrong(Answer("4: 2>62"), "TAC-16"), Wrong(Answer(), "TAC-16", "other")),
    clause="TAC-16",
    help="arrow",
)
_UNDO = LearnStep(
    id="tac",
    theme="tac",
    position=pose(
        "tac",
        "40",
        "tac 2",
        {3: "25"},
        last_card="5",
        discards=["5"],
        before=[["40", "25", "R", "R"], ["R"] * 4, ["R"] * 4, ["20", "R", "R", "R"]],
    ),
    done=(Answer("tac: undo"),),
    wrong=(Wrong(Answer(), "TAC-19"),),
    clause="TAC-19",
    help="hint",
)

TAC = Introduction(
    "tac",
    (
        shared.goal(_TAC),
        shared.bring_out(_TAC),
        shared.walk(_TAC),
        _ONLY_LANDING,
        shared.must_play(_TAC),
        _NOBODY_PASSES,
        _not_safe(_TAC, 16, "TAC-11"),
        shared.home(_TAC),
        shared.lane(_TAC),
        _FOUR_HOME,
        shared.seven(_TAC),
        shared.seven_own(_TAC),
        _skip("tac", "8", "TAC-17"),
        shared.swap(_TAC),
        _UNDO,
        shared.exchange(_TAC),
        _discard_one(_TAC),
        shared.partner(_TAC),
    ),
)
