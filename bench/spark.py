# SPDX-License-Identifier: MIT
"""How fast a strong solution is on a Spark cluster of this machine, with one worker and with two, and by
the embedded engine.

    PYTHONPATH=build/release/python build/python-venv/bin/python bench/spark.py clique --board colex:22

Rates are of the large layers, those with at least 100,000 positions: small ones are a second of Spark's
own each, whatever the board.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python/tests"))

from cluster import Cluster  # noqa: E402

import harary  # noqa: E402

LARGE = 100_000
LINE = re.compile(r"values of layer \d+: (\d+) positions, ([0-9.]+) s")


def on_spark(words: list[str], workers: int) -> float:
    """Positions a second of the large layers."""
    with tempfile.TemporaryDirectory() as folder, Cluster(Path(folder), workers, held=True) as cluster:
        begin = time.monotonic()
        events = Path(folder, "events")
        events.mkdir()
        process = cluster.command(
            "strong", *words, "--out", f"{folder}/layers",
            "--conf", "spark.eventLog.enabled=true", "--conf", f"spark.eventLog.dir=file://{events}",
        )  # fmt: skip
        spent: dict[int, float] = {}
        out_and_err: list[str] = []
        reader = threading.Thread(target=lambda: out_and_err.extend(process.communicate()))
        reader.start()
        while reader.is_alive():
            reader.join(0.5)
            for worker in cluster.workers:
                spent.update(processor_seconds(worker.pid))
        err = out_and_err[1]
        if process.returncode != 0:
            raise SystemExit(err)
        whole = time.monotonic() - begin
        layers = [(int(rows), float(seconds)) for rows, seconds in LINE.findall(err)]
        large = [(rows, seconds) for rows, seconds in layers if rows >= LARGE]
        rows = sum(layer[0] for layer in large)
        seconds = sum(layer[1] for layer in large)
        size = sum(file.stat().st_size for file in Path(folder, "layers").rglob("*.parquet"))
        positions = sum(layer[0] for layer in layers)
        print(
            f"{workers} worker(s): {positions} positions in {whole:.0f} s; {len(large)} large layers:"
            f" {rows} positions in {seconds:.1f} s, {rows / max(seconds, 1e-9):.0f}/s;"
            f" Parquet {size / positions:.2f} bytes a position",
            flush=True,
        )
        shuffled, task_seconds = task_totals(events)
        print(
            f"  workers took {sum(spent.values()):.0f} s of processor time,"
            f" {1e6 * sum(spent.values()) / positions:.1f} µs a position",
            flush=True,
        )
        print(
            f"  tasks took {task_seconds:.0f} s, {1e6 * task_seconds / positions:.1f} µs a position;"
            f" shuffled {shuffled / positions:.1f} bytes a position",
            flush=True,
        )
        return rows / max(seconds, 1e-9)


def processor_seconds(session: int) -> dict[int, float]:
    """Of every process of a session: a worker, its executor, and the executor's Python."""
    tick = os.sysconf("SC_CLK_TCK")
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has just ended
        if int(fields[3]) == session:
            found[int(stat.parent.name)] = (int(fields[11]) + int(fields[12])) / tick
    return found


def task_totals(events: Path) -> tuple[int, float]:
    """Bytes written to the shuffle, and the seconds of all tasks, from Spark's own log."""
    shuffled, milliseconds = 0, 0
    for file in events.rglob("*"):
        if not file.is_file():
            continue
        for line in file.read_text(errors="replace").splitlines():
            if '"SparkListenerTaskEnd"' not in line:
                continue
            metrics = json.loads(line).get("Task Metrics") or {}
            written = metrics.get("Shuffle Write Metrics", {})
            shuffled += written.get("Shuffle Bytes Written", 0)
            milliseconds += metrics.get("Executor Run Time", 0)
    return shuffled, milliseconds / 1000


def embedded(words: list[str]) -> float:
    options = {
        name.removeprefix("--"): value for name, value in zip(words[1::2], words[2::2], strict=True)
    }
    with tempfile.TemporaryDirectory() as folder:
        begin = time.monotonic()
        table = harary.tablebase(words[0], folder, threads=1, **options)  # type: ignore[arg-type]
        seconds = time.monotonic() - begin
    print(f"embedded, one thread: {len(table)} positions in {seconds:.1f} s", flush=True)
    return len(table) / seconds


def main() -> None:
    words = sys.argv[1:] or ["clique", "--board", "colex:22"]
    alone = embedded(words)
    one, two = on_spark(words, 1), on_spark(words, 2)
    print(f"two workers are {two / one:.2f} times as fast as one; embedded {alone / one:.1f} times")


if __name__ == "__main__":
    main()
