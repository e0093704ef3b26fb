"""What a browser loads: the shelf, boards, the built page or what to do without it."""

from __future__ import annotations

import json
import random
import re
import shlex
import shutil
from html import unescape
from pathlib import Path
from typing import Any

import httpx

from tests.own.games import MINI
from tests.server.house import Guest, House
from tockwork import RELATED, RULEBOOKS, Game, rulebook
from tockwork.render import layout
from tockwork.rulebooks import Options, Variant
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import parse_rulebook
from tockwork.server.http.catalogue import usual_table
from tockwork.server.refusals import Refusal
from tockwork.server.tables.seating import table_of

PATHS = Path(__file__).parents[3] / "web" / "src" / "base" / "paths.json"


def test_the_shelf_has_every_game_form_and_option(shared_house: House) -> None:
    shelf = Guest(shared_house.url).get("/api/games")
    assert [game["id"] for game in shelf["games"]] == [*RULEBOOKS, *RELATED]
    assert shelf["levels"] == ["beginner", "casual", "club", "master"]
    for game in shelf["games"]:
        book = rulebook(game["id"])
        assert len(game["forms"]) == len(book.forms)
        assert game["usual"] in game["forms"]
        assert [option["name"] for option in game["options"]] == list(book.options)
        for option in game["options"]:
            for value in option["values"]:
                chosen = [value] if option["kind"] == "set" else value
                with_it = book.with_options(**{option["name"]: chosen})
                assert usual_table(with_it).rulebook is with_it


def test_what_follows_from_a_choice_and_what_is_offered_next(shared_house: House) -> None:
    guest = Guest(shared_house.url)

    def ask(changed: str, **options: object) -> dict[str, Any]:
        found = guest.get(
            "/api/options", rules="dog", players=4, teams="pairs",
            options=json.dumps(options), changed=changed,
        )  # fmt: skip
        assert isinstance(found, dict)
        return found

    usual = ask("")
    assert usual["options"] == {}
    assert usual["offered"]["guard_blocks"] == [False, True]
    assert not {"partners_push", "skip_needs", "lone_push", "king_most"} & set(usual["offered"])
    assert "guard_blocks" not in ask("guard", guard="none")["offered"]
    assert ask("marbles", marbles=3)["options"] == {"marbles": 3, "to_win": 3}
    assert ask("guard", guard="start", returned_blocks=True)["options"] == {}


def random_game(table: Variant, answers: int) -> None:
    game, rng = Game(table.rulebook, table.players, table.teams, seed=1), random.Random(1)
    for _ in range(answers):
        if game.over:
            break
        game.play(rng.choice(game.legal_moves()))


def test_every_house_rule_can_be_played_or_says_which_knob_is_in_the_way(
    shared_house: House,
) -> None:
    shelf = Guest(shared_house.url).get("/api/games")
    played, refused = 0, set()
    for game in shelf["games"]:
        usual = game["usual"]
        wishes = [{k["name"]: value} for k in game["house"] for value in k["values"]]
        for wish in [*wishes, {"deals": [3, 2]}]:
            try:
                made = table_of(game["id"], usual["players"], usual["teams"], wish)
            except Refusal as no:
                refused |= {problem.where for problem in no.problems}
                continue
            random_game(made, answers=40)
            played += 1
    assert played > 400
    assert refused <= {f"options.{name}" for name in Options.model_fields}


def test_a_board_comes_whole_and_turned_to_the_seat(shared_house: House) -> None:
    guest = Guest(shared_house.url)
    for rules in RULEBOOKS:
        for form in rulebook(rules).forms[-1:]:
            table = rulebook(rules).table(form.players, form.teams)
            board = guest.get(
                "/api/board", rules=rules, players=form.players, teams=form.teams, seat=1
            )
            assert board["layout"] == layout(table).rotated(1).document()
            assert board["svg"].startswith("<svg")
            assert [s["partners"] for s in board["seats"]] == [
                list(table.partners(s)) for s in range(form.players)
            ]
            assert [card["card"] for card in board["cards"]] == list(table.deck)
            assert {s["mark"] for s in board["seats"]} <= set(board["marks"])
    night = guest.http.get("/api/board?rules=dog&players=6&theme=night")
    assert night.json()["svg"] != guest.get("/api/board", rules="dog", players=6)["svg"]
    assert "max-age" in night.headers["cache-control"]


