"""Linear equations whose matrix is tridiagonal but for a few last rows and columns."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Arrow:
    """A symmetric positive matrix: a chain, what hangs on all of it, and their products."""

    diagonal: list[float]
    """Of the chain."""
    beside: list[float]
    """Beside the diagonal, one shorter."""
    last: list[list[float]]
    """The square of what hangs on the chain."""
    across: list[list[float]] = field(default_factory=list)
    """By row of `last`: its products with the chain."""

    def solve(self, chain: list[float], rest: list[float]) -> tuple[list[float], list[float]]:
        """The solution for one right side: its part of the chain, and the rest."""
        inner = [self._along(chain), *(self._along(row) for row in self.across)]
        m = len(rest)
        left = [
            [self.last[i][j] - _dot(self.across[i], inner[j + 1]) for j in range(m)]
            for i in range(m)
        ]
        right = [rest[i] - _dot(self.across[i], inner[0]) for i in range(m)]
        x = solve_dense(left, right)
        first = list(inner[0])
        for j in range(m):
            for i, value in enumerate(inner[j + 1]):
                first[i] -= x[j] * value
        return first, x

    def _along(self, right: list[float]) -> list[float]:
        """The Thomas algorithm."""
        n = len(right)
        over, x = [0.0] * n, list(right)
        for i in range(n):
            before = self.beside[i - 1] if i else 0.0
            pivot = self.diagonal[i] - before * (over[i - 1] if i else 0.0)
            over[i] = self.beside[i] / pivot if i < n - 1 else 0.0
            x[i] = (x[i] - before * (x[i - 1] if i else 0.0)) / pivot
        for i in range(n - 2, -1, -1):
            x[i] -= over[i] * x[i + 1]
        return x


def _dot(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def solve_dense(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss elimination for a small positive matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][c] * x[c] for c in range(i + 1, n))) / rows[i][i]
    return x
