# SPDX-License-Identifier: MIT
"""What a complete layer consists of. Beside its part files a layer has ``_manifest.json``:

    about     the game and the board, as in instance.json
    kind, layer
    parts     of each part file its name, bytes, SHA-256, number of rows, smallest and largest key

The manifest is written when the layer is complete, under another name that is then changed, so a layer
with a manifest is complete. Before a layer is read, its files are compared with the manifest: to Spark any
set of Parquet files is a layer, and a part that is missing, damaged or from another layer would go
unnoticed.

Nothing here needs Spark.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet

from harary import _harary

NAME = "_manifest.json"
_FORMAT = 1


@dataclass(frozen=True)
class Part:
    """A part file. Keys are decimal numbers, as texts; None where there is no row."""

    name: str
    bytes: int
    sha256: str
    rows: int
    first: str | None
    last: str | None


def _number(high: int, low: int) -> str:
    return str(high << 64 | low)


def digest_of(content: bytes) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(content).hexdigest()


def part_of(name: str, content: bytes, keys: Sequence[str]) -> Part:
    """What a part file is; ``keys``: the columns of the key, the high half first. Raises
    pyarrow.ArrowException for what is not such a file."""
    file = pyarrow.parquet.ParquetFile(pa.BufferReader(content))
    for key in keys:
        if key not in file.schema_arrow.names:
            raise pa.ArrowInvalid(f"{name} has no column {key}")
    table = file.read(columns=list(keys))
    halves = [table[column].to_numpy().view(np.uint64) for column in keys]
    first = last = None
    if table.num_rows:
        # By the last of these first.
        order = np.lexsort(tuple(reversed(halves)))
        ends = [[int(half[row]) for half in halves] for row in (order[0], order[-1])]
        first, last = (_number(*([0] * (2 - len(end)) + end)) for end in ends)
    return Part(name, len(content), digest_of(content), table.num_rows, first, last)


@dataclass(frozen=True)
class LayerManifest:
    """The parts of a layer, in the order of their names."""

    about: str
    """The header of the game's kernel: the game and the board."""
    kind: str
    layer: int
    parts: tuple[Part, ...]

    @staticmethod
    def of(about: str, kind: str, layer: int, parts: Iterable[Part]) -> LayerManifest:
        return LayerManifest(about, kind, layer, tuple(sorted(parts, key=lambda part: part.name)))

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)

    def text(self) -> str:
        """The file."""
        return json.dumps(
            {
                "format": _FORMAT,
                "about": json.loads(self.about),
                "kind": self.kind,
                "layer": self.layer,
                "rows": self.rows,
                "parts": [asdict(part) for part in self.parts],
            },
            indent=1,
        )

    @staticmethod
    def read(text: str, about: str, kind: str, layer: int, place: str) -> LayerManifest:
        """The manifest of this layer of this game, from the file ``place``."""
        try:
            found = json.loads(text)
            if found["format"] != _FORMAT:
                raise _harary.FileError(f"{place}: is of another version of this program")
            parts = [Part(**part) for part in found["parts"]]
            manifest = LayerManifest.of(about, kind, layer, parts)
            same = (found["about"], found["kind"], found["layer"]) == (json.loads(about), kind, layer)
            rows = int(found["rows"])
        except (ValueError, KeyError, TypeError) as error:
            raise _harary.FileError(f"{place}: is damaged: {error}") from None
        if not same:
            raise _harary.FileError(f"{place}: is of another game, board or layer")
        if rows != manifest.rows:
            raise _harary.FileError(f"{place}: is damaged: its parts have not {rows} rows")
        return manifest

    def check_sizes(self, found: Mapping[str, int], place: str) -> None:
        """Refuses a layer whose files are not those of the manifest, by their names and sizes;
        ``place``: the layer's folder."""
        known = {part.name: part for part in self.parts}
        for name in sorted(set(known) - set(found)):
            raise _harary.FileError(f"{place}/{name}: is missing; {_again(place)}")
        for name in sorted(set(found) - set(known)):
            raise _harary.FileError(f"{place}/{name}: is not a part of this layer; remove it")
        for name, size in sorted(found.items()):
            if size != known[name].bytes:
                raise _harary.FileError(
                    f"{place}/{name}: is damaged: {size} bytes, not {known[name].bytes};"
                    f" {_again(place)}"
                )

    def check_digests(self, found: Mapping[str, str], place: str) -> None:
        """Refuses a layer whose files have other contents; ``found``: the SHA-256 of each."""
        for part in self.parts:
            if found.get(part.name) != part.sha256:
                raise _harary.FileError(
                    f"{place}/{part.name}: is damaged: not the bytes that were written;"
                    f" {_again(place)}"
                )

    def unreadable(self, place: str, words: str) -> _harary.FileError | None:
        """The error for the part that these words of another program name, if they name one."""
        for part in self.parts:
            if f"{self.kind}/layer={self.layer:04d}/{part.name}" in words:
                return _harary.FileError(
                    f"{place}/{part.name}: is damaged: it cannot be read; {_again(place)}"
                )
        return None


def _again(place: str) -> str:
    return f"remove the folder {place} to have the layer computed again"


def check_counts(header: Mapping[str, Any], rows: Sequence[int], place: str) -> None:
    """Refuses layers that are not as large as Pólya's theorem says, where play reaches all colourings
    of a complete graph: in the scoring games with nothing coloured at the start and turns of one
    edge."""
    instance: Mapping[str, str] = header["instance"]
    board = instance.get("board", "")
    order = board.removeprefix("K")
    if order == board or not order.isdecimal() or not set(instance) <= {"bias", "board", "first"}:
        return
    if instance.get("bias", "1:1") != "1:1":
        return
    counted = json.loads(_harary.count_turns(int(order), 2, True, _harary.Budget.of(), None))
    expected = [int(ply["count"]) for ply in counted["plies"]]
    for layer, (found, count) in enumerate(zip(rows, expected, strict=False)):
        if found != count:
            raise _harary.FileError(
                f"{place}: layer {layer} has {found} positions, but {board} has {count} by Pólya's"
                " theorem"
            )
    if len(rows) != len(expected):
        raise _harary.FileError(f"{place}: {len(rows)} layers, but {board} has {len(expected)}")
