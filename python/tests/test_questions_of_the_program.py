# SPDX-License-Identifier: MIT
"""What Python has of the command line: the verifier, lists of boards, tables, checks, files; and how questions are
ended from outside."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

import harary


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


def test_python_m_harary_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "harary", "solve", "clique", "--board", "K5"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "second" in done.stdout
    done = subprocess.run([sys.executable, "-m", "harary", "solve", "nosuch"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
