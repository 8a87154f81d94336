# SPDX-License-Identifier: MIT
"""Boards: from and to graph6, edge lists, matrices, networkx and the names of the command line."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy.typing as npt

from harary import _harary, svg
from harary.arguments import collected, shown
from harary.drawing import Drawn, read_points
from harary.graphs import Edge, HasArray, HasColumns, HasEdges, HasVertices, read_graph
from harary.labelling import NUMBERS, Labelling
from harary.layouts import Places, fitted

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True)
class Board(Drawn):
    """A graph on the vertices 0 to order - 1, with at most 64 of them, which knows what its vertices
    are called.

    >>> board = Board.of("petersen")
    >>> board.order, len(board.edges)
    (10, 15)
    >>> Board.of([(0, 1), (1, 2), (2, 0)])
    Board('K3')
    >>> Board.of([("a", "b"), ("b", "c")]).vertices
    ('a', 'b', 'c')
    """

    order: int
    """How many vertices there are."""
    edges: tuple[Edge, ...]
    """By number."""
    labels: tuple[Hashable, ...] | None = None
    """What the vertices were called where the board came from, if not 0, 1, 2, …"""
    layout: Places | None = field(default=None, compare=False, repr=False)
    """Where the vertices are drawn, in the unit square, if the graph that the board came from says so:
    networkx by the node attribute ``pos``, igraph by ``x`` and ``y``."""

    @staticmethod
    def of(board: BoardLike, argument: str = "board") -> Board:
        """A board from one of these:

        - a text of the command line: a name (``"K6"``, ``"grid:7x3"``), a few of them together
          (``"~C5"``, ``"2*K5"``, ``"P4xC5"``, ``"K6+P3"``), graph6 (``"g6:DQc"``) or a file
          (``"@file.g6"``);
        - bytes of graph6 or sparse6, as ``networkx.to_graph6_bytes`` gives them;
        - a networkx graph, undirected and without parallel edges. Its nodes are the labels, in the
          graph's order, unless they are 0, 1, 2, …, which keep their numbers;
        - a graph of igraph, whose vertex attribute ``name`` has the labels;
        - an adjacency matrix: a square array of NumPy or SciPy, or a list of lists, of 0 and 1;
        - a data frame of pandas or polars: a row for each edge, whose ends are the columns ``source``
          and ``target`` or else the only two columns; or an adjacency matrix whose index and columns
          are the labels;
        - a list of edges between whole numbers, which count from 0, or between labels. Whole numbers among
          which there is no 0 are labels.

        Errors name the ``argument``: a TypeError where something is not a graph at all, an InputError
        (a ValueError) where a graph is not a board.

        >>> Board.of([[0, 1, 1], [1, 0, 1], [1, 1, 0]])
        Board('K3')
        >>> Board.of([(1, 2), (2, 3), (3, 1)])
        Board('K3', labels=(1, 2, 3))
        >>> Board.of("2*K3+P2").edges
        ((0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7))
        >>> Board.of([(0, 1), (1, 0)])
        Traceback (most recent call last):
            ...
        harary.InputError: board: the edge (1, 0) is there twice
        """
        if isinstance(board, Board):
            return board
        if isinstance(board, (bytes, bytearray)):
            board = _word_of(bytes(board), argument)
        if isinstance(board, str):
            order, edges = _harary.parse_board(board)
            return Board(order, tuple(edges))
        found = read_graph(board, argument)
        if found.order > _MOST:
            raise _harary.LimitError(
                f"{argument}: a graph has at most {_MOST} vertices, not {found.order}"
            )
        numbered = Board.of(_harary.board_text(found.order, list(found.edges)))
        places = None
        if found.points is not None:
            names = range(found.order) if found.labels is None else found.labels
            places = fitted(read_points(found.points, names, argument))
        made = Board(numbered.order, numbered.edges, found.labels, places)
        made.labelling.require_texts(argument)
        return made

    @staticmethod
    def from_graph6(word: str) -> Board:
        """From a graph6 word, without the prefix ``g6:``.

        >>> Board.from_graph6("E~~w")
        Board('K6')
        """
        return Board.of("g6:" + word)

    @staticmethod
    def from_networkx(graph: nx.Graph[Any]) -> Board:
        """From an undirected networkx graph; see `of`."""
        return Board.of(graph)

    @property
    def vertices(self) -> tuple[Hashable, ...]:
        """The labels of the vertices, or their numbers where they have none."""
        return tuple(range(self.order)) if self.labels is None else self.labels

    @cached_property
    def labelling(self) -> Labelling:
        """Translates between labels and numbers."""
        if self.labels is None and self.layout is None:
            return NUMBERS
        return Labelling(self.labels, self.layout)

    @property
    def text(self) -> str:
        """The text of the command line: a name if the graph has one, else graph6.

        >>> Board.of("g6:E~~w").text
        'K6'
        """
        return _harary.board_text(self.order, list(self.edges))

    @property
    def graph6(self) -> str:
        """The graph6 word of the graph as it is numbered.

        >>> Board.of("C5").graph6
        'Dhc'
        """
        bits = [0] * (self.order * (self.order - 1) // 2)
        for u, v in self.edges:
            low, high = sorted((u, v))
            bits[high * (high - 1) // 2 + low] = 1
        bits += [0] * (-len(bits) % 6)
        sixes = [bits[i : i + 6] for i in range(0, len(bits), 6)]
        if self.order <= 62:
            head = [self.order]
        else:
            head = [63, self.order >> 12, self.order >> 6 & 63, self.order & 63]
        numbers = head + [int("".join(map(str, six)), 2) for six in sixes]
        return "".join(chr(63 + number) for number in numbers)

    def networkx(self) -> nx.Graph[Any]:
        """As a networkx graph, with the vertices' labels."""
        import networkx as nx

        names = self.vertices
        graph: nx.Graph[Any] = nx.Graph()
        graph.add_nodes_from(names)
        graph.add_edges_from((names[u], names[v]) for u, v in self.edges)
        return graph

    def __repr__(self) -> str:
        labels = "" if self.labels is None else f", labels={self.labels!r}"
        return f"Board({self.text!r}{labels})"

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[Edge, ...]]:
        return self.order, self.edges

    def _picture(self, look: svg.Look) -> str:
        return svg.of_graph(self.order, self.edges, self.labelling.captions, look)


