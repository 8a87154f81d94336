# SPDX-License-Identifier: MIT
"""Positions as arrays and moves as numbers, for agents that learn. Every game of two players is encoded by its
atoms: the edges or vertices of a board, the elements of a hypergraph, the variables of a formula, the colours that can
be called, the moves with letters. A move is an atom; in ``sim+`` and ``avoidance+`` it is several, named
one after the other, and then ``end``; where a player may end a turn or an offer, that is a move ``end``, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harary import _harary, svg
from harary.catalogue import by_name
from harary.game import Game
from harary.positions import Position

Observation: TypeAlias = npt.NDArray[Any]
_END = "end"
_MOST_MOVES = 4096  # that a position lists (src/app/answer.hpp)


@dataclass(frozen=True)
class Encoding:
    """How one game is encoded."""

    actions: tuple[str, ...]
    """What each number means, in the library's texts."""
    shape: tuple[int, ...]
    """Of an observation."""
    highest: int
    """The largest number in an observation."""
    several: bool
    """Is a move several atoms?"""
    _fill: Callable[[str, bool, Observation], None]

    def observation(self, position: Position, first: bool) -> Observation:
        """A position as the first player sees it, or the second: what is one's own comes first."""
        found = np.zeros(self.shape, dtype=np.int8 if self.highest < 128 else np.int32)
        self._fill(position.numbered(position.labelling), first, found)
        return found

    def mask(self, position: Position, pending: frozenset[str] = frozenset()) -> npt.NDArray[np.int8]:
        """1 for each action that is legal; ``pending``: the atoms of the move that were named before."""
        found = np.zeros(len(self.actions), dtype=np.int8)
        moves = [position.labelling.numbered(move.text, "move") for move in position.moves]
        if not self.several:
            legal = set(moves)
            found[:] = [action in legal for action in self.actions]
            return found
        if len(moves) >= _MOST_MOVES:
            raise _harary.LimitError(f"{position.game}: a position has more than {_MOST_MOVES} moves")
        sets = [frozenset(move.split(",")) for move in moves]
        open_ = frozenset().union(*(one - pending for one in sets if pending <= one))
        found[:] = [action in open_ for action in self.actions]
        found[-1] = pending in sets
        return found


def encoding_of(game: Game) -> Encoding:
    """The encoding of a game of two players; an InputError for others, and where there are no moves."""
    start = game.position()
    if game.rules is not None or start.mover not in ("red", "green", "first", "second"):
        raise _harary.InputError(
            f"env: {game.name} is not a game of two players of the catalogue"
        )
    found = _encoding_of(game, start.numbered(start.labelling))
    if not found.actions:
        raise _harary.InputError(f"env: {game.name} has no moves on this board, so nothing to learn")
    return found


def _encoding_of(game: Game, text: str) -> Encoding:
    """By what players take, as the catalogue says it, and by the fields of a position."""
    elements = by_name()[game.name].elements
    if elements == "cells":
        return _of_cells(game)
    if elements == "letters":
        return _of_letters(text)
    return _of_lists(game, svg.fields_of(text)) if svg.fields_of(text) else _of_literals(game)


def _of_lists(game: Game, start_fields: Mapping[str, str]) -> Encoding:
    """Atoms that a player takes: a plane for each list that a position has, of the players, of the colours that both
    use, or of what is taken or offered."""
    start = game.position()
    several = any("," in move for move in start.moves)
    atoms = _atoms(game, start)
    number = {atom: i for i, atom in enumerate(atoms)}
    ways, plain = _ways_to_take(start)
    lists = [name for name, words in start_fields.items() if all(word in number for word in words.split(",") if word)]
    names = tuple(dict.fromkeys((*lists, *ways)))  # a colour that was not used so far may have no field
    swapped = names if ways else (*names[1::-1], *names[2:])

    def fill(text: str, first: bool, found: Observation) -> None:
        fields = svg.fields_of(text)
        for plane, name in enumerate(names if first else swapped):
            for atom in fields.get(name, "").split(","):
                if atom:
                    found[number[atom], plane] = 1

    actions = (*atoms, _END) if several or _turns_end_at_will(start) else atoms
    if ways:
        actions = (*(atoms if plain else ()), *(f"{way}={atom}" for way in ways for atom in atoms))
    return Encoding(actions, (len(atoms), len(names)), 1, several, fill)


