# SPDX-License-Identifier: MIT
"""Positions, which draw themselves in notebooks."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from harary import _harary, svg
from harary.answers import Value
from harary.labelling import NUMBERS, Labelling

MoveLike: TypeAlias = "str | tuple[Hashable, Hashable]"


def library_text(position: str | Position, labelling: Labelling) -> str:
    """The library's text of a position, from a position or its text."""
    if isinstance(position, Position):
        return position.numbered(labelling)
    if not isinstance(position, str):
        raise TypeError(f"position: a Position or its text is needed, not {position!r}")
    return labelling.numbered(position, "position")


@dataclass(frozen=True)
class Position:
    """A position of a game; equal positions of one game have equal texts. The text is what the command
    line prints, except that vertices of a board with labels have these instead of numbers.

    >>> import harary
    >>> start = harary.game("sim").position()
    >>> start.play("0-1").play("2-3").text
    'red=0-1;green=2-3'
    >>> start = harary.game("sim", board=[("a", "b"), ("b", "c"), ("c", "a")]).position()
    >>> start.play(("a", "c")).play("a-b").text
    'red=a-c;green=a-b'
    """

    game: str
    instance: Mapping[str, str]
    """As texts of the command line, with vertices by number."""
    text: str
    mover: str
    finished: bool
    moves: tuple[str, ...]
    value: Value | None
    """By the rules, where the game is over."""
    labelling: Labelling = field(repr=False)
    _made: _harary.Game = field(repr=False, compare=False)
    _numbered: str = field(repr=False, compare=False)  # the library's text

    @staticmethod
    def of(game: _harary.Game, text: str | Position, labelling: Labelling = NUMBERS) -> Position:
        """A position of this game from its text, or from a position."""
        with labelling.errors():
            return Position._of_numbered(game, library_text(text, labelling), labelling)

    @staticmethod
    def _of_numbered(game: _harary.Game, text: str, labelling: Labelling) -> Position:
        view = json.loads(game.view(text))
        return Position(
            game=game.name,
            instance=dict(game.instance),
            text=labelling.shown(view["position"]),
            mover=view["mover"],
            finished=view["finished"],
            moves=tuple(labelling.shown(move) for move in view["moves"]),
            value=Value.from_json(view) if view["finished"] else None,
            labelling=labelling,
            _made=game,
            _numbered=view["position"],
        )

    def numbered(self, labelling: Labelling) -> str:
        """The library's text, for a game or tablebase with this labelling."""
        if self.labelling != labelling:
            raise _harary.InputError(f"position: {self.text!r} is from a board with other labels")
        return self._numbered

    def play(self, move: MoveLike) -> Position:
        """The position after a move: one of ``moves``, or an edge as a pair of vertices."""
        labelling = self.labelling
        if isinstance(move, str):
            word = labelling.numbered(move, "move")
        else:
            word = labelling.edge(move, "move")
        with labelling.errors():
            after = self._made.play(self._numbered, word)
            return Position._of_numbered(self._made, after, labelling)

    @property
    def scene(self) -> svg.Scene:
        """What is drawn."""
        return svg.Scene(self.game, self.instance, self._numbered, self.labelling.captions)

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return svg.of_position(self.scene, f"{self.game}: {self.text}")
