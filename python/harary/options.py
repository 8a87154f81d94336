# SPDX-License-Identifier: MIT
"""The options of a question, as they are given in Python: those of the game, which become texts of the
command line and a labelling of the board, and what the question may spend."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from harary import _harary, winning_sets
from harary.arguments import path, several, shown, whole
from harary.boards import Board, edges_text, numbers_of_vertices, vertices_text
from harary.catalogue import GameOptions, OptionTexts, graph_options, option_texts, plays_on_vertices
from harary.labelling import NUMBERS, Labelling
from harary.spending import SPENDING, Spending


class AskedGame(GameOptions, Spending, total=False):
    """The options of a game and what its question may spend."""


def divided(given: Mapping[str, Any]) -> tuple[GameOptions, Spending]:
    """The options of the game, and those of `Spending`."""
    options = {name: value for name, value in given.items() if name not in SPENDING}
    spending = {name: value for name, value in given.items() if name in SPENDING}
    return cast(GameOptions, options), cast(Spending, spending)


@dataclass(frozen=True)
class Options:
    """The options of a game."""

    texts: OptionTexts
    """As texts of the command line."""
    board: Board | None
    """The board, if it was given as a graph."""


def read_options(game: str, given: Mapping[str, Any]) -> Options:
    """The options of the game of that name; labels of the board's vertices become numbers.

    >>> path = [("a", "b"), ("b", "c")]
    >>> read_options("sim", {"board": path, "red": [("c", "b")]}).texts
    (('board', 'P3'), ('red', '1-2'))
    >>> read_options("connected", {"board": path, "red": ["c"]}).texts
    (('board', 'P3'), ('red', '2'))
    """
    given = _with_sets(given)
    # A word such as "edges" says what a game on a board is about.
    of_sets = [name for name in winning_sets.OPTIONS if name != "elements" or not isinstance(given.get(name), str)]
    words = {name: value for name, value in given.items() if name not in of_sets}
    if any(given.get(name) is not None for name in of_sets):
        if words.get("instance") is not None:
            raise TypeError("sets: give either sets or an instance, not both")
        words["instance"] = winning_sets.instance_of(given)
    board: Board | None = None
    for name in ("board", "target", "green_target"):
        value = words.get(name)
        if isinstance(value, os.PathLike):
            value = words[name] = "@" + path(name, value)
        if isinstance(value, str) and _is_graph6(game, name, value):
            value = words[name] = "g6:" + value
        named = isinstance(value, str) and not _is_graph_file(game, name, value)
        if value is not None and not named:
            graph = Board.of(value, name)
            if isinstance(value, str) and graph.labels is None:
                continue  # the file's name says what it was
            words[name] = graph.text
            if name == "board":
                board = graph
    if isinstance(words.get("vertex_colours"), Mapping):
        words["vertex_colours"] = _in_order(words["vertex_colours"], board, words)
    to_text = vertices_text if plays_on_vertices(game) else edges_text
    for name in ("red", "green"):
        if words.get(name) is not None:
            words[name] = to_text(words[name], board, name)
    if board is not None and board.labels is not None:
        _number_starts(words, board.labelling)
    return Options(tuple(sorted(option_texts(words).items())), board)


def _with_sets(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same with the parts of a `WinningSets` or of sets by name, which may stand as ``sets`` or as ``instance``."""
    for name in ("sets", "instance"):
        value = given.get(name)
        if value is not None and hasattr(value, "options"):
            return {**{key: one for key, one in given.items() if key != name}, **value.options()}
    instance = given.get("instance")
    if instance is not None and not isinstance(instance, (str, os.PathLike)):
        raise TypeError(f"instance: a text or a path is needed, not {shown(instance)}; sets are given as sets=")
    return given


def _is_graph6(game: str, name: str, text: str) -> bool:
    """Is it graph6 without its prefix, as a board or target that has no other meaning? A sign or two are more likely a
    mistake than a graph."""
    if not text.isascii() or ":" in text or name.replace("_", "-") not in graph_options(game):
        return False
    try:
        _harary.parse_board(text)
        return False
    except (_harary.InputError, _harary.LimitError):
        pass
    try:
        return _harary.parse_board("g6:" + text)[0] > 2
    except (_harary.InputError, _harary.LimitError):
        return False


def _is_graph_file(game: str, name: str, text: str) -> bool:
    """A file of a graph, whose vertices may have names."""
    return text.startswith("@") and name.replace("_", "-") in graph_options(game)


def labelling_of(game: str, board: Board | None) -> Labelling:
    """Translates between labels and numbers in the texts of the game of that name."""
    labelling = NUMBERS if board is None else board.labelling
    return labelling.of_vertices() if plays_on_vertices(game) else labelling


def _in_order(colours: Mapping[Any, Any], board: Board | None, words: Mapping[str, Any]) -> list[Any]:
    """The colours of the vertices, as ``nx.get_node_attributes`` gives them, in the board's order."""
    if board is None and isinstance(words.get("board"), str):
        board = Board.of(words["board"])
    elif board is None and words.get("order") is not None:
        board = Board.of(f"K{whole('order', words['order'], 1)}")
    if board is None:
        raise TypeError("vertex_colours: a dict is for the vertices of a board; give one")
    return numbers_of_vertices(colours, board, "vertex_colours")


def _number_starts(words: dict[str, Any], labelling: Labelling) -> None:
    """Where the games of territory begin, on a board with labels."""
    start = words.get("start")
    if start is not None and (start != "free" or "free" in (labelling.names or ())):
        words["start"] = labelling.number(start, "start")
    starts = words.get("starts")
    if starts is not None:
        if isinstance(starts, str):
            raise _harary.InputError(
                "starts: give a pair of vertices, such as (u, v), on a board with labels"
            )
        words["starts"] = tuple(
            labelling.number(vertex, "starts") for vertex in several("starts", starts)
        )
