# SPDX-License-Identifier: MIT
"""The games, and the options that say what is played."""

from __future__ import annotations

import json
import os
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias, TypedDict

from harary import _harary
from harary.arguments import path, several, text
from harary.boards import Board, BoardLike, edges_text, vertices_text
from harary.names import GameName, Role, TieRule
from harary.winning_sets import SetsLike

EdgesLike: TypeAlias = "str | Iterable[tuple[Hashable, Hashable]]"
VerticesLike: TypeAlias = "str | Iterable[Hashable]"
ColoursLike: TypeAlias = "str | Sequence[int] | Mapping[Any, int]"
# Options as texts of the command line, sorted: with a name they make a game, and can be sent.
OptionTexts: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OptionSpec:
    """An option of a game, as all interfaces have it."""

    name: str
    """As on the command line: ``green-target``; the keyword argument is ``green_target``."""
    type: str
    """``graph``, ``coloured board``, ``edges``, ``vertices``, ``number``, ``numbers``, ``choice``, ``flag``,
    ``bias``, ``cell``, ``cells``, ``text`` or ``file``."""
    help: str
    """What it means, in a line."""
    default: str | None
    """What is meant where it is not given; None where nothing is."""
    values: tuple[str, ...]
    """All values of a choice; of other types, some to try."""
    least: int | None
    """Of a number."""
    most: int | None
    """Of a number."""
    separator: str | None
    """Between several numbers or cells, on the command line."""


@dataclass(frozen=True)
class GameDescription:
    """A line of the catalogue."""

    game: GameName
    """The name."""
    summary: str
    """The rules in a line."""
    options: tuple[str, ...]
    """The names of the options."""
    example: str
    """A line of the command line."""
    option_specs: tuple[OptionSpec, ...]
    """The options."""
    example_options: Mapping[str, str]
    """Options that make a small instance, as texts of the command line."""
    drawing: str
    """How positions are drawn: ``graph``, ``vertices``, ``cells``, ``letters`` or ``formula``."""
    solitaire: bool
    """Is it a game of one player, who wants to reach a goal in few moves?"""
    title: str
    """The name for people: ``Misère avoidance``."""
    group: str
    """What a player wants, in words that several games share: ``Do not complete it``."""
    rules: tuple[str, ...]
    """The rules in short sentences."""
    move: str
    """What a move is."""
    ties: str
    """Who wins a tie."""
    points: str | None
    """What the points count; None in games without points."""
    elements: str
    """What a player takes: ``edges``, ``vertices``, ``cells``, ``letters`` or ``variables``."""
    samples: tuple[Mapping[str, str], ...]
    """Options, as texts of the command line, of instances with few positions; none on coloured cells."""
    roles: tuple[str, str]
    """What the first and the second player are called: ``("maker", "breaker")``; ``("red", "green")`` in games that
    have no names for them."""


def _option(line: Mapping[str, Any]) -> OptionSpec:
    return OptionSpec(
        name=line["name"],
        type=line["type"],
        help=line["help"],
        default=line["default"],
        values=tuple(line["values"]),
        least=line.get("least"),
        most=line.get("most"),
        separator=line.get("separator"),
    )


def games() -> tuple[GameDescription, ...]:
    """All games that there are.

    >>> [game.game for game in games()][:3]
    ['sim', 'avoidance', 'misere-avoidance']
    >>> games()[0].rules[1]
    'Avoid the target in your own colour.'
    """

    def in_words(text: str) -> str:
        return text.replace("{target}", "the target")

    return tuple(
        GameDescription(
            game=line["game"],
            summary=line["summary"],
            options=tuple(line["options"]),
            example=line["example"],
            option_specs=tuple(
                _option(option)
                for option in line["option_specs"]
                if "Python" in option["interfaces"]
            ),
            example_options=line["example_options"],
            drawing=line["drawing"],
            solitaire=line["solitaire"],
            title=about["title"],
            group=about["group_title"],
            rules=tuple(map(in_words, about["rules"])),
            move=in_words(about["move"]),
            ties=about["ties"],
            points=about["points"],
            elements=about["elements"],
            samples=tuple(about["samples"]),
            roles=(about["roles"]["first"], about["roles"]["second"]),
        )
        for line in json.loads(_harary.games())
        for about in [line["about"]]
    )


