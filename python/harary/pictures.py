# SPDX-License-Identifier: MIT
"""Pictures in SVG: graphs on a circle, edges in the players' colours, coloured boards as cells.

Colours differ in lightness and edges in their dashes as well, so that nobody needs to tell red from
green.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import cos, pi, sin, sqrt
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TYPE_CHECKING

from harary import _harary

if TYPE_CHECKING:
    from harary.answers import Analysis
    from harary.positions import Position

Edge = tuple[int, int]
Point = tuple[float, float]

_SIZE = 220.0
# Red, green, then the colours of further players: colour, width, dashes.
_PENS = {
    "red": ("#c0392b", 3.5, ""),
    "green": ("#117a65", 3.5, "8 4"),
    "edges": ("#1f4e79", 3.0, ""),
    "1": ("#c0392b", 3.5, ""),
    "2": ("#117a65", 3.5, "8 4"),
    "3": ("#1f4e79", 3.5, "2 4"),
    "4": ("#7d3c98", 3.5, "10 3 2 3"),
    "5": ("#7e5109", 3.5, "4 2"),
    "open": ("#d5d8dc", 1.2, ""),
    "win": ("#1f4e79", 2.5, ""),
    "tie": ("#808b96", 2.0, "10 3 2 3"),
    "loss": ("#808b96", 1.5, "2 4"),
}
_CELLS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")
# Of colours, as boards and positions name them.
_SYMBOLS = digits + ascii_lowercase + ascii_uppercase + "+-"
_EDGE_LIST = re.compile(r"(\d+-\d+(,\d+-\d+)*)?")


def _svg(width: float, height: float, parts: Iterable[str], title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.1f} {height:.1f}" role="img"><title>{escape(title)}</title>'
        f'{"".join(parts)}</svg>'
    )


def _circle(order: int) -> list[Point]:
    middle, radius = _SIZE / 2, _SIZE / 2 - 18
    turn = [2 * pi * v / max(order, 1) - pi / 2 for v in range(order)]
    return [(middle + radius * cos(t), middle + radius * sin(t)) for t in turn]


def _line(a: Point, b: Point, pen: str) -> str:
    colour, width, dashes = _PENS.get(pen, _PENS["edges"])
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def _text(x: float, y: float, text: str, size: int = 11) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{size}" '
        f'text-anchor="middle" dominant-baseline="central">{escape(text)}</text>'
    )


def _graph(order: int, drawn: Sequence[tuple[Edge, str]]) -> list[str]:
    """The open edges first, so that the players' lie over them."""
    places = _circle(order)
    parts = [_line(places[u], places[v], pen) for (u, v), pen in drawn]
    for v, (x, y) in enumerate(places):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="#fff" stroke="#333"/>')
        parts.append(_text(x, y, str(v)))
    return parts


def of_graph(order: int, edges: Iterable[Edge]) -> str:
    drawn = [(edge, "edges") for edge in edges]
    return _svg(_SIZE, _SIZE, _graph(order, drawn), f"a graph of {order} vertices")


def _edges(text: str) -> list[Edge]:
    return [(int(u), int(v)) for u, v in (pair.split("-") for pair in text.split(",") if pair)]


def _fields(text: str) -> dict[str, str]:
    """``red=0-1;green=`` by name."""
    return dict(field.split("=", 1) for field in text.split(";") if "=" in field)


def _coloured_edges(text: str) -> dict[str, list[Edge]]:
    return {
        name: _edges(value)
        for name, value in _fields(text).items()
        if name in _PENS and _EDGE_LIST.fullmatch(value)
    }


def _board_drawing(
    board: str, coloured: Mapping[str, list[Edge]], others: Mapping[Edge, str]
) -> list[str]:
    order, edges = _harary.parse_board(board)
    taken = {tuple(sorted(edge)) for some in coloured.values() for edge in some}
    drawn = [(edge, others.get(edge, "open")) for edge in edges if edge not in taken]
    drawn += [((u, v), name) for name, some in coloured.items() for u, v in some]
    return _graph(order, drawn)


def of_colouring(board: str, classes: Mapping[str, str]) -> str:
    coloured = {name: _edges(text) for name, text in classes.items()}
    return _svg(_SIZE, _SIZE, _board_drawing(board, coloured, {}), f"a colouring of {board}")


