# SPDX-License-Identifier: MIT
"""A hard question shared out among workers: a job-level search (Wu, Lin et al. 2013). A worker answers "solve this
position within so much time". What it does not finish is divided into the positions after one more move. The
values that are known bound those above them, so at any time only positions count that can still matter
(alpha-beta on the first moves), best first: those below the first moves before their siblings. A worker that is
free gets one of the best at once, one with little in common with those that are being solved; nothing waits for the
end of a round.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeAlias, Unpack

from harary import _harary
from harary.answers import side_of
from harary.game import Game
from harary.kept_lines import KeptLines
from harary.news import Done, News, SharingSolver, Task, told_from
from harary.parts import PartSolver, require_question
from harary.signatures import spelled_out
from harary.spending import Spending

Key: TypeAlias = "str | bytes"


@dataclass(frozen=True)
class SharedAnswer:
    """What a shared search proved."""

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    winner: str
    """``"first"``, ``"second"`` or ``"tie"``."""
    value: int | None
    """For the first player; None if only the winner was asked for."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them."""
    solved: int
    """Positions that workers solved."""
    divided: int
    """Positions that were divided: too hard for their time, or too few for all workers to begin with."""
    positions: int
    """That the searches of all solved ones visited."""
    seconds: float
    """How long it took, by the clock."""


class Workers(Protocol):
    """Who solves positions, several at a time."""

    def start(self, position: str) -> None:
        """Has a position solved."""

    def next(self) -> tuple[str, str]:
        """Waits for one of those that were started: the position, and the line of its `PartSolver`."""


class ExecutorWorkers:
    """The workers of any executor of ``concurrent.futures``."""

    def __init__(self, executor: Executor, solver: Callable[[Task], Done]) -> None:
        self._executor = executor
        self._solver = solver
        self._news = News()
        self._running: dict[Future[Done], str] = {}

    def start(self, position: str) -> None:
        task = self._news.task(position)
        self._running[self._executor.submit(self._solver, task)] = position

    def next(self) -> tuple[str, str]:
        ready, _ = wait(self._running, return_when=FIRST_COMPLETED)
        future = next(iter(ready))
        done = future.result()
        self._news.take(done)
        return self._running.pop(future), done.line

    def close(self) -> None:
        for future in self._running:
            future.cancel()


@dataclass
class _Node:
    """A position of the first moves. Values are those of the first player."""

    text: str
    first_chooses: bool
    next: tuple[Key, ...] | None = None  # after it was divided
    above: list[Key] = field(default_factory=list)
    low: float = -math.inf
    high: float = math.inf

    @property
    def settled(self) -> bool:
        return self.low >= self.high


# More points than any game has. A larger difference of the scores is better, and of equal ones the more points
# of one's own: the order of the library's values.
_POINTS = 4096


@dataclass
class _Verdicts:
    """What numbers mean, as it was said about positions: winner, value, outcome."""

    question: str
    known: dict[int, tuple[str, int | None, tuple[int, int] | None]] = field(default_factory=dict)

    def number(self, said: Mapping[str, Any]) -> int:
        """The number that stands for what was said about a position."""
        winner, value = said["winner"], said.get("value")
        if self.question == "winner" or value is None:
            number, outcome = {"first": 1, "tie": 0, "second": -1}[winner], None
        elif said.get("outcome") is None:
            number, outcome = int(value), None
        else:
            outcome = (int(said["outcome"][0]), int(said["outcome"][1]))
            number = int(value) * _POINTS + outcome[0]
        self.known[number] = (winner, None if self.question == "winner" else value, outcome)
        return number


