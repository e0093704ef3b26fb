"""A tiny run on any machine: it learns enough to beat chance, can go on, and its weights play."""

import copy
import json
import statistics
from types import SimpleNamespace

import pytest
import torch

from tockwork import TockworkError, _kernel, rulebook
from tockwork.arena import Match, play_tasks, report
from tockwork.bots.safetensors import Array, read, write
from tockwork.learn import progress
from tockwork.learn import train as training
from tockwork.learn.__main__ import main
from tockwork.learn.checkpoint import as_tensor, export, load, restore
from tockwork.learn.forms import all_forms
from tockwork.learn.games import Memory, Samples
from tockwork.learn.model import Net
from tockwork.learn.step import LearningStep

from .weights import write_weights

TINY = "--games 128 --threads 1 --batch 512 --memory 60000 --widths 32,16,8 --every 2 --device cpu"


TURN = 0.06  # seconds


@pytest.fixture(scope="module", autouse=True)
def seconds_by_the_turn():
    """Every turn takes as long as the other: on any machine, busy or not, a run learns the same."""
    now, turn = [0.0], training.Run.turn

    def counted(run, games):
        now[0] += TURN
        turn(run, games)

    with pytest.MonkeyPatch.context() as patch:
        clock = SimpleNamespace(perf_counter=lambda: now[0])
        patch.setattr(training, "time", clock)
        patch.setattr(progress, "time", clock)
        patch.setattr(training.Run, "turn", counted)
        yield


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """Eighteen such seconds of DOG Kids for two, then two more from the checkpoint."""
    folder = tmp_path_factory.mktemp("run")
    train = f"train --out {folder} --forms dog-kids/2 --warm 0.3 {TINY}".split()
    assert main([*train, "--minutes", "0.3", "--plan", "0.35"]) == 0
    games = json.loads((folder / "report.json").read_text())["games"]
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
    report = json.loads((folder / "report.json").read_text())
    assert games > 0
    assert report["games_before"] == games
    assert report["minutes"] == pytest.approx(0.34, abs=0.08)
    assert report["forms"]["dog-kids/2/none/4"]["games"] == report["games"]
    assert report["lines"][-1]["values_a_second"] > 0


def test_the_card_says_how_fast_it_was_when_the_network_chose(tmp_path, capsys):
    """The warm-up, where greedy players choose and games are far quicker, is left out."""
    train = f"train --out {tmp_path} --forms toc/2 --warm 0.4 {TINY} --every 0.5 --minutes 0.1"
    assert main(train.split()) == 0
    said = capsys.readouterr().out
    report = json.loads((tmp_path / "report.json").read_text())
    later = sorted(line["games_a_second"] for line in report["lines"] if not line["warm"])
    assert 0 < len(later) < len(report["lines"])
    median, lowest, highest = report["usual"]["games_a_second"]
    assert (median, lowest, highest) == (statistics.median(later), later[0], later[-1])
    assert f"after the warm-up: {median:,.0f} games/s" in said
    assert all(line["values_a_second"] > 0 for line in report["lines"] if not line["warm"])


def test_a_response_meets_nobody_but_what_it_began_with(trained, tmp_path):
    folder, _ = trained
    settings = training.TrainingSettings(
        tmp_path,
        minutes=0.15,
        forms=("dog-kids/2",),
        response=True,
        resume=folder,
        warm=0.0,
        games=128,
        threads=1,
        batch=512,
        memory=60000,
        device="cpu",
    )
    run = training.Run(settings)
    frozen, learner = ([p.clone() for p in net.parameters()] for net in (run.old, run.net))
    run.go()
    (tally,) = run.tallies()
    assert 0 < tally["games"] == tally["met_older"]
    assert all(map(torch.equal, frozen, run.old.parameters()))
    assert not all(map(torch.equal, learner, run.net.parameters()))


def test_a_response_needs_somebody_to_beat(tmp_path, capsys):
    assert main(f"train --out {tmp_path} --forms dog-kids/2 --response {TINY}".split()) == 1
    assert "response: needs a checkpoint to go on from (--resume)" in capsys.readouterr().err


