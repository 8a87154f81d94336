# SPDX-License-Identifier: MIT
"""Winning sets as objects: made of lists, incidence matrices and hypergraphs of other packages, or of a board by name.

>>> grid(5, 5).animal("T4").solve("maker-breaker").winner
'first'
>>> WinningSets([("a", "b"), ("b", "c")]).solve("maker-breaker").winner
'first'
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from harary import _harary
from harary.answers import Answer
from harary.arguments import collected, whole
from harary.game import Game
from harary.names import GameName
from harary.questions import solve


class _Playable:
    """What the target games can be played on."""

    def options(self) -> dict[str, Any]:
        """The options of a game on these sets, for `harary.game` and `harary.solve`."""
        raise NotImplementedError

    def game(self, name: GameName, **options: Any) -> Game:
        """The game of that name on these sets.

        >>> WinningSets([("a", "b")]).game("avoidance").solve().winner
        'second'
        """
        return Game(name, **self.options(), **options)

    def solve(self, name: GameName, **given: Any) -> Answer:
        """Who wins the game of that name on these sets; see `harary.solve`."""
        return solve(name, **self.options(), **given)


class WinningSets(_Playable):
    """A family of sets of points, or one for each player.

    >>> WinningSets.of([[1, 0], [1, 1], [0, 1]])  # rows are points, columns are sets
    WinningSets([(0, 1), (1, 2)])
    """

    sets: tuple[tuple[Hashable, ...], ...]
    """What Red, or both players, want to own."""
    green_sets: tuple[tuple[Hashable, ...], ...] | None
    """What Green wants to own, if that differs."""
    points: tuple[Hashable, ...]
    """All that there is to take, in the order of the texts."""

    def __init__(
        self,
        sets: Iterable[Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]],
        green_sets: Iterable[Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]] | None = None,
        points: Iterable[Hashable] | None = None,
    ) -> None:
        self.sets = _sets_of(sets, "sets")
        self.green_sets = None if green_sets is None else _sets_of(green_sets, "green_sets")
        met = (point for one in (*self.sets, *(self.green_sets or ())) for point in one)
        self.points = tuple(dict.fromkeys(met if points is None else points))

    @classmethod
    def of(cls, given: Any) -> WinningSets:
        """From one of these:

        - an incidence matrix: an array of NumPy or SciPy, or a list of lists, of 0 and 1, with a row for each
          point and a column for each set;
        - a bipartite incidence graph of networkx whose nodes have the attribute ``bipartite``: 0 for points, 1
          for sets;
        - a hypergraph of HyperNetX or XGI;
        - whatever `WinningSets` takes.
        """
        if isinstance(given, WinningSets):
            return given
        if hasattr(given, "incidence_dict"):  # HyperNetX: set -> points
            return cls({e: list(given.incidence_dict[e]) for e in given.incidence_dict}, points=list(given.nodes))
        if hasattr(given, "edges") and hasattr(given.edges, "members"):  # XGI
            return cls([sorted(one, key=str) for one in given.edges.members()], points=list(given.nodes))
        if hasattr(given, "adj") and hasattr(given, "nodes"):
            return cls._of_bipartite(given)
        if hasattr(given, "toarray"):
            given = given.toarray()
        if hasattr(given, "tolist"):
            given = given.tolist()
        if _is_matrix(given):
            columns = range(len(given[0]))
            return cls(
                [[i for i, row in enumerate(given) if row[column]] for column in columns],
                points=range(len(given)),
            )
        return cls(given)

    @classmethod
    def _of_bipartite(cls, graph: Any) -> WinningSets:
        sides = dict(graph.nodes(data="bipartite"))
        wrong = [node for node, side in sides.items() if side not in (0, 1)]
        if wrong:
            raise _harary.InputError(
                f"sets: the node {wrong[0]!r} of the incidence graph needs the attribute bipartite, 0 for a point "
                "and 1 for a set"
            )
        for u, v in graph.edges():
            if sides[u] == sides[v]:
                raise _harary.InputError(
                    f"sets: the edge between {u!r} and {v!r} does not join a point and a set"
                )
        points = [node for node, side in sides.items() if side == 0]
        order = {point: i for i, point in enumerate(points)}
        sets = [sorted(graph.adj[node], key=order.__getitem__) for node, side in sides.items() if side == 1]
        return cls(sets, points=points)

    def options(self) -> dict[str, Any]:
        """The options of a game on these sets."""
        found: dict[str, Any] = {"sets": self.sets, "elements": self.points}
        if self.green_sets is not None:
            found["green_sets"] = self.green_sets
        return found

    def __iter__(self) -> Iterator[tuple[Hashable, ...]]:
        return iter(self.sets)

    def __len__(self) -> int:
        return len(self.sets)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, WinningSets):
            return NotImplemented
        return (self.sets, self.green_sets, self.points) == (other.sets, other.green_sets, other.points)

    def __hash__(self) -> int:
        return hash((self.sets, self.green_sets, self.points))

    def __repr__(self) -> str:
        green = "" if self.green_sets is None else f", green_sets={list(self.green_sets)!r}"
        return f"WinningSets({list(self.sets)!r}{green})"


@dataclass(frozen=True)
class NamedSets(_Playable):
    """A family of winning sets by name, as on the command line.

    >>> NamedSets("grid:3x3", "line:3").solve("achievement").winner
    'tie'
    """

    board: str
    """``grid:5x5``"""
    target: str
    """``animal:T4``"""

    def options(self) -> dict[str, Any]:
        """The options of a game on these sets."""
        return {"board": self.board, "target": self.target}

    def __or__(self, other: NamedSets) -> NamedSets:
        """Owning a set of either family counts.

        >>> (grid(4, 4).line(4) | grid(4, 4).animal("O4")).target
        'line:4;animal:O4'
        """
        if self.board != other.board:
            raise _harary.InputError(f"sets: the boards {self.board} and {other.board} differ")
        return NamedSets(self.board, f"{self.target};{other.target}")


@dataclass(frozen=True)
class CellBoard:
    """A board of cells, by name. Cells are called ``a1``, column and row; ``1x2x3`` in a cube.

    >>> torus(5, 5).line(5)
    NamedSets(board='torus:5x5', target='line:5')
    >>> rhombus(4, 4).path("left", "right").solve("maker-breaker", red="b2,c3", first="green").winner
    'first'
    """

    board: str
    """As on the command line: ``grid:5x5``."""

    def line(self, length: int) -> NamedSets:
        """All lines of ``length`` adjacent cells, in every direction of the board."""
        return NamedSets(self.board, f"line:{whole('length', length, 1)}")

    def animal(self, animal: str) -> NamedSets:
        """All places of a polyomino, turned and reflected: a name such as ``"T4"`` or ``"snaky"``, or a picture
        ``"xxx/.x."``."""
        return NamedSets(self.board, f"animal:{animal}")

    def path(self, start: str, end: str) -> NamedSets:
        """The minimal sets that connect two sides: ``"left"``, ``"right"``, ``"top"``, ``"bottom"``, …"""
        return NamedSets(self.board, f"path:{start}-{end}")


def _named(shape: str, *sizes: int) -> CellBoard:
    return CellBoard(f"{shape}:" + "x".join(str(whole("size", size, 1)) for size in sizes))


def grid(width: int, height: int) -> CellBoard:
    """A board of square cells.

    >>> grid(5, 5)
    CellBoard(board='grid:5x5')
    """
    return _named("grid", width, height)


def torus(width: int, height: int) -> CellBoard:
    """The same, and rows, columns and diagonals go round.

    >>> torus(5, 5)
    CellBoard(board='torus:5x5')
    """
    return _named("torus", width, height)


def cube(*sizes: int) -> CellBoard:
    """A board of three to six dimensions.

    >>> cube(3, 3, 3).line(3).solve("achievement").winner
    'first'
    """
    return _named("cube", *sizes)


def rhombus(width: int, height: int) -> CellBoard:
    """The board of Hex.

    >>> rhombus(5, 5)
    CellBoard(board='rhombus:5x5')
    """
    return _named("rhombus", width, height)


def hexagon(side: int) -> CellBoard:
    """Hexagonal cells, as many on each of six sides.

    >>> hexagon(4)
    CellBoard(board='hexagon:4')
    """
    return _named("hexagon", side)


def triangle(side: int) -> CellBoard:
    """Hexagonal cells in rows of 1, 2, 3, …

    >>> triangle(5)
    CellBoard(board='triangle:5')
    """
    return _named("triangle", side)


def _sets_of(given: Any, argument: str) -> tuple[tuple[Hashable, ...], ...]:
    if isinstance(given, Mapping):
        given = given.values()
    return tuple(
        tuple(collected(argument, one, "a set of points is needed"))
        for one in collected(argument, given, "a list of sets is needed")
    )


def _is_matrix(given: Any) -> bool:
    """Rows of one length, all of 0, 1, False and True. Sets of points 0 and 1 are none if they are tuples."""
    if not isinstance(given, list) or not given or not all(isinstance(row, list) and row for row in given):
        return False
    return len({len(row) for row in given}) == 1 and all(value in (0, 1) for row in given for value in row)
