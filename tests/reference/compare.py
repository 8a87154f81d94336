#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Python package against the plain programs of this folder, on random instances.

    PYTHONPATH=build/release/python python3 tests/reference/compare.py connected --instances 2000
    PYTHONPATH=build/release/python python3 tests/reference/compare.py path star --seed 7 --moves

Compares who wins and the outcome, both by the question for the outcome and by that for the winner; with --moves the
outcome of every first move, too. Each difference is one line with a command that shows it. The exit status is 1 if
there is one.
"""

from __future__ import annotations

import argparse
import random
import shlex
from collections.abc import Iterator

from colouring_game import Play, winner
from graph_points import COUNTED
from instances import Instance, random_instance

import harary


def command(command_name: str, one: Instance) -> str:
    words = [f"--{name} {shlex.quote(text)}" for name, text in one.options().items()]
    return " ".join([f"harary {command_name}", one.game, *words])


def differences(one: Instance, *, moves: bool) -> Iterator[str]:
    """What the engine says differently, a line each."""
    play = Play(one.rules())
    outcome = play.outcome()
    expected = winner(outcome, one.ties), outcome
    game = harary.game(one.game, **one.options())
    answer = game.solve(threads=1)
    if (answer.winner, answer.outcome) != expected:
        yield f"{command('solve', one)}: {answer.winner} {answer.outcome}, not {expected[0]} {expected[1]}"
    told = game.solve(question="winner", threads=1).winner
    if told != expected[0]:
        yield f"{command('solve', one)} --question winner: {told}, not {expected[0]}"
    if not moves:
        return
    found = {move.move: move.outcome for move in game.analyse(threads=1).moves}
    start = play.start()
    plain = {one.text_of(point): play.outcome(play.after(start, point)) for point in play.free(start)}
    if found != plain:
        wrong = {move: (found.get(move), plain.get(move)) for move in {*found, *plain} if found.get(move) != plain.get(move)}
        yield f"{command('analyse', one)}: (engine, plain) {wrong}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=sorted(COUNTED))
    parser.add_argument("--instances", type=int, default=500, help="of each game (default 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vertices", type=int, default=6, help="at most (default 6)")
    parser.add_argument("--edges", type=int, default=9, help="at most (default 9)")
    parser.add_argument("--moves", action="store_true", help="compare the outcome of every first move as well")
    given = parser.parse_args()
    wrong = 0
    for game in given.games:
        source = random.Random(f"{game} {given.seed}")
        for _ in range(given.instances):
            one = random_instance(game, source, given.vertices, given.edges)
            for line in differences(one, moves=given.moves):
                print(line, flush=True)
                wrong += 1
        print(f"{game}: {given.instances} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
