# SPDX-License-Identifier: MIT
"""The files in tests/data/files, as other programs and people write them, damaged ones among them: the program and the
package read each alike, and as its table says. tests/data/make_files.py makes both."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from conftest import BINARY, ROOT

import harary
from harary import Board

FILES = ROOT / "tests" / "data" / "files"
TABLE = (ROOT / "tests" / "data" / "files.tsv").read_text(encoding="utf-8").splitlines()
ROWS = [line.split("\t", 2) for line in TABLE if not line.startswith("# ")]


def program(*words: str) -> str:
    """What `harary WORDS` prints, or its one line on standard error, of which it must not be ashamed."""
    done = subprocess.run([BINARY, *words], capture_output=True, check=False, timeout=300)
    if done.returncode in (0, 3):  # 3: not all in time; the board is there
        return done.stdout.decode()
    assert done.returncode == 2, done.stderr
    message = done.stderr.decode()
    if "--boards" in words:  # whose last line counts what was refused
        message, counts = message[: message.rindex("\n", 0, -1) + 1], message.splitlines()[-1]
        assert re.fullmatch(r"harary: \d+ boards? refused, \d+ answered", counts), counts
    assert message.count("\n") == 1, message
    assert "\x1b" not in message, message
    return "refused " + message.removeprefix("harary: ").strip()


def board_by_program(path: Path) -> str:
    word = program("export", "graph6", "--board", f"@{path}").strip()
    if word.startswith("refused"):
        return word
    asked = json.loads(program("solve", "kayles", "--json", "--time", "0.001", "--board", f"@{path}"))
    return word + "\t" + named(asked.get("labels", []))


def board_by_package(path: Path) -> str:
    board = Board.read(path)
    assert Board.of(path) == board
    return board.graph6 + "\t" + named(list(board.labels or ()))


def named(labels: list[Any]) -> str:
    texts = [str(label) for label in labels]
    if all(text.isdecimal() and text.isascii() for text in texts):
        return json.dumps([int(text) for text in texts]) if texts else ""
    return json.dumps(texts, ensure_ascii=False)


def coloured(instance: dict[str, Any]) -> str:
    return " ".join(str(instance[key]) for key in ("board", "vertex-colours") if key in instance)


def by_program(path: Path, door: str) -> str:
    if door == "board":
        return board_by_program(path)
    if door == "list":
        return " ".join(program("export", "graph6", "--boards", f"@{path}").split())
    asked = {
        "flood": ("solve", "flood", "--board", f"@{path}"),
        "sets": ("export", "pg", "achievement", "--instance", str(path)),
        "formula": ("solve", "pos-cnf", "--instance", str(path)),
    }[door]
    found = program(*asked, "--json")
    if found.startswith("refused"):
        return found
    answer = json.loads(found)
    if door == "flood":
        return coloured(answer["instance"])
    if door == "sets":
        return f"{answer['elements']} {answer['red_sets']} {answer['green_sets']}"
    return str(answer["winner"])


def by_package(path: Path, door: str) -> str:
    try:
        if door == "board":
            return board_by_package(path)
        if door == "list":
            found = harary.solve_many("kayles", path)
            return " ".join(entry.board.graph6 for entry in found if entry.board)
        if door == "flood":
            return coloured(harary.solve("flood", board=f"@{path}").json["instance"])
        if door == "sets":
            text = harary.export("pg", "achievement", instance=str(path))
            parts = {part.split("\n")[0]: part.split("\n")[1:] for part in text.split("#")}
            return f"{len(parts['positions'][0].split())} " + " ".join(
                str(len([line for line in parts[name] if line.strip()])) for name in ("blackwins", "whitewins")
            )
        return str(harary.solve("pos-cnf", instance=str(path)).winner)
    except harary.InputError as error:
        return f"refused {error}"


def test_the_table_names_the_files() -> None:
    assert sorted(row[0] for row in ROWS) == sorted(path.name for path in FILES.iterdir())
    doors = Counter(row[1] for row in ROWS)
    assert set(doors) == {"board", "list", "flood", "sets", "formula"}
    assert sum(row[2].startswith("refused") for row in ROWS) >= 100
    assert len(ROWS) >= 400


@pytest.mark.parametrize("door", ["board", "list", "flood", "sets", "formula"])
def test_the_package_reads_what_the_table_says(door: str) -> None:
    for name, _, expected in (row for row in ROWS if row[1] == door):
        compare(by_package(FILES / name, door), name, expected)


@pytest.mark.skipif(not os.environ.get("HARARY_BINARY"), reason="HARARY_BINARY names the program")
@pytest.mark.parametrize("door", ["board", "list", "flood", "sets", "formula"])
def test_the_program_reads_what_the_table_says(door: str) -> None:
    for name, _, expected in (row for row in ROWS if row[1] == door):
        compare(by_program(FILES / name, door), name, expected)


def compare(found: str, name: str, expected: str) -> None:
    if expected.startswith("refused"):
        start = f"refused {FILES / name}{expected.removeprefix('refused ')}"
        assert found.startswith(start), f"{name}: {found}"
    else:
        assert found == expected, name
