"""A chart of latency, memory and the cost of a move against the number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

_WIDTH, _HEIGHT, _LEFT, _TOP = 240, 120, 46, 44
_INKS = ("#1f6f54", "#b4541a", "#3c5aa6")
_DASHES = ("", "6 4", "2 3")


class Measured(Protocol):
    """One row: a number of players at a number of processes."""

    @property
    def people(self) -> int: ...
    @property
    def processes(self) -> int: ...
    @property
    def late(self) -> float: ...
    @property
    def memory(self) -> float: ...
    @property
    def cpu(self) -> float: ...


def picture(rows: Sequence[Measured]) -> str:
    """An SVG with a panel for each of three figures, a line for each number of processes."""
    people = sorted({row.people for row in rows})
    processes = sorted({row.processes for row in rows})
    panels = (
        ("99th percentile, ms", [row.late for row in rows]),
        ("memory a person, KB", [row.memory for row in rows]),
        ("processor a move, ms", [row.cpu for row in rows]),
    )
    out = []
    for k, (title, values) in enumerate(panels):
        x0, most = k * (_WIDTH + _LEFT + 20) + _LEFT, 1.15 * max(values)
        out.append(f'<text x="{x0}" y="18" font-weight="bold">{title}</text>')
        out.append(f'<path d="M{x0} {_TOP}v{_HEIGHT}h{_WIDTH}" fill="none" stroke="#888"/>')
        step = _WIDTH / max(1, len(people) - 1)
        for i, count in enumerate(people):
            x = x0 + i * step
            out.append(f'<text x="{x:.0f}" y="182" text-anchor="middle">{count:,}</text>')
        for n, of in enumerate(processes):
            ink, dash = _INKS[n % 3], _DASHES[n % 3]
            at = [
                (x0 + people.index(row.people) * step, _TOP + _HEIGHT * (1 - value / most), value)
                for row, value in zip(rows, values, strict=True)
                if row.processes == of
            ]
            way = " ".join(f"{x:.0f},{y:.0f}" for x, y, _ in at)
            out.append(
                f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="2"'
                f' stroke-dasharray="{dash}"/>'
            )
            for x, y, value in at:
                label = f"{value:,.1f}" if value < 10 else f"{value:,.0f}"
                lift = y - 7 if n % 2 == 0 else y + 15
                out.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{ink}"/>')
                out.append(
                    f'<text x="{x:.0f}" y="{lift:.0f}" text-anchor="middle" fill="{ink}">'
                    f"{label}</text>"
                )
    for n, of in enumerate(processes):
        x = _LEFT + n * 110
        out.append(
            f'<path d="M{x} 196h24" stroke="{_INKS[n % 3]}" stroke-width="2"'
            f' stroke-dasharray="{_DASHES[n % 3]}"/><text x="{x + 30}" y="200">'
            f"{of} {'process' if of == 1 else 'processes'}</text>"
        )
    whole = 3 * (_WIDTH + _LEFT + 20)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} 208" font-size="11"'
        f' font-family="sans-serif"><rect width="{whole}" height="208" fill="#fff"/>'
        f"{''.join(out)}</svg>\n"
    )
