# SPDX-License-Identifier: MIT
"""Moves: their texts, and the edges or the vertex that they take."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any, TypeAlias

_EDGES = re.compile(r"\d+-\d+(,\d+-\d+)*")

LabelledEdge: TypeAlias = tuple[Hashable, Hashable]


class Move(str):
    """A legal move. It is its text, so it can be compared with one, and it knows its edge or vertex. In a game of your
    own moves are the objects that its rules give.

    >>> import harary
    >>> move = harary.game("sim").position().legal_moves[0]
    >>> move, move.edge, move == "0-1"
    ('0-1', (0, 1), True)
    >>> harary.game("connected", board="P3").position().legal_moves[1].vertex
    1
    >>> harary.game("letters", letters=[0, 0, 0, 5]).position().legal_moves[0].edge is None
    True
    """

    edges: tuple[LabelledEdge, ...]
    """The edges that the move draws, as pairs of labels: one in most games, several in ``sim+`` and
    ``avoidance+``, none where a move is not an edge."""
    vertex: Hashable
    """The label of the vertex that the move takes; None where a move is not a vertex."""

    def __new__(
        cls,
        text: str,
        edges: tuple[LabelledEdge, ...] | None = None,
        vertex: Hashable = None,
    ) -> Move:
        """``edges``: read off the text, if they are not given."""
        move = super().__new__(cls, text)
        move.edges = _edges(text) if edges is None else edges
        move.vertex = vertex
        return move

    @property
    def text(self) -> str:
        """The text alone, as positions and the command line have it."""
        return str.__str__(self)

    @property
    def edge(self) -> LabelledEdge | None:
        """The edge, as a pair of labels; None where the move is not a single edge."""
        return self.edges[0] if len(self.edges) == 1 else None

    def __str__(self) -> str:
        return str.__str__(self)

    def __getnewargs__(  # type: ignore[override]
        self,
    ) -> tuple[str, tuple[LabelledEdge, ...], Hashable]:
        return self.text, self.edges, self.vertex


def made_move(given: Any) -> Any:
    """A move of an answer: of its text, where it is not a move yet."""
    return Move(given) if type(given) is str else given


def _edges(text: str) -> tuple[LabelledEdge, ...]:
    edges = text.rpartition("=")[2]  # of "red=0-1"
    if not _EDGES.fullmatch(edges):
        return ()
    pairs = (pair.split("-") for pair in edges.split(","))
    return tuple((int(u), int(v)) for u, v in pairs)
