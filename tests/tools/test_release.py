"""What a release needs, as far as it can be known without the service that makes it."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_workflows_run_what_there_is() -> None:
    assert len(WORKFLOWS) == 2
    assert list(script("release_check").wrong_workflows()) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("@3d3c42e5aac5ba805825da76410c181273ba90b1", "@v7", "pinned"),
        ("run: make dist", "run: make dust", "make dust"),
        ("tools/release_check.py", "tools/nothing.py", "tools/nothing.py"),
        ("name: npm\n          path: dist/t", "name: js\n          path: dist/t", "npm"),
    ],
)  # fmt: skip
def test_a_wrong_workflow_is_found(before: str, after: str, said: str, tmp_path, monkeypatch):
    check = script("release_check")
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert before in text
    (tmp_path / "release.yml").write_text(text.replace(before, after), "utf-8")
    monkeypatch.setattr(check, "WORKFLOWS", tmp_path)
    assert any(said in line for line in check.wrong_workflows())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_do_no_more_than_it_must(path: Path) -> None:
    flow = yaml.safe_load(path.read_text("utf-8"))
    assert flow["permissions"] == {"contents": "read"}
    may_write = {
        name: {scope for scope, may in job.get("permissions", {}).items() if may == "write"}
        for name, job in flow["jobs"].items()
    }
    publishing = {"attest", "pypi", "npm", "image", "docs", "announce"}
    assert {name for name, scopes in may_write.items() if scopes} <= publishing
    for name, job in flow["jobs"].items():
        needs = job.get("needs", [])
        needs = [needs] if isinstance(needs, str) else needs
        assert set(needs) <= set(flow["jobs"])
        # What writes comes after the tests, and for a tag alone.
        if may_write[name]:
            assert name == "attest" or set(needs) & publishing
    if path.name == "release.yml":
        assert flow["jobs"]["attest"]["if"] == "github.ref_type == 'tag'"
        assert "tests" in flow["jobs"]["attest"]["needs"]
        assert not re.search(r"secrets\.", path.read_text("utf-8"))


def test_another_tag_or_a_missing_date_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    check = script("release_check")
    version = check.project()["version"]
    assert not [line for line in check.missing(f"v{version}") if "tag" in line]
    assert [line for line in check.missing("v9.9.9") if "the tag is v9.9.9" in line]
    notes = subprocess.run(
        [sys.executable, ROOT / "tools" / "release_check.py", "--notes"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "### Play" in notes
    assert "\n## " not in notes


def test_forms_for_issues_can_be_filled_in() -> None:
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
    assert len(forms) == 3
    for path in forms:
        form = yaml.safe_load(path.read_text("utf-8"))
        assert {"name", "description", "body"} <= set(form)
        ids = [field["id"] for field in form["body"]]
        assert len(ids) == len(set(ids))
        assert all(field["type"] in ("input", "textarea") for field in form["body"])
        assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_the_bill_of_materials_lists_what_is_inside(tmp_path: Path) -> None:
    out = tmp_path / "bill.json"
    found = importlib.util.find_spec("nanobind")
    assert found is not None
    folder = Path(str(found.origin)).parent
    command = [sys.executable, str(ROOT / "tools" / "sbom.py"), str(folder), str(out)]
    subprocess.run(command, check=True)
    bill = json.loads(out.read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert bill["metadata"]["component"]["version"] == project["version"]
    inside = {part["name"]: part for part in bill["components"]}
    assert inside["nanobind"]["version"] == version("nanobind")
    assert {"tessil/robin-map", "svelte", "@fluent/bundle", "lean-qr"} <= set(inside)
    assert "vite" not in inside
    refs = [part["bom-ref"] for part in bill["components"]]
    assert sorted(bill["dependencies"][0]["dependsOn"]) == sorted(set(refs))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert inside["svelte"]["version"] == lock["node_modules/svelte"]["version"]
    first = out.read_bytes()
    subprocess.run(command, check=True)
    assert out.read_bytes() == first
