#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The command line against the plain games on winning sets of set_games.py, on random families of sets.

    python3 tests/reference/compare_sets.py build/release/harary --instances 1000
    python3 tests/reference/compare_sets.py build/release/harary avoider-enforcer --seed 7

Either player starts, with every bias, and some points may be taken from the start. Compares who wins, with each method
and question, the remoteness, every move of `analyse`, and what a certificate proves. Each difference is a line with the command. The exit status
is 1 if there is one.
"""

from __future__ import annotations

import argparse
import random
import shlex
import sys
import tempfile
from collections.abc import Iterator

from compare_targets import WINNERS, Program
from set_games import GREEN, RED, TIC_TAC_TOE, Place, SetGame

GAMES = (
    "maker-breaker", "achievement", "achievement-no-draw", "misere-avoidance", "avoidance", "avoider-enforcer",
    "waiter-client", "client-waiter",
)  # fmt: skip
WAITERS = ("waiter-client", "client-waiter")
PLAYERS = ("red", "green")
BOUNDED = ("maker-breaker", "achievement", "achievement-no-draw")
BOTH_OWN = ("achievement", "achievement-no-draw", "misere-avoidance", "avoidance")


def random_family(source: random.Random, points: int) -> tuple[int, ...]:
    """Sets of any size; often some twice, or with others within them; sometimes none."""
    if source.random() < 0.04:
        return ()
    most = source.randint(1, min(points, 5))
    found = [sum(1 << i for i in source.sample(range(points), source.randint(1, most)))
             for _ in range(source.randint(1, 10))]  # fmt: skip
    if source.random() < 0.5:
        return tuple(found)
    return tuple(sorted({one for one in found if not any(other & ~one == 0 and other != one for other in found)}))


def names(points: int) -> str:
    return ",".join(f"p{i}" for i in range(points.bit_length()) if points >> i & 1)


def pg(game: SetGame) -> str:
    lines = ["#positions", " ".join(f"p{i}" for i in range(game.points))]
    for section, sets in (("#blackwins", game.sets[RED]), ("#whitewins", game.sets[GREEN])):
        if sets or section == "#blackwins" or game.game in BOTH_OWN:
            lines += [section, *(names(one).replace(",", " ") for one in sets)]
    return "text:" + "\n".join(lines)


def random_game(name: str, source: random.Random) -> SetGame:
    points = source.randint(1, 7 if name in WAITERS else 8)
    # Boards of more than a machine word: the other points are in no set.
    wide = source.random() < 0.06
    points = min(points, 5) if wide else points
    red = random_family(source, points)
    green: tuple[int, ...] = ()
    if name in BOTH_OWN:
        green = random_family(source, points) if source.random() < 0.5 else red
    bias = source.choice([(p, q) for p in (1, 2, 3) for q in (1, 2, 3) if p == 1 or name not in WAITERS])
    turns: tuple[int, ...] = ()
    if name not in WAITERS and source.random() < 0.3:
        turns, bias = tuple(source.randint(1, 3) for _ in range(source.randint(1, 3))), (1, 1)
    monotone = name == "avoider-enforcer" and not turns and source.random() < 0.5
    bound = source.randint(1, 4) if name in BOUNDED and source.random() < 0.4 else None
    alike = points if wide else None
    if wide:
        points = source.choice((points + source.randint(1, 9), 63, 64, 65, 70))
    taken = source.sample(range(points), source.choice((0, 0, source.randint(0, points - 1))))
    cut = source.randint(0, len(taken))
    return SetGame(
        name, points, (red, green), bias,
        GREEN if name not in WAITERS and source.random() < 0.5 else RED,
        sum(1 << i for i in taken[:cut]), sum(1 << i for i in taken[cut:]),
        monotone, turns, bound, alike,
    )  # fmt: skip


def words_of(game: SetGame) -> list[str]:
    words = [game.game, "--instance", pg(game)]
    if game.bias != (1, 1):
        words += ["--bias", "{}:{}".format(*game.bias)]
    if game.starts == GREEN:
        words += ["--first", "green"]
    for option, points in (("--red", game.red), ("--green", game.green)):
        if points:
            words += [option, names(points)]
    if game.turns:
        words += ["--turns", ",".join(map(str, game.turns))]
    if game.bound is not None:
        words += ["--moves", str(game.bound)]
    return words + ["--monotone"] * game.monotone


def compared(program: Program, game: SetGame) -> Iterator[str]:
    words = words_of(game)
    shown = shlex.join(words)
    start = game.start()
    complete = game.owns(RED, game.red) or game.owns(GREEN, game.green)
    if complete:
        if "refused" not in program.ask(["solve", *words]):
            yield f"solve {shown}: not refused"
        return
    value, moves = game.worth(start)
    for more in ([], ["--question", "winner"], ["--remoteness"]):
        if more == ["--remoteness"] and game.alike is not None:
            continue  # that may take a search that tries all points
        answer = program.ask(["solve", *words, *more])
        if answer.get("winner") != WINNERS[value]:
            yield f"solve {shown} {' '.join(more)}: {answer}, not {WINNERS[value]}"
        elif more == ["--remoteness"] and answer.get("remoteness") != moves:
            yield f"solve {shown} --remoteness: {answer.get('remoteness')}, not {moves}"
    if game.alike is not None:
        return
    # Strong games in which a player takes several points a turn, with a bound: the plain search alone.
    if game.bound is None or game.game == "maker-breaker" or (game.bias == (1, 1) and not game.turns):
        with tempfile.TemporaryDirectory() as folder:
            file = f"{folder}/sets.cert"
            program.ask(["solve", *words, "--certificate", file])
            proved = program.ask(["verify", file])
            if proved.get("holds") is not True or proved.get("winner") != WINNERS[value]:
                yield f"solve {shown} --certificate F; verify F: {proved}, not {WINNERS[value]}"
    if game.ended(start) is not None:
        return
    analysis = program.ask(["analyse", *words])
    found = {move["move"]: (move["winner"], move.get("remoteness")) for move in analysis.get("moves", [])}
    expected = {}
    for move in game.moves(start):
        worth, left = game.worth(game.after(start, move))
        expected[move if move == "end" else f"p{move}"] = WINNERS[worth], None if left is None else left + 1
    if found != expected:
        yield f"analyse {shown}: {found}, not {expected} ({analysis.get('refused')})"
    # Positions inside a turn or a round.
    place = some_place(game)
    worth = WINNERS[game.worth(place)[0]]
    answer = program.ask(["analyse", *words, "--position", text_of(game, place)])
    if answer.get("winner") != worth:
        yield f"analyse {shown} --position '{text_of(game, place)}': {answer}, not {worth}"


def text_of(game: SetGame, place: Place) -> str:
    text = f"red={names(place.red)};green={names(place.green)}"
    if game.game in WAITERS:
        return f"{text};offered={names(place.offered)};turn={PLAYERS[place.mover]}"
    return text + f";turn={PLAYERS[place.mover]};left={place.left}" * game.monotone


def some_place(game: SetGame) -> Place:
    """After a few moves that do not end the game."""
    source = random.Random(repr(game.sets))
    place = game.start()
    for _ in range(source.randint(0, 4)):
        after = game.after(place, source.choice(game.moves(place)))
        if game.ended(after) is not None:
            break
        place = after
    return place


# Tic-tac-toe: a game, its options, the winner.
KNOWN = (
    ("achievement", "", "tie"),
    ("maker-breaker", "", "first"),
    ("maker-breaker", "--moves 4", "first"),
    ("maker-breaker", "--moves 3", "second"),
    ("avoider-enforcer", "", "second"),
    ("avoider-enforcer", "--first green", "first"),
    ("avoider-enforcer", "--monotone", "second"),
    ("avoider-enforcer", "--monotone --first green", "second"),
    ("waiter-client", "", "first"),
    ("client-waiter", "", "first"),
    ("picker-chooser", "", "first"),
    ("chooser-picker", "", "first"),
)


def known(program: Program) -> Iterator[str]:
    file = "text:" + "\n".join(names(one).replace(",", " ") for one in TIC_TAC_TOE)
    for game, options, winner in KNOWN:
        for more in ([], ["--question", "winner"], ["--remoteness"]):
            answer = program.ask(["solve", game, "--instance", file, *options.split(), *more])
            if answer.get("winner") != winner:
                yield f"tic-tac-toe, {game} {options} {more}: {answer}, not {winner}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--instances", type=int, default=300, help="of each game (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    program = Program(given.program)
    wrong = 0
    for line in known(program):
        print(line, flush=True)
        wrong += 1
    for name in given.games:
        source = random.Random(f"{name} {given.seed}")
        for _ in range(given.instances):
            for line in compared(program, random_game(name, source)):
                print(line, flush=True)
                wrong += 1
        print(f"{name}: {given.instances} instances, seed {given.seed}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
