"""Where shuffles and lots come from: a seed, through a published derivation, or a script."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tockwork import _kernel


class ChanceSource(Protocol):
    """Something that can deal a game, and deal it again the same way."""

    def fresh(self) -> _kernel.Chance:
        """A kernel chance at its beginning."""


@dataclass(frozen=True)
class Seeded:
    """All shuffles of a game from one seed (docs/fairness.md says how, step by step)."""

    seed: str
    """As text; a number is written out."""

    def __init__(self, seed: int | str) -> None:
        object.__setattr__(self, "seed", str(seed))

    @property
    def key(self) -> bytes:
        """The hash of the seed: 32 bytes."""
        return hashlib.sha256(b"tockwork shuffle 1\n" + self.seed.encode()).digest()

    def fresh(self) -> _kernel.Chance:
        """The generator at its beginning."""
        return _kernel.KeyedChance(self.key)


@dataclass(frozen=True)
class Scripted:
    """Explicit orders, one per shuffle, top of the pile last, and results of other draws."""

    orders: Sequence[Sequence[str]] = field(default_factory=tuple)
    """One for each shuffle."""
    lots: Sequence[int] = field(default_factory=tuple)
    """One for each time lots are drawn."""

    def fresh(self) -> _kernel.Chance:
        """The script from its beginning."""
        return _kernel.ScriptedChance([list(o) for o in self.orders], list(self.lots))


NO_CHANCE = Scripted()
