# SPDX-License-Identifier: MIT
"""Questions about games."""

from __future__ import annotations

import os
from collections.abc import Hashable, Sequence
from typing import Unpack, cast

from harary import _harary
from harary.answers import Analysis, Answer, Layers, StrongAnswer, make
from harary.arguments import path, text, truth
from harary.boards import Board, BoardLike
from harary.catalogue import GameOptions, OptionTexts
from harary.labelling import Labelling
from harary.lines import Analyse, Line, Strategy
from harary.options import AskedGame, divided, read_options
from harary.positions import Position, library_text
from harary.spending import Spending, budget, listener
from harary.tablebase import Tablebase

__all__ = ["Game", "analyse", "flood", "game", "honeybee", "layers", "solve", "strong"]


class Game:
    """A game on a board, ready to be asked.

    >>> sim = Game("sim")
    >>> sim.solve().winner
    'second'
    >>> sim.analyse("red=0-1,0-2;green=1-2,3-4").remoteness
    10

    Where the board is a graph with labels, positions, moves and answers are in these:

    >>> Game("sim", board=[("a", "b"), ("b", "c"), ("c", "a")]).solve().best
    ('a-b',)
    """

    def __init__(self, name: str, **options: Unpack[GameOptions]) -> None:
        found = read_options(options)
        self._game = _harary.make_game(name, dict(found.texts))
        self.board: Board | None = found.board
        """The board with its labels, if it was given as a graph."""
        self.labelling: Labelling = found.labelling
        self.options: OptionTexts = found.texts
        """As they were given, as texts of the command line. Name and options make the game."""

    @property
    def made(self) -> _harary.Game:
        """The library's game."""
        return self._game

    @property
    def name(self) -> str:
        return self._game.name

    @property
    def instance(self) -> dict[str, str]:
        """The options that describe what is played, as texts of the command line."""
        return dict(self._game.instance)

    def __repr__(self) -> str:
        options = "".join(f", {name}={text!r}" for name, text in self.instance.items())
        return f"Game({self.name!r}{options})"

    def _repr_svg_(self) -> str | None:
        return self.position()._repr_svg_()

    def solve(
        self,
        *,
        question: str = "outcome",
        method: str = "auto",
        remoteness: bool = False,
        certificate: str | os.PathLike[str] = "",
        **spending: Unpack[Spending],
    ) -> Answer:
        """Who wins, the value, the outcome, best first moves.

        ``question``: ``"outcome"``, ``"winner"`` (ends as soon as that is proved) or ``"nimber"``.
        ``method``: ``"auto"``, ``"search"``, ``"theorem"`` or, in a game of one player,
        ``"heuristic"``. ``certificate``: a file to write what
        proves the answer. When the time or memory limit is
        reached first, the answer has ``stopped``.
        """
        asked = (
            text("question", question),
            text("method", method),
            truth("remoteness", remoteness),
            path("certificate", certificate),
        )
        with listener(spending) as told:
            found = self._game.solve(*asked, budget(spending), told)
        return make(Answer, found, self.labelling)

    def analyse(self, position: str | Position = "", **spending: Unpack[Spending]) -> Analysis:
        """Every legal move of a position (the start, if none is given) with its value."""
        text = library_text(position, self.labelling)
        with listener(spending) as told, self.labelling.errors():
            found = self._game.analyse(text, budget(spending), told)
        return make(Analysis, found, self.labelling)

    def layers(self, *, values: bool = False, **spending: Unpack[Spending]) -> Layers:
        """Positions up to isomorphism by ply; with ``values`` also who wins them.

        >>> Game("sim").layers().open[:6].tolist()
        [1, 1, 2, 7, 25, 64]
        """
        with listener(spending) as told:
            return make(Layers, self._game.layers(values, budget(spending), told))

    def strong(self, out: str | os.PathLike[str], **spending: Unpack[Spending]) -> Tablebase:
        """Solves every position into a tablebase in the folder ``out``, or resumes from what is there.
        Raises `BudgetEnded` when the time or memory limit is reached first; the same call then
        resumes."""
        with listener(spending) as told:
            answer = make(StrongAnswer, self._game.strong(os.fspath(out), budget(spending), told))
        if answer.stopped:
            raise _harary.BudgetEnded(
                f"the {answer.stopped} limit was reached; the work so far is in {out}"
            )
        return Tablebase(out, answer, self.labelling)

    def position(self, text: str | Position = "") -> Position:
        """A position of this game, from its text; the start, if that is empty."""
        return Position.of(self._game, text, self.labelling)

    def principal_line(
        self,
        position: str | Position = "",
        *,
        length: int | None = None,
        **spending: Unpack[Spending],
    ) -> Line:
        """Best play of both sides from a position, to the end or for ``length`` moves.

        >>> Game("sim").principal_line("red=0-1,0-2,1-3;green=1-2,3-4,0-3").winner
        'first'
        """
        return Line.of(self.position(position), self._analyse(spending), length)

    def strategy(
        self,
        position: str | Position = "",
        *,
        side: str | None = None,
        moves: int = 1,
        **spending: Unpack[Spending],
    ) -> Strategy:
        """What a player (by default the winner) answers to every move of the other, for ``moves`` moves
        of his own. Every answer takes a search of its own.

        >>> answers = Game("sim").strategy().answers
        >>> {position.text: move for position, move in answers.items()}["red=0-1;green="]
        '0-2'
        """
        return Strategy.of(self.position(position), self._analyse(spending), side, moves)

    def _analyse(self, spending: Spending) -> Analyse:
        return lambda position: self.analyse(position, **spending)

    def kernel(self) -> _harary.Kernel:
        """The kernel of the strong solution, for engines outside (see ``harary.spark``)."""
        return self._game.kernel()


