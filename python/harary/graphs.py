# SPDX-License-Identifier: MIT
"""Graphs as Python's libraries hold them: those of networkx and igraph, adjacency matrices, data frames,
lists of edges. What is
not a simple undirected graph is refused, with the name of the argument that it was given for."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from harary import _harary

Edge: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class FoundGraph:
    """A simple graph on the vertices 0 to order - 1, with the labels of its vertices if there are any."""

    order: int
    edges: tuple[Edge, ...]
    labels: tuple[Hashable, ...] | None = None
    points: Any = None
    """Where the vertices are drawn, by label or in the order of their numbers, if the graph says so."""


class HasEdges(Protocol):
    """A graph of networkx."""

    @property
    def nodes(self) -> Any: ...
    @property
    def edges(self) -> Any: ...
    def is_directed(self) -> bool: ...
    def is_multigraph(self) -> bool: ...


class HasVertices(Protocol):
    """A graph of igraph."""

    @property
    def vs(self) -> Any: ...
    def get_edgelist(self) -> Any: ...


class HasColumns(Protocol):
    """A data frame."""

    @property
    def columns(self) -> Any: ...
    def to_numpy(self) -> Any: ...


class HasArray(Protocol):
    """A sparse matrix."""

    def toarray(self) -> Any: ...


def read_graph(given: Any, argument: str) -> FoundGraph:
    """A graph from whatever holds one."""
    if hasattr(given, "nodes") and hasattr(given, "edges") and hasattr(given, "is_directed"):
        return _of_networkx(given, argument)
    if hasattr(given, "vs") and hasattr(given, "get_edgelist"):
        return _of_igraph(given, argument)
    if hasattr(given, "columns") and hasattr(given, "to_numpy"):
        return _of_frame(given, argument)
    if hasattr(given, "toarray"):  # a sparse matrix of SciPy
        given = given.toarray()
    if isinstance(given, np.ndarray):
        if _is_matrix(given):
            return _of_matrix(given, argument)
        if given.ndim != 2 or given.shape[1] != 2:
            raise _harary.InputError(
                f"{argument}: an array is a square adjacency matrix, or has a row of two vertices for"
                f" each edge; this one has the shape {given.shape}"
            )
        return _of_pairs([tuple(row) for row in given.tolist()], argument)
    if isinstance(given, Mapping):
        return _of_neighbours(given, argument)
    if isinstance(given, Set) or not isinstance(given, Iterable):
        raise TypeError(
            f"{argument}: {type(given).__name__} is not a board; give a name, a networkx graph, an"
            " adjacency matrix or a list of edges"
        )
    rows = list(given)
    if rows and all(map(_is_board, rows)):
        raise TypeError(
            f"{argument}: a list of {len(rows)} boards is not a board; give one, and ask about each"
        )
    if rows and all(isinstance(row, (list, np.ndarray)) and len(row) == len(rows) for row in rows):
        matrix = np.array(rows, dtype=object)
        if matrix.ndim == 2 and _is_matrix(matrix):
            return _of_matrix(matrix, argument)
    return _of_pairs(rows, argument)


def _is_board(row: Any) -> bool:
    """Is this one of several boards, where an edge was expected? An edge has two ends."""
    if isinstance(row, np.ndarray):
        return row.ndim == 2
    if isinstance(row, (list, tuple)):
        lists = bool(row) and all(isinstance(one, list) for one in row)
        return lists or (len(row) > 2 and all(isinstance(one, tuple) for one in row))
    if isinstance(row, str):
        try:
            _harary.parse_board("g6:?" if row.startswith("@") else row)
        except _harary.InputError:
            return False
        return True
    return isinstance(row, bytes) or hasattr(row, "edges") or hasattr(row, "toarray")


def _is_matrix(array: npt.NDArray[Any]) -> bool:
    """Two rows of two are edges unless all entries are 0 or 1: then, read as edges, they would have a
    loop or one edge twice."""
    if array.ndim != 2 or array.shape[0] != array.shape[1]:
        return False
    return array.shape[0] != 2 or bool(np.isin(array, (0, 1)).all())


def _of_matrix(matrix: npt.NDArray[Any], argument: str) -> FoundGraph:
    order = len(matrix)
    for u, v in np.argwhere(~np.isin(matrix, (0, 1))).tolist():
        raise _harary.InputError(
            f"{argument}: the entry [{u}, {v}] of the adjacency matrix is {matrix[u, v]}, not 0 or 1"
        )
    for u in np.flatnonzero(np.diagonal(matrix)).tolist():
        raise _harary.InputError(
            f"{argument}: the entry [{u}, {u}] of the adjacency matrix is a loop; a board has none"
        )
    for u, v in np.argwhere(matrix != matrix.T).tolist():
        raise _harary.InputError(
            f"{argument}: the adjacency matrix is not symmetric: the entries [{u}, {v}] and [{v}, {u}]"
            " differ; directed graphs are not supported"
        )
    edges = tuple((u, v) for u, v in np.argwhere(matrix).tolist() if u < v)
    return FoundGraph(order, edges)


def _vertex(vertex: Any, argument: str) -> Hashable:
    if isinstance(vertex, (float, np.floating)):
        raise TypeError(
            f"{argument}: the vertex {vertex!r} is a float; vertices are whole numbers or names"
        )
    if not isinstance(vertex, Hashable):
        raise TypeError(f"{argument}: the vertex {vertex!r} is not hashable")
    return int(vertex) if isinstance(vertex, Integral) else vertex


def _edges(
    pairs: Iterable[tuple[Hashable, Hashable]], number: dict[Hashable, int], argument: str
) -> tuple[Edge, ...]:
    """The edges by number, each once."""
    found: dict[Edge, None] = {}
    for u, v in pairs:
        if u == v:
            raise _harary.InputError(f"{argument}: the edge ({u!r}, {v!r}) is a loop; a board has none")
        low, high = sorted((number[u], number[v]))
        if (low, high) in found:
            raise _harary.InputError(f"{argument}: the edge ({u!r}, {v!r}) is there twice")
        found[low, high] = None
    return tuple(found)


def _of_pairs(rows: Sequence[Any], argument: str) -> FoundGraph:
    """Vertices that are whole numbers keep them, and all up to the highest are there, if 0 is one of them. If it is
    not, the numbers are labels, in their order; other labels are numbered as they come."""
    pairs = []
    for row in rows:
        pair = not isinstance(row, (str, bytes, Mapping)) and hasattr(row, "__len__")
        if pair and len(row) == 3 and _is_data(row[2]):
            row = row[:2]
        if not pair or len(row) != 2:
            raise TypeError(f"{argument}: {row!r} is not a pair of vertices")
        u, v = row
        pairs.append((_vertex(u, argument), _vertex(v, argument)))
    vertices = list(dict.fromkeys(vertex for pair in pairs for vertex in pair))
    numbers = [vertex for vertex in vertices if isinstance(vertex, int)]
    if len(numbers) < len(vertices):
        number = {vertex: i for i, vertex in enumerate(vertices)}
        return FoundGraph(len(vertices), _edges(pairs, number, argument), tuple(vertices))
    if min(numbers, default=0) < 0:
        raise _harary.InputError(f"{argument}: the vertex {min(numbers)} is negative; they count from 0")
    if numbers and 0 not in numbers:
        numbers.sort()
        number = {label: i for i, label in enumerate(numbers)}
        return FoundGraph(len(numbers), _edges(pairs, number, argument), tuple(numbers))
    order = 1 + max(numbers, default=0)
    return FoundGraph(order, _edges(pairs, {n: n for n in numbers}, argument))


def _is_data(third: Any) -> bool:
    """What may follow the two ends of an edge: a weight that cannot be a vertex, or a dict of data."""
    return isinstance(third, (Mapping, float, np.floating))


def _of_neighbours(given: Mapping[Any, Any], argument: str) -> FoundGraph:
    """A dict of lists, as ``networkx.to_dict_of_lists`` gives it: each edge once, or from both of its ends."""
    pairs: list[tuple[Hashable, Hashable]] = []
    nodes = dict.fromkeys(_vertex(node, argument) for node in given)
    for node, neighbours in given.items():
        if isinstance(neighbours, (str, bytes)) or not isinstance(neighbours, Iterable):
            raise TypeError(
                f"{argument}: the neighbours of {node!r} are {neighbours!r}; a dict of a graph has a list"
                " of neighbours for each vertex"
            )
        for other in neighbours:
            nodes.setdefault(_vertex(other, argument))
            pairs.append((_vertex(node, argument), _vertex(other, argument)))
    listed = set(pairs)
    both = any(u != v and (v, u) in listed for u, v in pairs)
    for u, v in pairs if both else ():
        if (v, u) not in listed:
            raise _harary.InputError(
                f"{argument}: {v!r} is a neighbour of {u!r}, but {u!r} is missing from those of {v!r}; other edges are"
                " there from both ends; directed graphs are not supported"
            )
    if both and len(listed) < len(pairs):
        raise _harary.InputError(f"{argument}: an edge is there twice")
    names = list(nodes)
    numbers = [name for name in names if isinstance(name, int)]
    if len(numbers) == len(names):
        names.sort(key=lambda name: int(str(name)))
    number = {name: i for i, name in enumerate(names)}
    once = [(u, v) for u, v in pairs if not both or number[u] <= number[v]]
    return _with_labels(names, _edges(once, number, argument), {})


def _of_networkx(graph: Any, argument: str) -> FoundGraph:
    """Vertices are numbered in the graph's order, but those called 0, 1, 2, … keep their numbers."""
    if graph.is_directed():
        raise _harary.InputError(
            f"{argument}: directed graphs are not supported; give graph.to_undirected()"
        )
    if graph.is_multigraph():
        raise _harary.InputError(
            f"{argument}: the graph is a multigraph, a board has no parallel edges; give"
            " networkx.Graph(graph)"
        )
    nodes = [_vertex(node, argument) for node in graph.nodes]
    if set(nodes) == set(range(len(nodes))):
        nodes = list(range(len(nodes)))
    number = {node: i for i, node in enumerate(nodes)}
    edges = _edges(graph.edges(), number, argument)
    points = {_vertex(node, argument): data.get("pos") for node, data in graph.nodes(data=True)}
    return _with_labels(nodes, edges, points)


