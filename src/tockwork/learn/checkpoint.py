"""Saving a network: checkpoints to resume from, and the weights for a bot."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from tockwork.bots import safetensors
from tockwork.bots.safetensors import Array
from tockwork.bots.weight_files import counterparts
from tockwork.errors import TockworkError
from tockwork.learn.model import Net

MOST_BYTES = 12_000_000  # of one file


def as_array(tensor: Tensor, dtype: torch.dtype = torch.float16) -> Array:
    """The numbers of a tensor as stored in a file."""
    x = tensor.detach().to("cpu", dtype).contiguous()
    names = {
        torch.float16: "F16",
        torch.float32: "F32",
        torch.int32: "I32",
        torch.uint16: "U16",
        torch.uint8: "U8",
    }
    return Array(names[dtype], tuple(x.shape), ctypes.string_at(x.data_ptr(), x.nbytes))


def as_tensor(array: Array) -> Tensor:
    kinds = {
        "F16": torch.float16,
        "F32": torch.float32,
        "I32": torch.int32,
        "U16": torch.uint16,
        "U8": torch.uint8,
    }
    if not array.data:
        return torch.zeros(array.shape, dtype=kinds[array.dtype])
    return torch.frombuffer(bytearray(array.data), dtype=kinds[array.dtype]).reshape(array.shape)


def _parts(net: Net, rows: Tensor) -> list[Tensor]:
    """Rows of the first layer, by format."""
    ends = list(accumulate(net.sizes))
    return [rows[end - size : end] for size, end in zip(net.sizes, ends, strict=True)]


def _ids(net: Net) -> list[Tensor]:
    """The meaning of each row of the first layer at all tables, by format."""
    return _parts(net, torch.tensor(net.universal, device=net.shared_row.device)[net.shared_row])


def save(
    folder: Path, net: Net, progress: dict[str, Any], others: dict[str, Array] | None = None
) -> None:
    """A checkpoint: a few files, none of them large. The first layer is stored by format.

    `others`: an earlier checkpoint. Its other formats and shared layers are kept, so the network
    must share the same layers.
    """
    folder.mkdir(parents=True, exist_ok=True)
    arrays = dict(others or {})
    if others is None:
        arrays["shared"] = as_array(net.shared)
        arrays["ids"] = as_array(torch.tensor(net.universal), torch.int32)
        for part in SHARED:
            arrays[part] = as_array(getattr(net, part), torch.float32)
    own, ids = _parts(net, net.own), _ids(net)
    for number, name in enumerate(net.names):
        arrays[f"{name}:own"] = as_array(own[number])
        arrays[f"{name}:ids"] = as_array(ids[number], torch.int32)
        for part in PER_FORM:
            arrays[f"{name}:{part}"] = as_array(getattr(net, part)[number], torch.float32)
    notes = {"widths": json.dumps(net.widths), "progress": json.dumps(progress)}
    files: list[dict[str, Array]] = [{}]
    room = MOST_BYTES
    for key, array in arrays.items():
        if len(array.data) > room and files[-1]:
            files.append({})
            room = MOST_BYTES
        files[-1][key] = array
        room -= len(array.data)
    for old in folder.glob("checkpoint-*.safetensors"):
        old.unlink()
    for n, part_of in enumerate(files):
        safetensors.write(folder / f"checkpoint-{n}.safetensors", part_of, notes)


SHARED = ("weight2", "weight3")
PER_FORM = ("bias1", "gain2", "bias2", "gain3", "bias3", "weight4", "bias4")


def load(
    folder: Path, forms: Sequence[str] | None = None
) -> tuple[dict[str, Array], tuple[int, int, int], dict[str, Any]]:
    """The arrays of a checkpoint, the widths of its layers and its progress.

    A folder of weights serves too, then for these formats only (None: for all): `from_weights`.
    """
    paths = sorted(folder.glob("checkpoint-*.safetensors"))
    if not paths and any(folder.glob("*.safetensors")):
        return from_weights(folder, forms)
    if not paths:
        raise TockworkError(f"{folder}: holds no checkpoint and no weights")
    arrays: dict[str, Array] = {}
    notes: dict[str, str] = {}
    for path in paths:
        some, notes = safetensors.read(path)
        arrays |= some
    first, second, third = json.loads(notes["widths"])
    return arrays, (first, second, third), json.loads(notes["progress"])


@torch.no_grad()
def from_weights(
    folder: Path, forms: Sequence[str] | None = None
) -> tuple[dict[str, Array], tuple[int, int, int], dict[str, Any]]:
    """A checkpoint made from weights, with an empty shared part of the first layer.

    Weights have the later layers by format. The first format with four players lends them to the
    others, each with the factors that come nearest to its own. Games that were trained
    separately differ in these layers: resume them one at a time.
    """
    arrays: dict[str, Array] = {}
    widths: tuple[int, int, int] | None = None
    ids: set[int] = set()
    lent: dict[str, Tensor] = {}
    for path in sorted(folder.glob("*.safetensors")):
        some, notes = safetensors.read(path)
        first, second, third = json.loads(notes["widths"])
        widths = widths or (first, second, third)
        if widths != (first, second, third):
            raise TockworkError(f"{path}: its layers have other widths than those before")
        names = sorted(key.removesuffix(":ids") for key in some if key.endswith(":ids"))
        names = [name for name in names if forms is None or name in forms]
        names.sort(key=lambda name: name.split("/")[1:3] != ["4", "pairs"])
        if not names:
            continue
        if not lent:
            lent = {part: as_tensor(some[f"{names[0]}:{part}"]).float() for part in SHARED}
        for name in names:
            rows = as_tensor(some[f"{name}:ids"]).to(torch.int32)
            ids.update(rows.tolist())
            arrays[f"{name}:own"] = some[f"{name}:table"]
            arrays[f"{name}:ids"] = as_array(rows, torch.int32)
            for part, gain in zip(SHARED, ("gain2", "gain3"), strict=True):
                its, of = as_tensor(some[f"{name}:{part}"]).float(), lent[part]
                factors = (its * of).sum(0) / of.square().sum(0).clamp_min(1e-12)
                arrays[f"{name}:{gain}"] = as_array(factors, torch.float32)
            for part in ("bias1", "bias2", "bias3", "weight4"):
                arrays[f"{name}:{part}"] = as_array(
                    as_tensor(some[f"{name}:{part}"]), torch.float32
                )
            last = as_tensor(some[f"{name}:bias4"]).float()[0]
            arrays[f"{name}:bias4"] = as_array(last, torch.float32)
    if widths is None:
        raise TockworkError(f"{folder}: holds no weights of a network")
    arrays["ids"] = as_array(torch.tensor(sorted(ids)), torch.int32)
    arrays["shared"] = as_array(torch.zeros(len(ids), widths[0]))
    arrays |= {part: as_array(lent[part], torch.float32) for part in SHARED}
    return arrays, widths, {"minutes": 0.0, "games": 0}


@torch.no_grad()
def restore(net: Net, arrays: dict[str, Array]) -> None:
    """Loads a checkpoint into a network; a format it does not have starts from nothing.

    Features may have been added since it was saved: new rows start at zero.
    """
    _fill(net.shared, as_tensor(arrays["shared"]), as_tensor(arrays["ids"]), net.universal)
    own, ids = _parts(net, net.own), _ids(net)
    for number, name in enumerate(net.names):
        if f"{name}:own" not in arrays:
            continue
        old = as_tensor(arrays[f"{name}:own"])
        if f"{name}:ids" in arrays:
            _fill(own[number], old, as_tensor(arrays[f"{name}:ids"]), ids[number].tolist())
        elif len(old) == len(own[number]):
            own[number].copy_(old)
        else:
            raise TockworkError(
                f"{name}: the checkpoint was made for rows of {len(old)} values, not of"
                f" {len(own[number])}, and does not say which they were"
            )
        for part in PER_FORM:
            getattr(net, part)[number] = as_tensor(arrays[f"{name}:{part}"])
    for part in SHARED:
        getattr(net, part).copy_(as_tensor(arrays[part]))


def _fill(rows: Tensor, old: Tensor, have: Tensor, want: Sequence[int]) -> None:
    """Takes each row from where its id stood before."""
    padded = functional.pad(old.float(), (0, 0, 0, 1))  # the last, -1, is nothing
    rows.copy_(padded[torch.tensor(counterparts(have.tolist(), want))])


@torch.no_grad()
def export(net: Net, folder: Path, report: dict[str, Any], keep: bool = False) -> list[Path]:
    """The weights for playing: a file for each rulebook, complete for each of its formats.

    `keep`: formats that are in the folder already and not in this network stay as they are.
    """
    folder.mkdir(parents=True, exist_ok=True)
    tables = _parts(net, net.table()[:-1])
    ids = _ids(net)
    books: dict[str, dict[str, Array]] = {}
    for n, name in enumerate(net.names):
        arrays = books.setdefault(name.split("/", 1)[0], {})
        parts = {
            "table": tables[n],
            "bias1": net.bias1[n],
            "weight2": net.weight2 * net.gain2[n],
            "bias2": net.bias2[n],
            "weight3": net.weight3 * net.gain3[n],
            "bias3": net.bias3[n],
            "weight4": net.weight4[n],
            "bias4": net.bias4[n : n + 1],
        }
        arrays |= {f"{name}:{part}": as_array(x) for part, x in parts.items()}
        arrays[f"{name}:ids"] = as_array(ids[n], torch.uint16)
    paths = []
    for book, arrays in books.items():
        path = folder / f"{book}.safetensors"
        notes = {"widths": json.dumps(net.widths), "report": json.dumps(report)}
        if keep and path.exists():
            others, before = safetensors.read(path)
            if json.loads(before["widths"]) != list(net.widths):
                raise TockworkError(f"{path}: its layers have other widths: {before['widths']}")
            arrays = others | arrays
        safetensors.write(path, arrays, notes)
        paths.append(path)
    return paths
