"""`tockwork fairplay`: whether partners knew each other's cards, by the gifts of their games."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import asdict

from tockwork.bots.registry import LEVELS
from tockwork.cli.streams import print_json
from tockwork.errors import RecordError
from tockwork.fairplay import ALARM, Gift, Watch, gifts, seed_of
from tockwork.locale import Words
from tockwork.records import Record, replay
from tockwork.records.many import read_records

Pair = tuple[str, str]


def run(files: Iterable[str], *, as_json: bool, words: Words) -> int:
    """Reads records of whole games and prints the evidence against every pair of partners."""
    watched: dict[Pair, Watch] = {}
    seen, count = sys.stderr.isatty(), 0
    for record in read_records(files):
        for pair, found in _by_pair(record).items():
            watched.setdefault(pair, Watch()).add(found)
        count += 1
        if seen:
            said = words.say("fairplay-progress", games=count)
            print(f"\r{said} ", end="", file=sys.stderr, flush=True)
    if seen:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    ranked = sorted(watched.items(), key=lambda one: (-one[1].peak, one[0]))
    if as_json:
        print_json(
            [
                {"names": pair, **asdict(watch), "evidence": watch.evidence, "alarm": watch.alarm}
                for pair, watch in ranked
            ]
        )
        return 0
    for pair, watch in ranked:
        print(
            words.say(
                "fairplay-pair",
                first=pair[0],
                second=pair[1],
                games=watch.games,
                deals=watch.deals,
                odds=_odds(watch.evidence),
                most=_odds(watch.peak),
            )
        )
        if watch.alarm:
            print("  " + words.say("fairplay-alarm"))
    print(words.say("fairplay-about", games=count, limit=f"{ALARM:.0f}"))
    return 0


def _by_pair(record: Record) -> dict[Pair, list[Gift]]:
    """The gifts between people of one game."""
    names = record.header.names
    if record.header.view is not None:
        raise RecordError("line 1: view: hands are hidden; only a record of a whole game will do")
    if not names:
        return {}
    played = replay(record)
    found: dict[Pair, list[Gift]] = {}
    for gift in gifts(played, seed=seed_of(record)):
        one, other = sorted((names[gift.seat], names[gift.to]))
        if one not in LEVELS and other not in LEVELS and one != other:
            found.setdefault((one, other), []).append(gift)
    return found


def _odds(log: float) -> str:
    return f"{10**log:.3g}" if log < 6 else f"10^{log:.1f}"
