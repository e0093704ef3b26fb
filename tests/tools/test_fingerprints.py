"""This build plays and evaluates as every other one; a difference is found."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "fingerprints.py"


def test_this_build_does_what_every_other_one_does() -> None:
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "15 games as everywhere" in done.stdout


def test_a_difference_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("fingerprints", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    known = json.loads(script.FILE.read_text("utf-8"))
    monkeypatch.setattr(script, "FILE", tmp_path / "other.json")
    script.FILE.write_text(json.dumps(known | {"toc": "0" * 16}), "utf-8")
    monkeypatch.setattr(sys, "argv", ["fingerprints.py"])
    with pytest.raises(SystemExit, match=r"different in toc \(meant"):
        script.main()
