# SPDX-License-Identifier: MIT
"""A hard question shared out among workers: a job-level search (Wu, Lin et al. 2013). The library splits a game into
the positions after the first moves, up to isomorphism, and joins their values (src/app/split.hpp). The values
that are known bound those above them, so at any time only positions count that can still matter (alpha-beta on the
first moves), best first: those below the first moves before their siblings.

Workers solve these positions anywhere; ``harary.spark.proof`` has a cluster do it. Either a number of them at a time,
in rounds (`in_rounds`). Or a worker that is free gets one of the best at once, one with little in common with those
that are being solved, and what it does not finish within its time is divided into the positions after one more
move (`shared`).
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, Unpack

from harary import _harary
from harary.game import Game
from harary.kept_lines import KeptLines
from harary.news import told_from
from harary.signatures import spelled_out
from harary.spending import Spending, budget
from harary.workers import ExecutorWorkers, PartSolver, SharingSolver, Workers

__all__ = [
    "PartSolver",
    "ProofAnswer",
    "RoundListener",
    "SharedAnswer",
    "SharedSearch",
    "SharingSolver",
    "Workers",
    "in_rounds",
    "shared",
]

RoundListener: TypeAlias = Callable[[int, int, int], None]


@dataclass(frozen=True)
class SharedAnswer:
    """What a shared search proved."""

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    winner: str
    """``"first"``, ``"second"`` or ``"tie"``."""
    role: str | None
    """What the winner is called: ``"breaker"``, ``"red"``; None in a tie."""
    value: int | None
    """For the first player; None if only the winner was asked for."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them."""
    solved: int
    """Positions that workers solved; the others could not matter."""
    divided: int
    """Positions that were divided: too hard for their time, or too few for all workers to begin with."""
    positions: int
    """That the searches of all solved ones visited."""
    seconds: float
    """How long it took, by the clock."""


@dataclass(frozen=True)
class ProofAnswer(SharedAnswer):
    """What rounds proved."""

    parts: int
    """How many positions there are after the first moves."""
    rounds: int
    """Of this run: what a file knew before took none."""


class SharedSearch:
    """The search itself: the positions after the first moves, their values so far, and which to ask next."""

    def __init__(
        self, game: Game, question: str, plies: int, file: str | os.PathLike[str] | None = None
    ) -> None:
        if question not in ("outcome", "winner"):
            raise _harary.InputError(f"question must be 'outcome' or 'winner', not {question!r}")
        self._game = game
        self._question = question
        self._free = budget({})
        self._split = game.made.split(question)
        self._split.split_all(plies, self._free, None)
        self.parts: list[str] = self._split.parts()
        """The positions after the first ``plies`` moves."""
        self.divided = 0
        # Solved positions as `harary split --part --json` prints them, and those that were divided.
        self._kept = KeptLines(file)
        self._visited: dict[str, int] = {}
        for line, place in self._kept.read():
            self._take(line, place)

    @property
    def solved(self) -> int:
        """How many positions have been solved."""
        return len(self._visited)

    @property
    def positions(self) -> int:
        """How many positions the searches of all solved ones visited."""
        return sum(self._visited.values())

    def open(self) -> list[str]:
        """The positions that can still matter, best first."""
        return self._split.open()

    def _take(self, line: str, place: str) -> None:
        """What a line says about a position: its value, or that it was divided. The value of a position that this
        search does not meet is of no use."""
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if isinstance(said, dict) and said.get("divided"):
            position = str(said.get("position"))
            if not self._split.has(position):
                raise _harary.InputError(f"{place}: this position is of another game, board or search")
            self._split.split(position, self._free, None)
            self.divided += 1
            return
        position, value, visited = self._game.made.read_part(self._question, line, place)
        if self._split.has(position):
            self._split.learn(position, value)
            self._visited[position] = visited

    def add(self, lines: Iterable[str]) -> None:
        """Takes and keeps the lines of a `PartSolver`; raises BudgetEnded if there is one that proves nothing."""
        stopped: str | None = None
        proved = []
        for line in lines:
            found = json.loads(line)
            if "proved_value" in found:
                self._take(line, "a solved part")
                proved.append(line)
            else:
                stopped = found["stopped"]
        self._kept.add(proved)
        if stopped is not None:
            raise _harary.BudgetEnded(f"a part reached its {stopped} limit")

    def divide(self, position: str) -> None:
        """Divides a position into those after one more move."""
        line = json.dumps({"position": position, "divided": True})
        self._take(line, "a divided part")
        self._kept.add([line])

    def spread(self, slots: int) -> None:
        """Before the first answer: divides positions until there are ``slots`` of them, so that no worker waits."""
        while self.solved == 0 and 0 < len(few := self.open()) < slots:
            for position in few:
                self.divide(position)

    def joined(self) -> tuple[str, str | None, int | None, tuple[int, int] | None] | None:
        """Winner, role, value and outcome once what is known proves them."""
        text = self._split.joined()
        if text is None:
            return None
        said = json.loads(text)
        outcome = said.get("outcome")
        points = None if outcome is None else (outcome[0], outcome[1])
        return said["winner"], said.get("role"), said.get("value"), points

    def in_rounds(
        self, solve: Callable[[Sequence[str]], Iterable[str]], slots: int, told: RoundListener
    ) -> int:
        """Has positions solved, ``slots`` of them a round, until the start's value is known. How many rounds."""
        rounds = 0
        while self.joined() is None:
            waiting = self.open()
            asked = waiting[:slots]
            rounds += 1
            told(rounds, len(asked), len(waiting))
            self.add(solve(asked))
        return rounds

    def run(
        self, workers: Workers, slots: int
    ) -> tuple[str, str | None, int | None, tuple[int, int] | None]:
        """Has positions solved, ``slots`` at a time, until the start's value is known; divides those that are
        stopped. Winner, role, value, outcome."""
        running: set[str] = set()
        while (joined := self.joined()) is None:
            waiting = [position for position in self.open() if position not in running]
            while waiting and len(running) < slots:
                position = _farthest(waiting[: min(2 * slots, _CHOICE)], running)
                waiting.remove(position)
                workers.start(position)
                running.add(position)
            position, line = workers.next()
            running.discard(position)
            found = json.loads(line)
            if "proved_value" in found:
                self.add([line])
            elif found["stopped"] == "interrupt":
                raise KeyboardInterrupt
            else:
                self.divide(position)
        return joined

    def known(self, begin: float) -> dict[str, Any]:
        """The fields of a `SharedAnswer`; ``begin`` by the monotonic clock."""
        joined = self.joined()
        assert joined is not None
        winner, role, value, outcome = joined
        return {
            "game": self._game.name,
            "instance": self._game.instance,
            "winner": winner,
            "role": role,
            "value": value,
            "outcome": outcome,
            "solved": self.solved,
            "divided": self.divided,
            "positions": self.positions,
            "seconds": time.monotonic() - begin,
        }


