# SPDX-License-Identifier: MIT
"""Games on edges by their plain definition: shared colours, one-colour achievement, the score of saturation, online Ramsey
numbers. Every position is looked at; nothing is merged except equal sets of edges; no line here comes from the engine.

Edges are numbered; a set of edges is a number with a bit an edge. Copies of a target are such sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import permutations

Edge = tuple[int, int]


def copies(order: int, edges: Sequence[Edge], target: Iterable[Edge]) -> frozenset[int]:
    """The copies of a target on a board. Tries every injection."""
    number = {tuple(sorted(edge)): i for i, edge in enumerate(edges)}
    target = list(target)
    vertices = sorted({v for edge in target for v in edge})
    found = set()
    for image in permutations(range(order), len(vertices)):
        at = dict(zip(vertices, image))
        pairs = [tuple(sorted((at[u], at[v]))) for u, v in target]
        if all(pair in number for pair in pairs):
            found.add(sum(1 << number[pair] for pair in pairs))
    return frozenset(found)


def has(sets: Iterable[int], own: int) -> bool:
    return any(one & ~own == 0 for one in sets)


def first_moves(made: int, first_starts: bool, bias: tuple[int, int]) -> bool:
    """Is it the first player's turn after this number of moves? `bias`: how many moves a turn the first and the second player make."""
    starter, other = bias if first_starts else bias[::-1]
    return (made % (starter + other) < starter) == first_starts


def shared_colours(
    game: str,
    points: int,
    red_sets: frozenset[int],
    green_sets: frozenset[int],
    red: int = 0,
    green: int = 0,
    *,
    first_starts: bool = True,
    bias: tuple[int, int] = (1, 1),
) -> Callable[[int, int], int]:
    """Either player colours a free point red or green. `achievement`: a player who completes a red set in red, or a
    green one in green, wins; `misere-avoidance`: loses; in both a full board is a tie; `avoidance`: may not, and a player
    without a move loses. The value of (red, green) for the first player, in the game that starts with those of the arguments."""
    started = (red | green).bit_count()

    @lru_cache(maxsize=None)
    def value(reds: int, greens: int) -> int:
        made = (reds | greens).bit_count() - started
        mine = first_moves(made, first_starts, bias)
        if game != "avoidance" and (has(red_sets, reds) or has(green_sets, greens)):
            did = 1 if first_moves(made - 1, first_starts, bias) else -1
            return did if game == "achievement" else -did
        after = []
        for i in range(points):
            if (reds | greens) >> i & 1:
                continue
            for position, sets, own in (
                ((reds | 1 << i, greens), red_sets, reds | 1 << i),
                ((reds, greens | 1 << i), green_sets, greens | 1 << i),
            ):
                if game != "avoidance" or not has(sets, own):
                    after.append(value(*position))
        if not after:
            return 0 if game != "avoidance" else (-1 if mine else 1)
        return max(after) if mine else min(after)

    return value


def one_colour_achievement(points: int, sets: frozenset[int], drawn: int = 0) -> Callable[[int], int]:
    """Both draw; a player who completes a set wins; a full board without one is a tie. The value for the player to move."""

    @lru_cache(maxsize=None)
    def value(now: int) -> int:
        best = None
        for i in range(points):
            if now >> i & 1:
                continue
            after = now | 1 << i
            worth = 1 if has(sets, after) else -value(after)
            best = worth if best is None else max(best, worth)
        return 0 if best is None else best

    return value


def saturation_score(
    points: int, sets: frozenset[int], drawn: int = 0, *, max_starts: bool = True
) -> Callable[[int], int]:
    """Both draw without completing a set until that is impossible. Max wants many edges in the end, Min few: how many are
    there? Of a position in the game that starts with `drawn`."""

    @lru_cache(maxsize=None)
    def edges(now: int) -> int:
        mine = ((now.bit_count() - drawn.bit_count()) % 2 == 0) == max_starts
        after = [
            edges(now | 1 << i) for i in range(points) if not now >> i & 1 and not has(sets, now | 1 << i)
        ]
        if not after:
            return now.bit_count()
        return max(after) if mine else min(after)

    return edges


Painted = tuple[frozenset[Edge], frozenset[Edge]]


def contains(edges: frozenset[Edge], target: Sequence[Edge]) -> bool:
    """Is there a copy of the target among these edges? Places its edges one after another."""

    def place(i: int, at: dict[int, int]) -> bool:
        if i == len(target):
            return True
        u, v = target[i]
        for x, y in edges:
            for p, q in ((x, y), (y, x)):
                if at.get(u, p) == p and at.get(v, q) == q:
                    more = {**at, u: p, v: q}
                    if len(set(more.values())) == len(more) and place(i + 1, more):
                        return True
        return False

    return len(edges) >= len(target) and place(0, {})


def builder_forces(
    red_target: Sequence[Edge], blue_target: Sequence[Edge], board: Sequence[Edge] | None = None
) -> Callable[[frozenset[Edge], frozenset[Edge], int], bool]:
    """Builder draws an edge, Painter colours it red or blue. Can Builder force a red copy of the one target or a blue copy
    of the other with this number of further edges? `board`: the edges that may be drawn; otherwise those between any two
    vertices, new ones at will."""

    def named_anew(edges: Painted) -> Painted:
        """Vertices in the order of their degrees, which costs nothing: it is not always the same for equal positions."""
        degree: dict[int, list[int]] = {}
        for colour, painted in enumerate(edges):
            for edge in painted:
                for v in edge:
                    degree.setdefault(v, [0, 0])[colour] += 1
        near = {
            v: sorted(
                (colour, degree[sum(edge) - v])
                for colour, painted in enumerate(edges)
                for edge in painted
                if v in edge
            )
            for v in degree
        }
        name = {v: i for i, v in enumerate(sorted(degree, key=lambda v: (degree[v], near[v])))}
        red, blue = (
            frozenset((min(name[u], name[v]), max(name[u], name[v])) for u, v in painted) for painted in edges
        )
        return red, blue

    @lru_cache(maxsize=None)
    def forces(red: frozenset[Edge], blue: frozenset[Edge], left: int) -> bool:
        if contains(red, red_target) or contains(blue, blue_target):
            return True
        if left == 0:
            return False
        used = 1 + max((v for edge in red | blue for v in edge), default=-1)
        pairs = [(u, v) for v in range(used + 1) for u in range(v)] + [(used, used + 1)] if board is None else board
        named = named_anew if board is None else lambda painted: painted
        for edge in pairs:
            if edge in red or edge in blue:
                continue
            if forces(*named((red | {edge}, blue)), left - 1) and forces(*named((red, blue | {edge})), left - 1):
                return True
        return False

    return forces


def online_size_ramsey(red_target: Sequence[Edge], blue_target: Sequence[Edge], most: int = 20) -> int:
    """The least number of edges with which Builder forces a red copy of the one target or a blue copy of the other."""
    forces = builder_forces(red_target, blue_target)
    return next(m for m in range(1, most + 1) if forces(frozenset(), frozenset(), m))
