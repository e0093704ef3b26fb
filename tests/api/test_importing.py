"""What a program waits for when it imports Tockwork: nothing that it does not use."""

import subprocess
import sys

import tockwork


def imported_by(code: str) -> set[str]:
    """The modules that are there once a program has run."""
    run = [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"]
    return set(subprocess.run(run, check=True, capture_output=True, text=True).stdout.split())


def test_importing_the_library_imports_none_of_its_parts():
    there = imported_by("import tockwork") - imported_by("pass")
    assert not there & {"pydantic", "babel", "fluent", "asyncio", "importlib.metadata", "email"}
    assert {name for name in there if name.startswith("tockwork.")} == set()


def test_playing_a_game_imports_no_words_no_pictures_and_no_events():
    there = imported_by(
        "from tockwork import Game\n"
        "game = Game('dog', players=4, seed=7)\n"
        "for _ in range(40): game.play(game.legal_moves()[0])\n"
        "game.undo(), game.copy(), game.view(0), game.position"
    )
    assert "pydantic" in there  # of which rulebooks are made
    assert not there & {
        *("babel", "fluent", "fluent.runtime", "asyncio", "numpy"),
        *("tockwork.render", "tockwork.records", "tockwork.envs", "tockwork.server"),
        *("tockwork.game.events", "tockwork.game.position_document"),
    }


def test_every_name_is_there_when_it_is_asked_for():
    for name in (*tockwork.__all__, "__version__"):
        assert getattr(tockwork, name) is not None
        assert name in dir(tockwork)
    assert not hasattr(tockwork, "no_such_name")
    assert not hasattr(tockwork.rulebooks, "no_such_name")
    assert not hasattr(tockwork.game, "no_such_name")