def test_nothing_is_loaded_from_elsewhere(shared_house: House) -> None:
    answer = Guest(shared_house.url).http.get("/api/docs")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in answer.text
    assert 'href="http' not in answer.text
    assert "/api/tables/{table_id}/sit" in answer.text


def test_the_page_about_the_api_has_examples_that_run(shared_house: House) -> None:
    guest = Guest(shared_house.url)
    text = unescape(guest.http.get("/api/docs").text)
    for landmark in ("<header>", "<nav ", "<main>"):
        assert landmark in text
    assert guest.http.get("/api/docs.css").headers["content-type"].startswith("text/css")
    tags = {
        t
        for m in guest.get("/api/openapi.json")["paths"].values()
        for c in m.values()
        for t in c["tags"]
    }
    lines = re.findall(r"<pre[^>]*>(curl .*?)</pre>", text, re.S)
    assert len(lines) == len(tags)
    known = {"TOKEN": "", "TABLE": ""}
    for line in lines:
        for name, value in known.items():
            line = line.replace(f"${name}", value)
        words = shlex.split(line.replace("\\\n", ""))
        method = "POST" if "-d" in words else "GET"
        headers = dict(words[i + 1].split(": ", 1) for i, w in enumerate(words) if w == "-H")
        body = words[words.index("-d") + 1] if "-d" in words else None
        url = next(word for word in words if word.startswith("http"))
        assert url.startswith(shared_house.url)
        with httpx.stream(method, url, headers=headers, content=body, timeout=120) as answer:
            assert answer.status_code in (200, 201), line
            if method == "POST":
                result = json.loads(answer.read())
                known["TOKEN"] = result.get("token", known["TOKEN"])
                known["TABLE"] = result.get("table", {}).get("id", known["TABLE"])
    assert all(known.values())


def test_without_the_built_page_it_says_what_to_do(file: str, tmp_path: Path) -> None:
    with House(file, static=tmp_path / "nothing") as house:
        for path in ("/", "/table/abc"):
            answer = Guest(house.url).http.get(path)
            assert answer.status_code == 503
            assert "make setup" in answer.text


def test_the_built_page_is_served_for_every_address(file: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Table</title>")
    shutil.copy(PATHS, tmp_path)
    (tmp_path / "assets" / "app-1234.js").write_text("1;" * 2000)
    (tmp_path / "sw.js").write_text("2")
    with House(file, static=tmp_path) as house:
        http = Guest(house.url).http
        custom = f"/rules/{pack(parse_rulebook(MINI))}"
        there = ("/learn/keezen", "/puzzles", "/puzzles/toc", "/rules/tac/", custom)
        for path in ("/", "/table/abc", "/daily/", "/rules/dog/DOG-9", "/index.html", *there):
            page = http.get(path)
            assert page.status_code == 200
            assert "<title>Table" in page.text
            assert page.headers["cache-control"] == "no-cache"
        no_such_game = ("/rules/chess", "/rules/chess/DOG-9", "/learn/chess", "/puzzles/keezen")
        for path in ("/nowhere", "/table", "/table/a/b", "/rules/dog/x", *no_such_game):
            page = http.get(path)
            assert page.status_code == 404, path
            assert "<title>Table" in page.text  # which says what is missing
        script = http.get("/assets/app-1234.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert script.headers["content-encoding"] == "gzip"
        assert http.get("/sw.js").headers["cache-control"] == "no-cache"
        assert http.get("/assets/gone.js").status_code == 404
        assert http.get("/../pyproject.toml").status_code == 404


def test_health_and_metrics(shared_house: House) -> None:
    guest = Guest(shared_house.url)
    assert guest.get("/api/health")["status"] == "ok"
    text = guest.http.get("/metrics").text
    for name in ("tockwork_moves", "tockwork_refused", "tockwork_live", "tockwork_commits"):
        assert f"# TYPE {name}" in text