def _cells(game: str, instance: Mapping[str, str], text: str) -> tuple[float, float, list[str]]:
    """A coloured board; its cells say who owns them, and have the colour that their owner called."""
    wanted = {
        name: word
        for name, word in instance.items()
        if name in ("board", "vertex-colours", "start")
    }
    grid, cells, edges = _harary.coloured_board(wanted)
    if "calls" in _fields(text):  # of one player
        flooded = _harary.flooded(wanted, _fields(text).get("calls", ""))
        colours = [colour for colour, _ in flooded]
        owners = ["•" if conquered else "" for _, conquered in flooded]
    else:
        owner_of = _territory_owners(text)
        owners = [owner_of.get(region, "") for _, _, _, region in cells]
        last = _fields(text).get("last", "").split(",")
        called = {name: _SYMBOLS.index(symbol) for name, symbol in zip("ab", last) if symbol}
        colours = [called.get(owner, cell[2]) for owner, cell in zip(owners, cells, strict=True)]
    if not grid:
        places = _circle(len(cells))
        parts = [_line(places[u], places[v], "open") for u, v in edges]
        for (x, y), colour, owner in zip(places, colours, owners, strict=True):
            fill = _CELLS[colour % len(_CELLS)]
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{fill}"/>')
            parts.append(_text(x, y, owner))
        return _SIZE, _SIZE, parts
    step = 18.0
    high = step * (sqrt(3) / 2 if grid == "hex" else 1)
    parts = []
    for (row, column, _, _), colour, owner in zip(cells, colours, owners, strict=True):
        x = step * (column + 0.5 + (0.5 if grid == "hex" and row % 2 else 0))
        y = high * (row + 0.5) + 2
        fill = _CELLS[colour % len(_CELLS)]
        if grid == "hex":
            corners = [
                (x + step / sqrt(3) * sin(pi / 3 * k), y + step / sqrt(3) * cos(pi / 3 * k))
                for k in range(6)
            ]
            points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
            parts.append(f'<polygon points="{points}" fill="{fill}" stroke="#fff"/>')
        else:
            parts.append(
                f'<rect x="{x - step / 2:.1f}" y="{y - step / 2:.1f}" width="{step}" '
                f'height="{step}" fill="{fill}" stroke="#fff"/>'
            )
        if owner:
            parts.append(_text(x, y, owner))
    width = step * (max(cell[1] for cell in cells) + 1.6)
    height = high * (max(cell[0] for cell in cells) + 1) + 6
    return width, height, parts


def _territory_owners(text: str) -> dict[int, str]:
    fields = _fields(text)
    return {
        int(region): name
        for name in ("a", "b")
        for region in fields.get(name, "").split(",")
        if region
    }


def _position_parts(
    game: str, instance: Mapping[str, str], text: str, others: Mapping[Edge, str]
) -> tuple[float, float, list[str]] | None:
    if _harary.drawing(game) == "cells":
        return _cells(game, instance, text)
    coloured = _coloured_edges(text)
    if not coloured or "board" not in instance:
        return None
    return _SIZE, _SIZE, _board_drawing(instance["board"], coloured, others)


def of_position(game: str, instance: Mapping[str, str], text: str) -> str | None:
    found = _position_parts(game, instance, text, {})
    if found is None:
        return None
    width, height, parts = found
    return _svg(width, height, parts, f"{game}: {text}")


def side_of(mover: str) -> str:
    """Whose winner "first" and "second" are, by the words that games have for who is to move."""
    return "first" if mover in ("red", "first", "player 1") else "second"


def of_analysis(analysis: Analysis) -> str:
    side = side_of(analysis.mover)
    others = {
        edge: "tie" if move.winner == "tie" else "win" if move.winner == side else "loss"
        for move in analysis.moves
        if _EDGE_LIST.fullmatch(move.move)
        for edge in _edges(move.move)
    }
    found = _position_parts(analysis.game, analysis.instance, analysis.position, others)
    width, height, parts = found if found is not None else (_SIZE, 30.0, [])
    if analysis.stopped:
        words = "not proved"
    elif analysis.winner is None:
        words = f"{analysis.mover} to move: {analysis.remoteness} to the end"
    else:
        says = "a tie" if analysis.winner == "tie" else f"the {analysis.winner} player wins"
        words = f"{analysis.mover} to move: {says}"
    parts = [*parts, _text(width / 2, height + 10, words)]
    return _svg(width, height + 22, parts, f"{analysis.game}: {analysis.position}")


def _in_rows(frames: Sequence[tuple[Position, str, str]], title: str) -> str | None:
    """Positions with words below them, four in a row; of a position, a move that is drawn, too."""
    found = []
    for position, move, _ in frames:
        others = {edge: "win" for edge in _edges(move)} if _EDGE_LIST.fullmatch(move) else {}
        parts = _position_parts(position.game, position.instance, position.text, others)
        if parts is None:
            return None
        found.append(parts)
    width = max(frame[0] for frame in found)
    height = max(frame[1] for frame in found) + 24
    all_parts = []
    for i, (_, _, drawn) in enumerate(found):
        x, y = width * (i % 4), height * (i // 4)
        all_parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{"".join(drawn)}')
        all_parts.append(_text(width / 2, height - 12, frames[i][2]) + "</g>")
    rows = (len(found) + 3) // 4
    return _svg(width * min(4, len(found)), height * rows, all_parts, title)


def of_line(moves: Sequence[str], positions: Sequence[Position]) -> str | None:
    words = ["start", *(f"{i}. {move}" for i, move in enumerate(moves, 1))]
    frames = [(position, "", says) for position, says in zip(positions, words, strict=True)]
    return _in_rows(frames, "a line of best play")


def of_strategy(answers: Mapping[Position, str], side: str) -> str | None:
    """Each position with the answer to it; the first of them, where there are many."""
    most = 40
    frames = [(position, move, move) for position, move in list(answers.items())[:most]]
    if not frames:
        return None
    left = f" and {len(answers) - most} more" if len(answers) > most else ""
    return _in_rows(frames, f"answers of the {side} player in {len(frames)} positions{left}")
