# SPDX-License-Identifier: MIT
"""Signatures that name every keyword. Functions that take the options of games, or what a question may
spend, are written with one ``**options``; type checkers read its `TypedDict`, and these signatures are for
people: ``help()``, notebooks and editors show each keyword with its type. The names come from the table
of options that all interfaces share (a test compares them)."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, TypeVar, cast, is_typeddict

from harary.arguments import shown

_Function = TypeVar("_Function", bound=Callable[..., Any])

# What leaves these options as they are; that of all others is None.
_DEFAULTS: dict[str, object] = {
    "misere": False,
    "connected": False,
    "threads": 0,
    "seed": 1,
}


def spelled_out(options: type[Any]) -> Callable[[_Function], _Function]:
    """For a function whose last argument is ``**NAME: Unpack[options]``: spells the options out, and
    refuses every other keyword and what is given without one.

    >>> import harary
    >>> harary.solve("sim", tmie=3)
    Traceback (most recent call last):
        ...
    TypeError: solve() got an unexpected keyword argument 'tmie'. Did you mean 'time'?
    >>> harary.solve("clique", "K5")
    Traceback (most recent call last):
        ...
    TypeError: solve() takes 1 positional argument but 2 were given; write board='K5'
    """
    assert is_typeddict(options)

    def decorate(function: _Function) -> _Function:
        signature = inspect.signature(function)
        own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
        assert len(own) == len(signature.parameters) - 1
        spelled = [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=_DEFAULTS.get(name),
                annotation=getattr(kind, "__forward_arg__", kind),
            )
            for name, kind in _annotations(options).items()
        ]
        known = [p.name for p in [*own, *spelled]]
        named = [p for p in own if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        called = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]

        @functools.wraps(function)
        def asked(*arguments: Any, **given: Any) -> Any:
            if len(arguments) > len(named) and not any(p.kind is p.VAR_POSITIONAL for p in own):
                skipped = int(bool(named) and named[0].name == "self")
                raise TypeError(_too_many(called, len(named) - skipped, arguments[skipped:], known[skipped:]))
            for name in given:
                if name not in known:
                    raise TypeError(_unexpected(called, name, known))
            return function(*arguments, **given)

        described: Any = asked
        described.__signature__ = signature.replace(parameters=[*own, *spelled])
        return cast(_Function, asked)

    return decorate


def _annotations(options: type[Any]) -> dict[str, Any]:
    """Of a TypedDict and of those that it is made from, these first."""
    found: dict[str, Any] = {}
    for base in getattr(options, "__orig_bases__", ()):
        if is_typeddict(base):
            found |= _annotations(base)
    return found | dict(options.__annotations__)


def _too_many(function: str, most: int, arguments: tuple[Any, ...], known: list[str]) -> str:
    plural = "" if most == 1 else "s"
    words = f"{function}() takes {most} positional argument{plural} but {len(arguments)} were given"
    if "board" not in known:
        return f"{words}; name the others, such as {known[most]}="
    first = arguments[most]
    name = "order" if isinstance(first, int) and not isinstance(first, bool) else "board"
    return f"{words}; write {name}={shown(first)}"


def _unexpected(function: str, name: str, known: list[str]) -> str:
    words = f"{function}() got an unexpected keyword argument {name!r}"
    close = get_close_matches(name, known, n=1)
    return f"{words}. Did you mean {close[0]!r}?" if close else words
