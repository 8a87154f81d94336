# SPDX-License-Identifier: MIT
"""What lies in the folder of a strong solution on a cluster:

    instance.json            what the folder is about
    keys/layer=0012/         the positions of a layer, where they are generated forward
    values/layer=0012/       the positions of a layer with their values

A layer is complete when Spark has left its ``_SUCCESS`` there. A key is the column ``low``, and
``high`` before it where a position does not fit 64 bits: the bits of the unsigned numbers of a
tablebase, as signed ones. Every value is a column of its name.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from harary import _harary

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


class Columns:
    """The columns of a game's layers."""

    def __init__(self, kernel: _harary.Kernel) -> None:
        self.keys = ["low"] if kernel.key_bits == 64 else ["high", "low"]
        self.values: list[str] = json.loads(kernel.header)["values"]

    @property
    def keys_schema(self) -> str:
        return ", ".join(f"{name} long" for name in self.keys)

    @property
    def schema(self) -> str:
        values = ", ".join(f"`{name}` short" for name in self.values)
        return f"{self.keys_schema}, {values}"

    @property
    def key_order(self) -> list[str]:
        """SQL that sorts keys as the unsigned numbers that they are."""
        return [f"{name} ^ -9223372036854775808L" for name in self.keys]


class Folder:
    """A folder in any file system that Hadoop knows."""

    def __init__(self, spark: SparkSession, path: str) -> None:
        self.path = path.rstrip("/")
        jvm: Any = spark._jvm
        self._path = jvm.org.apache.hadoop.fs.Path
        configuration = spark._jsc.hadoopConfiguration()
        self._files = self._path(self.path).getFileSystem(configuration)

    def layer(self, kind: str, layer: int) -> str:
        return f"{self.path}/{kind}/layer={layer:04d}"

    def complete(self, kind: str, layer: int) -> bool:
        return bool(self._files.exists(self._path(f"{self.layer(kind, layer)}/_SUCCESS")))

    def require(self, header: str) -> None:
        """Says what the folder is about; refuses one that is about something else."""
        file = self._path(f"{self.path}/instance.json")
        if self._files.exists(file):
            stream = self._files.open(file)
            size = self._files.getFileStatus(file).getLen()
            found = bytes(stream.readNBytes(int(size))).decode()
            stream.close()
            if json.loads(found) != json.loads(header):
                raise _harary.InputError(f"{self.path}: is about {found}; use an empty folder")
            return
        stream = self._files.create(file, True)
        stream.write(bytearray(header.encode()))
        stream.close()
