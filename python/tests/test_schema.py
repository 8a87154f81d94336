# SPDX-License-Identifier: MIT
"""What the program prints with --json is what docs/answers.schema.json says, for the examples of all games."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

import harary

jsonschema = pytest.importorskip("jsonschema")
BINARY = os.environ.get("HARARY_BINARY", "")
pytestmark = pytest.mark.skipif(not BINARY, reason="HARARY_BINARY names the program")

SCHEMA: dict[str, Any] = json.loads((ROOT / "docs" / "answers.schema.json").read_text())
GAMES = harary.games()


def refused(json_object: dict[str, Any]) -> list[str]:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    return [error.message for error in validator.iter_errors(json_object)]


def asked(*words: str) -> dict[str, Any]:
    done = subprocess.run([BINARY, *words, "--json"], capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_answers_about_every_game_are_in_the_schema(game: harary.GameDescription) -> None:
    words = [game.game]
    for name, text in game.example_options.items():
        words += [f"--{name}"] if text == "true" else [f"--{name}", text]
    for command in ("solve", "analyse"):
        found = asked(command, *words, "--time", "20s", "--threads", "1")
        assert refused(found) == [], found


def test_other_answers_are_in_the_schema(tmp_path: Path) -> None:
    certificate = str(tmp_path / "c")
    for words in (
        ["solve", "clique", "--board", "K5", "--remoteness", "--stats", "--certificate", certificate],
        ["verify", certificate],
        ["solve", "saturation", "--board", "K6", "--question", "nimber"],
        ["solve", "avoidance", "--board", "K5", "--colours", "3"],
        ["solve", "colouring", "--board", "C5", "--question", "number"],
        ["solve", "builder", "--target", "K4", "--question", "number", "--time", "200ms"],
        ["solve", "snort", "--board", "P4", "--question", "class"],
        ["solve", "snort", "--board", "P4", "--question", "form"],
        ["solve", "kayles", "--board", "P5", "--question", "form"],
        ["solve", "snort", "--board", "P9", "--question", "form", "--most-forms", "9"],
        ["solve", "clique", "--board", "K10", "--time", "200ms"],
        ["tablebase", "clique", "--board", "K4", "--out", str(tmp_path / "t")],
    ):
        if words[0] != "tablebase":
            assert refused(asked(*words)) == [], words
    assert refused({"game": "clique", "stopped": "time"}) == []


def test_what_is_wrong_is_refused() -> None:
    answer = asked("solve", "clique", "--board", "K4")
    assert refused(answer) == []
    for change in ({"winner": "third"}, {"positions": -1}, {"best": "0-1"}, {"extra": 1}, {"outcome": [1]}):
        assert refused({**answer, **change}), change
    del answer["proved"]
    assert refused(answer)
