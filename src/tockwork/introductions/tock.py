"""Tock 6, Super Tock and Jeu de Toc: numbered boards, no second lap."""

from __future__ import annotations

from tockwork.introductions import shared
from tockwork.introductions.posing import pose
from tockwork.introductions.shared import Book
from tockwork.introductions.step import Answer, Introduction, LearnStep, Refused, Wrong

_TOCK6 = Book(
    "tock6",
    ("K", "A"),
    "J",
    {
        "start": "TK6-6",
        "walk": "TK6-17",
        "pass": "TK6-8",
        "capture": "TK6-8",
        "must": "TK6-4",
        "guard": "TK6-7",
        "blocks": "TK6-7",
        "home": "TK6-9",
        "back": "TK6-15",
        "seven": "TK6-14",
        "swap": "TK6-13",
        "nothing": "TK6-5",
        "partner": "TK6-18",
    },
    length=108,
)
_SUPER = Book(
    "super-tock",
    ("K", "A"),
    "10",
    {
        "start": "SUP-4",
        "walk": "SUP-9",
        "pass": "SUP-7",
        "capture": "SUP-6",
        "must": "SUP-6",
        "home": "SUP-7",
        "nothing": "SUP-4",
        "partner": "SUP-11",
    },
    length=72,
)
_TOC = Book(
    "toc",
    ("K", "A"),
    "J",
    {
        "start": "TOC-5",
        "walk": "TOC-13",
        "pass": "TOC-7",
        "capture": "TOC-7",
        "must": "TOC-4",
        "home": "TOC-15",
        "back": "TOC-12",
        "seven": "TOC-10",
        "swap": "TOC-9",
        "exchange": "TOC-3",
        "nothing": "TOC-4",
        "partner": "TOC-16",
    },
    length=72,
)


def tock_home(b: Book, words: str = "tock-home", end: str = "H4") -> LearnStep:
    near = b.length - 4
    return LearnStep(
        id=words,
        theme="home",
        position=pose(b.rules, f"{near} 30", "9 6"),
        done=(Answer(f"6: {near}>{end}"),),
        wrong=(Wrong(Answer(), b.clauses["home"]),),
        refused=(Refused("9", str(near), b.clauses["home"]),),
        clause=b.clauses["home"],
        help="arrow",
    )


def tock_back(b: Book) -> LearnStep:
    """May I go backwards into home?"""
    return LearnStep(
        id="tock-back",
        theme="back",
        position=pose(b.rules, "0! 30", "4 9"),
        done=(Answer(f"4: 0>{b.length - 4}"),),
        wrong=(Wrong(Answer(), b.clauses["back"]),),
        clause=b.clauses["back"],
        help="arrow",
    )


def tock_seven(b: Book) -> LearnStep:
    return LearnStep(
        id="tock-seven",
        theme="seven",
        position=pose(b.rules, "10 30", "7", {1: "13", 3: "34"}),
        done=(Answer("7: 10>13 30>34"),),
        wrong=(Wrong(Answer(), b.clauses["seven"]),),
        clause=b.clauses["seven"],
        help="arrow",
    )


def tock_discard(b: Book) -> LearnStep:
    """Nothing fits, but a marble is in play."""
    return LearnStep(
        id="tock-discard",
        theme="nothing",
        position=pose(b.rules, str(b.length - 5), "9 8", {1: "30"}),
        done=(Answer("discard *"),),
        clause=b.clauses["nothing"],
        help="hint",
    )


def _nothing(b: Book) -> LearnStep:
    """No marble in play and no card for one: the hand is laid down."""
    return LearnStep(
        id="nothing",
        theme="nothing",
        position=shared.nothing_fits(b).position,
        done=(Answer("2: 20>22"),),
        wrong=(Wrong(Answer(), b.clauses["nothing"]),),
        clause=b.clauses["nothing"],
        reply=shared.nothing_fits(b).reply,
        cards=("2",),
    )


_CENTRE_IN = LearnStep(
    id="centre-in",
    theme="centre",
    position=pose("tock6", "7", "5 2 9"),
    done=(Answer("2: 7>C"),),
    wrong=(Wrong(Answer(), "TK6-10"),),
    clause="TK6-10",
    help="arrow",
    cards=("A", "2", "K"),
)
_CENTRE_OUT = LearnStep(
    id="centre-out",
    theme="centre",
    position=pose("tock6", "C", "A 5"),
    done=(Answer("A: C>97"),),
    wrong=(Wrong(Answer("A: C>*"), "TK6-10"), Wrong(Answer(), "TK6-10", "other")),
    clause="TK6-10",
    help="hint",
)

