# SPDX-License-Identifier: MIT
"""How answers show themselves: a ``repr`` of one line, which leaves out what an answer does not say, and tables of
HTML for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from html import escape
from typing import Any

import numpy as np

from harary.arguments import shown

_LONGEST = 40  # characters of one option or value
_MOST_ROWS = 50  # of a table


class Brief:
    """A dataclass with a ``repr`` of one line: fields that are None or empty are left out, and long values are cut.

    >>> import harary
    >>> harary.solve("sim")
    Answer('sim', board='K6', target='K3', winner='second', value=-1, proved=True, best=('0-1',), role='green')
    """

    def __repr__(self) -> str:
        words: list[str] = []
        for one in fields(self):  # type: ignore[arg-type]  # of the dataclasses that derive from it
            value = getattr(self, one.name)
            if not one.repr or value is None or (isinstance(value, (str, Sequence, Mapping)) and not value):
                continue
            if one.name == "game":
                words.append(repr(value))
            elif one.name == "instance":
                words += [f"{name.replace('-', '_')}={_short(text)}" for name, text in _in_order(value)]
            else:
                words.append(f"{one.name}={_short(value)}")
        return f"{type(self).__name__}({', '.join(words)})"


def _in_order(instance: Mapping[str, str]) -> list[tuple[str, str]]:
    """The board first."""
    return sorted(instance.items(), key=lambda item: (item[0] != "board", item[0]))


def _short(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"<{len(value)} numbers>"
    if isinstance(value, tuple) and len(value) > 4:
        return f"<{len(value)} of them>"
    words = shown(value)
    return words if len(words) <= _LONGEST else words[: _LONGEST - 1] + "…"


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table of HTML; of a long one the first rows, and how many more there are.

    >>> table(["move"], [["0-1"]])
    '<table><thead><tr><th>move</th></tr></thead><tbody><tr><td>0-1</td></tr></tbody></table>'
    """
    lines = list(rows)
    body = "".join(f"<tr>{_cells('td', row)}</tr>" for row in lines[:_MOST_ROWS])
    more = f"<p>{len(lines) - _MOST_ROWS} more</p>" if len(lines) > _MOST_ROWS else ""
    return f"<table><thead><tr>{_cells('th', head)}</tr></thead><tbody>{body}</tbody></table>{more}"


def _cells(kind: str, values: Iterable[Any]) -> str:
    return "".join(f"<{kind}>{'' if value is None else escape(_plain(value))}</{kind}>" for value in values)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def columns(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """The same without the columns in which nothing stands."""
    kept = [i for i in range(len(head)) if any(row[i] is not None for row in rows)]
    return table([head[i] for i in kept], [[row[i] for i in kept] for row in rows])
