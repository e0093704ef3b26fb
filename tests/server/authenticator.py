"""A device that keeps passkeys: what a browser and its authenticator would answer."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _KEY_FOLLOWS = 0x01, 0x04, 0x40


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Passkey:
    """One key, for one name of a host; `origin` is where the browser says the page comes from."""

    def __init__(self, name: str, origin: str) -> None:
        self.name = name
        self.origin = origin
        self._id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self._id)) + self._id + key
        data = self._data(_PRESENT | _VERIFIED | _KEY_FOLLOWS) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._answer(clientDataJSON=client, attestationObject=statement)

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        client, data = self._client("webauthn.get", options), self._data(_PRESENT | _VERIFIED)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + bytes(4)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        said = {key: _text(value) for key, value in response.items()}
        return {
            "credential": {
                "id": _text(self._id),
                "rawId": _text(self._id),
                "type": "public-key",
                "response": said,
                "clientExtensionResults": {},
            }
        }
