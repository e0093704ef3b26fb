"""Weights without a meaning, made in a moment: what the kernel does with them can be checked."""

import json
import random
import struct
from collections.abc import Iterable
from pathlib import Path

from tockwork import Variant, _kernel
from tockwork.bots.safetensors import Array, write
from tockwork.bots.weights import form_name

WIDTHS = (16, 8, 8)


def halves(numbers, *shape):
    return Array("F16", shape, struct.pack(f"<{len(numbers)}e", *numbers))


def random_parts(values, seed=1, widths=WIDTHS):
    rng = random.Random(seed)
    first, second, third = widths

    def some(*shape):
        size = 1
        for n in shape:
            size *= n
        return halves([rng.gauss(0, 0.3) for _ in range(size)], *shape)

    return {
        "table": some(values, first),
        "bias1": some(first),
        "weight2": some(first, second),
        "bias2": some(second),
        "weight3": some(second, third),
        "bias3": some(third),
        "weight4": some(third),
        "bias4": some(1),
    }


def write_weights(folder: Path, tables: Iterable[Variant]) -> None:
    """A file for each rulebook, as training would write it."""
    books: dict[str, dict[str, Array]] = {}
    for table in tables:
        name = form_name(table)
        _, ids = _kernel.network_inputs(table.rules)
        arrays = books.setdefault(name.split("/")[0], {})
        arrays |= {f"{name}:{part}": a for part, a in random_parts(len(ids)).items()}
        arrays[f"{name}:ids"] = Array("U16", (len(ids),), struct.pack(f"<{len(ids)}H", *ids))
    for book, arrays in books.items():
        write(folder / f"{book}.safetensors", arrays, {"widths": json.dumps(WIDTHS)})
