"""DOG Royal: the basic game, and the Royal game with its ranks."""

from __future__ import annotations

from tockwork.introductions import shared
from tockwork.introductions.posing import pose
from tockwork.introductions.shared import Book
from tockwork.introductions.step import Answer, Introduction, LearnStep, Refused, Wrong

_CLAUSES = {
    "start": "ROY-6",
    "walk": "ROY-12",
    "pass": "ROY-6",
    "capture": "ROY-6",
    "must": "ROY-5",
    "guard": "ROY-6",
    "blocks": "ROY-6",
    "home": "ROY-6",
    "lap": "ROY-6",
    "exact": "ROY-6",
    "back": "ROY-11",
    "swap": "ROY-10",
    "exchange": "ROY-4",
    "nothing": "ROY-5",
    "partner": "ROY-14",
}
_BASIC = Book("dog-royal-basic", ("13", "1/11"), "swap", _CLAUSES)
_ROYAL = Book("dog-royal", ("13", "1/11"), "swap", _CLAUSES, ranked=True)


def _up_to(b: Book) -> LearnStep:
    return LearnStep(
        id="up-to",
        theme="up-to",
        position=pose(b.rules, b.one(20), "1-7 9", {1: b.one(24)}),
        done=(Answer("1-7: 20>24"),),
        wrong=(Wrong(Answer(), "ROY-7"),),
        clause="ROY-7",
        help="hint",
    )


def _magnet(b: Book) -> LearnStep:
    return LearnStep(
        id="magnet",
        theme="magnet",
        position=pose(b.rules, b.one(20), "magnet 2", {1: b.one(33)}),
        done=(Answer("magnet: 20>32"),),
        wrong=(Wrong(Answer(), "ROY-8"),),
        clause="ROY-8",
        help="hint",
    )


def _copy(b: Book) -> LearnStep:
    return LearnStep(
        id="copy",
        theme="copy",
        position=pose(b.rules, b.one(59), "= 2", {3: b.one(40)}, last_card="6"),
        done=(Answer("==6: 59>H1"),),
        wrong=(Wrong(Answer(), "ROY-9"),),
        clause="ROY-9",
        help="hint",
        cards=("6",),
    )


DOG_ROYAL_BASIC = Introduction(
    "dog-royal-basic",
    (
        shared.goal(_BASIC),
        shared.bring_out(_BASIC),
        shared.walk(_BASIC),
        shared.capture(_BASIC),
        shared.must_play(_BASIC),
        shared.guard_blocks(_BASIC),
        shared.guard_keeps(_BASIC),
        shared.home(_BASIC),
        shared.lane(_BASIC),
        shared.back(_BASIC),
        shared.back_home(_BASIC),
        _up_to(_BASIC),
        _magnet(_BASIC),
        _copy(_BASIC),
        shared.swap(_BASIC),
        shared.exchange(_BASIC),
        shared.nothing_fits(_BASIC),
        shared.partner(_BASIC),
    ),
)

# In positions of the Royal game marbles are in the order king, knight, citizen, fool.
_OPENING = LearnStep(
    id="royal-opening",
    theme="goal",
    position=pose("dog-royal", "", "13 5 8 2 3", phase="opening"),
    done=(Answer("open *"),),
    clause="ROY-21",
    help="arrow",
    point=("H1", "H2", "H3", "H4"),
)
_START = LearnStep(
    id="royal-start",
    theme="start",
    position=pose("dog-royal", "R 12", "6 13 1/11"),
    done=(Answer("13: *>0"), Answer("1/11: *>0")),
    wrong=(Wrong(Answer(), "ROY-6"),),
    clause="ROY-6",
    help="hint",
    cards=("13", "1/11"),
)
_RANK = LearnStep(
    id="royal-rank",
    theme="ranks",
    position=pose("dog-royal", "5 R R 20", "3", {1: "R 7", 3: "R 22"}),
    done=(Answer("3: 5>8"),),
    refused=(Refused("3", "20", "ROY-22"),),
    clause="ROY-22",
    help="arrow",
    point=("7", "22"),
)
_TEN = LearnStep(
    id="royal-ten",
    theme="ranks",
    position=pose("dog-royal", "R R R 12", "10 5", {1: "R 15"}),
    done=(Answer("10: 12>22"),),
    refused=(Refused("5", "12", "ROY-22"),),
    clause="ROY-22",
    help="hint",
)
_KING = LearnStep(
    id="royal-king",
    theme="ranks",
    position=pose("dog-royal", "20 R R 40", "9 5", {1: "25"}),
    done=(Answer("5: 20>25"),),
    wrong=(Wrong(Answer(), "ROY-23"),),
    refused=(Refused("9", "20", "ROY-23"),),
    clause="ROY-23",
)
_KNIGHT = LearnStep(
    id="royal-knight",
    theme="guard",
    position=pose("dog-royal", "R 14 R 40", "5", {1: "R R 16!"}),
    done=(Answer("5: 14>19"),),
    wrong=(Wrong(Answer(), "ROY-25"),),
    clause="ROY-25",
    help="arrow",
    point=("16",),
)
_SPECIAL = LearnStep(
    id="royal-special",
    theme="special",
    position=pose("dog-royal", "R R 6 R", "4 2", {1: "R 30"}),
    done=(Answer("4: 6>10"),),
    wrong=(Wrong(Answer(), "ROY-26"),),
    clause="ROY-26",
    help="arrow",
    point=("10",),
)
_HOP = LearnStep(
    id="royal-hop",
    theme="special",
    position=pose("dog-royal", "R R 10 R", "2 5", {1: "R 30"}, phase="hop"),
    done=(Answer("hop"),),
    wrong=(Wrong(Answer(), "ROY-27"),),
    clause="ROY-27",
    help="hint",
    point=("26",),
)
_FOOL = LearnStep(
    id="royal-fool",
    theme="home",
    position=pose("dog-royal", "R R R 60", "9 2"),
    done=(Answer("9: *", home=1),),
    wrong=(Wrong(Answer(), "ROY-28"),),
    clause="ROY-28",
    help="hint",
    point=("H3", "H4"),
)

DOG_ROYAL = Introduction(
    "dog-royal",
    (
        _OPENING,
        _START,
        shared.capture(_ROYAL),
        shared.must_play(_ROYAL),
        _KNIGHT,
        _RANK,
        _TEN,
        _KING,
        _SPECIAL,
        _HOP,
        _FOOL,
        _up_to(_ROYAL),
        _magnet(_ROYAL),
        _copy(_ROYAL),
        shared.swap(_ROYAL),
        shared.exchange(_ROYAL),
        shared.nothing_fits(_ROYAL),
        shared.partner(_ROYAL),
    ),
)
