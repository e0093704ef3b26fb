"""A passkey brings somebody back on a browser that knows nothing; Chromium plays the device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving

pytest.importorskip("webauthn")


def with_authenticator(page: Page) -> tuple[Any, str]:
    """A device that keeps passkeys and says yes."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return cdp, made["authenticatorId"]


def test_a_passkey_brings_name_and_devices_back(person: NewPerson, server: Serving) -> None:
    url = server.url.replace("127.0.0.1", "localhost")
    page = person(url)
    keeper, authenticator = with_authenticator(page)
    page.goto("/settings")
    page.get_by_test_id("settings-name").fill("Anna")
    page.goto("/games")
    page.get_by_test_id("passkey-make").click()
    expect(page.get_by_test_id("lasting-said")).to_have_text("Passkey created.")
    expect(page.get_by_test_id("passkey-count")).to_have_text("One passkey")
    (kept,) = keeper.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ]
    assert kept["userName"] == "Anna"
    # The device has one already, and makes no second that would only take its place.
    page.get_by_test_id("passkey-make").click()
    expect(page.get_by_role("alert")).to_contain_text("already has a passkey")
    expect(page.get_by_test_id("passkey-count")).to_have_text("One passkey")

    phone = person(url, phone=True)
    other, there = with_authenticator(phone)
    phone.goto("/games")
    # Without one nothing happens, and that is said.
    phone.get_by_test_id("passkey-use").click()
    expect(phone.get_by_role("alert")).to_contain_text("That didn’t work")
    # A password manager has brought the key there.
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": kept})
    phone.get_by_test_id("passkey-use").click()
    expect(phone.get_by_test_id("lasting-said")).to_contain_text("Anna")
    expect(phone.get_by_test_id("devices").get_by_role("listitem")).to_have_count(2)
    phone.goto("/settings")
    expect(phone.get_by_test_id("settings-name")).to_have_value("Anna")
    phone.goto("/games")
    phone.get_by_test_id("passkey-remove").click()
    expect(phone.get_by_test_id("passkey-count")).to_have_count(0)
