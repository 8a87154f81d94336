# SPDX-License-Identifier: MIT
"""Between the Parquet layers of a cluster and the tablebase that the command line reads.

A tablebase is sorted by its keys. Spark sorts a layer into a row of files whose ranges follow one
another; they are then read one after the other, so that no layer need fit a memory.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.fs
import pyarrow.parquet

from harary import _harary
from harary.spark import kernel as work
from harary.spark.layout import Columns, Folder
from harary.tablebase import Tablebase

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def _file_system(path: str) -> tuple[pyarrow.fs.FileSystem, str]:
    if "://" in path or path.startswith("file:"):
        files, inside = pyarrow.fs.FileSystem.from_uri(path)
        return files, inside
    return pyarrow.fs.LocalFileSystem(), os.path.abspath(path)


def _instance(path: str) -> tuple[str, work.Options]:
    files, folder = _file_system(path)
    with files.open_input_stream(f"{folder}/instance.json") as stream:
        header = json.loads(stream.read())
    return header["game"], tuple(sorted(header["instance"].items()))


def to_tablebase(spark: SparkSession, parquet: str, folder: str | os.PathLike[str]) -> Tablebase:
    """Writes a finished solution of a cluster as a tablebase: the same bytes that the embedded engine
    writes."""
    kernel, columns = work.kernel_of(*_instance(parquet))
    cluster = Folder(spark, parquet)
    maker = _harary.TablebaseMaker(kernel, os.fspath(folder))
    layer = 0
    while cluster.complete("values", layer):
        maker.begin(layer)
        frame = spark.read.schema(columns.schema).parquet(cluster.layer("values", layer))
        by_key = [f"{order} AS order_{i}" for i, order in enumerate(columns.key_order)]
        sorted_path = cluster.layer("sorted", layer)
        frame.selectExpr("*", *by_key).orderBy(
            *(f"order_{i}" for i in range(len(by_key)))
        ).select(*columns.keys, *(f"`{name}`" for name in columns.values)).write.mode(
            "overwrite"
        ).parquet(sorted_path)
        _add_sorted(maker, sorted_path, columns)
        maker.finish_layer()
        layer += 1
    if layer == 0 or not cluster.complete("values", 0):
        raise _harary.FileError(f"{parquet}: holds no finished solution")
    maker.finish()
    files, inside = _file_system(parquet)
    files.delete_dir(f"{inside}/sorted")
    return Tablebase(folder)


def _add_sorted(maker: _harary.TablebaseMaker, path: str, columns: Columns) -> None:
    """The files of a sorted layer in the order of their names, which is that of their ranges."""
    files, inside = _file_system(path)
    found = files.get_file_info(pyarrow.fs.FileSelector(inside))
    for name in sorted(info.path for info in found if info.path.endswith(".parquet")):
        with files.open_input_file(name) as stream:
            for batch in pyarrow.parquet.ParquetFile(stream).iter_batches():
                maker.add(work.keys_of(batch, columns), work.codes_of(batch, columns))


def from_tablebase(folder: str | os.PathLike[str], parquet: str | os.PathLike[str]) -> None:
    """Writes a tablebase as the Parquet layers of a cluster, on this machine."""
    table = Tablebase(folder)
    options = tuple(sorted(table.instance.items()))
    kernel, columns = work.kernel_of(table.game, options)
    root = Path(parquet)
    root.mkdir(parents=True)
    for number in range(len(table.sizes)):
        layer = table.layer(number)
        target = root / "values" / f"layer={number:04d}"
        target.mkdir(parents=True)
        batches = list(work.batches_of(columns, layer.keys, layer.codes))
        rows = pa.Table.from_batches(batches)
        pyarrow.parquet.write_table(rows, target / "part-00000.parquet")
        (target / "_SUCCESS").touch()
    (root / "instance.json").write_text(kernel.header)
