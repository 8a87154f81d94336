# SPDX-License-Identifier: MIT
"""What Python has of the command line: the verifier, lists of boards, tables, checks, files; and how questions are
ended from outside."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from conftest import BINARY

import harary
import harary.spending
from harary import program_options


def test_verify_says_what_holds(tmp_path: Path) -> None:
    path = tmp_path / "k5.cert"
    answer = harary.solve("clique", board="K5", certificate=path)
    found = harary.verify(path)
    assert found
    assert (found.holds, found.game, found.winner) == (True, "clique", answer.winner)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    with pytest.raises((harary.FileError, harary.InputError)):
        harary.verify(path)
    with pytest.raises((harary.FileError, harary.InputError)):
        harary.verify(tmp_path / "none")


def test_former_names_are_the_same_functions() -> None:
    assert harary.strong is harary.tablebase
    assert harary.Game.strong is harary.Game.tablebase
    assert harary.table is harary.paper_table
    assert not {"strong", "table"} & set(harary.__all__)


def test_a_tablebase_is_checked(tmp_path: Path) -> None:
    table = harary.tablebase("clique", tmp_path / "t", board="K4")
    assert table.check().holds
    assert harary.verify(tmp_path / "t").game == "clique"


def test_many_boards_have_the_answers_of_each(tmp_path: Path) -> None:
    graphs: list[Any] = [nx.gnp_random_graph(6, 0.6, seed=n) for n in range(12)]
    graphs += ["K5", "petersen", nx.path_graph(["a", "b", "c"])]
    for keep in (False, True):
        found = harary.solve_many("star", graphs, keep_tables=keep)
        assert len(found) == len(graphs)
        for graph, entry in zip(graphs, found, strict=True):
            assert entry.answer is not None
            alone = harary.solve("star", board=graph)
            assert (entry.answer.winner, entry.answer.outcome) == (alone.winner, alone.outcome)
    assert found[-1].answer is not None
    assert found[-1].answer.best[0] in ("a-b", "b-c")
    rows = found.rows()
    assert rows[12]["board"] == "K5"
    assert rows[12]["winner"] == "second"
    assert "<td>K5</td>" in found._repr_html_()
    listed = tmp_path / "list.g6"
    listed.write_text("# two\nK4\nDqK\n")
    assert [entry.board.order for entry in harary.solve_many("star", listed) if entry.board] == [4, 5]


def test_bad_boards_end_a_list_or_are_entries() -> None:
    given: list[Any] = ["K4", "K999", "E3", [(0, 0)], "K5"]
    with pytest.raises((harary.InputError, harary.LimitError)):
        harary.solve_many("clique", given)
    found = harary.solve_many("clique", given, skip_bad=True)
    assert [entry.error is None for entry in found] == [True, False, True, False, True]
    assert "K999" in str(found[1].error)
    refused = harary.solve_many("avoidance", ["K5", "K2"], target="K4", skip_bad=True)
    assert refused[1].answer is None
    assert "target" in str(refused[1].error)
    assert "--" not in str(refused[1].error)


def test_positions_have_their_edges() -> None:
    game = harary.game("sim", board=nx.complete_graph(["a", "b", "c", "d"]), red=[("a", "b")])
    position = game.position(green=[("c", "d")], red=[("a", "c")])
    assert position.red == (("a", "b"), ("a", "c"))
    assert position.green == (("c", "d"),)
    assert position.board.vertices == ("a", "b", "c", "d")
    graph = position.networkx()
    assert graph.edges["a", "c"]["colour"] == "red"
    assert graph.edges["c", "d"]["colour"] == "green"
    assert "colour" not in graph.edges["b", "c"]
    assert len(repr(position)) < 100
    assert repr(harary.game("sim").position()) == "<Position of sim on K6: red=;green=>"
    with pytest.raises(TypeError, match="either a text or red and green"):
        game.position("red=a-b;green=", red=[("a", "b")])
    with pytest.raises(harary.InputError, match="no vertex 'z'"):
        game.position(red=[("a", "z")])


def test_positions_of_games_on_vertices_have_their_vertices() -> None:
    game = harary.game("connected", board="P4")
    position = game.position(red=[0], green=[1])
    assert (position.red, position.green) == ((0,), (1,))
    assert position.networkx().nodes[0]["colour"] == "red"


def test_a_token_ends_a_question_from_another_thread() -> None:
    token = harary.CancelToken()
    timer = threading.Timer(0.3, token.cancel)
    timer.start()
    begin = time.monotonic()
    with pytest.raises(harary.BudgetEnded, match="cancelled"):
        harary.solve("clique", board="K10", cancel=token)
    assert time.monotonic() - begin < 60
    assert token.cancelled
    with pytest.raises(harary.BudgetEnded, match="cancelled"):
        harary.analyse("clique", board="K4", cancel=token)
    with pytest.raises(TypeError, match="cancel: a CancelToken is needed"):
        harary.solve("clique", board="K4", cancel=True)  # type: ignore[arg-type]


def test_a_cancelled_task_ends_its_question() -> None:
    async def ask() -> bool:
        task = asyncio.create_task(harary.awaited(harary.solve, "clique", board="K10"))
        await asyncio.sleep(0.3)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            return True
        return False

    begin = time.monotonic()
    assert asyncio.run(ask())
    assert time.monotonic() - begin < 60


def test_questions_of_the_program_are_asked() -> None:
    assert harary.check("conjecture-6", options={"max": 3})[-1]["holds"] is True
    assert harary.export("dimacs", board="K3").startswith("p edge 3 3")
    assert "#blackwins" in harary.export("pg", "achievement", board="K4", target="K3")
    with pytest.raises(harary.InputError, match="conjecture-99"):
        harary.check("conjecture-99")


def test_keywords_are_the_options_of_the_program() -> None:
    """Each keyword is an option of its command, and each option that people give is a keyword."""
    not_given = {"json", "progress", "help", "help-all", "log", "boards", "graphs", "skip-bad", "format", "blue"}
    of_games = {option.name for game in harary.games() for option in game.option_specs}
    spending = {name.replace("_", "-") for name in harary.spending.Spending.__annotations__}
    for command, options in {
        "paper-table colex": program_options.TableOptions,
        "check mirror": program_options.CheckOptions,
        "reduce pos-dnf maker-breaker f": program_options.ReduceOptions,
        "chances clique": program_options.ChancesOptions,
        "split clique": program_options.SplitOptions,
        "export pg achievement": program_options.ExportOptions,
    }.items():
        words = [BINARY, "--complete", *command.split(), "--"]
        lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
        known = {line.split("\t")[0].removeprefix("--").removesuffix("=") for line in lines}
        mine = {name.rstrip("_").replace("_", "-") for name in options.__annotations__}
        assert mine <= known, (command, mine - known)
        assert known - mine - not_given - of_games - spending == set(), command


def test_keywords_and_a_mapping_ask_the_same() -> None:
    assert harary.table("colex", max=3) == harary.table("colex", options={"max": 3})
    assert harary.check("conjecture-6", max=3)[-1]["holds"] is True
    assert len(harary.table("colex", min=2, max=3)) == 2
    two = harary.table("saturation-score", min=4, max=4, target=["K3", "K1,3"])
    assert {row["target"] for row in two} == {"K3", "K1,3"}
    reduced = harary.reduce("pos-dnf", "maker-breaker", "p dnf 3 2\n1 2 0\n2 3 0\n", solve=True)
    assert reduced["to"] == "maker-breaker"
    assert harary.split("clique", board="K4", plies=1) == harary.split("clique", board="K4", options={"plies": 1})
    assert harary.chances("clique", board="K3", as_="second")[0]["side"] == "second"
    with pytest.raises(TypeError, match=r"paper_table\(\) got an unexpected .*'mx'. Did you mean 'max'"):
        harary.table("colex", mx=3)  # type: ignore[call-arg]


def test_a_file_that_is_not_there_is_an_oserror(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    asked: list[Callable[[], object]] = [
        lambda: harary.verify(nowhere),
        lambda: harary.probe(nowhere),
        lambda: harary.Board.read(nowhere),
        lambda: harary.Board(Path(nowhere)),
        lambda: harary.Board("@" + nowhere),
        lambda: harary.solve("star", board="@" + nowhere),
        lambda: harary.solve("flood", board="@" + nowhere),
        lambda: harary.solve("maker-breaker", instance="@" + nowhere),
        lambda: harary.solve("maker-breaker", instance=Path(nowhere)),
        lambda: harary.solve_many("star", nowhere),
        lambda: harary.reduce("pos-dnf", "maker-breaker", nowhere),
        lambda: harary.check("conjecture-2", nowhere),
        lambda: harary.strategy(nowhere),
    ]
    for ask in asked:
        with pytest.raises(FileNotFoundError, match="nowhere") as refused:
            ask()
        assert isinstance(refused.value, harary.FileError)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: harary.solve_many(["K4"], "star"), r"solve_many\('star', boards\)"),  # type: ignore[arg-type]
        (lambda: harary.analyse("red=0-1", "sim"), r"analyse\('sim', position\)"),  # type: ignore[arg-type]
        (lambda: harary.tablebase("folder", "clique"), r"tablebase\('clique', folder\)"),  # type: ignore[arg-type]
        (lambda: harary.export("clique", "pg"), r"export\('pg', game\)"),  # type: ignore[arg-type]
        (lambda: harary.check("@graphs.g6", "conjecture-2"), r"check\('conjecture-2', graphs\)"),
        (lambda: harary.probe("red=0-1", "."), r"write probe\('\.', 'red=0-1'\)"),
    ],
)
def test_arguments_that_are_swapped_are_named(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        ask()


def test_winning_sets_are_taken_as_sets_and_as_an_instance() -> None:
    sets = harary.WinningSets([[0, 1], [1, 2]], green_sets=[[0, 2]])
    plain = harary.solve("achievement", sets=[[0, 1], [1, 2]], green_sets=[[0, 2]])
    assert harary.solve("achievement", sets=sets) == plain
    assert harary.solve("achievement", instance=sets) == plain  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="instance: a text or a path is needed, not .*; sets are given as sets="):
        harary.solve("achievement", instance=[[0, 1]])  # type: ignore[arg-type]


def test_graph6_without_its_prefix_is_a_board() -> None:
    assert harary.solve("star", board="DqK") == harary.solve("star", board="g6:DqK")
    with pytest.raises(harary.InputError, match="K999"):
        harary.solve("star", board="K999")


def test_python_m_harary_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "harary", "solve", "clique", "--board", "K5"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("clique on K5: Green wins")
    done = subprocess.run([sys.executable, "-m", "harary", "solve", "nosuch"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
