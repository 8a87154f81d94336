# SPDX-License-Identifier: MIT
"""Boards from and to networkx, graph6 and edge lists."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import numpy as np
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


@pytest.mark.parametrize("seed", range(5))
def test_an_adjacency_matrix_is_read_as_one(seed: int) -> None:
    graph = nx.gnp_random_graph(seed + 2, 0.5, seed=seed)
    matrix = nx.to_numpy_array(graph)  # of floats
    board = Board.of(graph)
    assert Board.of(matrix) == board
    assert Board.of(matrix.astype(int)) == board
    assert Board.of(matrix.astype(bool)) == board
    assert Board.of(matrix.astype(int).tolist()) == board
    assert Board.of(list(matrix.astype(int))) == board


def test_bytes_are_a_line_of_a_file() -> None:
    graph = nx.gnp_random_graph(9, 0.4, seed=3)
    board = Board.of(graph)
    for line in (
        nx.to_graph6_bytes(graph),
        nx.to_graph6_bytes(graph, header=False),
        nx.to_sparse6_bytes(graph),
        nx.to_sparse6_bytes(graph, header=False),
    ):
        assert Board.of(line) == board
        assert Board.of(bytearray(line)) == board


def test_numbers_without_a_zero_are_labels() -> None:
    triangle = Board.of([(1, 2), (2, 3), (3, 1)])
    assert (triangle.text, triangle.vertices) == ("K3", (1, 2, 3))
    assert Board.of(np.array([[2, 3], [1, 2]])) == Board.of([(2, 3), (1, 2)])
    assert Board.of([(2, 3), (1, 2)]).vertices == (1, 2, 3)
    assert Board.of([(10, 7), (7, 400)]).vertices == (7, 10, 400)
    assert Board.of([{1, 2}, frozenset({2, 3})]).text == "P3"
    with_zero = Board.of([(0, 1), (1, 3)])
    assert (with_zero.order, with_zero.labels) == (4, None)
    # The same board as with all names one smaller.
    graph = nx.gnp_random_graph(6, 0.6, seed=1)
    assert min(dict(graph.degree).values()) > 0
    edges = [(v + 1, u + 1) for u, v in graph.edges]
    assert Board.of(edges).edges == Board.of(list(graph.edges)).edges
    assert harary.solve("star", board=edges).outcome == harary.solve("star", board=graph).outcome
    position = harary.game("star", board=[(1, 2), (2, 3)]).position().play((3, 2))
    assert position.text == "red=2-3;green="
    with pytest.raises(harary.InputError, match=r"the edge \(3, 1\) is there twice"):
        Board.of([(1, 3), (3, 1)])


def test_the_same_edges_in_a_file_and_in_python(tmp_path: Path) -> None:
    for edges in ([(1, 2), (2, 3)], [(0, 1), (1, 3)], [(5, 70), (70, 6), (6, 5)], [(63, 64)]):
        file = tmp_path / "b.edges"
        file.write_text("".join(f"{u} {v}\n" for u, v in edges))
        assert Board.of(f"@{file}").text == Board.of(edges).text
    for edges in ([(1, 2), (2, 1)], [(0, 1), (0, 1)]):
        file.write_text("".join(f"{u} {v}\n" for u, v in edges))
        for board in (edges, f"@{file}"):
            with pytest.raises(harary.InputError, match="twice"):
                Board.of(board)  # type: ignore[arg-type]


class Sparse:
    """What SciPy's sparse matrices have."""

    def __init__(self, dense: np.ndarray) -> None:  # type: ignore[type-arg]
        self._dense = dense

    def toarray(self) -> np.ndarray:  # type: ignore[type-arg]
        return self._dense


def test_other_arrays_are_matrices_or_edges() -> None:
    assert Board.of(Sparse(nx.to_numpy_array(nx.cycle_graph(5)))).text == "C5"  # type: ignore[arg-type]
    assert Board.of(np.array([[0, 1], [1, 2], [2, 0]])).text == "K3"
    assert Board.of(np.array([[0, 1], [1, 2]])).text == "P3"  # as a matrix it would have a 2
    assert Board.of([[0, 1], [1, 2]]).text == "P3"
    assert Board.of([[0, 1], [1, 0]]).text == "K2"
    assert Board.of([[0]]).text == "K1"


def numpy_board(*rows: list[object]) -> np.ndarray:  # type: ignore[type-arg]
    return np.array(rows)


