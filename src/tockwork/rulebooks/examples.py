"""Drawn examples of the rules: for each clause that moves a marble, a position and a move.

Data only: the engine plays them and computes the effects (`tockwork.server.http.examples`).
"""

from __future__ import annotations

from typing import NamedTuple


class Example(NamedTuple):
    """A small position with seat 0 in turn, and what it plays; four sit at the table."""

    clause: str
    marbles: str
    """The marbles of each seat that are not in the base; in Royal with the rank's letter."""
    answer: str
    """The text of a move; `? 5 14` if the clause forbids the card on the marble standing there."""
    teams: str | None = None
    """A format, if not the usual one."""
    phase: str = "play"
    last_card: str | None = None
    options: tuple[str, ...] = ()
    """Extra rules of Super Tock."""


EXAMPLES: tuple[Example, ...] = (
    Example("DOG-7", "5", "9: 5>14"),
    Example("DOG-8", "", "13: R>0"),
    Example("DOG-9", "14|16!", "? 5 14"),
    Example("DOG-10", "5|7", "5: 5>10"),
    Example("DOG-11", "5|10", "5: 5>10"),
    Example("DOG-12", "61", "8: 61>5"),
    Example("DOG-13", "61", "5: 61>H2"),
    Example("DOG-14", "0!", "4: 0>60"),
    Example("DOG-15", "5 20|8||22", "7: 5>8 20>24"),
    Example("DOG-16", "5|11", "swap: 5<>11"),
    Example("DOG-17", "5", "joker=12: 5>17"),
    Example("DOG-18", "H1 H2 H3 H4||30", "5: 30>H3@2"),
    Example("SWI-4", "5", "6: 5>11"),
    Example("SWI-7", "", "K: R>0"),
    Example("SWI-8", "14|16!", "? 2 14"),
    Example("SWI-9", "|0", "A: R>0"),
    Example("SWI-10", "5|10", "5: 5>10"),
    Example("SWI-11", "14|16", "? 5 14"),
    Example("SWI-12", "61", "8: 61>5"),
    Example("SWI-13", "0", "3: 0>H3"),
    Example("SWI-14", "5|11", "J: 5<>11"),
    Example("SWI-15", "H1 H2 H3 H4||30", "5: 30>H3@2"),
    Example("ROY-6", "61", "5: 61>H2"),
    Example("ROY-7", "20|24", "1-7: 20>24"),
    Example("ROY-8", "20|29", "magnet: 20>28"),
    Example("ROY-9", "20", "==8: 20>28", last_card="8"),
    Example("ROY-10", "5|11", "swap: 5<>11"),
    Example("ROY-11", "0!", "4: 0>60"),
    Example("ROY-12", "10", "12: 10>22"),
    Example("ROY-14", "H1 H2 H3 H4||30", "5: 30>H3@2"),
    Example("ROY-21", "", "open knight", phase="opening"),
    Example("ROY-22", "F20|K23", "10: 20>30"),
    Example("ROY-23", "N20|K23", "? 3 20"),
    Example("ROY-24", "|K0", "13: knight>0"),
    Example("ROY-25", "N13|C16!", "5: 13>18"),
    Example("ROY-26", "N6", "4: 6>10"),
    Example("ROY-27", "C10", "hop", phase="hop"),
    Example("ROY-28", "F61", "6: 61>H1"),
    Example("KID-6", "", "blue: R>0"),
    Example("KID-7", "4", "yellow: 4>6"),
    Example("KID-8", "4", "green/yellow[green]: 4>8"),
    Example("KID-9", "1", "blue2: 1>7"),
    Example("KID-10", "1", "bone: 1>5"),
    Example("KID-11", "4|12", "swap: 4<>12"),
    Example("KID-12", "1|3", "green: 1>3"),
    Example("KID-13", "1 3", "green: 1>8"),
    Example("KID-14", "39", "red: 39>H1"),
    Example("KID-15", "38", "yellow: 38>H2"),
    Example("KID-16", "H1 H2 39", "blue: 39>H3"),
    Example("KID-21", "1||3", "green: 1>3", teams="pairs"),
    Example("KID-22", "H1 H2 H3||24", "red: 24>27", teams="pairs"),
    Example("TK6-4", "10 15", "5: 10>15"),
    Example("TK6-6", "", "K: R>0"),
    Example("TK6-7", "14|18!", "? 8 14"),
    Example("TK6-8", "10|15", "5: 10>15"),
    Example("TK6-9", "104", "5: 104>H3"),
    Example("TK6-10", "25", "2: 25>C"),
    Example("TK6-11", "C", "A: C>43"),
    Example("TK6-12", "10", "K: 10>23"),
    Example("TK6-13", "10|16", "J: 10<>16"),
    Example("TK6-14", "10 30", "7: 10>13 30>34"),
    Example("TK6-15", "0!", "4: 0>104"),
    Example("TK6-16", "10", "2: 10>12"),
    Example("TK6-17", "10", "Q: 10>22"),
    Example("TK6-18", "H1 H2 H3 H4||60", "5: 60>65", teams="pairs"),
    Example("SUP-4", "", "A: R>0"),
    Example("SUP-5", "15|18", "3: 15>18"),
    Example("SUP-6", "10|15", "5: 10>15"),
    Example("SUP-7", "10|12", "5: 10>15"),
    Example("SUP-8", "26", "A: 26>C"),
    Example("SUP-9", "66", "8: 66>H4"),
    Example("SUP-10", "10", "4: 10>6", options=("back4",)),
    Example("SUP-11", "H1 H2 H3 H4||40", "5: 40>45", teams="pairs"),
    Example("TOC-4", "10 16", "6: 10>16"),
    Example("TOC-5", "", "K: R>0"),
    Example("TOC-6", "14|18!", "8: 14>22"),
    Example("TOC-7", "10|16", "6: 10>16"),
    Example("TOC-8", "10|15||19", "K: 10>23"),
    Example("TOC-9", "10|16", "J: 10<>16"),
    Example("TOC-10", "10 30", "7: 10>13 30>34"),
    Example("TOC-11", "10|30", "5: 30>35"),
    Example("TOC-12", "0!", "4: 0>68"),
    Example("TOC-13", "10", "Q: 10>22"),
    Example("TOC-14", "5", "2: 5>^25"),
    Example("TOC-15", "67", "6: 67>H3"),
    Example("TOC-16", "H1 H2 H3 H4||40", "6: 40>46"),
)

MOVE_NO_MARBLE: frozenset[str] = frozenset(
    f"{prefix}-{number}"
    for prefix, numbers in {
        "DOG": (1, 2, 3, 4, 5, 6, 19, 20, 21, 22),
        "SWI": (1, 2, 3, 5, 6),
        "ROY": (1, 2, 3, 4, 5, 13, 20),
        "KID": (1, 2, 3, 4, 5, 20),
        "TK6": (1, 2, 3, 5),
        "SUP": (1, 2, 3),
        "TOC": (1, 2, 3),
    }.items()
    for number in numbers
)
"""Clauses about players, cards, deals and boards: there is no move to draw."""

_BASIC_ROYAL = range(1, 15)


def examples_of(rules: str, prefix: str) -> list[tuple[str, Example]]:
    """The examples on the page of a game, each with the rulebook that plays it.

    What Royal takes over from its basic game is drawn there, without ranks.
    """
    found = []
    for example in EXAMPLES:
        book, _, number = example.clause.partition("-")
        if book != prefix:
            continue
        basic = prefix == "ROY" and int(number) in _BASIC_ROYAL
        if basic or rules != "dog-royal-basic":
            found.append(("dog-royal-basic" if basic else rules, example))
    return found
