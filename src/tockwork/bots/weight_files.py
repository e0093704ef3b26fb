"""Folders of weights: full ones, as training writes them, and small ones, as a package carries.

Both hold a network for each format, such as dog/4/pairs/4. Full ones are a file for each game
in half precision; small ones a file for each format, each row quantized by its importance.
"""

from __future__ import annotations

import json
import string
import struct
from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Protocol

from tockwork import _kernel
from tockwork.bots.safetensors import Array, read
from tockwork.errors import TockworkError

SHIFTS, USAGE = "shifts.json", "usage.json"
PARTS = ("bias1", "weight2", "bias2", "weight3", "bias3", "weight4", "bias4")
FULL, SMALL = "*.safetensors", "*.tocknet"
MAGIC, HEAD = b"tocknet2", 20
"""The first bytes of a small file, and the position of its row ids."""
LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
"""For levels of rounding: the first is the finest."""
COARSEST = len(LETTERS) - 1


class WeightFiles(Protocol):
    """The networks in a folder."""

    @property
    def kind(self) -> str:
        """`full` or `small`."""

    @property
    def files(self) -> Sequence[Path]:
        """All that the networks are made of."""

    @property
    def games(self) -> frozenset[str]:
        """The ids of the games that were learned."""

    @property
    def forms(self) -> dict[str, tuple[int, ...]]:
        """By format: the ids of the network's inputs, as `_kernel.network_inputs`."""

    def has(self, form: str) -> bool:
        """Whether there is a network of exactly this format; the others are not read."""

    def network(self, rules: _kernel.Rules, form: str) -> _kernel.Network:
        """The network of a format, for a table that may differ a little."""

    def small(self, form: str) -> bytes:
        """The network of a format as a small file."""


class FullWeights:
    """A file for each game: `dog.safetensors`."""

    kind = "full"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        paths = sorted(folder.glob(FULL))
        self.files = (*paths, *folder.glob(SHIFTS), *folder.glob(USAGE))
        self.games = frozenset(path.stem for path in paths)

    @cached_property
    def forms(self) -> dict[str, tuple[int, ...]]:
        """Found by reading all files."""
        return {
            key.removesuffix(":ids"): _ids(array)
            for game in sorted(self.games)
            for key, array in _arrays(self._path(game))[0].items()
            if key.endswith(":ids")
        }

    def has(self, form: str) -> bool:
        """Found in the file of its game."""
        game = form.split("/")[0]
        return game in self.games and f"{form}:ids" in _arrays(self._path(game))[0]

    def network(self, rules: _kernel.Rules, form: str) -> _kernel.Network:
        """Rows that the table has and the network never saw count nothing."""
        path = self._path(form.split("/")[0])
        arrays, widths = _arrays(path)
        _, want = _kernel.network_inputs(rules)
        have = _ids(arrays[f"{form}:ids"])
        order = None if have == tuple(want) else counterparts(have, want)
        parts = self._parts(arrays, form)
        parts["table"] = _rows(arrays[f"{form}:table"], order)
        try:
            return _kernel.Network(rules, widths, parts)
        except ValueError as bad:
            raise TockworkError(f"{path}: {form}: {bad}") from None

    def small(self, form: str) -> bytes:
        """Its numbers rounded."""
        arrays, widths = _arrays(self._path(form.split("/")[0]))
        ids = list(_ids(arrays[f"{form}:ids"]))
        levels = _levels(self.folder, form, len(ids))
        return _kernel.small_network(widths, ids, levels, self._parts(arrays, form))

    def _path(self, game: str) -> Path:
        return self.folder / f"{game}.safetensors"

    def _parts(self, arrays: dict[str, Array], form: str) -> dict[str, bytes]:
        parts = {part: arrays[f"{form}:{part}"].data for part in (*PARTS, "table")}
        slope, shift = shifts(self.folder).get(form, (1.0, 0.0))
        (last,) = struct.unpack("<e", parts["bias4"])
        parts["bias4"] = struct.pack("<e", slope * last + shift)
        each = f"<{len(parts['weight4']) // 2}e"
        weights = struct.unpack(each, parts["weight4"])
        parts["weight4"] = struct.pack(each, *(slope * one for one in weights))
        return parts


