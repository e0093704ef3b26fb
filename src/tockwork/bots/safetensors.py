"""Files of named arrays (the safetensors format), read and written with nothing but Python."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from tockwork.errors import TockworkError

SIZES = {"F16": 2, "F32": 4, "I32": 4, "U16": 2, "U8": 1}


@dataclass(frozen=True)
class Array:
    """Numbers as bytes, with their type and shape."""

    dtype: str
    shape: tuple[int, ...]
    data: bytes


def write(path: Path, arrays: dict[str, Array], notes: dict[str, str] | None = None) -> None:
    """All arrays in one file; `notes` are texts that travel with them."""
    header: dict[str, Any] = {"__metadata__": notes or {}}
    at = 0
    for name, array in arrays.items():
        end = at + len(array.data)
        header[name] = {
            "dtype": array.dtype,
            "shape": list(array.shape),
            "data_offsets": [at, end],
        }
        at = end
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little"))
        file.write(text)
        for array in arrays.values():
            file.write(array.data)


def read(path: Path) -> tuple[dict[str, Array], dict[str, str]]:
    """The arrays of a file and its notes; a TockworkError names the fault of an invalid file."""
    try:
        raw = path.read_bytes()
    except OSError as bad:
        raise TockworkError(f"{path}: cannot be read ({bad.strerror})") from None
    try:
        length = int.from_bytes(raw[:8], "little")
        header = json.loads(raw[8 : 8 + length])
        notes = header.pop("__metadata__", {})
        body = memoryview(raw)[8 + length :]
        arrays = {}
        for name, entry in header.items():
            start, end = entry["data_offsets"]
            shape = tuple(entry["shape"])
            if not 0 <= start <= end <= len(body):
                raise ValueError(f"{name}: lies outside the file")
            if end - start != prod(shape) * SIZES[entry["dtype"]]:
                raise ValueError(f"{name}: its size does not fit its shape")
            arrays[name] = Array(entry["dtype"], shape, bytes(body[start:end]))
    except (ValueError, KeyError, TypeError, AttributeError) as bad:
        raise TockworkError(f"{path}: no file of arrays ({bad})") from None
    return arrays, notes
