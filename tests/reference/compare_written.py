#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The command line against the plain interpreter of written_game.py, on random written games.

    python3 tests/reference/compare_written.py build/release/harary --instances 1000
    python3 tests/reference/compare_written.py build/release/harary --seed 7 --impartial

Compares who wins by each question, value, remoteness, best moves, every move of `analyse` at the start and after a
few moves, and nimbers of impartial games. Each difference is a line with the seed of the game. The exit status is 1 if
there is one.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from random_written import known_game, written_game
from written_game import Move, Position, Solved, WrittenGame

# Games with more moves at the start, or more positions, are left out: a plain program is slow.
MOST_MOVES = 40
MOST_POSITIONS = 4000


class TooLarge(Exception):
    pass


class Judge:
    """What the plain interpreter answers about a game."""

    def __init__(self, text: str) -> None:
        self.game = WrittenGame(text)
        self.solved = Solved(self.game)
        self.refuse_large()

    def refuse_large(self) -> None:
        seen, now = 0, {self.game.start()}
        while now:
            seen += len(now)
            if seen > MOST_POSITIONS:
                raise TooLarge
            then: set[Position] = set()
            for p in now:
                moves = self.game.moves(p)
                if len(moves) > MOST_MOVES:
                    raise TooLarge
                then |= {self.game.after(p, move) for move in moves}
            now = then

    def move_text(self, p: Position, move: Move) -> str:
        mark = f"{move.mark}:" if len(self.game.may_place(self.game.mover(p))) > 1 else ""
        return mark + "+".join(point for point in self.game.points if point in move.points)

    def value(self, p: Position) -> int | None:
        """As answers have it: nothing of a win by an end where sums are compared."""
        value = self.solved.value(p)
        scored = self.game.last == "score"
        return None if scored and abs(value) >= self.game.beyond else value

    def winner(self, p: Position) -> str:
        value = self.solved.value(p)
        return "first" if value > 0 else "second" if value < 0 else "tie"

    def remoteness(self, p: Position) -> int | None:
        value, moves = self.solved.with_remoteness(p)
        return None if value == 0 else moves


