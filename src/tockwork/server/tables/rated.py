"""Who may play a rated game, and what is noted of it when it ends.

People with a lasting identity, one seat each, by the book's rules. Two of them at least: who plays
alone against bots has a coach and may take moves back. Bots in other seats have fixed ratings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, select, union_all

from tockwork.ratings import BOT, RatedGame, RatedSeat
from tockwork.rulebooks import Variant
from tockwork.rulebooks.registry import is_ours
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.store.users import User
from tockwork.server.tables.log import TableLog
from tockwork.server.wire.bodies.tables import ChangeSeat, NewTable

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

ALL = "*"
"""The format of a rating over all formats."""
WORTH_A_LOOK = 2.0
"""Evidence, as a logarithm of base ten, from which a pair of partners is listed for referees."""
LEAST = 2  # people
_FIRST, _LONGEST = 600_000, 2 * 86_400_000  # milliseconds that a leaver waits
REMEMBERED = 30 * 86_400_000  # for which it counts that a player has left
_DAY = 86_400_000


async def is_lasting(storage: Storage, guest: str) -> bool:
    """Whether a user could come back on another device: by a recovery code or a passkey."""
    r, p = schema.recoveries.c, schema.passkeys.c
    found = union_all(
        select(r.guest).where(r.guest == guest), select(p.guest).where(p.guest == guest)
    )
    return bool(await storage.rows(found.limit(1)))


async def check_table(tables: AllTables, guest: User, wish: NewTable, form: Variant) -> None:
    """A new rated table; refused with the field that makes no sense."""
    if not is_ours(form.rulebook):
        raise wrong("rules", "a custom game is not rated")
    if form.rulebook.chosen:
        raise wrong("options", "a rated game is played by the book's rules")
    for seat, one in enumerate(wish.seats):
        if one.kind == "here":
            raise wrong(f"seats[{seat}].kind", "a rated game is played on one device by each")
    if sum(one.kind != "bot" for one in wish.seats) < LEAST:
        raise wrong("seats", f"a rated game needs {LEAST} people")
    if any(one.kind == "me" for one in wish.seats):
        await check_free(tables, guest)


async def check_player(tables: AllTables, guest: User, log: TableLog) -> None:
    """A person who takes a seat."""
    if log.held_by(guest.id):
        raise Refusal("seat_taken", "in a rated game everybody has one seat")
    await check_free(tables, guest)


async def check_change(tables: AllTables, guest: User, log: TableLog, wish: ChangeSeat) -> None:
    """The host changes a seat."""
    if wish.kind == "here":
        raise wrong("kind", "a rated game is played on one device by each")
    if wish.kind == "me" and set(log.held_by(guest.id)) - {wish.seat}:
        raise Refusal("seat_taken", "in a rated game everybody has one seat")
    if wish.kind == "me":
        await check_free(tables, guest)
    others = [place for seat, place in enumerate(log.places) if seat != wish.seat]
    if wish.kind == "bot" and sum(place.kind != "bot" for place in others) < LEAST:
        raise wrong("kind", f"a rated game needs {LEAST} people")


def check_start(log: TableLog) -> None:
    """The host begins, with bots in the free seats."""
    if sum(place.guest is not None for place in log.places) < LEAST:
        raise Refusal("not_started", f"a rated game needs {LEAST} people")


async def check_free(tables: AllTables, guest: User) -> None:
    """A user who wants to play a rated game now."""
    if guest.kind != "person":
        raise Refusal("not_lasting", "programs do not play rated games")
    if not await is_lasting(tables.services.storage, guest.id):
        raise Refusal("not_lasting", "a rated game needs a recovery code or a passkey")
    c, now = schema.leavers.c, tables.services.now()
    rows = await tables.services.storage.rows(select(c.at).where(c.guest == guest.id))
    recent = [row.at for row in rows if row.at > now - REMEMBERED]
    wait = max(recent, default=0) + wait_after(len(recent)) - now
    if wait > 0:
        detail = "who has left a rated game waits before the next one"
        raise Refusal("left_rated", detail, retry=wait)


def wait_after(count: int) -> int:
    """Milliseconds until the next rated game, by the number of games left within a month."""
    return min(_LONGEST, _FIRST * 4 ** min(count - 1, 10)) if count else 0


def leaves(storage: Storage, guest: str, log: TableLog, now: int) -> tuple[Executable, ...]:
    """What is stored when a player leaves a running game."""
    if not (log.created.rated and log.phase == "playing"):
        return ()
    row = {"guest": guest, "table_id": log.id, "at": now}
    return (storage.upsert(schema.leavers, row),)


def noted(log: TableLog) -> dict[str, Any]:
    """What only the log knows of a rated game: who sat down, and who was gone at the end.

    Who left is gone, and so is a player for whom a bot ends the game. A game that was abandoned
    because nobody went on was left by those alone who said so.
    """
    if not log.created.rated:
        return {}
    assert log.game_log is not None
    over = bool(log.game_log.winners)
    guests = log.players
    away = [over and level is not None for level in log.playing]
    left = [log.has_left(seat) or away[seat] for seat in range(len(guests))]
    return {
        "rated": {
            "guests": guests,
            "left": [s for s, gone in enumerate(left) if gone and guests[s] is not None],
        }
    }


def rated_game(game: dict[str, Any], evidence: dict[str, Any] | None) -> RatedGame | None:
    """A finished game as evidence, from its stored row; None if it was not rated.

    `evidence`: what its review found, once it is there.
    """
    if "rated" not in game:
        return None
    rated, winners = game["rated"], game["tally"]["winners"]
    left = tuple(rated["left"])
    seats = []
    for seat, one in enumerate(game["seats"]):
        guest = rated["guests"][seat]
        player = guest if guest is not None else f"{BOT}{one['level']}"
        reviewed = evidence is not None and guest is not None and seat not in evidence["shared"]
        lost, decisions = evidence["seats"][seat] if evidence and reviewed else (None, 0)
        seats.append(RatedSeat(player, one["team"], lost, decisions))
    return RatedGame(
        id=game["id"],
        day=game["ended_at"] // _DAY,
        format=f"{game['rules']}/{game['players']}/{game['teams']}",
        seats=tuple(seats),
        won=game["seats"][winners[0]]["team"] if winners else None,
        luck=tuple(evidence["luck"]) if evidence else None,
        left=left,
    )
