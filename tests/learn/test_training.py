"""A tiny run on any machine: it learns enough to beat chance, can go on, and its weights play."""

import json
import time
from types import SimpleNamespace

import pytest

from tockwork import TockworkError, rulebook
from tockwork.arena import Match, play_tasks, report
from tockwork.learn import train as training
from tockwork.learn.__main__ import main

TINY = "--games 128 --threads 1 --batch 512 --memory 60000 --widths 32,16,8 --every 2 --device cpu"


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """Eighteen seconds of DOG Kids for two, then two more from the checkpoint.

    They are seconds of a processor: on a busy machine it learns as much, only later."""
    folder = tmp_path_factory.mktemp("run")
    train = f"train --out {folder} --forms dog-kids/2 --warm 0.3 {TINY}".split()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "time", SimpleNamespace(perf_counter=time.process_time))
        assert main([*train, "--minutes", "0.3", "--plan", "0.35"]) == 0
        games = json.loads((folder / "card.json").read_text())["games"]
        assert main([*train, "--minutes", "0.04", "--plan", "0.35", "--resume", str(folder)]) == 0
    assert main(["export", str(folder), str(folder / "weights")]) == 0
    return folder, games


def test_it_beats_chance(trained):
    folder, _ = trained
    bots = (f"network@{folder / 'weights'}", "random")
    match = Match(rulebook("dog-kids"), bots, players=2, games=400, seed=1)
    result = report(match, play_tasks(match, list(match.tasks()), jobs=1))
    assert result.standings[0].name == bots[0]
    assert result.standings[0].score.low > 0.6


def test_the_card_tells_what_was_done(trained):
    folder, games = trained
    card = json.loads((folder / "card.json").read_text())
    assert games > 0
    assert card["games_before"] == games
    assert card["minutes"] == pytest.approx(0.34, abs=0.08)
    assert card["forms"]["dog-kids/2/none/4"]["games"] == card["games"]
    assert card["lines"][-1]["values_a_second"] > 0


def test_nonsense_is_refused(tmp_path, capsys):
    assert main(["train", "--out", str(tmp_path), "--forms", "chess"]) == 1
    assert "none begins with chess" in capsys.readouterr().err
    assert main(["export", str(tmp_path), str(tmp_path)]) == 1
    assert "holds no checkpoint" in capsys.readouterr().err
    with pytest.raises(TockworkError):
        rulebook("chess")
