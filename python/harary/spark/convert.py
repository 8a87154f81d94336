# SPDX-License-Identifier: MIT
"""Between the Parquet layers of a cluster and the tablebase that the command line reads, in ranges of keys.

A tablebase is sorted by its keys and consists of blocks of 4096 positions. The layers of a cluster lie in the
same order, each file a range, and the manifest says how many positions each has. So a worker knows which
blocks lie wholly within its file, and encodes these; what is left at the two ends of the file goes along as it
is. The driver writes all this one after the other and encodes the blocks between two files. It fetches a
tenth of the bytes of the layer and never holds more than a range.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet

from harary import _harary
from harary.catalogue import OptionTexts
from harary.spark import kernel as work
from harary.spark.layers import MOST, SOLUTION, Layers
from harary.spark.layout import Columns, Folder
from harary.spark.manifest import NAME, LayerManifest, Part, check_counts, part_of
from harary.spark.small import rows_of
from harary.tablebase import Tablebase

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_BLOCK: int = _harary.block_positions
# Blocks of a file that a tablebase is divided into: a million positions.
_BLOCKS_OF_FILE = 256

# What a worker makes of a file: the positions before its first whole block and those after the last as they
# are, and the blocks between them, with their keys and ends.
_PIECE = pa.schema(
    [("part", pa.int32()), *((name, pa.binary()) for name in ("head", "keys", "ends", "blocks", "tail"))]
)
_PIECE_SCHEMA = "part int, head binary, keys binary, ends binary, blocks binary, tail binary"


def to_tablebase(
    spark: SparkSession, parquet: str, folder: str | os.PathLike[str], *, small: int = MOST
) -> Tablebase:
    """Writes a finished solution of a cluster as a tablebase: the same bytes that the embedded engine
    writes. The workers encode it, except layers of at most ``small`` positions, which the driver encodes by
    itself."""
    cluster = Folder(spark, parquet)
    header = cluster.header()
    if header is None:
        raise _harary.FileError(f"{parquet}: contains no finished solution")
    about = json.loads(header)
    options = tuple(sorted(about["instance"].items()))
    kernel, columns = work.kernel_of(about["game"], options)
    layers = Layers(spark, cluster, header, columns, small)
    sizes = layers.finished()
    if sizes is None:
        raise _harary.FileError(f"{parquet}: contains no finished solution")
    if kernel.backward_complete:
        check_counts(about, sizes, parquet)
    maker = _harary.TablebaseMaker(kernel, os.fspath(folder))
    for layer, size in enumerate(sizes):
        maker.begin(layer)
        if layers.is_small("values", layer):
            keys, codes = rows_of(layers, columns, "values", layer)
            assert codes is not None
            maker.add(keys, codes)
        else:
            _add_large(maker, layers, layer, (about["game"], options), columns)
        written = maker.finish_layer()
        if written != size:
            raise _harary.FileError(f"{parquet}: layer {layer} has {written} positions, not {size}")
    maker.finish()
    cluster.remove("sorted")
    return Tablebase(folder)


def _add_large(
    maker: _harary.TablebaseMaker, layers: Layers, layer: int, game: tuple[str, OptionTexts], columns: Columns
) -> None:
    """A layer that the workers encode."""
    kind = "values"
    parts = layers.parts(kind, layer)
    if not in_order(parts):  # written by other programs, or by earlier versions
        kind = "sorted"
        frame = layers.read("values", layer).selectExpr("*", *_order(columns))
        ordered = frame.orderBy(*_ORDERS[: len(columns.keys)])
        layers.write(kind, layer, ordered.drop(*_ORDERS))
        parts = layers.parts(kind, layer)
    encode = pieces(*game, offsets(parts))
    frame = layers.files(kind, layer).mapInArrow(encode, _PIECE_SCHEMA).orderBy("part")
    for row in frame.toLocalIterator(prefetchPartitions=True):
        _add(maker, row.asDict(), columns)


_ORDERS = ("order_0", "order_1")


def _order(columns: Columns) -> list[str]:
    return [f"{order} AS {name}" for order, name in zip(columns.key_order, _ORDERS, strict=False)]


def in_order(parts: Sequence[Part]) -> bool:
    """Are the files ranges of keys that follow one another? Within a file positions may lie anyhow."""
    ends = [int(end) for part in parts for end in (part.first, part.last) if end is not None]
    return all(a <= b if i % 2 == 0 else a < b for i, (a, b) in enumerate(zip(ends, ends[1:], strict=False)))


def offsets(parts: Sequence[Part]) -> dict[str, tuple[int, int]]:
    """Of each file its number, and how many positions lie in those before it."""
    found: dict[str, tuple[int, int]] = {}
    rows = 0
    for number, part in enumerate(parts):
        found[part.name] = (number, rows)
        rows += part.rows
    return found


def pieces(
    name: str, options: OptionTexts, places: Mapping[str, tuple[int, int]]
) -> Callable[[Iterable[pa.RecordBatch]], Iterable[pa.RecordBatch]]:
    """What workers run, on files with their paths and contents."""

    def apply(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        _, columns = work.kernel_of(name, options)
        for batch in batches:
            for path, content in zip(batch.column(0), batch.column(1), strict=True):
                number, before = places[unquote(path.as_py()).rsplit("/", 1)[1]]
                piece = piece_of(content.as_py(), columns, before)
                yield from pa.Table.from_pylist([{"part": number, **piece}], _PIECE).to_batches()

    return apply


def piece_of(content: bytes, columns: Columns, before: int) -> dict[str, bytes]:
    """What a file becomes; ``before``: the number of positions of the layer in the files before it."""
    table = pyarrow.parquet.ParquetFile(pa.BufferReader(content)).read().combine_chunks()
    batches = table.to_batches()
    if not batches:
        return dict.fromkeys(_PIECE.names[1:], b"")
    (batch,) = batches
    keys, codes = work.keys_of(batch, columns), work.codes_of(batch, columns)
    order = np.lexsort((keys[:, 1], keys[:, 0]))
    keys, codes = keys[order], codes[order]
    head = min(-before % _BLOCK, len(keys))
    tail = len(keys) - (len(keys) - head) % _BLOCK
    whole = keys[head:tail]
    blocks, ends = _harary.encoded_blocks(whole, codes[head:tail])
    borders = np.concatenate([whole[::_BLOCK], whole[_BLOCK - 1 :: _BLOCK]], axis=1)
    return {
        "head": _rows(keys[:head], codes[:head]),
        "keys": borders.tobytes(),
        "ends": np.array(ends, dtype=np.uint64).tobytes(),
        "blocks": blocks,
        "tail": _rows(keys[tail:], codes[tail:]),
    }


def _rows(keys: work.Keys, codes: work.Codes) -> bytes:
    return keys.tobytes() + codes.tobytes()


def _add(maker: _harary.TablebaseMaker, piece: Mapping[str, Any], columns: Columns) -> None:
    """A piece, after those of the files before."""
    _add_rows(maker, piece["head"], columns)
    borders = np.frombuffer(piece["keys"], dtype=np.uint64).reshape(-1, 4)
    if len(borders):
        firsts, lasts = (np.ascontiguousarray(borders[:, i : i + 2]) for i in (0, 2))
        ends = np.frombuffer(piece["ends"], dtype=np.uint64)
        maker.add_blocks(firsts, lasts, ends, bytes(piece["blocks"]))
    _add_rows(maker, piece["tail"], columns)


def _add_rows(maker: _harary.TablebaseMaker, rows: bytes, columns: Columns) -> None:
    count = len(rows) // (16 + 2 * len(columns.values))
    if count:
        keys: npt.NDArray[np.uint64] = np.frombuffer(rows, dtype=np.uint64, count=2 * count)
        codes: npt.NDArray[np.int16] = np.frombuffer(rows, dtype=np.int16, offset=16 * count)
        maker.add(keys.reshape(count, 2), codes.reshape(count, len(columns.values)))


def from_tablebase(folder: str | os.PathLike[str], parquet: str | os.PathLike[str]) -> None:
    """Writes a tablebase as the Parquet layers of a cluster, in a new folder of this machine. All processors
    write files, each a range of a million positions."""
    root = Path(parquet)
    if "://" in str(parquet):
        raise _harary.InputError(f"{parquet}: write to a folder of this machine, and copy that")
    if root.exists():
        raise _harary.FileError(f"{parquet}: already exists")
    table = Tablebase(folder)
    options = tuple(sorted(table.instance.items()))
    kernel, columns = work.kernel_of(table.game, options)
    root.mkdir(parents=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, size in enumerate(table.sizes):
            target = root / "values" / f"layer={number:04d}"
            target.mkdir(parents=True)
            files = max(1, -(-size // (_BLOCK * _BLOCKS_OF_FILE)))
            parts = pool.map(_file_of(table, columns, number, target), range(files))
            manifest = LayerManifest.of(kernel.header, "values", number, parts)
            (target / NAME).write_text(manifest.text())
    (root / "instance.json").write_text(kernel.header)
    (root / SOLUTION).write_text(json.dumps({"layers": table.sizes}))


def _file_of(
    table: Tablebase, columns: Columns, number: int, target: Path
) -> Callable[[int], Part]:
    """Writes a file of a layer."""

    def write(which: int) -> Part:
        keys, codes = table.made.layer(number, which * _BLOCKS_OF_FILE, _BLOCKS_OF_FILE)
        file = target / f"part-{which:05d}.parquet"
        batches = list(work.batches_of(columns, keys, codes))
        pyarrow.parquet.write_table(pa.Table.from_batches(batches), file)
        return part_of(file.name, file.read_bytes(), columns.keys)

    return write
