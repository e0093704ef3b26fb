"""DOG Kids: colours instead of numbers.

The track reads, from the learner's start on: blue/green, red, yellow, green, blue, red with a bone,
yellow, blue, green, yellow; in the next section every colour is one further.
"""

from __future__ import annotations

from tockwork.introductions.posing import pose
from tockwork.introductions.step import Answer, Introduction, LearnStep, Refused, Wrong

_RULES = "dog-kids"

DOG_KIDS = Introduction(
    _RULES,
    (
        LearnStep(
            id="kids-goal",
            theme="goal",
            position=pose(_RULES, "", "red blue yellow"),
            done=(Answer("blue: R>0"),),
            wrong=(Wrong(Answer("renew"), "KID-5"),),
            refused=(Refused("red", "R", "KID-6"),),
            clause="KID-6",
            help="arrow",
            point=("H1", "H2", "H3"),
        ),
        LearnStep(
            id="kids-start",
            theme="start",
            position=pose(_RULES, "6", "red green2 yellow"),
            done=(Answer("green2: R>0"),),
            wrong=(Wrong(Answer(), "KID-6"),),
            clause="KID-6",
        ),
        LearnStep(
            id="kids-colour",
            theme="colours",
            position=pose(_RULES, "1", "yellow blue red"),
            done=(Answer("blue: 1>4"),),
            wrong=(
                Wrong(Answer("blue: R>0"), "KID-7", "out"),
                Wrong(Answer("renew"), "KID-5", "renew"),
                Wrong(Answer(), "KID-7"),
            ),
            clause="KID-7",
            help="arrow",
            point=("4",),
        ),
        LearnStep(
            id="kids-two",
            theme="colours",
            position=pose(_RULES, "1", "green/yellow yellow swap"),
            done=(Answer("green/yellow[[]green]: 1>3"),),
            wrong=(Wrong(Answer(), "KID-8"),),
            clause="KID-8",
            help="hint",
        ),
        LearnStep(
            id="kids-double",
            theme="colours",
            position=pose(_RULES, "1", "yellow blue2 red"),
            done=(Answer("blue2: 1>7"),),
            wrong=(Wrong(Answer(), "KID-9"),),
            clause="KID-9",
            help="none",
        ),
        LearnStep(
            id="kids-throw",
            theme="throw",
            position=pose(_RULES, "4", "yellow green red", {1: "8"}),
            done=(Answer("green: 4>8"),),
            wrong=(Wrong(Answer(), "KID-12"),),
            clause="KID-12",
            help="arrow",
        ),
        LearnStep(
            id="kids-jump",
            theme="throw",
            position=pose(_RULES, "2 6", "yellow bone red2"),
            done=(Answer("yellow: 2>9"),),
            wrong=(Wrong(Answer(), "KID-13"),),
            clause="KID-13",
            help="hint",
        ),
        LearnStep(
            id="kids-bone",
            theme="bone",
            position=pose(_RULES, "1", "bone yellow red"),
            done=(Answer("bone: 1>5"),),
            wrong=(Wrong(Answer(), "KID-10"),),
            clause="KID-10",
            help="hint",
        ),
        LearnStep(
            id="kids-bone-safe",
            theme="bone",
            position=pose(_RULES, "2", "yellow red bone", {1: "5"}),
            done=(Answer("red: *"),),
            wrong=(Wrong(Answer(), "KID-12"),),
            clause="KID-12",
        ),
        LearnStep(
            id="kids-swap",
            theme="swap",
            position=pose(_RULES, "3", "swap yellow red", {2: "36"}),
            done=(Answer("swap: 3<>36"),),
            wrong=(Wrong(Answer(), "KID-11"),),
            clause="KID-11",
            help="hint",
        ),
        LearnStep(
            id="kids-renew",
            theme="renew",
            position=pose(_RULES, "", "red yellow bone", pile="blue green swap"),
            done=(Answer("renew"),),
            clause="KID-5",
            help="hint",
        ),
        LearnStep(
            id="kids-kennel",
            theme="kennel",
            position=pose(_RULES, "38", "green yellow red"),
            done=(Answer("yellow: 38>H2"),),
            wrong=(Wrong(Answer(), "KID-15"),),
            clause="KID-15",
            help="arrow",
        ),
        LearnStep(
            id="kids-win",
            theme="kennel",
            position=pose(_RULES, "H1 H3 39", "yellow red green", {1: "30"}),
            done=(Answer("yellow: 39>H2"),),
            wrong=(Wrong(Answer(), "KID-16"),),
            clause="KID-16",
        ),
    ),
)
