"""The first layer on a GPU: picks and adds up a row for every slot, in one kernel.

torch's own embedding bag does the same, but it reads two bytes at a time, needs every index written
out first, and sorts all of them to learn. Where Triton is missing it serves all the same.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

try:
    import triton
    import triton.language as tl
except ImportError:  # the bag of torch does it
    triton = None

TOGETHER = 8  # features whose rows are fetched at once


# Triton reads the annotations: what has one is known when the kernel is compiled.
def _kernel(  # type: ignore[no-untyped-def]
    rows,
    forms,
    where,
    counts,
    weight,
    out,
    row_bytes: tl.constexpr,
    slots: tl.constexpr,
    width: tl.constexpr,
    together: tl.constexpr,
) -> None:
    row = tl.program_id(0).to(tl.int64)
    form = tl.load(forms + row).to(tl.int32)
    count = tl.load(counts + form)
    cols = tl.arange(0, width)
    some = tl.arange(0, together)
    total = tl.zeros((width,), dtype=tl.float32)
    for begin in range(0, count, together):
        slot = begin + some
        there = slot < count
        value = tl.load(rows + row * row_bytes + slot, mask=there, other=0).to(tl.int32)
        offset = tl.load(where + form * slots + slot, mask=there, other=0)
        at = (offset + value)[:, None] * width + cols[None, :]
        total += tl.sum(tl.load(weight + at, mask=there[:, None], other=0.0).to(tl.float32), axis=0)
    tl.store(out + row * width + cols, total.to(out.dtype.element_ty))


# Backward: a row's gradient is added to all the rows that it selected.
def _back(  # type: ignore[no-untyped-def]
    rows,
    forms,
    where,
    counts,
    gradient,
    out,
    row_bytes: tl.constexpr,
    slots: tl.constexpr,
    width: tl.constexpr,
    together: tl.constexpr,
) -> None:
    row = tl.program_id(0).to(tl.int64)
    form = tl.load(forms + row).to(tl.int32)
    count = tl.load(counts + form)
    cols = tl.arange(0, width)
    some = tl.arange(0, together)
    value = tl.load(gradient + row * width + cols)
    for begin in range(0, count, together):
        slot = begin + some
        there = slot < count
        picked = tl.load(rows + row * row_bytes + slot, mask=there, other=0).to(tl.int32)
        offset = tl.load(where + form * slots + slot, mask=there, other=0)
        at = (offset + picked)[:, None] * width + cols[None, :]
        every = tl.broadcast_to(value[None, :], (together, width))
        tl.atomic_add(out + at, every, mask=there[:, None], sem="relaxed")


_jitted: Any = triton.jit(_kernel) if triton is not None else None
_jitted_back: Any = triton.jit(_back) if triton is not None else None


def works(device: torch.device) -> bool:
    """Whether the kernel can be used on this device."""
    return triton is not None and device.type == "cuda"


class Learned(torch.autograd.Function):
    """The backward pass."""

    @staticmethod
    def forward(
        ctx: Any, rows: Tensor, forms: Tensor, where: Tensor, counts: Tensor, weight: Tensor
    ) -> Tensor:
        ctx.save_for_backward(rows, forms, where, counts)
        ctx.shape = weight.shape
        return embedding_bag(rows, forms, where, counts, weight)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, None, None, None, Tensor]:
        rows, forms, where, counts = ctx.saved_tensors
        out = torch.zeros(ctx.shape, dtype=torch.float32, device=gradient.device)
        _jitted_back[(len(rows),)](
            rows,
            forms,
            where,
            counts,
            gradient.float().contiguous(),
            out,
            row_bytes=rows.shape[1],
            slots=where.shape[1],
            width=ctx.shape[1],
            together=TOGETHER,
            num_warps=2,
        )
        return None, None, None, None, out


def embedding_bag(
    rows: Tensor, forms: Tensor, where: Tensor, counts: Tensor, weight: Tensor
) -> Tensor:
    """For each row the sum of the rows of `weight` that its slots pick."""
    out = torch.empty(len(rows), weight.shape[1], dtype=weight.dtype, device=weight.device)
    _jitted[(len(rows),)](
        rows,
        forms,
        where,
        counts,
        weight,
        out,
        row_bytes=rows.shape[1],
        slots=where.shape[1],
        width=weight.shape[1],
        together=TOGETHER,
        num_warps=1,
    )
    return out


def learned(rows: Tensor, forms: Tensor, where: Tensor, counts: Tensor, weight: Tensor) -> Tensor:
    """The same, where something is to be learned from it."""
    out: Tensor = Learned.apply(rows, forms, where, counts, weight)  # type: ignore[no-untyped-call]
    return out
