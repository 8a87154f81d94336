# SPDX-License-Identifier: MIT
"""Small games as a user may write them, for the tests of games of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Nim:
    """Normal play: a player who cannot move loses."""

    def __init__(self, *heaps: int, with_key: bool = True) -> None:
        self.heaps = heaps
        if with_key:
            self.key: Callable[[Any], Any] = lambda heaps: tuple(sorted(h for h in heaps if h))

    def start(self) -> tuple[int, ...]:
        return self.heaps

    def moves(self, heaps: tuple[int, ...]) -> list[tuple[int, int]]:
        return [(i, n) for i, heap in enumerate(heaps) for n in range(1, heap + 1)]

    def after(self, heaps: tuple[int, ...], move: tuple[int, int]) -> tuple[int, ...]:
        return tuple(heap - move[1] if i == move[0] else heap for i, heap in enumerate(heaps))

    def result(self, heaps: tuple[int, ...]) -> int | None:
        return None if any(heaps) else -1


class Subtraction:
    """Scores and two moves in a row: after taking 3 the same player goes on."""

    def start(self) -> tuple[int, int, str]:
        return (9, 0, "first")

    def moves(self, position: tuple[int, int, str]) -> range:
        return range(1, min(3, position[0]) + 1)

    def after(self, position: tuple[int, int, str], taken: int) -> tuple[int, int, str]:
        left, lead, side = position
        other = "second" if side == "first" else "first"
        gain = taken * taken if side == "first" else -taken * taken
        return (left - taken, lead + gain, side if taken == 3 else other)

    def mover(self, position: tuple[int, int, str]) -> str:
        return position[2]

    def result(self, position: tuple[int, int, str]) -> int | None:
        left, lead, side = position
        return None if left else lead if side == "first" else -lead
