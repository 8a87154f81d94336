#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Avoidance for 3 to 6 players against the plain program `last_player.py`, on random instances: precoloured edges, biases,
starters and targets of one's own.

    PYTHONPATH=build/release/python python3 tests/reference/compare_players.py --instances 2000

Compares who can force to be the last, with the moves until the end; every first move; the number of positions that each
player wins; and a random play to its end. Each difference is one line with a command that shows it. The exit status
is 1 if there is one. Needs the program, which is found as the package finds it: HARARY_BINARY.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shlex
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations

from instances import complete, cycle, graph6, path
from last_player import Avoidance, Edge, Play, Position, contains

PROGRAM = os.environ.get("HARARY_BINARY", "build/release/harary")

TARGETS: dict[str, tuple[Edge, ...]] = {
    "K2": ((0, 1),),
    "P3": tuple(path(3)),
    "P4": tuple(path(4)),
    "K3": tuple(complete(3)),
    "C4": tuple(cycle(4)),
    "star:3": ((0, 1), (0, 2), (0, 3)),
    "matching:2": ((0, 1), (2, 3)),
}
ORDERS = {name: 1 + max(max(edge) for edge in edges) for name, edges in TARGETS.items()}
NAMES = ["red", "green", "player3", "player4", "player5", "player6"]


def text_of(edge: Edge) -> str:
    return "{}-{}".format(*edge)


def random_instance(source: random.Random, most_edges: int) -> tuple[Avoidance, list[str]]:
    """An instance, and the words of the command line for it."""
    order = source.randint(3, 5)
    pairs = complete(order)
    source.shuffle(pairs)
    edges = tuple(sorted(pairs[: source.randint(2, min(most_edges, len(pairs)))]))
    players = source.choice((3, 3, 3, 4, 4, 5, 6))
    fitting = [name for name in TARGETS if ORDERS[name] <= order]
    usual = source.choice(fitting)
    names = [source.choice(fitting) if source.random() < 0.3 else usual for _ in range(players)]
    start: list[set[Edge]] = [set() for _ in range(players)]
    if source.random() < 0.5:
        for edge in edges:
            player = source.randrange(3 * players)
            if player < players and not contains(frozenset(start[player] | {edge}), TARGETS[names[player]], order):
                start[player].add(edge)
    bias = [source.choice((1, 1, 2, 3)) if source.random() < 0.4 else 1 for _ in range(players)]
    starts = source.randint(1, players) if source.random() < 0.4 else 1
    rules = Avoidance(
        order, edges, tuple(TARGETS[n] for n in names), tuple(map(frozenset, start)), tuple(bias), starts
    )
    words = ["avoidance", "--board", graph6(order, edges), "--colours", str(players), "--target", names[0]]
    for i in range(1, players):
        if names[i] != names[0]:
            words += [f"--{NAMES[i]}-target", names[i]]
    for i, own in enumerate(start):
        if own:
            words += [f"--{NAMES[i]}", ",".join(map(text_of, sorted(own)))]
    if set(bias) != {1}:
        words += ["--bias", ":".join(map(str, bias))]
    if starts != 1:
        words += ["--first", NAMES[starts - 1]]
    return rules, words


