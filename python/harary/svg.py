# SPDX-License-Identifier: MIT
"""Pictures in SVG: graphs as they are laid out, edges in the players' colours, coloured boards as cells.

Colours differ in lightness and edges in their dashes as well, so that no reader needs to tell red from
green.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from types import MappingProxyType
from string import ascii_lowercase, ascii_uppercase, digits

from harary import _harary, layouts
from harary.layouts import Edge, Places, Point

Captions = Sequence[str] | None

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
    "6": ("#01181d", 3.5, "8 3 2 3 2 3"),
    "highlight": ("#f4d03f", 9.0, ""),
    "arrow": ("#212f3d", 2.5, ""),
    "open": ("#d5d8dc", 1.2, ""),
    "win": ("#1f4e79", 2.5, ""),
    "tie": ("#808b96", 2.0, "10 3 2 3"),
    "loss": ("#808b96", 1.5, "2 4"),
}
_CELLS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")
# Of colours, as boards and positions name them.
SYMBOLS = digits + ascii_lowercase + ascii_uppercase + "+-"
_EDGE_LIST = re.compile(r"(\d+-\d+(,\d+-\d+)*)?")


@dataclass(frozen=True)
class Look:
    """How a picture is wanted. Edges and arrows join vertices by number."""

    layout: str | Places = "auto"
    size: float | None = None
    """The width in pixels, if not that of the drawing."""
    highlight: tuple[Edge, ...] = ()
    arrows: tuple[Edge, ...] = ()


PLAIN = Look()


def _svg(
    width: float, height: float, parts: Iterable[str], title: str, size: float | None = None
) -> str:
    scale = 1 if size is None else size / width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" '
        f'height="{height * scale:.0f}" '
        f'viewBox="0 0 {width:.1f} {height:.1f}" role="img"><title>{escape(title)}</title>'
        f'{"".join(parts)}</svg>'
    )


def _places(look: Look, order: int, edges: Sequence[Edge]) -> list[Point]:
    """Where the vertices are."""
    found = look.layout
    if isinstance(found, str):
        found = layouts.places(found, order, tuple(edges))
    return [(_SIZE * x, _SIZE * y) for x, y in found]


def graph_of(instance: Mapping[str, str]) -> tuple[int, tuple[Edge, ...]] | None:
    """Order and edges of the board, if it is a graph."""
    try:
        order, edges = _harary.parse_board(instance.get("board", ""))
    except (_harary.InputError, _harary.FileError):
        return None
    return order, tuple(edges)


def _line(a: Point, b: Point, pen: str) -> str:
    colour, width, dashes = _PENS.get(pen, _PENS["edges"])
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def _circle(x: float, y: float, radius: int, pen: str, fill: str) -> str:
    colour, width, dashes = _PENS.get(pen, _PENS["edges"])
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" fill-opacity="0.35" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def _text(x: float, y: float, text: str, size: int = 11) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{size}" '
        f'text-anchor="middle" dominant-baseline="central">{escape(text)}</text>'
    )


@dataclass(frozen=True)
class Scene:
    """A position to draw, in the texts of the library. ``captions``: what is written at the vertices,
    if not their numbers."""

    game: str
    instance: Mapping[str, str]
    text: str
    captions: Captions = None
    look: Look = PLAIN


def _caption(x: float, y: float, text: str) -> str:
    """Long names are written smaller, and cut where they would reach the next vertex."""
    size = 11 if len(text) <= 2 else 9 if len(text) <= 4 else 7
    return _text(x, y, text if len(text) <= 12 else text[:11] + "…", size)


def _graph(
    order: int,
    drawn: Sequence[tuple[Edge, str]],
    captions: Captions,
    look: Look,
    vertices: Mapping[int, str] = MappingProxyType({}),
    moves: Mapping[int, str] = MappingProxyType({}),
) -> list[str]:
    """The open edges first, so that the players' lie over them. ``vertices`` and ``moves``: the pens of those that are
    taken and of those that may be, which have a ring."""
    places = _places(look, order, sorted((min(e), max(e)) for e, _ in drawn))
    parts = [_line(places[u], places[v], "highlight") for u, v in look.highlight]
    parts += [_line(places[u], places[v], pen) for (u, v), pen in drawn]
    for v, (x, y) in enumerate(places):
        if v in moves:
            parts.append(_circle(x, y, 13, moves[v], "none"))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="#fff" stroke="#333"/>')
        if v in vertices:
            parts.append(_circle(x, y, 10, vertices[v], _PENS.get(vertices[v], _PENS["edges"])[0]))
        parts.append(_caption(x, y, str(v) if captions is None else captions[v]))
    return [*parts, *(_arrow(places[u], places[v]) for u, v in look.arrows)]


def _arrow(a: Point, b: Point) -> str:
    """From vertex to vertex, beside their circles and above all edges."""
    length = max(hypot(b[0] - a[0], b[1] - a[1]), 1e-9)
    x, y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    tip = (b[0] - 11 * x, b[1] - 11 * y)
    tail = (a[0] + 11 * x, a[1] + 11 * y)
    neck = (tip[0] - 10 * x, tip[1] - 10 * y)
    corners = (tip, (neck[0] - 5 * y, neck[1] + 5 * x), (neck[0] + 5 * y, neck[1] - 5 * x))
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners)
    return _line(tail, neck, "arrow") + f'<polygon points="{points}" fill="{_PENS["arrow"][0]}"/>'


def of_graph(
    order: int, edges: Iterable[Edge], captions: Captions = None, look: Look = PLAIN
) -> str:
    drawn = [(edge, "edges") for edge in edges]
    parts = _graph(order, drawn, captions, look)
    return _svg(_SIZE, _SIZE, parts, f"a graph of {order} vertices", look.size)


def _edges(text: str) -> list[Edge]:
    return [(int(u), int(v)) for u, v in (pair.split("-") for pair in text.split(",") if pair)]


def fields_of(text: str) -> dict[str, str]:
    """``red=0-1;green=`` by name."""
    return dict(field.split("=", 1) for field in text.split(";") if "=" in field)


def _coloured_edges(text: str) -> dict[str, list[Edge]]:
    return {
        name: _edges(value)
        for name, value in fields_of(text).items()
        if name in _PENS and _EDGE_LIST.fullmatch(value)
    }


def _coloured_vertices(text: str) -> dict[int, str]:
    """The vertices that are taken, with their pens: of the players, of the colours, or one for all."""
    return {
        int(vertex): name
        for name, value in fields_of(text).items()
        for vertex in value.split(",")
        if vertex.isdecimal()
    }


def _pens_of_vertices(pens: Mapping[str, str]) -> dict[int, str]:
    """The pen of the best move at each vertex, of moves such as ``3`` and ``red=3``."""
    found: dict[int, str] = {}
    for pen in ("loss", "tie", "win"):
        for move, its in pens.items():
            vertex = move.rpartition("=")[2]
            if its == pen and vertex.isdecimal():
                found[int(vertex)] = pen
    return found


def _board_drawing(
    board: str,
    coloured: Mapping[str, list[Edge]],
    others: Mapping[Edge, str],
    captions: Captions,
    look: Look,
) -> list[str]:
    order, edges = _harary.parse_board(board)
    taken = {tuple(sorted(edge)) for some in coloured.values() for edge in some}
    drawn = [(edge, others.get(edge, "open")) for edge in edges if edge not in taken]
    drawn += [((u, v), name) for name, some in coloured.items() for u, v in some]
    return _graph(order, drawn, captions, look)


def of_colouring(
    board: str, classes: Mapping[str, str], captions: Captions = None, look: Look = PLAIN
) -> str:
    coloured = {name: _edges(text) for name, text in classes.items()}
    drawing = _board_drawing(board, coloured, {}, captions, look)
    return _svg(_SIZE, _SIZE, drawing, f"a colouring of {board}", look.size)


def _cells(instance: Mapping[str, str], text: str, look: Look) -> tuple[float, float, list[str]]:
    """A coloured board; its cells say who owns them, and have the colour that their owner called."""
    wanted = {
        name: word
        for name, word in instance.items()
        if name in ("board", "vertex-colours", "start")
    }
    grid, cells, edges = _harary.coloured_board(wanted)
    if fields_of(text).keys() & {"calls", "moves"}:  # of one player
        flooded = _harary.flooded(wanted, text)
        colours = [colour for colour, _ in flooded]
        owners = ["•" if conquered else "" for _, conquered in flooded]
    else:
        owner_of = territory_owners(text)
        owners = [owner_of.get(region, "") for _, _, _, region in cells]
        last = fields_of(text).get("last", "").split(",")
        called = {name: SYMBOLS.index(symbol) for name, symbol in zip("ab", last) if symbol}
        colours = [called.get(owner, cell[2]) for owner, cell in zip(owners, cells, strict=True)]
    if not grid:
        places = _places(look, len(cells), edges)
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


def territory_owners(text: str) -> dict[int, str]:
    fields = fields_of(text)
    return {
        int(region): name
        for name in ("a", "b")
        for region in fields.get(name, "").split(",")
        if region
    }


def _parts_of(
    scene: Scene, pens: Mapping[str, str]
) -> tuple[float, float, list[str]] | None:
    """Width, height, elements; ``pens`` are those of moves."""
    if not scene.instance or "written" in scene.instance:  # a game of one's own
        return None
    drawing_of_game = _harary.drawing(scene.game)
    if drawing_of_game == "cells":
        return _cells(scene.instance, scene.text, scene.look)
    if drawing_of_game == "vertices" and "-" not in scene.text:
        return _vertices(scene, pens)
    others = {
        edge: pen
        for move, pen in pens.items()
        if _EDGE_LIST.fullmatch(move)
        for edge in _edges(move)
    }
    coloured = _coloured_edges(scene.text)
    if not coloured or "board" not in scene.instance:
        return None
    board = scene.instance["board"]
    drawing = _board_drawing(board, coloured, others, scene.captions, scene.look)
    return _SIZE, _SIZE, drawing


def _vertices(scene: Scene, pens: Mapping[str, str]) -> tuple[float, float, list[str]] | None:
    graph = graph_of(scene.instance)
    if graph is None:
        return None
    order, edges = graph
    open_ = [(edge, "open") for edge in edges]
    taken, moves = _coloured_vertices(scene.text), _pens_of_vertices(pens)
    return _SIZE, _SIZE, _graph(order, open_, scene.captions, scene.look, taken, moves)


def of_position(scene: Scene, title: str, pens: Mapping[str, str] = MappingProxyType({})) -> str | None:
    """A position; None where it has no picture. ``pens``: those of moves, ``"win"``, ``"tie"`` or ``"loss"``."""
    found = _parts_of(scene, pens)
    if found is None:
        return None
    width, height, parts = found
    return _svg(width, height, parts, title, scene.look.size)


def of_analysis(scene: Scene, pens: Mapping[str, str], words: str, title: str) -> str:
    """A position with a line of text below it; its moves are drawn with these pens: ``"win"``, ``"tie"``,
    ``"loss"``."""
    found = _parts_of(scene, pens)
    width, height, parts = found if found is not None else (_SIZE, 30.0, [])
    parts = [*parts, _text(width / 2, height + 10, words)]
    return _svg(width, height + 22, parts, title, scene.look.size)


def in_rows(
    frames: Sequence[tuple[Scene, str, str]], title: str, size: float | None = None
) -> str | None:
    """Positions, four in a row, each with a move that is drawn in it (or "") and a line of text below."""
    found = []
    for scene, move, _ in frames:
        parts = _parts_of(scene, {move: "win"} if move else {})
        if parts is None:
            return None
        found.append(parts)
    if not found:
        return None
    width = max(frame[0] for frame in found)
    height = max(frame[1] for frame in found) + 24
    all_parts = []
    for i, (_, _, drawn) in enumerate(found):
        x, y = width * (i % 4), height * (i // 4)
        all_parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{"".join(drawn)}')
        all_parts.append(_text(width / 2, height - 12, frames[i][2]) + "</g>")
    rows = (len(found) + 3) // 4
    return _svg(width * min(4, len(found)), height * rows, all_parts, title, size)
