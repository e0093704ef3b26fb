"""The games that wait for a player, as a calendar (RFC 5545) and as an Atom feed (RFC 4287)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

_FOLDED = 73  # bytes of a line, before the space of the next one


@dataclass(frozen=True)
class Waiting:
    """A game in which a player has to move: since when, and until when."""

    table: str
    title: str
    link: str
    since: int
    due_at: int | None


def calendar(name: str, games: Iterable[Waiting], now: int) -> str:
    """An event at the end of each player's time, with an alarm three hours before."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tockwork//Games over days//EN",
             f"X-WR-CALNAME:{_text(name)}", f"NAME:{_text(name)}",
             "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]  # fmt: skip
    for game in games:
        if game.due_at is None:
            continue
        lines += [
            "BEGIN:VEVENT", f"UID:{game.table}@tockwork", f"DTSTAMP:{_utc(now)}",
            f"DTSTART:{_utc(game.due_at)}", f"DTEND:{_utc(game.due_at)}",
            f"SUMMARY:{_text(game.title)}", f"URL:{game.link}", "TRANSP:TRANSPARENT",
            "BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{_text(game.title)}",
            "TRIGGER:-PT3H", "END:VALARM", "END:VEVENT",
        ]  # fmt: skip
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def atom(name: str, home: str, own: str, games: Iterable[Waiting], now: int) -> str:
    """An entry for each game that waits. `own` is the address of the feed itself."""
    found = list(games)
    updated = max((game.since for game in found), default=now)
    entries = "".join(
        f"<entry><id>{escape(game.link)}#{game.since}</id><title>{escape(game.title)}</title>"
        f"<updated>{_iso(game.since)}</updated><link href={quoteattr(game.link)}/></entry>"
        for game in found
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>{escape(own)}</id><title>{escape(name)}</title><updated>{_iso(updated)}</updated>"
        f'<author><name>Tockwork</name></author><link rel="self" href={quoteattr(own)}/>'
        f"<link href={quoteattr(home)}/>{entries}</feed>\n"
    )


def _text(words: str) -> str:
    for sign in ("\\", ";", ","):
        words = words.replace(sign, f"\\{sign}")
    return words.replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> Iterable[str]:
    """Lines of 75 bytes at most; those that follow begin with a space."""
    part, size, first = "", 0, True
    for sign in line:
        length = len(sign.encode())
        if size + length > _FOLDED:
            yield part if first else f" {part}"
            part, size, first = "", 0, False
        part, size = part + sign, size + length
    yield part if first else f" {part}"


def _utc(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