@pytest.fixture(scope="module")
def two_forms(tmp_path_factory):
    """A moment of two games, most of it of one; then a moment of the other alone."""
    folder = tmp_path_factory.mktemp("two")
    both, one = folder / "both", folder / "one"
    train = f"train --forms toc/2,dog-kids/2 --warm 0.9 {TINY} --minutes 0.05 --out {both}"
    assert main([*train.split(), "--share", "toc=18,dog-kids/2=2"]) == 0
    train = f"train --forms dog-kids/2 --own-only --resume {both} {TINY} --minutes 0.1 --out {one}"
    assert main([*train.split(), "--warm", "0.9"]) == 0
    return both, one


def test_games_are_shared_out_as_told(two_forms):
    forms = json.loads((two_forms[0] / "report.json").read_text())["forms"]
    toc, kids = forms["toc/2/none/4"]["decisions"], forms["dog-kids/2/none/4"]["decisions"]
    assert 5 < toc / kids < 16


def test_only_what_a_form_has_of_its_own_is_learned(two_forms):
    before, after = (load(folder)[0] for folder in two_forms)
    assert before.keys() == after.keys()
    changed = {key for key in before if before[key] != after[key]}
    own = {f"dog-kids/2/none/4:{part}" for part in ("own", "bias1", "gain2", "weight4", "bias4")}
    assert own <= changed
    assert all(key.startswith("dog-kids/2/none/4:") for key in changed)


def test_what_was_not_learned_is_exported_all_the_same(two_forms, tmp_path):
    for n, folder in enumerate(two_forms):
        assert main(["export", str(folder), str(tmp_path / str(n))]) == 0
    before, after = ((tmp_path / n / "toc.safetensors") for n in "01")
    assert read(before)[0] == read(after)[0]
    kids = (tmp_path / "1" / "dog-kids.safetensors").read_bytes()
    assert kids != (tmp_path / "0" / "dog-kids.safetensors").read_bytes()


def test_forms_of_another_run_can_be_put_among_others(two_forms, tmp_path, capsys):
    assert main(["export", str(two_forms[0]), str(tmp_path)]) == 0
    path = tmp_path / "dog-kids.safetensors"
    before, notes = read(path)
    other = {"dog-kids/3/none/4:bias1": before["dog-kids/2/none/4:bias1"]}
    write(path, before | other, notes)
    assert main(["export", "--keep", str(two_forms[1]), str(tmp_path)]) == 0
    after = read(path)[0]
    assert after["dog-kids/3/none/4:bias1"] == other["dog-kids/3/none/4:bias1"]
    assert after["dog-kids/2/none/4:table"] != before["dog-kids/2/none/4:table"]
    write(path, before, {**notes, "widths": "[8, 8, 8]"})
    assert main(["export", "--keep", str(two_forms[1]), str(tmp_path)]) == 1
    assert "dog-kids.safetensors: its layers have other widths" in capsys.readouterr().err


def test_a_checkpoint_serves_when_rows_have_come_to_say_more(two_forms):
    """Rows are found by what they stand for; what is new counts nothing at first."""
    arrays, widths, _ = load(two_forms[0])
    form = all_forms(["toc/2"])[0]
    own, ids = f"{form.name}:own", f"{form.name}:ids"
    whole = Net([form], widths)
    restore(whole, arrays)
    size = len(arrays[own].data) // len(whole.own)
    fewer = dict(arrays)
    fewer[own] = Array("F16", (len(whole.own) - 5, widths[0]), arrays[own].data[5 * size :])
    fewer[ids] = Array("I32", (len(whole.own) - 5,), arrays[ids].data[5 * 4 :])
    net = Net([form], widths)
    restore(net, fewer)
    assert not net.own[:5].any()
    assert torch.equal(net.own[5:], whole.own[5:])
    del fewer[ids]
    with pytest.raises(TockworkError, match=r"toc/2/none/4: the checkpoint was made for rows of"):
        restore(Net([form], widths), fewer)


