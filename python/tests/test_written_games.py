# SPDX-License-Identifier: MIT
"""Written games on the command line: the shipped examples and their answers, and messages with their places."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, CommandLine, run_refused

EXAMPLES = sorted((ROOT / "examples" / "games").glob("*.game"))
# "# Answer on grid:3x4: nimber 1, winner first"
ANSWER = re.compile(r"^# Answer(?: on (?P<board>\S+))?: (?P<said>.*)$", re.MULTILINE)
HEAD = 'game = "g"\nplayers = ["Left", "Right"]\n[board]\npoints = "cells of grid:3x3"\n[marks]\nX = "both"\n'
LAST = '[last]\nresult = "draw"\n'


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_has_the_answers_that_it_names(path: Path, command_line: CommandLine) -> None:
    text = path.read_text()
    assert text.startswith("# ") and "\n# Source: " in text
    found = list(ANSWER.finditer(text))
    assert found, "no answer is named"
    for answer in found:
        board = f" --board {answer['board']}" if answer["board"] else ""
        for said in answer["said"].split(", "):
            field, value = said.split(" ", 1)
            question = {"nimber": " --question nimber", "remoteness": " --remoteness"}.get(field, "")
            got = command_line(f"solve @{path}{board}{question}")[field]
            assert (" ".join(got) if field == "best" else str(got)) == value, said


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_in_the_schema(path: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema: dict[str, Any] = json.loads((ROOT / "docs" / "written-game.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(tomllib.loads(path.read_text()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + '[sets]\nlines = "line:3"\n[[end]]\nfills = "line"\nresult = "draw"\n' + LAST, "10:9: fills: 'line'"),
        (HEAD + '[sets]\nlines = "line:3"\n[[end]]\nfill = "lines"\nresult = "draw"\n' + LAST, "did you mean fills?"),
        (HEAD.replace("both", "Leftt") + LAST, "6:5: 'Leftt' is not a player; did you mean Left?"),
        (HEAD + '[move]\nplace = "two points"\n' + LAST, "8:9: place: 'two points' is not a move"),
        (HEAD + '[[forbid]]\nneighbour = "own"\n' + LAST, "8:13: own means nothing here"),
        (HEAD + "[last]\nresult = 3\n", "8:10: result is a whole number; write a text in quotes"),
        (HEAD, "the text needs last; write for example [last]"),
        (HEAD + "[last\n", "the text is not TOML"),
        (HEAD.replace("cells of grid:3x3", "cells of K3") + LAST, "4:10: "),
        (HEAD.replace('"cells of grid:3x3"', "[]") + LAST, "the board has no points"),
        (HEAD.replace("X =", "own =") + LAST, "6:1: no mark is called own"),
        (HEAD + '[last]\nresult = "score"\n', "no [[score]] says what counts"),
    ],
)
def test_what_means_nothing_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(text)
    status, message = run_refused(f"solve @{path}")
    assert status == 2
    assert message.startswith(f"harary: {path}:") and said in message, message


def test_sizes_beyond_the_limits_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.game"
    for text, said in (
        ("#" * (1 << 20) + "\n" + HEAD + LAST, "at most 1048576"),
        (HEAD.replace("grid:3x3", "grid:30x30") + LAST, "at most 512"),
        (HEAD + "".join(f'M{i} = "both"\n' for i in range(8)) + LAST, "there are 9 marks; at most 8"),
    ):
        path.write_text(text)
        status, message = run_refused(f"solve @{path}")
        assert status != 0 and said in message, message


def test_games_shows_a_written_game_as_any_other(command_line: CommandLine) -> None:
    found = command_line(f"games @{ROOT / 'examples' / 'games' / 'notakto.game'}")
    assert found["game"] == "notakto" and found["about"]["title"] == "Notakto"
