"""The network in torch: a first layer for each format, the rest shared."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from tockwork import _kernel
from tockwork.learn import embedding_bag
from tockwork.learn.forms import TrainedForm

WIDTHS = (256, 128, 32)


class Net(nn.Module):
    """Rows of small numbers in, the logit of winning out.

    Every feature of a row selects one row of the format's first layer. Such a row is the sum of
    two: one shared by all formats where the feature's value means the same, and one of the format.
    The later layers are shared; each format scales and shifts them in its own way.
    """

    def __init__(self, forms: Sequence[TrainedForm], widths: tuple[int, int, int] = WIDTHS) -> None:
        super().__init__()
        first, second, third = self.widths = widths
        self.names = [form.name for form in forms]
        layouts = [_kernel.network_inputs(form.table.rules) for form in forms]
        self.sizes = [len(ids) for _, ids in layouts]
        self.slots = max(len(offsets) for offsets, _ in layouts)
        rows = sum(self.sizes)
        ids = sorted({i for _, form_ids in layouts for i in form_ids})
        place = {universal: at for at, universal in enumerate(ids)}
        where = torch.full((len(forms), self.slots), rows, dtype=torch.int32)
        at, shared = 0, []
        for n, (offsets, form_ids) in enumerate(layouts):
            where[n, : len(offsets)] = at + torch.tensor(offsets, dtype=torch.int32)
            shared += [place[i] for i in form_ids]
            at += len(form_ids)
        self.where: Tensor
        self.shared_row: Tensor
        self.universal = ids
        self.numbers: Tensor
        self.counts: Tensor
        self.kernel = False  # the first layer by our own kernel
        self.register_buffer("where", where, persistent=False)
        self.register_buffer(
            "numbers", torch.arange(len(forms), dtype=torch.int32), persistent=False
        )
        counts = [len(offsets) for offsets, _ in layouts]
        self.register_buffer("counts", torch.tensor(counts, dtype=torch.int32), persistent=False)
        self.register_buffer("shared_row", torch.tensor(shared), persistent=False)

        count = len(forms)
        self.shared = nn.Parameter(torch.randn(len(ids), first) * 0.06)
        self.own = nn.Parameter(torch.zeros(rows, first))
        self.bias1 = nn.Parameter(torch.zeros(count, first))
        self.weight2 = nn.Parameter(torch.randn(first, second) * (2 / first) ** 0.5)
        self.gain2 = nn.Parameter(torch.ones(count, second))
        self.bias2 = nn.Parameter(torch.zeros(count, second))
        self.weight3 = nn.Parameter(torch.randn(second, third) * (2 / second) ** 0.5)
        self.gain3 = nn.Parameter(torch.ones(count, third))
        self.bias3 = nn.Parameter(torch.zeros(count, third))
        self.weight4 = nn.Parameter(torch.randn(count, third) * 0.1)
        self.bias4 = nn.Parameter(torch.zeros(count))

    def table(self) -> Tensor:
        """The first layer of all formats in turn; last a row of zeros for empty features."""
        shared = self.shared.index_select(0, self.shared_row)
        return functional.pad(shared + self.own, (0, 0, 0, 1))

    def forward(self, rows: Tensor, forms: Tensor, table: Tensor | None = None) -> Tensor:
        """The logits. `table` may be handed in where it does not change from call to call."""
        if table is None:
            table = self.table()
        form = forms.int()
        if self.kernel and table.requires_grad:
            x = embedding_bag.learned(rows, forms, self.where, self.counts, table)
        elif self.kernel:
            x = embedding_bag.embedding_bag(rows, forms, self.where, self.counts, table)
        else:
            index = self.where[form] + rows[:, : self.slots]
            x = functional.embedding_bag(index, table, mode="sum", padding_idx=table.shape[0] - 1)
        # A product with ones selects a format's numbers; its gradient is a product too.
        mine = (form[:, None] == self.numbers).to(x.dtype)

        def of(part: Tensor) -> Tensor:
            return mine @ part.to(x.dtype)

        x = torch.relu(x + of(self.bias1))
        x = torch.relu(x @ self.weight2.to(x.dtype) * of(self.gain2) + of(self.bias2))
        x = torch.relu(x @ self.weight3.to(x.dtype) * of(self.gain3) + of(self.bias3))
        out = (x * of(self.weight4)).float().sum(1) + of(self.bias4[:, None])[:, 0].float()
        return out


def some_rows(net: Net, device: torch.device) -> tuple[Tensor, Tensor]:
    """A thousand rows of all formats, for trials."""
    forms = torch.randint(0, len(net.names), (1000,), dtype=torch.uint8, device=device)
    used = torch.arange(_kernel.ROW_BYTES, device=device) < net.counts[forms.int(), None]
    size = (1000, _kernel.ROW_BYTES)
    return torch.randint(0, 2, size, dtype=torch.uint8, device=device) * used, forms


def learn_by_kernel(net: Net, device: torch.device) -> None:
    """Uses our backward kernel, if it computes the same as torch here."""
    if not embedding_bag.works(device):
        return
    rows, forms = some_rows(net, device)
    found = []
    for net.kernel in (False, True):
        try:
            net.zero_grad()
            net(rows, forms).sum().backward()
            assert net.own.grad is not None
            found.append(net.own.grad.clone())
        except Exception as bad:  # whatever a compiler may say: there is another way
            print(f"learning by torch, because Triton says: {bad}")
    net.zero_grad()
    net.kernel = len(found) == 2 and torch.allclose(found[0], found[1], rtol=0.02, atol=0.02)
    if not net.kernel:
        print("the first layer learns by torch")


class Actor:
    """A frozen copy of a network that only says values, in half precision where a GPU does it."""

    def __init__(self, net: Net, device: torch.device) -> None:
        self.dtype = torch.float16 if device.type == "cuda" else torch.float32
        self.net = net
        self.refresh()
        if embedding_bag.works(device):
            self.try_kernel(device)

    @torch.no_grad()
    def refresh(self) -> None:
        """Takes over the network as it is now."""
        self.table = self.net.table().to(self.dtype)

    @torch.no_grad()
    def try_kernel(self, device: torch.device) -> None:
        """Uses our own kernel if it says here what torch says."""
        rows, forms = some_rows(self.net, device)
        slow = self(rows, forms)
        try:
            self.net.kernel = True
            far = float((self(rows, forms) - slow).abs().max())
        except Exception as bad:  # whatever a compiler may say: there is another way
            far = float("inf")
            print(f"first layer by torch, because Triton says: {bad}")
        self.net.kernel = far < 0.05

    @torch.no_grad()
    def __call__(self, rows: Tensor, forms: Tensor) -> Tensor:
        logits: Tensor = self.net(rows, forms, self.table)
        return logits
