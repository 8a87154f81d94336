#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`harary sum` against sums that are played out by the definition, position by position, on random terms: small boards of
col, snort and kayles with some vertices taken, and values in notation.

    python3 tests/reference/compare_sums.py build/release/harary --instances 300
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
from collections.abc import Iterator
from functools import lru_cache

from conway_values import Game, equal, game_on, nimber, read_value
from instances import graph6
from short_games import canonical, total
from vertex_games import board, kayles_nimber

VALUES = ["0", "1", "-1/2", "*", "*2", "^", "v*", "±1", "{2|-1}", "{1|*}", "{3||2|-2}", "{0|^}", "-3/4", "{1||0|-2}"]
# Of each player, what a term may become, by the text of the move.
Moves = dict[str, Game]


@lru_cache(maxsize=None)
def left_wins(games: tuple[Game, ...], left_moves: bool) -> bool:
    """A player without a move loses."""
    for i, game in enumerate(games):
        for option in game.left if left_moves else game.right:
            if left_wins(tuple(sorted((*games[:i], option, *games[i + 1 :]), key=hash)), not left_moves) == left_moves:
                return left_moves
    return not left_moves


def board_term(source: random.Random) -> tuple[str, Game, tuple[Moves, Moves]]:
    name = source.choice(("col", "snort", "kayles"))
    order = source.randint(1, 4)
    edges = [(u, v) for v in range(order) for u in range(v) if source.random() < 0.5]
    one = board(order, edges)
    words = f"{name} {graph6(order, tuple(edges))}"
    if name == "kayles":
        value = nimber(kayles_nimber(one))
        moves = {str(v): nimber(kayles_nimber(one, frozenset({v}))) for v in range(order)}
        return words, value, (moves, moves)
    apart = "equal" if name == "col" else "different"
    sides: tuple[set[int], set[int]] = (set(), set())
    for v in range(order):
        side = source.randrange(2)
        if source.random() < 0.2 and not any(one.adjacent(u, v) for u in sides[side if apart == "equal" else 1 - side]):
            sides[side].add(v)
    red, green = frozenset(sides[0]), frozenset(sides[1])
    for text, taken in (("red", red), ("green", green)):
        if taken:
            words += f" {text}=" + ",".join(map(str, sorted(taken)))

    def moves_of(own: frozenset[int], other: frozenset[int], red_moves: bool) -> Moves:
        bad = own if apart == "equal" else other
        found = {}
        for v in set(range(order)) - own - other:
            if not any(u in bad for u in one.around(v)):
                pair = (own | {v}, other) if red_moves else (other, own | {v})
                found[str(v)] = game_on(one, apart, *pair)
        return found

    return words, game_on(one, apart, red, green), (moves_of(red, green, True), moves_of(green, red, False))


def value_term(source: random.Random) -> tuple[str, Game, None]:
    text = source.choice(VALUES)
    return text, canonical(read_value(text) if "||" not in text else nested(text)), None


def nested(text: str) -> Game:
    """"{3||2|-2}": the long bar divides."""
    left, right = text[1:-1].split("||")
    return Game(frozenset({read_value(left)}), frozenset({read_value("{" + right + "}")}))


def differences(binary: str, source: random.Random) -> Iterator[str]:
    terms = [board_term(source) if source.random() < 0.6 else value_term(source) for _ in range(source.randint(1, 3))]
    words = [words for words, _, _ in terms]
    done = subprocess.run([binary, "sum", "--json", "--threads", "1", "--", *words], capture_output=True, text=True, check=False)
    shown = "harary sum " + " ".join(f'"{word}"' for word in words)
    if done.returncode != 0:
        yield f"{shown}: {done.stderr.strip()}"
        return
    answer = json.loads(done.stdout)
    games = tuple(game for _, game, _ in terms)
    for starter in ("left", "right"):
        winner = "left" if left_wins(tuple(sorted(games, key=hash)), starter == "left") else "right"
        if answer["by_starter"][starter] != winner:
            yield f"{shown}: if {starter} starts: {answer['by_starter'][starter]}, not {winner}"
        for i, (_, game, named) in enumerate(terms):
            said = [move["move"] for move in answer["moves"] if move["component"] == i and move["role"] == starter]

            def wins(option: Game) -> bool:
                after = tuple(sorted((*games[:i], option, *games[i + 1 :]), key=hash))
                return left_wins(after, starter != "left") == (starter == "left")

            if named is not None:
                expected = sorted(text for text, option in named[starter == "right"].items() if wins(option))
                if sorted(said) != expected:
                    yield f"{shown}: winning moves of {starter} in term {i}: {said}, not {expected}"
            else:
                options = [option for option in (game.left if starter == "left" else game.right) if wins(option)]
                found = [read_value(text) for text in said]
                if len(found) != len(options) or not all(any(equal(one, option) for option in options) for one in found):
                    yield f"{shown}: winning moves of {starter} in term {i}: {said}, not {len(options)}"
    if not equal(read_value(answer["form"]), sum_of(games)):
        yield f"{shown}: the form {answer['form']}"


def sum_of(games: tuple[Game, ...]) -> Game:
    found = Game()
    for game in games:
        found = total(found, canonical(game))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--instances", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    source = random.Random(given.seed)
    for _ in range(given.instances):
        for line in differences(given.binary, source):
            print(line, flush=True)
            wrong += 1
    print(f"{given.instances} sums, seed {given.seed}: {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
