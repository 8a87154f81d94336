#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Misère quotients of the program against plain play: random sums have the winner that the quotient says, all products of
generators that it calls different are told apart by a sum, and games on random graphs have the winner of the definition.

    python3 tests/reference/compare_misere.py build/release/harary --instances 300
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
from collections.abc import Iterator
from typing import Any

from instances import graph6
from misere_games import Heaps, Quotient, lost, mover_wins_misere
from vertex_games import Board, board

CODES = [("0.77", 10), ("0.137", 10), ("0.07", 10), ("0.4", 12), ("0.35", 8), ("0.26", 8), ("0.45", 8), ("0.156", 8)]


def ask(binary: str, *words: str) -> dict[str, Any]:
    done = subprocess.run([binary, *words, "--json", "--threads", "1"], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 3), (words, done.stderr)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def quotient_differences(binary: str, code: str, most: int, source: random.Random, sums: int) -> Iterator[str]:
    answer = ask(binary, "misere-quotient", "--octal", code, "--max", str(most), "--min", str(most), "--most-elements", "200", "--time", "20s")
    if answer["order"] is None:
        print(f"{code} to {most}: no quotient, {answer['at_least']} elements and more")
        return
    print(f"{code} to {most}: order {answer['order']}")
    quotient = Quotient(answer["generators"], answer["relations"], answer["values"], answer["p_portion"])
    reached: dict[tuple[int, ...], Heaps] = {quotient.element(()): ()}
    open_sums: list[Heaps] = [()]
    for heaps in open_sums:
        for heap in range(1, most + 1):
            more = tuple(sorted((*heaps, heap)))
            if quotient.element(more) not in reached:
                reached[quotient.element(more)] = more
                open_sums.append(more)
    if len(reached) != answer["order"]:
        yield f"{code} to {most}: {len(reached)} elements are sums, not {answer['order']}"
    rows = {tuple(lost(code, tuple(sorted(one + test))) for test in reached.values()) for one in reached.values()}
    if len(rows) != len(reached):
        yield f"{code} to {most}: {len(rows)} of {len(reached)} elements are told apart"
    for _ in range(sums):
        heaps = tuple(sorted(source.randint(1, most) for _ in range(source.randint(0, 6))))
        if quotient.lost(heaps) != lost(code, heaps):
            yield f"{code} to {most}: {heaps}: {quotient.lost(heaps)}"


def random_start(name: str, source: random.Random) -> tuple[Board, frozenset[int], frozenset[int]]:
    order = source.randint(1, 7)
    edges = [(u, v) for v in range(order) for u in range(v) if source.random() < 0.4]
    one = board(order, edges)
    sides: tuple[set[int], set[int]] = (set(), set())
    for v in range(order):
        side = 0 if name == "kayles" else source.randrange(2)
        barred = 1 - side if name == "snort" else side
        if source.random() < 0.15 and not any(one.adjacent(u, v) for u in sides[barred]):
            sides[side].add(v)
    return one, frozenset(sides[0]), frozenset(sides[1])


def board_differences(binary: str, name: str, source: random.Random) -> Iterator[str]:
    one, red, green = random_start(name, source)
    red_starts = source.random() < 0.5
    words = ["solve", name, "--board", graph6(one.order, one.edges), "--misere", "--first", "red" if red_starts else "green"]
    for option, side in (("--red", red), ("--green", green)):
        if side:
            words += [option, ",".join(map(str, sorted(side)))]
    wins = mover_wins_misere(one, name, red, green, red_starts)
    expected = "first" if wins == red_starts else "second"
    for question in ("outcome", "winner"):
        said = ask(binary, *words, "--question", question)["winner"]
        if said != expected:
            yield f"harary {' '.join(words)} --question {question}: {said}, not {expected}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--instances", type=int, default=100, help="sums of each code, boards of each game (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    source = random.Random(given.seed)
    for code, most in CODES:
        for line in quotient_differences(given.binary, code, most, source, given.instances):
            print(line, flush=True)
            wrong += 1
    for name in ("kayles", "col", "snort"):
        for _ in range(given.instances):
            for line in board_differences(given.binary, name, source):
                print(line, flush=True)
                wrong += 1
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
