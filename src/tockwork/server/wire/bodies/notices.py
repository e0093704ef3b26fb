"""Notices of turns in games over days, and the feeds of a user."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from tockwork.locale import LANGUAGES
from tockwork.server.wire.shapes import Frozen

Language = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$")]
Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000)]


class NoticeSettings(Frozen):
    """`key`: with what a browser subscribes; null if this server sends no notices. `here`: whether
    this device gets them. `feed`: whether I have an address of feeds."""

    key: str | None
    here: bool
    feed: bool


class Subscribe(Frozen):
    """A subscription of the Push API: where, and the keys for which messages are encrypted."""

    endpoint: Endpoint
    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=20, max_length=40)]
    language: Language


class Unsubscribe(Frozen):
    endpoint: Endpoint


class FeedAddress(Frozen):
    """Sent once and stored only as a hash; the one before is void."""

    secret: str
