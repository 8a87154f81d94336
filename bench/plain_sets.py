#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A plain search for the question of a .pg file, for bench/positional.py to compare with: iterative deepening in Black's
moves, forced replies, the symmetries of a square board, a table. It reads files as `harary export pg` writes them, in
which the players move in turn, and prints the answer and the number of positions.

    harary export pg maker-breaker --instance FILE | python3 bench/plain_sets.py
"""

from __future__ import annotations

import re
import sys

sys.setrecursionlimit(10_000)


def sections(text: str) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            rows = found.setdefault(line[1:].strip(), [])
        elif line.split():
            rows.append(line.split())
    return found


class Search:
    def __init__(self, text: str) -> None:
        parts = sections(text)
        names = [name for row in parts["positions"] for name in row]
        number = {name: i for i, name in enumerate(names)}
        self.sets = [[sum(1 << number[n] for n in row) for row in parts.get(s, [])] for s in ("blackwins", "whitewins")]
        self.all = (1 << len(names)) - 1
        self.times = len(parts["times"][0])
        self.black_first = parts["times"][0][0] in parts["blackturns"][0]
        self.maps = self.symmetries(names, number)
        self.table: dict[tuple[int, int, int, int], bool] = {}
        self.positions = 0

    def symmetries(self, names: list[str], number: dict[str, int]) -> list[list[int]]:
        """Those of the square that map the points and both families to themselves."""
        cells = [re.fullmatch(r"([a-z])(\d+)", name) for name in names]
        if not all(cells):
            return []
        places = [(ord(c[1]) - 97, int(c[2]) - 1) for c in cells if c]
        size = max(max(place) for place in places)
        maps = []
        for i in range(1, 8):
            there = [(size - x, y) if i & 1 else (x, y) for x, y in places]
            there = [(x, size - y) if i & 2 else (x, y) for x, y in there]
            there = [(y, x) if i & 4 else (x, y) for x, y in there]
            image = [number.get(f"{chr(97 + x)}{y + 1}", -1) for x, y in there]
            if -1 not in image and all({self.moved(s, image) for s in some} == set(some) for some in self.sets):
                maps.append(image)
        return maps

    @staticmethod
    def moved(points: int, image: list[int]) -> int:
        return sum(1 << to for at, to in enumerate(image) if points >> at & 1)

    def last_points(self, side: int, own: int, other: int) -> int:
        """Those that complete a set of that side."""
        found = 0
        for one in self.sets[side]:
            rest = one & ~own
            if not one & other and not rest & (rest - 1):
                found |= rest
        return found

    def black_moves(self, black: int, white: int, time: int, moves: int) -> bool:
        if time >= self.times or moves == 0:
            return False
        if self.last_points(0, black, white):
            return True
        live = [one for one in self.sets[0] if not one & white and (one & ~black).bit_count() <= moves]
        danger = self.last_points(1, white, black)
        if not live or danger & (danger - 1):
            return False
        images = [(self.moved(black, m), self.moved(white, m)) for m in self.maps]
        key = (*min([(black, white), *images]), time, moves)
        if key not in self.table:
            self.positions += 1
            free = [1 << i for i in range(self.all.bit_length()) if (danger or self.all & ~black & ~white) >> i & 1]
            free.sort(key=lambda p: -sum(4 ** (one & black).bit_count() for one in live if one & p))
            self.table[key] = any(self.white_moves(black | p, white, time + 1, moves - 1) for p in free)
        return self.table[key]

    def white_moves(self, black: int, white: int, time: int, moves: int) -> bool:
        if time >= self.times or self.last_points(1, white, black):
            return False
        if not any(not one & white and (one & ~black).bit_count() <= moves for one in self.sets[0]):
            return False
        free = self.last_points(0, black, white) or self.all & ~black & ~white
        points = (1 << i for i in range(self.all.bit_length()) if free >> i & 1)
        return free != 0 and all(self.black_moves(black, white | p, time + 1, moves) for p in points)

    def answer(self) -> bool:
        mine = (self.times + (1 if self.black_first else 0)) // 2
        ask = self.black_moves if self.black_first else self.white_moves
        return any(ask(0, 0, 0, moves) for moves in range(1, mine + 1))


if __name__ == "__main__":
    search = Search(sys.stdin.read())
    print("yes" if search.answer() else "no", search.positions)