def game(name: str, **options: Unpack[GameOptions]) -> Game:
    """A game on a board.

    >>> game("clique", board="K5")
    Game('clique', board='K5')
    """
    return Game(name, **options)


def solve(
    name: str,
    *,
    question: str = "outcome",
    method: str = "auto",
    remoteness: bool = False,
    certificate: str | os.PathLike[str] = "",
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
        **spending,
    )


def analyse(name: str, position: str | Position = "", **given: Unpack[AskedGame]) -> Analysis:
    """Every legal move of a position with its value; see `Game.analyse`.

    >>> analyse("clique", "red=0-1", board="K4").mover
    'green'
    """
    options, spending = divided(given)
    return Game(name, **options).analyse(position, **spending)


def layers(name: str, *, values: bool = False, **given: Unpack[AskedGame]) -> Layers:
    """Positions up to isomorphism by ply; see `Game.layers`.

    >>> layers("saturation", order=5, values=True).previous_wins.tolist()
    [1, 0, 2, 0, 3, 1, 1]
    """
    options, spending = divided(given)
    return Game(name, **options).layers(values=values, **spending)


def strong(name: str, out: str | os.PathLike[str], **given: Unpack[AskedGame]) -> Tablebase:
    """The value of every position, as a tablebase; see `Game.strong`."""
    options, spending = divided(given)
    return Game(name, **options).strong(out, **spending)


def flood(
    board: BoardLike | None = None,
    *,
    order: int | None = None,
    vertex_colours: str | Sequence[int] | None = None,
    start: Hashable | None = None,
    method: str = "auto",
    **spending: Unpack[Spending],
) -> Answer:
    """The fewest calls that conquer a coloured board. ``method``: ``"auto"``, ``"search"``,
    ``"theorem"`` or ``"heuristic"``.

    >>> flood("square:3x2=012210").calls
    '102'
    """
    options = {"board": board, "order": order, "vertex_colours": vertex_colours, "start": start}
    return Game("flood", **cast(GameOptions, options)).solve(method=method, **spending)


def honeybee(
    board: BoardLike | None = None,
    *,
    order: int | None = None,
    vertex_colours: str | Sequence[int] | None = None,
    starts: str | tuple[Hashable, Hashable] | None = None,
    question: str = "outcome",
    **spending: Unpack[Spending],
) -> Answer:
    """Who owns more of a coloured board in the end.

    >>> honeybee("hex:4x3:1").winner
    'first'
    """
    options = {"board": board, "order": order, "vertex_colours": vertex_colours, "starts": starts}
    return Game("honeybee", **cast(GameOptions, options)).solve(question=question, **spending)
