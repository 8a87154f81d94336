#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The command line against the plain games of target_game.py, on random instances.

    python3 tests/reference/compare_targets.py build/release/harary --instances 1000
    python3 tests/reference/compare_targets.py build/release/harary saturation connect --seed 7

Compares who wins and the remoteness (`solve` with and without --remoteness, with every method), every move of `analyse`,
and what a winning-set file says. Each difference is a line with the command. The exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Iterator

from instances import graph6
from target_game import Edge, OneColour, Positional, complete, copies, every_colouring_has_a_copy

POSITIONAL = ("maker-breaker", "achievement-no-draw", "achievement")
ONE_COLOUR = ("saturation", "connect")
TARGETS: dict[str, list[Edge]] = {
    "K3": complete(3),
    "P3": [(0, 1), (1, 2)],
    "P4": [(0, 1), (1, 2), (2, 3)],
    "C4": [(0, 1), (1, 2), (2, 3), (0, 3)],
    "star:3": [(0, 1), (0, 2), (0, 3)],
    "matching:2": [(0, 1), (2, 3)],
    "K2": [(0, 1)],
}
WINNERS = {1: "first", 0: "tie", -1: "second"}


class Program:
    """The command line."""

    def __init__(self, path: str) -> None:
        self.path = path

    def ask(self, words: list[str], text: str = "") -> dict:
        done = subprocess.run([self.path, *words, "--json", "--threads", "1"], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            return {"refused": done.stderr.strip()}
        return json.loads(done.stdout)


def edge_text(edges: list[Edge]) -> str:
    return ",".join(f"{u}-{v}" for u, v in edges)


def random_board(source: random.Random, most_vertices: int, most_edges: int) -> tuple[int, list[Edge]]:
    order = source.randint(2, most_vertices)
    pairs = complete(order)
    if len(pairs) <= most_edges and source.random() < 0.3:
        return order, pairs
    source.shuffle(pairs)
    return order, sorted(pairs[: source.randint(1, min(most_edges, len(pairs)))])


def positional(program: Program, name: str, source: random.Random) -> Iterator[str]:
    order, edges = random_board(source, 6, 9)
    fitting = [target for target, pairs in TARGETS.items() if max(max(pair) for pair in pairs) < order]
    target = source.choice(fitting)
    green = source.choice(fitting) if source.random() < 0.4 else target
    points = list(range(len(edges)))
    source.shuffle(points)
    coloured = source.choice((0, source.randint(0, len(points))))
    reds = source.randint(0, coloured)
    red, greens = sorted(points[:reds]), sorted(points[reds:coloured])
    starts = source.choice(("red", "red", "green"))
    bias = source.choice(((1, 1), (1, 1), (1, 1), (1, 2), (2, 1), (2, 2)))
    plain = Positional(
        name, len(edges), copies(order, edges, TARGETS[target]), copies(order, edges, TARGETS[green]), starts, bias,
        sum(1 << i for i in red), sum(1 << i for i in greens),
    )
    words = [name, "--board", graph6(order, tuple(edges)), "--target", target, "--first", starts,
             "--bias", "{}:{}".format(*bias)]
    if green != target:
        words += ["--green-target", green]
    if red:
        words += ["--red", edge_text([edges[i] for i in red])]
    if greens:
        words += ["--green", edge_text([edges[i] for i in greens])]
    shown = " ".join(words)
    if not plain.legal_start():
        if "refused" not in program.ask(["solve", *words]):
            yield f"solve {shown}: not refused"
        return
    start = plain.red, plain.green
    value, moves = plain.worth(*start)
    if plain.ended(*start) is not None:
        moves = 0  # a tie, too
    for more in ([], ["--remoteness"], ["--method", "search"], ["--question", "winner"]):
        answer = program.ask(["solve", *words, *more])
        if answer.get("winner") != WINNERS[value]:
            yield f"solve {shown} {' '.join(more)}: {answer}, not {WINNERS[value]}"
        elif more == ["--remoteness"] and answer.get("remoteness") != moves:
            yield f"solve {shown} --remoteness: {answer.get('remoteness')}, not {moves}"
    if plain.ended(*start) is None:
        analysis = program.ask(["analyse", *words])
        found = {move["move"]: (move["winner"], move.get("remoteness")) for move in analysis.get("moves", [])}
        expected = {}
        for i, after in plain.moves(*start):
            worth, left = plain.worth(*after)
            expected["{}-{}".format(*edges[i])] = WINNERS[worth], None if left is None else left + 1
        if found != expected:
            yield f"analyse {shown}: {found}, not {expected} ({analysis.get('refused')})"
    if bias == (1, 1) and green == target:
        # The same as an instance file, in the names that the file gives.
        lines = [f"game {name}", f"target {target}", f"order {order}"]
        for i, (u, v) in enumerate(edges):
            lines.append("{} {} {}".format("red" if i in red else "green" if i in greens else "open", u, v))
        answer = program.ask(["solve", name, "--instance", "text:" + "\n".join(lines), "--first", starts, "--remoteness"])
        if (answer.get("winner"), answer.get("remoteness")) != (WINNERS[value], moves):
            yield f"solve {name} --instance (of {shown}): {answer}, not {WINNERS[value]} {moves}"


def one_colour(program: Program, name: str, source: random.Random) -> Iterator[str]:
    order, edges = random_board(source, 5, 9)
    if name == "saturation" and order < 3:
        return
    misere = source.random() < 0.3
    grown = name == "saturation" and source.random() < 0.7
    plain = OneColour(name, order, edges, grown, misere)
    start, made = 0, source.choice((0, 0, 0, 1, 2, 3))
    for _ in range(made):  # by legal moves, so that no start is refused
        if plain.ended(start) is not None or not plain.legal(start):
            break
        after = start | 1 << source.choice(plain.legal(start))
        if name == "connect" and plain.is_connected(after):
            break
        start = after
    starts = source.choice(("red", "green"))
    if name == "connect" and not OneColour(name, order, edges).is_connected((1 << len(edges)) - 1):
        return
    value, moves = plain.worth(start)
    if starts == "green":
        value = -value
    words = [name, "--board", graph6(order, tuple(edges)), "--first", starts]
    words += ["--misere"] * misere + ["--connected"] * grown
    if start:
        words += ["--red", edge_text(plain.drawn(start))]
    shown = " ".join(words)
    for more in ([], ["--remoteness"], ["--method", "search"], ["--question", "winner"]):
        answer = program.ask(["solve", *words, *more])
        if answer.get("winner") != WINNERS[value]:
            yield f"solve {shown} {' '.join(more)}: {answer}, not {WINNERS[value]}"
        elif more == ["--remoteness"] and answer.get("remoteness") != moves:
            yield f"solve {shown} --remoteness: {answer.get('remoteness')}, not {moves}"
    if plain.ended(start) is None:
        analysis = program.ask(["analyse", *words])
        found = {move["move"]: (move["winner"], move.get("remoteness")) for move in analysis.get("moves", [])}
        expected = {}
        for i in plain.legal(start):
            worth, left = plain.worth(start | 1 << i)
            worth = -worth if starts == "red" else worth
            expected["{}-{}".format(*edges[i])] = WINNERS[worth], left + 1
        if found != expected:
            yield f"analyse {shown}: {found}, not {expected} ({analysis.get('refused')})"


def stealing(program: Program) -> Iterator[str]:
    """Where every colouring has a copy, the first player wins; with fewer edges nothing is said of it."""
    for target, pairs in TARGETS.items():
        for order in range(2, 6):
            if max(max(pair) for pair in pairs) >= order:
                continue
            edges = complete(order)
            arrows = every_colouring_has_a_copy(len(edges), copies(order, edges, pairs))
            for name in POSITIONAL:
                answer = program.ask(["solve", name, "--order", str(order), "--target", target])
                said = "no draw exists" in answer.get("settlement", "")
                if said != arrows or (arrows and answer["winner"] != "first"):
                    yield f"solve {name} --order {order} --target {target}: {answer}, arrows: {arrows}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("games", nargs="*", default=[*POSITIONAL, *ONE_COLOUR])
    parser.add_argument("--instances", type=int, default=300, help="of each game (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    program = Program(given.program)
    wrong = 0
    for line in stealing(program):
        print(line, flush=True)
        wrong += 1
    for name in given.games:
        source = random.Random(f"{name} {given.seed}")
        check = positional if name in POSITIONAL else one_colour
        for _ in range(given.instances):
            for line in check(program, name, source):
                print(line, flush=True)
                wrong += 1
        print(f"{name}: {given.instances} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
