# SPDX-License-Identifier: MIT
"""The words of questions as types: they are those of the catalogue and of the program, and a strict type checker refuses
others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from conftest import run_refused
from test_types import mypy

import harary
from harary import names


def test_the_games_are_those_of_the_catalogue() -> None:
    assert get_args(names.GameName) == tuple(game.game for game in harary.games())


def test_who_begins_and_who_wins_ties_are_those_of_the_options() -> None:
    for game in harary.games():
        for option in game.option_specs:
            if option.name == "first":
                assert set(option.values) <= set(get_args(names.Role)), game.game
            if option.name == "ties":
                assert set(option.values) <= set(get_args(names.TieRule)), game.game


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("question", get_args(names.QuestionName)),
        ("method", tuple(word for word in get_args(names.MethodName) if word != "reference")),
        ("certificate-of", get_args(names.CertificateKind)),
    ],
)
def test_questions_and_methods_are_those_of_the_program(option: str, words: tuple[str, ...]) -> None:
    status, message = run_refused(f"solve sim --{option} nonsense --certificate c")
    assert status == 2
    told = message.split("must be ")[-1] if "must be " in message else message
    assert set(re.findall(r"[a-z]+", told.split(":")[-1])) >= set(words) - {"form"}, message
    for word in words:
        assert re.search(rf"\b{word}\b", message), (word, message)


def test_machines_are_those_of_the_library() -> None:
    with pytest.raises(harary.InputError) as refused:
        harary.game("sim").suggest(player="stranger")  # type: ignore[arg-type]
    for name in get_args(names.MachineName):
        assert name in str(refused.value)
        assert harary.game("sim", board="K4").suggest(player=name, time=0.2).move in {"0-1", "0-2", "0-3", "1-2", "1-3", "2-3"}


def test_a_strict_type_checker_refuses_other_words(tmp_path: Path) -> None:
    lines = [
        'harary.solve("simm")',
        'harary.solve("sim", question="nimbr")',
        'harary.solve("sim", first="geen")',
        'harary.solve("clique", ties="stranger")',
        'harary.game("sim").solve(method="serach")',
        'harary.game("sim").suggest(player="perfct")',
        'harary.solve_many("sin", ["K4"])',
        'harary.solve("sim").winner == "frist"',
        'harary.table("colex", mx=3)',
        'harary.check("conjecture-6", max="three")',
    ]
    right = [
        'harary.solve("sim", question="winner", first="green")',
        'harary.table("colex", max=3)',
        'harary.solve("maker-breaker", board="K4", target="K3", first="breaker")',
        'if harary.solve("sim").winner == "first": pass',
        "for game in harary.games(): harary.game(game.game)",
        'harary.Board("K4").order + harary.Board(3, [(0, 1)]).order',
    ]
    file = tmp_path / "words.py"
    file.write_text("import harary\n" + "\n".join([*lines, *right]) + "\n")
    done = mypy(str(file))
    wrong = {int(line.split(":")[1]) for line in done.stdout.splitlines() if "error:" in line}
    assert wrong == set(range(2, 2 + len(lines))), done.stdout