class SmallWeights:
    """A file for each format: `dog-4-pairs-4.tocknet`."""

    kind = "small"

    def __init__(self, folder: Path) -> None:
        self.files = tuple(sorted(folder.glob(SMALL)))
        self._paths = {_form_of(path): path for path in self.files}
        self.games = frozenset(form.split("/")[0] for form in self._paths)

    @cached_property
    def forms(self) -> dict[str, tuple[int, ...]]:
        """Found by reading how each file begins."""
        return {form: _small_ids(path) for form, path in self._paths.items()}

    def has(self, form: str) -> bool:
        """Found by its name."""
        return form in self._paths

    def network(self, rules: _kernel.Rules, form: str) -> _kernel.Network:
        """Rows that the table has and the network never saw count nothing."""
        try:
            return _kernel.Network.from_small(rules, self.small(form))
        except ValueError as bad:
            raise TockworkError(f"{self._paths[form]}: {bad}") from None

    def small(self, form: str) -> bytes:
        """As it lies there."""
        return self._paths[form].read_bytes()


@lru_cache(maxsize=32)
def weights_in(folder: Path) -> WeightFiles:
    """The networks in a folder; small ones only where there are no full ones.

    TockworkError if there are none at all.
    """
    found: WeightFiles = FullWeights(folder)
    if not found.games:
        found = SmallWeights(folder)
    if not found.games:
        raise TockworkError(f"{folder}: holds no weights of a network")
    return found


def write_small(full: Path, folder: Path) -> None:
    """Every network of a folder as a small file."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = FullWeights(full)
    for form in weights.forms:
        (folder / f"{form.replace('/', '-')}.tocknet").write_bytes(weights.small(form))


@lru_cache(maxsize=32)
def shifts(folder: Path) -> dict[str, tuple[float, float]]:
    """By format: factor and shift of the logits that calibrate the win chances.

    Separate from the weights, because it is measured afterwards by playing with them.
    """
    path = folder / SHIFTS
    if not path.exists():
        return {}
    try:
        found = json.loads(path.read_text())
        return {name: (float(slope), float(shift)) for name, (slope, shift) in found.items()}
    except (ValueError, TypeError, AttributeError) as bad:
        raise TockworkError(f"{path}: should be two numbers for each form: {bad}") from None


@lru_cache(maxsize=32)
def usage(folder: Path) -> dict[str, str]:
    """By format: a letter for each row, how coarsely small weights round it; if it was measured."""
    path = folder / USAGE
    if not path.exists():
        return {}
    try:
        return {name: str(letters) for name, letters in json.loads(path.read_text()).items()}
    except (ValueError, AttributeError) as bad:
        raise TockworkError(f"{path}: should be a word of letters for each form: {bad}") from None


def _levels(folder: Path, form: str, rows: int) -> list[int]:
    """Without measurements all rows are rounded finely."""
    letters = usage(folder).get(form, rows * LETTERS[0])
    if len(letters) != rows or set(letters) - set(LETTERS):
        raise TockworkError(f"{folder / USAGE}: {form}: not {rows} letters, one for each row")
    return [LETTERS.index(letter) for letter in letters]


@lru_cache(maxsize=32)
def _arrays(path: Path) -> tuple[dict[str, Array], tuple[int, int, int]]:
    arrays, notes = read(path)
    first, second, third = json.loads(notes["widths"])
    return arrays, (first, second, third)


def _form_of(path: Path) -> str:
    return "/".join(path.stem.rsplit("-", 3))


def _small_ids(path: Path) -> tuple[int, ...]:
    with path.open("rb") as file:
        head = file.read(HEAD)
        if len(head) < HEAD or not head.startswith(MAGIC):
            raise TockworkError(f"{path}: no small network")
        (rows,) = struct.unpack_from("<I", head, HEAD - 4)
        ids = file.read(2 * rows)
    if len(ids) < 2 * rows:
        raise TockworkError(f"{path}: cut off")
    return struct.unpack(f"<{rows}H", ids)


def _ids(array: Array) -> tuple[int, ...]:
    return tuple(memoryview(array.data).cast("H"))


def counterparts(have: Sequence[int], want: Sequence[int]) -> list[int]:
    """For each wanted id its index among the existing ones; -1: none.

    An id that occurs several times, as once for each rank, is matched in the same order; where
    there are fewer of it, the last serves for the rest.

    >>> counterparts([7, 8, 8], [8, 8, 8, 7, 9])
    [1, 2, 2, 0, -1]
    """
    places: dict[int, list[int]] = {}
    for at, universal in enumerate(have):
        places.setdefault(universal, []).append(at)
    met: Counter[int] = Counter()
    found = []
    for universal in want:
        there = places.get(universal, [-1])
        found.append(there[min(met[universal], len(there) - 1)])
        met[universal] += 1
    return found


def _rows(array: Array, order: list[int] | None) -> bytes:
    """The rows that are wanted; -1 is one the network never saw: it counts nothing."""
    if order is None:
        return array.data
    size = len(array.data) // array.shape[0]
    rows = [array.data[at : at + size] for at in range(0, len(array.data), size)]
    return b"".join(bytes(size) if at < 0 else rows[at] for at in order)
