#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`--question form` of the Python package against the plain programs of short_games.py, on random graphs.

    PYTHONPATH=build/release/python python3 tests/reference/compare_forms.py col snort kayles --instances 1000

Some vertices may be taken from the start. Each difference is one line with a command that shows it. The exit status
is 1 if there is one.
"""

from __future__ import annotations

import argparse
import random
import shlex
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from compare_vertices import random_board
from conway_values import ZERO, Game, at_most, game_on, nimber, read_value
from instances import graph6
from short_games import (
    all_small,
    birthday,
    canonical,
    is_atomic_weight,
    is_reduced_form,
    stops,
    temperature_and_mean,
    walls,
)
from vertex_games import Board, kayles_nimber

import harary

GAMES = ("col", "snort", "kayles")
# What is compared, what the engine and the plain program say.
Said = Iterator[tuple[str, object, object]]


def start(name: str, one: Board, source: random.Random) -> tuple[frozenset[int], frozenset[int]]:
    """What Red and Green own: what the board says is taken, and some more; in kayles Red has what is taken."""
    sides: tuple[set[int], set[int]] = set(), set()
    more = [v for v in range(one.order) if v not in one.taken and source.random() < 0.15]
    for v in (*sorted(one.taken), *more):
        side = 0 if name == "kayles" else source.randrange(2)
        barred = 1 - side if name == "snort" else side
        if not any(one.adjacent(u, v) for u in sides[barred]):
            sides[side].add(v)
    return frozenset(sides[0]), frozenset(sides[1])


def outcome_class(g: Game) -> str:
    if at_most(ZERO, g):
        return "second" if at_most(g, ZERO) else "red"
    return "green" if at_most(g, ZERO) else "first"


def compared(answer: dict[str, Any], value: Game) -> Said:
    """What an answer says of a value, and what is true."""
    yield "class", answer["class"], outcome_class(value)
    g = canonical(value)
    yield "form", canonical(read_value(answer["form"])) == g or answer["form"], True
    temperature, mean = temperature_and_mean(g)
    yield "temperature", Fraction(answer["temperature"]), temperature
    yield "mean", Fraction(answer["mean"]), mean
    yield "stops", (Fraction(answer["left_stop"]), Fraction(answer["right_stop"])), stops(g)
    yield "birthday", answer["birthday"], birthday(g)
    yield "reduced", is_reduced_form(canonical(read_value(answer["reduced"])), g) or answer["reduced"], True
    if all_small(g):
        weight = canonical(read_value(answer["atomic_weight"]))
        yield "atomic weight", is_atomic_weight(weight, g) or answer["atomic_weight"], True
    else:
        yield "atomic weight", answer["atomic_weight"], None
    for side, wall in enumerate((answer["thermograph"]["left"], answer["thermograph"]["right"])):
        knots = [(Fraction(t), Fraction(v)) for t, v in wall]
        yield "the mast", knots[-1], (temperature, mean)
        for t, v in knots:
            yield "a knot", v, walls(g, t)[side]
        for (t, v), (u, w) in zip(knots, knots[1:]):
            yield "a slope", (v + w) / 2, walls(g, (t + u) / 2)[side]


def options(one: Board, red: frozenset[int], green: frozenset[int]) -> dict[str, str]:
    texts = {"board": graph6(one.order, one.edges)}
    for name, side in (("red", red), ("green", green)):
        if side:
            texts[name] = ",".join(map(str, sorted(side)))
    return texts


def differences(name: str, source: random.Random, most: int) -> Iterator[str]:
    """Of one random instance."""
    one = random_board(source, most)
    red, green = start(name, one, source)
    if name != "kayles" and one.order - len(red) - len(green) > most:
        return
    texts = options(one, red, green)
    answer = dict(harary.game(name, **texts).solve(question="form", threads=1).json)
    if name == "kayles":
        value = nimber(kayles_nimber(one, red))
    else:
        value = game_on(one, "different" if name == "snort" else "equal", red, green)
    words = " ".join(f"--{option} {shlex.quote(text)}" for option, text in texts.items())
    for what, engine, plain in compared(answer, value):
        if engine != plain:
            yield f"harary solve {name} {words} --question form: {what}: {engine}, not {plain}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=GAMES)
    parser.add_argument("--instances", type=int, default=300, help="of each game (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vertices", type=int, default=5, help="free ones, at most (default 5)")
    given = parser.parse_args()
    wrong = 0
    for name in given.games:
        source = random.Random(f"{name} {given.seed}")
        for _ in range(given.instances):
            for line in differences(name, source, given.vertices):
                print(line, flush=True)
                wrong += 1
        print(f"{name}: {given.instances} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
