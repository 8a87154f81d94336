# SPDX-License-Identifier: MIT
"""A layer's files are those of its manifest, or the layer is refused with the name of a file. No test
here starts Spark."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import harary

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet

from harary.spark import from_tablebase
from harary.spark.manifest import NAME, LayerManifest, Part, check_counts, part_of

ABOUT = '{"game":"clique","instance":{"board":"K5"},"values":["clique"]}'
PLACE = "/data/k5/values/layer=0004"


def content(**columns: list[int]) -> bytes:
    sink = pa.BufferOutputStream()
    arrays = {name: pa.array(column, pa.int64()) for name, column in columns.items()}
    pyarrow.parquet.write_table(pa.table(arrays), sink)
    return sink.getvalue().to_pybytes()


def manifest() -> LayerManifest:
    parts = [
        part_of("part-1", content(low=[5, 7], value=[0, 1]), ["low"]),
        part_of("part-0", content(low=[1, 2, 3], value=[0, 1, 0]), ["low"]),
    ]
    return LayerManifest.of(ABOUT, "values", 4, parts)


def sizes(of: LayerManifest) -> dict[str, int]:
    return {part.name: part.bytes for part in of.parts}


def digests(of: LayerManifest) -> dict[str, str]:
    return {part.name: part.sha256 for part in of.parts}


def test_a_part_has_its_rows_and_the_range_of_its_keys_as_unsigned_numbers() -> None:
    part = part_of("part-0", content(low=[3, -1, 7], value=[0, 0, 0]), ["low"])
    assert (part.rows, part.first, part.last) == (3, "3", str(2**64 - 1))
    wide = part_of("part-0", content(high=[2, 1, 1], low=[0, -1, 5]), ["high", "low"])
    assert (wide.first, wide.last) == (str(2**64 + 5), str(2 * 2**64))
    none = part_of("part-0", content(low=[]), ["low"])
    assert (none.rows, none.first, none.last) == (0, None, None)
    with pytest.raises(pa.ArrowException):
        part_of("part-0", b"nonsense", ["low"])
    with pytest.raises(pa.ArrowException, match="no column high"):
        part_of("part-0", content(low=[1]), ["high", "low"])


def test_a_manifest_there_and_back() -> None:
    written = manifest()
    assert written.rows == 5
    assert [part.name for part in written.parts] == ["part-0", "part-1"]
    assert LayerManifest.read(written.text(), ABOUT, "values", 4, NAME) == written


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (lambda text: text[:-10], "is damaged"),
        (lambda text: "", "is damaged"),
        (lambda text: "[]", "is damaged"),
        (lambda text: text.replace('"sha256"', '"sha1"'), "is damaged"),
        (lambda text: text.replace('"rows": 3', '"rows": 2'), "have not 5 rows"),
        (lambda text: text.replace('"layer": 4', '"layer": 3'), "another game, board or layer"),
        (lambda text: text.replace("K5", "K6"), "another game, board or layer"),
        (lambda text: text.replace("values", "keys"), "another game, board or layer"),
        (lambda text: text.replace('"format": 1', '"format": 2'), "another version"),
    ],
)
def test_a_manifest_of_something_else_is_refused(text: Callable[[str], str], says: str) -> None:
    changed = text(manifest().text())
    assert changed != manifest().text()
    with pytest.raises(harary.FileError, match=f"^/data/{NAME}: .*{says}"):
        LayerManifest.read(changed, ABOUT, "values", 4, f"/data/{NAME}")


def test_the_files_of_the_manifest_are_accepted() -> None:
    manifest().check_sizes(sizes(manifest()), PLACE)
    manifest().check_digests(digests(manifest()), PLACE)


def test_other_files_are_refused_by_name() -> None:
    found = sizes(manifest())
    del found["part-1"]
    with pytest.raises(harary.FileError, match=f"^{PLACE}/part-1: is missing; remove the folder {PLACE}"):
        manifest().check_sizes(found, PLACE)
    with pytest.raises(harary.FileError, match=f"^{PLACE}/part-2: is not a part of this layer"):
        manifest().check_sizes({**sizes(manifest()), "part-2": 10}, PLACE)
    with pytest.raises(harary.FileError, match=f"^{PLACE}/part-0: is damaged: 10 bytes, not"):
        manifest().check_sizes({**sizes(manifest()), "part-0": 10}, PLACE)
    with pytest.raises(harary.FileError, match=f"^{PLACE}/part-0: is damaged: not the bytes"):
        manifest().check_digests({**digests(manifest()), "part-0": "0" * 64}, PLACE)
    with pytest.raises(harary.FileError, match=f"^{PLACE}/part-1: is damaged"):
        manifest().check_digests({"part-0": digests(manifest())["part-0"]}, PLACE)


def test_a_part_that_another_program_names_is_found() -> None:
    words = f"Checksum error: file:{PLACE}/part-1 at 512"
    error = manifest().unreadable(PLACE, words)
    assert error is not None
    assert str(error).startswith(f"{PLACE}/part-1: is damaged: it cannot be read")
    assert manifest().unreadable(PLACE, "Checksum error: file:/data/layer=0003/part-1") is None
    assert manifest().unreadable(PLACE, words.replace("values/", "keys/")) is None


K5 = (1, 1, 2, 6, 17, 30, 47, 47, 37, 16, 6)


@pytest.mark.parametrize("instance", [{"board": "K5"}, {"board": "K5", "first": "green", "bias": "1:1"}])
def test_the_sizes_of_layers_are_those_of_polyas_theorem(instance: dict[str, str]) -> None:
    header = {"instance": instance}
    check_counts(header, K5, "/data")
    with pytest.raises(harary.FileError, match="^/data: layer 4 has 16 positions, but K5 has 17"):
        check_counts(header, (*K5[:4], 16, *K5[5:]), "/data")
    with pytest.raises(harary.FileError, match="^/data: 10 layers, but K5 has 11"):
        check_counts(header, K5[:-1], "/data")


@pytest.mark.parametrize(
    "instance", [{"board": "C5"}, {"board": "K3,3"}, {"board": "K5", "bias": "1:2"}, {"board": "K5", "red": "0-1"}]
)
def test_other_boards_have_no_such_sizes(instance: dict[str, str]) -> None:
    check_counts({"instance": instance}, (1, 2, 3), "/data")


def test_a_tablebase_becomes_layers_with_manifests(tmp_path: Path) -> None:
    table = harary.tablebase("clique", tmp_path / "table", board="K5")
    from_tablebase(tmp_path / "table", tmp_path / "layers")
    about = (tmp_path / "layers/instance.json").read_text()
    assert json.loads((tmp_path / "layers/solution.json").read_text()) == {"layers": list(K5)}
    for number, size in enumerate(table.sizes):
        folder = tmp_path / f"layers/values/layer={number:04d}"
        found = LayerManifest.read((folder / NAME).read_text(), about, "values", number, NAME)
        assert found.rows == size
        file = folder / "part-00000.parquet"
        assert found.parts == (part_of(file.name, file.read_bytes(), ["low"]),)
        keys = table.layer(number).keys[:, 1]
        assert found.parts[0] == Part(
            file.name, file.stat().st_size, found.parts[0].sha256, size, str(keys[0]), str(keys[-1])
        )
