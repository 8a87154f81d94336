#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long a search that is shared out takes with many workers, played through on one core.

    PYTHONPATH=build/release/python build/python-venv/bin/python bench/shared_out.py \\
        saturation --order 13 --time 1 --workers 1 2 8 100

Every worker is a solver of its own in this process, with its own table. A position that the search
(harary.sharing) gives to a worker is solved at once; it is answered as many seconds later, by a clock of
the search's own, as that took, and --latency more. What the workers tell each other comes with the answers.
So the result holds for machines of this speed that are busy with nothing else.
"""

from __future__ import annotations

import argparse
import heapq
import time
from dataclasses import replace

import harary
from harary.news import Done, News, told_from
from harary.sharing import SharedSearch
from harary.workers import PartSolver, Worker


class VirtualWorkers:
    """Workers with a clock of their own."""

    def __init__(self, part: PartSolver, count: int, latency: float) -> None:
        self._free = [Worker(part, part.new_solver()) for _ in range(count)]
        self._latency = latency
        self._news = News()
        self._running: list[tuple[float, int, str, Worker, Done]] = []
        self.now = 0.0
        self.busy = 0.0
        self.asked = 0
        self.told = 0

    def start(self, position: str) -> None:
        worker = self._free.pop(0)
        begin = time.perf_counter()
        done = worker(self._news.task(position))
        seconds = time.perf_counter() - begin + self._latency
        self.busy += seconds
        self.asked += 1
        self.told += len(done.news)
        heapq.heappush(self._running, (self.now + seconds, self.asked, position, worker, done))

    def next(self) -> tuple[str, str]:
        self.now, _, position, worker, done = heapq.heappop(self._running)
        self._free.append(worker)
        self._news.take(done)
        return position, done.line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--time", default="1", help="seconds before a position is divided")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--latency", type=float, default=0.05, help="seconds that a task costs besides")
    parser.add_argument("--news-from", type=int, help="0: workers tell each other nothing")
    parser.add_argument("--question", default="winner")
    parser.add_argument("--plies", type=int, default=1)
    parser.add_argument("--memory", default="1G", help="of each worker")
    parser.add_argument("game")
    parser.add_argument("--board")
    parser.add_argument("--order", type=int)
    given = parser.parse_args()
    game = harary.game(given.game, board=given.board, order=given.order)
    part = PartSolver.of(game, given.question, threads=1, memory=given.memory, time=given.time)
    one = 0.0
    for count in given.workers:
        search = SharedSearch(game, given.question, given.plies)
        search.spread(count)
        told = replace(part, news_from=told_from(given.news_from, count))
        workers = VirtualWorkers(told, count, given.latency)
        winner, value, outcome = search.run(workers, count)
        one = one or workers.now
        print(
            f"{count} worker(s): {winner} {value} {outcome}; {workers.now:.1f} s, {one / workers.now:.2f} times as"
            f" fast as with {given.workers[0]}, busy {100 * workers.busy / (count * workers.now):.0f} %;"
            f" {search.solved} solved, {search.divided} divided; {workers.busy:.0f} s of all workers,"
            f" {workers.told / 1e6:.1f} MB told",
            flush=True,
        )


if __name__ == "__main__":
    main()
