# SPDX-License-Identifier: MIT
"""Winning sets by name, from the definitions alone: boards of cells, rows, animals, connections of two sides, and
families of edges and vertices of a graph. Slow on purpose: what can be tried is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, permutations, product

Cell = tuple[int, ...]
Sets = set[frozenset[str]]

STEPS_OF_SIX = [(1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1)]


class Cells:
    """A board of cells: which there are, what each is called, and what is next to what."""

    def __init__(self, shape: str, sizes: tuple[int, ...]) -> None:
        self.shape = shape
        self.sizes = sizes
        n = sizes[0]
        if shape == "hexagon":
            self.cells = [(x, y) for x in range(2 * n - 1) for y in range(2 * n - 1) if n - 1 <= x + y <= 3 * n - 3]
        elif shape == "triangle":
            self.cells = [(x, y) for y in range(n) for x in range(y + 1)]
        else:
            self.cells = list(product(*(range(size) for size in sizes)))

    def text(self) -> str:
        return f"{self.shape}:{'x'.join(map(str, self.sizes))}"

    def name(self, cell: Cell) -> str:
        if len(cell) != 2:
            return "x".join(str(c + 1) for c in cell)
        column, row = cell
        letters = "" if column < 26 else "abcdefghij"[column // 26 - 1]
        return f"{letters}{'abcdefghijklmnopqrstuvwxyz'[column % 26]}{row + 1}"

    def steps(self) -> list[Cell]:
        """Between cells that touch."""
        if self.shape in ("rhombus", "hexagon"):
            return STEPS_OF_SIX
        if self.shape == "triangle":
            return [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)]
        return [step for step in product((-1, 0, 1), repeat=len(self.sizes)) if sum(map(abs, step)) == 1]

    def directions(self) -> list[Cell]:
        """Of rows."""
        if self.shape in ("rhombus", "hexagon", "triangle"):
            return self.steps()
        return [step for step in product((-1, 0, 1), repeat=len(self.sizes)) if any(step)]

    def plus(self, cell: Cell, step: Cell, times: int = 1) -> Cell | None:
        there = tuple(c + times * s for c, s in zip(cell, step, strict=True))
        if self.shape == "torus":
            there = tuple(c % size for c, size in zip(there, self.sizes, strict=True))
        return there if there in self.cells else None

    def sides(self) -> dict[str, list[Cell]]:
        if self.shape == "torus" or (self.shape == "cube" and len(self.sizes) > 3):
            return {}
        n = self.sizes[0] - 1
        of: dict[str, Callable[[Cell], bool]]
        if self.shape == "hexagon":  # from the top row, clockwise
            of = {
                "1": lambda c: c[1] == 0,
                "2": lambda c: c[0] == 2 * n,
                "3": lambda c: c[0] + c[1] == 3 * n,
                "4": lambda c: c[1] == 2 * n,
                "5": lambda c: c[0] == 0,
                "6": lambda c: c[0] + c[1] == n,
            }
        elif self.shape == "triangle":
            of = {"left": lambda c: c[0] == 0, "right": lambda c: c[0] == c[1], "bottom": lambda c: c[1] == n}
        else:
            names = [("left", "right"), ("top", "bottom"), ("front", "back")][: len(self.sizes)]
            of = {}
            for i, (low, high) in enumerate(names):
                of[low] = lambda c, i=i: c[i] == 0
                of[high] = lambda c, i=i: c[i] == self.sizes[i] - 1
        return {name: [c for c in self.cells if test(c)] for name, test in of.items()}


def named(board: Cells, sets: Iterable[Iterable[Cell]]) -> Sets:
    return {frozenset(map(board.name, one)) for one in sets}


def lines(board: Cells, length: int) -> Sets:
    found = []
    for cell in board.cells:
        for direction in board.directions():
            row = [board.plus(cell, direction, i) for i in range(length)]
            if None not in row and len(set(row)) == length:
                found.append([c for c in row if c is not None])
    return named(board, found)


def places(board: Cells, picture: str) -> Sets:
    animal = [(x, y) for y, row in enumerate(picture.split("/")) for x, c in enumerate(row) if c == "x"]
    found = []
    for a, b, c, d in [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)]:
        for mirror in (1, -1):
            turned = [(mirror * (a * x + b * y), c * x + d * y) for x, y in animal]
            for dx in range(-12, 13):
                for dy in range(-12, 13):
                    there = [board.plus((0, 0), (x + dx, y + dy)) for x, y in turned]
                    if None not in there and len(set(there)) == len(animal):
                        found.append([t for t in there if t is not None])
    return named(board, found)


def minimal(sets: Iterable[frozenset[str]]) -> Sets:
    kept: list[frozenset[str]] = []
    for one in sorted(set(sets), key=len):
        if not any(other <= one for other in kept):
            kept.append(one)
    return set(kept)


def connections(board: Cells, start: str, end: str) -> Sets:
    """Of all subsets of the cells, so of small boards."""
    sides = board.sides()
    found: list[frozenset[str]] = []
    for size in range(1, len(board.cells) + 1):
        for chosen in combinations(board.cells, size):
            name = frozenset(map(board.name, chosen))
            if any(other <= name for other in found):
                continue
            reached = [c for c in chosen if c in sides[start]]
            for cell in reached:
                for step in board.steps():
                    there = board.plus(cell, step)
                    if there in chosen and there not in reached:
                        reached.append(there)
            if any(c in sides[end] for c in reached):
                found.append(name)
    return set(found)


Edge = tuple[int, int]


def edge_name(edge: Edge) -> str:
    return "{}-{}".format(*sorted(edge))


def parts(vertices: Iterable[int], edges: Iterable[Edge]) -> int:
    """How many connected parts there are."""
    part = {v: v for v in vertices}
    for u, v in edges:
        old, new = part[u], part[v]
        part = {w: new if p == old else p for w, p in part.items()}
    return len(set(part.values()))


def degrees(edges: Iterable[Edge]) -> dict[int, int]:
    found: dict[int, int] = {}
    for edge in edges:
        for v in edge:
            found[v] = found.get(v, 0) + 1
    return found


def is_cycle(edges: tuple[Edge, ...]) -> bool:
    of = degrees(edges)
    return len(edges) >= 3 and set(of.values()) == {2} and parts(of, edges) == 1


def path_ends(edges: tuple[Edge, ...]) -> set[int] | None:
    """The two ends of a path; None for what is none."""
    of = degrees(edges)
    if len(of) != len(edges) + 1 or parts(of, edges) != 1 or max(of.values()) > 2:
        return None
    return {v for v, degree in of.items() if degree == 1}


def edge_families(order: int, edges: list[Edge]) -> dict[str, Callable[[tuple[Edge, ...]], bool]]:
    """Of each family of sets of edges, what a set in it is."""

    def hamilton_path(chosen: tuple[Edge, ...]) -> bool:
        return len(chosen) == order - 1 and path_ends(chosen) is not None

    return {
        "spanning-trees": lambda chosen: len(chosen) == order - 1 > 0 and parts(range(order), chosen) == 1,
        "cycles": is_cycle,
        "odd-cycles": lambda chosen: len(chosen) % 2 == 1 and is_cycle(chosen),
        "perfect-matchings": lambda chosen: set(degrees(chosen)) == set(range(order))
        and set(degrees(chosen).values()) == {1},
        f"simple-path:0-{order - 1}": lambda chosen: path_ends(chosen) == {0, order - 1},
        "hamilton-cycles": lambda chosen: len(chosen) == order and is_cycle(chosen),
        "hamilton-paths": hamilton_path,
        f"hamilton-path:0-{order - 1}": lambda chosen: hamilton_path(chosen) and path_ends(chosen) == {0, order - 1},
    }


def sets_of_edges(edges: list[Edge], is_one: Callable[[tuple[Edge, ...]], bool]) -> Sets:
    found = []
    for size in range(1, len(edges) + 1):
        found += [frozenset(map(edge_name, chosen)) for chosen in combinations(edges, size) if is_one(chosen)]
    return minimal(found)


def copies(order: int, edges: list[Edge], target: list[Edge]) -> Sets:
    present = {frozenset(edge) for edge in edges}
    vertices = max(map(max, target)) + 1
    found = []
    for image in permutations(range(order), vertices):
        copy = {frozenset((image[u], image[v])) for u, v in target}
        if copy <= present:
            found.append(frozenset(edge_name(tuple(edge)) for edge in copy))
    return set(found)


def closed_neighbourhoods(order: int, edges: list[Edge]) -> Sets:
    return minimal(
        frozenset({str(v)} | {str(sum(edge) - v) for edge in edges if v in edge}) for v in range(order)
    )


def dominating_sets(order: int, edges: list[Edge]) -> Sets:
    around = closed_neighbourhoods(order, edges)
    vertices = [str(v) for v in range(order)]
    subsets = (frozenset(chosen) for size in range(order + 1) for chosen in combinations(vertices, size))
    return minimal(chosen for chosen in subsets if all(chosen & one for one in around))


def complete_parts(order: int, rank: int, size: int) -> Sets:
    return {
        frozenset("-".join(map(str, point)) for point in combinations(chosen, rank))
        for chosen in combinations(range(order), size)
    }


def with_stones(sets: Sets, own: set[str], other: set[str]) -> Sets:
    return minimal(one - own for one in sets if not one & other)