def _with_labels(
    nodes: list[Hashable], edges: tuple[Edge, ...], points: dict[Hashable, Any]
) -> FoundGraph:
    """Labels are needed only where they are not the numbers; points are used where all have one."""
    labels = None if nodes == list(range(len(nodes))) else tuple(nodes)
    placed = bool(points) and all(_is_point(point) for point in points.values())
    return FoundGraph(len(nodes), edges, labels, points if placed else None)


def _is_point(point: Any) -> bool:
    return (
        isinstance(point, (tuple, list, np.ndarray))
        and len(point) == 2
        and all(isinstance(number, (Real, np.number)) for number in point)
    )


def _of_igraph(graph: Any, argument: str) -> FoundGraph:
    """The labels are the vertex attribute ``name``, places ``x`` and ``y``."""
    if graph.is_directed():
        raise _harary.InputError(
            f"{argument}: directed graphs are not supported; give graph.as_undirected()"
        )
    order = graph.vcount()
    attributes = graph.vs.attributes()
    nodes: list[Hashable] = list(range(order))
    if "name" in attributes:
        nodes = [_vertex(name, argument) for name in graph.vs["name"]]
        if len(set(nodes)) < order:
            raise _harary.InputError(f"{argument}: two vertices of the graph have the same name")
    pairs = [(nodes[u], nodes[v]) for u, v in graph.get_edgelist()]
    edges = _edges(pairs, {node: i for i, node in enumerate(nodes)}, argument)
    points = {}
    if "x" in attributes and "y" in attributes:
        points = dict(zip(nodes, zip(graph.vs["x"], graph.vs["y"], strict=True), strict=True))
    return _with_labels(nodes, edges, points)


def _of_frame(frame: Any, argument: str) -> FoundGraph:
    """A row for each edge, or an adjacency matrix whose index and columns are the same labels."""
    columns = [_plain(name) for name in frame.columns]
    index = [_plain(name) for name in getattr(frame, "index", ())]
    if columns and index == columns:
        matrix = _of_matrix(frame.to_numpy(), argument)
        nodes = [_vertex(name, argument) for name in columns]
        return _with_labels(nodes, matrix.edges, {})
    if {"source", "target"} <= set(columns):
        ends = ["source", "target"]
    elif len(columns) == 2:
        ends = columns
    else:
        raise _harary.InputError(
            f"{argument}: a data frame of edges has the columns source and target, or two columns; this"
            f" one has {', '.join(map(str, columns))}"
        )
    sides = [[_plain(end) for end in frame[name].to_numpy().tolist()] for name in ends]
    return _of_pairs(list(zip(*sides, strict=True)), argument)


def _plain(name: Any) -> Any:
    """Numbers of NumPy as those of Python."""
    return name.item() if isinstance(name, np.generic) else name
