# SPDX-License-Identifier: MIT
"""Positions, which never change, and plays, which do: a play is a position and the moves that led to it."""

from __future__ import annotations

import functools
import json
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harary import _harary, svg
from harary.answers import AnalysedMove, Value
from harary.boards import Board
from harary.catalogue import plays_on_vertices
from harary.drawing import Drawn
from harary.labelling import NUMBERS, Labelling, OwnLabelling
from harary.moves import Move
from harary.names import Winner

if TYPE_CHECKING:
    import networkx as nx

MoveLike: TypeAlias = "str | Move | AnalysedMove | tuple[Hashable, Hashable] | int"
PositionLike: TypeAlias = "str | Position | Play"


def library_text(position: PositionLike, labelling: Labelling) -> str:
    """The library's text of a position, from a position, a play or a text."""
    if isinstance(position, Play):
        position = position.position
    if isinstance(position, Position):
        return position.numbered(labelling)
    if not isinstance(position, str):
        if isinstance(labelling, OwnLabelling) and labelling.made is not None:
            return _harary.own_position_text(labelling.made, position)
        raise TypeError(f"position: a Position or its text is needed, not {position!r}")
    return labelling.numbered(position, "position")


def texts_of_array(game: _harary.Game, array: npt.NDArray[Any]) -> list[str]:
    """The library's texts of positions, from an array with a row for each and a column for each edge of
    the board, in the order of ``Board.edges``, or for each vertex where players take these: 0 open, 1 red, 2 green, or 1
    taken where both players use one colour."""
    graph = svg.graph_of(game.instance)
    start = svg.fields_of(str(json.loads(game.view(""))["position"]))
    names = [name for name in ("red", "green", "edges", "vertices") if name in start]
    if graph is None or not names:
        raise _harary.InputError(f"positions: {game.name} here has no arrays of positions; give texts")
    on_vertices = plays_on_vertices(game.name)
    edges = list(map(str, range(graph[0]))) if on_vertices else [f"{u}-{v}" for u, v in graph[1]]
    if array.ndim != 2 or array.shape[1] != len(edges) or array.dtype.kind not in "iub":
        raise _harary.InputError(
            f"positions: an array of whole numbers with {len(edges)} columns is needed, one for each"
            f" {'vertex' if on_vertices else 'edge'}; this one has the shape {array.shape} and the type {array.dtype}"
        )
    if array.size and not (0 <= int(array.min()) and int(array.max()) <= len(names)):
        raise _harary.InputError(f"positions: an entry is not from 0 to {len(names)}")
    return [
        ";".join(
            f"{name}=" + ",".join(edges[i] for i in np.flatnonzero(row == colour))
            for colour, name in enumerate(names, 1)
        )
        for row in array
    ]


@functools.lru_cache(maxsize=32)
def _remade(name: str, options: tuple[tuple[str, str], ...]) -> _harary.Game:
    """The library's game of positions that come from another process or a file."""
    return _harary.make_game(name, dict(options))


def _restored(
    name: str, options: tuple[tuple[str, str], ...], text: str, labelling: Labelling
) -> Position:
    return Position.from_numbered(_remade(name, options), text, labelling)


def _restored_own(rules: Any, name: str, text: str, path: tuple[str, ...] | None) -> Position:
    """A position of a game of one's own: by the moves that led to it, or by its text, which ``read()`` of
    the rules understands."""
    game = _harary.own_game(rules, name)
    labelling = OwnLabelling(made=game)
    if path is None:
        return Position.from_numbered(game, text, labelling, rules)
    position = Position.of(game, "", labelling, rules)
    for move in path:
        position = position.play(move)
    return position


def _value(view: dict[str, Any]) -> Value | None:
    """By the rules; a game of one player has no winner."""
    if not view["finished"]:
        return None
    value = Value.from_json(view)
    return replace(value, winner=None, role=None) if view["mover"] == "you" else value


