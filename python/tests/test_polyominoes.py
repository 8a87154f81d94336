# SPDX-License-Identifier: MIT
"""Harary's animals on rectangles and tori: the lines that ship with the documentation are those of its page, do not
contradict each other, and are computed again where that is quick."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import ROOT, CommandLine

Line = dict[str, Any]


def shipped(boards: str) -> list[Line]:
    return [json.loads(line) for line in (ROOT / f"docs/polyominoes-{boards}.jsonl").read_text().splitlines()]


RECTANGLES = shipped("rectangles")
TORI = shipped("tori")
ANIMALS = 56


def sides(board: str) -> tuple[int, int]:
    width, length = map(int, board.split("x"))
    return width, length


def least(line: Line, game: str) -> list[tuple[int, int]]:
    return [sides(one["board"]) for one in line[game]["least"]]


def rows_after(header: str) -> list[list[str]]:
    page = (ROOT / "docs/positional-tables.md").read_text()
    table = page.split(header + "\n")[1].split("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[1:]]


def test_the_page_has_the_shipped_rectangles() -> None:
    def boards(line: Line, game: str) -> str:
        return "; ".join(f"{one['board'].replace('x', ' x ')}, {one['moves'] or '?'}" for one in line[game]["least"])

    won = [[line["animal"], boards(line, "strong"), boards(line, "maker")] for line in RECTANGLES if line["maker"]["least"]]
    assert rows_after("| animal | strong a x b, m | maker a x b, m |") == won


def test_the_page_has_the_shipped_tori() -> None:
    def cells(line: Line, game: str) -> list[str]:
        found = line[game]
        return [f"`{found['outcomes']}`", f"{found['side']}, {found['moves'] or '?'}" if found["side"] else "–"]

    won = [[line["animal"], *cells(line, "strong"), *cells(line, "maker")] for line in TORI if line["maker"]["side"]]
    assert rows_after("| animal | strong, sides 3 to 8 | b, m | maker, sides 3 to 8 | b, m |") == won


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_shipped_lines_are_computed_again(command_line: CommandLine, number: int) -> None:
    for boards, lines in (("rectangles", RECTANGLES), ("tori", TORI)):
        assert command_line(f"paper-table polyominoes-{boards} --min {number} --max {number}") == lines[number - 1]


def test_the_first_player_wins_only_where_maker_does() -> None:
    assert len(RECTANGLES) == len(TORI) == ANIMALS
    for line in RECTANGLES:
        assert line["strong"]["ties_above"] == []
        for width, length in least(line, "strong"):
            assert any(width >= w and length >= n for w, n in least(line, "maker")), line["animal"]
    for line in TORI:
        for strong, maker in zip(line["strong"]["outcomes"], line["maker"]["outcomes"], strict=True):
            assert strong != "F" or maker == "M", line["animal"]


def test_maker_wins_on_the_torus_of_a_square_that_he_wins_on() -> None:
    """It has all places of the animal that the square has, and more."""
    for rectangles, tori in zip(RECTANGLES, TORI, strict=True):
        assert rectangles["animal"] == tori["animal"]
        for side, outcome in enumerate(tori["maker"]["outcomes"], 3):
            if any(length <= side for _, length in least(rectangles, "maker")):
                assert outcome == "M", (tori["animal"], side)
