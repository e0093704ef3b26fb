"""Passkeys at a server: what does not fit opens nothing. The browser tests have the rest."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from tests.server.house import Guest, House

pytest.importorskip("webauthn")


def answer(challenge: str, **response: str) -> dict[str, Any]:
    told = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": "http://x"})
    said = base64.urlsafe_b64encode(told.encode()).decode().rstrip("=")
    return {
        "credential": {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": said, **response},
        }
    }


def test_a_challenge_is_good_once_and_only_if_it_is_ours(house: House, anna: Guest) -> None:
    options = anna.post("/api/passkey/begin")["options"]
    assert options.get("allowCredentials", []) == []  # nobody is asked who they are
    first = anna.post("/api/passkey", answer(options["challenge"]), 404)
    assert "nobody here has this passkey" in first["detail"]
    for challenge in (options["challenge"], "AAAA"):
        again = anna.post("/api/passkey", answer(challenge), 404)
        assert "not known here, used up or too old" in again["detail"]


def test_nonsense_is_refused_and_nothing_is_kept(house: House, anna: Guest) -> None:
    options = anna.post("/api/me/passkey/begin")["options"]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert anna.post("/api/me/passkey", {"credential": {}}, 404)["code"] == "bad_code"
    bad = answer(options["challenge"], attestationObject="AAAA")
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"
    assert anna.get("/api/me/devices")["passkeys"] == 0


def cbor(*parts: bytes) -> str:
    """An attestation that says it has more in it than it has."""
    return base64.urlsafe_b64encode(b"".join(parts)).decode().rstrip("=")


@pytest.mark.parametrize(
    "attestation",
    [
        cbor(b"\x81" * 5_000),  # lists in lists
        cbor(b"\x9b", b"\xff" * 8),  # a list of more than there is memory
        cbor(b"\xa1\x01\x02"),  # none of the names
        cbor(b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x41\x00"),
        cbor(b"\xa3\x63fmt\x01\x67attStmt\x01\x68authData\x01"),
    ],
    ids=["deep", "endless", "names", "short", "kinds"],
)
def test_what_no_browser_would_send_is_refused(anna: Guest, attestation: str) -> None:
    challenge = anna.post("/api/me/passkey/begin")["options"]["challenge"]
    told = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": anna.url})
    bad = answer(challenge, attestationObject=attestation)
    said = base64.urlsafe_b64encode(told.encode()).decode().rstrip("=")
    bad["credential"]["response"]["clientDataJSON"] = said
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"
    deep = base64.urlsafe_b64encode(b"[" * 30_000).decode()
    bad["credential"]["response"]["clientDataJSON"] = deep
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"
