"""An audit that could not be done does not look like one that found nothing."""

from __future__ import annotations

import json

from tools.audit import npm_flaws, python_flaws, report

CLEAN = {"name": "fastapi", "version": "1.0", "vulns": []}
FLAWED = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"]}]}
SKIPPED = {"name": "absl-py", "skip_reason": "Dependency not found on PyPI"}
GOOD_NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"prod": 7}}}
FLAW = {"url": "https://github.com/advisories/GHSA-1", "title": "bad"}
BAD_NPM = GOOD_NPM | {"vulnerabilities": {"svelte": {"via": ["vite", FLAW]}}}
REFUSED = {"message": "405 Method Not Allowed - POST https://registry/advisories/bulk"}


def audited(python: object, npm: object, **evaluated: str) -> tuple[str, int]:
    looks = [python_flaws(json.dumps(python), "boom"), npm_flaws(json.dumps(npm), "")]
    lines, code = report(looks, {name.replace("_", "-"): why for name, why in evaluated.items()})
    return "\n".join(lines), code


def test_an_audit_says_what_it_saw() -> None:
    said, code = audited({"dependencies": [CLEAN]}, GOOD_NPM)
    assert code == 0
    assert "no known flaw in 1 packages" in said
    assert "no known flaw in 7 packages" in said
    said, code = audited({"dependencies": [CLEAN, FLAWED]}, BAD_NPM)
    assert code == 1
    assert "h11 0.1: PYSEC-1: mended in 0.2" in said
    assert "svelte: GHSA-1: bad" in said
    said, code = audited({"dependencies": [FLAWED]}, GOOD_NPM, PYSEC_1="never parsed here")
    assert code == 0
    assert "judged: never parsed here" in said


def test_advisories_that_cannot_be_had_are_no_good_news() -> None:
    said, code = audited({"dependencies": [CLEAN, SKIPPED]}, REFUSED)
    assert code == 2
    assert said.splitlines()[-1] == (
        "NOT AUDITED, advisories could not be had: pip-audit: none for 1 of 2 packages"
        " (Dependency not found on PyPI); npm audit: 405 Method Not Allowed - POST"
        " https://registry/advisories/bulk"
    )
    assert report([python_flaws("", "Traceback\nboom\n"), npm_flaws("no", "x")], {})[1] == 2
    assert "no known flaw" not in said
