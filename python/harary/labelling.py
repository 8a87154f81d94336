# SPDX-License-Identifier: MIT
"""What the vertices of a board are called. The library numbers them from 0; a graph from Python may have
other labels. A `Labelling` translates the library's texts, in which an edge is ``0-1`` and a vertex that a
player takes is ``0``, into texts with the labels, and back."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from numbers import Integral
from typing import Any

from harary import _harary
from harary.moves import Move

_EDGE = re.compile(r"(?<![\w-])(\d+)-(\d+)(?![\w-])")
# In a position, a move or a list.
_VERTEX = re.compile(r"(?<![^=,;])(\d+)(?![^,;])")
# In a message: "vertex 3", "the vertices 3 and 4", and where a text of one line is wrong.
_NAMED_VERTEX = re.compile(r"\bvert(?:ex|ices) \d+(?: and \d+)?\b(?!-| to)")
_PLACE = re.compile(r"^((?:position: )?\w+):1:\d+:")
# A name with one of these would not be told apart from the text around it: such names are quoted.
_SEPARATORS = re.compile(r"[-,;=\s'\"]")


def _text(label: Hashable, quote: bool) -> str:
    if isinstance(label, str):
        return repr(label) if quote or not label or _SEPARATORS.search(label) else label
    return str(label) if isinstance(label, Integral) else repr(label)


def _some(texts: tuple[str, ...]) -> str:
    return ", ".join(texts[:8]) + (", …" if len(texts) > 8 else "")


@dataclass(frozen=True)
class Labelling:
    """The names of vertices in the order of their numbers; None where the numbers are the names.

    >>> labelling = Labelling(("a", "b", (0, 1)))
    >>> labelling.shown("red=0-1;green=1-2")
    'red=a-b;green=b-(0, 1)'
    >>> labelling.numbered("red=b-(0, 1)", "position")
    'red=1-2'
    >>> labelling.of_vertices().shown("red=0,2;green=1")
    'red=a,(0, 1);green=b'
    """

    names: tuple[Hashable, ...] | None = None
    """The label of each vertex."""
    places: tuple[tuple[float, float], ...] | None = field(default=None, compare=False, repr=False)
    """Where the vertices are drawn, in the unit square, if the graph says so."""
    takes_vertices: bool = False
    """Are the texts about a game in which players take vertices?"""

    def of_vertices(self) -> Labelling:
        """The same names for texts of a game in which players take vertices."""
        return replace(self, takes_vertices=True)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The names in texts. A string is quoted if it holds a character that separates edges, and
        where ``1`` and ``"1"`` are two vertices."""
        names = self.names or ()
        texts = tuple(_text(name, quote=False) for name in names)
        if len(set(texts)) < len(texts):
            texts = tuple(_text(name, quote=True) for name in names)
        return texts

    def require_texts(self, argument: str) -> None:
        """Refuses vertices that texts could not tell apart."""
        for i, text in enumerate(self.texts):
            if text in self.texts[:i]:
                raise _harary.InputError(f"{argument}: two vertices are both written {text}")

    @property
    def captions(self) -> tuple[str, ...] | None:
        """What is written at the vertices of a picture, if not their numbers."""
        return None if self.names is None else self.texts

    @cached_property
    def _number(self) -> dict[Hashable, int]:
        return {name: i for i, name in enumerate(self.names or ())}

    @cached_property
    def _number_of_text(self) -> dict[str, int]:
        return {text: i for i, text in enumerate(self.texts)}

    @cached_property
    def _taken(self) -> re.Pattern[str]:
        """An edge, or a vertex where players take these, in a text with names."""
        longest_first = sorted(map(re.escape, self.texts), key=len, reverse=True)
        vertex = "|".join(longest_first)
        taken = f"({vertex})" if self.takes_vertices else f"({vertex})-({vertex})"
        return re.compile(rf"(?<![^=,;\s]){taken}(?![^,;\s])")

    def number(self, label: object, argument: str) -> int:
        """The number of a vertex."""
        if self.names is None:
            if isinstance(label, Integral) and not isinstance(label, bool):
                return int(label)
            raise TypeError(f"{argument}: {label!r} is not a vertex; this board numbers them from 0")
        found = self._number.get(label) if isinstance(label, Hashable) else None
        if found is None:
            raise _harary.InputError(
                f"{argument}: the board has no vertex {label!r}; it has {_some(self.texts)}"
            )
        return found

    def ends(self, pair: object, argument: str) -> tuple[int, int]:
        """The numbers of two vertices."""
        if isinstance(pair, (str, bytes, Mapping)) or not isinstance(pair, Iterable):
            raise TypeError(f"{argument}: {pair!r} is not a pair of vertices")
        ends = tuple(pair)
        if len(ends) != 2:
            raise TypeError(f"{argument}: {pair!r} is not a pair of vertices")
        return self.number(ends[0], argument), self.number(ends[1], argument)

    def edge(self, pair: object, argument: str) -> str:
        """The library's text of the edge between two vertices."""
        low, high = sorted(self.ends(pair, argument))
        return f"{low}-{high}"

    def shown(self, text: str) -> str:
        """A text of the library, with names for numbers."""
        if self.names is None:
            return text
        texts = self.texts

        def named(taken: re.Match[str]) -> str:
            numbers = [int(number) for number in taken.groups()]
            if max(numbers) >= len(texts):
                return taken[0]
            return "-".join(texts[number] for number in numbers)

        return (_VERTEX if self.takes_vertices else _EDGE).sub(named, text)

    def in_message(self, text: str) -> str:
        """An error of the library, with names for numbers. Its columns count in a text with numbers that the caller
        did not write."""
        if self.names is None:
            return text
        texts = self.texts

        def name(number: re.Match[str]) -> str:
            return texts[int(number[0])] if int(number[0]) < len(texts) else number[0]

        text = _NAMED_VERTEX.sub(lambda found: re.sub(r"\d+", name, found[0]), _PLACE.sub(r"\1:", text))
        return replace(self, takes_vertices=False).shown(text)

    def move(self, text: str) -> Move:
        """A move of the library, with names for numbers."""
        move = Move(text)
        names = self.names
        if self.takes_vertices:
            taken = text.rpartition("=")[2]  # of "2=3", which gives colour 2 to vertex 3
            if not taken.isdecimal():  # an edge, where such a game takes edges
                return replace(self, takes_vertices=False).move(text)
            vertex = int(taken) if names is None else names[int(taken)]
            return Move(self.shown(text), (), vertex)
        if names is None:
            return move
        edges = tuple((names[int(str(u))], names[int(str(v))]) for u, v in move.edges)
        return Move(self.shown(text), edges)

    def moves_at(self, position: str, texts: Iterable[str]) -> tuple[Any, ...]:
        """Moves of the library at a position, with names for numbers."""
        return tuple(map(self.move, texts))

    def numbered(self, text: str, argument: str) -> str:
        """A text with names, in the numbers of the library."""
        if self.names is None:
            return text
        number = self._number_of_text
        parts = []
        end = 0
        for taken in self._taken.finditer(text):
            numbers = "-".join(str(number[name]) for name in taken.groups())
            parts += [text[end : taken.start()], numbers]
            end = taken.end()
        parts.append(text[end:])
        between = " ".join(parts[::2])
        if self.takes_vertices:
            between = re.sub(r"\w+=", " ", between)  # the fields of a position
        for word in re.split(r"[=,;\s]", between):
            if word if self.takes_vertices else "-" in word:
                what = "a vertex of the board" if self.takes_vertices else (
                    "an edge between vertices of the board"
                )
                raise _harary.InputError(
                    f"{argument}: {word!r} is not {what}, which has {_some(self.texts)}"
                )
        return "".join(parts)

    def in_answer(self, json: dict[str, Any]) -> dict[str, Any]:
        """The JSON of an answer, with names for numbers in its moves and positions."""
        found = dict(json)
        for listed in ("best", "undecided"):
            if listed in found:
                found[listed] = [self.move(move) for move in found[listed]]
        if "position" in found:
            found["position"] = self.shown(found["position"])
        if "moves" in found:
            found["moves"] = [{**move, "move": self.move(move["move"])} for move in found["moves"]]
        if found.get("witness") is not None:
            found["witness"] = {name: self.shown(text) for name, text in found["witness"].items()}
        return found

    @contextmanager
    def errors(self) -> Iterator[None]:
        """The library's errors, with names for numbers."""
        try:
            yield
        except _harary.InputError as error:
            if self.names is None:
                raise
            raise type(error)(self.in_message(str(error))) from None


NUMBERS = Labelling()


@dataclass(frozen=True)
class OwnLabelling(Labelling):
    """Of a game of one's own: its moves are objects of Python, as its rules gave them."""

    made: Any = field(default=None, repr=False, compare=False)
    """The library's game."""

    def moves_at(self, position: str, texts: Iterable[str]) -> tuple[Any, ...]:
        """The objects that these texts of moves stand for; texts that stand for none remain."""
        objects = {} if self.made is None else _harary.own_moves(self.made, position)
        return tuple(objects.get(text, text) for text in texts)

    def __reduce__(self) -> tuple[Any, ...]:
        return OwnLabelling, ()  # the library's game stays where it is

    def in_answer(self, json: dict[str, Any]) -> dict[str, Any]:
        """The JSON of an answer, with objects for texts of moves."""
        found = super().in_answer(json)
        position = str(json.get("position", ""))
        for listed in ("best", "undecided"):
            if listed in json:
                found[listed] = list(self.moves_at(position, json[listed]))
        if "moves" in json:
            moves = self.moves_at(position, [move["move"] for move in json["moves"]])
            found["moves"] = [{**line, "move": move} for line, move in zip(json["moves"], moves, strict=True)]
        return found