def _word_of(line: bytes, argument: str) -> str:
    """A line of a file of graph6 or sparse6, as ``networkx.to_graph6_bytes`` makes it, as a text of the command
    line."""
    try:
        word = line.decode("ascii").strip()
    except UnicodeDecodeError:
        raise _harary.InputError(f"{argument}: {shown(line)} is neither graph6 nor sparse6") from None
    word = word.removeprefix(">>graph6<<").removeprefix(">>sparse6<<")
    return ("s6:" if word.startswith(":") else "g6:") + word


# What the library holds (src/graph/vertex_set.hpp).
_MOST = 64

BoardLike: TypeAlias = (
    "Board | str | bytes | HasEdges | HasVertices | HasColumns | HasArray | npt.NDArray[Any]"
    " | Sequence[Sequence[int]] | Iterable[tuple[Hashable, Hashable]]"
)


def edges_text(
    edges: str | Iterable[tuple[Hashable, Hashable]], board: Board | None, argument: str = "edges"
) -> str:
    """Edges as the command line writes them, ``0-1,1-2``, from pairs of vertices or from a text with
    the labels of the board."""
    labelling = NUMBERS if board is None else board.labelling
    if isinstance(edges, str):
        return labelling.numbered(edges, argument)
    pairs = collected(argument, edges, "a list of edges is needed")
    return ",".join(labelling.edge(edge, argument) for edge in pairs)


def vertices_text(
    vertices: str | Iterable[Hashable], board: Board | None, argument: str = "vertices"
) -> str:
    """Vertices as the command line writes them, ``0,3``, from a list or from a text with the labels of
    the board."""
    labelling = (NUMBERS if board is None else board.labelling).of_vertices()
    if isinstance(vertices, str):
        return labelling.numbered(vertices, argument)
    taken = collected(argument, vertices, "a list of vertices is needed")
    return ",".join(str(labelling.number(vertex, argument)) for vertex in taken)


def numbers_of_vertices(given: Mapping[Any, Any], board: Board, argument: str) -> list[Any]:
    """What a mapping says of each vertex of the board, in the order of their numbers.

    >>> numbers_of_vertices({"b": 1, "a": 0}, Board.of([("a", "b")]), "vertex_colours")
    [0, 1]
    """
    found = {board.labelling.number(vertex, argument): value for vertex, value in given.items()}
    for number, vertex in enumerate(board.vertices):
        if number not in found:
            raise _harary.InputError(f"{argument}: the vertex {vertex!r} is missing")
    for number in found:
        if number >= board.order:
            raise _harary.InputError(f"{argument}: the board has no vertex {number}")
    return [found[number] for number in range(board.order)]
