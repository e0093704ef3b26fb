"""Users: the name, the devices, recovery, programs that play."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import StringConstraints

from tockwork.server.wire.bodies.tables import TableCard
from tockwork.server.wire.shapes import Frozen, Name


class MyName(Frozen):
    """None: no longer called anything."""

    name: Name | None


class Me(Frozen):
    """`gone`: this browser had a user until it was removed, or the user deleted."""

    name: str | None
    gone: bool
    tables: tuple[TableCard, ...]


class NewProgram(Frozen):
    name: Name


class Program(Frozen):
    """The token is sent once and stored only as a hash."""

    token: str
    name: str


class RemoveDevice(Frozen):
    device: Annotated[str, StringConstraints(max_length=40)]


class Device(Frozen):
    """`here`: the one that asks; `in_use`: seen within the last two minutes."""

    id: str
    name: str | None
    since: int
    seen_at: int
    in_use: bool
    here: bool


class Devices(Frozen):
    """`passkeys`: how many there are; null where this server cannot have any. `gone`: as in Me."""

    devices: tuple[Device, ...]
    code_made_at: int | None
    passkeys: int | None
    gone: bool


class Recover(Frozen):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=4, max_length=80)]


class RecoveryCode(Frozen):
    """Sent once and stored only as a hash."""

    code: str


class Welcome(Frozen):
    name: str | None


class PasskeyAnswer(Frozen):
    """The result of `navigator.credentials`, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class PasskeyOptions(Frozen):
    """The options for `navigator.credentials`, as WebAuthn writes them in JSON."""

    options: dict[str, Any]
