"""Weights small enough for a browser: a few bits a number, with a factor for each row.

A row of the first layer, or all that leads to one number of a later layer, is kept as whole numbers
of eight bits, or of four in some forms where a game would not fit otherwise. The errors of the many
numbers that are added up cancel out for the most part, so little strength is lost.
"""

from __future__ import annotations

import json
from pathlib import Path

import torch
from torch import Tensor

from tockwork.bots import safetensors
from tockwork.bots.safetensors import Array
from tockwork.bots.weights import SHIFTS
from tockwork.errors import TockworkError
from tockwork.learn.checkpoint import as_array, as_tensor

MOST_BYTES = 2_000_000  # of a game with all its forms
LAYERS = ("weight2", "weight3")
LATER = "later layers"
SHRINK = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""Parts of the largest number that are tried as the largest one kept: cutting off a few may pay."""
SAME = 0.02  # layers that differ by so little, factors aside, are one


def pack(rows: Tensor, bits: int) -> tuple[Tensor, Tensor]:
    """Whole numbers from 0 on, and the factor of each row, so that little is lost."""
    top = 2 ** (bits - 1) - 1
    largest = rows.abs().amax(1).clamp(min=1e-6)
    best = torch.full_like(largest, float("inf"))
    factors = largest / top
    for part in SHRINK if bits < 8 else (1.0,):
        tried = (largest * part / top).half().float().clamp(min=6e-8)
        whole = (rows / tried[:, None]).round().clamp(-top, top)
        lost = (whole * tried[:, None] - rows).square().sum(1)
        factors = torch.where(lost < best, tried, factors)
        best = torch.minimum(lost, best)
    whole = (rows / factors[:, None]).round().clamp(-top, top) + top + 1
    codes = whole.to(torch.uint8)
    if bits == 4:
        codes = codes[:, ::2] | codes[:, 1::2] << 4
    return codes, factors


def shrink(path: Path, out: Path, most: int = MOST_BYTES) -> Path:
    """Writes the small weights of one game, with as many bits for the first layers as fit.

    Pairs of four, which most people play, come last to lose them, and the largest forms first; the
    later layers only when nothing else helps.
    """
    arrays, notes = safetensors.read(path)
    names = [key.removesuffix(":ids") for key in arrays if key.endswith(":ids")]
    if not names or any(arrays[f"{name}:table"].dtype != "F16" for name in names):
        raise TockworkError(f"{path}: no full weights of a network")
    out.mkdir(parents=True, exist_ok=True)
    target = out / path.name
    order = sorted(names, key=lambda n: ("/4/pairs" in n, -len(arrays[f"{n}:ids"].data)))
    bits = dict.fromkeys((*names, LATER), 8)
    for lower in (None, *order, LATER):
        if lower is not None:
            bits[lower] = 4
        safetensors.write(target, _packed(arrays, bits), {"widths": notes["widths"]})
        if target.stat().st_size <= most:
            return target
    raise TockworkError(f"{target}: {target.stat().st_size} bytes, {most} at most")


def _packed(arrays: dict[str, Array], bits: dict[str, int]) -> dict[str, Array]:
    small: dict[str, Array] = {}
    shared: dict[str, Tensor] = {}
    for name in (name for name in bits if name != LATER):
        for key in (key for key in arrays if key.startswith(f"{name}:")):
            part = key.removeprefix(f"{name}:")
            if part == "table":
                codes, factors = pack(as_tensor(arrays[key]).float(), bits[name])
                small[key] = as_array(codes, torch.uint8)
                small[f"{key}:factors"] = as_array(factors)
            elif part in LAYERS:
                rows = as_tensor(arrays[key]).float().T
                _pack_layer(small, shared, name, part, rows, bits[LATER])
            else:
                small[key] = arrays[key]
    return small


def _pack_layer(
    small: dict[str, Array],
    shared: dict[str, Tensor],
    name: str,
    part: str,
    rows: Tensor,
    bits: int,
) -> None:
    """Forms that were trained together differ in the factors only."""
    codes, factors = pack(rows, bits)
    if part not in shared:
        small[part], shared[part] = as_array(codes, torch.uint8), rows
    else:
        like = shared[part]
        by = (rows * like).sum(1) / like.square().sum(1)
        if float((like * by[:, None] - rows).norm() / rows.norm()) > SAME:
            small[f"{name}:{part}"] = as_array(codes, torch.uint8)
        else:
            factors = pack(like, bits)[1] * by
    small[f"{name}:{part}:factors"] = as_array(factors)


def shrink_all(weights: Path, out: Path) -> list[Path]:
    """Of all games in a folder; their shifts serve the small ones too."""
    paths = [shrink(path, out) for path in sorted(weights.glob("*.safetensors"))]
    if not paths:
        raise TockworkError(f"{weights}: holds no weights of a network")
    if (weights / SHIFTS).exists():
        shifts = json.loads((weights / SHIFTS).read_text())
        (out / SHIFTS).write_text(json.dumps(shifts, indent=1) + "\n")
    return paths