def test_weights_serve_where_no_checkpoint_was_kept(two_forms, tmp_path):
    """The later layers come back as shared ones with factors, to what half numbers can tell."""
    assert main(["export", str(two_forms[0]), str(tmp_path / "weights")]) == 0
    arrays, widths, _ = load(tmp_path / "weights")
    net = Net(all_forms(["toc/2", "dog-kids/2"]), widths)
    restore(net, arrays)
    export(net, tmp_path / "again", {})
    for book in ("toc", "dog-kids"):
        before, after = (
            read(tmp_path / f / f"{book}.safetensors")[0] for f in ("weights", "again")
        )
        assert before.keys() == after.keys()
        for key in before:
            one, other = as_tensor(before[key]).float(), as_tensor(after[key]).float()
            assert torch.allclose(one, other, rtol=0.01, atol=0.002), key


def test_going_on_from_weights_keeps_the_layers_of_the_form(tmp_path):
    """Games that learned apart have later layers of their own, not those of the first file."""
    write_weights(tmp_path, [rulebook("dog-kids").table(2), rulebook("toc").table(2)])
    arrays, widths, _ = load(tmp_path, ["toc/2/none/4"])
    assert [key for key in arrays if key.endswith(":own")] == ["toc/2/none/4:own"]
    net = Net(all_forms(["toc/2"]), widths)
    restore(net, arrays)
    there = read(tmp_path / "toc.safetensors")[0]
    for part in ("weight2", "weight3"):
        assert torch.equal(getattr(net, part).half(), as_tensor(there[f"toc/2/none/4:{part}"]))


def test_shares_and_checkpoints_that_are_none_are_refused(tmp_path, capsys):
    train = ["train", "--out", str(tmp_path), "--forms", "toc/2"]
    assert main([*train, "--share", "dog=3"]) == 1
    assert "share: no form begins with dog (there are: toc/2/none/4)" in capsys.readouterr().err
    assert main([*train, "--share", "toc=0"]) == 1
    assert "share: must be more than 0, not toc=0" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*train, "--share", "toc"])
    assert "should be like dog/4=10,dog-royal/4=20, not toc" in capsys.readouterr().err
    assert main([*train, "--own-only"]) == 1
    assert "own-only: needs a checkpoint to go on from" in capsys.readouterr().err


def test_nonsense_is_refused(tmp_path, capsys):
    assert main(["train", "--out", str(tmp_path), "--forms", "chess"]) == 1
    assert "none begins with chess" in capsys.readouterr().err
    assert main(["export", str(tmp_path), str(tmp_path)]) == 1
    assert "holds no checkpoint" in capsys.readouterr().err
    with pytest.raises(TockworkError):
        rulebook("chess")


def test_samples_are_drawn_from_what_is_there():
    memory = Memory(100, torch.device("cpu"))
    row = torch.ones(1, _kernel.ROW_BYTES, dtype=torch.uint8)
    for n in range(1, 8):
        memory.add(Samples(row, row[:, 0], torch.tensor([float(n)]), torch.tensor([0.0])))
        assert set(memory.draw(1000).targets.tolist()) == set(range(1, n + 1))


def test_the_mean_follows_what_is_learned():
    """At first closely, later as the mean of the last five hundred."""
    torch.manual_seed(1)
    net = Net(all_forms(["dog-kids/2"]), (16, 8, 8))
    mean = copy.deepcopy(net).requires_grad_(False)
    memory = Memory(64, torch.device("cpu"))
    row = torch.zeros(64, _kernel.ROW_BYTES, dtype=torch.uint8)
    memory.add(Samples(row, row[:, 0], torch.ones(64), torch.ones(64)))
    step = LearningStep(net, mean, memory, 32)
    step(0.01)
    first = float(step.loss)
    assert torch.equal(mean.bias4, net.bias4)
    before = mean.bias4.clone()
    step.steps = 10**6
    step(0.01)
    assert torch.allclose(mean.bias4 - before, (net.bias4 - before) / 500, rtol=1e-3)
    assert 0 < first - float(step.loss) < 0.1 * first
