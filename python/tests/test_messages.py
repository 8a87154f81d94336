# SPDX-License-Identifier: MIT
"""Errors name the arguments of Python, not the options of the command line."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable

import pytest

import harary
from harary._harary import in_python_words


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ("--board: no such graph", "board: no such graph"),
        ("--board:1:3: no such graph", "board:1:3: no such graph"),
        ("--vertex-colours: too few", "vertex_colours: too few"),
        ("--order: give either --board or --order, not both", "order: give either board= or order=, not both"),
        ("--board: for example --board K6", "board: for example board='K6'"),
        ("--board: did you mean --board K5?", "board: did you mean board='K5'?"),
        ("try --method search", "try method='search'"),
        ("--red: not with --colours 3; give a --position instead", "red: not with colours=3; give a position= instead"),
        ("as --instance FILE or as --formula 1,2/2,3", "as instance='FILE' or as formula='1,2/2,3'"),
        ("give --red, --green and --first", "give red=, green= and first="),
        ("wins (--misere: loses)", "wins (misere=True: loses)"),
        ("not with --red and colours", "not with red= and colours"),
        ("/tmp/a--b: no file -- none", "/tmp/a--b: no file -- none"),
        ("ends in --", "ends in --"),
        ("", ""),
    ],
)
def test_options_become_arguments(message: str, says: str) -> None:
    assert in_python_words(message) == says


@pytest.mark.parametrize(
    "ask",
    [
        lambda: harary.solve("clique"),
        lambda: harary.solve("clique", board="K"),
        lambda: harary.solve("clique", board="K5", order=5),
        lambda: harary.solve("clique", board="K5", question="who"),
        lambda: harary.solve("clique", board="K5", method="theorem"),
        lambda: harary.solve("clique", board="K5", time="soon"),
        lambda: harary.solve("clique", board="K5", memory="1K"),
        lambda: harary.solve("clique", board="K5", red="0-1", green="0-1"),
        lambda: harary.solve("clique", board="K5", bias="0:1"),
        lambda: harary.solve("pos-cnf"),
        lambda: harary.solve("avoidance", board="K5", target="K3", colours=3, red="0-1"),
        lambda: harary.flood("petersen"),
        lambda: harary.estimate(7, method="guess"),
        lambda: harary.arrows("K6", "K3", symmetry="maybe"),
    ],
)  # fmt: skip
def test_no_error_speaks_of_options(ask: Callable[[], object]) -> None:
    with pytest.raises(ValueError) as error:
        ask()
    assert isinstance(error.value, harary.InputError)
    assert not re.search(r"--[a-z]", str(error.value)), error.value


def test_no_game_speaks_of_options() -> None:
    for game in harary.games():
        assert not re.search(r"--[a-z]", game.summary), game.summary


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"threads": -1}, ValueError, "^threads: -1 is not from 0 to 1024"),
        ({"threads": 1025}, ValueError, "^threads: 1025 is not"),
        ({"threads": 1.5}, TypeError, "^threads: a whole number is needed, not 1.5"),
        ({"threads": "2"}, TypeError, "^threads: a whole number is needed, not '2'"),
        ({"seed": -1}, ValueError, "^seed: -1 is not from 0"),
        ({"seed": 2**64}, ValueError, "^seed: "),
        ({"time": -1}, ValueError, "^time: -1 is not a number of seconds"),
        ({"time": float("nan")}, ValueError, "^time: nan is not"),
        ({"time": [1]}, TypeError, r"^time: .* not \[1\]"),
        ({"time": "soon"}, ValueError, "^time: 'soon' is not a duration"),
        ({"memory": 2.5}, TypeError, "^memory: .* not 2.5"),
        ({"memory": "8X"}, ValueError, "^memory: "),
    ],
)
def test_what_a_question_may_spend_is_checked(
    given: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        harary.solve("sim", **given)  # type: ignore[arg-type]


def test_errors_are_the_packages_own() -> None:
    assert f"{harary.InputError.__module__}.{harary.InputError.__name__}" == "harary.InputError"
    for kind, base in (
        (harary.InputError, ValueError),
        (harary.FileError, OSError),
        (harary.LimitError, RuntimeError),
        (harary.BudgetEnded, RuntimeError),
    ):
        assert issubclass(kind, base)
        error = pickle.loads(pickle.dumps(kind("what is wrong")))
        assert type(error) is kind
        assert str(error) == "what is wrong"