_CHOICE = 16
"""The next position is one of at most this number of waiting ones."""


def _farthest(waiting: Sequence[str], running: Iterable[str]) -> str:
    """Of the positions that wait, best first, the one that shares least with those that are being solved: the more
    moves two positions share, the more positions follow both, and what follows both is proved twice. Only speed is
    at stake."""
    others = [_moves(position) for position in running]
    return max(waiting, key=lambda position: min((len(_moves(position) ^ other) for other in others), default=0))


def _moves(position: str) -> frozenset[tuple[str, str]]:
    """The parts of a position's text, each with the name of its list: ``red=0-1;green=0-2`` has two."""
    lists = (part.partition("=") for part in position.split(";"))
    return frozenset((name, word) for name, _, words in lists for word in words.split(",") if word)

def in_rounds(
    game: Game,
    solve: Callable[[Sequence[str]], Iterable[str]],
    slots: int,
    *,
    plies: int = 2,
    question: str = "outcome",
    file: str | os.PathLike[str] | None = None,
    told: RoundListener = lambda number, asked, left: None,
) -> ProofAnswer:
    """Has the parts that can still matter solved, ``slots`` of them at a time, until the value of the start is
    known. ``solve``: from positions to the lines of a `PartSolver`, in any order. ``file``: keeps
    what is solved, and the same call resumes from it; ``harary split --join`` reads it. ``told`` is
    called for every round: its number, the parts asked, and how many could still matter.

    >>> sim = Game("sim")
    >>> solver = PartSolver.of(sim)
    >>> in_rounds(sim, lambda positions: map(solver, positions), slots=4).winner
    'second'
    """
    begin = time.monotonic()
    search = SharedSearch(game, question, plies, file)
    rounds = search.in_rounds(solve, slots, told)
    return ProofAnswer(**search.known(begin), parts=len(search.parts), rounds=rounds)


@spelled_out(Spending)
def shared(
    game: Game,
    executor: Executor,
    slots: int,
    *,
    plies: int = 1,
    question: str = "outcome",
    file: str | os.PathLike[str] | None = None,
    news_from: int | None = None,
    **spending: Unpack[Spending],
) -> SharedAnswer:
    """Who wins, by positions after the first moves that the workers of an executor solve, ``slots`` at a time:
    processes of this machine (``ProcessPoolExecutor``), or those of a cluster. ``time`` is what one position
    may take; one that takes longer is divided into those after one more move. The search begins with the
    positions after ``plies`` moves, or more if there are fewer of them than ``slots``. ``file``: keeps what is
    known, and the same call resumes from it. Workers keep their tables, and what took one of them at least
    ``news_from`` positions to prove (by default half of ``slots``) is told to the others with their next
    positions; 0: nothing is told.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     shared(Game("sim"), pool, 2, time=10).winner
    'second'
    """
    begin = time.monotonic()
    part = PartSolver.of(game, question, **spending)
    solver = replace(part, news_from=told_from(news_from, slots))
    search = SharedSearch(game, question, plies, file)
    search.spread(slots)
    workers = ExecutorWorkers(executor, SharingSolver(solver))
    try:
        search.run(workers, slots)
    finally:
        workers.close()
    return SharedAnswer(**search.known(begin))
