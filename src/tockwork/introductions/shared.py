"""Steps that several games share: the same board, other cards and clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tockwork.introductions.posing import pose
from tockwork.introductions.step import Answer, LearnStep, Refused, Wrong


@dataclass(frozen=True)
class Book:
    """The facts about a game that the shared steps need."""

    rules: str
    out: tuple[str, ...]
    """Cards that bring a marble out, the plainest first."""
    swap: str
    clauses: Mapping[str, str]
    """By what a step is about."""
    length: int = 64
    """Spaces of the track."""
    ranked: bool = False
    """Marbles have ranks: a knight shows what any marble would."""
    walks: str = "10"
    """A card that does nothing but walk."""
    passes: str = "8"
    """One that passes a marble three spaces ahead."""

    def one(self, place: str | int) -> str:
        """A single marble somewhere."""
        return f"R {place}" if self.ranked else str(place)


def goal(b: Book) -> LearnStep:
    return LearnStep(
        id="goal",
        theme="goal",
        position=pose(b.rules, "", f"{b.out[0]} 5 8"),
        done=(Answer(f"{b.out[0]}: R>0"),),
        clause=b.clauses["start"],
        help="arrow",
        point=("R", "H1", "H2", "H3", "H4"),
        cards=b.out[:1],
    )


def bring_out(b: Book) -> LearnStep:
    """Only some cards bring a marble out."""
    return LearnStep(
        id="start",
        theme="start",
        position=pose(b.rules, "9", f"6 {b.out[1]} {b.walks}", {2: "40"}),
        done=(Answer(f"{b.out[1]}: R>0"),),
        wrong=(Wrong(Answer(), b.clauses["start"]),),
        refused=(Refused("6", "R", b.clauses["start"]),),
        clause=b.clauses["start"],
        help="hint",
        point=("0",),
        cards=b.out,
    )


def walk(b: Book) -> LearnStep:
    return LearnStep(
        id="walk",
        theme="walk",
        position=pose(b.rules, "3", "10 6"),
        done=(Answer("10: 3>13"),),
        wrong=(Wrong(Answer(), b.clauses["walk"]),),
        clause=b.clauses["walk"],
    )


def capture(b: Book) -> LearnStep:
    return LearnStep(
        id="capture",
        theme="capture",
        position=pose(b.rules, b.one(20), f"{b.passes} 3", {1: b.one(23)}),
        done=(Answer("3: 20>23"),),
        wrong=(Wrong(Answer(f"{b.passes}: 20>*"), b.clauses["pass"]),),
        clause=b.clauses["capture"],
        help="arrow",
    )


def must_play(b: Book) -> LearnStep:
    """Must I play a card that hurts?"""
    return LearnStep(
        id="must",
        theme="capture",
        position=pose(b.rules, b.one(34), "6", {2: b.one(40), 1: b.one(20)}),
        done=(Answer("6: 34>40"),),
        clause=b.clauses["must"],
    )


def must_own(b: Book) -> LearnStep:
    """The same where there are no partners."""
    behind, front = b.length - 14, b.length - 5
    return LearnStep(
        id="must-own",
        theme="capture",
        position=pose(b.rules, f"{behind} {front}", "9"),
        done=(Answer(f"9: {behind}>{front}"),),
        clause=b.clauses["must"],
    )


def guard_blocks(b: Book) -> LearnStep:
    guard = b.length // 4 if b.length < 100 else 18
    return LearnStep(
        id="guard-blocks",
        theme="guard",
        position=pose(b.rules, f"{guard - 3} 22", "5", {1: f"{guard}!"}),
        done=(Answer("5: 22>27"),),
        refused=(Refused("5", str(guard - 3), b.clauses["blocks"]),),
        clause=b.clauses["guard"],
        help="arrow",
        point=(str(guard),),
    )


def guard_keeps(b: Book) -> LearnStep:
    """A marble that leaves its start is a guard no more."""
    last = b.length - 1
    return LearnStep(
        id="guard-keeps",
        theme="guard",
        position=pose(b.rules, "0! 22", "5", {1: str(last)}, {1: "6 9"}),
        done=(Answer("5: 22>27"),),
        wrong=(Wrong(Answer("5: 0>5"), b.clauses["guard"], reply=(f"6: {last}>5",)),),
        clause=b.clauses["guard"],
        help="none",
    )


def home(b: Book) -> LearnStep:
    return LearnStep(
        id="home",
        theme="home",
        position=pose(b.rules, "60", "6 9"),
        done=(Answer("6: 60>H2"),),
        wrong=(
            Wrong(Answer("6: 60>2"), b.clauses["lap"]),
            Wrong(Answer(), b.clauses["exact"], "far"),
        ),
        clause=b.clauses["home"],
        help="arrow",
    )


def lane(b: Book, waiting: int = 61, inwards: str = "2: H2>H4") -> LearnStep:
    """No marble passes another in a lane."""
    return LearnStep(
        id="lane",
        theme="home",
        position=pose(b.rules, f"H2 {waiting}", "6 2 3"),
        done=(Answer(inwards),),
        wrong=(Wrong(Answer(), b.clauses["home"]),),
        clause=b.clauses["home"],
    )


def back(b: Book) -> LearnStep:
    """May I go backwards into home?"""
    return LearnStep(
        id="back",
        theme="back",
        position=pose(b.rules, "0!", "4 9"),
        done=(Answer("4: 0>60"),),
        wrong=(Wrong(Answer(), b.clauses["back"]),),
        clause=b.clauses["back"],
        help="arrow",
    )


def back_home(b: Book) -> LearnStep:
    return LearnStep(
        id="back-home",
        theme="back",
        position=pose(b.rules, "62", "5 4"),
        done=(Answer("5: 62>H3"), Answer("4: 62>H2")),
        wrong=(
            Wrong(Answer("4: 62>58"), b.clauses["back"], "back"),
            Wrong(Answer(), b.clauses["lap"]),
        ),
        clause=b.clauses["home"],
        help="hint",
    )


def seven(b: Book) -> LearnStep:
    """Split between two marbles, it captures what it passes."""
    return LearnStep(
        id="seven",
        theme="seven",
        position=pose(b.rules, "10 30", "7", {1: "12", 3: "33"}),
        done=(Answer("7: *", captures=("12", "33")),),
        wrong=(Wrong(Answer(), b.clauses["seven"]),),
        clause=b.clauses["seven"],
        help="arrow",
    )


def seven_own(b: Book) -> LearnStep:
    """It takes one's own as well."""
    return LearnStep(
        id="seven-own",
        theme="seven",
        position=pose(b.rules, "20 23", "7"),
        done=(Answer("7: *", captures=()),),
        wrong=(Wrong(Answer(), b.clauses["seven"]),),
        clause=b.clauses["seven"],
        help="hint",
    )


