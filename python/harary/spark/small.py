# SPDX-License-Identifier: MIT
"""Small layers, which the driver computes by itself. A job of Spark costs a second or more, whatever it does;
the kernel takes a layer of a hundred thousand positions in less. The layers have the same keys and values, and
manifests like all others.
"""

from __future__ import annotations

import io
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet

from harary import _harary
from harary.spark import kernel as work
from harary.spark.layers import Layers
from harary.spark.layout import Columns
from harary.spark.manifest import part_of

Rows: TypeAlias = tuple[work.Keys, work.Codes | None]


def parquet_of(columns: Columns, rows: Rows) -> bytes:
    """A part file with these rows."""
    keys, codes = rows
    fields = [(name, pa.int64()) for name in columns.keys]
    if codes is not None:
        fields += [(name, pa.int16()) for name in columns.values]
    sink = io.BytesIO()
    table = pa.Table.from_batches(list(work.batches_of(columns, keys, codes)), pa.schema(fields))
    pyarrow.parquet.write_table(table, sink)
    return sink.getvalue()


def _sorted(keys: work.Keys, codes: work.Codes | None) -> Rows:
    order = np.lexsort((keys[:, 1], keys[:, 0]))
    return keys[order], None if codes is None else codes[order]


def _among(keys: work.Keys, others: work.Keys) -> npt.NDArray[np.bool_]:
    """Which keys are among the others."""
    pair = np.dtype([("high", np.uint64), ("low", np.uint64)])
    found: npt.NDArray[np.bool_] = np.isin(keys.view(pair).ravel(), others.view(pair).ravel())
    return found


def rows_of(layers: Layers, columns: Columns, kind: str, layer: int) -> Rows:
    """A layer that the driver may hold, in the order of its keys."""
    keys: list[work.Keys] = [np.zeros((0, 2), dtype=np.uint64)]
    codes: list[work.Codes] = [np.zeros((0, len(columns.values)), dtype=np.int16)]
    for content in layers.contents(kind, layer):
        for batch in pyarrow.parquet.ParquetFile(pa.BufferReader(content)).iter_batches():
            keys.append(work.keys_of(batch, columns))
            if kind == "values":
                codes.append(work.codes_of(batch, columns))
    return _sorted(np.concatenate(keys), np.concatenate(codes) if kind == "values" else None)


class SmallLayers:
    """The layers that one machine computes. The last one of each kind stays here for the next."""

    def __init__(self, kernel: _harary.Kernel, columns: Columns, layers: Layers) -> None:
        self._kernel = kernel
        self._columns = columns
        self._layers = layers
        self._last: dict[str, tuple[int, Rows]] = {}

    def _rows(self, kind: str, layer: int) -> Rows:
        number, rows = self._last.get(kind, (-1, None))
        if rows is None or number != layer:
            rows = rows_of(self._layers, self._columns, kind, layer)
            self._last[kind] = layer, rows
        return rows

    def codes(self, layer: int) -> work.Codes:
        """The values of a layer."""
        found = self._rows("values", layer)[1]
        assert found is not None
        return found

    def write(self, kind: str, layer: int, rows: Rows) -> None:
        """Writes a layer."""
        rows = _sorted(*rows)
        content = parquet_of(self._columns, rows)
        part = part_of("part-00000.parquet", content, self._columns.keys)
        self._layers.write_part(kind, layer, part, content)
        self._last[kind] = layer, rows

    def successors(self, layer: int) -> Rows:
        """The positions one move after those of a layer."""
        return self._kernel.successors(self._rows("keys", layer)[0]), None

    def before(self, layer: int) -> Rows:
        """The positions one move before those of the next layer, with the best of their values there."""
        keys, codes = self._rows("values", layer + 1)
        assert codes is not None
        return self._kernel.predecessors(layer, keys, codes)

    def values(self, layer: int, *, is_last: bool) -> Rows:
        """The values of a layer whose positions were generated forward."""
        reachable = self._rows("keys", layer)[0]
        over = self._kernel.finished(reachable)
        if is_last:
            return over
        keys, codes = self.before(layer)
        assert codes is not None
        reached = _among(keys, reachable)
        return np.concatenate([keys[reached], over[0]]), np.concatenate([codes[reached], over[1]])
