# SPDX-License-Identifier: MIT
"""What the first page of the documentation claims: its commands run and print what it shows, its picture is what Python
draws, its program compiles, and it names every game. Its Python is run with that of all pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import BINARY, ROOT, script, shell

import harary

PAGE = (ROOT / "docs/index.md").read_text()
POSITION = "red=0-2,2-4,1-5;green=1-3,3-5,0-4"


def run_program(*words: str) -> str:
    return subprocess.run([BINARY, *words], capture_output=True, text=True, check=True).stdout


def shows(shown: list[str], printed: list[str]) -> bool:
    """Are these the lines that are shown, where … stands for any number of lines?"""
    if not shown:
        return not printed
    if shown[0] == "…":
        return any(shows(shown[1:], printed[at:]) for at in range(len(printed) + 1))
    return bool(printed) and shown[0] == printed[0] and shows(shown[1:], printed[1:])


def test_commands_print_what_the_page_shows(tmp_path: Path) -> None:
    sessions = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    assert len(sessions) == 2
    for session in sessions:
        for block in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, *shown = block.splitlines()
            printed = shell(command, tmp_path).splitlines()
            assert shows(shown, printed), (command, printed)
            # The gap at the end hides something.
            assert not shows([line for line in shown if line != "…"], printed)


def test_commands_of_the_doors_run(tmp_path: Path) -> None:
    outside = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    commands = re.findall(r"^    (\S.*)$", outside, re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        if command != "harary serve":
            shell(command, tmp_path)


def test_the_headline_is_true() -> None:
    moves = harary.game("sim").analyse(POSITION).moves
    assert [move.move for move in moves if move.winner == "first"] == ["1-2", "2-5"]
    assert len(moves) == 9
    assert "# Nine lines are left. Two of them save Red." in PAGE
    assert harary.solve("sim", remoteness=True).remoteness == 15
    assert "Green, who moves second, wins Sim, in 15 moves under best play." in re.sub(r"\s+", " ", PAGE)


def test_the_picture_is_drawn_by_the_package() -> None:
    drawn = harary.game("sim").position(POSITION).draw(highlight=[(1, 2), (2, 5)], size=380)
    assert drawn.svg == (ROOT / "docs/images/sim.svg").read_text()


@pytest.mark.skipif(shutil.which("c++") is None, reason="no compiler")
def test_the_program_compiles(tmp_path: Path) -> None:
    (program,) = re.findall(r"```cpp\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "program.cpp").write_text(program)
    words = ["c++", "-std=c++20", "-Wall", "-Werror", "-fsyntax-only", "-I", str(ROOT / "include"), "program.cpp"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_table_of_games_is_made_and_names_each_once() -> None:
    pages = script("site/game_pages.py")
    table = pages.games_table(pages.catalogue(lambda *words: run_program(*words)))
    named = re.findall(r"`([a-z0-9+-]+)`", table)
    assert sorted(named) == sorted(game.game for game in harary.games())
    for game in harary.games():
        (line,) = (line for line in table.splitlines() if line.startswith(f"| **{game.group}**"))
        assert f"`{game.game}`" in line
    assert script("site/pages.py").GAMES_MARK in PAGE


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/guide.md", "docs/cluster.md"])
def test_a_new_game_changes_no_page(page: str) -> None:
    text = (ROOT / page).read_text()
    assert re.findall(r"\b\d+ games\b(?! of| that)", text) == []
    # Nor is there a list of all games on vertices.
    names = [f"`{game.game}`" for game in harary.games() if game.drawing == "vertices"]
    for paragraph in text.split("\n\n"):
        assert not all(name in paragraph for name in names), paragraph


def test_the_first_sentence_says_what_harary_is() -> None:
    paragraphs = [one for one in PAGE.split("\n\n") if not one.startswith(("#", "---"))]
    assert re.match(r"Harary solves games on graphs exactly\b", paragraphs[0])
