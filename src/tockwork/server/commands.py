"""Commands of the socket, carried out or refused. A repeated command has one effect."""

from __future__ import annotations

from collections import deque

from tockwork.errors import AmbiguousMove, TockworkError
from tockwork.game import Position
from tockwork.server import messages as m
from tockwork.server.early import HIDDEN, still_to_ask
from tockwork.server.entries import Chose, Talked
from tockwork.server.guests import Guest
from tockwork.server.reasons import why
from tockwork.server.refusals import Refusal
from tockwork.server.room import Room
from tockwork.server.storage import StorageError

_CHATS, _CHAT_SPAN = 5, 10_000  # so many in so many milliseconds
_GESTURE_SPAN = 1_000


Command = m.Act | m.SayGesture | m.SayChat | m.AskWhy | m.Ping
Answer = m.Ack | m.Refused | m.WhyAnswer | m.Pong


async def carry_out(room: Room, guest: Guest | None, said: Command) -> Answer:
    """The answer to a command; Refused if it was not carried out."""
    if isinstance(said, m.Ping):
        return m.Pong(now=room.hall.now())
    try:
        if guest is None:
            raise Refusal("not_your_seat", "you hold no seat here")
        if room.closed:
            raise Refusal("closing", "the server is closing")
        await room.seen(guest.id)
        match said:
            case m.Act():
                return await _act(room, guest, said)
            case m.SayGesture():
                return _gesture(room, guest, said)
            case m.SayChat():
                return await _chat(room, guest, said)
            case m.AskWhy():
                return _why(room, guest, said)
    except Refusal as no:
        return refused(room, said.id, no)
    except StorageError as bad:
        return refused(room, said.id, Refusal("storage", str(bad)))


def refused(room: Room, command: str | None, no: Refusal) -> m.Refused:
    room.hall.metrics.refused.labels(no.code).inc()
    return m.Refused(
        id=command,
        code=no.code,
        detail=no.detail,
        number=room.told.number,
        limit=no.limit,
        retry=no.retry,
    )


def too_fast(room: Room, who: str, said: Command | None) -> m.Refused | None:
    """The refusal of one command too many from a connection (over HTTP: from a guest)."""
    pace, now = room.hall.gate.commands, room.hall.now()
    wait = pace.wait(who, now)
    if not wait:
        pace.take(who, now)
        return None
    most = room.hall.settings.limits.commands_per_second
    no = Refusal("too_many", f"more than {most} commands a second", "commands_per_second", wait)
    return refused(room, getattr(said, "id", None), no)


async def _act(room: Room, guest: Guest, said: m.Act) -> m.Ack:
    async def act() -> m.Ack:
        told, key = room.told, (guest.id, said.id)
        if key in room.commands:
            return m.Ack(id=said.id, number=room.commands[key])
        _holds(room, guest, said.seat)
        if told.game is None:
            raise Refusal("not_started", "the game has not begun")
        if told.game.over:
            raise Refusal("over", "the game is over")
        position = told.game.position
        hidden = position.phase in HIDDEN  # what others choose meanwhile makes no difference
        since = told.last_open_event if hidden else told.last_game_event
        if since > said.expect:
            raise Refusal("stale", f"event {since} has happened since {said.expect}")
        if told.ran_out == said.seat:
            raise Refusal("not_your_turn", "the time for this answer is up")
        if told.game.turn == said.seat:
            await room.answer(said.seat, _legal(position, said.move), guest.kind, key)
        elif said.seat in told.early:
            raise Refusal("not_your_turn", f"seat {said.seat} has chosen already")
        else:
            asked = still_to_ask(position).get(said.seat)
            if asked is None:
                raise Refusal("not_your_turn", f"seat {told.game.turn} is asked, not {said.seat}")
            entry = Chose(seat=said.seat, move=_legal(asked, said.move))
            await room.commit(entry, by=key)
            room.hall.metrics.moves.labels(guest.kind).inc()
        return m.Ack(id=said.id, number=told.number)

    return await room.alone(act)


def _legal(position: Position, text: str) -> str:
    """The legal answer a text means, as it is written in the log."""
    try:
        return str(position.find_move(text))
    except AmbiguousMove as bad:
        raise Refusal("ambiguous", str(bad)) from None
    except TockworkError as bad:
        raise Refusal("illegal", str(bad)) from None


def _gesture(room: Room, guest: Guest, said: m.SayGesture) -> m.Ack:
    _holds(room, guest, said.seat)
    now = room.hall.now()
    at, command = room.manners.gestures.get(said.seat, (0, ""))
    if command != said.id:
        if now - at < _GESTURE_SPAN:
            raise Refusal("too_many", "one gesture a second", "gestures", at + _GESTURE_SPAN - now)
        room.manners.gestures[said.seat] = (now, said.id)
        text = m.Gestured(seat=said.seat, gesture=said.gesture).model_dump_json()
        for listener in room.listeners:
            listener.said.append(text)
            listener.wake.set()
    return m.Ack(id=said.id, number=room.told.number)


async def _chat(room: Room, guest: Guest, said: m.SayChat) -> m.Ack:
    async def chat() -> m.Ack:
        told, key, now = room.told, (guest.id, said.id), room.hall.now()
        if key in room.commands:
            return m.Ack(id=said.id, number=room.commands[key])
        if told.created.public or told.game is not None:
            raise Refusal("no_chat", "chat is for the lobby of a private table")
        seats = told.held_by(guest.id)
        name = (told.places[seats[0]].name if seats else None) or guest.name
        if name is None:
            raise Refusal("not_your_seat", "take a seat or say your name first")
        lately = room.manners.chats.setdefault(guest.id, deque(maxlen=_CHATS))
        if len(lately) == _CHATS and now - lately[0] < _CHAT_SPAN:
            detail = f"{_CHATS} messages in {_CHAT_SPAN // 1000} seconds"
            raise Refusal("too_many", detail, "chats", lately[0] + _CHAT_SPAN - now)
        entry = Talked(seat=seats[0] if seats else None, name=name, text=said.text)
        await room.commit(entry, by=key)
        lately.append(now)
        return m.Ack(id=said.id, number=told.number)

    return await room.alone(chat)


def _why(room: Room, guest: Guest, said: m.AskWhy) -> m.WhyAnswer:
    _holds(room, guest, said.seat)
    game = room.told.game
    if game is None:
        raise Refusal("not_started", "the game has not begun")
    if game.over:
        raise Refusal("over", "the game is over")
    try:
        return why(game.view(said.seat), said)
    except TockworkError as bad:
        raise Refusal("invalid", str(bad)) from None


def _holds(room: Room, guest: Guest, seat: int) -> None:
    if seat not in room.told.held_by(guest.id):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
