# SPDX-License-Identifier: MIT
"""Lines of best play and strategies, made of analyses, which draw themselves in notebooks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from harary import _harary, svg
from harary.answers import Analysis, Value, hash_of_fields, side_of
from harary.drawing import Drawn
from harary.labelling import Labelling
from harary.moves import Move
from harary.names import SideName, Winner
from harary.positions import Position

Analyse: TypeAlias = Callable[[Position], Analysis]


@dataclass(frozen=True)
class Line(Drawn):
    """Best play of both sides: ``moves[i]`` leads from ``positions[i]`` to the next."""

    moves: tuple[Move, ...]
    """The moves."""
    positions: tuple[Position, ...]
    """One more than there are moves."""
    value: Value
    """Of the first position."""

    @property
    def winner(self) -> Winner | None:
        """Who wins: ``"first"``, ``"second"`` or ``"tie"``."""
        return self.value.winner

    @property
    def role(self) -> str | None:
        """What the winner is called: ``"breaker"``, ``"red"``; None in a tie."""
        return self.value.role

    @staticmethod
    def of(start: Position, analysis: Analysis, texts: Sequence[str]) -> Line:
        """From a position, its analysis, and the library's texts of the best moves from there."""
        moves, positions = list[Move](), [start]
        for text in texts:
            position = positions[-1]
            moves += position.labelling.moves_at(position.numbered(position.labelling), [text])
            positions.append(position.play(moves[-1]))
        return Line(tuple(moves), tuple(positions), _value(analysis))

    @property
    def _vertices(self) -> Labelling:
        return self.positions[0].labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return self.positions[0]._graph()

    def _picture(self, look: svg.Look) -> str | None:
        words = ["start", *(f"{i}. {move}" for i, move in enumerate(self.moves, 1))]
        frames = [
            (position.scene(look), "", says)
            for position, says in zip(self.positions, words, strict=True)
        ]
        return svg.in_rows(frames, "a line of best play", look.size)


@dataclass(frozen=True)
class Strategy(Drawn):
    """What one player answers to every move of the other, for some moves: ``answers[position]`` is
    the move in each position that can arise with the player to move."""

    side: SideName
    """``"first"`` or ``"second"``."""
    answers: Mapping[Position, Move]
    """The move for each position in which the player is to move."""
    ends: tuple[Position, ...]
    """Where the answers lead: finished positions, and those after which no more was asked."""
    value: Value
    """Of the start, which the answers keep."""

    __hash__ = hash_of_fields

    @staticmethod
    def of(start: Position, analyse: Analyse, side: SideName | None, moves: int) -> Strategy:
        """From analyses of all positions that can arise."""
        if start.mover not in ("red", "green", "first", "second"):
            raise _harary.InputError(f"strategy: {start.game} is not a game of two players")
        if side not in (None, "first", "second"):
            raise _harary.InputError(f'side: {side!r} is neither "first" nor "second"')
        analysis = _proved(analyse, start)
        value = _value(analysis)
        if side is None:
            side = "second" if value.winner == "second" else "first"
        answers: dict[Position, Move] = {}
        ends: dict[Position, None] = {}
        met: set[Position] = set()
        left = deque([(start, moves)])  # with how many answers left: the position tells
        while left:
            position, more = left.popleft()
            if position in met:
                continue
            met.add(position)
            if position.finished or (more == 0 and side_of(position.mover) == side):
                ends[position] = None
            elif side_of(position.mover) != side:
                left += [(position.play(move), more) for move in position.moves]
            else:
                known = analysis if position == start else _proved(analyse, position)
                answers[position] = known.best[0].move
                left.append((position.play(answers[position]), more - 1))
        return Strategy(side, answers, tuple(ends), value)

    @property
    def _vertices(self) -> Labelling:
        return self._some_position.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return self._some_position._graph()

    @property
    def _some_position(self) -> Position:
        return next(iter([*self.answers, *self.ends]))

    def _picture(self, look: svg.Look) -> str | None:
        """The first positions with their answers, where there are many."""
        most = 40
        frames = [
            (position.scene(look), position.word_of(move), str(move))
            for position, move in list(self.answers.items())[:most]
        ]
        left = f" and {len(self.answers) - most} more" if len(self.answers) > most else ""
        return svg.in_rows(
            frames, f"answers of the {self.side} player in {len(frames)} positions{left}",
            look.size,
        )


def _proved(analyse: Analyse, position: Position) -> Analysis:
    analysis = analyse(position)
    if analysis.stopped is not None:
        raise _harary.BudgetEnded(f"the {analysis.stopped} limit was reached")
    return analysis


def _value(analysis: Analysis) -> Value:
    return Value(
        analysis.winner, analysis.value, analysis.outcome, analysis.remoteness, analysis.role
    )
