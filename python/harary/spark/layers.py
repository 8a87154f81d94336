# SPDX-License-Identifier: MIT
"""The complete layers of a folder. Layers that are found there are compared with their manifests; every
layer that is written gets one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pyarrow as pa

from harary import _harary
from harary.spark import manifest as manifests
from harary.spark.kernel import Map
from harary.spark.layout import Columns, Folder
from harary.spark.manifest import LayerManifest, Part

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

SOLUTION = "solution.json"

# Positions of a layer that the driver still takes by itself: a job of Spark costs a second or more.
MOST = 1 << 20
# Bytes of a layer that Spark wrote which the driver describes by itself.
DESCRIBED_BY_DRIVER = 1 << 22

_PART = pa.schema([
    ("name", pa.string()), ("bytes", pa.int64()), ("sha256", pa.string()), ("rows", pa.int64()),
    ("first", pa.string()), ("last", pa.string()),
])  # fmt: skip
_PART_SCHEMA = "name string, bytes long, sha256 string, rows long, first string, last string"


def _part_files(keys: list[str]) -> Map:
    """From the files of a layer, with their paths and contents, to what each part is."""

    def apply(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            parts = []
            for path, content in zip(batch.column(0), batch.column(1), strict=True):
                name = unquote(path.as_py()).rsplit("/", 1)[1]
                parts.append(vars(manifests.part_of(name, content.as_py(), keys)))
            yield from pa.Table.from_pylist(parts, _PART).to_batches()

    return apply


class Layers:
    """The layers of a game in a folder."""

    def __init__(
        self, spark: SparkSession, folder: Folder, header: str, columns: Columns, small: int = MOST
    ) -> None:
        self._spark = spark
        self._folder = folder
        self._header = header
        self._columns = columns
        self._small = small
        self._manifests: dict[tuple[str, int], LayerManifest] = {}
        for kind in ("keys", "values"):
            for layer in folder.layers(kind):
                found = self._found(kind, layer)
                if found is not None:
                    found.check_sizes(folder.sizes(kind, layer), folder.layer(kind, layer))
                    self._manifests[kind, layer] = found
        self._check_contents()

    def _found(self, kind: str, layer: int) -> LayerManifest | None:
        name = self._folder.place(kind, layer, manifests.NAME)
        text = self._folder.read(name)
        if text is None:
            return None
        place = f"{self._folder.path}/{name}"
        return LayerManifest.read(text, self._header, kind, layer, place)

    def parts(self, kind: str, layer: int) -> tuple[Part, ...]:
        """The files of a complete layer, in the order of their names."""
        return self._manifests[kind, layer].parts

    def files(self, kind: str, layer: int) -> DataFrame:
        """The files of a complete layer, each with its path and its content, one a task."""
        found = self._files([self._folder.layer(kind, layer)]).select("path", "content")
        return found.repartition(max(1, len(self.parts(kind, layer))), "path")

    def _files(self, paths: list[str]) -> DataFrame:
        """Every file there, with its path and its content."""
        return self._spark.read.format("binaryFile").load(paths)

    def _check_contents(self) -> None:
        """Reads all files that are there: the driver those of small layers, workers the others."""
        large = [which for which in self._manifests if not self.is_small(*which)]
        if large:
            self._check_large(large)
        for which, manifest in self._manifests.items():
            if which not in large:
                place = self._folder.layer(*which)
                contents = zip(manifest.parts, self.contents(*which), strict=True)
                digests = {part.name: manifests.digest_of(content) for part, content in contents}
                manifest.check_digests(digests, place)

    def _check_large(self, which: list[tuple[str, int]]) -> None:
        from py4j.protocol import Py4JJavaError
        from pyspark.errors import PySparkException

        found: dict[tuple[str, int], dict[str, str]] = {one: {} for one in which}
        files = self._files([self._folder.layer(*one) for one in which])
        try:
            rows = files.selectExpr("path", "sha2(content, 256) AS sha256").collect()
        except (Py4JJavaError, PySparkException) as error:
            self._name_damage(which, error)
            raise
        for row in rows:
            kind, layer, name = unquote(row["path"]).rsplit("/", 3)[1:]
            found[kind, int(layer.removeprefix("layer="))][name] = row["sha256"]
        for one in which:
            self._manifests[one].check_digests(found[one], self._folder.layer(*one))

    def _name_damage(self, which: list[tuple[str, int]], error: Exception) -> None:
        """Raises the error of the part that Hadoop's error names, if it names one."""
        words = unquote(str(error))
        for one in which:
            damaged = self._manifests[one].unreadable(self._folder.layer(*one), words)
            if damaged is not None:
                raise damaged from None

    def is_small(self, kind: str, layer: int) -> bool:
        """Is there a complete layer that the driver may hold?"""
        return self.complete(kind, layer) and self.rows(kind, layer) <= self._small

    def complete(self, kind: str, layer: int) -> bool:
        return (kind, layer) in self._manifests

    def rows(self, kind: str, layer: int) -> int:
        """How many positions a complete layer has."""
        return self._manifests[kind, layer].rows

    def read(self, kind: str, layer: int) -> DataFrame:
        place = self._folder.layer(kind, layer)
        self._manifests[kind, layer].check_sizes(self._folder.sizes(kind, layer), place)
        schema = self._columns.keys_schema if kind == "keys" else self._columns.schema
        return self._spark.read.schema(schema).parquet(place)

    def write(self, kind: str, layer: int, frame: DataFrame) -> None:
        """Writes a layer, whatever was there of it, and its manifest when it is complete."""
        place = self._folder.layer(kind, layer)
        self._manifests.pop((kind, layer), None)
        frame.write.mode("overwrite").parquet(place)
        sizes = self._folder.sizes(kind, layer)
        manifest = LayerManifest.of(self._header, kind, layer, self._described(kind, layer, sizes))
        manifest.check_sizes(sizes, place)
        self._folder.write(self._folder.place(kind, layer, manifests.NAME), manifest.text())
        self._manifests[kind, layer] = manifest

    def _described(self, kind: str, layer: int, sizes: Mapping[str, int]) -> Iterable[Part]:
        """What each file of a layer is that Spark wrote."""
        keys = self._columns.keys
        if sum(sizes.values()) <= DESCRIBED_BY_DRIVER:
            files = zip(sorted(sizes), self._folder.fetched(kind, layer), strict=True)
            return [manifests.part_of(name, file.read_bytes(), keys) for name, file in files]
        described = (
            self._files([self._folder.layer(kind, layer)])
            .select("path", "content")
            .mapInArrow(_part_files(keys), _PART_SCHEMA)
        )
        return [Part(**row.asDict()) for row in described.collect()]

    def write_part(self, kind: str, layer: int, part: Part, content: bytes) -> None:
        """Writes a layer of one file, whatever was there of it."""
        self._manifests.pop((kind, layer), None)
        self._folder.remove(self._folder.place(kind, layer, "").rstrip("/"))
        self._folder.write(self._folder.place(kind, layer, part.name), content)
        manifest = LayerManifest.of(self._header, kind, layer, [part])
        self._folder.write(self._folder.place(kind, layer, manifests.NAME), manifest.text())
        self._manifests[kind, layer] = manifest

    def contents(self, kind: str, layer: int) -> Iterator[bytes]:
        """The files of a complete layer, in the order of their names."""
        from py4j.protocol import Py4JJavaError

        place = self._folder.layer(kind, layer)
        self._manifests[kind, layer].check_sizes(self._folder.sizes(kind, layer), place)
        try:
            for file in self._folder.fetched(kind, layer):
                yield file.read_bytes()
        except Py4JJavaError as error:
            self._name_damage([(kind, layer)], error)
            raise

    def require_solution(self, sizes: list[int]) -> None:
        """Says that the layers of values are complete and have these sizes; refuses sizes other than
        those that were said before."""
        text = json.dumps({"layers": sizes})
        found = self._folder.read(SOLUTION)
        if found is None:
            self._folder.write(SOLUTION, text)
        elif self._solution(found) != sizes:
            raise _harary.FileError(
                f"{self._folder.path}/{SOLUTION}: says {self._solution(found)} positions by layer, but"
                f" there are {sizes}"
            )

    def _solution(self, text: str) -> list[int]:
        try:
            return [int(size) for size in json.loads(text)["layers"]]
        except (ValueError, KeyError, TypeError):
            raise _harary.FileError(f"{self._folder.path}/{SOLUTION}: is damaged") from None

    def finished(self) -> list[int] | None:
        """The sizes of all layers, if the solution is finished; refuses one without all its layers."""
        text = self._folder.read(SOLUTION)
        if text is None:
            return None
        sizes = self._solution(text)
        for layer, size in enumerate(sizes):
            place = self._folder.layer("values", layer)
            if not self.complete("values", layer):
                raise _harary.FileError(f"{place}: is missing, or has no manifest")
            if self.rows("values", layer) != size:
                raise _harary.FileError(f"{place}: has {self.rows('values', layer)} rows, not {size}")
        return sizes