TOCK6 = Introduction(
    "tock6",
    (
        shared.goal(_TOCK6),
        shared.bring_out(_TOCK6),
        shared.walk(_TOCK6),
        shared.capture(_TOCK6),
        shared.must_own(_TOCK6),
        shared.guard_blocks(_TOCK6),
        shared.guard_keeps(_TOCK6),
        tock_home(_TOCK6),
        shared.lane(_TOCK6, 103),
        tock_back(_TOCK6),
        tock_seven(_TOCK6),
        shared.swap(_TOCK6, 103),
        _CENTRE_IN,
        _CENTRE_OUT,
        tock_discard(_TOCK6),
        _nothing(_TOCK6),
        shared.partner(_TOCK6, 50),
    ),
)

_NO_GUARD = LearnStep(
    id="no-guard",
    theme="guard",
    position=pose("super-tock", "13", "8 5", {1: "18!"}),
    done=(Answer("5: 13>18"),),
    wrong=(Wrong(Answer(), "SUP-5"),),
    clause="SUP-5",
    help="hint",
)
_HEAVEN_IN = LearnStep(
    id="heaven-in",
    theme="heaven",
    position=pose("super-tock", "8", "5 10 9"),
    done=(Answer("10: 8>C"),),
    wrong=(Wrong(Answer(), "SUP-8"),),
    clause="SUP-8",
    help="arrow",
    cards=("A", "10", "K"),
)
_HEAVEN_OUT = LearnStep(
    id="heaven-out",
    theme="heaven",
    position=pose("super-tock", "C", "A 5"),
    done=(Answer("A: C>62"),),
    wrong=(Wrong(Answer("A: C>*"), "SUP-8"), Wrong(Answer(), "SUP-8", "other")),
    clause="SUP-8",
    help="hint",
)

SUPER_TOCK = Introduction(
    "super-tock",
    (
        shared.goal(_SUPER),
        shared.bring_out(_SUPER),
        shared.walk(_SUPER),
        shared.capture(_SUPER),
        shared.must_own(_SUPER),
        _NO_GUARD,
        tock_home(_SUPER),
        shared.lane(_SUPER, 67),
        _HEAVEN_IN,
        _HEAVEN_OUT,
        tock_discard(_SUPER),
        _nothing(_SUPER),
        shared.partner(_SUPER, 32),
    ),
)

_FRESH = LearnStep(
    id="toc-fresh",
    theme="guard",
    position=pose("toc", "12 30", "6 8", {1: "18!"}),
    done=(Answer("8: 12>20"),),
    wrong=(Wrong(Answer(), "TOC-6"),),
    refused=(Refused("6", "12", "TOC-6"),),
    clause="TOC-6",
    help="hint",
    point=("18",),
)
_KING = LearnStep(
    id="toc-king",
    theme="toc-king",
    position=pose("toc", "20", "3 K", {1: "24", 3: "30"}),
    done=(Answer("K: 20>33"),),
    wrong=(Wrong(Answer(), "TOC-8"),),
    clause="TOC-8",
    help="hint",
)
_FIVE = LearnStep(
    id="toc-five",
    theme="toc-five",
    position=pose("toc", "40", "5 2", {1: "14", 3: "25"}),
    done=(Answer("5: 14>19"),),
    wrong=(Wrong(Answer(), "TOC-11"),),
    clause="TOC-11",
    help="hint",
    point=("14",),
)
_HOP = LearnStep(
    id="toc-hop",
    theme="toc-hop",
    position=pose("toc", "4", "3 9"),
    done=(Answer("3: 4>^25"),),
    wrong=(Wrong(Answer("3: 4>7"), "TOC-14"), Wrong(Answer(), "TOC-14", "other")),
    clause="TOC-14",
    help="arrow",
    point=("7", "25"),
)

TOC = Introduction(
    "toc",
    (
        shared.goal(_TOC),
        shared.bring_out(_TOC),
        shared.walk(_TOC),
        shared.capture(_TOC),
        shared.must_play(_TOC),
        _FRESH,
        tock_home(_TOC),
        shared.lane(_TOC, 67),
        tock_back(_TOC),
        tock_seven(_TOC),
        _KING,
        shared.swap(_TOC, 67),
        _FIVE,
        _HOP,
        shared.exchange(_TOC, "4 9"),
        tock_discard(_TOC),
        shared.partner(_TOC, 32),
    ),
)
