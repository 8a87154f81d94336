# SPDX-License-Identifier: MIT
"""What lies in the folder of a strong solution on a cluster:

    instance.json            the game and the board
    keys/layer=0012/         the positions of a layer, where they are generated forward
    values/layer=0012/       the positions of a layer with their values
    solution.json            the sizes of all layers, when all are there

A layer is complete when it has a manifest (``harary.spark.manifest``). A key is the column ``low``, and
``high`` before it where a position does not fit 64 bits: the bits of the unsigned numbers of a
tablebase, as signed ones. Every value is a column of its name.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
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

    def place(self, kind: str, layer: int, name: str) -> str:
        """A file of a layer."""
        return f"{kind}/layer={layer:04d}/{name}"

    def read(self, name: str) -> str | None:
        """A small file of the folder, if it is there."""
        file = self._path(f"{self.path}/{name}")
        if not self._files.exists(file):
            return None
        stream = self._files.open(file)
        size = self._files.getFileStatus(file).getLen()
        found = bytes(stream.readNBytes(int(size))).decode()
        stream.close()
        return found

    def write(self, name: str, content: str | bytes) -> None:
        """Writes a small file of the folder: under another name first, so that it is whole or not
        there."""
        target = self._path(f"{self.path}/{name}")
        folder, _, last = name.rpartition("/")
        new = self._path("/".join(part for part in (self.path, folder, f"_{last}.new") if part))
        stream = self._files.create(new, True)
        stream.write(bytearray(content.encode() if isinstance(content, str) else content))
        stream.close()
        if self._files.exists(target):
            self._files.delete(target, False)
        if not self._files.rename(new, target):
            raise _harary.FileError(f"{self.path}/{name}: cannot be written")

    def layers(self, kind: str) -> list[int]:
        """The numbers of the layers of a kind that have begun."""
        folder = self._path(f"{self.path}/{kind}")
        if not self._files.exists(folder):
            return []
        names = [status.getPath().getName() for status in self._files.listStatus(folder)]
        numbers = [name.removeprefix("layer=") for name in names if name.startswith("layer=")]
        return sorted(int(number) for number in numbers if number.isdecimal())

    def sizes(self, kind: str, layer: int) -> dict[str, int]:
        """The files of a layer that Spark would read, with their sizes."""
        found = self._files.listStatus(self._path(self.layer(kind, layer)))
        sizes = {str(status.getPath().getName()): int(status.getLen()) for status in found}
        return {name: size for name, size in sizes.items() if not name.startswith(("_", "."))}

    def header(self) -> str | None:
        """The header of the game that the folder is for, if there is one."""
        return self.read("instance.json")

    def fetched(self, kind: str, layer: int) -> Iterator[Path]:
        """The files of a layer in the order of their names, each for a while on this machine."""
        found = self._files.listStatus(self._path(self.layer(kind, layer)))
        names = sorted(str(status.getPath()) for status in found)
        with tempfile.TemporaryDirectory() as folder:
            here = Path(folder, "part.parquet")
            for name in names:
                if name.endswith(".parquet"):
                    target = self._path(here.as_uri())
                    self._files.copyToLocalFile(False, self._path(name), target, True)
                    yield here

    def remove(self, name: str) -> None:
        """A folder in it, such as all layers of a kind."""
        self._files.delete(self._path(f"{self.path}/{name}"), True)

    def require(self, header: str) -> None:
        """Writes which game the folder is for; refuses a folder of another game."""
        found = self.header()
        if found is not None:
            if json.loads(found) != json.loads(header):
                raise _harary.InputError(f"{self.path}: is for {found}; use an empty folder")
            return
        self.write("instance.json", header)
