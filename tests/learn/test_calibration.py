"""What the network says is held against what came true, in games it has not learned from."""

import json
import random
import xml.etree.ElementTree as ET

import pytest

from tockwork import Game, TockworkError, _kernel, rulebook
from tockwork.bots import Budget, NetworkBot
from tockwork.bots.weights import network
from tockwork.learn.__main__ import main
from tockwork.learn.calibration import calibrate, in_bins

from .weights import write_weights


def test_a_forecaster_who_knows_the_chances_is_hardly_off_and_a_boaster_is():
    rng = random.Random(1)
    chances = [rng.random() for _ in range(40_000)]
    honest = in_bins((chance, rng.random() < chance) for chance in chances)
    assert max(one.error for one in honest) < 0.03
    boaster = in_bins((0.5 + chance / 2, rng.random() < chance) for chance in chances)
    assert sum(one.count * one.error for one in boaster) / len(chances) > 0.2


def test_bins_have_one_width_and_hold_everything():
    bins = in_bins([(0.0, False), (0.05, True), (0.999, True), (1.0, True)])
    assert [one.count for one in bins] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    assert bins[0].predicted == pytest.approx(0.025)
    assert bins[0].actual == 0.5


def test_forecasts_are_the_networks_own_and_of_whole_games():
    """Of two in a duel who both foresee the same game, one wins."""
    table = rulebook("toc").table(2)
    net = network(table)
    found = _kernel.forecasts(net, 5, 3, 20_000)
    assert found == _kernel.forecasts(net, 5, 3, 20_000)
    assert {won for _, won in found} == {True, False}
    assert all(0 <= chance <= 1 for chance, _ in found)
    assert _kernel.forecasts(net, 5, 3, 10) == []


def test_our_network_is_roughly_right():
    found = calibrate(rulebook("dog").table(4), games=200, seed=1, jobs=2)
    assert found.forecasts > 5000
    assert found.error < 0.06
    assert found == calibrate(rulebook("dog").table(4), games=200, seed=1, jobs=1)


def test_the_command_prints_a_table_and_draws_a_curve(tmp_path, capsys):
    kept, drawn = tmp_path / "bins.json", tmp_path / "curve.svg"
    command = f"calibrate --rules dog-kids toc --games 20 --json {kept} --plot {drawn}"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "Jeu de Toc, 4 players, teams pairs: 20 games" in said
    assert "mean error in points: dog-kids/" in said
    rows = json.loads(kept.read_text())
    assert [row["rules"] for row in rows] == ["dog-kids", "toc"]
    assert sum(one["count"] for one in rows[1]["bins"]) == rows[1]["forecasts"]
    assert ET.parse(drawn).getroot().tag.endswith("svg")


def test_a_network_that_hopes_for_too_much_is_shifted(tmp_path, capsys):
    """Weights without a meaning; what they say is wrong on the whole, and afterwards it is not."""
    table = rulebook("toc").table(2)
    write_weights(tmp_path, [table])

    def off():
        bins = calibrate(table, tmp_path, games=100, seed=4).bins
        return sum(one.count * (one.predicted - one.actual) for one in bins) / 100

    game = Game("toc", 2, seed=3)
    before, chosen = off(), play_with(tmp_path, game)
    assert main(["shift", str(tmp_path), "--games", "100"]) == 0
    assert "toc/2/none/4" in capsys.readouterr().out
    assert abs(off()) < 0.4 * abs(before)
    assert play_with(tmp_path, game) == chosen


def test_one_form_can_be_shifted_anew(tmp_path):
    toc = rulebook("toc")
    write_weights(tmp_path, [toc.table(2), toc.table(3)])
    shifts = tmp_path / "shifts.json"
    shifts.write_text('{"toc/2/none/4": [1, 0.25], "toc/3/none/4": [1, 0.5]}')
    assert main(["shift", str(tmp_path), "--forms", "toc/3", "--games", "20"]) == 0
    found = json.loads(shifts.read_text())
    assert found["toc/2/none/4"] == [1, 0.25]
    assert found["toc/3/none/4"] != [1, 0.5]


def play_with(folder, game):
    bot = NetworkBot(weights=folder)
    return bot.choose(game.view(game.turn), game.legal_moves(), Budget(), random.Random(1))


def test_shifts_that_are_none_are_refused(tmp_path):
    table = rulebook("toc").table(2)
    write_weights(tmp_path, [table])
    (tmp_path / "shifts.json").write_text('{"toc/2/none/4": "much"}')
    with pytest.raises(TockworkError, match=r"shifts\.json: should be two numbers for each form"):
        network(table, tmp_path)


def test_a_folder_without_weights_cannot_be_shifted(tmp_path, capsys):
    assert main(["shift", str(tmp_path)]) == 1
    assert "holds no weights" in capsys.readouterr().err


def test_no_games_are_refused(capsys):
    with pytest.raises(TockworkError, match="games: must be at least 1, not 0"):
        calibrate(rulebook("dog").table(4), games=0)
    assert main("calibrate --rules dog --games 0".split()) == 1
    assert "games: must be at least 1" in capsys.readouterr().err
