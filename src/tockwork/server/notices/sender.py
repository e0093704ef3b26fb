"""Sends notices of turns in games over days, and none of a turn that is over.

A notice is due a moment after the turn began, unless the player is at the table, and once more
before the time is up. A row of the database says when; of several processes the one that takes
the row sends, so nothing is sent twice. At most two a day reach a player from one game.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from tockwork.locale import Words, words
from tockwork.server.notices import encryption, endpoint, subscriptions
from tockwork.server.notices.subscriptions import Device
from tockwork.server.refusals import Refusal
from tockwork.server.store.storage import StorageError
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.stored_log import UnreadableLog
from tockwork.server.tables.turns import guests_waited_for, turn_of

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.notices")

_LOOK = 2_000  # milliseconds between two looks
_AT_ONCE = 50
_THREADS = 4
_DAY = 86_400_000
_SOON = 6 * 3_600_000  # before the time is up
_AGAIN = 600_000  # after a push service did not take one
_TRIES = 3
_GONE = (404, 410)


class Notices:
    """Of one process."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self.on = tables.services.settings.notices and encryption.there()
        self._key: str | None = None
        self._looked = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(_THREADS, "notices")

    async def open(self) -> None:
        """Makes the key of the server at its first start."""
        if self.on:
            storage = self.tables.services.storage
            self._key = await subscriptions.server_key(storage, encryption.new_key())

    @property
    def public_key(self) -> str | None:
        """What browsers subscribe with; None if this server sends no notices."""
        return None if self._key is None else encryption.public_key(self._key)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Sends what is due, beside everything else."""
        services, now = self.tables.services, self.tables.services.now()
        if self._key is None or now < self._looked + _LOOK:
            return
        self._looked = now
        for row in await subscriptions.due(services.storage, now, _AT_ONCE):
            if await subscriptions.claim(services.storage, row):
                task = asyncio.create_task(self._notice(row))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _notice(self, row: Row[Any]) -> None:
        try:
            await self._send(row)
        except (StorageError, UnreadableLog, Refusal) as bad:
            logger.warning("notice", extra={"table": row.table_id, "detail": str(bad)})
        except Exception:
            logger.exception("notice", extra={"table": row.table_id})

    async def _send(self, row: Row[Any]) -> None:
        services = self.tables.services
        storage, now = services.storage, services.now()
        table = await self.tables.find(row.table_id)
        if turn_of(table.log) != row.turn or row.guest not in guests_waited_for(table.log):
            return
        soon = self._before_the_end(table, now)
        if table.presence.here(row.guest):
            await subscriptions.again(storage, row, soon)
            return
        if row.before_at is not None and row.before_at > now - _DAY:
            await subscriptions.again(storage, row, row.before_at + _DAY)
            return
        devices = await subscriptions.devices_of(storage, row.guest)
        if not devices:
            return
        found = await asyncio.gather(*(self._to(device, table, now) for device in devices))
        if any(found):
            await subscriptions.again(storage, row, soon, sent_at=now, before_at=row.sent_at)
        elif row.tries + 1 < _TRIES:
            await subscriptions.again(storage, row, now + _AGAIN, tries=row.tries + 1)

    def _before_the_end(self, table: LiveTable, now: int) -> int | None:
        """When the second notice of a turn is due; None if it would come right after the first."""
        due_at = table.services.due_at(table.log)
        if due_at is None:
            return None
        soon = due_at - _SOON
        return soon if soon > now + _SOON else None

    async def _to(self, device: Device, table: LiveTable, now: int) -> bool:
        """Whether a push service took it."""
        assert self._key is not None
        settings, due_at = self.tables.services.settings, table.services.due_at(table.log)
        left = _DAY if due_at is None else due_at - now
        if left <= 0:
            return False
        body = encryption.encrypt(message(device, table, due_at), device.p256dh, device.auth)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(left // 1000),  # never delivered when the time is up
            "Topic": topic(table.log.id),  # of two that wait for a device the last one counts
            "Urgency": "normal",
            "Authorization": encryption.authorization(
                device.endpoint, self._key, _subject(device.site), now
            ),
        }
        try:
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads,
                lambda: endpoint.post(
                    device.endpoint, headers, body, loopback=settings.loopback_push
                ),
            )
        except (endpoint.Unreachable, endpoint.BadEndpoint) as bad:
            logger.info("push", extra={"detail": str(bad)[:200]})
            return False
        if status in _GONE:
            await subscriptions.drop(self.tables.services.storage, device)
        logger.info("push", extra={"detail": str(status)})
        return 200 <= status < 300


def topic(table: str) -> str:
    """At most 32 letters of base64url, from which nobody learns the table."""
    return encryption.encode(hashlib.sha256(f"topic {table}".encode()).digest())[:32]


def _subject(site: str) -> str:
    return site if site.startswith("https://") else "mailto:host@localhost"


def message(device: Device, table: LiveTable, due_at: int | None) -> bytes:
    """A declarative push message, which browsers without one read in their service worker."""
    said, log = words(device.language), table.log
    game = game_name(said, log)
    names = [
        place.name
        for place in log.places
        if place.name and place.guest and place.guest not in guests_waited_for(log)
    ]
    body = said.say("notice-with", names=said.list(names)) if names else ""
    return json.dumps(
        {
            "web_push": 8030,
            "notification": {
                "title": said.say("notice-turn", game=game),
                "body": body,
                "lang": device.language,
                "tag": log.id,
                "navigate": f"{device.site}/table/{log.id}",
                "silent": False,
                **({} if due_at is None else {"timestamp": due_at}),
            },
        },
        ensure_ascii=False,
    ).encode()


def game_name(said: Words, log: TableLog) -> str:
    name = f"game-{log.rules.rulebook.id}"
    return str(said.say(name)) if said.has(name) else log.rules.rulebook.id
