"""Counters for operators, in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.moves = Counter(
            "tockwork_moves", "Answers stored and played.", ["by"], registry=registry
        )
        self.refused = Counter("tockwork_refused", "Commands refused.", ["code"], registry=registry)
        self.tables = Counter("tockwork_tables", "Tables made.", ["rules"], registry=registry)
        self.bot_failures = Counter(
            "tockwork_bot_failures", "Bots that failed.", ["level"], registry=registry
        )
        self.requests = Counter(
            "tockwork_requests", "HTTP calls answered.", ["status"], registry=registry
        )

    @cache  # noqa: B019 there are as many as processes
    def moves_by(self, kind: str) -> Counter:
        """The counter of moves by one kind of player."""
        return self.moves.labels(kind)

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """A figure that is read off when it is asked for."""
        Gauge(name, words, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
