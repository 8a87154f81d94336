# SPDX-License-Identifier: MIT
"""Every question as a function that takes the name of a game and its options."""

from __future__ import annotations

import os
from collections.abc import Hashable
from typing import Any, Literal, Unpack, cast, overload

from harary.answers import Analysis, Answer
from harary.arguments import refuse_swapped
from harary.boards import BoardLike
from harary.catalogue import ColoursLike, GameOptions, by_name
from harary.game import Game
from harary.names import CertificateKind, GameName, MethodName, QuestionName
from harary.options import AskedGame, divided
from harary.own import Rules
from harary.plies import Layers, ValuedLayers
from harary.positions import PositionLike
from harary.signatures import spelled_out
from harary.spending import Spending
from harary.tablebase import Tablebase


@spelled_out(GameOptions)
def game(name: GameName | Rules[Any, Any], **options: Unpack[GameOptions]) -> Game:
    """A game: one of the catalogue by its name, or one of your own by its `Rules`.

    >>> game("clique", board="K5")
    Game('clique', board='K5')

    The target games are played on any hypergraph, too: ``sets`` are what Red completes, ``green_sets``
    what Green does (the same, if they are not given), ``elements`` all there are (those of the sets).
    Tic-tac-toe is a tie, but a player who need not stop the other gets a line:

    >>> cells = [(row, column) for row in range(3) for column in range(3)]
    >>> lines = [[cell for cell in cells if key(*cell)] for key in (
    ...     lambda r, c: r == 0, lambda r, c: r == 1, lambda r, c: r == 2,
    ...     lambda r, c: c == 0, lambda r, c: c == 1, lambda r, c: c == 2,
    ...     lambda r, c: r == c, lambda r, c: r + c == 2)]
    >>> game("achievement", sets=lines).solve().winner
    'tie'
    >>> game("maker-breaker", sets=lines).solve().winner
    'first'
    """
    return Game(name, **options)


@spelled_out(AskedGame)
def solve(
    name: GameName | Rules[Any, Any],
    *,
    question: QuestionName = "outcome",
    method: MethodName = "auto",
    remoteness: bool = False,
    certificate: str | os.PathLike[str] = "",
    certificate_of: CertificateKind = "auto",
    trim: bool = False,
    stats: bool = False,
    **given: Unpack[AskedGame],
) -> Answer:
    """Who wins, the value, the outcome, best first moves; see `Game.solve`.

    >>> solve("star", board="petersen").outcome
    (3, 3)
    >>> solve("letters", letters=[0, 0, 0, 5]).winner
    'second'
    """
    options, spending = divided(given)
    return Game(name, **options).solve(
        question=question,
        method=method,
        remoteness=remoteness,
        certificate=certificate,
        certificate_of=certificate_of,
        trim=trim,
        stats=stats,
        **spending,
    )


@spelled_out(AskedGame)
def analyse(
    name: GameName | Rules[Any, Any],
    position: PositionLike = "",
    *,
    question: str = "outcome",
    stats: bool = False,
    **given: Unpack[AskedGame],
) -> Analysis:
    """Every legal move of a position with its value; see `Game.analyse`.

    >>> analyse("clique", "red=0-1", board="K4").mover
    'green'
    """
    refuse_swapped("analyse", ("game", name), ("position", position), by_name())
    options, spending = divided(given)
    return Game(name, **options).analyse(
        position, question=question, stats=stats, **spending
    )


@overload
def layers(
    name: GameName | Rules[Any, Any], *, values: Literal[False] = False, **given: Unpack[AskedGame]
) -> Layers: ...
@overload
def layers(
    name: GameName | Rules[Any, Any], *, values: Literal[True], **given: Unpack[AskedGame]
) -> ValuedLayers: ...
@overload
def layers(
    name: GameName | Rules[Any, Any], *, values: bool, **given: Unpack[AskedGame]
) -> Layers: ...


@spelled_out(AskedGame)
def layers(
    name: GameName | Rules[Any, Any], *, values: bool = False, **given: Unpack[AskedGame]
) -> Layers:
    """Positions up to isomorphism by ply; see `Game.layers`.

    >>> layers("saturation", order=5, values=True).previous_wins.tolist()
    [1, 0, 2, 0, 3, 1, 1]
    """
    options, spending = divided(given)
    return Game(name, **options).layers(values=values, **spending)


@spelled_out(AskedGame)
def tablebase(name: GameName, out: str | os.PathLike[str], **given: Unpack[AskedGame]) -> Tablebase:
    """The value of every position, as a tablebase; see `Game.tablebase`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     tablebase("clique", folder, board="K4").start["star"].winner
    'second'
    """
    refuse_swapped("tablebase", ("game", name), ("folder", out), by_name())
    options, spending = divided(given)
    return Game(name, **options).tablebase(out, **spending)


strong = tablebase  # its former name


@spelled_out(Spending)
def flood(
    board: BoardLike | None = None,
    *,
    order: int | None = None,
    vertex_colours: ColoursLike | None = None,
    start: Hashable | None = None,
    method: MethodName = "auto",
    stats: bool = False,
    **spending: Unpack[Spending],
) -> Answer:
    """The fewest calls that conquer a coloured board. ``method``: ``"auto"``, ``"search"``,
    ``"theorem"`` or ``"heuristic"``. ``start``: a vertex, or ``"free"``: a call recolours the region of any
    vertex, and is written ``vertex:colour``, with the vertex's number.

    >>> flood("square:3x2=012210").calls
    '102'
    >>> flood("010/121", start="free").length
    2

    The colours of a graph's vertices are a list in their order, or a dict, as ``nx.get_node_attributes``
    gives it:

    >>> flood([("a", "b"), ("b", "c")], vertex_colours={"a": 1, "b": 0, "c": 1}).calls
    '01'
    """
    options = {"board": board, "order": order, "vertex_colours": vertex_colours, "start": start}
    return Game("flood", **cast(GameOptions, options)).solve(method=method, stats=stats, **spending)


@spelled_out(Spending)
def honeybee(
    board: BoardLike | None = None,
    *,
    order: int | None = None,
    vertex_colours: ColoursLike | None = None,
    starts: str | tuple[Hashable, Hashable] | None = None,
    question: QuestionName = "outcome",
    stats: bool = False,
    **spending: Unpack[Spending],
) -> Answer:
    """Who owns more of a coloured board in the end.

    >>> honeybee("hex:4x3:1").winner
    'first'
    """
    options = {"board": board, "order": order, "vertex_colours": vertex_colours, "starts": starts}
    return Game("honeybee", **cast(GameOptions, options)).solve(question=question, stats=stats, **spending)
