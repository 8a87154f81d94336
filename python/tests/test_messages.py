# SPDX-License-Identifier: MIT
"""Errors name the arguments of Python, not the options of the command line."""

from __future__ import annotations

import math
import pickle
import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
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
        lambda: harary.solve("avoidance", board="K5", target="K3", colours=3, first="player4"),
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
        ({"time": timedelta(-1)}, ValueError, "^time: -86400.0 is not a number of seconds"),
        ({"time": 2e10}, ValueError, "^time: 20000000000.0 is not a number of seconds from 0 to 10.10"),
        ({"memory": math.inf}, TypeError, "^memory: .* not inf"),
        ({"checkpoint_every": 5}, ValueError, "^checkpoint_every: only with checkpoint="),
        ({"checkpoint": "x", "checkpoint_every": 0.5}, ValueError, "^checkpoint_every: '500ms' is too short"),
        ({"checkpoint": "x", "checkpoint_every": "soon"}, ValueError, "^checkpoint_every: 'soon' is not a duration"),
        ({"checkpoint": "x", "checkpoint_every": [1]}, TypeError, "^checkpoint_every: seconds, a timedelta"),
        ({"time": "soon"}, ValueError, "^time: 'soon' is not a duration"),
        ({"memory": 2.5}, TypeError, "^memory: .* not 2.5"),
        ({"memory": -1}, ValueError, "^memory: -1 is not from 0"),
        ({"checkpoint": 5}, TypeError, "^checkpoint: a path is needed, not 5"),
        ({"seed": 10**400}, ValueError, "^seed: 10{40}… is not from 0 to [0-9]{20}$"),
        ({"threads": -(10**5000)}, ValueError, "^threads: -10{40}… is not from 0 to 1024$"),
        ({"time": 10**400}, ValueError, "^time: 10{40}… is not a number of seconds"),
        ({"memory": "8X"}, ValueError, "^memory: "),
    ],
)
def test_what_a_question_may_spend_is_checked(
    given: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        harary.solve("sim", **given)  # type: ignore[arg-type]


def test_what_a_question_may_spend_is_said_in_many_ways(tmp_path: Path) -> None:
    for given in (
        {"time": timedelta(minutes=1)}, {"time": math.inf}, {"time": 1e9}, {"time": 10**10}, {"time": None},
        {"time": np.float64(3)}, {"memory": 1e9}, {"memory": None}, {"memory": np.int64(2**30)}, {"threads": None},
        {"seed": None}, {"checkpoint": None}, {"checkpoint_every": None}, {"progress": None},
    ):  # fmt: skip
        assert harary.solve("clique", board="K4", **given).proved, given  # type: ignore[arg-type]
    for every in (timedelta(seconds=1), "1h", 90, math.inf):
        kept = {"checkpoint": tmp_path / "kept", "checkpoint_every": every}
        assert harary.solve("star", board="K5", **kept).proved  # type: ignore[arg-type]
    stopped = harary.solve("capture", board="K9", time=timedelta(milliseconds=200), threads=1)
    assert stopped.stopped == "time"
    with harary.game("clique", board="K4").session(memory=1e9, threads=None) as session:
        assert session.follow(time=timedelta(minutes=1), seed=None, heard=print).winner == "second"


def test_options_that_are_none_are_not_there() -> None:
    options = dict.fromkeys(harary.catalogue.GameOptions.__annotations__)
    assert harary.solve("sim", **options) == harary.solve("sim")  # type: ignore[arg-type]


ORDERED = [
    lambda given: harary.flood("P3", vertex_colours=given),
    lambda given: harary.honeybee("P3", vertex_colours=given),
    lambda given: harary.solve("letters", letters=given),
    lambda given: harary.solve("clique", board="K4", bias=given),
    lambda given: harary.count(4, given),
    lambda given: harary.game("clique", board="K4").evaluate(given),
    lambda given: harary.honeybee([("a", "b"), ("b", "c")], vertex_colours="012", starts=given),
]
UNORDERED = [
    lambda given: harary.solve("clique", board="K4", red=given),
    lambda given: harary.solve("clique", board="K4", green=given),
    lambda given: harary.solve("connected", board="K4", red=given),
    lambda given: harary.arrows("K4", "K3", red=given),
    lambda given: harary.game("maker-breaker", sets=[given]),
    lambda given: harary.game("maker-breaker", sets=[("a", "b")], elements=given),
    lambda given: harary.Board.of("K4").draw(highlight=given),
    lambda given: harary.Board.of("K4").draw(arrows=given),
    lambda given: harary.Board.of(given),
]


@pytest.mark.parametrize("ask", [*ORDERED, *UNORDERED])
def test_a_dict_is_not_read_as_its_keys(ask: Callable[[Any], object]) -> None:
    for given in ({"x": 1}, {(0, 1): 2}, {0: 1, 1: 1}, {("a", "b"): "c"}):
        with pytest.raises((TypeError, harary.InputError)):
            ask(given)
    with pytest.raises((TypeError, harary.InputError)):
        ask(b"\x00\x01")


@pytest.mark.parametrize("ask", ORDERED)
def test_a_set_has_no_order(ask: Callable[[Any], object]) -> None:
    for given in ({0, 1, 2}, frozenset({0, 1})):
        with pytest.raises(TypeError, match="values in an order are needed, not the (frozen)?set"):
            ask(given)


def test_a_dict_of_colours_is_by_vertex() -> None:
    path = nx.path_graph(["a", "b", "c"])
    by_name = harary.flood(path, vertex_colours={"c": 1, "a": 0, "b": 1})
    assert by_name.calls == harary.flood("P3", vertex_colours="011").calls
    assert harary.flood(nx.path_graph(3), vertex_colours={0: 1, 1: 1, 2: 1}).length == 0
    assert harary.flood("P3", vertex_colours={2: 5, 1: 5, 0: 5}).length == 0
    assert harary.flood(order=3, vertex_colours={2: 5, 1: 4, 0: 5}).length == 1
    graph = nx.petersen_graph()
    nx.set_node_attributes(graph, {v: v % 3 for v in graph}, "colour")
    by_vertex = nx.get_node_attributes(graph, "colour")
    by_list = [v % 3 for v in range(10)]
    assert harary.honeybee(graph, vertex_colours=by_vertex, starts=(1, 8)) == harary.honeybee(
        graph, vertex_colours=by_list, starts=(1, 8)
    )
    for wrong, says in (
        ({"a": 0, "b": 1}, "^vertex_colours: the vertex 'c' is missing$"),
        ({"a": 0, "b": 1, "c": 0, "d": 1}, "^vertex_colours: the board has no vertex 'd'; it has a, b, c$"),
    ):
        with pytest.raises(harary.InputError, match=says):
            harary.flood(path, vertex_colours=wrong)
    with pytest.raises(harary.InputError, match="^vertex_colours: the board has no vertex 3$"):
        harary.flood("P3", vertex_colours={0: 0, 1: 1, 2: 0, 3: 1})
    with pytest.raises(TypeError, match="^vertex_colours: a dict is for the vertices of a board"):
        harary.flood(vertex_colours={0: 1})


def test_views_of_networkx_are_edges_and_vertices() -> None:
    graph = nx.Graph([(0, 1), (1, 2)])
    assert dict(harary.game("clique", board="K4", red=graph.edges).instance)["red"] == "0-1,1-2"
    assert dict(harary.game("connected", board="K4", red=graph.nodes).instance)["red"] == "0,1,2"
    assert dict(harary.game("clique", board="K4", red={(0, 1)}).instance)["red"] == "0-1"
    assert harary.solve("letters", letters={"a": 0, "b": 0, "c": 0, "d": 5}.values()).winner == "second"


@pytest.mark.parametrize(
    ("ask", "error", "says"),
    [
        (lambda: harary.solve("clique", board="K4", question=3), TypeError, "question: a text is needed, not 3"),
        (lambda: harary.solve("clique", board="K4", method=None), TypeError, "method: a text is needed, not None"),
        (
            lambda: harary.solve("clique", board="K4", remoteness="yes"),
            TypeError,
            "remoteness: True or False is needed, not 'yes'",
        ),
        (lambda: harary.solve("clique", board="K4", certificate=5), TypeError, "certificate: a path is needed, not 5"),
        (
            lambda: harary.solve("clique", board="K4", certificate_of=5),
            TypeError,
            "certificate_of: a text is needed, not 5",
        ),
        (lambda: harary.solve("clique", board="K4", bias=1), TypeError, "bias: several values are needed, not 1"),
        (lambda: harary.solve("letters", letters=5), TypeError, "letters: several values are needed, not 5"),
        (
            lambda: harary.flood("petersen", vertex_colours=5),
            TypeError,
            "vertex_colours: several values are needed, not 5",
        ),
        (
            lambda: harary.solve("clique", board="K4\udcff"),
            harary.InputError,
            "board: 'K4\\udcff' is not a text that can be written",
        ),
        (lambda: harary.count("6"), TypeError, "order: a whole number is needed, not '6'"),
        (lambda: harary.count(6.0), TypeError, "order: a whole number is needed, not 6.0"),
        (lambda: harary.count(10**30), harary.InputError, f"order: {10**30} is too large"),
        (lambda: harary.count(10**99), harary.InputError, f"order: 1{'0' * 40}… is too large"),
        (lambda: harary.count(6, [1, 2.5]), TypeError, "edges: a whole number is needed, not 2.5"),
        (lambda: harary.count(6, 3), TypeError, "edges: several values are needed, not 3"),
        (lambda: harary.estimate(6, samples=1.5), TypeError, "samples: a whole number is needed, not 1.5"),
        (lambda: harary.arrows("K6", "K3", colours="2"), TypeError, "colours: a whole number is needed, not '2'"),
        (lambda: harary.arrows("K6", "K3", proof=5), TypeError, "proof: a path is needed, not 5"),
    ],
)  # fmt: skip
def test_arguments_of_a_wrong_type_are_named(
    ask: Callable[[], object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error) as raised:
        ask()
    assert str(raised.value) == says


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: harary.solve("Sim"), "'Sim' is not a game; did you mean sim?"),
        (
            lambda: harary.solve("clique", board="K3×3"),
            "board: 'K3×3' (× is a multiplication sign; type x or a comma) is not a graph; did you mean K3,3?",
        ),
        (
            lambda: harary.solve("clique", board="K5", red="0–1"),
            "red:1:1: expected an edge such as 0-1, found '0–1' (– is an en dash; type -)",
        ),
        (
            lambda: harary.solve("connect", order=0),
            "order: '0' is not a whole number from 1 to 10000000",
        ),
        (
            lambda: harary.solve("pos-cnf", formula="1,-2"),
            "formula: read as DIMACS:2:3: -2 is negative; a positive formula has no negations",
        ),
        (
            lambda: harary.solve("pos-cnf"),
            "formula: the game needs a formula, for example 1,2/2,3, or a file with instance=",
        ),
        (
            lambda: harary.solve("clique", board="@Größe.g6"),
            "Größe.g6: cannot be opened: No such file or directory",
        ),
    ],
)
def test_what_is_written_by_mistake_is_said(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(harary.InputError) as raised:
        ask()
    assert str(raised.value) == says


def test_small_letters_name_graphs() -> None:
    assert harary.Board.of("k6") == harary.Board.of("K6")
    assert harary.solve("clique", board="k4").instance == {"board": "K4"}
    assert harary.arrows("k6", "k3").arrows


def test_a_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    for name, text in (("k5.g6", "D~{\n"), ("k3.edges", "0 1\n1 2\n0 2\n")):
        (tmp_path / name).write_text(text, encoding="utf-8-sig")
    assert harary.Board.of(f"@{tmp_path}/k5.g6").text == "K5"
    assert harary.Board.of(f"@{tmp_path}/k3.edges").text == "K3"


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
