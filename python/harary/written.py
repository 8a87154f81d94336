# SPDX-License-Identifier: MIT
"""Written games: a game is a text, in the language of docs/written-games.md, or is made of lists here."""

from __future__ import annotations

import json
import os
from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from harary import _harary
from harary.arguments import text, truth
from harary.catalogue import OptionTexts
from harary.game import Game, restored

SetsOfNames: TypeAlias = "str | Iterable[Iterable[Hashable]]"
Rule: TypeAlias = "Mapping[str, str | int]"


def load_game(
    source: str | os.PathLike[str], *, board: str = "", first: str = "", as_written: bool = False
) -> Game:
    """A written game, from its text or from a file. A text without a line feed is the path of a file, with or without
    ``@``. ``board`` takes the place of the board that the text names, ``first`` says which player starts,
    ``as_written`` that no engine of another game answers. InputError with line and column for what the language
    cannot mean.

    >>> notakto = load_game('''
    ... game = "notakto"
    ... players = ["Left", "Right"]
    ... [board]
    ... points = "cells of grid:3x3"
    ... [marks]
    ... X = "both"
    ... [sets]
    ... lines = "line:3"
    ... [[end]]
    ... fills = "lines"
    ... result = "mover loses"
    ... [last]
    ... result = "draw"
    ... ''')
    >>> notakto.name, notakto.solve().role
    ('notakto', 'left')
    """
    if isinstance(source, str) and "\n" in source:
        content = source
    else:
        path = Path(os.fspath(source).removeprefix("@") if isinstance(source, str) else source)
        try:
            content = path.read_bytes().decode()
        except UnicodeDecodeError as error:
            raise _harary.InputError(f"source: {path} is not UTF-8: {error.reason} at byte {error.start}") from None
    return _game(content, board, first, as_written)


def _game(content: str, board: str, first: str, as_written: bool) -> Game:
    texts = {"written": content, "board": text("board", board), "first": text("first", first)}
    if truth("as_written", as_written):
        texts["as-written"] = "true"
    options: OptionTexts = tuple(sorted((name, value) for name, value in texts.items() if value))
    return restored("written", options, None)


def _toml(value: Any) -> str:
    """A value as TOML, whose texts and lists are written as those of JSON."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(one)}" for name, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else json.dumps(name)


def _names(points: Iterable[Hashable]) -> list[str]:
    return [str(point) for point in points]


class WrittenGame:
    """A written game made of lists; `text` is the game in the language of written games.

    >>> cells = [f"{x}{y}" for x in "abc" for y in "123"]
    >>> rows = [[f"{x}{y}" for x in "abc"] for y in "123"]
    >>> columns = [[f"{x}{y}" for y in "123"] for x in "abc"]
    >>> game = WrittenGame(
    ...     points=cells,
    ...     sets={"lines": rows + columns},
    ...     ends=[{"fills": "lines", "result": "mover loses"}],
    ...     last="draw",
    ... )
    >>> game.game().solve().winner
    'second'
    """

    text: str
    """The game, as a file would hold it."""

    def __init__(
        self,
        *,
        points: str | Iterable[Hashable],
        sets: Mapping[str, SetsOfNames] | None = None,
        ends: Iterable[Rule] = (),
        last: str = "mover loses",
        marks: Mapping[str, str] | None = None,
        forbid: Iterable[Rule] = (),
        score: Iterable[Rule] = (),
        place: str | Mapping[str, str] = "one point",
        turns: Sequence[int] = (1,),
        start: Mapping[str, Iterable[Hashable]] | None = None,
        adjacent: str | Iterable[tuple[Hashable, Hashable]] | None = None,
        players: tuple[str, str] = ("Left", "Right"),
        name: str = "written",
        title: str = "",
        rules: str = "",
    ) -> None:
        board: dict[str, Any] = {"points": points if isinstance(points, str) else _names(points)}
        if adjacent is not None:
            board["adjacent"] = adjacent if isinstance(adjacent, str) else [_names(pair) for pair in adjacent]
        move: dict[str, Any] = {"place": place, "turns": list(turns)}
        if start is not None:
            move["start"] = {mark: _names(points) for mark, points in start.items()}
        head: dict[str, Any] = {"game": name, "title": title, "rules": rules, "players": list(players)}
        families = {
            family: said if isinstance(said, str) else [_names(one) for one in said]
            for family, said in (sets or {}).items()
        }
        tables: list[tuple[str, Mapping[str, Any]]] = [
            ("", {key: value for key, value in head.items() if value}),
            ("[board]", board),
            ("[marks]", marks if marks is not None else {"X": "both"}),
            ("[sets]", families),
            ("[move]", move),
            *(("[[forbid]]", rule) for rule in forbid),
            *(("[[end]]", rule) for rule in ends),
            ("[last]", {"result": last}),
            *(("[[score]]", rule) for rule in score),
        ]
        lines: list[str] = []
        for table, entries in tables:
            lines += [table] if table else []
            lines += [f"{_key(key)} = {_toml(value)}" for key, value in entries.items()]
        self.text = "\n".join([*lines, ""])

    def game(self, *, board: str = "", first: str = "", as_written: bool = False) -> Game:
        """The game, ready to be asked; the arguments are those of `load_game`."""
        return _game(self.text, board, first, as_written)

    def __repr__(self) -> str:
        return f"WrittenGame({self.text!r})"
