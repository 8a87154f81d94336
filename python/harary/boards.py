# SPDX-License-Identifier: MIT
"""Boards: from and to the command line's words, graph6, edge lists and networkx."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from harary import _harary
from harary import pictures

if TYPE_CHECKING:
    import networkx as nx

Edge: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """A graph on the vertices 0 to order - 1, with at most 64 of them.

    >>> board = Board.of("petersen")
    >>> board.order, len(board.edges)
    (10, 15)
    >>> Board.of([(0, 1), (1, 2), (2, 0)])
    Board('K3')
    """

    order: int
    edges: tuple[Edge, ...]
    labels: tuple[Hashable, ...] | None = field(default=None, compare=False)
    """What the vertices were called where the board came from, if not 0, 1, 2, …"""

    @staticmethod
    def of(board: BoardLike) -> Board:
        """A board from the words of the command line (``"K6"``, ``"g6:DQc"``, ``"@file.g6"``), from a
        networkx graph, or from a list of edges between numbers."""
        if isinstance(board, Board):
            return board
        if isinstance(board, str):
            order, edges = _harary.parse_board(board)
            return Board(order, tuple(edges))
        if hasattr(board, "nodes") and hasattr(board, "edges"):
            return Board.from_networkx(board)
        pairs = [(int(u), int(v)) for u, v in board]
        order = 1 + max((max(pair) for pair in pairs), default=0)
        return Board._checked(order, pairs)

    @staticmethod
    def from_graph6(word: str) -> Board:
        """From a graph6 word, without the prefix ``g6:``.

        >>> Board.from_graph6("E~~w")
        Board('K6')
        """
        return Board.of("g6:" + word)

    @staticmethod
    def from_networkx(graph: nx.Graph[Any]) -> Board:
        """From an undirected networkx graph. Vertices are numbered in the graph's order, but those
        called 0, 1, 2, … keep their numbers."""
        if graph.is_directed():
            raise _harary.InputError("board: a directed graph is no board")
        nodes = list(graph.nodes)
        if set(nodes) == set(range(len(nodes))):
            nodes = list(range(len(nodes)))
        number = {node: i for i, node in enumerate(nodes)}
        board = Board._checked(len(nodes), [(number[u], number[v]) for u, v in graph.edges()])
        labels = None if nodes == list(range(len(nodes))) else tuple(nodes)
        return Board(board.order, board.edges, labels)

    @staticmethod
    def _checked(order: int, pairs: Iterable[Edge]) -> Board:
        return Board.of(_harary.board_text(order, list(pairs)))

    @property
    def text(self) -> str:
        """The word of the command line: a name if the graph has one, else graph6.

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
        """As a networkx graph, with the vertices' own names if there are some."""
        import networkx as nx

        names = self.labels or range(self.order)
        graph: nx.Graph[Any] = nx.Graph()
        graph.add_nodes_from(names)
        graph.add_edges_from((names[u], names[v]) for u, v in self.edges)
        return graph

    def __repr__(self) -> str:
        return f"Board({self.text!r})"

    def _repr_svg_(self) -> str:
        return pictures.of_graph(self.order, self.edges)


BoardLike: TypeAlias = "Board | str | nx.Graph[Any] | Iterable[Edge]"


def edges_text(edges: str | Iterable[tuple[Hashable, Hashable]], board: Board | None) -> str:
    """Edges as ``0-1,1-2``; vertices by number, or by the names that the board knows."""
    if isinstance(edges, str):
        return edges
    if board is None or board.labels is None:
        return ",".join(f"{u}-{v}" for u, v in edges)
    number = {label: i for i, label in enumerate(board.labels)}
    try:
        return ",".join(f"{number[u]}-{number[v]}" for u, v in edges)
    except KeyError as error:
        raise _harary.InputError(f"the board has no vertex {error.args[0]!r}") from None
