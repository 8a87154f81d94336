# SPDX-License-Identifier: MIT
"""Small pictures of games, as SVG: the position that a game's description has as its sketch. Graphs lie on a circle, grids and
coloured cells as they are; games of letters and formulas have no picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Any

Point = tuple[float, float]
Edge = tuple[int, int]

_SIZE, _RADIUS = 240.0, 9.0
# Of the players and of the colours that both use: a colour and dashes, so that no reader needs to tell red from green.
_PENS = {
    "red": ("#b92e1a", ""), "green": ("#0b6f69", "8 4"), "first": ("#b92e1a", ""), "second": ("#0b6f69", "8 4"),
    "1": ("#b92e1a", ""), "2": ("#0b6f69", "8 4"), "3": ("#1d5fb4", "2 4"),
}  # fmt: skip
_SHARED = ("#1d5fb4", "")
_CELLS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")


def _places(board: str, order: int) -> list[Point]:
    grid = re.fullmatch(r"grid:(\d+)x(\d+)", board)
    if grid is not None:
        columns, rows = int(grid[1]), int(grid[2])
        step = (_SIZE - 4 * _RADIUS) / max(columns - 1, rows - 1, 1)
        return [(2 * _RADIUS + step * (v % columns), 2 * _RADIUS + step * (v // columns)) for v in range(order)]
    turns = [2 * pi * v / order - pi / 2 for v in range(order)]
    middle = _SIZE / 2
    return [(middle + (middle - 2 * _RADIUS) * cos(t), middle + (middle - 2 * _RADIUS) * sin(t)) for t in turns]


def _line(a: Point, b: Point, pen: tuple[str, str], width: float) -> str:
    return (
        f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="{pen[0]}" '
        f'stroke-width="{width}" stroke-dasharray="{pen[1] or "none"}"/>'
    )


def _taken(position: str) -> list[tuple[str, str]]:
    """What stands in the fields of a position: name and element."""
    fields = (field.partition("=") for field in position.split(";"))
    return [(name, word) for name, _, words in fields for word in words.split(",") if word]


def _graph(board: str, order: int, edges: Sequence[Edge], position: str) -> str:
    places = _places(board, order)
    parts = [_line(places[u], places[v], ("#8b8577", ""), 0.8) for u, v in edges]
    fills: dict[int, tuple[str, str]] = {}
    for name, word in _taken(position):
        pen = _PENS.get(name, _SHARED)
        if re.fullmatch(r"\d+-\d+", word):
            u, v = map(int, word.split("-"))
            parts.append(_line(places[u], places[v], pen, 4))
        elif word.isdecimal():
            fills[int(word)] = pen
    for v, (x, y) in enumerate(places):
        colour, dashes = fills.get(v, ("#1b1f24", ""))
        fill = colour if v in fills else "#fffdf9"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS}" fill="{fill}" fill-opacity="{0.5 if v in fills else 1}" '
            f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes and "4 2" or "none"}"/>'
        )
    return "".join(parts)


def _cells(shape: str, columns: int, rows: int, colours: str) -> str:
    step = _SIZE / (columns + 0.5)
    high = step * (sqrt(3) / 2 if shape == "hex" else 1)
    parts = []
    for i, colour in enumerate(colours):
        row, column = divmod(i, columns)
        x = step * (column + 0.5 + (0.5 if shape == "hex" and row % 2 else 0))
        y = high * row + step * 0.6
        fill = _CELLS[int(colour, 36) % len(_CELLS)]
        turns = [pi / 3 * k for k in range(6)] if shape == "hex" else [pi / 4 + pi / 2 * k for k in range(4)]
        far = step / sqrt(3) if shape == "hex" else step / sqrt(2)
        points = " ".join(f"{x + far * sin(t):.1f},{y + far * cos(t):.1f}" for t in turns)
        parts.append(f'<polygon points="{points}" fill="{fill}" stroke="#fffdf9" stroke-width="1.5"/>')
    return "".join(parts)


def picture(game: Mapping[str, Any], edges_of: Callable[[str], tuple[int, list[Edge]]]) -> str:
    """The picture of a game of the catalogue; empty for one that has none. ``edges_of``: order and edges of a board."""
    sketch = game["about"]["sketch"]
    board, position = str(sketch["options"].get("board", "")), str(sketch["position"])
    cells = re.fullmatch(r"(hex|square):(\d+)x(\d+)=([0-9a-z]+)", board)
    if cells is not None:
        inside = _cells(cells[1], int(cells[2]), int(cells[3]), cells[4])
    elif game["drawing"] in ("graph", "vertices"):
        # The usual board is complete; without a board, only what is drawn joins the vertices.
        order = 1 + max((int(end) for _, word in _taken(position) for end in re.findall(r"\d+", word)), default=5)
        edges: list[Edge] = []
        if board or "board" in game["options"]:
            order, edges = edges_of(board or f"K{order}")
        inside = _graph(board, order, edges, position)
    else:
        return ""
    words = f"{game['about']['title']}: {position}" if position else str(game["about"]["title"])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sketch" viewBox="-2 -2 {_SIZE + 4:.0f} {_SIZE + 4:.0f}" '
        f'role="img"><title>{words}</title>{inside}</svg>'
    )
