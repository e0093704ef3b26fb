"""A push service of our own, with devices behind it, that behaves as badly as real ones may."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tockwork.server.notices.encryption import encode

CURVE = ec.SECP256R1()


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """As a browser does it: RFC 8291 upon RFC 8188, one record."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, text = body[21 : 21 + length], body[21 + length :]
    assert len(text) <= size
    mine = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    secret = derived(auth, key.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + mine + sender, 32)
    content_key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(content_key).decrypt(nonce, text, None)
    assert plain.endswith(b"\2")
    return plain[:-1]


@dataclass
class Message:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """A device: its keys, and the notifications it shows, by tag."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    shown: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def subscription(self) -> dict[str, str]:
        public = self.key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encode(point), "auth": encode(self.auth),
                "language": "en"}  # fmt: skip

    def read(self, message: Message) -> dict[str, Any]:
        said = json.loads(decrypt(message.body, self.key, self.auth))
        assert said["web_push"] == 8030
        return dict(said["notification"])

    def receive(self, message: Message) -> None:
        said = self.read(message)
        self.shown[said["tag"]] = said


class PushService:
    """`with PushService() as service:`. The path of an endpoint says how it behaves: `/ok/…`,
    `/404/…`, `/410/…`, `/503/…`, `/301/…` and `/slow/…`."""

    def __init__(self) -> None:
        self.taken: list[Message] = []
        self.asked: list[str] = []
        self.slow = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.asked.append(self.path)
                kind = self.path.split("/")[1]
                if kind == "slow":
                    service.slow.wait(60)
                if kind.isdecimal():
                    self.send_response(int(kind))
                    if kind == "301":
                        self.send_header("Location", f"{service.url}/ok/elsewhere")
                else:
                    service.taken.append(Message(self.path, dict(self.headers), body))
                    self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> PushService:
        self._thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.slow.set()
        self.server.shutdown()
        self.server.server_close()

    def browser(self, kind: str = "ok") -> Browser:
        return Browser(f"{self.url}/{kind}/{encode(os.urandom(9))}")

    def waiting(self, browser: Browser, seconds_later: float = 0) -> list[Message]:
        """What a device that was away for a while is given: by RFC 8030 nothing that has outlived
        its TTL, and of one topic the last."""
        kept: dict[str, Message] = {}
        for message in self.taken:
            if browser.endpoint.endswith(message.path):
                kept[message.headers["Topic"]] = message
        return [m for m in kept.values() if int(m.headers["TTL"]) > seconds_later]
