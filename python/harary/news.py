# SPDX-License-Identifier: MIT
"""What the workers of a shared search (``harary.sharing``) tell each other: what took one of them much work to prove."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from harary.arguments import whole


def told_from(news_from: int | None, slots: int) -> int | None:
    """How many positions a proof must take to be told to other workers; None: nothing is told. ``news_from`` is
    what was asked for: 0 for nothing, None for half of ``slots``. Each worker tells all others, so with more of them
    each must tell less."""
    if news_from is None:
        return max(1, slots // 2)
    return whole("news_from", news_from, 0) or None


class Told(NamedTuple):
    """What one worker told the others."""

    number: int
    worker: str
    news: bytes


@dataclass(frozen=True)
class Task:
    """What a worker is asked."""

    position: str
    """The position to be solved."""
    news: tuple[Told, ...] = ()
    """What workers proved, from the first to the last."""
    last: int = 0
    """The number of the last news when this was asked."""
    worker: str | None = None
    """Who is expected to take the task: ``news`` is what it does not know. None: it is not known who, and ``news``
    is what anyone may not know."""


@dataclass(frozen=True)
class Done:
    """What a worker answers."""

    line: str
    """That of its `PartSolver`."""
    worker: str
    """Who it is."""
    learned: int
    """The number of the last news that it has learned."""
    news: bytes
    """What it proved with much work."""


class News:
    """What workers told each other. A task comes with what its worker does not know yet. Which worker takes a task
    is up to the executor; it is expected to be the one that has waited longest. If another one takes it, that one
    gets some news twice, and the expected one gets its own with a later task."""

    MOST = 64 << 20
    """Bytes that are kept; older news are forgotten. Without them a search takes longer."""

    def __init__(self) -> None:
        self._kept: deque[Told] = deque()
        self._last = 0
        self._bytes = 0
        self._learned: dict[str, int] = {}
        self._free: deque[str] = deque()

    def task(self, position: str) -> Task:
        """The next task."""
        worker = self._free.popleft() if self._free else None
        known = min(self._learned.values(), default=0) if worker is None else self._learned[worker]
        news = tuple(told for told in self._kept if told.number > known and told.worker != worker)
        return Task(position, news, self._last, worker)

    def take(self, done: Done) -> None:
        """What a worker brought with its answer."""
        self._learned[done.worker] = done.learned
        self._free.append(done.worker)
        if done.news:
            self._last += 1
            self._kept.append(Told(self._last, done.worker, done.news))
            self._bytes += len(done.news)
        known = min(self._learned.values())
        while self._kept and (self._kept[0].number <= known or self._bytes > self.MOST):
            self._bytes -= len(self._kept.popleft().news)
