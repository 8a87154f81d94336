# SPDX-License-Identifier: MIT
"""Tablebases and the layers of a cluster, in ranges of keys; nothing here needs Spark."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest

import harary
from harary import _harary

pytest.importorskip("pyarrow")
pytest.importorskip("pyspark")

import pyarrow as pa  # noqa: E402
import pyarrow.parquet  # noqa: E402

from harary.spark import convert  # noqa: E402
from harary.spark import kernel as work  # noqa: E402
from harary.spark.manifest import Part, part_of  # noqa: E402

BLOCK = _harary.block_positions


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> harary.Tablebase:
    """Two layers have more than eight blocks."""
    return harary.tablebase("clique", tmp_path_factory.mktemp("tables") / "k7", board="K7")


def parquet_of(columns: work.Columns, keys: work.Keys, codes: work.Codes) -> bytes:
    schema = pa.schema([*((name, pa.int64()) for name in columns.keys), *((name, pa.int16()) for name in columns.values)])
    sink = io.BytesIO()
    batches = list(work.batches_of(columns, keys, codes))
    pyarrow.parquet.write_table(pa.Table.from_batches(batches, schema), sink)
    return sink.getvalue()


def assembled(table: harary.Tablebase, folder: Path, cuts: int, seed: int) -> None:
    """A tablebase of files that are cut at random places, their rows in any order."""
    chance = np.random.default_rng(seed)
    kernel, columns = work.kernel_of(table.game, tuple(sorted(table.instance.items())))
    maker = _harary.TablebaseMaker(kernel, str(folder))
    for number in range(len(table.sizes)):
        layer = table.layer(number)
        ends = sorted(chance.integers(0, len(layer.keys) + 1, cuts).tolist())
        files: list[tuple[Part, bytes]] = []
        for i, (begin, end) in enumerate(zip([0, *ends], [*ends, len(layer.keys)], strict=True)):
            rows = begin + chance.permutation(end - begin)
            content = parquet_of(columns, layer.keys[rows], layer.codes[rows])
            files.append((part_of(f"part-{i:05d}.parquet", content, columns.keys), content))
        parts = [part for part, _ in files]
        assert convert.in_order(parts)
        places = convert.offsets(parts)
        maker.begin(number)
        for part, content in files:
            piece = convert.piece_of(content, columns, places[part.name][1])
            assert len(piece["head"]) < BLOCK * (16 + 2 * len(columns.values))
            convert._add(maker, piece, columns)
        assert maker.finish_layer() == table.sizes[number]
    maker.finish()


@pytest.mark.parametrize("cuts", [0, 1, 7, 40])
def test_ranges_that_workers_encode_make_the_same_bytes(
    table: harary.Tablebase, tmp_path: Path, cuts: int
) -> None:
    assembled(table, tmp_path / "made", cuts, seed=cuts)
    for file in sorted(Path(table.folder).iterdir()):
        assert (tmp_path / "made" / file.name).read_bytes() == file.read_bytes(), file.name


def test_a_tablebase_is_read_in_ranges(table: harary.Tablebase) -> None:
    number = int(np.argmax(table.sizes))
    whole = table.layer(number)
    ranges = [table.made.layer(number, first, 3) for first in range(0, 21, 3)]
    np.testing.assert_array_equal(np.concatenate([keys for keys, _ in ranges]), whole.keys)
    np.testing.assert_array_equal(np.concatenate([codes for _, codes in ranges]), whole.codes)
    assert [len(keys) for keys, _ in ranges][0] == 3 * BLOCK
    keys, codes = table.made.layer(number, 1000, 3)
    assert (keys.shape, codes.shape[0]) == ((0, 2), 0)


def test_a_layer_becomes_several_files(
    table: harary.Tablebase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(convert, "_BLOCKS_OF_FILE", 4)
    convert.from_tablebase(table.folder, tmp_path / "layers")
    number = int(np.argmax(table.sizes))
    folder = tmp_path / "layers" / "values" / f"layer={number:04d}"
    files = sorted(folder.glob("*.parquet"))
    assert len(files) == -(-table.sizes[number] // (4 * BLOCK)) > 2
    manifest = json.loads((folder / "_manifest.json").read_text())
    assert manifest["rows"] == table.sizes[number]
    assert convert.in_order([Part(**part) for part in manifest["parts"]])
    rows = [pyarrow.parquet.read_table(file).num_rows for file in files]
    assert rows == [part["rows"] for part in manifest["parts"]]


def test_files_out_of_order_are_noticed() -> None:
    def parts(*ranges: tuple[str | None, str | None]) -> list[Part]:
        return [Part(f"{i}", 1, "", 1, first, last) for i, (first, last) in enumerate(ranges)]

    assert convert.in_order(parts(("1", "5"), (None, None), ("6", "6"), ("7", "10")))
    assert not convert.in_order(parts(("1", "5"), ("5", "6")))
    assert not convert.in_order(parts(("6", "9"), ("10", "11"), ("7", "8")))


def test_blocks_that_do_not_fit_are_refused(table: harary.Tablebase, tmp_path: Path) -> None:
    kernel, _ = work.kernel_of(table.game, tuple(sorted(table.instance.items())))
    layer = table.layer(int(np.argmax(table.sizes)))
    keys, codes = layer.keys[:BLOCK], layer.codes[:BLOCK]
    with pytest.raises(ValueError, match="whole blocks"):
        _harary.encoded_blocks(keys[1:], codes[1:])
    with pytest.raises(ValueError, match="strictly increase"):
        _harary.encoded_blocks(np.ascontiguousarray(keys[::-1]), codes)
    blocks, ends = _harary.encoded_blocks(keys, codes)
    maker = _harary.TablebaseMaker(kernel, str(tmp_path / "made"))
    maker.begin(0)
    with pytest.raises(ValueError, match="ends before it begins"):
        maker.add_blocks(keys[:1], keys[-1:], np.array([len(blocks) + 1], np.uint64), blocks)
    maker.add_blocks(keys[:1], keys[-1:], np.array(ends, np.uint64), blocks)
    with pytest.raises(ValueError, match="strictly increase"):
        maker.add_blocks(keys[:1], keys[-1:], np.array(ends, np.uint64), blocks)
