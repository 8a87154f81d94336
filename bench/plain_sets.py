#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A plain search for the question of a .pg file, for bench/positional.py to compare with: iterative deepening in Black's
moves, forced replies, the symmetries of a square board, a table. It reads files as `harary export pg` writes them, with
any turns, and prints the answer and the number of positions.

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
        black = {time for row in parts["blackturns"] for time in row}
        self.turns = [time in black for row in parts["times"] for time in row]  # Black's
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

    def black_wins(self, black: int, white: int, time: int, moves: int) -> bool:
        """Within `moves` of Black's."""
        if time >= len(self.turns):
            return False
        live = [one for one in self.sets[0] if not one & white and (one & ~black).bit_count() <= moves]
        if not live:
            return False
        return (self.on_blacks_turn if self.turns[time] else self.on_whites_turn)(black, white, time, moves, live)

    def free(self, own: int, other: int, side: int, time: int) -> list[int]:
        """The points to take: the one that the other side would complete a set with, if it moves next."""
        threats = self.last_points(side, other, own)
        forced = threats and time + 1 < len(self.turns) and self.turns[time + 1] != self.turns[time]
        points = threats if forced else self.all & ~own & ~other
        return [1 << i for i in range(self.all.bit_length()) if points >> i & 1]

    def on_blacks_turn(self, black: int, white: int, time: int, moves: int, live: list[int]) -> bool:
        if self.last_points(0, black, white):
            return True
        images = [(self.moved(black, m), self.moved(white, m)) for m in self.maps]
        key = (*min([(black, white), *images]), time, moves)
        if key not in self.table:
            self.positions += 1
            free = self.free(black, white, 1, time)
            free.sort(key=lambda p: -sum(4 ** (one & black).bit_count() for one in live if one & p))
            self.table[key] = any(self.black_wins(black | p, white, time + 1, moves - 1) for p in free)
        return self.table[key]

    def on_whites_turn(self, black: int, white: int, time: int, moves: int, live: list[int]) -> bool:
        if self.last_points(1, white, black):
            return False
        free = self.free(white, black, 0, time)
        return bool(free) and all(self.black_wins(black, white | p, time + 1, moves) for p in free)

    def answer(self) -> bool:
        return any(self.black_wins(0, 0, 0, moves) for moves in range(1, sum(self.turns) + 1))


if __name__ == "__main__":
    search = Search(sys.stdin.read())
    print("yes" if search.answer() else "no", search.positions)
