#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares flood, from a start and without one, with breadth-first search by the definition alone.

    python3 tests/reference/compare_flood.py build/release/harary [--instances 2000] [--seed 1]

Without a start a move gives the one-colour region of any vertex any colour of the board, also one that joins
nothing. Instances are random connected graphs of up to 7 vertices and grids of up to 8 cells, in 2 to 4 colours.
Exit status 1 if an answer differs.
"""
from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from typing import NamedTuple


class Board(NamedTuple):
    neighbours: list[set[int]]
    colours: tuple[int, ...]

    def word(self) -> str:
        edges = [f"{u}-{v}" for u in range(len(self.colours)) for v in sorted(self.neighbours[u]) if u < v]
        return f"graph:{''.join(map(str, self.colours))}={','.join(edges)}"


def region(board: Board, colours: tuple[int, ...], vertex: int) -> set[int]:
    found = {vertex}
    stack = [vertex]
    while stack:
        for other in board.neighbours[stack.pop()]:
            if other not in found and colours[other] == colours[vertex]:
                found.add(other)
                stack.append(other)
    return found


def fewest(board: Board, starts: list[int]) -> int:
    """The fewest moves, each of which recolours the region of one of the starts."""
    palette = sorted(set(board.colours))
    seen = {board.colours}
    layer = [board.colours]
    moves = 0
    while all(len(set(colours)) > 1 for colours in layer):
        moves += 1
        following = []
        for colours in layer:
            for start in starts:
                members = region(board, colours, start)
                for colour in palette:
                    after = tuple(colour if v in members else old for v, old in enumerate(colours))
                    if after not in seen:
                        seen.add(after)
                        following.append(after)
        layer = following
    return moves


def random_board(chance: random.Random) -> Board:
    colours = chance.randint(2, 4)
    if chance.random() < 0.4:
        width, height = chance.choice([(2, 2), (3, 2), (4, 2), (7, 1), (2, 3)])
        order = width * height
        edges = [(v, v + 1) for v in range(order) if (v + 1) % width] + [(v, v + width) for v in range(order - width)]
    else:
        order = chance.randint(1, 7)
        reach = chance.choice([1, 2, 7])
        edges = [(chance.randrange(max(0, v - reach), v), v) for v in range(1, order)]
        density = chance.choice([0, 0.1, 0.3])
        edges += [(u, v) for v in range(order) for u in range(v) if chance.random() < density]
    neighbours: list[set[int]] = [set() for _ in range(order)]
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)
    return Board(neighbours, tuple(chance.randrange(colours) for _ in range(order)))


def answers(program: str, boards: list[Board], options: list[str]) -> list[int]:
    run = subprocess.run(
        [program, "solve", "flood", "--boards", "-", "--json", *options],
        input="".join(board.word() + "\n" for board in boards),
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(lines) == len(boards) and all(line["optimal"] for line in lines)
    return [line["length"] for line in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--instances", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    boards = [random_board(chance) for _ in range(arguments.instances)]
    differ = 0
    for name, options in (("from the first vertex", []), ("without a start", ["--start", "free"])):
        for board, length in zip(boards, answers(arguments.program, boards, options)):
            everywhere = list(range(len(board.colours)))
            right = fewest(board, everywhere if options else [0])
            if length != right:
                differ += 1
                print(f"{board.word()} {name}: {length} moves, {right} by breadth-first search")
    print(f"{len(boards)} boards, both forms: {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