def asked(command: str, words: list[str], *more: str) -> dict:
    run = subprocess.run(
        [PROGRAM, command, *words, *more, "--json", "--memory", "16M"], capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        raise RuntimeError(run.stderr or run.stdout)
    return json.loads(run.stdout)


def name_of(player: int) -> str:
    return f"player {player}" if player else "none"


def told(last: int, moves: int) -> tuple[str, int | None]:
    return name_of(last), moves if last else None


def classes(rules: Avoidance, positions: set[Position]) -> dict[Position, int]:
    """One position of each class of isomorphism, with the least of its members' texts."""
    board = set(rules.edges)
    maps = []
    for images in permutations(range(rules.order)):
        image = {(u, v): (min(images[u], images[v]), max(images[u], images[v])) for u, v in rules.edges}
        if set(image.values()) == board:
            maps.append(image)
    found: dict[object, Position] = {}
    for position in positions:
        forms = [tuple(tuple(sorted(image[e] for e in own)) for own in position.colours) for image in maps]
        found.setdefault((min(forms), position.mover, position.made, tuple(sorted(position.left))), position)
    return {position: 1 for position in found.values()}


def play_text(position: Position, players: int) -> str:
    """As the program writes positions."""
    listed = [sorted(own, key=lambda edge: edge[::-1]) for own in position.colours]
    fields = [f"{i + 1}=" + ",".join(map(text_of, own)) for i, own in enumerate(listed)]
    out = "".join(str(i) for i in range(1, players + 1) if i not in position.left)
    made = f";made={position.made}" if position.made else ""
    return ";".join(fields) + f";turn={position.mover};out={out}{made}"


def differences(rules: Avoidance, words: list[str], seed: int) -> Iterator[str]:
    play = Play(rules)
    start = play.start()
    last, moves = play.forcing(start)
    shown = shlex.join(words)
    answer = asked("solve", words, "--remoteness")
    if (answer["winner"], answer.get("remoteness")) != told(last, moves):
        yield f"harary solve {shown} --remoteness: {answer['winner']} {answer.get('remoteness')}, not {told(last, moves)}"
    if answer["forcing_players"] != ([last] if last else []):
        yield f"harary solve {shown}: forcing {answer['forcing_players']}, not {last}"
    # A random place of a play.
    source = random.Random(seed)
    position = start
    for _ in range(source.randint(0, 4)):
        if len(position.left) > 1:
            position = play.after(position, source.choice(play.moves(position)))
    text = play_text(position, rules.players)
    found = asked("analyse", words, "--position", text)
    if (found["winner"], found["remoteness"]) != told(*play.forcing(position)):
        yield f"harary analyse {shown} --position '{text}': {found['winner']} {found['remoteness']}"
    if found["finished"] != (len(position.left) == 1) or found["position"] != text:
        yield f"harary analyse {shown} --position '{text}': {found['position']}, finished {found['finished']}"
    if len(position.left) > 1:
        after = {text_of(edge): told(*play.forcing(play.after(position, edge))) for edge in play.moves(position)}
        after = {edge: (who, moves if moves is None else moves + 1) for edge, (who, moves) in after.items()}
        said = {move["move"]: (move["winner"], move["remoteness"]) for move in found["moves"]}
        if said != after:
            yield f"harary analyse {shown} --position '{text}': {said}, not {after}"
        best = max(
            (1 if who == name_of(position.mover) else 0 if who == "none" else -1) for who, _ in after.values()
        )
        for move in found["moves"]:
            who = move["winner"]
            worth = 1 if who == name_of(position.mover) else 0 if who == "none" else -1
            if move["best"] and worth != best:
                yield f"harary analyse {shown} --position '{text}': {move['move']} is not best"
    table = asked("layers", words, "--values")
    layers = play.reachable()
    for ply in table["plies"]:
        count = {name_of(i): 0 for i in range(rules.players + 1)}
        finished = 0
        for one in classes(rules, layers[ply["ply"]]):
            count[name_of(play.forcing(one)[0])] += 1
            finished += len(one.left) == 1
        if ply["last"] != count or ply["finished"] != finished:
            yield f"harary layers {shown} --values: ply {ply['ply']}: {ply}, not {count}, finished {finished}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--instances", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edges", type=int, default=6, help="at most (default 6)")
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    source = random.Random(f"players {given.seed}")
    work = [(*random_instance(source, given.edges), source.randrange(1 << 30)) for _ in range(given.instances)]
    wrong = 0
    with ThreadPoolExecutor(given.threads) as pool:
        for lines in pool.map(lambda one: list(differences(*one)), work):
            for line in lines:
                print(line, flush=True)
                wrong += 1
    print(f"{given.instances} instances, seed {given.seed}: {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
