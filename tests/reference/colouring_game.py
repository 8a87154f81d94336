# SPDX-License-Identifier: MIT
"""Games in which two players colour all points and then count, by their plain definition: nothing is forgotten,
merged or bounded. They judge the engine on small boards, so no line here comes from it.

Red and Green colour free points in turn, `bias` = (p, q) points a turn, the last turn may be shorter. The player who
`starts` takes the first turn; points that have a colour from the beginning take no part in the turns. When no point is free,
Red has a points and Green b. Red wants a - b as large as possible and, where that is equal, a; Green wants the
opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Outcome = tuple[int, int]
# The points that have one player's colour, as bits, to what they count.
Count = Callable[[int], int]


@dataclass(frozen=True)
class Rules:
    """What is played on `points` points, numbered from 0."""

    points: int
    count: Count
    starts: str = "red"
    bias: tuple[int, int] = (1, 1)
    red: tuple[int, ...] = ()
    green: tuple[int, ...] = ()


def bits(points: Iterable[int]) -> int:
    """A set of points as bits."""
    return sum(1 << point for point in set(points))


@dataclass
class Play:
    """Every position of a game, with the outcome of best play from there."""

    rules: Rules
    _known: dict[tuple[int, int], Outcome] = field(default_factory=dict)
    _counted: dict[int, int] = field(default_factory=dict)

    def start(self) -> tuple[int, int]:
        """Red's points and Green's."""
        return bits(self.rules.red), bits(self.rules.green)

    def free(self, position: tuple[int, int]) -> list[int]:
        """The points without a colour."""
        red, green = position
        return [point for point in range(self.rules.points) if not (red | green) >> point & 1]

    def red_moves(self, position: tuple[int, int]) -> bool:
        """Is it Red's turn?"""
        first, second = self.rules.bias if self.rules.starts == "red" else self.rules.bias[::-1]
        moved = len(self.free(self.start())) - len(self.free(position))
        starter_moves = moved % (first + second) < first
        return starter_moves == (self.rules.starts == "red")

    def after(self, position: tuple[int, int], point: int) -> tuple[int, int]:
        """The position once this point is coloured by the player whose turn it is."""
        red, green = position
        return (red | 1 << point, green) if self.red_moves(position) else (red, green | 1 << point)

    def outcome(self, position: tuple[int, int] | None = None) -> Outcome:
        """(a, b) with best play of both; of the start, if no position is given."""
        if position is None:
            position = self.start()
        if position not in self._known:
            free = self.free(position)
            if not free:
                self._known[position] = self._count(position[0]), self._count(position[1])
            else:
                best = max if self.red_moves(position) else min
                after = [self.outcome(self.after(position, point)) for point in free]
                self._known[position] = best(after, key=lambda ab: (ab[0] - ab[1], ab[0]))
        return self._known[position]

    def _count(self, own: int) -> int:
        if own not in self._counted:
            self._counted[own] = self.rules.count(own)
        return self._counted[own]


def winner(outcome: Outcome, ties: str = "draw") -> str:
    """"first" (Red), "second" (Green) or "tie"; `ties` says who wins with equal points: first, second or draw."""
    a, b = outcome
    if a != b:
        return "first" if a > b else "second"
    return "tie" if ties == "draw" else ties
