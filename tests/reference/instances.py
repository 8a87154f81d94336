# SPDX-License-Identifier: MIT
"""Small instances of games on graphs: named ones, and random ones."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations

from colouring_game import Rules
from graph_points import COLOURED, COUNTED, Edge


def path(order: int) -> list[Edge]:
    return [(v, v + 1) for v in range(order - 1)]


def cycle(order: int) -> list[Edge]:
    return [*path(order), (0, order - 1)]


def complete(order: int) -> list[Edge]:
    return list(combinations(range(order), 2))


def complete_bipartite(left: int, right: int) -> list[Edge]:
    return [(u, left + v) for u in range(left) for v in range(right)]


@dataclass(frozen=True)
class Instance:
    """A game, its board, and who colours what when."""

    game: str
    order: int
    edges: tuple[Edge, ...]
    starts: str = "red"
    bias: tuple[int, int] = (1, 1)
    red: tuple[int, ...] = ()
    green: tuple[int, ...] = ()
    ties: str = "draw"

    def rules(self) -> Rules:
        """The plain rules."""
        count = COUNTED[self.game]
        points = self.order if COLOURED[self.game] == "vertices" else len(self.edges)
        return Rules(
            points, lambda own: count(self.order, self.edges, own), self.starts, self.bias, self.red, self.green
        )

    def text_of(self, point: int) -> str:
        """A point as the command line writes it: `3`, or `0-3` for an edge."""
        return str(point) if COLOURED[self.game] == "vertices" else "{}-{}".format(*self.edges[point])

    def options(self) -> dict[str, str]:
        """The options of the command line, without those that say what is meant anyway."""
        found = {"board": graph6(self.order, self.edges)}
        if self.starts != "red":
            found["first"] = self.starts
        if self.bias != (1, 1):
            found["bias"] = "{}:{}".format(*self.bias)
        for name, points in (("red", self.red), ("green", self.green)):
            if points:
                found[name] = ",".join(map(self.text_of, points))
        return {**found, "ties": self.ties}


def graph6(order: int, edges: tuple[Edge, ...]) -> str:
    """A board as a graph6 word (McKay): the order, then the pairs 01, 02, 12, 03, … in sixes."""
    given = {(min(edge), max(edge)) for edge in edges}
    pairs = [(u, v) in given for v in range(order) for u in range(v)]
    pairs += [False] * (-len(pairs) % 6)
    sixes = [sum(bit << 5 - i for i, bit in enumerate(pairs[at : at + 6])) for at in range(0, len(pairs), 6)]
    written = (order,) if order <= 62 else (63, order >> 12, order >> 6 & 63, order & 63)
    return "g6:" + "".join(chr(63 + number) for number in (*written, *sixes))


def random_instance(game: str, source: random.Random, most_vertices: int = 6, most_edges: int = 9) -> Instance:
    """A graph of any density, with or without a bias, Green first or not, and some points coloured before."""
    order = source.randint(2, most_vertices)
    pairs = complete(order)
    source.shuffle(pairs)
    edges = tuple(sorted(pairs[: source.randint(1, min(most_edges, len(pairs)))]))
    points = list(range(order if COLOURED[game] == "vertices" else len(edges)))
    source.shuffle(points)
    # Half of the boards are empty at the start; at least one point is free.
    coloured = source.choice((0, source.randint(0, len(points) - 1)))
    reds = source.randint(0, coloured)
    return Instance(
        game,
        order,
        edges,
        starts=source.choice(("red", "green")),
        bias=source.choice(((1, 1), (1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 2))),
        red=tuple(sorted(points[:reds])),
        green=tuple(sorted(points[reds:coloured])),
        ties=source.choice(("draw", "first", "second")),
    )
