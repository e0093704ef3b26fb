"""Which network plays at which table: the weights in the package, found by the form of play."""

from __future__ import annotations

import json
import struct
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.safetensors import Array, read
from tockwork.errors import TockworkError
from tockwork.rulebooks import Table
from tockwork.rulebooks.shelf import is_ours

OURS = Path(__file__).parent / "weights"
SHIFTS = "shifts.json"
PARTS = ("bias1", "weight2", "bias2", "weight3", "bias3", "weight4", "bias4")

# The rules are those of the other game: what is learned there serves here.
SAME_GAME = {"dog-compact": "dog"}


def form_name(table: Table) -> str:
    """The name under which a table's weights are kept, such as dog/4/pairs/4.

    >>> from tockwork import rulebook
    >>> form_name(rulebook("dog-compact").table(4))
    'dog/4/pairs/4'
    """
    book = SAME_GAME.get(table.rulebook.id, table.rulebook.id)
    return f"{book}/{table.players}/{table.teams}/{table.board.sections}"


def is_trained(table: Table, folder: Path = OURS) -> bool:
    """Whether a network has learned this game; house rules do not matter."""
    book = SAME_GAME.get(table.rulebook.id, table.rulebook.id)
    ours = is_ours(table.rulebook) or folder != OURS
    return ours and (folder / f"{book}.safetensors").exists()


@lru_cache(maxsize=64)
def network(table: Table, folder: Path = OURS) -> _kernel.Network:
    """The network for this table.

    A game with house rules is played by the network of the form that is most like it: same players
    and teams, and most of what there is to see in common.
    """
    _, ids = _kernel.network_inputs(table.rules)
    path, name = _likest(table, tuple(ids), folder)
    arrays, widths = _weights(path)
    parts = _parts(arrays, name, folder)
    have = _ids(arrays[f"{name}:ids"])
    order = None if have == tuple(ids) else counterparts(have, ids)
    parts["table"] = _rows(arrays[f"{name}:table"], order)
    try:
        return _kernel.Network(table.rules, widths, parts)
    except ValueError as bad:
        raise TockworkError(f"{path}: {name}: {bad}") from None


@lru_cache(maxsize=64)
def small_network(table: Table, folder: Path = OURS) -> bytes:
    """The same as a small file for a browser, which knows where its rows belong by their ids.

    TockworkError if no network has learned this game.
    """
    if not is_trained(table, folder):
        raise TockworkError(f"weights: no network has learned {table.rulebook.id}")
    _, ids = _kernel.network_inputs(table.rules)
    path, name = _likest(table, tuple(ids), folder)
    arrays, widths = _weights(path)
    have = list(_ids(arrays[f"{name}:ids"]))
    return _kernel.small_network(widths, have, _parts(arrays, name, folder))


def _parts(arrays: dict[str, Array], name: str, folder: Path) -> dict[str, bytes]:
    parts = {part: arrays[f"{name}:{part}"].data for part in (*PARTS, "table")}
    (last,) = struct.unpack("<e", parts["bias4"])
    parts["bias4"] = struct.pack("<e", last + shifts(folder).get(name, 0.0))
    return parts


@lru_cache(maxsize=32)
def shifts(folder: Path) -> dict[str, float]:
    """By form: what is added to all its logits, so that its chances come true; if it was measured.

    Kept apart from the weights, because it is found out afterwards by playing with them.
    """
    path = folder / SHIFTS
    if not path.exists():
        return {}
    try:
        return {name: float(value) for name, value in json.loads(path.read_text()).items()}
    except (ValueError, TypeError, AttributeError) as bad:
        raise TockworkError(f"{path}: should be a number for each form: {bad}") from None


@lru_cache(maxsize=32)
def _weights(path: Path) -> tuple[dict[str, Array], tuple[int, int, int]]:
    arrays, notes = read(path)
    first, second, third = json.loads(notes["widths"])
    return arrays, (first, second, third)


def forms_in(folder: Path) -> set[str]:
    """The forms of play that a folder has weights for."""
    found = {key for path in folder.glob("*.safetensors") for key in _weights(path)[0]}
    if not found:
        raise TockworkError(f"{folder}: holds no weights of a network")
    return {key.removesuffix(":ids") for key in found if key.endswith(":ids")}


def _likest(table: Table, ids: tuple[int, ...], folder: Path) -> tuple[Path, str]:
    name = form_name(table)
    path = folder / f"{name.split('/')[0]}.safetensors"
    if path.exists() and f"{name}:table" in _weights(path)[0]:
        return path, name
    found = []
    here, form = set(ids), name.split("/")[1:]
    for path in sorted(folder.glob("*.safetensors")):
        for key, array in _weights(path)[0].items():
            if key.endswith(":ids"):
                other = key.removesuffix(":ids")
                same = sum(a == b for a, b in zip(other.split("/")[1:], form, strict=True))
                found.append((same, len(here & set(_ids(array))), path, other))
    if not found:
        raise TockworkError(f"{folder}: holds no weights of a network")
    _, _, path, other = max(found)
    return path, other


def _ids(array: Array) -> tuple[int, ...]:
    return tuple(memoryview(array.data).cast("H"))


def counterparts(have: Sequence[int], want: Sequence[int]) -> list[int]:
    """For each id that is wanted, where it stands among those there are; -1: nowhere.

    An id that stands several times, as once for each rank, is met in the same order; where there
    are fewer of it, the last serves for the rest.

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
