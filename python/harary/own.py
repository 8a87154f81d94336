# SPDX-License-Identifier: MIT
"""Games of your own, written in Python: the engines that need only the rules solve them. Every move costs
calls of Python, so this is for ideas and small instances; CONTRIBUTING.md says how a game becomes a family
of the library, at least ten times as fast."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any, Protocol, TypeVar, runtime_checkable

from harary.arguments import shown

PositionT = TypeVar("PositionT", bound=Hashable)
MoveT = TypeVar("MoveT")


@runtime_checkable
class Rules(Protocol[PositionT, MoveT]):
    """The rules of a game of two players: a class with these four methods is a game. Positions are any
    hashable values, moves any values at all, and positions, plays and answers have these objects as their moves. Both
    players see the same positions, and turns alternate.

    >>> import harary
    >>> class Nim:
    ...     def start(self):
    ...         return (1, 2, 3)
    ...     def moves(self, heaps):
    ...         return [(i, n) for i, heap in enumerate(heaps) for n in range(1, heap + 1)]
    ...     def after(self, heaps, move):
    ...         i, n = move
    ...         return heaps[:i] + (heaps[i] - n,) + heaps[i + 1 :]
    ...     def result(self, heaps):
    ...         return None if any(heaps) else -1
    ...     def key(self, heaps):
    ...         return tuple(sorted(heap for heap in heaps if heap))
    >>> nim = harary.game(Nim())
    >>> nim.solve().winner
    'second'
    >>> nim.solve().winner, [move.move for move in nim.analyse(nim.play((0, 1))).best]
    ('second', [(2, 1)])

    These methods are optional:

    - ``key(position)``: positions with equal keys must have equal values for the player to move. Without
      it every position with each player to move is searched by itself.
    - ``mover(position)``: ``"first"`` or ``"second"``, in games whose turns do not alternate.
    - ``text(position)`` and ``read(text)``: positions as text and back; without them a position is
      written as ``repr`` does, and only positions that were met are read.
    """

    @abstractmethod
    def start(self) -> PositionT:
        """The position in which the game begins; the first player is to move."""

    @abstractmethod
    def moves(self, position: PositionT, /) -> Iterable[MoveT]:
        """The legal moves, each once; at least one where ``result`` is None."""

    @abstractmethod
    def after(self, position: PositionT, move: MoveT, /) -> PositionT:
        """The position after a move. Plays must end: no position comes again."""

    @abstractmethod
    def result(self, position: PositionT, /) -> int | None:
        """None before the end; at the end the value for the player whose turn it would be:
        positive if that player has won, negative for a loss, 0 for a tie. The size is a score."""


_METHODS = ("start", "moves", "after", "result")


def name_of(rules: Any) -> str:
    """What a game is called: its attribute ``name``, or its class. A TypeError for what is not a game."""
    if isinstance(rules, type):
        raise TypeError(f"game: give an object, {rules.__name__}(), not the class {rules.__name__}")
    if not any(hasattr(rules, method) for method in _METHODS):
        raise TypeError(
            f"game: a name such as 'sim' is needed, or an object with the methods {', '.join(_METHODS)};"
            f" not {shown(rules)}"
        )
    name = getattr(rules, "name", None)
    return name if isinstance(name, str) and name else type(rules).__name__