@dataclass(frozen=True)
class Position(Drawn):
    """A position of a game; equal positions of one game have equal texts. The text is what the command
    line prints, except that vertices of a board with labels have these instead of numbers.

    >>> import harary
    >>> start = harary.game("sim").position()
    >>> start.play("0-1").play((2, 3)).text
    'red=0-1;green=2-3'
    >>> start = harary.game("sim", board=[("a", "b"), ("b", "c"), ("c", "a")]).position()
    >>> start.play(("a", "c")).play("a-b").text
    'red=a-c;green=a-b'
    """

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """As texts of the command line, with vertices by number."""
    text: str
    """The text of the position."""
    mover: str
    """Whose turn it is, by the name that the game has for that player: ``"red"``, ``"green"``,
    ``"first"``, ``"second"``, ``"player 3"`` or, in a game of one player, ``"you"``."""
    finished: bool
    """Is the game over?"""
    moves: tuple[Move, ...]
    """The legal moves, at most 4096 of them; none when the game is over."""
    value: Value | None
    """By the rules, where the game is over."""
    labelling: Labelling = field(repr=False)
    """The labels of the board."""
    _made: _harary.Game = field(repr=False, compare=False)
    _numbered: str = field(repr=False, compare=False)  # the library's text
    # In a game of one's own: its rules, and the moves from the start where they are known.
    _rules: Any = field(default=None, repr=False, compare=False)
    _path: tuple[str, ...] | None = field(default=None, repr=False, compare=False)

    @staticmethod
    def of(
        game: _harary.Game,
        position: PositionLike,
        labelling: Labelling = NUMBERS,
        rules: Any = None,
    ) -> Position:
        """A position of this game from its text, or from a position or a play."""
        text = library_text(position, labelling)
        with labelling.errors():
            found = Position.from_numbered(game, text, labelling, rules)
        if rules is None:
            return found
        if isinstance(position, Play):
            position = position.position
        path = position._path if isinstance(position, Position) else None if text else ()
        return replace(found, _path=path)

    @staticmethod
    def from_numbered(
        game: _harary.Game, text: str, labelling: Labelling, rules: Any = None
    ) -> Position:
        """A position from the library's text, in which vertices are numbers."""
        view = json.loads(game.view(text))
        return Position(
            game=game.name,
            instance=dict(game.instance),
            text=labelling.shown(view["position"]),
            mover=view["mover"],
            finished=view["finished"],
            moves=labelling.moves_at(view["position"], view["moves"]),
            value=_value(view),
            labelling=labelling,
            _made=game,
            _numbered=view["position"],
            _rules=rules,
        )

    def numbered(self, labelling: Labelling) -> str:
        """The library's text, for a game or tablebase with this labelling."""
        if self.labelling != labelling:
            raise _harary.InputError(f"position: {self.text!r} is from a board with other labels")
        return self._numbered

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The same as ``moves``."""
        return self.moves

    @property
    def native(self) -> Any:
        """In a game of your own the position itself, as its rules made it; its moves are the objects that they gave. None
        in games of the catalogue.

        >>> import harary
        >>> class Subtraction:
        ...     def start(self): return 5
        ...     def moves(self, n): return range(1, min(n, 2) + 1)
        ...     def after(self, n, taken): return n - taken
        ...     def result(self, n): return None if n else -1
        >>> position = harary.game(Subtraction()).position()
        >>> position.native, position.moves, position.play(2).native
        (5, (1, 2), 3)
        """
        return None if self._rules is None else _harary.own_position(self._made, self._numbered)

    @property
    def red(self) -> tuple[Any, ...]:
        """What the first player has: edges as pairs of vertices, or vertices where players take these.

        >>> import harary
        >>> harary.game("sim").position("red=0-1,2-3;green=1-2").red
        ((0, 1), (2, 3))
        """
        return self.taken("red")

    @property
    def green(self) -> tuple[Any, ...]:
        """What the second player has, as in ``red``."""
        return self.taken("green")

    def taken(self, field: str) -> tuple[Any, ...]:
        """What stands in one field of the position's text: ``"red"``, ``"green"``, ``"player3"``, or ``"edges"`` where
        both players draw in one colour. An InputError where the text has no such field."""
        fields = svg.fields_of(self._numbered)
        if field not in fields or self._graph() is None:
            has = ", ".join(fields) if self._graph() is not None else "no edges and no vertices"
            raise _harary.InputError(f"{field}: the position has {has}")
        words = [word for word in fields[field].split(",") if word]
        names = self.labelling.names
        found: list[Any] = []
        for word in words:
            ends = [int(end) for end in word.split("-")]
            named = ends if names is None else [names[end] for end in ends]
            found.append(named[0] if len(named) == 1 else tuple(named))
        return tuple(found)

    @property
    def board(self) -> Board:
        """The board, with its labels; an InputError in games without one."""
        graph = self._graph()
        if graph is None:
            raise _harary.InputError(f"board: {self.game} is not played on a graph here")
        names = self.labelling.names
        if names is not None and len(names) != graph[0]:
            names = None
        return Board(graph[0], tuple(graph[1]), names, self.labelling.places)

    def networkx(self) -> nx.Graph[Any]:
        """The board as a networkx graph; edges that are taken, or vertices where players take these, have the
        attribute ``colour``: the name of the field in the position's text.

        >>> import harary
        >>> graph = harary.game("sim").position("red=0-1;green=1-2").networkx()
        >>> graph.edges[0, 1]["colour"], graph.edges[0, 2].get("colour")
        ('red', None)
        """
        graph = self.board.networkx()
        for field in svg.fields_of(self._numbered):
            for one in self.taken(field):
                place = graph.nodes[one] if self.labelling.takes_vertices else graph.edges[one]
                place["colour"] = field
        return graph

    @property
    def winner(self) -> Winner | None:
        """Who has won: ``"first"``, ``"second"`` or ``"tie"``. None before the end, and in a
        game of one player. `Game.analyse` tells who can win.

        >>> import harary
        >>> harary.game("sim").position("red=0-1,0-2,1-2;green=3-4,3-5").winner
        'second'
        """
        return None if self.value is None else self.value.winner

    @property
    def role(self) -> str | None:
        """What the winner is called: ``"breaker"``, ``"red"``; None as `winner` is, and in a tie."""
        return None if self.value is None else self.value.role

    def play(self, move: MoveLike) -> Position:
        """The position after a move: one of ``legal_moves``, its text, an edge as a pair of vertices, a
        vertex where the players take these, or a move of an analysis."""
        labelling = self.labelling
        if isinstance(move, AnalysedMove):
            move = move.move
        word = self.word_of(move)
        with labelling.errors():
            after = self._made.play(self._numbered, word)
            found = Position.from_numbered(self._made, after, labelling, self._rules)
        return found if self._path is None else replace(found, _path=(*self._path, word))

    def word_of(self, move: str | tuple[Hashable, Hashable] | int) -> str:
        """The library's text of a move."""
        if self._rules is not None:
            return _harary.own_move_text(self._made, self._numbered, move)
        if isinstance(move, str):
            return self.labelling.numbered(str(move), "move")
        if self.labelling.takes_vertices:
            return str(self.labelling.number(move, "move"))
        return self.labelling.edge(move, "move")

    def scene(self, look: svg.Look = svg.PLAIN) -> svg.Scene:
        """What is drawn."""
        return svg.Scene(self.game, self.instance, self._numbered, self.labelling.captions, look)

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return svg.graph_of(self.instance)

    def _picture(self, look: svg.Look) -> str | None:
        if self._rules is not None:
            return None
        return svg.of_position(self.scene(look), f"{self.game}: {self.text}")

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        if self._rules is not None:
            return _restored_own, (self._rules, self.game, self._numbered, self._path)
        options = tuple(sorted(self.instance.items()))
        return _restored, (self.game, options, self._numbered, self.labelling)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        board = self.instance.get("board")
        on = "" if board is None else f" on {board}"
        return f"<Position of {self.game}{on}: {self.text or 'the start'}>"


