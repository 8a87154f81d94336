# SPDX-License-Identifier: MIT
"""Games in which players take or colour vertices, by their plain definition: nothing is forgotten, merged or bounded.
They judge the engine on small boards, so no line here comes from it.

A board is a number of vertices and a list of edges. The first player is also called red, Dominator or Alice, the
second green, Staller or Bob; either may make the first move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

Edge = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """Vertices 0, 1, … and which of them are adjacent. `taken`: isolated ones that a game has taken before it begins."""

    order: int
    edges: tuple[Edge, ...]
    taken: frozenset[int] = frozenset()

    def adjacent(self, u: int, v: int) -> bool:
        return (u, v) in self.edges or (v, u) in self.edges

    def around(self, v: int) -> list[int]:
        return [u for u in range(self.order) if self.adjacent(u, v)]


def kayles_nimber(board: Board, taken: frozenset[int] = frozenset()) -> int:
    """`kayles`: a move takes a vertex that is not taken and next to no taken one; a player without one loses. The nimber is
    the least number that no move leads to."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def nimber(now: frozenset[int]) -> int:
        reached = {
            nimber(now | {v}) for v in range(board.order) if v not in now and not any(u in now for u in near[v])
        }
        return next(number for number in range(board.order + 1) if number not in reached)

    return nimber(taken)


def mover_wins(
    board: Board,
    apart: str,
    red: frozenset[int] = frozenset(),
    green: frozenset[int] = frozenset(),
    *,
    first_starts: bool = True,
) -> bool:
    """`col` (apart = "equal": vertices of equal colours must not touch) and `snort` ("different"): does the player to
    move win? A player without a move loses."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def wins(reds: frozenset[int], greens: frozenset[int], red_moves: bool) -> bool:
        own, other = (reds, greens) if red_moves else (greens, reds)
        bad = own if apart == "equal" else other
        for v in range(board.order):
            if v in own or v in other or any(u in bad for u in near[v]):
                continue
            after = (reds | {v}, greens) if red_moves else (reds, greens | {v})
            if not wins(*after, not red_moves):
                return True
        return False

    return wins(red, green, first_starts)


def domination_moves(
    board: Board, taken: frozenset[int] = frozenset(), *, total: bool = False, dominator_starts: bool = True
) -> int:
    """`domination`: a move takes a vertex that dominates one which was not dominated. How many moves are made until
    that is impossible, if Dominator wants few and Staller many? A vertex dominates its neighbours and, except in the
    total game, itself."""
    covers = {v: frozenset(board.around(v)) | (frozenset() if total else {v}) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def left(now: frozenset[int], dominator: bool) -> int:
        dominated = frozenset[int]().union(*(covers[v] for v in now))
        after = [
            1 + left(now | {v}, not dominator)
            for v in range(board.order)
            if v not in now and not covers[v] <= dominated
        ]
        return (min if dominator else max)(after, default=0)

    return left(taken, dominator_starts)


def line_graph(board: Board) -> Board:
    """Its vertices are the edges of the board, adjacent where these meet."""
    meet = [
        (i, j)
        for j, (u, v) in enumerate(board.edges)
        for i, edge in enumerate(board.edges[:j])
        if u in edge or v in edge
    ]
    return Board(len(board.edges), tuple(meet))


def alice_colours_all(
    board: Board, colours: int, *, alice_starts: bool = True, given: Sequence[int] | None = None
) -> bool:
    """`colouring`: Alice and Bob in turn give an uncoloured vertex one of the colours, which none of its neighbours
    has. Alice wins if all get one, Bob if some vertex cannot. `given`: a position, of each vertex the colour or 0."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def alice_wins(given: tuple[int, ...], alice: bool) -> bool:
        moves = []
        for v in range(board.order):
            if given[v]:
                continue
            allowed = [c for c in range(1, colours + 1) if all(given[u] != c for u in near[v])]
            if not allowed:
                return False
            moves += [(v, c) for c in allowed]
        if not moves:
            return True
        after = (alice_wins((*given[:v], c, *given[v + 1 :]), not alice) for v, c in moves)
        return any(after) if alice else all(after)

    start = tuple(given or (0,) * board.order)
    return alice_wins(start, alice_starts == (sum(map(bool, start)) % 2 == 0))


def game_chromatic_number(board: Board, *, alice_starts: bool = True) -> int:
    """The least number of colours with which Alice wins."""
    return next(
        k for k in range(board.order + 1) if alice_colours_all(board, k, alice_starts=alice_starts)
    )


def largest_cost(board: Board, marked: frozenset[int] = frozenset(), *, alice_starts: bool = True) -> int:
    """`marking`: Alice and Bob in turn mark a vertex, for one more than the number of its marked neighbours. The largest
    of these costs until all are marked, which Alice keeps small and Bob makes large; 0 if none is left to mark."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def largest(now: frozenset[int], alice: bool) -> int:
        after = [
            max(1 + sum(u in now for u in near[v]), largest(now | {v}, not alice))
            for v in range(board.order)
            if v not in now
        ]
        return (min if alice else max)(after, default=0)

    return largest(marked, alice_starts)


def board(order: int, edges: Sequence[Edge]) -> Board:
    """A board from any list of edges."""
    return Board(order, tuple(edges))
