# SPDX-License-Identifier: MIT
"""Retrograde analysis on a cluster, layer by layer; the same induction as the embedded engine
(src/solve/retrograde), with Spark's shuffle as the reduce by key:

    forward    keys: the distinct successors of a layer, unless every predecessor of a reachable
               position is reachable
    backward   values: the best over the moves of what is known one layer later, joined with the
               positions that play can reach, and with those where the game is over

Every layer is one job whose result is written as Parquet, with a manifest of its files, before the next
begins, so a run resumes after the last complete layer, also when the driver was killed. Spark computes the
tasks of lost workers again.
"""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Unpack

from harary import _harary
from harary.answers import Value
from harary.catalogue import GameOptions
from harary.game import Game
from harary.names import GameName
from harary.signatures import spelled_out
from harary.spark import kernel as work
from harary.spark.layers import MOST, Layers
from harary.spark.layout import Columns, Folder
from harary.spark.manifest import check_counts
from harary.spark.small import Rows, SmallLayers

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

LayerListener = Callable[[str, int, int, float], None]


@dataclass(frozen=True)
class SparkStrongAnswer:
    """A strong solution in a folder of Parquet layers."""

    game: str
    instance: Mapping[str, str]
    folder: str
    positions: int
    layers: tuple[int, ...]
    start: Mapping[str, Value]
    seconds: float

    def json(self) -> dict[str, Any]:
        """As the command line's ``strong`` says it."""
        start = {
            name: {
                "winner": value.winner,
                "value": value.value,
                **({"outcome": list(value.outcome)} if value.outcome else {}),
                "remoteness": value.remoteness,
            }
            for name, value in self.start.items()
        }
        return {
            "game": self.game,
            **({"board": self.instance["board"]} if "board" in self.instance else {}),
            "instance": self.instance,
            "folder": self.folder,
            "complete": True,
            "level": "strong",
            "positions": self.positions,
            "layers": list(self.layers),
            "start": start,
            "seconds": self.seconds,
        }


# What follows from a layer of at most this number of positions, a batch of the kernel, is one task. The kernel sorts
# what it makes of a batch and keeps the best of equal positions, so nothing is left to shuffle.
ONE_TASK = 1 << 16

# Positions that the kernel takes at a time: it merges equal results of a batch, so larger ones save shuffle.
_BATCH = str(ONE_TASK)
_BATCH_SETTING = "spark.sql.execution.arrow.maxRecordsPerBatch"


@contextmanager
def kernel_batches(spark: SparkSession) -> Iterator[None]:
    """Within this, Spark hands out batches of the kernel's size instead of its own 10,000 rows, unless the
    session was given another size."""
    before = spark.conf.get(_BATCH_SETTING, None)
    if before not in (None, "10000"):
        yield
        return
    spark.conf.set(_BATCH_SETTING, _BATCH)
    try:
        yield
    finally:
        if before is None:
            spark.conf.unset(_BATCH_SETTING)
        else:
            spark.conf.set(_BATCH_SETTING, before)


