# SPDX-License-Identifier: MIT
"""Games on the sets of a hypergraph: players take its elements in turn, and what counts is who has a whole
set. They are the target games of the catalogue without a board, and as fast."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, TypeAlias

from harary import _harary
from harary.arguments import collected

SetsLike: TypeAlias = "Iterable[Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]]"

# What a hypergraph is given by; the library knows these as one instance.
OPTIONS = ("sets", "green_sets", "elements")
_MOST_LETTERS = 40  # of a name (src/games/positional/files/pg_text.cpp)


def element_name(element: Hashable) -> str:
    """What an element is called in positions and moves: its text, with ``x`` for all that is neither a
    letter nor a digit.

    >>> [element_name(element) for element in ("a1", 7, (0, 2))]
    ['a1', '7', '0x2']
    """
    return re.sub(r"[^A-Za-z0-9]+", "x", str(element)).strip("x")[:_MOST_LETTERS] or "x"


def instance_of(given: Mapping[str, Any]) -> str:
    """The instance of these `OPTIONS`, in the format of .pg files.

    >>> print(instance_of({"sets": [("a", "b"), ("b", "c")]}))
    text:#version
    1.0
    #positions
    a b c
    #blackwins
    a b
    b c
    #whitewins
    a b
    b c
    <BLANKLINE>
    """
    if given.get("sets") is None:
        raise TypeError("sets: the sets that win are missing")
    sets = _sets(given["sets"], "sets")
    green = sets if given.get("green_sets") is None else _sets(given["green_sets"], "green_sets")
    elements = dict.fromkeys(_elements(given.get("elements") or (), "elements"))
    found = dict.fromkeys(element for one in [*sets, *green] for element in one)
    unknown = [element for element in found if elements and element not in elements]
    if unknown:
        raise _harary.InputError(f"sets: {unknown[0]!r} is not one of the elements")
    names: dict[str, Hashable] = {}
    for element in elements or found:
        name = element_name(element)
        if name in names:
            raise _harary.InputError(
                f"sets: the elements {names[name]!r} and {element!r} would both be called {name}; give"
                " them names of letters and digits"
            )
        names[name] = element
    if not names:
        raise _harary.InputError("sets: there is no set")

    def lines(some: list[tuple[Hashable, ...]]) -> list[str]:
        return [" ".join(map(element_name, one)) for one in some]

    text = [
        "#version", "1.0", "#positions", " ".join(names),
        "#blackwins", *lines(sets), "#whitewins", *lines(green), "",
    ]  # fmt: skip
    return "text:" + "\n".join(text)


def _sets(given: Any, argument: str) -> list[tuple[Hashable, ...]]:
    if isinstance(given, Mapping):
        given = given.values()
    found = [
        _elements(one, argument) for one in collected(argument, given, "a list of sets is needed")
    ]
    if not all(found):
        raise _harary.InputError(f"{argument}: an empty set is complete from the start")
    return found


def _elements(given: Any, argument: str) -> tuple[Hashable, ...]:
    found = tuple(collected(argument, given, "a set of elements is needed"))
    for element in found:
        if not isinstance(element, Hashable):
            raise TypeError(f"{argument}: the element {element!r} is not hashable")
    return found
