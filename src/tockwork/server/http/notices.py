"""Calls about notices: which devices get them, and the secret address of my feeds."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from tockwork.locale import LANGUAGES, words
from tockwork.server.http.identity import CurrentUser, Known, Myself, TheTables, device_hash
from tockwork.server.notices import encryption, endpoint, feeds, subscriptions
from tockwork.server.notices.sender import game_name
from tockwork.server.notices.subscriptions import Device
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.turns import waited_for
from tockwork.server.wire.bodies.notices import (
    FeedAddress,
    NoticeSettings,
    Subscribe,
    Unsubscribe,
)

router = APIRouter(prefix="/api")


def site_of(request: Request, tables: AllTables) -> str:
    """The address by which the caller knows this server."""
    public = tables.services.settings.public_url
    return public or f"{request.url.scheme}://{request.url.netloc}"


async def _settings(request: Request, tables: AllTables, guest: str | None) -> NoticeSettings:
    key, storage, c = tables.notices.public_key, tables.services.storage, schema.push.c
    if key is None or guest is None:
        return NoticeSettings(key=key, here=False, feed=False)
    here = select(c.id).where(c.guest == guest, c.device == device_hash(request))
    return NoticeSettings(
        key=key,
        here=bool(await storage.rows(here)),
        feed=await subscriptions.has_feed(storage, guest),
    )


@router.get("/notices", tags=["notices"])
async def notice_settings(request: Request, tables: TheTables, guest: Known) -> NoticeSettings:
    """Whether this server sends notices, and what I have asked for."""
    return await _settings(request, tables, None if guest is None else guest.id)


@router.post("/notices", tags=["notices"])
async def subscribe(
    request: Request, tables: TheTables, guest: CurrentUser, body: Subscribe
) -> NoticeSettings:
    """This device gets notices of my turns in games over days; sent again at every visit."""
    if tables.notices.public_key is None:
        raise Refusal("no_notices", "this server sends no notices")
    try:
        endpoint.parts_of(body.endpoint, loopback=tables.services.settings.loopback_push)
        encryption.check_keys(body.p256dh, body.auth)
    except endpoint.BadEndpoint as bad:
        raise wrong("endpoint", str(bad)) from None
    except encryption.BadKey as bad:
        raise wrong("p256dh", str(bad)) from None
    device = Device(body.endpoint, body.p256dh, body.auth, body.language, site_of(request, tables))
    services, secret = tables.services, device_hash(request)
    if secret is None:  # a new user, of whom this is the only device
        secret = (await tables.guests.devices(guest.id))[0].secret_hash
    await subscriptions.subscribe(services.storage, guest.id, secret, device, services.now())
    found = await _settings(request, tables, guest.id)
    return found.model_copy(update={"here": True})


@router.post("/notices/remove", tags=["notices"])
async def unsubscribe(
    request: Request, tables: TheTables, guest: Myself, body: Unsubscribe
) -> NoticeSettings:
    """This device gets no more notices."""
    await subscriptions.unsubscribe(tables.services.storage, guest.id, body.endpoint)
    return await _settings(request, tables, guest.id)


@router.post("/feed", tags=["notices"])
async def new_feed(tables: TheTables, guest: CurrentUser) -> FeedAddress:
    """A new secret address of my feeds; the one before is void."""
    services = tables.services
    return FeedAddress(
        secret=await subscriptions.new_feed(services.storage, guest.id, services.now())
    )


@router.post("/feed/remove", tags=["notices"])
async def remove_feed(request: Request, tables: TheTables, guest: Myself) -> NoticeSettings:
    """My feeds are gone."""
    await subscriptions.remove_feed(tables.services.storage, guest.id)
    return await _settings(request, tables, guest.id)


@router.get("/feeds/{secret}/games.ics", tags=["notices"], response_class=Response)
async def calendar(request: Request, tables: TheTables, secret: str, lang: str = "en") -> Response:
    """A calendar with the ends of my time in the games that wait for me."""
    name, games = await _waiting(request, tables, secret, lang)
    text = feeds.calendar(name, games, tables.services.now())
    return Response(text, media_type="text/calendar; charset=utf-8", headers=_PRIVATE)


@router.get("/feeds/{secret}/games.atom", tags=["notices"], response_class=Response)
async def atom(request: Request, tables: TheTables, secret: str, lang: str = "en") -> Response:
    """The games that wait for me, as a feed."""
    name, games = await _waiting(request, tables, secret, lang)
    site = site_of(request, tables)
    text = feeds.atom(name, f"{site}/", f"{site}{request.url.path}", games, tables.services.now())
    return Response(text, media_type="application/atom+xml; charset=utf-8", headers=_PRIVATE)


_PRIVATE = {"Cache-Control": "private, max-age=300", "Referrer-Policy": "no-referrer"}


async def _waiting(
    request: Request, tables: AllTables, secret: str, lang: str
) -> tuple[str, list[feeds.Waiting]]:
    guest = await subscriptions.owner_of_feed(tables.services.storage, secret)
    if guest is None:
        raise Refusal("no_such_page", "no feed has this address")
    said, site = words(lang if lang in LANGUAGES else "en"), site_of(request, tables)
    found = []
    for table in await tables.tables_of(guest):
        log, held = table.log, table.log.held_by(guest)
        if log.phase == "playing" and any(seat in held for seat in waited_for(log)):
            found.append(
                feeds.Waiting(
                    table=log.id,
                    title=said.say("notice-turn", game=game_name(said, log)),
                    link=f"{site}/table/{log.id}",
                    since=log.at(log.number),
                    due_at=tables.services.due_at(log),
                )
            )
    return said.say("notice-feed"), found
