# SPDX-License-Identifier: MIT
"""What players of games on graphs count, each from its one sentence. `own`: the vertices or the edges of one's colour,
as bits; edges are numbered as they stand in the list."""

from __future__ import annotations

from collections.abc import Sequence

Edge = tuple[int, int]


def largest_connected_set(order: int, edges: Sequence[Edge], own: int) -> int:
    """`connected`: the order of the largest set of vertices of one's colour that is connected."""
    best = 0
    for start in range(order):
        if not own >> start & 1:
            continue
        reached = {start}
        waiting = [start]
        while waiting:
            at = waiting.pop()
            for u, v in edges:
                for here, there in ((u, v), (v, u)):
                    if here == at and own >> there & 1 and there not in reached:
                        reached.add(there)
                        waiting.append(there)
        best = max(best, len(reached))
    return best


def longest_path(order: int, edges: Sequence[Edge], own: int) -> int:
    """`path`: the number of edges of a longest path in one's colour that meets no vertex twice."""
    mine = [edge for number, edge in enumerate(edges) if own >> number & 1]

    def longest_from(at: int, met: frozenset[int]) -> int:
        on = [v if u == at else u for u, v in mine if at in (u, v)]
        return max((1 + longest_from(there, met | {there}) for there in on if there not in met), default=0)

    return max(longest_from(start, frozenset([start])) for start in range(order))


def largest_degree(order: int, edges: Sequence[Edge], own: int) -> int:
    """`star`: the largest number of edges of one's colour at a vertex."""
    mine = [edge for number, edge in enumerate(edges) if own >> number & 1]
    return max(sum(vertex in edge for edge in mine) for vertex in range(order))


# By the name of the game: what is coloured, and what is counted.
COLOURED = {"connected": "vertices", "path": "edges", "star": "edges"}
COUNTED = {"connected": largest_connected_set, "path": longest_path, "star": largest_degree}
