#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The program against the plain games of edge_games.py, on random graphs, through the Python package.

    PYTHONPATH=build/release/python python3 tests/reference/compare_edges.py --instances 1000
    PYTHONPATH=build/release/python python3 tests/reference/compare_edges.py shared one-colour --seed 7 --moves

Compares the answer and, with --moves, every first move. Each difference is a line with the question. The exit status is 1
if there is one.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable

import harary
from edge_games import (
    Edge,
    builder_forces,
    contains,
    copies,
    has,
    one_colour_achievement,
    saturation_score,
    shared_colours,
)
from instances import complete, cycle, graph6, path

TARGETS: dict[str, list[Edge]] = {
    "K3": complete(3),
    "P3": path(3),
    "P4": path(4),
    "C4": cycle(4),
    "star:3": [(0, 1), (0, 2), (0, 3)],
    "matching:2": [(0, 1), (2, 3)],
    "K2": [(0, 1)],
    "P5": path(5),
}
WINNERS = {1: "first", 0: "tie", -1: "second"}


class Board:
    """A random graph; its numbers of edges and vertices are at most those given."""

    def __init__(self, source: random.Random, most_edges: int, most_vertices: int = 6) -> None:
        self.order = source.randint(2, most_vertices)
        pairs = complete(self.order)
        source.shuffle(pairs)
        self.edges = sorted(pairs[: source.randint(1, min(most_edges, len(pairs)))])
        if source.random() < 0.2 and self.order * (self.order - 1) // 2 <= most_edges:
            self.edges = complete(self.order)
        if source.random() < 0.3:
            self.scatter(source)
        self.options = {"board": graph6(self.order, tuple(self.edges))}
        self.points = len(self.edges)

    def scatter(self, source: random.Random) -> None:
        """Among up to 64 vertices; those that it did not have are without an edge."""
        used = sorted({v for edge in self.edges for v in edge})
        self.order = source.randint(self.order, 64)
        place = dict(zip(used, source.sample(range(self.order), len(used))))
        self.edges = sorted((min(place[u], place[v]), max(place[u], place[v])) for u, v in self.edges)

    def target(self, source: random.Random) -> tuple[str, frozenset[int]]:
        fitting = [name for name, pairs in TARGETS.items() if max(map(max, pairs)) < self.order]
        name = source.choice(fitting)
        used = sorted({v for edge in self.edges for v in edge})
        close = [(used.index(u), used.index(v)) for u, v in self.edges]
        return name, copies(len(used), close, TARGETS[name])

    def text(self, edges: int) -> str:
        return ",".join("{}-{}".format(*edge) for i, edge in enumerate(self.edges) if edges >> i & 1)

    def some(self, source: random.Random, without: int = 0) -> int:
        return sum(1 << i for i in range(self.points) if not without >> i & 1 and source.random() < 0.2)


# Of a question: its words, and what the program says that differs.
Asked = tuple[str, list[str]]


def differences(game: harary.Game, value: int, moves: dict[str, int] | None) -> list[str]:
    found = []
    said = game.solve().winner
    if said != WINNERS[value]:
        found.append(f"{said}, not {WINNERS[value]}")
    if moves:
        analysed = {move.move: move.winner for move in game.analyse().moves}
        expected = {move: WINNERS[after] for move, after in moves.items()}
        if analysed != expected:
            found.append(f"moves {analysed}, not {expected}")
    return found


def shared(source: random.Random, moves: bool) -> Asked | None:
    board = Board(source, 6)
    name = source.choice(("achievement", "misere-avoidance", "avoidance"))
    target, red_sets = board.target(source)
    green_target, green_sets = board.target(source) if source.random() < 0.3 else (target, red_sets)
    red = board.some(source) if source.random() < 0.5 else 0
    green = board.some(source, red) if red else 0
    if has(red_sets, red) or has(green_sets, green):
        return None
    starts = source.choice(("red", "green"))
    bias = source.choice(((1, 1), (1, 1), (1, 2), (2, 1), (2, 3)))
    value = shared_colours(
        name, board.points, red_sets, green_sets, red, green, first_starts=starts == "red", bias=bias
    )
    options = {**board.options, "target": target, "first": starts, "bias": "{}:{}".format(*bias)}
    options |= {"green_target": green_target} if green_target != target else {}
    options |= {"red": board.text(red)} if red else {}
    options |= {"green": board.text(green)} if green else {}
    game = harary.game(name, colours_shared=True, **options)  # type: ignore[arg-type]
    after = {}
    for i, edge in enumerate(board.edges if moves else []):
        for colour, sets in (("red", red_sets), ("green", green_sets)):
            position = (red | 1 << i, green) if colour == "red" else (red, green | 1 << i)
            own = position[0] if colour == "red" else position[1]
            if not (red | green) >> i & 1 and not (name == "avoidance" and has(sets, own)):
                after["{}={}-{}".format(colour, *edge)] = value(*position)
    return f"{name} {options} shared", differences(game, value(red, green), after)


