"""Messages besides moves: gestures, and chat before a game among friends."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.users import alive
from tockwork.server.tables.delay import visible
from tockwork.server.tables.entries import Talked
from tockwork.server.tables.message import Message
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.wire import messages as m

if TYPE_CHECKING:
    from tockwork.server.store.users import User
    from tockwork.server.tables.live_table import LiveTable

_CHATS, _CHAT_SPAN = 5, 10_000  # messages in this many milliseconds
_GESTURE_SPAN = 1_000
_WATCHER_SPAN = 4_000


class Talk:
    """Rate limits of chat and gestures, so that nobody drowns out the others.

    `chats`: the recent messages of a user. `gestures`: the last one of a seat; `watchers`: of
    a spectator, None for all users without an identity.
    """

    def __init__(self) -> None:
        self.chats: dict[str, deque[int]] = {}
        self.gestures: dict[int, tuple[int, str]] = {}
        self.watchers: dict[str | None, tuple[int, str]] = {}


def gesture(table: LiveTable, said: m.SayGesture, guest: str | None) -> m.Ack:
    """Broadcast, and stored nowhere. Players may send more often than spectators."""
    now, talk = table.services.now(), table.talk
    if said.seat is None:
        span, (at, command) = _WATCHER_SPAN, talk.watchers.get(guest, (0, ""))
    else:
        span, (at, command) = _GESTURE_SPAN, talk.gestures.get(said.seat, (0, ""))
    if command != said.id:
        if now - at < span:
            detail = f"one gesture in {span // 1000} s"
            raise Refusal("too_many", detail, limit="gestures", retry=at + span - now)
        if said.seat is None:
            recent = {who: last for who, last in talk.watchers.items() if now - last[0] < span}
            talk.watchers = recent | {guest: (now, said.id)}
        else:
            talk.gestures[said.seat] = (now, said.id)
        shown = m.Gestured(seat=said.seat, gesture=said.gesture).model_dump_json()
        message = Message(shown.encode())
        table.say(message)
        table.services.peers.publish_said(table.log.id, message.text)
    return m.Ack(id=said.id, number=visible(table, table.log.held_by(guest)))


@retry_on_conflict
async def chat(table: LiveTable, guest: User, said: m.SayChat) -> m.Ack:
    async with table.changing():
        log, key, now = table.log, (guest.id, said.id), table.services.now()
        if (number := log.carried_out("\n".join(key))) is not None:
            return m.Ack(id=said.id, number=number)
        seats = log.held_by(guest.id)
        if not seats and log.created.spectator_delay:
            raise Refusal("not_your_seat", "at this table only those who play can say something")
        if log.created.public or log.began:
            raise Refusal("no_chat", "chat is for the lobby of a private table")
        name = (log.places[seats[0]].name if seats else None) or guest.name
        if name is None:
            raise Refusal("not_your_seat", "take a seat or say your name first")
        lately = table.talk.chats.setdefault(guest.id, deque(maxlen=_CHATS))
        if len(lately) == _CHATS and now - lately[0] < _CHAT_SPAN:
            detail = f"{_CHATS} messages in {_CHAT_SPAN // 1000} seconds"
            wait = lately[0] + _CHAT_SPAN - now
            raise Refusal("too_many", detail, limit="chats", retry=wait)
        entry = Talked(seat=seats[0] if seats else None, name=name, text=said.text)
        where = {"guest": guest.id, "table_id": log.id}
        spoken = () if seats else (table.services.storage.upsert(schema.spoken, where),)
        await table.append(entry, alive(guest.id), *spoken, by=key)
        lately.append(now)
        return m.Ack(id=said.id, number=log.number)