class GameOptions(TypedDict, total=False):
    """What is played: the options of the command line, ``_`` for ``-``.

    - ``board``: the graph that is played on, or a board of coloured cells; see `Board.of`.
    - ``order``: the complete graph with this number of vertices as board.
    - ``target``, ``green_target``: what a colour must or must not contain; Green's, if it differs.
    - ``colours``: the number of players, each with a colour, of ``avoidance``; of colours that both players use, of
      ``colouring``.
    - ``red``, ``green``: edges that are coloured from the start; vertices in games on these.
    - ``player3``, ``player4``, ``player5``, ``player6``: the same for further players of ``avoidance``.
    - ``player3_target``, ``player4_target``, ``player5_target``, ``player6_target``: their targets, if they
      differ.
    - ``first``: who begins, by the name in `GameDescription.roles` (``"breaker"``), or ``"red"`` or ``"green"``; of more
      players also ``"player3"`` and so on.
    - ``bias``: edges a turn for red and for green, ``(1, 2)`` or ``"1:2"``; of more players one number for each.
    - ``ties``: who wins ``clique``, ``star`` or ``capture`` with equal points, ``"first"``, ``"second"`` or
      ``"draw"``.
    - ``misere``: the player who would win loses.
    - ``colours_shared``: either player may use either colour, in some games with a target.
    - ``monotone``: of ``avoider-enforcer``, a turn may take more edges than the bias says.
    - ``turns``: edges, or points, of each turn, ``(1, 2)`` or ``"1,2"``; the last number is repeated.
    - ``moves``: the game is over after this number of Red's turns.
    - ``connected``: of ``saturation``, only edges that touch what is drawn.
    - ``score``: of ``saturation``, how many edges there are in the end counts.
    - ``edges``: of ``builder``, how many Builder may draw.
    - ``total``: of ``domination``, a vertex does not dominate itself.
    - ``letters``: of the game ``letters``, how many there are of each.
    - ``vertex_colours``: a colour for each vertex of a board of ``flood`` or ``honeybee``, in the order of the
      vertices, or a dict that gives each vertex its colour.
    - ``start``, ``starts``: the cell, or the two cells, where these games begin.
    - ``formula``: of ``pos-cnf``, ``pos-dnf`` and ``qbf``, as ``"1,2/2,3"``.

    A game has only some of them; `games()` says which, and what they mean. The target games can be played
    on a hypergraph instead of a board: ``sets``, ``green_sets`` and ``elements`` (see `game`) take the place
    of ``instance``. A word as ``elements``, ``"edges"`` or ``"vertices"``, says what ``colouring`` colours.
    """

    board: BoardLike | None
    order: int | None
    target: BoardLike | None
    green_target: BoardLike | None
    colours: int | None
    colours_shared: bool | None
    red: EdgesLike | VerticesLike | None
    green: EdgesLike | VerticesLike | None
    player3: EdgesLike | None
    player4: EdgesLike | None
    player5: EdgesLike | None
    player6: EdgesLike | None
    player3_target: BoardLike | None
    player4_target: BoardLike | None
    player5_target: BoardLike | None
    player6_target: BoardLike | None
    first: Role | None
    bias: str | tuple[int, ...] | None
    ties: TieRule | None
    misere: bool | None
    monotone: bool | None
    turns: str | Sequence[int] | None
    moves: int | None
    connected: bool | None
    score: bool | None
    edges: int | None
    total: bool | None
    letters: str | Sequence[int] | None
    vertex_colours: ColoursLike | None
    start: Hashable | None
    starts: str | tuple[Hashable, Hashable] | None
    formula: str | None
    instance: str | os.PathLike[str] | None
    sets: SetsLike | None
    green_sets: SetsLike | None
    elements: Iterable[Hashable] | None


@cache
def by_name() -> Mapping[str, GameDescription]:
    """The games by their names."""
    return {game.game: game for game in games()}


def plays_on_vertices(name: str) -> bool:
    """Do the players of this game take vertices of a graph? No for a name that is not of a game."""
    game = by_name().get(name)
    return game is not None and game.drawing == "vertices"


@cache
def graph_options(name: str) -> frozenset[str]:
    """The options of this game that are graphs. Coloured boards have texts and files of their own."""
    game = by_name().get(name)
    return frozenset(option.name for option in game.option_specs if option.type == "graph") if game else frozenset()


@cache
def _specs() -> dict[str, OptionSpec]:
    """The options of all games by name. Those of one name have one type, except boards, and except ``red``
    and ``green``, which `harary.options.read_options` makes texts of before."""
    return {option.name: option for game in games() for option in game.option_specs}


def option_texts(options: Mapping[str, Any]) -> dict[str, str]:
    """The same options as texts of the command line; what is None or False is left out.

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
        argument = name.replace("-", "_")
        option = _specs().get(name)  # None: the library says that there is no such option
        kind = "text" if option is None else option.type
        if value is True:
            texts[name] = "true"
        elif isinstance(value, str):
            texts[name] = text(argument, value)
        elif isinstance(value, os.PathLike):
            texts[name] = path(argument, value)
        elif name == "board" and isinstance(named, Board):
            texts[name] = named.text
        elif kind == "graph":
            texts[name] = Board.of(value).text
        elif kind == "edges":
            texts[name] = edges_text(value, named if isinstance(named, Board) else None)
        elif kind == "vertices":
            texts[name] = vertices_text(value, named if isinstance(named, Board) else None)
        elif kind == "bias":
            texts[name] = ":".join(map(str, several(argument, value)))
        elif option is not None and option.separator is not None:
            texts[name] = option.separator.join(map(str, several(argument, value)))
        else:
            texts[name] = str(value)
    return texts
