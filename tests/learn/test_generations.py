"""benchmarks/generations.py plays the bots of two checkouts against each other."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def generations(*options):
    command = [sys.executable, str(ROOT / "benchmarks" / "generations.py"), "--cores", "1"]
    return subprocess.run([*command, *options], capture_output=True, text=True, timeout=300)


def test_a_checkout_plays_another_one_and_goes_on(tmp_path):
    """Here it plays itself: the kernel of another one would have to be built."""
    kept = tmp_path / "deals.jsonl"
    asked = ("--other", str(ROOT), "--rules", "toc", "--bots", "greedy,random")
    first = generations(*asked, "--games", "4", "--save", str(kept))
    assert first.returncode == 0, first.stderr
    assert "toc, 4 players, teams pairs: greedy wins 100.0 % " in first.stdout
    assert "of 4 games against random" in first.stdout
    before = kept.read_text()
    again = generations(*asked, "--games", "6", "--save", str(kept))
    assert "of 6 games" in again.stdout, again.stderr
    assert kept.read_text().startswith(before)
    assert len(kept.read_text().splitlines()) == 3


def test_what_is_no_checkout_and_no_bot_is_said(tmp_path):
    nowhere = generations("--other", str(tmp_path))
    assert nowhere.returncode == 1
    assert "src/tockwork is missing" in nowhere.stderr
    nobody = generations("--other", str(ROOT), "--bots", "greedy,deep")
    assert nobody.returncode == 1
    assert "no bot is called 'deep'" in nobody.stderr
