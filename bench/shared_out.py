#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a search that is shared out would take with many workers, from recorded work.

    PYTHONPATH=build/release/python build/python-venv/bin/python bench/shared_out.py RECORD \\
        star --board K8 --slice 100000 --workers 1 2 8 100

Every position that the search asks for is solved once, here, on one thread, and RECORD keeps how many positions
that took. Then the search (harary.sharing) runs again for each number of workers with a clock of its own: a
position takes as many seconds as its search visited positions, divided by --rate, and --latency more. A search
of more than --slice positions is stopped there, and its position divided. So the clock and the load of this
machine change nothing, and what workers do in vain is in the result.
"""

from __future__ import annotations

import argparse
import heapq
import json
from pathlib import Path
from typing import Any

import harary
from harary.parts import PartSolver
from harary.sharing import SharedSearch


class Record:
    """The lines of solved positions, in a file."""

    def __init__(self, path: Path, solver: PartSolver) -> None:
        self._path = path
        self._solver = solver
        self._lines: dict[str, str] = {}
        if path.exists():
            for line in path.read_text().splitlines():
                self._lines[json.loads(line)["position"]] = line

    def line(self, position: str) -> str:
        if position not in self._lines:
            self._lines[position] = self._solver(position)
            with self._path.open("a") as file:
                file.write(self._lines[position] + "\n")
        return self._lines[position]


class VirtualWorkers:
    """Workers with a clock of their own."""

    def __init__(self, record: Record, most: int, rate: float, latency: float) -> None:
        self._record = record
        self._most = most
        self._rate = rate
        self._latency = latency
        self.now = 0.0
        self.busy = 0.0
        self.asked = 0
        self._running: list[tuple[float, int, str, str]] = []

    def start(self, position: str) -> None:
        line = self._record.line(position)
        found: dict[str, Any] = json.loads(line)
        work = int(found["positions"])
        if work > self._most or "proved_value" not in found:
            line = json.dumps({"position": position, "stopped": "time"})
            work = self._most
        seconds = work / self._rate + self._latency
        self.busy += seconds
        self.asked += 1
        heapq.heappush(self._running, (self.now + seconds, self.asked, position, line))

    def next(self) -> tuple[str, str]:
        self.now, _, position, line = heapq.heappop(self._running)
        return position, line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path)
    parser.add_argument("--slice", type=int, required=True, help="positions before a position is divided")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rate", type=float, default=200_000, help="positions a second of one worker")
    parser.add_argument("--latency", type=float, default=0.05, help="seconds that a task costs besides")
    parser.add_argument("--question", default="outcome")
    parser.add_argument("--plies", type=int, default=1)
    parser.add_argument("--time", default="", help="how long one position may take here")
    parser.add_argument("game")
    parser.add_argument("--board")
    parser.add_argument("--order", type=int)
    given = parser.parse_args()
    game = harary.game(given.game, board=given.board, order=given.order)
    solver = PartSolver.of(game, given.question, threads=1, memory="1G", time=given.time)
    record = Record(given.record, solver)
    one = 0.0
    for count in given.workers:
        search = SharedSearch(game, given.question, given.plies)
        workers = VirtualWorkers(record, given.slice, given.rate, given.latency)
        winner, value, outcome = search.run(workers, count)
        one = one or workers.now
        print(
            f"{count} worker(s): {winner} {value} {outcome}; {workers.now:.1f} s, {one / workers.now:.2f} times as"
            f" fast as with {given.workers[0]}, busy {100 * workers.busy / (count * workers.now):.0f} %;"
            f" {search.solved} solved, {search.divided} divided, {search.positions} positions",
            flush=True,
        )


if __name__ == "__main__":
    main()
