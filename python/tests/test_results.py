# SPDX-License-Identifier: MIT
"""The results are one file in the shape of its schema; the page shows it, and what is quick is asked again."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, CommandLine, script

import harary

Row = dict[str, Any]

DATA: dict[str, Any] = json.loads((ROOT / "docs/results.json").read_text())
SCHEMA: dict[str, Any] = json.loads((ROOT / "docs/results.schema.json").read_text())
PAGE = (ROOT / "docs/results.md").read_text()
ROWS: list[Row] = DATA["results"]
# A question that a test can ask again: one command, and at most this many seconds.
QUICK = 0.5


def name(row: Row) -> str:
    return f"{row['game']} {row['board']}"


def refused(data: dict[str, Any]) -> list[str]:
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    return [error.message for error in jsonschema.Draft202012Validator(SCHEMA).iter_errors(data)]


def test_the_results_are_in_their_schema() -> None:
    assert refused(DATA) == []
    changes: list[Row] = [{"seconds": 1}, {"games": []}, {"checked": ["looks right"]}, {"note": "x"}, {"answer": ""}]
    for change in changes:
        wrong = copy.deepcopy(DATA)
        wrong["results"][0] |= change
        assert refused(wrong), change
    assert refused({**DATA, "version": 2})


def test_the_page_is_made_from_the_results() -> None:
    made = script("site/results.py")
    assert made.written(PAGE, DATA) == PAGE
    other = copy.deepcopy(DATA)
    other["results"][0]["positions"] = "1"
    assert made.written(PAGE, other) != PAGE
    with pytest.raises(ValueError, match="marks of begun"):
        made.written(PAGE.replace("<!-- end of begun -->", ""), DATA)


def test_the_finest_results_come_first() -> None:
    rows = script("site/results.py").ordered(ROWS)
    assert (rows[0]["game"], rows[0]["board"]) == ("`saturation`, K3", "K16")
    assert (rows[1]["game"], rows[1]["board"]) == ("`clique`, the outcome", "K9")
    weights = [row.get("weight", 10 if row["new"] == "yes" else 1) for row in rows]
    assert weights == sorted(weights, reverse=True)


def test_the_figure_of_the_paper_is_drawn_from_the_results() -> None:
    made = script("site/paper_figure.py")
    assert made.drawn(DATA) == (ROOT / "docs/images/paper-positions.svg").read_text()
    assert made.points(DATA, "`clique`") == [(28, 2221, "K8"), (36, 11486, "K9")]
    assert all(made.points(DATA, game) for game in made.LINES)
    # Above each other where boards are alike and one has more positions.
    assert made.place(36, 1000)[1] > made.place(36, 10000)[1]


def test_every_row_is_a_row_of_the_page() -> None:
    lines = [line for line in PAGE.splitlines() if '<details class="result">' in line]
    assert len(lines) == len(ROWS)
    for row, line in zip(script("site/results.py").ordered(ROWS), lines, strict=True):
        # Four cells: a bar within one would make more of them.
        assert line.count("|") == 5, line
        for digest in re.findall(r"\b[0-9a-f]{16}\b", row["certificate"]):
            assert digest in line
        assert row["positions"] in line and row["seconds"] in line


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_rows_name_games_and_options_of_the_catalogue(row: Row) -> None:
    games = {game.game: game for game in harary.games()}
    assert set(re.findall(r"`([^`]*)`", row["game"])) <= set(row["games"]) <= set(games)
    if row["new"] not in ("yes", "no", "unknown"):
        assert row["new"] in games or row["new"].startswith("differs")
    for command, game in re.findall(r"\b(solve|strong|tablebase) ([a-z-]+)", row["command"]):
        assert game in row["games"], command
        asked = re.search(rf"{command} {game}([^`]*)", row["command"])
        assert asked
        of_the_game = {option.name for option in games[game].option_specs}
        of_all = {
            "boards", "certificate", "certificate-of", "checkpoint", "json", "memory", "question", "threads",
        }  # fmt: skip
        for option in re.findall(r"--([a-z-]+)", asked[1]):
            assert option in of_the_game | of_all, option


def quick(row: Row) -> bool:
    seconds = re.match(r"[\d.]+", row["seconds"])
    one_command = re.fullmatch(r"`solve [^`|]*`", row["command"])
    return bool(seconds and one_command and float(seconds[0]) <= QUICK)


@pytest.mark.parametrize("row", [row for row in ROWS if quick(row)], ids=name)
def test_quick_results_are_found_again(row: Row, command_line: CommandLine, tmp_path: Path) -> None:
    words = row["command"].strip("`").replace("…", str(tmp_path / "certificate"))
    # The memory of the row is what was allowed; a test needs less. The command line gives the threads itself.
    answer = command_line(re.sub(r" --(memory|threads) \S+", "", words) + " --memory 1G")
    winner, _, outcome = row["answer"].partition(", ")
    player = {"first player": "first", "second player": "second", "tie": "tie"}[winner.split(" (")[0]]
    assert answer["winner"] == player
    if outcome:
        assert "({},{})".format(*answer["outcome"]) == outcome


def test_there_are_quick_results() -> None:
    assert sum(map(quick, ROWS)) >= 10


def test_references_name_games_of_the_catalogue_and_each_has_one() -> None:
    papers: list[Row] = json.loads((ROOT / "docs/references.json").read_text())
    named = {game for paper in papers for game in paper["games"]}
    assert named == {game.game for game in harary.games()}
    assert len({paper["paper"] for paper in papers}) == len(papers)
