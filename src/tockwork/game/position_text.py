"""The one-line position text: a position document that people can paste.

    dog 4 pairs | play 2 round 3 leader 2 | R R 5 H4 : 4 joker | 16! R R R : 2 swap | … | last 9

Sections between bars: game (with options as name=json), decision, one per seat (marbles : hand),
then in any order pile, discards, last, before (marbles ; marbles …; `redoing` if that play has been
undone), announced (`yes`, `no` or `.` for every seat, with how many start cards it has discarded
since: `yes+1`), given, passed. `*` for unknown cards, `3*?` for three single cards that are
unknown.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from tockwork.errors import PositionError
from tockwork.problems import Problem


def write_position(doc: dict[str, Any]) -> str:
    options = "".join(
        f" {name}={json.dumps(value, separators=(',', ':'))}"
        for name, value in doc["options"].items()
    )
    parts = [f"{doc['rules']} {doc['players']} {doc['teams']}{options}"]
    decision = f"{doc['phase']} {doc['turn']} round {doc['round']} leader {doc['leader']}"
    parts.append(decision + (" drawn" if doc["drawn"] else ""))
    parts += [f"{' '.join(s['marbles'])} : {_cards(s['hand'])}" for s in doc["seats"]]
    parts += [f"pile {_cards(doc['pile'])}", f"discards {_cards(doc['discards'])}"]
    if doc["last_card"] is not None:
        parts.append(f"last {doc['last_card']}")
    if "before" in doc:
        stood = " ; ".join(" ".join(places) for places in doc["before"])
        parts.append(f"{'redoing' if doc['redoing'] else 'before'} {stood}")
    if "announced" in doc:
        said = zip(doc["announced"], doc["starts_seen"], strict=True)
        parts.append("announced " + " ".join(_announced(start, seen) for start, seen in said))
    if "given" in doc:
        parts.append("given " + " ".join(card or "." for card in doc["given"]))
    if "passed" in doc:
        parts.append("passed " + " ; ".join(_cards(cards) or "." for cards in doc["passed"]))
    return " | ".join(" ".join(part.split()) for part in parts)


def parse_position(text: str) -> dict[str, Any]:
    """A position document out of a text; PositionError says which section is wrong."""
    parts = [part.split() for part in text.strip().split("|")]
    if len(parts) < 2:
        raise PositionError(Problem("text", "text-sections"))
    doc = _game(parts[0]) | _decision(parts[1])
    n = doc["players"]
    seats = parts[2 : 2 + n]
    doc["seats"] = [_seat(i, part) for i, part in enumerate(seats)]
    for part in parts[2 + n :]:
        word, rest = (part[0], part[1:]) if part else ("", [])
        if word in ("pile", "discards"):
            doc[word] = _read_cards(rest, word)
        elif word == "last" and len(rest) == 1:
            doc["last_card"] = rest[0]
        elif word in ("before", "redoing"):
            doc["before"] = [places.split() for places in " ".join(rest).split(";")]
            doc["redoing"] = word == "redoing"
        elif word == "announced":
            doc["announced"], doc["starts_seen"] = _read_announced(rest)
        elif word == "given":
            doc["given"] = [None if card == "." else card for card in rest]
        elif word == "passed":
            lists = " ".join(rest).split(";")
            doc["passed"] = [
                [] if cards.strip() == "." else _read_cards(cards.split(), "passed")
                for cards in lists
            ]
        else:
            raise PositionError(Problem("text", "text-section", part=" ".join(part)[:40]))
    return doc


def _announced(start: bool | None, seen: int) -> str:
    said = "." if start is None else "yes" if start else "no"
    return f"{said}+{seen}" if seen else said


def _read_announced(words: list[str]) -> tuple[list[bool | None], list[int]]:
    known = {"yes": True, "no": False, ".": None}
    announced, seen = [], []
    for word in words:
        said, _, count = word.partition("+")
        if said not in known or not (count or "0").isascii() or not (count or "0").isdigit():
            raise PositionError(Problem("text: announced", "announces-word", word=word[:40]))
        announced.append(known[said])
        seen.append(int(count or "0"))
    return announced, seen


def _game(words: list[str]) -> dict[str, Any]:
    if len(words) < 3 or not words[1].isdigit() or len(words[1]) > 1:
        raise PositionError(Problem("text", "text-game"))
    options = {}
    for word in words[3:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise PositionError(Problem("text", "text-option", word=word))
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return {"rules": words[0], "players": int(words[1]), "teams": words[2], "options": options}


def _decision(words: list[str]) -> dict[str, Any]:
    drawn = words[-1:] == ["drawn"]
    words = words[: len(words) - drawn]
    form = len(words) == 6 and words[2] == "round" and words[4] == "leader"
    numbers = [words[i] for i in (1, 3, 5)] if form else []
    if not form or not all(w.isdigit() and len(w) < 10 for w in numbers):
        raise PositionError(Problem("text", "text-decision"))
    turn, rounds, leader = (int(w) for w in numbers)
    return {"phase": words[0], "turn": turn, "round": rounds, "leader": leader, "drawn": drawn}


def _seat(i: int, words: list[str]) -> dict[str, Any]:
    if ":" not in words:
        raise PositionError(Problem("text", "text-seat", seat=i))
    colon = words.index(":")
    return {"marbles": words[:colon], "hand": _read_cards(words[colon + 1 :], f"seat {i}")}


def _cards(cards: list[str] | None) -> str:
    if cards is None:
        return "*"
    runs = [(card, len(list(same))) for card, same in groupby(cards)]
    return " ".join(f"{n}*{card}" if n > 1 else card for card, n in runs)


def _read_cards(words: list[str], where: str) -> list[str] | None:
    if words == ["*"]:
        return None
    cards: list[str] = []
    for word in words:
        count, star, card = word.partition("*")
        if not star:
            cards.append(word)
        elif count.isdigit() and len(count) < 4 and card:
            cards += [card] * int(count)
        else:
            raise PositionError(Problem("text", "text-card", word=word, where=where))
    return cards