class Comparison:
    def __init__(self, program: str, folder: Path) -> None:
        self.program, self.file = program, folder / "random.game"
        self.seed, self.differences = 0, 0
        self.flags: list[str] = []
        self.known = 0  # games that another engine has answered

    def ask(self, *words: str) -> dict[str, Any]:
        command = [self.program, words[0], f"@{self.file}", *words[1:], *self.flags, "--json", "--threads", "1"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            self.differ(" ".join(words), "exit status 0", done.stderr.strip())
            return {}
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer

    def differ(self, what: str, expected: object, got: object) -> None:
        self.differences += 1
        print(f"seed {self.seed}: {what}: expected {expected}, got {got}", flush=True)

    def same(self, what: str, expected: object, got: object) -> None:
        if expected != got:
            self.differ(what, expected, got)

    def start(self, judge: Judge) -> None:
        p = judge.game.start()
        answer = self.ask("solve", "--remoteness")
        if not answer:
            return
        self.same("winner", judge.winner(p), answer["winner"])
        self.same("value", judge.value(p), answer.get("value"))
        over = judge.game.final(p) is not None
        self.same("remoteness", 0 if over else judge.remoteness(p), answer.get("remoteness"))
        # One of each kind: those that lead to isomorphic positions are listed once.
        best = {judge.move_text(p, move) for move in judge.solved.best(p)}
        if bool(best) != bool(answer["best"]) or not best.issuperset(answer["best"]):
            self.differ("best moves", sorted(best), answer["best"])
        if answer.get("outcome"):
            self.same("sums", judge.value(p), answer["outcome"][0] - answer["outcome"][1])
        self.same("winner alone", judge.winner(p), self.ask("solve", "--question", "winner").get("winner"))

    def positions(self, judge: Judge, source: random.Random) -> None:
        p, text = judge.game.start(), ""
        for _ in range(4):
            answer = self.ask("analyse", *(["--position", text] if text else []))
            if not answer:
                return
            moves = judge.game.moves(p)
            self.same(f"moves after {text}", sorted(judge.move_text(p, move) for move in moves),
                      sorted(one["move"] for one in answer["moves"]))  # fmt: skip
            for move in moves:
                q = judge.game.after(p, move)
                for one in answer["moves"]:
                    if one["move"] != judge.move_text(p, move):
                        continue
                    where = f"{one['move']} at {text}"
                    self.same(f"winner of {where}", judge.winner(q), one["winner"])
                    self.same(f"value of {where}", judge.value(q), one["value"])
                    left = judge.remoteness(q)
                    self.same(f"remoteness of {where}", None if left is None else left + 1, one["remoteness"])
            if not moves:
                return
            move = source.choice(moves)
            p, text = judge.game.after(p, move), self.position_text(judge, judge.game.after(p, move))

    def position_text(self, judge: Judge, p: Position) -> str:
        marks = dict(p.marks)
        parts = [
            f"{mark}=" + ",".join(point for point in judge.game.points if marks.get(point) == mark)
            for mark in judge.game.marks
        ]
        rest = [judge.game.players[judge.game.mover(p)], f"turn={p.turn}", f"left={p.left}"]
        if any(score["counts"] == "moves" for score in judge.game.scores) and self.counted(judge):
            rest.append(f"made={p.made}")
        ended = "no" if p.ended is None else "draw" if p.ended == "draw" else judge.game.players[int(p.ended)]
        return ";".join([*parts, ",".join([*rest, f"ended={ended}"])])

    @staticmethod
    def counted(judge: Judge) -> bool:
        """Whether the number of moves is no function of the marks."""
        sizes: set[object] = set()
        for place in judge.game.places:
            if place == "one or more points" or " or " in place:
                return True
            if place.startswith("all points of a set of "):
                sizes |= {len(s) for s in judge.game.sets[place[23:]]}
            else:
                sizes.add(place.split()[0].replace("one", "1"))
        return len({str(size) for size in sizes}) != 1

    def both_ways(self, judge: Judge) -> None:
        """By the engine of the game that it is known to be, and by the rules as they are written."""
        known, written = self.ask("solve"), self.ask("solve", "--as-written")
        self.known += known.get("method", "").startswith("as ")
        for field in ("winner", "role", "value", "best"):
            self.same(f"{field} both ways", written.get(field), known.get(field))

    def nimber(self, judge: Judge) -> None:
        answer = self.ask("solve", "--question", "nimber")
        if answer:
            self.same("nimber", judge.solved.nimber(judge.game.start()), answer.get("nimber"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--instances", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next one")
    parser.add_argument("--impartial", action="store_true", help="only impartial games, with their nimbers")
    parser.add_argument("--analyse", action="store_true", help="also every move of a few positions")
    parser.add_argument("--known", action="store_true", help="only games that the catalogue has, by both engines")
    parser.add_argument("--as-written", action="store_true", help="never by the engine of a known game")
    parser.add_argument("--show", action="store_true", help="print the game of --seed alone")
    given = parser.parse_args()
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(given.program, Path(folder))
        comparison.flags = ["--as-written"] if given.as_written else []
        for seed in range(given.seed, given.seed + given.instances):
            source = random.Random(seed)
            text = known_game(source) if given.known else written_game(source, impartial=given.impartial)
            if given.show:
                print(text)
                return 0
            comparison.seed = seed
            comparison.file.write_text(text)
            try:
                judge = Judge(text)
            except TooLarge:
                continue
            compared += 1
            comparison.start(judge)
            if given.known:
                comparison.both_ways(judge)
            if given.impartial:
                comparison.nimber(judge)
            if given.analyse:
                comparison.positions(judge, source)
    print(f"{compared} games compared, {comparison.differences} differences")
    if given.known:
        print(f"{comparison.known} of them answered by the engine of another game")
    return 1 if comparison.differences or (given.known and 2 * comparison.known < compared) else 0


if __name__ == "__main__":
    sys.exit(main())
