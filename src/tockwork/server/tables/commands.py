"""Commands, from the text of a connection to the broadcast. Commands are idempotent.

The way of a move: `hear` reads it, `carry_out` finds its user, `_change` asks the kernel whether
it is allowed and appends the entry (`LiveTable.append`: stored, applied, then broadcast).
"""

from __future__ import annotations

import logging

from pydantic import ValidationError
from pydantic_core import from_json

from tockwork._kernel import GameLog
from tockwork.errors import TockworkError
from tockwork.server.problems import problems_of
from tockwork.server.refusals import Refusal, of_storage
from tockwork.server.store.storage import StorageError
from tockwork.server.store.users import User, alive
from tockwork.server.tables import contributions, talk
from tockwork.server.tables.delay import visible
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.wire import messages as m

logger = logging.getLogger("tockwork.table")

Answer = m.Ack | m.Refused | m.WhyAnswer | m.Pong


async def hear(table: LiveTable, guest: User | None, who: str, text: str | None) -> Answer:
    """The response to a text from a connection; None is no text. `who` is counted."""
    most, size = table.services.settings.limits.message_size, len((text or "").encode())
    said: m.ClientMessage | None = None
    try:
        if size > most:
            detail = f"a message may have {most} bytes, not {size}"
            raise Refusal("too_large", detail, limit="message_size")
        problems = "a message is a text, not bytes"
        try:
            said = None if text is None else m.CLIENT.validate_json(text)
        except ValidationError as bad:
            problems = "; ".join(
                problems_of(
                    bad.errors(include_url=False, include_input=False), schema=m.client_schema
                )
            )
        await check_pace(table, who)
        if said is None:
            raise Refusal("invalid", problems)
        return await carry_out(table, guest, said)
    except Refusal as no:
        logger.info("nonsense", extra={"code": no.code, "detail": no.detail[:200]})
        return refused(table, guest, getattr(said, "id", None), no)
    except Exception:
        logger.exception("failed", extra={"command": getattr(said, "type", None)})
        failure = Refusal("failed", "something went wrong; the log says what")
        return refused(table, guest, getattr(said, "id", None), failure)


async def check_pace(table: LiveTable, who: str) -> None:
    """Refuses a command over a user's limit, over WebSocket or HTTP."""
    services = table.services
    limiter = services.limiter
    await limiter.check(
        limiter.commands, who, services.now(), limiter.too_many_commands, "commands_per_second"
    )


def refused(table: LiveTable, guest: User | None, command: str | None, no: Refusal) -> m.Refused:
    held = table.log.held_by(None if guest is None else guest.id)
    table.services.metrics.refused.labels(no.code).inc()
    return m.Refused(
        id=command,
        code=no.code,
        detail=no.detail,
        number=visible(table, held),
        limit=no.limit,
        retry=no.retry,
    )


async def carry_out(table: LiveTable, guest: User | None, said: m.ClientMessage) -> Answer:
    """The response to a command; Refused if it had no effect."""
    if isinstance(said, m.Ping):
        return m.Pong(now=table.services.now())
    try:
        if table.closed:
            raise Refusal("closing", "the server is closing")
        if isinstance(said, m.SayGesture) and said.seat is None:
            return talk.gesture(table, said, None if guest is None else guest.id)
        if guest is None:
            raise Refusal("not_your_seat", "you hold no seat here")
        await table.welcome_back(guest.id)
        match said:
            case m.Skip():
                return _skip(table, guest, said)
            case m.SayChat():
                return await talk.chat(table, guest, said)
            case m.SayGesture():
                assert said.seat is not None
                _check_holds(table.log, guest, said.seat)
                return talk.gesture(table, said, guest.id)
            case m.AskWhy():
                _check_holds(table.log, guest, said.seat)
                return _why(table.log, said)
            case _:
                return await _change(table, guest, said)
    except Refusal as no:
        return refused(table, guest, said.id, no)
    except StorageError as bad:
        return refused(table, guest, said.id, of_storage(bad))


@retry_on_conflict
async def _change(table: LiveTable, guest: User, said: m.Command) -> m.Ack:
    async with table.changing():
        entry = checked(table, guest, said)
        if isinstance(entry, int):  # it was carried out before
            return m.Ack(id=said.id, number=entry)
        of_parts = isinstance(said, m.GivePromise | m.GivePart)
        await table.append(entry, *((alive(guest.id),) if of_parts else ()), by=(guest.id, said.id))
        if of_parts:
            await contributions.go_on(table)
        if isinstance(said, m.Act):
            table.services.metrics.moves_by(guest.kind).inc()
        return m.Ack(id=said.id, number=table.log.number)


def checked(table: LiveTable, guest: User, said: m.Command) -> str | int:
    """The entry a command becomes, the number it had if it was carried out, or why it cannot be."""
    services = table.services
    if said.type == "take_back" and table.log.created.rated:
        raise Refusal("illegal", "no move of a rated game is taken back")
    found = table.log.check(
        said.model_dump_json(), guest.id, guest.kind, services.now(), services.outages
    )
    if found.code:
        raise Refusal(found.code, found.detail)  # type: ignore[arg-type]  # one of the kernel's
    return found.entry if found.number is None else found.number


def _skip(table: LiveTable, guest: User, said: m.Skip) -> m.Ack:
    _check_holds(table.log, guest, said.seat)
    _playing(table.log)
    if any(place.guest not in (None, guest.id) for place in table.log.places):
        raise Refusal("not_your_seat", "others follow the game too")
    table.bots.skip()
    return m.Ack(id=said.id, number=table.log.number)


def _playing(log: TableLog) -> GameLog:
    """The running game."""
    if log.game_log is None:
        raise Refusal("not_started", "the game has not begun")
    if log.over:
        raise Refusal("over", "the game is over")
    return log.game_log


def _why(log: TableLog, said: m.AskWhy) -> m.WhyAnswer:
    game_log = _playing(log)
    try:
        found = game_log.why(said.seat, said.card, said.marble)
    except TockworkError as bad:
        raise Refusal("invalid", str(bad)) from None
    answer = m.WhyAnswer.model_validate({"id": said.id, **from_json(b"{%b}" % found)})
    detail = "; ".join(
        f"{r.clause}: {r.code}" + (f" at {r.at}" if r.at else "") for r in answer.reasons
    )
    return answer.model_copy(update={"detail": detail or None})


def _check_holds(log: TableLog, guest: User, seat: int) -> None:
    if not (0 <= seat < len(log.places) and log.places[seat].guest == guest.id):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
