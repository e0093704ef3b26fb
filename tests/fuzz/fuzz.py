"""Nonsense for everything that reads: position documents, position texts, moves, records.

    python tests/fuzz/fuzz.py --minutes 10        # look for trouble
    python tests/fuzz/fuzz.py --cases 3000 --seed 7

Seeds are real documents and records; they are cut, spliced and mutated. Whatever comes in, only a
TockworkError may come out, and what is accepted must hold together: it is written and read again,
and played on for a while. A case that breaks this is written to tests/fuzz/found/ and ends the run.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

from tockwork import RULEBOOKS, Game, Move, Position, Seeded, TockworkError, rulebook
from tockwork.records import Record, replay

HERE = Path(__file__).parent
SEEDS, FOUND = HERE / "seeds", HERE / "found"
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 3, 17, 64, 107, 108, 255, 256, 2**31, 2**63, 1e300, -0.5, "", " ",
    "R", "C", "H1", "H4", "H9", "0!", "16!", "16", "-1", "999", "?", "-", "joker", "=", "7", "swap",
    "blue/green", "play", "hop", "offer", "opening", "exchange", "discard", "pairs", "triples", [],
    {}, ["?"], ["R"] * 9, {"guard": "none"}, {"deals": [9]}, {"board": 6}, {"advanced": ["skip"]},
    "\x00", "é🂡", "9" * 400,
]  # fmt: skip


def make_seeds() -> None:
    """Writes the seeds: positions and records of every form of every rulebook."""
    SEEDS.mkdir(exist_ok=True)
    documents, records = [], []
    for name in RULEBOOKS:
        book = rulebook(name)
        for form in book.forms:
            game = Game(book, form.players, form.teams, seed=name)
            choose = random.Random(name)
            for decision in range(60):
                if game.over:
                    break
                if decision % 12 == 0:
                    documents.append(json.dumps(game.position.document()))
                game.play(choose.choice(game.legal_moves()))
            view = choose.choice([None, 0, "spectator"])
            records.append(Record.of(game, view=view).dumps())  # type: ignore[arg-type]
    (SEEDS / "documents.jsonl").write_text("\n".join(documents) + "\n")
    (SEEDS / "records.jsonl").write_text("\n".join(json.dumps(r) for r in records) + "\n")


def load(name: str) -> list[str]:
    return (SEEDS / name).read_text().splitlines()


def odd(chance: random.Random) -> Any:
    return copy.deepcopy(chance.choice(ODD))  # or two places would share one list


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [here] if here else []
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            found += paths(inner, (*here, key))
    return found


def mutate(value: Any, chance: random.Random) -> Any:
    """The value with one place changed, removed, doubled or exchanged with another."""
    places = paths(value)
    if not places:
        return odd(chance)
    path = chance.choice(places)
    box = value
    for key in path[:-1]:
        box = box[key]
    key, how = path[-1], chance.randrange(6)
    if how == 0:
        del box[key]
    elif how == 1 and isinstance(box, list):
        box.insert(key, box[key])
    elif how == 2:
        other = value
        for step in chance.choice(places):
            other = other[step]
        box[key] = json.loads(json.dumps(other))
    elif how == 3 and isinstance(box[key], str):
        box[key] = garble(box[key], chance)
    elif how == 4 and isinstance(box[key], int):
        box[key] += chance.choice((-1, 1, 5))
    else:
        box[key] = odd(chance)
    return value


def garble(text: str, chance: random.Random) -> str:
    i = chance.randrange(len(text) + 1)
    return (
        text[:i]
        + chance.choice(["", "|", ">", "0", "?", "*", "H", "R", " ", "=", text])
        + text[i + 1 :]
    )


def check_position(position: Position, chance: random.Random) -> None:
    """What was accepted must be writable, readable and playable."""
    assert Position.from_document(position.document()) == position
    assert Position.from_text(position.text()) == position
    for seat in (None, *range(position.table.players)):
        position.view(seat)
    position.resample(chance.randrange(position.table.players), "fuzz")
    for card in position.hand(position.turn):
        if card != "?":
            position.why_not(card, 0)
    source = Seeded(chance.randrange(99))
    position = position.settled(source)
    for _ in range(12):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(chance.choice(moves), source)


def try_document(seeds: list[str], chance: random.Random) -> str:
    value = json.loads(chance.choice(seeds))
    for _ in range(chance.randrange(1, 5)):
        value = mutate(value, chance)
    text = json.dumps(value)
    if chance.random() < 0.1:
        text = garble(text, chance)
    return text


def run_document(text: str, chance: random.Random) -> None:
    position = Position.from_document(text)
    if "?" not in position.hand(position.turn):
        position.moves_document()
    check_position(position, chance)


def try_text(seeds: list[str], chance: random.Random) -> str:
    text = Position.from_document(chance.choice(seeds)).text()
    for _ in range(chance.randrange(1, 6)):
        text = garble(text, chance)
    return text


def run_text(text: str, chance: random.Random) -> None:
    check_position(Position.from_text(text), chance)


def try_move(seeds: list[str], chance: random.Random) -> str:
    position = Position.from_document(chance.choice(seeds))
    text = str(chance.choice(position.legal_moves() or ["7: 12>15 40>44"]))
    for _ in range(chance.randrange(0, 4)):
        text = garble(text, chance)
    return json.dumps([position.document(), text])


def run_move(text: str, chance: random.Random) -> None:
    document, move = json.loads(text)
    position = Position.from_document(document)
    before = position.document()
    try:
        parsed = Move.parse(move)
        assert Move.parse(str(parsed)) == parsed
    except ValueError:
        pass
    try:
        position.play(move, Seeded(1))
    finally:
        assert position.document() == before


def try_record(seeds: list[str], chance: random.Random) -> str:
    lines: list[str] = json.loads(chance.choice(seeds)).splitlines()
    for _ in range(chance.randrange(1, 4)):
        i = chance.randrange(len(lines))
        how = chance.randrange(5)
        if how == 0:
            del lines[i]
        elif how == 1:
            lines.insert(i, chance.choice(lines))
        elif how == 2:
            lines = lines[: i + 1]
        elif how == 3:
            lines[i] = garble(lines[i], chance)
        else:
            try:
                lines[i] = json.dumps(mutate(json.loads(lines[i]), chance))
            except ValueError:
                lines[i] = "{"
        if not lines:
            break
    return "\n".join(lines)


def run_record(text: str, chance: random.Random) -> None:
    record = Record.loads(text)
    played = replay(record)
    assert Record.loads(record.dumps()) == record
    if record.header.view is None:
        assert played.game().position == played.final


TARGETS = {
    "document": (try_document, run_document, "documents.jsonl"),
    "text": (try_text, run_text, "documents.jsonl"),
    "move": (try_move, run_move, "documents.jsonl"),
    "record": (try_record, run_record, "records.jsonl"),
}


def fuzz(seed: int, cases: int, minutes: float | None) -> int:
    corpora = {name: load(corpus) for name, (_, _, corpus) in TARGETS.items()}
    end = None if minutes is None else time.monotonic() + 60 * minutes
    done, accepted, result = 0, 0, time.monotonic()
    while (done < cases) if end is None else (time.monotonic() < end):
        chance = random.Random(f"{seed} {done}")
        name = chance.choice(list(TARGETS))
        make, run, _ = TARGETS[name]
        text = make(corpora[name], chance)
        try:
            run(text, random.Random(done))
            accepted += 1
        except TockworkError:
            pass
        except Exception:
            FOUND.mkdir(exist_ok=True)
            (FOUND / f"{name}-{seed}-{done}.txt").write_text(text)
            print(f"case {done} of seed {seed} ({name}) broke something:", file=sys.stderr)
            raise
        done += 1
        if time.monotonic() - result > 10:
            result = time.monotonic()
            print(f"{done} cases, {accepted} accepted", file=sys.stderr, flush=True)
    print(f"{done} cases, {accepted} accepted, none broke anything (seed {seed})")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--minutes", type=float, help="go on for so long instead of --cases")
    parser.add_argument("--make-seeds", action="store_true", help="write the seeds anew and end")
    args = parser.parse_args()
    if args.make_seeds:
        make_seeds()
        return 0
    return fuzz(args.seed, args.cases, args.minutes)


if __name__ == "__main__":
    sys.exit(main())
