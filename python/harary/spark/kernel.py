# SPDX-License-Identifier: MIT
"""What Spark's workers run: the library's kernel over Arrow batches.

Each function is made for one game and one layer and goes into ``mapInArrow``. Workers make the game
by its name, once a process, and keep it: canonical forms have caches.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from harary import _harary
from harary.catalogue import OptionTexts
from harary.spark.layout import Columns

Map: TypeAlias = Callable[[Iterable[pa.RecordBatch]], Iterable[pa.RecordBatch]]
Keys: TypeAlias = npt.NDArray[np.uint64]
Codes: TypeAlias = npt.NDArray[np.int16]

# Records a batch that goes back to Spark.
_ROWS = 1 << 16


@functools.lru_cache(maxsize=4)
def kernel_of(name: str, options: OptionTexts) -> tuple[_harary.Kernel, Columns]:
    kernel = _harary.make_game(name, dict(options)).kernel()
    return kernel, Columns(kernel)


def keys_of(batch: pa.RecordBatch, columns: Columns) -> Keys:
    keys = np.zeros((batch.num_rows, 2), dtype=np.uint64)
    for name in columns.keys:
        column = batch.column(batch.schema.get_field_index(name))
        keys[:, 0 if name == "high" else 1] = np.asarray(column).view(np.uint64)
    return keys


def codes_of(batch: pa.RecordBatch, columns: Columns) -> Codes:
    codes = np.empty((batch.num_rows, len(columns.values)), dtype=np.int16)
    for i, name in enumerate(columns.values):
        codes[:, i] = np.asarray(batch.column(batch.schema.get_field_index(name)))
    return codes


def batches_of(columns: Columns, keys: Keys, codes: Codes | None) -> Iterator[pa.RecordBatch]:
    names = columns.keys + (columns.values if codes is not None else [])
    for first in range(0, len(keys), _ROWS):
        rows = slice(first, first + _ROWS)
        arrays = [
            pa.array(np.ascontiguousarray(keys[rows, 0 if name == "high" else 1]).view(np.int64))
            for name in columns.keys
        ]
        if codes is not None:
            arrays += [
                pa.array(np.ascontiguousarray(codes[rows, i])) for i in range(len(columns.values))
            ]
        yield pa.RecordBatch.from_arrays(arrays, names=names)


def _together(batches: Iterable[pa.RecordBatch], whole: bool) -> Iterable[pa.RecordBatch]:
    """If `whole`, all of them as one."""
    if not whole:
        return batches
    found = list(batches)
    return pa.Table.from_batches(found).combine_chunks().to_batches() if found else []


def successors(name: str, options: OptionTexts, *, whole: bool = False) -> Map:
    """The positions one move on, in the order of their keys and each once: a batch, or all if `whole`."""

    def apply(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        kernel, columns = kernel_of(name, options)
        for batch in _together(batches, whole):
            yield from batches_of(columns, kernel.successors(keys_of(batch, columns)), None)

    return apply


def predecessors(name: str, options: OptionTexts, layer: int, *, whole: bool = False) -> Map:
    """The positions of `layer` one move before with the best of their values, in the order of their keys and each
    once: a batch, or all if `whole`."""

    def apply(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        kernel, columns = kernel_of(name, options)
        for batch in _together(batches, whole):
            keys, codes = kernel.predecessors(
                layer, keys_of(batch, columns), codes_of(batch, columns)
            )
            yield from batches_of(columns, keys, codes)

    return apply


def finished(name: str, options: OptionTexts) -> Map:
    """The positions where the game is over, with their values by the rules."""

    def apply(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        kernel, columns = kernel_of(name, options)
        for batch in batches:
            keys, codes = kernel.finished(keys_of(batch, columns))
            yield from batches_of(columns, keys, codes)

    return apply
