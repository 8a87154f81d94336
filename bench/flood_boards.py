#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the flood boards of docs/performance.md, one a line, for `harary solve flood --boards @FILE.txt`.

    bench/flood_boards.py random 24x24 6 1000 > boards.txt
    bench/flood_boards.py kami 60 100 > puzzles.txt

random: uniform random square grids. kami: boards like those of the Kami puzzles, with large regions: cells near
random points (patches), the same with a mirror (mirrored), and rings around several centres (rings), as coloured grids
of 3 to 5 colours with at most the given number of regions. The seed is fixed: the same command makes the same boards.
"""
from __future__ import annotations

import random
import sys
from typing import Callable

Grid = list[list[int]]
CELLS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(grid: Grid) -> str:
    return f"square:{len(grid[0])}x{len(grid)}=" + "".join(CELLS[cell] for row in grid for cell in row)


def uniform(chance: random.Random, width: int, height: int, colours: int) -> Grid:
    return [[chance.randrange(colours) for _ in range(width)] for _ in range(height)]


def regions(grid: Grid) -> int:
    height, width = len(grid), len(grid[0])
    seen = [[False] * width for _ in range(height)]
    count = 0
    for row in range(height):
        for column in range(width):
            if seen[row][column]:
                continue
            count += 1
            seen[row][column] = True
            stack = [(row, column)]
            while stack:
                r, c = stack.pop()
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= y < height and 0 <= x < width and not seen[y][x] and grid[y][x] == grid[r][c]:
                        seen[y][x] = True
                        stack.append((y, x))
    return count


def patches(chance: random.Random, colours: int, points: int) -> Grid:
    centres = [
        (chance.uniform(0, 20), chance.uniform(0, 14), chance.randrange(colours)) for _ in range(points)
    ]
    return [
        [min(centres, key=lambda p: (p[0] - y) ** 2 + (p[1] - x) ** 2)[2] for x in range(14)] for y in range(20)
    ]


def mirrored(chance: random.Random, colours: int, points: int) -> Grid:
    return [row[:7] + row[6::-1] for row in patches(chance, colours, points)]


def rings(chance: random.Random, colours: int, points: int) -> Grid:
    centres = [(chance.uniform(0, 20), chance.uniform(0, 14)) for _ in range(2 + points // 20)]
    order = [[chance.randrange(colours) for _ in range(24)] for _ in centres]
    grid: Grid = []
    for y in range(20):
        row = []
        for x in range(14):
            distances = [max(abs(cy - y), abs(cx - x)) for cy, cx in centres]
            nearest = distances.index(min(distances))
            row.append(order[nearest][int(distances[nearest] / 1.5)])
        grid.append(row)
    for _ in range(points // 2):
        grid[chance.randrange(20)][chance.randrange(14)] = chance.randrange(colours)
    return grid


SHAPES: list[Callable[[random.Random, int, int], Grid]] = [patches, mirrored, rings]


def main() -> None:
    kind, *rest = sys.argv[1:]
    chance = random.Random(1)
    if kind == "random":
        size, colours, count = rest
        width, height = (int(side) for side in size.split("x"))
        for _ in range(int(count)):
            print(word(uniform(chance, width, height, int(colours))))
    elif kind == "kami":
        most, count = (int(text) for text in rest)
        made = 0
        while made < count:
            grid = SHAPES[made % len(SHAPES)](chance, 3 + made % 3, chance.randrange(10, 2 * most))
            if not most // 3 <= regions(grid) <= most:
                continue
            print(word(grid))
            made += 1
    else:
        sys.exit(f"{kind}: not a kind of boards; use random or kami")


if __name__ == "__main__":
    main()
