# SPDX-License-Identifier: MIT
"""The games, and the options that say what is played."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypedDict

from harary import _harary
from harary.boards import Board, BoardLike, edges_text

EdgesLike: TypeAlias = "str | Iterable[tuple[Hashable, Hashable]]"
# Options in the words of the command line, sorted: with a name they make a game, and can be sent.
OptionTexts: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class GameDescription:
    """A line of the catalogue."""

    game: str
    summary: str
    options: tuple[str, ...]
    example: str


def games() -> tuple[GameDescription, ...]:
    """All games that there are.

    >>> [game.game for game in games()][:3]
    ['sim', 'avoidance', 'misere-avoidance']
    """
    return tuple(
        GameDescription(line["game"], line["summary"], tuple(line["options"]), line["example"])
        for line in json.loads(_harary.games())
    )


class GameOptions(TypedDict, total=False):
    """What is played: the options of the command line, ``_`` for ``-``.

    A game has only some of them; `games()` says which.
    """

    board: BoardLike
    order: int
    target: BoardLike
    green_target: BoardLike
    colours: int
    red: EdgesLike
    green: EdgesLike
    first: str
    bias: str | tuple[int, int]
    misere: bool
    connected: bool
    letters: str | Sequence[int]
    vertex_colours: str | Sequence[int]
    start: int | str
    starts: str | tuple[int, int]
    formula: str
    instance: str


_GRAPHS = frozenset({"target", "green-target"})
_SEPARATORS = {"bias": ":", "letters": " ", "vertex-colours": ",", "starts": ","}


def option_texts(options: Mapping[str, Any]) -> dict[str, str]:
    """The same options in the words of the command line; what is None or False is not given.

    >>> option_texts({"board": [(0, 1), (1, 2)], "bias": (1, 2), "misere": False})
    {'board': 'P3', 'bias': '1:2'}
    """
    given = {name.replace("_", "-"): value for name, value in options.items()}
    board = given.get("board")
    named = board if isinstance(board, str) or board is None else Board.of(board)
    texts: dict[str, str] = {}
    for name, value in given.items():
        if value is None or value is False:
            continue
        if value is True:
            texts[name] = "true"
        elif name == "board":
            texts[name] = named.text if isinstance(named, Board) else str(named)
        elif name in _GRAPHS:
            texts[name] = value if isinstance(value, str) else Board.of(value).text
        elif name in ("red", "green"):
            texts[name] = edges_text(value, named if isinstance(named, Board) else None)
        elif name in _SEPARATORS and not isinstance(value, str):
            texts[name] = _SEPARATORS[name].join(map(str, value))
        else:
            texts[name] = str(value)
    return texts
