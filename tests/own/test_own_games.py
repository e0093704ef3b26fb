"""A game outside the package is no less a game: played, written, read, drawn, thought about."""

import json
import pickle
import random
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from tests.own.games import MINI
from tockwork import (
    RELATED,
    RULEBOOKS,
    Game,
    Position,
    PositionError,
    RecordError,
    Rulebook,
    RulebookError,
    UnknownRulebook,
    parse_rulebook,
    read_rulebook,
    register,
    rulebook,
)
from tockwork.arena import Match, play_deal, report
from tockwork.bots import Budget, bot
from tockwork.cli.main import main
from tockwork.envs.gymnasium import SeatEnv
from tockwork.envs.pettingzoo import env as every_seat
from tockwork.locale import words
from tockwork.locale.things import place_words
from tockwork.records import Record, replay
from tockwork.records.narration import Narrator
from tockwork.render import board_svg
from tockwork.rulebooks.board import Geometry
from tockwork.rulebooks.packed import MOST_LETTERS, pack, unpack
from tockwork.rulebooks.reading import MOST_BYTES, plain_data, rulebook_of
from tockwork.rulebooks.registry import is_ours


@pytest.fixture(scope="module")
def mini() -> Rulebook:
    return parse_rulebook(MINI)


def played(book: Rulebook, players: int = 4, seed: int = 3, most: int = 5000) -> Game:
    game, choose = Game(book, players, seed=seed), random.Random(seed)
    while not game.over and len(game.moves) < most:
        game.play(choose.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize(
    ("option", "name"),
    [
        ("partners_push = true", "partners_push"),
        ("guard = 'start'\nreturned_blocks = true", "returned_blocks"),
        ("opening = true", "opening"),
        ("lone_push = false", "lone_push"),
        ("skip_needs = 'nothing'", "skip_needs"),
    ],
)
def test_what_could_never_matter_is_refused(option: str, name: str) -> None:
    """Also what the kernel would put right without a word."""
    with pytest.raises(RulebookError, match=f"^knobs.{name}: changes nothing here"):
        parse_rulebook(MINI.replace("marbles = 3", f"marbles = 3\n{option}"))


def test_toml_json_and_python_say_the_same(tmp_path, mini):
    toml, data, python = tmp_path / "a.toml", tmp_path / "a.json", tmp_path / "a.py"
    toml.write_text(MINI)
    data.write_text(json.dumps(plain_data(mini)))
    python.write_text(
        "from tockwork.rulebooks.reading import rulebook_of\n"
        f"GAME = rulebook_of({plain_data(mini)!r})\n"
    )
    assert read_rulebook(toml) == read_rulebook(data) == read_rulebook(python) == mini
    assert mini.called("de").title == "Mini-Tock"
    assert mini.called("fr").title == "Mini Tock"  # it has no French, so English


@pytest.mark.parametrize("name", [*RULEBOOKS, *RELATED])
def test_every_rulebook_is_the_same_read_back_from_plain_data(name):
    book = rulebook(name)
    assert rulebook_of(json.loads(json.dumps(plain_data(book)))) == book
    assert unpack(pack(book)) == book
    assert set(book.words) == {"fr", "en", "de", "it", "es", "nl"}


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("steps = 3", "steps = 99", r"^cards\.3\.0\.walk\.steps: "),
        ("players = 2", "players = 9", r"^forms\.0\.players: "),
        ("marbles = 3", "marbels = 3", r"^knobs\.marbels: "),
        ("deals = [4]", "deals = [40]", r"^knobs\.deals: 40 cards for 2 exceed the deck"),
        ("lane = 3", "lane = 2", r"^knobs\.to_win: the lane has 2 spaces"),
        ('kind = "swap"', 'kind = "fly"', r"^cards\.boat\.0: "),
        ("boat = 4", '"b at" = 4', r"^(deck|cards)"),
        ("[words.de]", "[words.xx]", r"^words\.xx: must be one of fr, en"),
        ('id = "mini-tock"', 'id = "Mini Tock"', r"^id: "),
        ("[deck]", "[deck", r"^file: not TOML: "),
        ("[knobs]", "[chosen]", r"^chosen: "),
    ],
)
def test_what_is_wrong_is_named_with_its_path(was, becomes, says):
    with pytest.raises(RulebookError, match=says):
        parse_rulebook(MINI.replace(was, becomes, 1))


