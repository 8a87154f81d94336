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
from functools import lru_cache

from conway_values import Game, at_most, equal, game_on, read_value
from instances import complete, graph6
from vertex_games import (
    Board,
    alice_colours_all,
    domination_moves,
    game_chromatic_number,
    kayles_nimber,
    largest_cost,
    line_graph,
    mover_wins,
)

import harary

# Who starts the game, what is red and green from the start, other options.
Start = tuple[bool, frozenset[int], frozenset[int], dict[str, str]]
# The plain program looks at every colouring of them.
MOST_COLOURED_EDGES = 6
# What the engine is asked, what it and the plain program say.
Said = Iterator[tuple[str, object, object]]


def random_board(source: random.Random, most: int) -> Board:
    """Of any density; a part of them disconnected, and a part of them on up to 64 vertices, of which most are taken."""
    order = source.randint(1, most)
    pairs = complete(order)
    if source.random() < 0.3:
        cut = source.randint(0, order)
        pairs = [(u, v) for u, v in pairs if (u < cut) == (v < cut)]
    source.shuffle(pairs)
    edges = sorted(pairs[: source.randint(0, len(pairs))])
    if source.random() < 0.5:
        return Board(order, tuple(edges))
    large = source.randint(order, 64)
    places = source.sample(range(large), order)
    placed = sorted((min(places[u], places[v]), max(places[u], places[v])) for u, v in edges)
    return Board(large, tuple(placed), frozenset(range(large)) - set(places))


def random_taken(one: Board, source: random.Random, allowed: Callable[[int, frozenset[int]], bool]) -> frozenset[int]:
    """Half of the boards are empty at the start."""
    taken = one.taken
    free = [v for v in range(one.order) if v not in taken]
    for v in source.sample(free, source.choice((0, source.randint(0, len(free) - 1)))):
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
        free = one.order - len(red) - len(green)
        if moves and free <= 6:
            analysis = game.analyse(threads=1)
            if not analysis.finished:
                yield from conway(one, apart, first, red, green, analysis)
        if moves:
            found = {move.move: move.winner for move in game.analyse(threads=1).moves}
            after = {}
            for v in range(one.order):
                if v in red or v in green or not may(v, first):
                    continue
                then = (red | {v}, green) if first else (red, green | {v})
                after[str(v)] = winner(mover_wins(one, apart, *then, first_starts=not first) != first)
            yield "moves", found, after
        if source.random() < 0.3:
            either = {start: mover_wins(one, apart, red, green, first_starts=start) == start for start in (True, False)}
            names = {(True, True): "red", (True, False): "first", (False, True): "second", (False, False): "green"}
            yield "class", game.solve(question="class", threads=1).outcome_class, names[either[True], either[False]]

    return (first, red, green, {}), said


def conway(
    one: Board, apart: str, first: bool, red: frozenset[int], green: frozenset[int], analysis: harary.Analysis
) -> Said:
    """The value of a position and what is said of its moves, by games that are not simplified."""
    value = game_on(one, apart, red, green)
    named = analysis.conway_value or "none"
    yield "value", equal(read_value(named), value) or named, True
    after = {}
    for move in analysis.moves:
        v = int(move.text)
        after[move.text] = game_on(one, apart, *((red | {v}, green) if first else (red, green | {v})))

    def better(g: Game, h: Game) -> bool:
        return (at_most(h, g) and not at_most(g, h)) if first else (at_most(g, h) and not at_most(h, g))

    for move in analysis.moves:
        game = after[move.text]
        answers = game.right if first else game.left
        dominated = any(better(other, game) for other in after.values())
        reversible = any(at_most(x, value) if first else at_most(value, x) for x in answers)
        kind, _, other = (move.remark or "").partition(" ")
        expected = "dominated" if dominated else "reversible" if reversible else ""
        yield f"remark on {move.text}", kind, expected
        if kind == "dominated":
            yield f"what dominates {move.text}", better(after[other.removeprefix("by ")], game), True


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