@pytest.mark.parametrize(
    ("board", "error", "says"),
    [
        (nx.DiGraph([(0, 1)]), ValueError, "board: directed graphs are not supported"),
        (nx.MultiGraph([(0, 1), (0, 1)]), ValueError, "board: the graph is a multigraph"),
        (nx.Graph([(0, 1), (1, 1)]), ValueError, r"board: the edge \(1, 1\) is a loop"),
        (nx.Graph([(0.5, 1)]), TypeError, "board: the vertex 0.5 is a float"),
        (nx.Graph([(1, 2.0)]), TypeError, "board: the vertex 2.0 is a float"),
        (nx.empty_graph(65), harary.LimitError, "64"),
        ([(0, 1 << 40)], harary.LimitError, "64"),
        ([(1, 1)], ValueError, r"board: the edge \(1, 1\) is a loop"),
        ([(0, 1), (1, 0)], ValueError, r"board: the edge \(1, 0\) is there twice"),
        ([(0, 1), (-1, 0)], ValueError, "board: the vertex -1 is negative"),
        ([(0.0, 1)], TypeError, "board: the vertex 0.0 is a float"),
        ([([], 1)], TypeError, r"board: the vertex \[\] is not hashable"),
        ([(0, 1, 5)], TypeError, r"board: \(0, 1, 5\) is not a pair of vertices"),
        (["01"], TypeError, "board: '01' is not a pair of vertices"),
        ([{0: 1, 1: 2}], TypeError, r"board: \{0: 1, 1: 2\} is not a pair of vertices"),
        (["K4", "K5"], TypeError, "board: a list of 2 boards is not a board; give one"),
        ([nx.path_graph(2)] * 3, TypeError, "board: a list of 3 boards is not a board; give one"),
        ([b"Bw"], TypeError, "board: a list of 1 boards is not a board"),
        ([[[0, 1], [1, 0]]] * 2, TypeError, "board: a list of 2 boards is not a board"),
        ([numpy_board([0, 1], [1, 0])], TypeError, "board: a list of 1 boards is not a board"),
        (b"\xff", ValueError, r"board: b'\\xff' is neither graph6, sparse6 nor digraph6"),
        ({(0, 1): 1, (1, 2): 2}, TypeError, r"board: the neighbours of \(0, 1\) are 1; a dict of a graph has a list"),
        ([0, 1], TypeError, "board: 0 is not a pair of vertices"),
        (5, TypeError, "board: int is not a board"),
        (numpy_board([0, 1], [0, 0]), ValueError, "not symmetric.*0, 1.*1, 0"),
        (numpy_board([1, 0], [0, 0]), ValueError, r"\[0, 0\] of the adjacency matrix is a loop"),
        (numpy_board([0, 2, 0], [2, 0, 0], [0, 0, 0]), ValueError, r"\[0, 1\].*is 2, not 0 or 1"),
        ([[0, 0, 7], [0, 0, 0], [7, 0, 0]], ValueError, r"\[0, 2\].*is 7, not 0 or 1"),
        (numpy_board([0, 1, 0]), ValueError, r"shape \(1, 3\)"),
        (numpy_board([0.5, 1.0], [1.0, 2.0], [2.0, 3.0]), TypeError, "0.5 is a float"),
    ],
)
def test_what_is_no_board_is_refused(board: object, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        Board.of(board)  # type: ignore[arg-type]
    with pytest.raises(error, match=says.replace("board:", "target:")):
        harary.game("achievement", board="K5", target=board)  # type: ignore[arg-type]


def test_errors_have_the_classes_of_python() -> None:
    with pytest.raises(harary.InputError, match="is not a game"):
        harary.solve("chess")
    with pytest.raises(harary.InputError, match="no such option"):
        harary.solve("clique", board="K4", misere=True)
    with pytest.raises(ValueError, match="^board: "):
        harary.solve("clique", board="K")
    with pytest.raises(OSError, match="tablebase"):
        harary.Tablebase("/no/such/folder")
    with pytest.raises(harary.InputError):
        harary.game("sim").analyse("red=0-1,0-2")


class Frame:
    """What data frames of pandas and polars have in common, made of columns."""

    def __init__(self, index: list[object] | None = None, **columns: list[object]) -> None:
        self._columns = {name: np.array(column, dtype=object) for name, column in columns.items()}
        self.columns = list(columns)
        if index is not None:
            self.index = index

    def to_numpy(self) -> np.ndarray:  # type: ignore[type-arg]
        return np.column_stack(list(self._columns.values()))

    def __getitem__(self, name: str) -> Frame:
        one = Frame()
        one.to_numpy = lambda: self._columns[name]  # type: ignore[method-assign]
        return one


def test_data_frames_are_edges_or_matrices() -> None:
    edges = Frame(weight=[1, 2], source=["a", "b"], target=["b", "c"])
    assert Board.of(edges) == Board.of([("a", "b"), ("b", "c")])
    assert Board.of(Frame(u=[0, 1, 2], v=[1, 2, 0])).text == "K3"
    matrix = Frame(index=["a", "b", "c"], a=[0, 1, 0], b=[1, 0, 1], c=[0, 1, 0])
    assert Board.of(matrix) == Board.of([("a", "b"), ("b", "c")])
    with pytest.raises(ValueError, match="^board: .* columns source and target.*this one has a, b, c"):
        Board.of(Frame(a=[0], b=[1], c=[2]))


def test_data_frames_of_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    graph = nx.karate_club_graph().subgraph(range(8))
    edges = nx.to_pandas_edgelist(graph)
    assert set(Board.of(edges).networkx().edges) == set(graph.edges)
    labelled = nx.relabel_nodes(nx.cycle_graph(4), "wxyz".__getitem__)
    assert Board.of(nx.to_pandas_adjacency(labelled)) == Board.of(labelled)
    assert Board.of(pandas.DataFrame({"u": [0, 1], "v": [1, 2]})).text == "P3"


def test_graphs_of_igraph() -> None:
    igraph = pytest.importorskip("igraph")
    assert Board.of(igraph.Graph.Famous("Petersen")).text == "petersen"
    named = igraph.Graph.TupleList([("a", "b"), ("b", "c")])
    named.vs["x"], named.vs["y"] = [0.0, 1.0, 2.0], [0.0, 1.0, 0.0]
    board = Board.of(named)
    assert board == Board.of([("a", "b"), ("b", "c")])
    assert board.layout is not None
    assert board.layout[0][1] > board.layout[1][1]
    with pytest.raises(ValueError, match="^board: directed graphs.*as_undirected"):
        Board.of(igraph.Graph([(0, 1)], directed=True))
    with pytest.raises(ValueError, match="^board: the edge .* twice"):
        Board.of(igraph.Graph([(0, 1), (0, 1)]))
