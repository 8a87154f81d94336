# SPDX-License-Identifier: MIT
"""Arguments that are no graphs: what is wrong with one is said in its own name, before the library sees
it."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable, Mapping, MappingView, Set
from numbers import Integral
from typing import Any

from harary import _harary

# What the library's whole numbers hold.
_MOST = 2**31 - 1


def shown(value: Any) -> str:
    """A value in a message: not all of a long one.

    >>> shown("K5"), shown(10**400)
    ("'K5'", '10000000000000000000000000000000000000000…')
    """
    if isinstance(value, int) and abs(value) >= 10**60:
        # repr() refuses numbers of many thousand digits.
        digits = value.bit_length() * 30103 // 100000
        return ("-" if value < 0 else "") + str(abs(value) // 10 ** max(digits - 40, 0))[:41] + "…"
    words = repr(value)
    return words if len(words) <= 60 else words[:59] + "…"


def whole(name: str, value: Any, least: int | None = None, most: int = _MOST) -> int:
    """A whole number; without ``least`` the library checks the range."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError(f"{name}: a whole number is needed, not {shown(value)}")
    number = int(value)
    if least is not None and not least <= number <= most:
        raise _harary.InputError(f"{name}: {shown(number)} is not from {least} to {most}")
    if not -_MOST <= number <= most:
        raise _harary.InputError(f"{name}: {shown(number)} is too large")
    return number


def text(name: str, value: Any) -> str:
    """A text that UTF-8 can hold."""
    if not isinstance(value, str):
        raise TypeError(f"{name}: a text is needed, not {shown(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise _harary.InputError(f"{name}: {ascii(value)} is not a text that can be written") from None
    return value


def truth(name: str, value: Any) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise TypeError(f"{name}: True or False is needed, not {shown(value)}")
    return value


def path(name: str, value: Any) -> str:
    """The path of a file or a folder."""
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name}: a path is needed, not {shown(value)}")
    return text(name, os.fspath(value))


def refuse_swapped(function: str, first: tuple[str, Any], second: tuple[str, Any], names: Container[str]) -> None:
    """A TypeError where the second of two arguments has what the first needs, one of these names, and the first has
    not."""
    (one, of_one), (other, of_other) = first, second
    if isinstance(of_other, str) and of_other in names and not (isinstance(of_one, str) and of_one in names):
        raise TypeError(
            f"{function}: {shown(of_other)} is the {one}, and comes first; the arguments are swapped: write"
            f" {function}({shown(of_other)}, {other})"
        )


def missing_file(name: str, file: str, what: str = "the path of a file") -> _harary.MissingFile:
    """The error about a file or folder that is not there."""
    return _harary.MissingFile(f"{name}: {file!r} is not there; give {what} that is")


def collected(name: str, value: Any, what: str = "several values are needed") -> list[Any]:
    """What stands in a list, a set or another collection, in any order. Not a dict, of which Python would read
    the keys alone; the views of networkx are mappings, too, but stand for their edges or vertices."""
    keys_only = isinstance(value, Mapping) and not isinstance(value, Set)
    if keys_only or isinstance(value, (str, bytes, bytearray)) or not isinstance(value, Iterable):
        raise TypeError(f"{name}: {what}, not {_kind(value)}")
    return list(value)


def several(name: str, value: Any) -> list[Any]:
    """What stands in a list, a tuple or another collection with an order."""
    if isinstance(value, Set) and not isinstance(value, (Mapping, MappingView)):
        raise TypeError(f"{name}: values in an order are needed, not {_kind(value)}")
    return collected(name, value)


def _kind(value: Any) -> str:
    """A value in a message, and what it is where its look does not say so."""
    named = isinstance(value, (Mapping, Set))
    return f"the {type(value).__name__} {shown(value)}" if named else shown(value)
