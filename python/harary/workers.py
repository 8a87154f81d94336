# SPDX-License-Identifier: MIT
"""Who solves the positions of a shared search (``harary.sharing``), and how: in this process, in others of this
machine, or on a cluster."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from typing import Any, Protocol, Unpack, cast

from harary import _harary
from harary.catalogue import OptionTexts
from harary.game import Game
from harary.news import Done, News, Task
from harary.signatures import spelled_out
from harary.spending import Spending, budget


class _KeptSolver(threading.local):
    """The solver of a worker's last position: the next one is most often of the same game, and the solver's table
    saves most of its work."""

    of: PartSolver | None = None
    solver: _harary.PositionSolver | None = None


_kept = _KeptSolver()


@dataclass(frozen=True)
class PartSolver:
    """What a worker does with a part: from its position to a line of JSON, that of
    ``harary split --part``. Can be sent to other processes."""

    name: str
    """The name of the game."""
    options: OptionTexts
    """Its options, as texts of the command line."""
    question: str
    """``"outcome"`` or ``"winner"``."""
    spending: tuple[tuple[str, Any], ...]
    """What one part may use."""
    news_from: int | None = None
    """What takes at least this number of positions to prove is told to other workers (`harary.news`)."""

    @staticmethod
    @spelled_out(Spending)
    def of(game: Game, question: str = "outcome", **spending: Unpack[Spending]) -> PartSolver:
        """For the parts of a game; ``spending`` is what one part may use, by default one thread."""
        allowed = {"threads": 1, **spending}
        return PartSolver(game.name, game.without_files(), question, tuple(allowed.items()))

    def __call__(self, position: str) -> str:
        return self.solve(position, self.solver())

    def solve(self, position: str, solver: _harary.PositionSolver) -> str:
        """The line of a position, by one of its solvers."""
        return solver.solve(position, self._budget(), None)

    def solver(self) -> _harary.PositionSolver:
        """This thread's, with all that it knows from earlier positions."""
        if _kept.of != self or _kept.solver is None:
            _kept.of, _kept.solver = None, None  # frees its table first
            _kept.solver = self.new_solver()
            _kept.of = self
        return _kept.solver

    def new_solver(self) -> _harary.PositionSolver:
        """One that knows nothing yet."""
        game = _harary.make_game(self.name, dict(self.options))
        return game.position_solver(self.question, self._budget(), self.news_from)

    def _budget(self) -> _harary.Budget:
        return budget(cast(Spending, dict(self.spending)))


class Worker:
    """Solves positions, learns from other workers and tells them what it proved."""

    def __init__(self, part: PartSolver, solver: _harary.PositionSolver) -> None:
        self.solver = solver
        self._part = part
        self._name = uuid.uuid4().hex
        self._learned = 0

    def __call__(self, task: Task) -> Done:
        for told in task.news:
            if told.number > self._learned and told.worker != self._name:
                self.solver.learn(told.news)
        if task.worker in (None, self._name):
            self._learned = max(self._learned, task.last)
        line = self._part.solve(task.position, self.solver)
        return Done(line, self._name, self._learned, self.solver.news())


class _KeptWorker(threading.local):
    """The worker that this thread is."""

    worker: Worker | None = None


_kept_worker = _KeptWorker()


@dataclass(frozen=True)
class SharingSolver:
    """A `PartSolver` as a `Worker`, one in each thread. Can be sent to other processes."""

    part: PartSolver
    """Solves the positions; what is told to others is up to its ``news_from``."""

    def __call__(self, task: Task) -> Done:
        solver = self.part.solver()
        if _kept_worker.worker is None or _kept_worker.worker.solver is not solver:
            _kept_worker.worker = Worker(self.part, solver)
        return _kept_worker.worker(task)


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
