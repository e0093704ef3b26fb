"""benchmarks/strength.py says how far it is, and goes on where it was stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


def strength(folder, *options):
    command = [sys.executable, str(SCRIPT), "--bots", "greedy,random", "--rules", "toc"]
    kept = ["--jobs", "1", "--json", str(folder / "found.json"), "--save", str(folder / "deals")]
    return subprocess.Popen(
        [*command, *kept, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # in a job that was put into the background SIGINT is ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def found(folder):
    return json.loads((folder / "found.json").read_text())[0]


def deals(folder):
    path = folder / "deals" / "toc-4-pairs-4.jsonl"
    return len(path.read_text().splitlines()) - 1 if path.exists() else 0


def test_an_interrupted_match_tells_what_it_has_and_goes_on(tmp_path):
    begun = strength(tmp_path, "--games", "1000000")
    while deals(tmp_path) < 20:
        assert begun.poll() is None
        time.sleep(0.01)
    begun.send_signal(signal.SIGINT)
    out, err = begun.communicate(timeout=300)
    assert begun.returncode == 130, err
    assert "| toc | 4 | pairs |" in out
    assert f"resumes from {tmp_path / 'deals'}" in err
    done = deals(tmp_path)
    assert found(tmp_path)["complete"] is False
    assert found(tmp_path)["deals"] in (done, done - 1)  # it may stop right after a deal is saved

    again = strength(tmp_path, "--games", str(2 * done + 10))
    out, err = again.communicate(timeout=300)
    assert again.returncode == 0, err
    assert deals(tmp_path) == done + 5
    assert found(tmp_path)["complete"] is True
    assert f"| toc | 4 | pairs | {2 * done + 10} |" in out


def test_the_score_so_far_is_told():
    """On a terminal, where the line is written again and again."""
    ours, theirs = os.openpty()
    command = [sys.executable, str(SCRIPT), "--rules", "toc", "--games", "400", "--jobs", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs) as process:
        os.close(theirs)
        said = ""
        while "of 200 deals" not in said:
            said += os.read(ours, 4096).decode(errors="replace")
        process.wait(timeout=300)
    os.close(ours)
    assert "toc: greedy 100.0 %  [" in said


def test_deals_of_another_match_are_refused(tmp_path):
    assert strength(tmp_path, "--games", "2").wait(timeout=300) == 0
    other = strength(tmp_path, "--games", "2", "--seed", "5")
    _, err = other.communicate(timeout=300)
    assert other.returncode == 1
    assert "strength: " in err
    assert "holds another match (seed: 0 there, 5 here)" in err
