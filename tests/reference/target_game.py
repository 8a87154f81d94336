# SPDX-License-Identifier: MIT
"""Positional games with a target, and the games of one colour, by their plain definition: who wins, and after how many
moves. Nothing is forgotten, merged or bounded; no line here comes from the engine.

A positional game: Red and Green colour free points in turn, `bias` = (p, q) points a turn. `sets` are what Red and Green
want to own; in `maker-breaker` only Red's count. The game is over when a player owns a set that counts. In `achievement`
a full board is a tie; in the others Green wins when no set that counts can be owned any more.

A game of one colour: both draw edges; a position is the set of the edges drawn.

A value is 1, 0 or -1 for Red, or for the first player; the winner hurries and the loser delays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations

Edge = tuple[int, int]
Worth = tuple[int, int | None]  # the value, and the moves until the end; no number for a tie


def copies(order: int, edges: Iterable[Edge], target: Iterable[Edge]) -> set[int]:
    """The copies of a target on a board, as bits of the numbers of its edges. Tries every injection."""
    number = {edge: i for i, edge in enumerate(edges)}
    target = list(target)
    vertices = sorted({v for edge in target for v in edge})
    found = set()
    for image in permutations(range(order), len(vertices)):
        at = dict(zip(vertices, image))
        pairs = [tuple(sorted((at[u], at[v]))) for u, v in target]
        if all(pair in number for pair in pairs):
            found.add(sum(1 << number[pair] for pair in pairs))
    return found


def best(mine: bool, worths: Iterable[Worth]) -> Worth:
    """What the player to move chooses; `mine`: the one whose wins count 1. One move earlier."""
    sign = 1 if mine else -1

    def wish(worth: Worth) -> tuple[int, int]:
        value, moves = worth
        return sign * value, (0 if moves is None else -sign * value * moves)

    value, moves = max(worths, key=wish)
    return value, None if moves is None else moves + 1


@dataclass
class Positional:
    """What is played, and every position of it with its worth."""

    game: str
    points: int
    red_sets: set[int]
    green_sets: set[int]
    starts: str = "red"
    bias: tuple[int, int] = (1, 1)
    red: int = 0
    green: int = 0
    _known: dict[tuple[int, int], Worth] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.game == "maker-breaker":
            self.green_sets = set()

    def legal_start(self) -> bool:
        """No set that counts is complete from the beginning."""
        return not any(one & ~self.red == 0 for one in self.red_sets) and not any(
            one & ~self.green == 0 for one in self.green_sets
        )

    def red_moves(self, red: int, green: int) -> bool:
        first, second = self.bias if self.starts == "red" else self.bias[::-1]
        moved = (red | green).bit_count() - (self.red | self.green).bit_count()
        return (moved % (first + second) < first) == (self.starts == "red")

    def ended(self, red: int, green: int) -> int | None:
        if any(one & ~red == 0 for one in self.red_sets):
            return 1
        if any(one & ~green == 0 for one in self.green_sets):
            return -1
        if self.game == "achievement":
            return 0 if (red | green) == (1 << self.points) - 1 else None
        possible = any(one & green == 0 for one in self.red_sets) or any(one & red == 0 for one in self.green_sets)
        return None if possible else -1

    def moves(self, red: int, green: int) -> list[tuple[int, tuple[int, int]]]:
        """Points, and the positions that they lead to."""
        mine = self.red_moves(red, green)
        free = [i for i in range(self.points) if not (red | green) >> i & 1]
        return [(i, (red | 1 << i, green) if mine else (red, green | 1 << i)) for i in free]

    def worth(self, red: int, green: int) -> Worth:
        """For Red."""
        key = red, green
        if key not in self._known:
            over = self.ended(red, green)
            if over is not None:
                self._known[key] = over, (0 if over else None)
            else:
                self._known[key] = best(
                    self.red_moves(red, green), [self.worth(*after) for _, after in self.moves(red, green)]
                )
        return self._known[key]


@dataclass
class OneColour:
    """`saturation` of triangles or `connect` on a board; values are those of the player to move."""

    game: str
    order: int
    edges: list[Edge]
    connected: bool = False
    misere: bool = False
    _known: dict[int, Worth] = field(default_factory=dict)

    def drawn(self, position: int) -> list[Edge]:
        return [edge for i, edge in enumerate(self.edges) if position >> i & 1]

    def is_connected(self, position: int) -> bool:
        part = list(range(self.order))
        for u, v in self.drawn(position):
            part = [part[u] if p == part[v] else p for p in part]
        return len(set(part)) == 1

    def legal(self, position: int) -> list[int]:
        drawn = set(self.drawn(position))
        touched = {v for edge in drawn for v in edge}
        found = []
        for i, (u, v) in enumerate(self.edges):
            if position >> i & 1:
                continue
            if self.game == "saturation":
                if self.connected and drawn and u not in touched and v not in touched:
                    continue
                if any(
                    tuple(sorted((u, w))) in drawn and tuple(sorted((v, w))) in drawn for w in range(self.order)
                ):
                    continue
            found.append(i)
        return found

    def ended(self, position: int) -> int | None:
        if self.game == "connect":
            return (1 if self.misere else -1) if self.is_connected(position) else None
        return None if self.legal(position) else (1 if self.misere else -1)

    def worth(self, position: int) -> Worth:
        if position not in self._known:
            over = self.ended(position)
            if over is not None:
                self._known[position] = over, 0
            else:
                after = [self.worth(position | 1 << i) for i in self.legal(position)]
                self._known[position] = best(True, [(-value, moves) for value, moves in after])
        return self._known[position]


def every_colouring_has_a_copy(points: int, sets: set[int]) -> bool:
    """The board arrows the target: by all its colourings."""
    full = (1 << points) - 1
    return all(
        any(one & ~red == 0 or one & ~(full & ~red) == 0 for one in sets) for red in range(1 << max(points - 1, 0))
    )


def complete(order: int) -> list[Edge]:
    return list(combinations(range(order), 2))
