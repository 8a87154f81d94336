# SPDX-License-Identifier: MIT
"""Misère play by its definition: a player who cannot move wins. Heap games by octal codes, games on vertices; and what a
misère quotient claims, multiplied out."""

from __future__ import annotations

import re
from functools import lru_cache

from vertex_games import Board

Heaps = tuple[int, ...]


def heap_options(code: str, heap: int) -> set[Heaps]:
    """What a move in one heap leaves: the digit of the number taken allows no heap (1), one (2), two (4)."""
    found: set[Heaps] = set()
    for taken, digit in enumerate(map(int, code.removeprefix("0.")), 1):
        left = heap - taken
        if digit & 1 and left == 0:
            found.add(())
        if digit & 2 and left > 0:
            found.add((left,))
        if digit & 4:
            found |= {(one, left - one) for one in range(1, left // 2 + 1)}
    return found


@lru_cache(maxsize=None)
def lost(code: str, heaps: Heaps) -> bool:
    """Does the player to move lose? `heaps` in order."""
    moved = False
    for i, heap in enumerate(heaps):
        for option in heap_options(code, heap):
            moved = True
            if lost(code, tuple(sorted(heaps[:i] + heaps[i + 1 :] + option))):
                return False
    return moved


def mover_wins_misere(board: Board, game: str, red: frozenset[int], green: frozenset[int], red_starts: bool) -> bool:
    """`kayles`, `col` and `snort`; in kayles `red` is what is taken."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def wins(reds: frozenset[int], greens: frozenset[int], red_moves: bool) -> bool:
        own, other = (reds, greens) if red_moves or game == "kayles" else (greens, reds)
        bad = other if game == "snort" else own
        free = [v for v in range(board.order) if v not in own | other and not any(u in bad for u in near[v])]
        if not free:
            return True
        for v in free:
            mine = own | {v}
            after = (mine, other) if red_moves or game == "kayles" else (other, mine)
            if not wins(*after, not red_moves):
                return True
        return False

    return wins(red, green, red_starts)


class Quotient:
    """A presentation as the program prints it, and what it says of sums."""

    def __init__(self, generators: list[str], relations: list[str], values: list[str], p_portion: list[str]) -> None:
        self.generators = generators
        self.relations = [tuple(map(self.exponents, relation.split(" = "))) for relation in relations]
        self.values = list(map(self.exponents, values))
        self.p_portion = set(map(self.exponents, p_portion))

    def exponents(self, product: str) -> tuple[int, ...]:
        """Of "ab^2": (1, 2)."""
        found = dict.fromkeys(self.generators, 0)
        if product != "1":
            for name, power in re.findall(r"([a-z]\d*)(?:\^(\d+))?", product):
                found[name] += int(power or 1)
        return tuple(found[name] for name in self.generators)

    def reduced(self, product: tuple[int, ...]) -> tuple[int, ...]:
        """By the relations from left to right, as long as one applies."""
        for large, small in self.relations:
            if all(have >= need for have, need in zip(product, large)):
                return self.reduced(tuple(have - need + more for have, need, more in zip(product, large, small)))
        return product

    def element(self, heaps: Heaps) -> tuple[int, ...]:
        product = tuple(0 for _ in self.generators)
        for heap in heaps:
            product = self.reduced(tuple(map(int.__add__, product, self.values[heap - 1])))
        return product

    def lost(self, heaps: Heaps) -> bool:
        return self.element(heaps) in self.p_portion
