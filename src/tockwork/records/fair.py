"""Commit-reveal: contributions, commitments, the seed made of them, the chain of events.

docs/fairness.md describes it in full; examples/verify.py does the same without our code.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

_BLOCK = 64  # bytes of SHA-256


class FairPart(BaseModel):
    """A player's contribution to the shuffle: committed first, revealed when all have committed."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: StrictInt
    """Its seat; of several seats at one device, the first."""
    promise: StrictStr
    """The hash of part and word."""
    part: StrictStr | None = None
    """Hexadecimal; None if it was not shown in time and left out."""
    word: StrictStr = ""
    """The word that the player added, if any."""


class Fair(BaseModel):
    """The part of a record by which anyone can verify the deal."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    engine: StrictStr
    """The version of Tockwork it was played with."""
    edition: StrictStr
    """Of the rules: `Variant.edition`."""
    deck: dict[str, StrictInt]
    """Copies of each card, in the order in which they are sorted before a shuffle."""
    commitment: StrictStr
    """The hash of the server's contribution, published before anyone sat down."""
    parts: tuple[FairPart, ...] = ()
    """Of the players, by seat."""
    part: StrictStr
    """The server's contribution, revealed after the end."""
    chain: StrictStr
    """The head of the chain after the last event."""
    taken_back: StrictInt = Field(0, exclude_if=lambda times: times == 0)
    """How often a player alone against bots undid a move: then the game was practice."""


def commitment(part: str) -> str:
    """The server's commitment, published before anyone sits down."""
    return _hash(f"tockwork commitment 2\n{part}")


def promise(part: str, word: str = "") -> str:
    """The commitment of a player's device, published before any contribution is revealed."""
    return _hash(f"tockwork promise 2\n{part}\n{word}")


def seed_of(part: str, parts: Iterable[FairPart]) -> str:
    """The seed of the shuffles: from the server's part and all that the players have shown."""
    shown = (f"{p.seat} {p.part} {p.word}\n" for p in parts if p.part is not None)
    return _hash("".join((f"tockwork seed 2\n{part}\n", *shown)))


def spoken(head: str) -> str:
    """A head of the chain as two people can read it to one another: eight digits."""
    digits = f"{int(head[:12], 16) % 10**8:08}"
    return f"{digits[:4]} {digits[4:]}"


def canonical(value: Any) -> bytes:
    """JSON without spaces, fields in the order of docs/records.md."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class Chain:
    """Every event is hashed with the one before it, under a key from the server's part.

    A head proves later whether any event before it was changed, but does not reveal a hidden card
    before the server's contribution is revealed.
    """

    def __init__(self, part: str, game: Mapping[str, Any]) -> None:
        key = hashlib.sha256(f"tockwork chain 2\n{part}".encode()).digest().ljust(_BLOCK, b"\0")
        # HMAC (RFC 2104) with what the key does to it worked out once, for all events.
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))
        self.head = b""
        self.add(canonical(game))

    def add(self, event: bytes) -> None:
        """Adds one event, in its canonical form."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(self.head + event)
        outer.update(inner.digest())
        self.head = outer.digest()


def chained_game(
    rules: str, players: int, teams: str, options: Mapping[str, Any], fair: Mapping[str, Any]
) -> dict[str, Any]:
    """The head of a chain: the game, and everything that determines the deal."""
    game = {"rules": rules, "players": players, "teams": teams, "options": dict(options)}
    names = ("engine", "edition", "deck", "commitment", "parts")
    return game | {name: fair[name] for name in names}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
