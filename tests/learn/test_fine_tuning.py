"""Decisions judged by rollouts, and what a network learns from them."""

import json
import threading

import pytest
import torch

from tockwork import TockworkError, _kernel
from tockwork.bots import safetensors
from tockwork.bots.weights import OURS
from tockwork.learn import fine_tuning, rollout_targets
from tockwork.learn.__main__ import main
from tockwork.learn.checkpoint import as_tensor, load, restore, save
from tockwork.learn.fine_tuning import FineTuning, losses
from tockwork.learn.forms import all_forms
from tockwork.learn.model import Net
from tockwork.learn.rollout_targets import read_all, write_targets

KIDS = ("dog-kids/2",)
KIDS_FORMS = ["dog-kids/2/none/4"]


@pytest.fixture(scope="module")
def evaluated(tmp_path_factory):
    """Two files of DOG Kids for two, judged by the network of the package."""
    folder = tmp_path_factory.mktemp("judged")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rollout_targets, "PART", 600)
        write_targets(folder, KIDS, decisions=1200, worlds=2, threads=2)
    return folder


@pytest.fixture(scope="module")
def untrained(tmp_path_factory):
    folder = tmp_path_factory.mktemp("untrained")
    torch.manual_seed(3)
    save(folder, Net(all_forms(KIDS), (32, 16, 8)), {"minutes": 0.0, "games": 0})
    return folder


def test_every_decision_has_answers_with_rows_and_chances(evaluated):
    parts = read_all(evaluated)
    assert [form for form, _ in parts] == ["dog-kids/2/none/4"] * 2
    for _, arrays in parts:
        counts = memoryview(arrays["answers"].data).cast("i")
        chances = memoryview(arrays["chances"].data).cast("f")
        assert len(counts) == 600
        assert min(counts) >= 2
        assert sum(counts) == len(chances) == arrays["rows"].shape[0]
        assert all(0 <= chance <= 1 for chance in chances)
        assert len({round(chance, 3) for chance in chances}) > 100


def test_the_same_seed_gives_the_same_decisions_in_any_number_of_threads(evaluated, tmp_path):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rollout_targets, "PART", 600)
        again = write_targets(tmp_path, KIDS, decisions=1200, worlds=2, threads=1)
    assert [path.read_bytes() for path in again] == [
        (evaluated / path.name).read_bytes() for path in again
    ]
    assert again[0].read_bytes() != again[1].read_bytes()


def test_it_goes_on_where_it_was_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(rollout_targets, "PART", 20)
    first, second = write_targets(tmp_path, KIDS, decisions=40, worlds=1)
    kept, lost = first.stat().st_mtime_ns, second.read_bytes()
    second.unlink()
    assert write_targets(tmp_path, KIDS, decisions=40, worlds=1) == [first, second]
    assert first.stat().st_mtime_ns == kept
    assert second.read_bytes() == lost
    assert not list(tmp_path.glob("*.part"))


def test_who_stops_it_need_not_wait_for_the_rest(tmp_path, monkeypatch, capsys):
    """Ctrl-C: what has begun is finished, the others are not begun."""
    monkeypatch.setattr(rollout_targets, "PART", 1)
    stopping, write = threading.Event(), safetensors.write

    def written(path, *what):
        if list(tmp_path.glob("*.safetensors")):  # the second, however quick it is
            stopping.wait()
        write(path, *what)

    def stopped(self):
        stopping.set()
        raise KeyboardInterrupt

    monkeypatch.setattr(safetensors, "write", written)
    monkeypatch.setattr(rollout_targets.Judging, "step", stopped)
    arguments = f"rollouts --out {tmp_path} --forms dog-kids/2 --decisions 50000 --threads 1"
    assert main([*arguments.split(), "--worlds", "1"]) == 130
    assert 1 <= len(list(tmp_path.glob("*.safetensors"))) < 1000
    assert "stopped; what was saved" in capsys.readouterr().err


def test_a_full_disk_is_said(tmp_path, monkeypatch, capsys):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rollout_targets, "PART", 1)
    monkeypatch.setattr(safetensors, "write", full)
    arguments = f"rollouts --out {tmp_path} --forms dog-kids/2 --decisions 2 --worlds 1"
    assert main(arguments.split()) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_decisions_of_different_kinds_do_not_mix(tmp_path, monkeypatch):
    monkeypatch.setattr(rollout_targets, "PART", 20)
    write_targets(tmp_path, KIDS, decisions=20, worlds=1)
    with pytest.raises(TockworkError, match="evaluated with other worlds; take another folder"):
        write_targets(tmp_path, KIDS, decisions=20, worlds=2)


def test_exchanges_can_be_judged_apart(tmp_path, monkeypatch):
    monkeypatch.setattr(rollout_targets, "PART", 6)
    (path,) = write_targets(tmp_path, ("dog/4",), decisions=6, worlds=1, exchanges=True)
    assert ".exchanges." in path.name
    ((form, arrays),) = read_all(tmp_path)
    (table,) = (f.table for f in all_forms((form,)))
    given = len(_kernel.network_inputs(table.rules)[0]) - 1  # the slot with the card that is given
    rows, size = arrays["rows"].data, _kernel.ROW_BYTES
    assert all(rows[given::size])


