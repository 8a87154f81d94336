# SPDX-License-Identifier: MIT
"""Between the Parquet layers of a cluster and the tablebase that the command line reads.

A tablebase is sorted by its keys. Spark sorts a layer into a row of files whose ranges follow one
another; they are then fetched and read one after the other, so that no layer need fit a memory.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet

from harary import _harary
from harary.spark import kernel as work
from harary.spark.layers import SOLUTION, Layers
from harary.spark.layout import Folder
from harary.spark.manifest import NAME, LayerManifest, check_counts, part_of
from harary.tablebase import Tablebase

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def to_tablebase(spark: SparkSession, parquet: str, folder: str | os.PathLike[str]) -> Tablebase:
    """Writes a finished solution of a cluster as a tablebase: the same bytes that the embedded engine
    writes."""
    cluster = Folder(spark, parquet)
    header = cluster.header()
    if header is None:
        raise _harary.FileError(f"{parquet}: contains no finished solution")
    about = json.loads(header)
    kernel, columns = work.kernel_of(about["game"], tuple(sorted(about["instance"].items())))
    layers = Layers(spark, cluster, header, columns)
    sizes = layers.finished()
    if sizes is None:
        raise _harary.FileError(f"{parquet}: contains no finished solution")
    if kernel.backward_complete:
        check_counts(about, sizes, parquet)
    maker = _harary.TablebaseMaker(kernel, os.fspath(folder))
    by_key = [f"{order} AS order_{i}" for i, order in enumerate(columns.key_order)]
    order = [f"order_{i}" for i in range(len(by_key))]
    wanted = [*columns.keys, *(f"`{name}`" for name in columns.values)]
    for layer, size in enumerate(sizes):
        maker.begin(layer)
        frame = layers.read("values", layer)
        in_order = frame.selectExpr("*", *by_key).orderBy(*order).select(*wanted)
        in_order.write.mode("overwrite").parquet(cluster.layer("sorted", layer))
        for file in cluster.fetched("sorted", layer):
            for batch in pyarrow.parquet.ParquetFile(file).iter_batches():
                maker.add(work.keys_of(batch, columns), work.codes_of(batch, columns))
        written = maker.finish_layer()
        if written != size:
            raise _harary.FileError(f"{parquet}: layer {layer} has {written} positions, not {size}")
    maker.finish()
    cluster.remove("sorted")
    return Tablebase(folder)


def from_tablebase(folder: str | os.PathLike[str], parquet: str | os.PathLike[str]) -> None:
    """Writes a tablebase as the Parquet layers of a cluster, in a new folder of this machine."""
    root = Path(parquet)
    if "://" in str(parquet):
        raise _harary.InputError(f"{parquet}: write to a folder of this machine, and copy that")
    if root.exists():
        raise _harary.FileError(f"{parquet}: already exists")
    table = Tablebase(folder)
    options = tuple(sorted(table.instance.items()))
    kernel, columns = work.kernel_of(table.game, options)
    root.mkdir(parents=True)
    for number in range(len(table.sizes)):
        layer = table.layer(number)
        target = root / "values" / f"layer={number:04d}"
        target.mkdir(parents=True)
        file = target / "part-00000.parquet"
        batches = list(work.batches_of(columns, layer.keys, layer.codes))
        pyarrow.parquet.write_table(pa.Table.from_batches(batches), file)
        part = part_of(file.name, file.read_bytes(), columns.keys)
        manifest = LayerManifest.of(kernel.header, "values", number, [part])
        (target / NAME).write_text(manifest.text())
    (root / "instance.json").write_text(kernel.header)
    (root / SOLUTION).write_text(json.dumps({"layers": table.sizes}))
