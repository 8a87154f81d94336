#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Winning sets by name of the command line against the plain program named_sets.py, on random instances.

    python3 tests/reference/compare_named_sets.py build/release/harary --instances 1000

Compares the points and the sets of `export pg` for both players, with and without stones. Each difference is a line with
the command. The exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import random
import shlex
import subprocess
import sys

import named_sets
from instances import complete, graph6
from named_sets import Cells, Sets

PICTURES = {
    "domino": "xx",
    "el": "xx/x.",
    "tic": "xxx",
    "elly": "x../xxx",
    "fatty": "xx/xx",
    "knobby": ".x./xxx",
    "skinny": "xxxx",
    "tippy": ".xx/xx.",
    "snaky": "xx.../.xxxx",
    "I3": "xxx",
    "L3": "x./xx",
    "S4": "xx./.xx",
    "T4": "xxx/.x.",
    "F5": ".xx/xx./.x.",
    "N5": "xx../.xxx",
    "P5": "xx/xx/.x",
    "U5": "xxx/x.x",
    "V5": "xxx/x../x..",
    "W5": "xx./.xx/..x",
    "X5": ".x./xxx/.x.",
    "Y5": ".x../xxxx",
    "Z5": ".xx/.x./xx.",
    "L5": "...x/xxxx",
    "I5": "x/x/x/x/x",
    "x.x/xxx": "x.x/xxx",
    "xx/.x/.x/xx": "xx/.x/.x/xx",
}
TARGETS = {"K3": complete(3), "P3": [(0, 1), (1, 2)], "C4": [(0, 1), (1, 2), (2, 3), (0, 3)], "star:3": [(0, 1), (0, 2), (0, 3)]}


class Instance:
    def __init__(self, board: str, points: list[str]) -> None:
        self.board = board
        self.points = points
        self.families: list[tuple[str, Sets]] = []


def random_cells(source: random.Random, sizes_to: int) -> Cells:
    shape = source.choice(("grid", "grid", "torus", "cube", "rhombus", "hexagon", "triangle"))
    if shape in ("hexagon", "triangle"):
        return Cells(shape, (source.randint(1, 3 if shape == "hexagon" else 6),))
    if shape == "cube":
        return Cells(shape, tuple(source.randint(1, 3) for _ in range(source.randint(3, 4))))
    least = 3 if shape == "torus" else 1
    return Cells(shape, (source.randint(least, sizes_to), source.randint(least, sizes_to)))


def cells_instance(source: random.Random) -> Instance:
    board = random_cells(source, 6)
    instance = Instance(board.text(), [board.name(cell) for cell in board.cells])
    for _ in range(2):
        kind = source.random()
        if kind < 0.4 or board.shape not in ("grid", "torus"):
            length = source.randint(1, 5)
            instance.families.append((f"line:{length}", named_sets.lines(board, length)))
        else:
            name = source.choice(list(PICTURES))
            instance.families.append((f"animal:{name}", named_sets.places(board, PICTURES[name])))
    return instance


def connection_instance(source: random.Random) -> Instance:
    while True:
        board = random_cells(source, 4)
        sides = list(board.sides())
        if len(board.cells) <= 11 and sides:
            break
    start, end = source.sample(sides, 2)
    instance = Instance(board.text(), [board.name(cell) for cell in board.cells])
    instance.families.append((f"path:{start}-{end}", named_sets.connections(board, start, end)))
    return instance


def graph_instance(source: random.Random) -> Instance:
    order = source.randint(1, 5)
    pairs = complete(order)
    edges = [pair for pair in pairs if source.random() < 0.8]
    edges.sort(key=lambda edge: (edge[1], edge[0]))
    word = graph6(order, tuple(edges))
    if source.random() < 0.3 or not edges:
        instance = Instance(word, [str(v) for v in range(order)])
        instance.families.append(("closed-neighbourhoods", named_sets.closed_neighbourhoods(order, edges)))
        instance.families.append(("dominating-sets", named_sets.dominating_sets(order, edges)))
        source.shuffle(instance.families)
        return instance
    instance = Instance(word, list(map(named_sets.edge_name, edges)))
    families = named_sets.edge_families(order, edges)
    for _ in range(2):
        if source.random() < 0.4 or order == 1:
            name = source.choice(list(TARGETS))
            instance.families.append((f"copies:{name}", named_sets.copies(order, edges, TARGETS[name])))
        else:
            family = source.choice(list(families))
            instance.families.append((family, named_sets.sets_of_edges(edges, families[family])))
    return instance


def uniform_instance(source: random.Random) -> Instance:
    order = source.randint(1, 6)
    rank = source.randint(1, order)
    size = source.randint(rank, 6)
    points = ["-".join(map(str, point)) for point in named_sets.combinations(range(order), rank)]
    instance = Instance(f"uniform:{order},{rank}", points)
    instance.families.append((f"copies:uniform:{size},{rank}", named_sets.complete_parts(order, rank, size)))
    return instance


def sections(text: str) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    rows: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("#"):
            rows = found.setdefault(line[1:], [])
        else:
            rows.append(line.split())
    return found


def difference(program: str, source: random.Random) -> str:
    """A line about the instance if the two programs differ on it; else nothing."""
    instance = source.choice((cells_instance, cells_instance, connection_instance, graph_instance, uniform_instance))(
        source
    )
    several = source.random() < 0.3
    red = instance.families if several else instance.families[:1]
    green = source.choice((red, instance.families[-1:]))
    words = [program, "export", "pg", "achievement", "--board", instance.board]
    words += ["--target", ";".join(name for name, _ in red)]
    if green != red:
        words += ["--green-target", ";".join(name for name, _ in green)]
    stones: dict[str, set[str]] = {"red": set(), "green": set()}
    if source.random() < 0.5:
        for point in instance.points:
            owner = source.choice(("red", "green", "", "", "", "", ""))
            if owner:
                stones[owner].add(point)
        for colour, points in stones.items():
            if points:
                words += [f"--{colour}", ",".join(sorted(points))]
    expected = []
    for families, own, other in ((red, "red", "green"), (green, "green", "red")):
        sets = named_sets.minimal(one for _, sets in families for one in sets)
        expected.append(named_sets.with_stones(sets, stones[own], stones[other]))
    free = [point for point in instance.points if point not in stones["red"] | stones["green"]]
    done = subprocess.run(words, capture_output=True, text=True)
    refused = any(frozenset() in sets for sets in expected)
    if refused or done.returncode != 0:
        if refused and done.returncode == 2:
            return ""
        return f"{shlex.join(words)}: {done.stderr.strip()}"
    found = sections(done.stdout)
    if sorted(found["positions"][0]) != sorted(free):
        return f"{shlex.join(words)}: points"
    for section, sets in (("blackwins", expected[0]), ("whitewins", expected[1])):
        if {frozenset(row) for row in found[section]} != sets or len(found[section]) != len(sets):
            return f"{shlex.join(words)}: {section}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--instances", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    found = [line for _ in range(arguments.instances) if (line := difference(arguments.program, source))]
    print(f"{arguments.instances} instances, {len(found)} differences")
    for line in found[:20]:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