def one_colour(source: random.Random, moves: bool) -> Asked | None:
    board = Board(source, 10)
    target, sets = board.target(source)
    drawn = board.some(source) if source.random() < 0.5 else 0
    if has(sets, drawn):
        return None
    starts = source.choice(("red", "green"))
    sign = 1 if starts == "red" else -1
    value = one_colour_achievement(board.points, sets)
    options = {**board.options, "target": target, "first": starts}
    options |= {"red": board.text(drawn)} if drawn else {}
    game = harary.game("one-colour-achievement", **options)  # type: ignore[arg-type]
    after = {}
    for i, edge in enumerate(board.edges if moves else []):
        if not drawn >> i & 1:
            now = drawn | 1 << i
            after["{}-{}".format(*edge)] = sign * (1 if has(sets, now) else -value(now))
    return f"one-colour-achievement {options}", differences(game, sign * value(drawn), after)


def score(source: random.Random, moves: bool) -> Asked | None:
    board = Board(source, 10)
    target, sets = board.target(source)
    drawn = board.some(source) if source.random() < 0.5 else 0
    if has(sets, drawn):
        return None
    starts = source.choice(("red", "green"))
    options = {**board.options, "target": target, "first": starts}
    options |= {"red": board.text(drawn)} if drawn else {}
    value = saturation_score(board.points, sets, drawn, max_starts=starts == "red")
    game = harary.game("saturation", score=True, **options)  # type: ignore[arg-type]
    found = []
    said = game.solve().outcome
    if said != (value(drawn), board.points - value(drawn)):
        found.append(f"{said}, not {value(drawn)} edges")
    if moves:
        analysed = {move.move: move.outcome and move.outcome[0] for move in game.analyse().moves}
        after = {
            board.text(1 << i): value(drawn | 1 << i)
            for i in range(board.points)
            if not drawn >> i & 1 and not has(sets, drawn | 1 << i)
        }
        if analysed != after:
            found.append(f"moves {analysed}, not {after}")
    return f"saturation {options} score", found


def builder(source: random.Random, moves: bool) -> Asked | None:
    """On a board, or without a bound on the vertices; perhaps with edges that are painted from the start."""
    names = ("K2", "P3", "P4", "K3", "star:3", "matching:2", "C4")
    red_target, green_target = source.choice(names), source.choice(names)
    bounded = source.random() < 0.4
    board = Board(source, 8)
    left = source.randint(1, 7 if bounded else 5)
    painted = source.sample(board.edges, min(len(board.edges), source.choice((0, 0, 1, 2, 3))))
    cut = source.randint(0, len(painted))
    red, green = frozenset(painted[:cut]), frozenset(painted[cut:])
    if contains(red, TARGETS[red_target]) or contains(green, TARGETS[green_target]):
        return None
    if not bounded and (2 * left + 1 + max((v for e in painted for v in e), default=-1) > 32):
        return None
    forces = builder_forces(TARGETS[red_target], TARGETS[green_target], board.edges if bounded else None)
    options = {**(board.options if bounded else {}), "target": red_target, "green_target": green_target}
    for name, edges in (("red", red), ("green", green)):
        if edges:
            options[name] = ",".join("{}-{}".format(*edge) for edge in sorted(edges))
    game = harary.game("builder", edges=left, **options)  # type: ignore[arg-type]
    least = next((m for m in range(1, left + 1) if forces(red, green, m)), None)
    found = []
    for question in ("outcome", "winner"):
        said = game.solve(question=question).winner
        if said != ("first" if least else "second"):
            found.append(f"{question}: {said}, not with {least} edges")
    if moves:
        for edge in source.sample(board.edges, min(3, len(board.edges))) if bounded else ():
            if edge in red or edge in green:
                continue
            after = {
                "red={}-{}".format(*edge): forces(red | {edge}, green, left - 1),
                "green={}-{}".format(*edge): forces(red, green | {edge}, left - 1),
            }
            fields = [f"red={options.get('red', '')}", f"green={options.get('green', '')}", "edges={}-{}".format(*edge)]
            analysed = {m.move: m.winner == "first" for m in game.analyse(";".join(fields)).moves}
            if analysed != after:
                found.append(f"after {edge}: {analysed}, not {after}")
    return f"builder {options} edges {left}", found


GAMES: dict[str, Callable[[random.Random, bool], Asked | None]] = {
    "shared": shared,
    "one-colour": one_colour,
    "score": score,
    "builder": builder,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), help=f"of {', '.join(GAMES)}")
    parser.add_argument("--instances", type=int, default=300, help="of each game (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", action="store_true", help="compare every first move too")
    given = parser.parse_args()
    wrong = 0
    for name in given.games:
        source = random.Random(f"{name} {given.seed}")
        asked = 0
        while asked < given.instances:
            question = GAMES[name](source, given.moves)
            if question is None:
                continue
            asked += 1
            words, found = question
            for line in found:
                print(f"{words}: {line}", flush=True)
                wrong += 1
        print(f"{name}: {asked} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