def test_what_cannot_be_judged_is_said(tmp_path, capsys):
    with pytest.raises(TockworkError, match="worlds: at least 1"):
        write_targets(tmp_path, KIDS, worlds=0)
    with pytest.raises(TockworkError, match="dog-kids/2/none/4: no card is given there"):
        write_targets(tmp_path, KIDS, exchanges=True)
    assert main(["rollouts", "--out", str(tmp_path / "d"), "--forms", "chess"]) == 1
    assert "forms: none begins with chess" in capsys.readouterr().err


def test_what_is_new_can_be_learned_alone(evaluated, tmp_path):
    """What the weights knew before stays bit by bit."""
    arrays, widths, progress = load(OURS, KIDS_FORMS)
    net = Net(all_forms(KIDS), widths)
    restore(net, arrays)
    forgotten = slice(100, 140)
    with torch.no_grad():
        net.own[forgotten] = 0
    save(tmp_path / "before", net, progress)
    by = FineTuning(rate=0.004, batch=64, only_new=True, device="cpu")
    fine_tuning.fine_tune(tmp_path / "before", evaluated, tmp_path / "after", by)
    (name,) = net.names
    before, after = (
        {key: as_tensor(array) for key, array in load(tmp_path / which)[0].items()}
        for which in ("before", "after")
    )
    assert not torch.equal(before[f"{name}:own"], after[f"{name}:own"])
    for arrays_of in (before, after):
        arrays_of[f"{name}:own"][forgotten] = 0
    assert all(torch.equal(before[key], after[key]) for key in before)


def test_nothing_new_is_said(evaluated, untrained, tmp_path):
    with pytest.raises(TockworkError, match="only-new: the weights know all that rows say"):
        fine_tuning.fine_tune(
            untrained, evaluated, tmp_path, FineTuning(only_new=True, device="cpu")
        )


def test_differences_count_within_a_decision_only():
    """The level of a decision's chances is its luck; the second loss looks past it."""
    there = torch.tensor([[True, True, True], [True, True, False]])
    chances = torch.tensor([[0.2, 0.3, 0.4], [0.6, 0.8, 0.0]])
    higher = torch.logit(torch.tensor([[0.3, 0.4, 0.5], [0.5, 0.7, 0.9]]))
    plain, apart = losses(higher, chances, there)
    exact, _ = losses(torch.logit(chances.clamp(min=0.01)), chances, there)
    assert plain > exact
    assert apart == pytest.approx(0, abs=1e-9)
    _, turned = losses(higher.flip(1), chances, there)
    assert turned > 0.001


def test_a_network_becomes_better(evaluated, untrained, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(fine_tuning, "HELD_OUT", 5)  # 240 decisions, so that luck counts little
    out = tmp_path / "finer"
    fine_tune = f"fine-tune {untrained} {evaluated} --out {out} --batch 32 --times 4 --rate 0.004"
    assert main([*fine_tune.split(), "--device", "cpu"]) == 0
    (note,) = json.loads((out / "report.json").read_text())["fine_tuned"]
    assert note["decisions"] == 1200
    assert note["lost"] < 0.9 * note["lost_before"]
    assert f"{note['lost']:.3f} now" in capsys.readouterr().out
    before, widths, _ = load(untrained)
    after, same, _ = load(out)
    assert widths == same
    assert before.keys() == after.keys()
    assert main(["export", str(out), str(tmp_path / "weights")]) == 0


def test_weights_can_be_gone_on_from_too(evaluated, tmp_path):
    """Where no checkpoint was kept; the later layers are those of the form that was judged."""
    fine_tune = (
        f"fine-tune {OURS} {evaluated} --out {tmp_path} --batch 1000 --rate 1e-9 --device cpu"
    )
    assert main(fine_tune.split()) == 0
    assert main(["export", str(tmp_path), str(tmp_path / "weights")]) == 0
    there, here = (
        safetensors.read(folder / "dog-kids.safetensors")[0]
        for folder in (OURS, tmp_path / "weights")
    )
    for part in ("table", "weight2", "weight3"):
        one, other = (as_tensor(arrays[f"dog-kids/2/none/4:{part}"]) for arrays in (there, here))
        assert torch.allclose(one, other, rtol=0.01, atol=0.001)


def test_a_checkpoint_must_know_what_was_judged(evaluated, tmp_path):
    save(tmp_path, Net(all_forms(["toc/2"]), (16, 8, 8)), {"minutes": 0.0, "games": 0})
    assert main(["fine-tune", str(tmp_path), str(evaluated), "--out", str(tmp_path / "no")]) == 1
    assert not (tmp_path / "no").exists()


def test_a_folder_without_decisions_is_refused(untrained, tmp_path):
    with pytest.raises(TockworkError, match="holds no evaluated decisions"):
        read_all(tmp_path)
    safetensors.write(tmp_path / "other.safetensors", {})
    with pytest.raises(TockworkError, match=r"other\.safetensors: no evaluated decisions"):
        read_all(tmp_path)