def _atoms(game: Game, start: Position) -> tuple[str, ...]:
    """What there is to take: edges or vertices of a board, else what the first moves take."""
    graph = svg.graph_of(game.instance)
    if graph is None:
        return tuple(map(str, start.moves))
    # A game on vertices may be played on edges instead, as its moves say.
    takes_edges = by_name()[game.name].elements == "edges" or any("-" in move for move in start.moves)
    return tuple(f"{u}-{v}" for u, v in graph[1]) if takes_edges else tuple(map(str, range(graph[0])))


def _ways_to_take(start: Position) -> tuple[tuple[str, ...], bool]:
    """The colours that moves name, as in ``red=0-1``, at the start or a move later; and do some moves name none?"""
    moves = list(start.moves)
    if moves:
        moves += start.play(moves[0]).moves
    ways = dict.fromkeys(move.text.split("=")[0] for move in moves if "=" in move.text)
    return tuple(ways), any("=" not in move.text for move in moves)


def _turns_end_at_will(start: Position) -> bool:
    """May a player end a turn, after its first point at the earliest?"""
    moves = list(start.moves)
    return bool(moves) and any(move.text == _END for move in start.play(moves[0]).moves)


def _of_literals(game: Game) -> Encoding:
    """Quantified formulas: the variables get values in turn."""
    position, atoms = game.position(), list[str]()
    while not position.finished:
        atoms += position.moves
        position = position.play(position.moves[0])
    longest = game.position()
    # A formula may be decided early; the prefix has all variables.
    prefix = dict(longest.instance)["formula"].split(":")[0] if "formula" in longest.instance else ""
    for word in prefix.split(","):
        for literal in (word[1:], "-" + word[1:]):
            if word and literal not in atoms:
                atoms.append(literal)
    number = {atom: i for i, atom in enumerate(atoms)}

    def fill(text: str, first: bool, found: Observation) -> None:
        for literal in text.split(","):
            if literal in number:
                found[number[literal]] = 1

    return Encoding(tuple(atoms), (len(atoms),), 1, False, fill)


def _of_letters(start: str) -> Encoding:
    """Counts of letters; the moves are those of Csirmaz's game (src/games/letters/letters.cpp)."""
    names = list(svg.fields_of(start))
    actions = ("A>B", "C>D", "AX>X", "BB>A", "BC>D", "BD>C", "CC>B", "DD>B", "CD>A")
    total = sum(int(number) for number in svg.fields_of(start).values() if number.isdecimal())

    def fill(text: str, first: bool, found: Observation) -> None:
        fields = svg.fields_of(text)
        found[:] = [int(fields[name]) for name in names]

    return Encoding(actions, (len(names),), max(total, 1), False, fill)


def _of_cells(game: Game) -> Encoding:
    """Cells that belong to one or to the other, and their colours."""
    wanted = {
        name: word for name, word in game.instance.items() if name in ("board", "vertex-colours")
    }
    _, cells, _ = _harary.coloured_board(wanted)
    colours = 1 + max(cell[2] for cell in cells)

    def fill(text: str, first: bool, found: Observation) -> None:
        owners = svg.territory_owners(text)
        called = dict(zip("ab", svg.fields_of(text).get("last", "").split(","), strict=False))
        for i, (_, _, colour, region) in enumerate(cells):
            owner = owners.get(region, "")
            if owner:
                found[i, 0 if (owner == "a") == first else 1] = 1
                colour = svg.SYMBOLS.index(called[owner]) if called.get(owner) else colour
            found[i, 2 + colour] = 1

    return Encoding(
        tuple(svg.SYMBOLS[:colours]), (len(cells), 2 + colours), 1, False, fill
    )