def swap(b: Book, near: int = 61) -> LearnStep:
    return LearnStep(
        id="swap",
        theme="swap",
        position=pose(b.rules, "6", f"{b.swap} 2", {1: str(near), 3: "20"}),
        done=(Answer(f"{b.swap}: 6<>{near}"),),
        wrong=(Wrong(Answer(), b.clauses["swap"]),),
        clause=b.clauses["swap"],
        help="hint",
        cards=(b.swap,),
    )


def joker(b: Book) -> LearnStep:
    return LearnStep(
        id="joker",
        theme="joker",
        position=pose(b.rules, "59", "joker 10"),
        done=(Answer("joker*", home=1),),
        wrong=(Wrong(Answer(), b.clauses["joker"]),),
        clause=b.clauses["joker"],
        help="hint",
    )


def exchange(b: Book, cards: str = "4 9") -> LearnStep:
    """A good card to give."""
    first = b.out[0]
    return LearnStep(
        id="exchange",
        theme="exchange",
        position=pose(
            b.rules,
            "12 0!",
            f"{first} {cards}",
            {1: "30"},
            {1: "8 5 2", 2: "10 3 8", 3: "6 9 2"},
            phase="exchange",
        ),
        done=(Answer(f"give {first}"),),
        wrong=(Wrong(Answer(), b.clauses["exchange"], reply=("give 2", "give 8", "give 6")),),
        clause=b.clauses["exchange"],
        help="none",
        reply=("give 2", "give 8", "give 6"),
        cards=b.out,
    )


def nothing_fits(b: Book, hand: str = "2 9 5") -> LearnStep:
    """Without a playable card the player sits out automatically."""
    return LearnStep(
        id="nothing",
        theme="nothing",
        position=pose(
            b.rules,
            b.one(20),
            hand,
            {1: b.one(30), 2: b.one(40), 3: b.one(17)},
            {1: "3 8 9", 2: "3 8 9", 3: "5 10 2"},
        ),
        done=(Answer("2: 20>22"),),
        wrong=(Wrong(Answer(), b.clauses["nothing"]),),
        clause=b.clauses["nothing"],
        help="hint",
        reply=("3: 30>33", "3: 40>43", "5: 17>22"),
        cards=("2",),
    )


def partner(b: Book, last: int = 30, fifth: str = "") -> LearnStep:
    """When do I play for my partner? And how the game is won. `fifth`: where there are five."""
    return LearnStep(
        id="partner-five" if fifth else "partner",
        theme="partner",
        position=pose(
            b.rules,
            f"H1 H2 H3 H4 {fifth}",
            "3 2",
            {2: f"{last} H2 H3 H4 {fifth}", 1: "60", 3: "8"},
            teams="pairs",
        ),
        done=(Answer(f"3: {last}>H1@2"),),
        wrong=(Wrong(Answer(), b.clauses["partner"]),),
        clause=b.clauses["partner"],
        point=(str(last),),
    )
