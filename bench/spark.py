# SPDX-License-Identifier: MIT
"""How fast a strong solution is on a Spark cluster of this machine, with one worker and with two, and by
the embedded engine.

    PYTHONPATH=build/release/python build/python-venv/bin/python bench/spark.py clique --board colex:22

Rates are of the large layers, those with at least 100,000 positions: small ones are a second of Spark's
own each, whatever the board.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python/tests"))

from cluster import Cluster  # noqa: E402

import harary  # noqa: E402

LARGE = 100_000
LINE = re.compile(r"values of layer \d+: (\d+) positions, ([0-9.]+) s")


def on_spark(words: list[str], workers: int) -> float:
    """Positions a second of the large layers."""
    with tempfile.TemporaryDirectory() as folder, Cluster(Path(folder), workers) as cluster:
        begin = time.monotonic()
        process = cluster.command("strong", *words, "--out", f"{folder}/layers")
        _, err = process.communicate()
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
            f" {rows} positions in {seconds:.1f} s, {rows / seconds:.0f}/s;"
            f" Parquet {size / positions:.2f} bytes a position",
            flush=True,
        )
        return rows / seconds


def embedded(words: list[str]) -> float:
    options = {
        name.removeprefix("--"): value for name, value in zip(words[1::2], words[2::2], strict=True)
    }
    with tempfile.TemporaryDirectory() as folder:
        begin = time.monotonic()
        table = harary.strong(words[0], folder, threads=1, **options)  # type: ignore[arg-type]
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