def marking(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    taken = random_taken(one, source, lambda v, now: True)
    first = source.random() < 0.5
    free = [v for v in range(one.order) if v not in taken]

    def cost(v: int, now: frozenset[int]) -> int:
        return 1 + sum(one.adjacent(u, v) for u in now)

    def said(game: harary.Game) -> Said:
        # Alone Alice pays the least: some order of all.
        alone = min_largest(one, taken)

        def outcome(largest: int) -> tuple[str, tuple[int, int]]:
            return winner(largest <= alone), (alone, largest)

        number = largest_cost(one, taken, alice_starts=first)
        answer = game.solve(threads=1)
        yield "outcome", (answer.winner, answer.outcome), outcome(number)
        yield "number", answer.number, number
        yield "winner", game.solve(question="winner", threads=1).winner, outcome(number)[0]
        if moves:
            # From the middle of a play, in which something was paid.
            paid, now, alice, play = 0, taken, first, list[int]()
            for v in source.sample(free, source.randint(0, len(free) - 1)):
                paid, now, alice = max(paid, cost(v, now)), now | {v}, not alice
                play.append(v)
            position = "vertices=" + ",".join(map(str, [*sorted(taken), *play]))
            analysis = game.analyse(position, threads=1)
            found = {move.move: (move.winner, move.outcome) for move in analysis.moves}
            after = {
                str(v): outcome(max(paid, cost(v, now), largest_cost(one, now | {v}, alice_starts=not alice)))
                for v in free
                if v not in now
            }
            yield f"moves of {position}", found, after

    return (first, taken, frozenset(), {}), said


def min_largest(one: Board, taken: frozenset[int]) -> int:
    """The largest cost in the best of all orders."""

    @lru_cache(maxsize=None)
    def least(now: frozenset[int]) -> int:
        return min(
            (
                max(1 + sum(one.adjacent(u, v) for u in now), least(now | {v}))
                for v in range(one.order)
                if v not in now
            ),
            default=0,
        )

    return least(taken)


def colouring(one: Board, source: random.Random, moves: bool) -> tuple[Start, Callable[[harary.Game], Said]]:
    colours = source.randint(1, 4)
    first = source.random() < 0.5
    on_edges = 0 < len(one.edges) <= MOST_COLOURED_EDGES and source.random() < 0.3
    coloured = line_graph(one) if on_edges else one
    names = ["{}-{}".format(*edge) for edge in one.edges] if on_edges else [str(v) for v in range(one.order)]
    # Nothing is coloured before a game begins, but a position may be; vertices that are taken are coloured there.
    before = [0] * coloured.order
    for v in () if on_edges else sorted(one.taken):
        before[v] = source.randint(1, colours)
    for v in source.sample(range(coloured.order), source.choice((0, coloured.order // 2))):
        c = source.randint(1, colours)
        if all(before[u] != c for u in coloured.around(v)):
            before[v] = c

    def said(game: harary.Game) -> Said:
        if on_edges or not one.taken:
            expected = alice_colours_all(coloured, colours, alice_starts=first)
            for question in ("outcome", "winner"):
                yield question, game.solve(question=question, threads=1).winner, winner(expected)
            if source.random() < 0.2:
                number = game_chromatic_number(coloured, alice_starts=first)
                yield "number", game.solve(question="number", threads=1).number, max(number, 1)
        lists = ([name for name, c in zip(names, before) if c == k] for k in range(1, colours + 1))
        position = ";".join(f"{k}={','.join(found)}" for k, found in enumerate(lists, 1) if found)
        analysis = game.analyse(position, threads=1)
        now = alice_colours_all(coloured, colours, alice_starts=first, given=before)
        yield f"position {position}", analysis.winner, winner(now)
        if moves and not analysis.finished:
            after = {}
            for v in range(coloured.order):
                for c in range(1, colours + 1):
                    if before[v] or any(before[u] == c for u in coloured.around(v)):
                        continue
                    then = [*before[:v], c, *before[v + 1 :]]
                    after[f"{c}={names[v]}"] = winner(
                        alice_colours_all(coloured, colours, alice_starts=first, given=then)
                    )
            yield f"moves of {position}", {move.move: move.winner for move in analysis.moves}, after

    more = {"elements": "edges"} if on_edges else {}
    return (first, frozenset(), frozenset(), {"colours": str(colours), **more}), said


GAMES = {
    "kayles": kayles,
    "col": col,
    "snort": snort,
    "domination": domination,
    "marking": marking,
    "colouring": colouring,
}


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
