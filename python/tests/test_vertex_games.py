# SPDX-License-Identifier: MIT
"""Games on vertices against the plain programs of tests/reference, on a few hundred random graphs; and the questions that
are a series of questions."""

from __future__ import annotations

import ast
import random
import sys
from pathlib import Path

import pytest

import harary

REFERENCE = Path(__file__).resolve().parents[2] / "tests" / "reference"


def plain_games() -> list[str]:
    """The games that the plain program knows."""
    text = (REFERENCE / "compare_vertices.py").read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and ast.unparse(node.targets[0]) == "GAMES":
            return [key.value for key in node.value.keys if isinstance(key, ast.Constant)]
    raise AssertionError("compare_vertices.py lists no games")


@pytest.mark.parametrize("name", plain_games())
def test_random_graphs_agree_with_the_plain_program(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(REFERENCE))
    compare = __import__("compare_vertices")
    source = random.Random(f"{name} of a test")
    for _ in range(60):
        board = compare.random_board(source, 6)
        start, said = compare.GAMES[name](board, source, moves=True)
        texts = compare.options(board, start)
        for question, engine, plain in said(harary.game(name, **texts)):
            assert engine == plain, (name, texts, question)
    sys.modules.pop("compare_vertices")


def test_classes_are_those_of_both_starters() -> None:
    assert harary.solve("snort", board="C6", question="class").outcome_class == "second"
    assert harary.solve("snort", board="P5", question="class").outcome_class == "first"
    answer = harary.solve("snort", board="P2", red=[0], question="class")
    assert answer.outcome_class == "red"
    assert answer.by_starter == {"red": "first", "green": "first"}
    assert answer.proved
    assert "first" not in answer.instance
    assert harary.solve("snort", board="P2", green=[0], question="class").outcome_class == "green"


def test_a_class_with_ties_is_none() -> None:
    answer = harary.solve("connected", board="P4", question="class")
    assert answer.outcome_class is None
    assert answer.by_starter == {"red": "tie", "green": "tie"}


def test_the_game_chromatic_number_and_index() -> None:
    assert harary.solve("colouring", board="C5", question="number").number == 3
    assert harary.solve("colouring", board="K4", question="number").number == 4
    assert [harary.solve("colouring", board=f"K{n}", elements="edges", question="number").number for n in (2, 3, 4)] == [
        1,
        3,
        5,
    ]


def test_questions_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(harary.InputError, match="has no number to ask for"):
        harary.solve("sim", question="number")
    with pytest.raises(harary.InputError, match="not played by two players"):
        harary.solve("avoidance", board="K4", colours=3, question="class")
    with pytest.raises(harary.InputError, match="remoteness"):
        harary.solve("col", board="P3", question="class", remoteness=True)


def test_domination_says_vertices_left_and_moves() -> None:
    assert harary.solve("domination", board="P7").outcome == (4, 3)
    assert harary.solve("domination", board="C6", first="green").outcome == (4, 2)
    assert harary.solve("domination", board="C8", total=True).outcome == (3, 5)
