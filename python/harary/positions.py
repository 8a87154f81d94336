# SPDX-License-Identifier: MIT
"""Positions, lines of play and strategies, which draw themselves in notebooks."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from harary import _harary, pictures
from harary.answers import Value

if TYPE_CHECKING:
    from harary.answers import Analysis
    from harary.asking import Game
    from harary.progress import Spending


@dataclass(frozen=True)
class Position:
    """A position of a game; equal positions of one game have equal texts. The text is what the command
    line writes.

    >>> import harary
    >>> start = harary.game("sim").position()
    >>> start.play("0-1").play("2-3").text
    'red=0-1;green=2-3'
    """

    game: str
    instance: Mapping[str, str]
    text: str
    mover: str
    finished: bool
    moves: tuple[str, ...]
    value: Value | None
    """What the rules say at the end of the game."""
    _made: _harary.Game = field(repr=False, compare=False)

    @staticmethod
    def of(game: _harary.Game, text: str) -> Position:
        view = json.loads(game.view(text))
        return Position(
            game=game.name,
            instance=dict(game.instance),
            text=view["position"],
            mover=view["mover"],
            finished=view["finished"],
            moves=tuple(view["moves"]),
            value=Value.from_json(view) if view["finished"] else None,
            _made=game,
        )

    def play(self, move: str) -> Position:
        """The position after a move."""
        return Position.of(self._made, self._made.play(self.text, move))

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return pictures.of_position(self.game, self.instance, self.text)


@dataclass(frozen=True)
class Line:
    """Best play of both sides: ``moves[i]`` leads from ``positions[i]`` to the next."""

    moves: tuple[str, ...]
    positions: tuple[Position, ...]
    value: Value

    @property
    def winner(self) -> str | None:
        return self.value.winner

    @staticmethod
    def of(game: Game, start: Position, length: int | None, spending: Spending) -> Line:
        moves: list[str] = []
        positions = [start]
        value: Value | None = None
        while value is None or (
            not positions[-1].finished and (length is None or len(moves) < length)
        ):
            analysis = _analysed(game, positions[-1], spending)
            if value is None:
                value = Value(
                    analysis.winner, analysis.value, analysis.outcome, analysis.remoteness
                )
            if analysis.finished or (length is not None and len(moves) >= length):
                break
            moves.append(analysis.best[0].move)
            positions.append(positions[-1].play(moves[-1]))
        return Line(tuple(moves), tuple(positions), value)

    def _repr_svg_(self) -> str | None:
        return pictures.of_line(self.moves, self.positions)


@dataclass(frozen=True)
class Strategy:
    """What one player answers to every move of the other, for some moves: ``answers[position]`` is
    the move in each position that can come about and in which the player is to move."""

    side: str
    """``"first"`` or ``"second"``."""
    answers: Mapping[Position, str]
    ends: tuple[Position, ...]
    """Where the answers lead: finished positions, and those after which no more was asked."""
    value: Value
    """Of the start, which the answers keep."""

    @staticmethod
    def of(
        game: Game, start: Position, side: str | None, moves: int, spending: Spending
    ) -> Strategy:
        if start.mover not in ("red", "green", "first", "second"):
            raise _harary.InputError(f"strategy: {game.name} is not a game of two players")
        analysis = _analysed(game, start, spending)
        value = Value(analysis.winner, analysis.value, analysis.outcome, analysis.remoteness)
        if side is None:
            side = "second" if value.winner == "second" else "first"
        answers: dict[Position, str] = {}
        ends: dict[Position, None] = {}
        met: set[Position] = set()
        left = deque([(start, moves)])  # with how many answers left: the position tells
        while left:
            position, more = left.popleft()
            if position in met:
                continue
            met.add(position)
            if position.finished or (more == 0 and pictures.side_of(position.mover) == side):
                ends[position] = None
            elif pictures.side_of(position.mover) != side:
                left += [(position.play(move), more) for move in position.moves]
            else:
                known = analysis if position == start else _analysed(game, position, spending)
                answers[position] = known.best[0].move
                left.append((position.play(answers[position]), more - 1))
        return Strategy(side, answers, tuple(ends), value)

    def _repr_svg_(self) -> str | None:
        return pictures.of_strategy(self.answers, self.side)


def _analysed(game: Game, position: Position, spending: Spending) -> Analysis:
    analysis = game.analyse(position, **spending)
    if analysis.stopped is not None:
        raise _harary.BudgetEnded(f"the budget ended: {analysis.stopped}")
    return analysis