class _Tree:
    """The first moves, up to isomorphism where the game has a kernel for tablebases."""

    def __init__(self, game: Game, question: str) -> None:
        self._game = game.made
        self.verdicts = _Verdicts(question)
        self._kernel: _harary.Kernel | None
        try:
            self._kernel = game.made.kernel()
        except (_harary.InputError, _harary.LimitError):
            self._kernel = None
        self.nodes: dict[Key, _Node] = {}
        self.key_of: dict[str, Key] = {}
        self.root = self._met("")

    def _met(self, text: str) -> Key:
        """Of several positions with one key the first stays, in the numbers of its play: searches try moves in
        the order of their numbers, and are much faster where play began with the smallest."""
        view = json.loads(self._game.view(text))
        text = view["position"]
        key = text if self._kernel is None else self._kernel.key(text).tobytes()
        if key not in self.nodes:
            self.nodes[key] = _Node(text, side_of(view["mover"]) == "first")
            self.key_of[text] = key
            if view["finished"]:
                self.settle(key, self.verdicts.number(view))
        return key

    def settle(self, key: Key, value: int) -> None:
        """The value of a position is known."""
        node = self.nodes[key]
        node.low = node.high = value
        self._bound(node.above)

    def divide(self, key: Key) -> None:
        """Adds the positions after one more move."""
        node = self.nodes[key]
        if node.next is not None or node.settled:
            return
        moves = json.loads(self._game.view(node.text))["moves"]
        after = (self._met(self._game.play(node.text, move)) for move in moves)
        node.next = tuple(dict.fromkeys(after))
        for one in node.next:
            self.nodes[one].above.append(key)
        self._bound([key])

    def _bound(self, changed: list[Key]) -> None:
        """The bounds of positions whose next ones have changed, and of those above them. Bounds only get
        closer, so it ends."""
        waiting = list(changed)
        while waiting:
            node = self.nodes[waiting.pop()]
            if node.settled or node.next is None:
                continue
            best = max if node.first_chooses else min
            low = best(self.nodes[one].low for one in node.next)
            high = best(self.nodes[one].high for one in node.next)
            if (low, high) != (node.low, node.high):
                node.low, node.high = low, high
                waiting += node.above

    def open(self) -> list[str]:
        """The positions that can still matter, best first: by how many open moves stand before theirs on
        the way down. The values within the ranges of all positions above one are its window."""
        windows: dict[Key, tuple[float, float, int]] = {self.root: (-math.inf, math.inf, 0)}
        found: list[tuple[int, str]] = []
        while windows:
            below: dict[Key, tuple[float, float, int]] = {}
            for key, (low, high, rank) in windows.items():
                node = self.nodes[key]
                low, high = max(low, node.low), min(high, node.high)
                if low >= high:
                    continue
                if node.next is None:
                    found.append((rank, node.text))
                    continue
                for one in node.next:
                    if self.nodes[one].settled:
                        continue
                    before = below.get(one, (math.inf, -math.inf, rank))
                    below[one] = (min(before[0], low), max(before[1], high), min(before[2], rank))
                    rank += 1
            windows = below
        return [text for _, text in sorted(found, key=lambda pair: pair[0])]


class SharedSearch:
    """The search itself, for any workers."""

    def __init__(
        self, game: Game, question: str, plies: int, file: str | os.PathLike[str] | None = None
    ) -> None:
        require_question(question)
        self._game = game
        self._question = question
        self._tree = _Tree(game, question)
        # Solved positions as `harary split --part --json` prints them, and those that were divided.
        self._kept = KeptLines(file)
        self.solved = self.divided = self.positions = 0
        for _ in range(plies):
            for key in [key for key, node in self._tree.nodes.items() if node.next is None]:
                self._tree.divide(key)
        self._again()

    def _again(self) -> None:
        """Takes what the file has. A position may come after the line that divides the one above it only."""
        for line, place in self._kept.read():
            try:
                found = json.loads(line)
                position = found["position"]
            except (ValueError, KeyError, TypeError):
                raise _harary.InputError(f"{place}: is not a line of a shared search") from None
            if position not in self._tree.key_of:
                raise _harary.InputError(f"{place}: this position is of another game, board or search")
            if "proved_value" in found:
                self._game.made.read_part(self._question, line, place)
            self._take(position, found)

    def _take(self, position: str, found: Mapping[str, Any]) -> None:
        key = self._tree.key_of[position]
        if "proved_value" in found:
            self._tree.settle(key, self._tree.verdicts.number(found))
            self.solved += 1
            self.positions += int(found.get("positions", 0))
        else:
            self._tree.divide(key)
            self.divided += 1

    def spread(self, slots: int) -> None:
        """Before the first answer: divides positions until there are ``slots`` of them, so that no worker waits."""
        while self.solved == 0 and 0 < len(few := self._tree.open()) < slots:
            for position in few:
                self._divide(position)

    def _divide(self, position: str) -> None:
        line = {"position": position, "divided": True}
        self._kept.add([json.dumps(line)])
        self._take(position, line)

    def run(self, workers: Workers, slots: int) -> tuple[str, int | None, tuple[int, int] | None]:
        """Has positions solved, ``slots`` at a time, until the start is settled: winner, value, outcome."""
        running: set[str] = set()
        while True:
            start = self._tree.nodes[self._tree.root]
            if start.settled:
                return self._tree.verdicts.known[int(start.low)]
            waiting = [position for position in self._tree.open() if position not in running]
            while waiting and len(running) < slots:
                position = _farthest(waiting[: min(2 * slots, _CHOICE)], running)
                waiting.remove(position)
                workers.start(position)
                running.add(position)
            position, line = workers.next()
            running.discard(position)
            found = json.loads(line)
            if "proved_value" in found:
                self._kept.add([line])
                self._take(position, found)
            elif found["stopped"] == "interrupt":
                raise KeyboardInterrupt
            else:
                self._divide(position)


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
        winner, value, outcome = search.run(workers, slots)
    finally:
        workers.close()
    return SharedAnswer(
        game=game.name,
        instance=game.instance,
        winner=winner,
        value=value,
        outcome=outcome,
        solved=search.solved,
        divided=search.divided,
        positions=search.positions,
        seconds=time.monotonic() - begin,
    )
