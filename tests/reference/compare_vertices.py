#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Python package against the plain programs of vertex_games.py, on random graphs.

    PYTHONPATH=build/release/python python3 tests/reference/compare_vertices.py kayles col --instances 3000 --moves

Either player starts, and some vertices may be taken from the start. Compares the value of the start, with --moves of
every first move, too. Each difference is one line with a command that shows it. The exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import random
import shlex
from collections.abc import Callable, Iterator

from instances import complete, graph6
from vertex_games import Board, alice_colours_all, domination_moves, kayles_nimber, mover_wins

import harary

# Who starts the game, what is red and green from the start, other options.
Start = tuple[bool, frozenset[int], frozenset[int], dict[str, str]]
# What the engine is asked, what it and the plain program say.
Said = Iterator[tuple[str, object, object]]


def random_board(source: random.Random, most: int) -> Board:
    """Of any density."""
    order = source.randint(1, most)
    pairs = complete(order)
    source.shuffle(pairs)
    return Board(order, tuple(sorted(pairs[: source.randint(0, len(pairs))])))


def random_taken(one: Board, source: random.Random, allowed: Callable[[int, frozenset[int]], bool]) -> frozenset[int]:
    """Half of the boards are empty at the start."""
    taken: frozenset[int] = frozenset()
    for v in source.sample(range(one.order), source.choice((0, source.randint(0, one.order - 1)))):
        if allowed(v, taken):
            taken |= {v}
    return taken


def options(one: Board, start: Start) -> dict[str, str]:
    """The options of the command line."""
    first, red, green, more = start
    found = {"board": graph6(one.order, one.edges), **more}
    if not first:
        found["first"] = "green"
    for name, vertices in (("red", red), ("green", green)):
        if vertices:
            found[name] = ",".join(map(str, sorted(vertices)))
    return found


def winner(first: bool) -> str:
    return "first" if first else "second"


def kayles(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    taken = random_taken(one, source, lambda v, now: not any(one.adjacent(u, v) for u in now))
    first = source.random() < 0.5

    def said(game: harary.Game) -> Said:
        nimber = kayles_nimber(one, taken)
        answer = game.solve(question="nimber", threads=1)
        yield "nimber", answer.nimber, nimber
        yield "winner", answer.winner, winner((nimber != 0) == first)
        if moves:
            found = {move.move: move.winner for move in game.analyse(threads=1).moves}
            free = [v for v in range(one.order) if v not in taken and not any(one.adjacent(u, v) for u in taken)]
            after = {str(v): winner((kayles_nimber(one, taken | {v}) != 0) != first) for v in free}
            yield "moves", found, after

    return (first, taken, frozenset(), {}), said


def col(
    one: Board, source: random.Random, moves: bool, apart: str = "equal"
) -> tuple[Start, Callable[[harary.Game], Said]]:
    first = source.random() < 0.5
    sides: dict[bool, frozenset[int]] = {True: frozenset(), False: frozenset()}

    def may(v: int, red: bool) -> bool:
        return not any(one.adjacent(u, v) for u in sides[red if apart == "equal" else not red])

    for v in random_taken(one, source, lambda v, now: True):
        red = source.random() < 0.5
        if may(v, red):
            sides[red] |= {v}
    red, green = sides[True], sides[False]

    def said(game: harary.Game) -> Said:
        wins = mover_wins(one, apart, red, green, first_starts=first)
        for question in ("outcome", "winner"):
            yield question, game.solve(question=question, threads=1).winner, winner(wins == first)
        if moves:
            found = {move.move: move.winner for move in game.analyse(threads=1).moves}
            after = {}
            for v in range(one.order):
                if v in red or v in green or not may(v, first):
                    continue
                then = (red | {v}, green) if first else (red, green | {v})
                after[str(v)] = winner(mover_wins(one, apart, *then, first_starts=not first) != first)
            yield "moves", found, after

    return (first, red, green, {}), said


def snort(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    return col(one, source, moves, "different")


def domination(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    taken = random_taken(one, source, lambda v, now: True)
    first = source.random() < 0.5
    total = source.random() < 0.3

    def said(game: harary.Game) -> Said:
        def outcome(now: frozenset[int], starts: bool, made: int) -> tuple[int, int]:
            count = made + domination_moves(one, now, total=total, dominator_starts=starts)
            return one.order - len(taken) - count, count

        left, made = outcome(taken, first, 0)
        expected = "tie" if left == made else winner(left > made)
        answer = game.solve(threads=1)
        yield "outcome", (answer.winner, answer.outcome), (expected, (left, made))
        yield "winner", game.solve(question="winner", threads=1).winner, expected
        if moves:
            found = {move.move: move.outcome for move in game.analyse(threads=1).moves}
            covers = {v: frozenset(one.around(v)) | (frozenset() if total else {v}) for v in range(one.order)}
            dominated = frozenset[int]().union(*(covers[v] for v in taken))
            after = {
                str(v): outcome(taken | {v}, not first, 1)
                for v in range(one.order)
                if v not in taken and not covers[v] <= dominated
            }
            yield "moves", found, after

    return (first, taken, frozenset(), {"total": "true"} if total else {}), said


def colouring(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    del moves
    colours = source.randint(1, 4)
    first = source.random() < 0.5

    def said(game: harary.Game) -> Said:
        expected = winner(alice_colours_all(one, colours, alice_starts=first))
        for question in ("outcome", "winner"):
            yield question, game.solve(question=question, threads=1).winner, expected

    return (first, frozenset(), frozenset(), {"colours": str(colours)}), said


GAMES = {"kayles": kayles, "col": col, "snort": snort, "domination": domination, "colouring": colouring}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=sorted(GAMES))
    parser.add_argument("--instances", type=int, default=500, help="of each game (default 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vertices", type=int, default=7, help="at most (default 7)")
    parser.add_argument("--moves", action="store_true", help="compare every first move as well")
    given = parser.parse_args()
    wrong = 0
    for name in given.games:
        source = random.Random(f"{name} {given.seed}")
        for _ in range(given.instances):
            one = random_board(source, given.vertices)
            start, said = GAMES[name](one, source, given.moves)
            texts = options(one, start)
            for question, engine, plain in said(harary.game(name, **texts)):
                if engine == plain:
                    continue
                words = " ".join(f"--{option} {shlex.quote(text)}" for option, text in texts.items())
                print(f"harary solve {name} {words}: {question}: {engine}, not {plain}", flush=True)
                wrong += 1
        print(f"{name}: {given.instances} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
