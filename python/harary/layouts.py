# SPDX-License-Identifier: MIT
"""Where the vertices of a graph are drawn: in the unit square, y downwards. Graphs that textbooks always draw
in one way are drawn so; others by forces, as the page does."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import cos, gcd, hypot, pi, sin, sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Edge: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]
Places: TypeAlias = tuple[Point, ...]
_Array: TypeAlias = npt.NDArray[np.float64]

NAMES = ("auto", "circle", "force", "bipartite", "shell")


def circle(order: int, radius: float = 0.42) -> Places:
    """Vertex 0 at the top, clockwise."""
    turns = [2 * pi * v / max(order, 1) - pi / 2 for v in range(order)]
    return tuple((0.5 + radius * cos(t), 0.5 + radius * sin(t)) for t in turns)


def fitted(points: Sequence[Point], margin: float = 0.08) -> Places:
    """The same drawing in the unit square with a margin, one scale for both axes."""
    if not points:
        return ()
    array = np.array(points, dtype=float)
    low, high = array.min(axis=0), array.max(axis=0)
    scale = (1 - 2 * margin) / max(*(high - low).tolist(), 1e-9)
    moved = 0.5 + (array - (low + high) / 2) * (scale if len(points) > 1 else 0)
    return tuple((float(x), float(y)) for x, y in moved)


@functools.lru_cache(maxsize=256)
def places(name: str, order: int, edges: tuple[Edge, ...]) -> Places:
    """A layout by its name, one of `NAMES`."""
    if name == "circle":
        return circle(order)
    if name == "bipartite":
        found = _bipartite(order, edges)
        if found is None:
            raise ValueError("layout: the graph is not bipartite")
        return found
    if name == "shell":
        return _shells(order, edges)
    if name == "force":
        return _force(order, edges)
    return _textbook(order, edges)


def _textbook(order: int, edges: tuple[Edge, ...]) -> Places:
    degrees = np.bincount(np.array(edges, dtype=int).reshape(-1), minlength=order)
    if order < 4 or len(edges) == order * (order - 1) // 2:  # complete
        return circle(order)
    if (degrees == 2).all() and _distances(order, edges, 0).max() < order:  # a cycle
        return _along_cycle(order, edges)
    sides = _sides(order, edges)
    if sides is not None and len(edges) == sum(sides) * (order - sum(sides)):  # complete bipartite
        return _bipartite(order, edges) or circle(order)
    if _is_generalized_petersen(order, edges):
        return _petersen(order)
    return _force(order, edges)


def _distances(order: int, edges: tuple[Edge, ...], source: int) -> npt.NDArray[np.int64]:
    """From one vertex to all; order where there is no way."""
    found = np.full(order, order, dtype=np.int64)
    found[source] = 0
    for distance in range(order):
        for u, v in edges:
            for a, b in ((u, v), (v, u)):
                if found[a] == distance and found[b] == order:
                    found[b] = distance + 1
    return found


def _along_cycle(order: int, edges: tuple[Edge, ...]) -> Places:
    path = [0]
    while len(path) < order:
        u = path[-1]
        path.append(next(w for e in edges if u in e for w in e if w != u and w not in path[-2:]))
    around = circle(order)
    return tuple(around[path.index(v)] for v in range(order))


def _sides(order: int, edges: tuple[Edge, ...]) -> tuple[int, ...] | None:
    """For each vertex of a bipartite graph 0 or 1, its side."""
    side = [-1] * order
    for first in range(order):
        if side[first] >= 0:
            continue
        side[first], waiting = 0, [first]
        while waiting:
            u = waiting.pop()
            for e in edges:
                if u in e:
                    w = e[0] + e[1] - u
                    if side[w] < 0:
                        side[w] = 1 - side[u]
                        waiting.append(w)
                    elif side[w] == side[u]:
                        return None
    return tuple(side)


def _bipartite(order: int, edges: tuple[Edge, ...]) -> Places | None:
    """Two rows, the side of vertex 0 above."""
    sides = _sides(order, edges)
    if sides is None:
        return None
    rows = [[v for v in range(order) if sides[v] == side] for side in (0, 1)]
    found: dict[int, Point] = {}
    for y, row in zip((0.2, 0.8), rows, strict=True):
        for i, v in enumerate(row):
            found[v] = ((i + 1) / (len(row) + 1), y)
    return tuple(found[v] for v in range(order))


def _shells(order: int, edges: tuple[Edge, ...]) -> Places:
    """Circles around vertex 0, by the distance from it."""
    distances = _distances(order, edges, 0)
    rings = sorted(set(distances.tolist()))
    found: dict[int, Point] = {}
    for i, distance in enumerate(rings):
        ring = np.flatnonzero(distances == distance).tolist()
        around = circle(len(ring), 0.42 * i / max(len(rings) - 1, 1))
        found |= dict(zip(ring, around, strict=True))
    return tuple(found[v] for v in range(order))


def _is_generalized_petersen(order: int, edges: tuple[Edge, ...]) -> bool:
    """The numbering of the named graph: a cycle 0 … n/2 - 1 outside, spokes, and the rest inside."""
    half = order // 2
    if order % 2 or half < 5 or len(edges) != 3 * half:
        return False
    here = {(min(e), max(e)) for e in edges}
    around = all((min(i, (i + 1) % half), max(i, (i + 1) % half)) in here for i in range(half))
    spokes = all((i, i + half) in here for i in range(half))
    return around and spokes


def _petersen(order: int) -> Places:
    return circle(order // 2) + circle(order // 2, 0.2)


_ROUNDS = 250
_MOST_STARTS = 10
_MOST_WORK = 60_000  # pairs of vertices times starts: large graphs get fewer starts


def _force(order: int, edges: tuple[Edge, ...]) -> Places:
    """Fruchterman and Reingold, "Graph drawing by force-directed placement" (1991): vertices push each
    other away, edges pull, and the temperature falls. It starts from circles with several orders of the
    vertices, and the clearest drawing is kept. Without chance, so that a graph always looks the same."""
    if order < 3:
        return circle(order, 0.3)
    starts = max(1, min(_MOST_STARTS, _MOST_WORK // (order * order * 6)))
    strides = [stride for stride in range(1, order) if gcd(stride, order) == 1][:starts]
    drawings = [_relaxed(_start_at(order, stride), edges) for stride in strides]
    return min(drawings, key=lambda drawing: _unclearness(drawing, edges))


def _start_at(order: int, stride: int) -> _Array:
    """Vertex v at place stride * v of the circle, a little off it: forces cancel where all is symmetric."""
    around = circle(order, 0.4)
    return np.array(
        [
            (
                around[v * stride % order][0] + 0.03 * sin(12.9898 * (v + 1)),
                around[v * stride % order][1] + 0.03 * sin(78.233 * (v + 1)),
            )
            for v in range(order)
        ]
    )


def _relaxed(at: _Array, edges: tuple[Edge, ...]) -> Places:
    order = len(at)
    ideal = sqrt(0.7 / order)
    joined = np.zeros((order, order))
    for u, v in edges:
        joined[u, v] = joined[v, u] = 1
    for number in range(_ROUNDS):
        temperature = 0.1 * (1 - number / _ROUNDS)
        apart = at[:, None, :] - at[None, :, :]
        distance = np.maximum(np.hypot(apart[..., 0], apart[..., 1]), 1e-3)
        strength = (ideal / distance) ** 2 - joined * distance / ideal
        pull = (apart * strength[..., None]).sum(axis=1)
        length = np.hypot(pull[:, 0], pull[:, 1])
        step = np.minimum(length, temperature) / np.maximum(length, 1e-12)
        at = at + pull * step[:, None]
    return fitted([(x, y) for x, y in at.tolist()])


_TOO_CLOSE = 0.06
_CLOSE_COST = 4


def _unclearness(drawing: Places, edges: tuple[Edge, ...]) -> float:
    """Crossings of edges and, worse, vertices on foreign edges."""
    cost = 0.0
    for i, e in enumerate(edges):
        cost += sum(_cross(drawing, e, f) for f in edges[i + 1 :])
        for v, point in enumerate(drawing):
            if v not in e:
                distance = _to_segment(point, drawing[e[0]], drawing[e[1]])
                if distance < _TOO_CLOSE:
                    cost += _CLOSE_COST * (1 - distance / _TOO_CLOSE)
    return cost


def _cross(drawing: Places, e: Edge, f: Edge) -> bool:
    if set(e) & set(f):
        return False
    p, q, r, s = (drawing[v] for v in (*e, *f))
    return _turn(p, q, r) != _turn(p, q, s) and _turn(r, s, p) != _turn(r, s, q)


def _turn(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / max(dx * dx + dy * dy, 1e-12)
    t = min(1.0, max(0.0, along))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
