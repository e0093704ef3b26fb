"""Passkeys of users: public keys alone, found by the hash of their ids. They need `webauthn`."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import secrets
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sqlalchemy import delete, func, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, Missing, NewRow, Required, Storage
from tockwork.server.store.users import User, held

_P, _C = schema.passkeys.c, schema.challenges.c
_PATIENCE = 300_000  # milliseconds a user may take to sign a challenge
MOST_PASSKEYS = 10
_NO_ROOM = "room for passkeys"


class PasskeyError(Exception):
    """The response does not fit a passkey."""


class Passkeys:
    """Makes and checks them. `site`: the name of the host, and its whole origin."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now

    @staticmethod
    def there() -> bool:
        """Whether this server can have them."""
        return find_spec("webauthn") is not None

    async def count(self, guest: str) -> int:
        query = select(func.count()).select_from(schema.passkeys).where(_P.guest == guest)
        return int((await self._storage.rows(query))[0][0])

    # making one ----------------------------------------------------------------------------------

    async def begin_making(self, guest: User, site: tuple[str, str]) -> dict[str, Any]:
        """The browser's options: a key that it can offer without a user name."""
        webauthn = await _library()
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
        )

        options = webauthn.generate_registration_options(
            rp_id=site[0],
            rp_name="Tockwork",
            user_id=hashlib.sha256(f"tockwork passkey {guest.id}".encode()).digest()[:16],
            user_name=guest.name or "Tockwork",
            exclude_credentials=await self._known(guest.id),
            challenge=await self._challenge(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        return _plain(webauthn.options_to_json(options))

    async def _known(self, guest: str) -> list[Any]:
        """The passkeys of a user: a device with one of them makes no second one."""
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor

        rows = await self._storage.rows(
            select(_P.credential_id).where(_P.guest == guest, _P.credential_id.is_not(None))
        )
        return [
            PublicKeyCredentialDescriptor(id=base64.b64decode(row.credential_id)) for row in rows
        ]

    async def make(self, guest: User, said: dict[str, Any], site: tuple[str, str]) -> None:
        webauthn = await _library()
        challenge = await self._answered(said)
        try:
            made = webauthn.verify_registration_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site[0],
                expected_origin=site[1],
            )
        except Exception as bad:
            raise _no_passkey(bad) from None
        row = {
            "credential_hash": _hash(made.credential_id),
            "credential_id": base64.b64encode(made.credential_id).decode(),
            "guest": guest.id,
            "public_key": base64.b64encode(made.credential_public_key).decode(),
            "sign_count": made.sign_count,
            "since": self._now(),
        }
        # The user is locked, so that of several made at once the last ones are counted too.
        all_of_them = select(func.count()).select_from(schema.passkeys).where(_P.guest == guest.id)
        count = all_of_them.scalar_subquery()
        room = Required(select(count).where(count <= MOST_PASSKEYS), _NO_ROOM)
        try:
            await self._storage.write(held(guest.id), NewRow(schema.passkeys, row), room)
        except Conflict:
            raise PasskeyError("this passkey is known already") from None
        except Missing as bad:
            if str(bad) != _NO_ROOM:
                raise
            raise PasskeyError(f"at most {MOST_PASSKEYS} passkeys") from None

    # using one -----------------------------------------------------------------------------------

    async def begin_using(self, site: tuple[str, str]) -> dict[str, Any]:
        webauthn = await _library()
        options = webauthn.generate_authentication_options(
            rp_id=site[0], challenge=await self._challenge()
        )
        return _plain(webauthn.options_to_json(options))

    async def use(self, said: dict[str, Any], site: tuple[str, str]) -> User:
        """The user of a passkey."""
        webauthn = await _library()
        challenge = await self._answered(said)
        try:
            raw = webauthn.base64url_to_bytes(str(said.get("rawId", "")))
        except ValueError:
            raise PasskeyError("rawId: not base64url") from None
        g, known = schema.guests.c, _hash(raw)
        rows = await self._storage.rows(
            select(g.id, g.kind, g.name, _P.public_key, _P.sign_count).where(
                _P.credential_hash == known, _P.guest == g.id
            )
        )
        if not rows:
            raise PasskeyError("nobody here has this passkey")
        try:
            used = webauthn.verify_authentication_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site[0],
                expected_origin=site[1],
                credential_public_key=base64.b64decode(rows[0].public_key),
                credential_current_sign_count=rows[0].sign_count,
            )
        except Exception as bad:
            raise _no_passkey(bad) from None
        await self._storage.write(
            update(schema.passkeys)
            .where(_P.credential_hash == known)
            .values(sign_count=used.new_sign_count, credential_id=base64.b64encode(raw).decode())
        )
        return User(rows[0].id, rows[0].kind, rows[0].name)

    async def remove_all(self, guest: str) -> None:
        await self._storage.write(delete(schema.passkeys).where(_P.guest == guest))

    # challenges ----------------------------------------------------------------------------------

    async def _challenge(self) -> bytes:
        """A challenge; it works once, and not for long."""
        challenge, now = secrets.token_bytes(32), self._now()
        row = {"challenge_hash": _hash(challenge), "expires_at": now + _PATIENCE}
        await self._storage.write(
            delete(schema.challenges).where(_C.expires_at < now), NewRow(schema.challenges, row)
        )
        return challenge

    async def _answered(self, said: dict[str, Any]) -> bytes:
        """The signed challenge, if it is one of ours; it is used up from now on, also for
        the same response at the same time."""
        webauthn = await _library()
        try:
            data = webauthn.base64url_to_bytes(str(said["response"]["clientDataJSON"]))
            challenge: bytes = webauthn.base64url_to_bytes(str(json.loads(data)["challenge"]))
        except (KeyError, TypeError, ValueError, RecursionError):
            raise PasskeyError("response.clientDataJSON: is not that of a passkey") from None
        here = (_C.challenge_hash == _hash(challenge), _C.expires_at >= self._now())
        used = Required(delete(schema.challenges).where(*here), "challenge")
        try:
            await self._storage.write(used)
        except Missing:
            raise PasskeyError("the challenge is not known here, used up or too old") from None
        return challenge


async def _library() -> Any:
    """Loaded when it is first needed, which takes a tenth of a second: not on the loop."""
    return await asyncio.to_thread(import_module, "webauthn")


def _no_passkey(why: Exception) -> PasskeyError:
    """The library raises its own error, or stumbles over what no browser would send."""
    said = type(why).__module__.startswith("webauthn")
    return PasskeyError(str(why) if said else f"is not that of a passkey: {type(why).__name__}")


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options


def _hash(some: bytes) -> str:
    return hashlib.sha256(some).hexdigest()