class _Run:
    def __init__(
        self,
        spark: SparkSession,
        name: GameName,
        options: GameOptions,
        out: str,
        told: LayerListener,
        small: int,
    ) -> None:
        self.spark = spark
        self.told = told
        self.name = name
        # What the board is, in the place of a file that workers may not have.
        self.options = Game(name, **options).without_files()
        self.kernel, self.columns = work.kernel_of(name, self.options)
        self.folder = Folder(spark, out)
        self.folder.require(self.kernel.header)
        self.layers = Layers(spark, self.folder, self.kernel.header, self.columns, small)
        self.small = SmallLayers(self.kernel, self.columns, self.layers)

    def write(self, kind: str, layer: int, made: Callable[[], DataFrame | Rows]) -> None:
        begin = time.monotonic()
        rows = made()
        if isinstance(rows, tuple):
            self.small.write(kind, layer, rows)
        else:
            with kernel_batches(self.spark):  # not before: it starts Spark's SQL, which takes seconds
                self.layers.write(kind, layer, rows)
        self.told(kind, layer, self.layers.rows(kind, layer), time.monotonic() - begin)

    def is_one_task(self, kind: str, layer: int) -> bool:
        return self.layers.rows(kind, layer) <= ONE_TASK

    def in_order(self, frame: DataFrame) -> DataFrame:
        """Sorted by key as a tablebase is, each file a range. Neighbours have much in common: a batch of
        them leads to a fifth of the records that a batch from all over the layer does, and the kernel
        brings a red graph to its normal form once for all green ones beside it. That is worth a second
        shuffle, of one record a position."""
        from pyspark.sql import functions

        return frame.orderBy(*map(functions.expr, self.columns.key_order))

    def forward(self) -> int:
        """Writes the positions of all layers; the number of the last that has some."""
        if not self.layers.complete("keys", 0):
            self.write("keys", 0, lambda: (self.kernel.start(), None))
        layer = 0
        while True:
            if not self.layers.complete("keys", layer + 1):
                self.write("keys", layer + 1, functools.partial(self.successors, layer))
            if self.layers.rows("keys", layer + 1) == 0:
                return layer
            layer += 1

    def successors(self, layer: int) -> DataFrame | Rows:
        """The positions after those of a layer, each once."""
        if self.layers.is_small("keys", layer):
            return self.small.successors(layer)
        keys = self.layers.read("keys", layer)
        whole = self.is_one_task("keys", layer)
        moved = (keys.coalesce(1) if whole else keys).mapInArrow(
            work.successors(self.name, self.options, whole=whole), self.columns.keys_schema
        )
        return moved if whole else self.in_order(moved.distinct())

    def finished(self, layer: int) -> DataFrame:
        return self.layers.read("keys", layer).mapInArrow(
            work.finished(self.name, self.options), self.columns.schema
        )

    def reduced(self, layer: int) -> DataFrame:
        """For the positions before the next layer, the best of their values there."""
        from pyspark.sql import functions

        best = functions.max if self.kernel.largest(layer) else functions.min
        later = self.layers.read("values", layer + 1)
        whole = self.is_one_task("values", layer + 1)
        moved = (later.coalesce(1) if whole else later).mapInArrow(
            work.predecessors(self.name, self.options, layer, whole=whole), self.columns.schema
        )
        if whole:
            return moved
        return moved.groupBy(*self.columns.keys).agg(
            *(best(f"`{name}`").alias(name) for name in self.columns.values)
        )

    def backward(self, last: int) -> None:
        for layer in range(last, -1, -1):
            if self.layers.complete("values", layer):
                continue
            self.write("values", layer, functools.partial(self.values, layer, is_last=layer == last))
            if not self.kernel.backward_complete:
                self.require_all(layer)

    def values(self, layer: int, *, is_last: bool) -> DataFrame | Rows:
        """A layer with its values, from those of the next one."""
        next_is_small = is_last or self.layers.is_small("values", layer + 1)
        if self.kernel.backward_complete:
            if is_last:
                return self.kernel.last()
            if next_is_small:
                return self.small.before(layer)
            reduced = self.reduced(layer)
            return reduced if self.is_one_task("values", layer + 1) else self.in_order(reduced)
        if next_is_small and self.layers.is_small("keys", layer):
            return self.small.values(layer, is_last=is_last)
        over = self.finished(layer)
        if is_last:
            return self.in_order(over)
        keys = self.layers.read("keys", layer)
        reached = self.reduced(layer).join(keys, self.columns.keys, "left_semi")
        return self.in_order(reached.unionByName(over))

    def require_all(self, layer: int) -> None:
        values, keys = (self.layers.rows(kind, layer) for kind in ("values", "keys"))
        if values != keys:
            raise _harary.FileError(
                f"{self.folder.path}: layer {layer} has {keys} positions, but {values} of them have"
                " values; the folder is damaged"
            )

    def answer(self, last: int, seconds: float) -> SparkStrongAnswer:
        header = json.loads(self.kernel.header)
        layers = tuple(self.layers.rows("values", layer) for layer in range(last + 1))
        if self.kernel.backward_complete:
            check_counts(header, layers, self.folder.path)
        self.layers.require_solution(list(layers))
        values = json.loads(self.kernel.values(self.kernel.start(), self.small.codes(0)))
        return SparkStrongAnswer(
            game=header["game"],
            instance=header["instance"],
            folder=self.folder.path,
            positions=sum(layers),
            layers=layers,
            start={name: Value.from_json(value) for name, value in values.items()},
            seconds=seconds,
        )


@spelled_out(GameOptions)
def strong(
    spark: SparkSession,
    name: GameName,
    out: str,
    *,
    told: LayerListener = lambda kind, layer, rows, seconds: None,
    small: int = MOST,
    **options: Unpack[GameOptions],
) -> SparkStrongAnswer:
    """The value of every position of a game, as Parquet layers in the folder ``out`` of any file
    system that Hadoop knows; resumes after the last complete layer. ``told`` is called for every
    layer that was written: kind, number, positions, seconds. What follows from a layer of at most
    ``small`` positions is computed by the driver itself."""
    begin = time.monotonic()
    run = _Run(spark, name, options, out, told, small)
    last = run.kernel.last_layer if run.kernel.backward_complete else run.forward()
    run.backward(last)
    return run.answer(last, time.monotonic() - begin)


__all__ = ["Columns", "SparkStrongAnswer", "strong"]