def test_a_file_that_is_no_rulebook_is_refused(tmp_path):
    for text, says in (("{", "not JSON"), ("[1, 2", "not TOML"), ('{"id": 3}', "id: ")):
        with pytest.raises(RulebookError, match=says):
            parse_rulebook(text)
    huge = tmp_path / "huge.toml"
    huge.write_text("#" * (MOST_BYTES + 1))
    with pytest.raises(RulebookError, match=f"at most {MOST_BYTES}"):
        read_rulebook(huge)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(RulebookError, match="not UTF-8"):
        read_rulebook(tmp_path / "binary.toml")
    for packed in ("own:", "own:!!", "own:" + "A" * MOST_LETTERS, "own:W10"):
        with pytest.raises(RulebookError):
            rulebook(packed)


def test_a_registered_game_is_found_by_its_id(monkeypatch):
    monkeypatch.setattr("tockwork.rulebooks.registry._registered", {})
    book = parse_rulebook(MINI.replace("mini-tock", "mini-registered"))
    with pytest.raises(UnknownRulebook):
        rulebook("mini-registered")
    assert register(book) is book
    assert rulebook("mini-registered") is book
    register(parse_rulebook(MINI.replace("mini-tock", "mini-registered")))  # the same again
    with pytest.raises(RulebookError, match="id: another game already has the id 'dog'"):
        register(parse_rulebook(MINI.replace("mini-tock", "dog")))
    assert not is_ours(book)
    assert is_ours(rulebook("dog").with_options(guard="fresh"))


def test_records_and_positions_carry_the_game(mini):
    game = played(mini, 4, most=60)
    record = Record.loads(Record.of(game).dumps())
    assert record.header.rules == "mini-tock"
    again = replay(record)
    assert again.final == game.position
    assert again.game().moves == game.moves
    seat = replay(Record.loads(Record.of(game, view=1).dumps()))
    assert seat.final.view(1).marbles == game.view(1).marbles
    assert Position.from_document(game.position.document()) == game.position
    assert Position.from_document(json.dumps(game.position.document())) == game.position
    assert Position.from_text(game.position.text()) == game.position
    assert game.view(2).position().document()["game"]["id"] == "mini-tock"
    assert pickle.loads(pickle.dumps(game)).position == game.position
    assert "game" not in Game("dog", seed=1).position.document()
    assert '"game"' not in Record.of(Game("dog", seed=1)).dumps()


def test_a_document_with_a_game_that_makes_no_sense_names_the_field(mini):
    document = Game(mini, 2, seed=1).position.document()
    document["game"]["knobs"]["marbles"] = 77
    with pytest.raises(PositionError, match=r"game\.knobs\.marbles: "):
        Position.from_document(document)
    document = Game(mini, 2, seed=1).position.document()
    with pytest.raises(PositionError, match="rules: 'other' is not the id of the game in it"):
        Position.from_document({**document, "rules": "other"})
    lines = Record.of(Game(mini, 2, seed=1)).dumps().splitlines()
    header = json.loads(lines[0])
    del header["game"]
    with pytest.raises(RecordError, match="line 1: rules: no rulebook 'mini-tock'"):
        replay(Record.loads("\n".join([json.dumps(header), *lines[1:]])))


@pytest.mark.parametrize("name", ["random", "greedy", "search:5n", "network", "master", "beginner"])
def test_bots_play_it(mini, name):
    player, rng = bot(name), random.Random(1)
    game = Game(mini, 4, seed=2)
    for _ in range(12 if name == "master" else 40):
        if game.over:
            break
        view = game.view(game.turn)
        game.play(player.choose(view, game.legal_moves(), Budget(nodes=5), rng))


def test_who_thinks_beats_who_does_not(mini):
    match = Match(mini, ("greedy", "random"), players=4, games=60)
    result = report(match, [play_deal(match, task) for task in match.tasks()])
    assert result.standings[0].name == "greedy"


def test_environments_take_it(mini):
    env = SeatEnv(mini, players=2)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    seats = every_seat(mini, players=2)
    seats.reset(seed=1)
    for _ in range(20):
        observation, *_ = seats.last()
        seats.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert seats.unwrapped.table.rulebook == mini


