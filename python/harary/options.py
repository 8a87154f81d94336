# SPDX-License-Identifier: MIT
"""The options of a question, as they are given in Python: those of the game, which become texts of the
command line and a labelling of the board, and what the question may spend."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from harary import _harary, winning_sets
from harary.arguments import path, several, whole
from harary.boards import Board, edges_text, numbers_of_vertices, vertices_text
from harary.catalogue import GameOptions, OptionTexts, games, option_texts, plays_on_vertices
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


def _is_graph_file(game: str, name: str, text: str) -> bool:
    """A file of a graph, whose vertices may have names; coloured boards have files of their own."""
    return text.startswith("@") and any(
        one.game == game and option.name == name.replace("_", "-") and option.type == "graph"
        for one in games()
        for option in one.option_specs
    )


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