class Play(Drawn):
    """A play of a game: where it began, and the moves since. `push` makes a move and `pop` takes it back.

    >>> import harary
    >>> play = harary.game("sim").play("0-1", (0, 2))
    >>> play.push((1, 2))
    >>> play.moves, play.mover, len(play.legal_moves)
    (('0-1', '0-2', '1-2'), 'green', 12)
    >>> play.pop()
    '1-2'
    >>> play.position.text
    'red=0-1;green=0-2'
    """

    def __init__(self, start: Position, moves: Iterable[MoveLike] = ()) -> None:
        self._positions = [start]
        self._moves: list[Move] = []
        for move in moves:
            self.push(move)

    @property
    def start(self) -> Position:
        """Where the play began."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions from the start on: one more than there are moves."""
        return tuple(self._positions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves now; none when the game is over."""
        return self.position.moves

    @property
    def mover(self) -> str:
        """Whose turn it is."""
        return self.position.mover

    @property
    def finished(self) -> bool:
        """Is the game over?"""
        return self.position.finished

    @property
    def winner(self) -> Winner | None:
        """Who has won; see `Position.winner`."""
        return self.position.winner

    def push(self, move: MoveLike) -> None:
        """Makes a move; see `Position.play`. An illegal move is a ValueError and changes nothing."""
        after = self.position.play(move)
        if isinstance(move, AnalysedMove):
            move = move.move
        self._moves.append(move if isinstance(move, Move) else self._made_move(move))
        self._positions.append(after)

    def _made_move(self, move: str | tuple[Hashable, Hashable] | int) -> Any:
        """The legal move that this text, pair of vertices, vertex or object means."""
        position = self.position
        [found] = position.labelling.moves_at(position._numbered, [position.word_of(move)])
        if found in self.position.moves:
            return found
        # Written in another way, such as with its vertices the other way round.
        after = self.position.play(move)
        return next(one for one in self.position.moves if self.position.play(one) == after)

    def pop(self) -> Move:
        """Takes the last move back and returns it; an IndexError where there is none."""
        if not self._moves:
            raise IndexError("pop from a play without moves")
        self._positions.pop()
        return self._moves.pop()

    def copy(self) -> Play:
        """A play of its own with the same moves."""
        play = Play(self.start)
        play._positions = list(self._positions)
        play._moves = list(self._moves)
        return play

    def __copy__(self) -> Play:
        return self.copy()

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return self._positions == other._positions and self._moves == other._moves

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"Play({self.start.game!r}, {' '.join(map(str, self._moves))!r})"

    @property
    def _vertices(self) -> Labelling:
        return self.position.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return self.position._graph()

    def _picture(self, look: svg.Look) -> str | None:
        return self.position._picture(look)
