# SPDX-License-Identifier: MIT
"""Boards: from and to graph6, edge lists, matrices, networkx and the names of the command line."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, overload

import numpy.typing as npt

from harary import _harary, svg
from harary.arguments import collected, shown
from harary.drawing import Drawn, read_points
from harary.graphs import Edge, HasArray, HasColumns, HasEdges, HasVertices, read_graph
from harary.labelling import NUMBERS, Labelling
from harary.layouts import Places, fitted

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True, init=False)
class Board(Drawn):
    """A graph on the vertices 0 to order - 1, with at most 64 of them, which knows what its vertices
    are called. It is made of everything that `of` takes.

    >>> board = Board("petersen")
    >>> board.order, len(board.edges)
    (10, 15)
    >>> Board([(0, 1), (1, 2), (2, 0)])
    Board('K3')
    >>> Board([("a", "b"), ("b", "c")]).vertices
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

    @overload
    def __init__(self, board: BoardLike, /, *, labels: Iterable[Hashable] | None = None) -> None: ...
    @overload
    def __init__(
        self,
        order: int,
        edges: Iterable[Edge],
        labels: tuple[Hashable, ...] | None = None,
        layout: Places | None = None,
    ) -> None: ...

    def __init__(
        self,
        order: Any,
        edges: Iterable[Edge] | None = None,
        labels: Iterable[Hashable] | None = None,
        layout: Places | None = None,
    ) -> None:
        """From everything that `of` takes, with other ``labels`` where they are given; or from the number of vertices
        and the edges between these numbers.

        >>> Board("P3", labels="abc").vertices
        ('a', 'b', 'c')
        >>> Board(3, [(0, 1), (1, 2)])
        Board('P3')
        """
        if edges is None:
            if isinstance(order, int):
                raise TypeError(f"board: the edges are missing; the complete graph is Board('K{order}')")
            given = Board.of(order)
            order, edges, layout = given.order, given.edges, given.layout
            labels = given.labels if labels is None else _named(labels, given.order)
        for name, value in (
            ("order", order), ("edges", tuple(edges)), ("labels", labels), ("layout", layout),
        ):  # fmt: skip
            object.__setattr__(self, name, value)

    @staticmethod
    def of(board: BoardLike, argument: str = "board") -> Board:
        """A board from one of these:

        - a text of the command line: a name (``"K6"``, ``"grid:7x3"``), a few of them together
          (``"~C5"``, ``"2*K5"``, ``"P4xC5"``, ``"K6+P3"``), graph6 (``"g6:DQc"``, or ``"DQc"`` where that is
          not a name) or a file (``"@file.gml"``);
        - a ``pathlib.Path`` of a file, see `read`;
        - bytes of graph6, sparse6 or digraph6, as ``networkx.to_graph6_bytes`` gives them, or what a file holds;
        - a networkx graph, undirected and without parallel edges. Its nodes are the labels, in the
          graph's order, unless they are 0, 1, 2, …, which keep their numbers;
        - a graph of igraph, whose vertex attribute ``name`` has the labels;
        - an adjacency matrix: a square array of NumPy or SciPy, or a list of lists, of 0 and 1;
        - a data frame of pandas or polars: a row for each edge, whose ends are the columns ``source``
          and ``target`` or else the only two columns; or an adjacency matrix whose index and columns
          are the labels;
        - a dict of lists or of dicts: the neighbours of each vertex, each edge once or from both ends;
        - a list of edges between whole numbers, which count from 0, or between labels. Whole numbers among
          which there is no 0 are labels. A third entry, a weight or a dict of data, is read over.

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
        if isinstance(board, os.PathLike):
            return Board.read(board)
        if isinstance(board, (bytes, bytearray)):
            return _of_bytes(bytes(board), argument)
        if isinstance(board, str):
            return _of_text(board)
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
    def read(path: str | os.PathLike[str], format: str | None = None) -> Board:
        """The graph in a file, which may be compressed by gzip; of a list of graphs the first. What the file calls
        the vertices are the labels. ``format``: one of `formats`, where neither content nor name say it.

        >>> import tempfile, pathlib
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = pathlib.Path(folder) / "path.dot"
        ...     _ = path.write_text("graph { a -- b -- c }")
        ...     Board.read(path).vertices
        ('a', 'b', 'c')
        """
        order, edges, labels = _harary.board_of_file(os.fspath(path), format or "")
        return Board(order, tuple(edges), _labels(labels))

    @staticmethod
    def formats() -> tuple[str, ...]:
        """The formats of `read` and `export`.

        >>> Board.formats()[:4]
        ('graph6', 'sparse6', 'digraph6', 'edges')
        """
        return tuple(_harary.board_formats())

    def export(self, format: str) -> str:
        """The graph as a file in that format, with its labels where the format has them.

        >>> print(Board.of("P3").export("dimacs"), end="")
        p edge 3 2
        e 1 2
        e 2 3
        """
        # A string as it stands, where that tells the vertices apart: files have quotes of their own.
        plain = [] if self.labels is None else [name if isinstance(name, str) else repr(name) for name in self.labels]
        labels = plain if len(set(plain)) == len(plain) else list(self.labelling.texts)
        return _harary.board_in_format(self.order, list(self.edges), labels, format)

    def write(self, path: str | os.PathLike[str], format: str | None = None) -> None:
        """Writes the graph into a file, in the format that the ending of its name says or in this one."""
        name = os.fspath(path)
        chosen = format or _harary.format_of_path(name)
        if not chosen:
            raise _harary.InputError(
                f"path: {name!r} does not say a format; give format=, one of {', '.join(Board.formats())}"
            )
        with open(name, "w", encoding="utf-8") as file:
            file.write(self.export(chosen))

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
        if self.labels is None:
            return f"Board({self.text!r})"
        labels = repr(self.labels)
        if len(labels) > 60:
            labels = f"({', '.join(map(repr, self.labels[:3]))}, …)"
        return f"Board({self.text!r}, labels={labels})"

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[Edge, ...]]:
        return self.order, self.edges

    def _picture(self, look: svg.Look) -> str:
        return svg.of_graph(self.order, self.edges, self.labelling.captions, look)


    @cached_property
    def _symmetry(self) -> tuple[list[int], list[list[int]], str, list[int]]:
        return _harary.symmetry(self.order, list(self.edges))

    def canonical(self) -> Board:
        """The same graph with its vertices numbered canonically: equal for isomorphic graphs, whatever their labels.

        >>> Board.of([(3, 0), (0, 2), (2, 1)]).canonical() == Board.of("P4").canonical()
        True
        """
        number = self._symmetry[0]
        edges = sorted((max(a, b), min(a, b)) for u, v in self.edges for a, b in [(number[u], number[v])])
        return Board(self.order, tuple((low, high) for high, low in edges))

    def is_isomorphic(self, other: BoardLike) -> bool:
        """Is the other graph the same up to the names of vertices?

        >>> Board.of("~C5").is_isomorphic("C5")
        True
        """
        return self.canonical() == Board.of(other, "other").canonical()

    @property
    def automorphisms(self) -> Automorphisms:
        """The symmetries of the graph.

        >>> Board.of("petersen").automorphisms.order
        120
        """
        _, generators, order, orbits = self._symmetry
        names = self.vertices
        classes: dict[int, list[Hashable]] = {}
        for vertex, least in enumerate(orbits):
            classes.setdefault(least, []).append(names[vertex])
        return Automorphisms(
            order=int(order) if order else None,
            generators=tuple({names[v]: names[w] for v, w in enumerate(one)} for one in generators),
            orbits=tuple(map(tuple, classes.values())),
        )


@dataclass(frozen=True)
class Automorphisms:
    """The automorphism group of a graph."""

    order: int | None
    """How many automorphisms there are; None where that does not fit 64 bits."""
    generators: tuple[Mapping[Hashable, Hashable], ...]
    """Automorphisms that generate all: where each vertex goes."""
    orbits: tuple[tuple[Hashable, ...], ...]
    """The classes of vertices that automorphisms take to each other."""


def _named(labels: Iterable[Hashable], order: int) -> tuple[Hashable, ...]:
    """A name for each vertex, all different."""
    names = tuple(labels)
    if len(names) != order or len(set(names)) != order:
        raise _harary.InputError(f"labels: {order} different names are needed, not {shown(names)}")
    return names


def _labels(names: list[str]) -> tuple[Hashable, ...] | None:
    """What a file calls the vertices: whole numbers where all are, else texts."""
    if not names:
        return None
    numbers = all(name.isdecimal() and name.isascii() and str(int(name)) == name for name in names)
    return tuple(map(int, names)) if numbers else tuple(names)


def _of_text(text: str) -> Board:
    """A name, a word with its format, a file, or else graph6 alone."""
    try:
        order, edges, labels = _harary.board_of_text(text)
    except _harary.InputError:
        try:
            order, edges = _harary.parse_board("g6:" + text)
        except _harary.InputError:
            order = 0
        if order < 2:  # a sign or two are more likely a mistake than a graph
            raise
        return Board(order, tuple(edges))
    return Board(order, tuple(edges), _labels(labels))


def _of_bytes(content: bytes, argument: str) -> Board:
    if b"\n" not in content.strip():
        try:
            order, edges = _harary.parse_board(_word_of(content, argument))
            return Board(order, tuple(edges))
        except _harary.InputError:
            if not any(sign in content for sign in b"\x1f {[<"):
                raise
    order, edges, labels = _harary.board_of_bytes(content, argument, "")
    return Board(order, tuple(edges), _labels(labels))


def _word_of(line: bytes, argument: str) -> str:
    """A line of a file of graph6, sparse6 or digraph6, as ``networkx.to_graph6_bytes`` makes it, as a text of the
    command line."""
    try:
        word = line.decode("ascii").strip()
    except UnicodeDecodeError:
        raise _harary.InputError(f"{argument}: {shown(line)} is neither graph6, sparse6 nor digraph6") from None
    for header in (">>graph6<<", ">>sparse6<<", ">>digraph6<<"):
        word = word.removeprefix(header)
    return {":": "s6:", "&": "d6:"}.get(word[:1], "g6:") + word


# What the library holds (src/graph/vertex_set.hpp).
_MOST = 64

BoardLike: TypeAlias = (
    "Board | str | bytes | os.PathLike[str] | Mapping[Any, Any] | HasEdges | HasVertices | HasColumns | HasArray | npt.NDArray[Any]"
    " | Sequence[Sequence[int]] | Iterable[tuple[Hashable, Hashable]] | Iterable[tuple[Hashable, Hashable, Any]]"
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
