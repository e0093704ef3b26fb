"""The positions of the perft files: rich ones, written as short texts.

A text names the marbles and hands; every other card is in the pile, so nothing is shuffled soon.
"""

from __future__ import annotations

import random
from collections import Counter

from tockwork import Position
from tockwork.game.position_text import parse_position

POSITIONS: dict[str, dict[str, str]] = {
    "tock6": {
        "sevens shared over two marbles, jacks, guards": """4 pairs | play 0 round 1 leader 0
            | 20 22 105 R : 7 4 K J | 18! 61 R R : 7 A 2 | 54 104 R H2 : J 5 7
            | 70 3 H4 R : Q 4 A""",
        "in and out of the centre": """6 none | play 1 round 2 leader 1
            | 7 R R R : A 2 K | C 25 R R : 2 A 3 | 43 36! R R : K 2 | 61 R R R : 10 7 J
            | 79 R R R : 2 K | 97 R R R : A 4""",
        "a finished angel helps two others": """6 triples | play 0 round 3 leader 0
            | H1 H2 H3 H4 : 7 A J | 20 R R R : 4 J | 36! 50 H1 R : 7 K | 54! R R R : 2 5
            | 72 90 H2 R : 7 Q | 95 100 R R : 6 7""",
        "crowded before home": """2 none | play 1 round 6 leader 0
            | 105 106 H1 H3 : 7 3 A 2 | 52 50 H2 53 : 7 5 2 6""",
        "nothing fits: discards": """3 none | play 0 round 2 leader 0
            | 107 R R R : Q 8 9 | 36! 35 R R : 2 4 Q | 34 C R R : 3 5 A""",
        "a full table": """6 none | play 0 round 1 leader 0
            | 7 20 104 R : 7 A K J | 18! 25 3 R : 7 2 4 J | 36 C 30 R : A K 7 2
            | 54! 43 50 R : 7 J 4 5 | 72 70 H1 R : 2 K A Q | 97 90! 88 R : J 5 4 3""",
    },
    "super-tock": {
        "heaven, and nobody safe": """4 none board=4 | play 0 round 1 leader 0
            | 8 0! R R : A 10 3 | 26 C R R : K 10 | 44 36 R R : A J | 62 71 R R : 10 Q""",
        "advanced: back, swap and skip": """4 pairs advanced=["back4","swap10","skip"] board=4
            | play 0 round 1 leader 0 | 2 16 R H1 : 4 10 J | 18! 33 R R : J 10 5
            | 40 8 R R : J 4 | 70 54! R R : 10 A""",
        "six in pairs on the large board": """6 pairs board=6 | play 3 round 2 leader 3
            | 104 H3 R R : 2 K 5 | 18 26 R R : A 7 | 36! R R R : 9 4 | 44 62 54 52 : A K 10
            | 80 C R R : 10 3 | 98 90! R R : 6 A""",
        "made to discard": """3 none advanced=["skip"] board=6 | discard 1 round 1 leader 0
            | 20 R R R : K 3 | 36! 50 R R : 5 J A | 72 71 R R : Q J""",
        "before home": """2 none advanced=["back4"] board=4 | play 0 round 4 leader 1
            | 70 69 H1 H3 : 3 4 2 A | 34 33 35 H2 : 4 2 5""",
        "a full table, advanced": """6 none advanced=["back4","swap10","skip"] board=6
            | play 0 round 1 leader 0 | 8 20 104 R : 10 A K J | 18! 26 3 R : 10 2 4 J
            | 36 C 30 R : A K 10 2 | 54! 44 50 R : 10 J 4 5 | 72 70 H1 R : 2 K A Q
            | 98 90! 88 R : J 9 4 3""",
    },
    "toc": {
        "sevens, and hops from seven to seven": """4 pairs | play 0 round 1 leader 0
            | 20 23 4 R : 7 3 5 | 25 60 R R : 7 5 A | 40 43 R H2 : J 4 7 | 61 7 R R : K 3""",
        "kings sweep, fives push": """3 none | play 0 round 2 leader 0
            | 10 12 R R : K 5 A | 15 18! 20 R : K 5 | 22 36! R R : 5 4 J""",
        "helping the partner": """4 pairs | play 0 round 5 leader 2
            | H1 H2 H3 H4 : 7 J K | 18 5 R R : 5 4 | 34 36 R H1 : 7 2 | 54! 70 R R : J 6""",
        "the exchange": """4 pairs | exchange 2 round 3 leader 2
            | 0! R R R : A 5 7 | 18 R R R : K 4 J | 36! R R R : 2 3 Q | 54 R R R : 7 8 10""",
        "only fives, so a discard": """2 none | play 0 round 2 leader 0
            | R R R H2 : 5 9 8 | 7 43 36! R : 4 7 3""",
        "a full table": """4 pairs | play 0 round 1 leader 0
            | 7 20 68 R : 7 A K J | 18! 25 3 R : 7 5 4 J | 36 33 30 R : A K 7 5
            | 54! 43 50 H1 : 7 J 4 5""",
    },
    "dog": {
        "sevens that burn": """4 pairs | play 0 round 4 leader 0
            | 10 12 60 H1 : 7 4 | 13 16! 30 R : 7 9 | 32 15 R R : 7 swap | 58 61 R R : 13 2""",
        "jokers": """4 pairs | play 0 round 5 leader 0
            | 20 40 R R : joker 5 | 16! 24 R R : 8 4 | 32! R R R : 10 12 | 62 R R R : joker 3""",
        "the rest of a seven flows to the partner": """4 pairs | play 0 round 5 leader 0
            | 61 H2 H3 H4 : 7 4 | 20 R R R : 6 1/11 | 40 33 R R : 7 swap | 50 R R R : 5 13""",
        "five marbles, alone": """2 none | play 1 round 3 leader 1
            | 5 60 H4 R R : 4 7 swap | 30 28 H1 32! R : 7 4 1/11""",
        "discard, draw and try again": """3 none | play 0 round 1 leader 0
            | R R R R R : 2 3 5 | 16! R R R R : 13 swap 4 | 34 R R R R : 6 7 8""",
        "six in pairs": """6 pairs | play 2 round 4 leader 2
            | 0! 30 R R : 7 swap | 16! R R R : 10 4 | 29 33 31 H1 : 7 4 13 | 48 R R R : swap 1/11
            | 64! 79 R R : 9 7 | 80! 95 R R : 2 3""",
    },
    "dog-compact": {
        "sevens and swaps": """4 pairs | play 1 round 4 leader 1
            | 14 0! R R : swap 7 | 12 15 20 H1 : 7 4 swap | 32 18 R R : 7 5 | 47 50 R R : 13 8""",
        "empty swaps": """4 pairs | play 0 round 5 leader 0
            | 5 R R R : swap 9 | 16! R R R : swap 3 | 32! R R R : swap 13 | 48! R R R : swap 10""",
        "seven_rest never": """4 pairs seven_rest="never" | play 0 round 5 leader 0
            | 61 H2 H3 H4 : 7 5 | 20 R R R : joker | 40 33 R R : 7 4 | 50 R R R : 1/11 13""",
        "three alone with five marbles": """3 none | play 2 round 2 leader 2
            | 0! 31 R R R : 7 4 2 | 16 30 H3 R R : 1/11 swap 9 | 29 33 H2 R R : 7 swap 5""",
        "counter-clockwise, the exchange": """2 none direction="counter-clockwise"
            | exchange 0 round 1 leader 0 | 0! R R R R : 7 4 13 swap
            | 32! R R R R : joker 2 8 1/11""",
        "jokers and sevens": """2 none | play 0 round 1 leader 0
            | 5 60 58 H1 R : joker 7 4 | 30 28 35 H2 R : 7 joker swap""",
    },
    "dog-swiss": {
        "fresh and returned": """4 pairs | play 0 round 4 leader 0
            | 0 60 14 R : 7 4 A | 16 10 R R : J 7 | 32! 30 R R : K 4 | 48 62 H4 R : 7 Q""",
        "a returned marble may be passed": """4 pairs returned_blocks=false
            | play 0 round 4 leader 0
            | 0 60 14 R : 7 4 A | 16 10 R R : J 7 | 32! 30 R R : K 4 | 48 62 H4 R : 7 Q""",
        "jokers": """4 pairs | play 3 round 5 leader 3
            | 50 R R R : 5 7 | 16! 20 R R : K 2 | 33 R R R : 8 joker | 46 3 R R : joker 9""",
        "into home from the start": """4 pairs | play 2 round 5 leader 2
            | H1 H3 0 R : 4 2 | 17 R R R : A 6 | 32 31 H4 R : 3 7 A | 55 R R R : J 10""",
        "the last marble and the partner": """4 pairs seven_rest="if_nothing_fits"
            | play 0 round 5 leader 0 | 60 H2 H3 H4 : 7 5 | 20 R R R : A Q | 40 33 R H1 : 7 4
            | 50 R R R : K 3""",
        "jokers, sevens and jacks": """4 pairs | play 0 round 3 leader 0
            | 10 62 R R : joker 7 J | 16 12 R R : 7 4 J | 32! 30 R R : A K J | 48 46 R R : 7 J 4""",
    },
    "dog-royal-basic": {
        "one to seven, magnets": """4 pairs | play 0 round 1 leader 0
            | 53 H2 0 R : 4 1-7 magnet | 59 16! R R : 1-7 magnet | 20 32! R R : = 13
            | 40 48! R R : 8 4""",
        "copies": """4 pairs | play 1 round 2 leader 1
            | 0! 5 R R : = swap | 16 21 R R : = 1-7 | 30 32 R R : = 4 | 50 R R R : = 1/11
            | last 1-7""",
        "swaps": """6 pairs | play 0 round 1 leader 0
            | 5 90 R R : swap 1/11 | 16! 20 R R : swap 9 | 33 R R R : magnet 12 | 48 49 R R : swap 4
            | 64! R R R : 2 13 | 80 81 R R : swap =""",
        "alone: discard and draw": """3 none | play 0 round 1 leader 0
            | R R R H4 : 2 = 5 | 16! 60 R R : 1-7 13 | 32! 30 R R : swap 4""",
        "before home": """2 none | play 0 round 9 leader 0
            | 60 63 H1 H3 : 1-7 4 5 | 28 30 H2 32 : 1-7 3 6""",
        "a full table": """6 pairs | play 0 round 1 leader 0
            | 5 90 92 R : swap 1-7 magnet = | 16! 20 22 R : swap 1-7 4 = | 33 31 R R : 1-7 swap = 4
            | 48 49 44 R : swap 4 1/11 = | 64! 60 R R : 1-7 13 swap | 80 78 H3 R : swap = 1-7""",
    },
    "dog-royal": {
        "the four and their hierarchy": """4 pairs | play 0 round 3 leader 0
            | 20 18 14 11 : 10 4 1-7 | 16! 22 25 R : 1-7 5 | R 32! 28 40 : 9 13
            | 50 R 60 48! : 10 3""",
        "onto special spaces": """4 pairs | play 0 round 3 leader 0
            | 4 8 5 R : 6 5 2 | 16! 20 24 R : 1-7 6 | 32! R 38 40 : 4 magnet
            | R R 53 48! : 5 1-7""",
        "the citizen hops or stays": """2 none | hop 0 round 4 leader 1
            | R 5 10 0! : 4 6 1-7 | 32! 20 38 42 : 8 4 swap""",
        "the fool's way home": """4 pairs | play 2 round 5 leader 2
            | R R R 0! : = 13 | 20 R R R : swap 9 | 24 27 30 29 : 6 5 1-7 | 50 49 R R : 1/11 =
            | last 10""",
        "the opening": """3 none | opening 0 round 1 leader 0
            | R R R R : 1/11 4 5 2 8 | R R R R : 13 4 5 = 9 | R R R R : swap magnet 10 1-7 6""",
        "kings": """6 pairs | play 0 round 2 leader 0
            | 14 0! 70 R : 2 swap 13 | 16! R 60 R : 1-7 magnet | 15 R 32! R : 1/11 8
            | R 48! 40 R : 6 4
            | 64! R R 90 : 13 10 | 80! 92 R R : swap 3""",
        "a full table": """4 pairs | play 0 round 1 leader 0
            | 60 8 5 14 : 1-7 swap = 4 | 16! 20 23 12 : 1-7 10 swap magnet
            | 30 25 33 32! : = 4 1-7 swap | 46 48! 53 40 : 1-7 6 1/11 =
            | last 1-7""",
    },
    "dog-kids": {
        "colours and bones": """4 none | play 0 round 1 leader 0
            | 0 4 R : blue green bone | 12 15 R : red red2 swap | 20 25 R : yellow blue2 bone
            | 33 H1 R : blue/green red/yellow swap""",
        "partners push each other": """4 pairs | play 0 round 1 leader 0
            | R 16 R : blue/green red yellow | 11 R R : green blue swap
            | 0 20 R : red2 blue/red green
            | 30 35 R : bone yellow blue""",
        "offers at the beginning": """4 pairs | offer 1 round 1 leader 1
            | R R R : blue red bone | R R R : green swap yellow | R R R : blue2 red2 blue
            | R R R : green yellow blue/red""",
        "home": """2 none | play 1 round 1 leader 0
            | 38 36 H2 : red yellow blue2 | 16 18 H1 : blue green/yellow red""",
        "helping": """4 pairs | play 2 round 1 leader 0
            | 35 H3 0 : blue2 red swap | 5 25 R : bone blue yellow
            | H1 H2 H3 : green blue/yellow red
            | 30 15 R : swap yellow2 green""",
        "a full table": """4 pairs | play 1 round 1 leader 0
            | 0 38 7 : blue green swap | 10 8 13 : red/yellow swap bone
            | 20 19 24 : yellow blue/red red2 | 30 27 31 : swap blue/yellow green""",
    },
}


def position_of(rules: str, text: str) -> Position:
    """The position of a short text, all cards that are not in a hand in the pile."""
    doc = parse_position(f"{rules} {' '.join(text.split())}")
    deck = Position.from_document(doc).table.deck
    rest = Counter(deck) - Counter(card for seat in doc["seats"] for card in seat["hand"])
    pile = [card for card in deck for _ in range(rest[card])]
    top = pile[:: max(1, len(pile) // 24)]  # what is drawn and dealt soon is of many kinds
    random.Random(" ".join(text.split())).shuffle(top)
    below = Counter(pile) - Counter(top)
    pile = [card for card in deck for _ in range(below[card])] + top
    return Position.from_document({**doc, "pile": pile, "discards": []})
