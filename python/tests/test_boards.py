# SPDX-License-Identifier: MIT
"""Boards from and to networkx, graph6 and edge lists."""

from __future__ import annotations

import networkx as nx
import pytest

import harary
from harary import Board


def test_forms_of_one_board_are_equal() -> None:
    forms = [
        "C5",
        "g6:Dhc",
        nx.cycle_graph(5),
        [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)],
        Board.from_graph6("Dhc"),
    ]
    boards = [Board.of(form) for form in forms]
    assert len(set(boards)) == 1
    assert boards[0].graph6 == "Dhc"


@pytest.mark.parametrize("seed", range(20))
def test_graph6_is_that_of_networkx(seed: int) -> None:
    graph = nx.gnp_random_graph(3 * seed + 2, 0.4, seed=seed)
    board = Board.from_networkx(graph)
    assert board.graph6 == nx.to_graph6_bytes(graph, header=False).decode().strip()
    assert nx.utils.graphs_equal(board.networkx(), graph)


def test_names_of_vertices_come_back_and_colour_edges() -> None:
    graph = nx.Graph([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")])
    board = Board.of(graph)
    assert board.labels == ("a", "b", "c", "d")
    assert nx.utils.graphs_equal(board.networkx(), graph)
    named = harary.solve("clique", board=graph, red=[("a", "b")], first="green")
    numbered = harary.solve("clique", board=board.text, red="0-1", first="green")
    assert isinstance(named, harary.Answer)
    assert named.outcome == numbered.outcome  # type: ignore[union-attr]
    assert named.instance["red"] == "0-1"


def test_names_that_are_no_vertices_are_refused() -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), lambda v: v + 1)  # 1 to 4
    with pytest.raises(harary.InputError, match="no vertex 0"):
        harary.solve("clique", board=graph, red=[(0, 1)])


def test_directed_graphs_and_loops_are_refused() -> None:
    with pytest.raises(harary.InputError, match="directed"):
        Board.of(nx.DiGraph([(0, 1)]))
    with pytest.raises(harary.InputError, match="edge 1-1"):
        Board.of([(1, 1)])
    with pytest.raises(harary.LimitError):
        Board.of(nx.empty_graph(65))


def test_errors_are_the_command_lines() -> None:
    with pytest.raises(harary.InputError, match="is not a game"):
        harary.solve("chess")
    with pytest.raises(harary.InputError, match="no such option"):
        harary.solve("clique", board="K4", misere=True)
    with pytest.raises(ValueError, match="--board"):
        harary.solve("clique", board="K")
    with pytest.raises(OSError, match="tablebase"):
        harary.Tablebase("/no/such/folder")
    with pytest.raises(harary.InputError):
        harary.game("sim").analyse("red=0-1,0-2")
