"""Commands, from the text of a line to what everybody is told. A repeated one has one effect.

The way of a move: `hear` reads it, `carry_out` asks whose it is, `_act` checks it against the log
and appends it (`LiveTable.append`: stored, then applied, then every listener is woken).
"""

from __future__ import annotations

import logging

from pydantic import ValidationError
from pydantic_core import from_json

from tockwork._kernel import Teller
from tockwork.errors import AmbiguousMove, TockworkError
from tockwork.game.position import find_move
from tockwork.server.problems import problems_of
from tockwork.server.refusals import Refusal
from tockwork.server.store.guests import Guest
from tockwork.server.store.storage import StorageError
from tockwork.server.tables import clocks, parts, talk
from tockwork.server.tables.entries import Answered, AnsweredEarly, TookBack
from tockwork.server.tables.late import visible
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import HIDDEN, TableLog
from tockwork.server.tables.looks_again import looks_again
from tockwork.server.wire import messages as m

logger = logging.getLogger("tockwork.table")

Command = (
    m.Act | m.TakeBack | m.SayGesture | m.SayChat | m.AskWhy | m.GivePromise | m.GivePart | m.Ping
)
Answer = m.Ack | m.Refused | m.WhyAnswer | m.Pong


async def hear(table: LiveTable, guest: Guest | None, who: str, text: str | None) -> Answer:
    """The answer to what came over a line; None is no text. `who` is counted."""
    most, size = table.services.settings.limits.message_size, len((text or "").encode())
    said: Command | None = None
    try:
        if size > most:
            detail = f"a message may have {most} bytes, not {size}"
            raise Refusal("too_large", detail, limit="message_size")
        problems = "a message is a text, not bytes"
        try:
            said = None if text is None else m.CLIENT.validate_json(text)
        except ValidationError as bad:
            problems = "; ".join(f"{p.where}: {p.detail}" for p in problems_of(bad.errors()))
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
    """Refuses one command too many of a guest, on whatever way they come."""
    services = table.services
    gate = services.gate
    await gate.check(
        gate.commands, who, services.now(), gate.too_many_commands, "commands_per_second"
    )


def refused(table: LiveTable, guest: Guest | None, command: str | None, no: Refusal) -> m.Refused:
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


async def carry_out(table: LiveTable, guest: Guest | None, said: Command) -> Answer:
    """The answer to a command; Refused if it was not carried out."""
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
            case m.Act():
                return await _act(table, guest, said)
            case m.TakeBack():
                return await _take_back(table, guest, said)
            case m.GivePromise():
                return await parts.promise(table, guest, said)
            case m.GivePart():
                return await parts.give(table, guest, said)
            case m.SayChat():
                return await talk.chat(table, guest, said)
            case m.SayGesture():
                assert said.seat is not None
                _check_holds(table.log, guest, said.seat)
                return talk.gesture(table, said, guest.id)
            case m.AskWhy():
                _check_holds(table.log, guest, said.seat)
                return _why(table.log, said)
    except Refusal as no:
        return refused(table, guest, said.id, no)
    except StorageError as bad:
        return refused(table, guest, said.id, Refusal("storage", str(bad)))


@looks_again
async def _act(table: LiveTable, guest: Guest, said: m.Act) -> m.Ack:
    async with table.changing():
        key = (guest.id, said.id)
        if key in table.commands:
            return m.Ack(id=said.id, number=table.commands[key])
        entry = _checked(table, guest, said)
        await table.append(entry, by=key)
        table.services.metrics.moves_by(guest.kind).inc()
        return m.Ack(id=said.id, number=table.log.number)


@looks_again
async def _take_back(table: LiveTable, guest: Guest, said: m.TakeBack) -> m.Ack:
    async with table.changing():
        key, log = (guest.id, said.id), table.log
        if key in table.commands:
            return m.Ack(id=said.id, number=table.commands[key])
        _check_holds(log, guest, said.seat)
        _playing(log)
        if not log.solo:
            raise Refusal("not_your_seat", "only who plays alone against bots takes back")
        if log.created.spectator_delay:  # who watches later would miss what is gone by then
            raise Refusal("not_your_seat", "nothing is taken back where others watch later")
        kept = log.answers_before(said.seat)
        if kept is None:
            raise Refusal("not_your_turn", f"seat {said.seat} has not answered yet")
        await table.append(TookBack(seat=said.seat, kept=kept), by=key)
        return m.Ack(id=said.id, number=log.number)


def _checked(table: LiveTable, guest: Guest, said: m.Act) -> Answered | AnsweredEarly:
    """The entry an answer becomes, or why it cannot."""
    log, services = table.log, table.services
    _check_holds(log, guest, said.seat)
    teller = _playing(log)
    hidden = teller.phase in HIDDEN  # what others choose meanwhile makes no difference
    since = log.last_open_event if hidden else log.last_game_event
    if since > said.expect:
        raise Refusal("stale", f"event {since} has happened since {said.expect}")
    if log.ran_out == said.seat:
        raise Refusal("not_your_turn", "the time for this answer is up")
    if teller.turn == said.seat:
        spent = clocks.spent(log.asked_at, services.now(), services.outages)
        move = _legal(teller, said)
        return Answered(seat=said.seat, move=move, by=guest.kind, spent=spent)
    if said.seat not in teller.may_choose_early:
        why = f"seat {teller.turn} is asked" + (", or it has chosen already" if hidden else "")
        raise Refusal("not_your_turn", f"seat {said.seat} is not asked: {why}")
    return AnsweredEarly(seat=said.seat, move=_legal(teller, said))


def _playing(log: TableLog) -> Teller:
    """The game that is going on."""
    if log.teller is None:
        raise Refusal("not_started", "the game has not begun")
    if log.over:
        raise Refusal("over", "the game is over")
    return log.teller


def _legal(teller: Teller, said: m.Act) -> str:
    """The legal answer a text means, as it is written in the log."""
    try:
        return str(find_move(teller.asking(said.seat), said.move))
    except AmbiguousMove as bad:
        raise Refusal("ambiguous", str(bad)) from None
    except TockworkError as bad:
        raise Refusal("illegal", str(bad)) from None


def _why(log: TableLog, said: m.AskWhy) -> m.WhyAnswer:
    teller = _playing(log)
    try:
        told = teller.why(said.seat, said.card, said.marble)
    except TockworkError as bad:
        raise Refusal("invalid", str(bad)) from None
    answer = m.WhyAnswer.model_validate({"id": said.id, **from_json(b"{%b}" % told)})
    detail = "; ".join(
        f"{r.clause}: {r.code}" + (f" at {r.at}" if r.at else "") for r in answer.reasons
    )
    return answer.model_copy(update={"detail": detail or None})


def _check_holds(log: TableLog, guest: Guest, seat: int) -> None:
    if not (0 <= seat < len(log.places) and log.places[seat].guest == guest.id):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