def test_it_is_drawn(mini):
    game = played(mini, 2, most=30)
    ET.fromstring(board_svg(game.table, game.position, last=game.last_move))


def test_the_command_line_takes_its_file(tmp_path, capsys):
    file, record = str(tmp_path / "mini.toml"), str(tmp_path / "game.jsonl")
    (tmp_path / "mini.toml").write_text(MINI)
    assert main(["rules", file, "--lang", "de"]) == 0
    assert "Mini-Tock (mini-tock)" in capsys.readouterr().out
    watch = ["watch", "--rules", file, "--players", "2", "--every", "end", "--record", record]
    assert main([*watch, "--option", "guard=fresh", "--lang", "de"]) == 0
    assert "Mini-Tock, 2 " in capsys.readouterr().out
    (tmp_path / "mini.toml").unlink()
    assert main(["replay", record]) == 0  # without the file
    result = capsys.readouterr().out
    assert "Mini Tock, 2 players" in result
    assert "Boat" in result
    (tmp_path / "mini.toml").write_text(MINI)
    assert main(["show", file, "-o", str(tmp_path / "board.svg")]) == 0
    assert main(["trace", "--rules", file, "--players", "2"]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert Position.from_document(json.loads(line)["position"]).table.rulebook.id == "mini-tock"
    arena = ["arena", "--rules", file, "--players", "2", "--bots", "greedy,random", "--games", "8"]
    assert main([*arena, "--jobs", "1"]) == 0
    (tmp_path / "mini.toml").write_text(MINI.replace("lane = 3", "lane = 0"))
    assert main(["watch", "--rules", file]) == 1
    assert "geometry.lane: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    ["a." * 20000 + "b = 1", "[" + "a ." * 20000 + "b]", "x = {" + '"a".' * 12000 + "b = 1}"],
)
def test_a_name_of_thousands_of_parts_is_not_read(text):
    """Reading it takes the square of their number: 19 seconds, in which nobody else is served."""
    begin = time.process_time()
    with pytest.raises(RulebookError, match="more than 20 parts"):
        parse_rulebook(text)
    assert time.process_time() - begin < 1


def test_a_file_cannot_take_the_id_of_one_of_ours(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    for name in ("dog", "keezen"):
        file.write_text(MINI.replace("mini-tock", name))
        for args in (
            ["rules", str(file)], ["rules", "check", str(file)], ["watch", "--rules", str(file)],
            ["arena", str(file), "--bots", "greedy,random", "--players", "2"],
        ):  # fmt: skip
            assert main(args) == 1
            said = capsys.readouterr().err
            assert "id: another game already has the id" in said
            assert name in said
    file.write_text(json.dumps(plain_data(rulebook("dog"))))  # the very same, in a file
    (tmp_path / "same.json").write_text(file.read_text())
    assert main(["rules", str(tmp_path / "same.json")]) == 0


def test_its_parts_are_called_as_it_says():
    """As on the page (own.test.ts): dogs live in a garden, and the game names the centre."""
    kids = plain_data(rulebook("dog-kids")) | {"id": "our-dogs", "terms": {"centre": "heaven"}}
    game = Game(rulebook_of(kids), 2, seed=1)
    narrator = Narrator(game.table)
    assert narrator.marble(0, 0) == "Violet’s dog"
    assert place_words(words("en"), "C", centre=game.table.rulebook.terms.centre) == "Heaven"
    ring = rulebook_of(plain_data(rulebook("keezen")) | {"id": "our-ring"})
    assert Narrator(Game(ring, 4, seed=1).table).marble(0, 0) == "Blue’s marble"


def test_the_page_about_files_knows_the_bounds():
    """docs/own-games.md names the bounds of the fields of `geometry`."""
    page = (Path(__file__).parents[2] / "docs" / "own-games.md").read_text("utf-8")
    fields = Geometry.model_json_schema()["properties"]

    def between(name: str) -> str:
        return f"{fields[name]['minimum']} to {fields[name]['maximum']}"

    assert f"`section_length` {between('section_length')}," in page
    assert f"`entrance` (0 to −{-fields['entrance']['minimum']} from the start)" in page
    assert f"`lane` {between('lane')};" in page
