#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Values of col and snort against cgt-tools (the Python package cgt-py, which must be installed), on the same list of graphs in
the same run: all connected graphs with at most --max vertices. Both say the canonical form and the temperature of each graph; the forms
are compared as games by the plain program. Prints how long either took.

    python3 tests/reference/compare_cgt.py build/release/harary --max 6
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from fractions import Fraction
from typing import Any

from conway_values import Game, read_value
from short_games import canonical

try:
    import cgt_py
except ImportError:
    sys.exit("cgt-py is not installed")


def edges_of(graph6: str) -> tuple[int, list[tuple[int, int]]]:
    """Of fewer than 63 vertices."""
    order = ord(graph6[0]) - 63
    bits = "".join(f"{ord(letter) - 63:06b}" for letter in graph6[1:])
    pairs = [(u, v) for v in range(order) for u in range(v)]
    return order, [pair for pair, bit in zip(pairs, bits) if bit == "1"]


def graphs(binary: str, game: str, most: int) -> list[str]:
    """Connected graphs, by names that become graph6 words."""
    rows = subprocess.run([binary, "paper-table", "forms", "--game", game, "--max", str(most), "--json"], capture_output=True, text=True, check=True)
    words = []
    for row in map(json.loads, rows.stdout.splitlines()):
        done = subprocess.run([binary, "export", "graph6", "--board", row["board"]], capture_output=True, text=True, check=True)
        words.append(done.stdout.strip())
    return words


def game_of(form: Any) -> Game:
    """A form of cgt-py as the plain program has games."""
    return Game(frozenset(map(game_of, form.left_options)), frozenset(map(game_of, form.right_options)))


def fraction(number: Any) -> Fraction:
    """It prints DyadicRationalNumber('3/2')."""
    return Fraction(repr(number).split("'")[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--max", type=int, default=6)
    given = parser.parse_args()
    wrong = 0
    for game in ("col", "snort"):
        words = graphs(given.binary, game, given.max)
        begin = time.perf_counter()
        done = subprocess.run(
            [given.binary, "solve", game, "--boards", "-", "--question", "form", "--json", "--threads", "1"],
            input="\n".join(words), capture_output=True, text=True, check=True,
        )  # fmt: skip
        ours = time.perf_counter() - begin
        boards = [cgt_py.Graph(*edges_of(word)) for word in words]
        begin = time.perf_counter()
        forms = [getattr(board, game).canonical_form for board in boards]
        temperatures = [form.temperature for form in forms]
        theirs = time.perf_counter() - begin
        answers = list(map(json.loads, done.stdout.splitlines()))
        for word, answer, form, temperature in zip(words, answers, forms, temperatures, strict=True):
            same = canonical(read_value(answer["form"])) == game_of(form)
            if not same or Fraction(answer["temperature"]) != fraction(temperature):
                print(f"{game} on {word}: {answer['form']}, {answer['temperature']}; cgt-py: {form}, {temperature}", flush=True)
                wrong += 1
        print(f"{game}: {len(words)} graphs, {ours:.3f} s with the start of the program; cgt-py {theirs:.3f} s; ratio {theirs / ours:.1f}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
