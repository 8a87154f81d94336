# SPDX-License-Identifier: MIT
"""A folder of Spark in which a file is missing, foreign or damaged is refused, with the file's name; on
one core of this machine."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import harary

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def session() -> Iterator[Any]:
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ.setdefault(
        "PYTHONPATH", str(Path(harary.__file__).resolve().parents[1])
    )
    settings = {
        "spark.ui.enabled": "false",
        "spark.log.level": "FATAL",
        "spark.sql.shuffle.partitions": "3",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "65536",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
    }
    builder = SparkSession.builder.master("local[1]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    yield session
    session.stop()


@pytest.fixture(scope="module")
def solved(session: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of clique on K4, generated backward by Spark alone, and of Sim, generated forward, its
    small layers by the driver."""
    from harary.spark import strong

    folder = tmp_path_factory.mktemp("solved")
    strong(session, "clique", str(folder / "clique"), board="K4", small=0)
    strong(session, "sim", str(folder / "sim"), board="K4")
    return folder


def parts(folder: Path, layer: int, kind: str = "values") -> list[Path]:
    return sorted(folder.glob(f"{kind}/layer={layer:04d}/part-*"))


def largest(folder: Path, layer: int) -> Path:
    return max(parts(folder, layer), key=lambda path: path.stat().st_size)


def without_checksum(path: Path) -> None:
    """Hadoop keeps checksums on local disks only."""
    path.with_name(f".{path.name}.crc").unlink(missing_ok=True)


def lost(folder: Path) -> str:
    path = largest(folder, 4)
    path.unlink()
    return f"{path}: is missing"


def lost_key(folder: Path) -> str:
    found = parts(folder, 3, "keys")
    if not found:
        return lost(folder)
    found[0].unlink()
    return f"{found[0]}: is missing"


def foreign(folder: Path) -> str:
    other = largest(folder, 3)
    path = largest(folder, 4).with_name("part-99999.parquet")
    shutil.copy(other, path)
    return f"{path}: is not a part of this layer"


def shortened(folder: Path) -> str:
    path = largest(folder, 4)
    path.write_bytes(path.read_bytes()[:-5])
    return f"{path}: is damaged"


def flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def flipped(folder: Path) -> str:
    path = largest(folder, 4)
    flip(path)
    return f"{path}: is damaged: it cannot be read"


def flipped_without_checksum(folder: Path) -> str:
    path = largest(folder, 4)
    flip(path)
    without_checksum(path)
    return f"{path}: is damaged: not the bytes that were written"


def exchanged_manifests(folder: Path) -> str:
    one, other = (folder / f"values/layer={layer:04d}/_manifest.json" for layer in (3, 4))
    shutil.copy(one, other)
    without_checksum(other)
    return f"{other}: is of another game, board or layer"


def other_sizes(folder: Path) -> str:
    path = folder / "solution.json"
    sizes = json.loads(path.read_text())["layers"]
    sizes[2] += 1
    path.write_text(json.dumps({"layers": sizes}))
    without_checksum(path)
    return str(folder)


@pytest.mark.parametrize("game", ["clique", "sim"])
@pytest.mark.parametrize(
    "damage",
    [
        lost, lost_key, foreign, shortened, flipped, flipped_without_checksum, exchanged_manifests,
        other_sizes,
    ],
)  # fmt: skip
def test_a_damaged_folder_is_refused_by_name(
    game: str, damage: Callable[[Path], str], session: Any, solved: Path, tmp_path: Path
) -> None:
    from harary.spark import strong, to_tablebase

    folder = tmp_path / "layers"
    shutil.copytree(solved / game, folder)
    says = damage(folder)
    for ask in (
        lambda: strong(session, game, str(folder), board="K4"),
        lambda: to_tablebase(session, str(folder), tmp_path / "table"),
    ):
        with pytest.raises(harary.FileError) as error:
            ask()
        assert str(error.value).startswith(says)
        assert "\n" not in str(error.value)
    assert not (tmp_path / "table").exists()


@pytest.mark.parametrize("game", ["clique", "sim"])
@pytest.mark.parametrize("small", [0, 1000])
def test_a_layer_that_was_removed_is_computed_again(
    game: str, small: int, session: Any, solved: Path, tmp_path: Path
) -> None:
    from harary.spark import strong, to_tablebase

    folder = tmp_path / "layers"
    shutil.copytree(solved / game, folder)
    shutil.rmtree(folder / "values/layer=0004")
    (folder / "values/layer=0002/_manifest.json").unlink()
    with pytest.raises(harary.FileError, match="layer=000[24]: is missing, or has no manifest"):
        to_tablebase(session, str(folder), tmp_path / "table")
    heard: list[tuple[str, int]] = []
    strong(
        session, game, str(folder), board="K4", small=small,
        told=lambda kind, layer, *_: heard.append((kind, layer)),
    )  # fmt: skip
    assert heard == [("values", 4), ("values", 2)]
    table = to_tablebase(session, str(folder), tmp_path / "table")
    embedded = harary.tablebase(game, tmp_path / "embedded", board="K4")
    assert table.sizes == embedded.sizes
    for path in (tmp_path / "embedded").iterdir():
        assert (tmp_path / "table" / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize(("game", "options"), [("clique", {"board": "K5"}), ("saturation", {"order": 7})])
def test_layers_of_the_driver_and_of_spark_are_the_same(
    game: str, options: dict[str, Any], session: Any, tmp_path: Path
) -> None:
    from harary.spark import strong, to_tablebase

    harary.tablebase(game, tmp_path / "embedded", **options)
    for small in (0, 12, 1 << 17):  # by Spark alone, by both in turn, by the driver alone
        answer = strong(session, game, str(tmp_path / f"layers{small}"), small=small, **options)
        table = to_tablebase(
            session, str(tmp_path / f"layers{small}"), tmp_path / f"table{small}", small=small
        )
        assert answer.layers == table.sizes
        for path in (tmp_path / "embedded").iterdir():
            assert (tmp_path / f"table{small}" / path.name).read_bytes() == path.read_bytes(), path.name
        assert not (tmp_path / f"layers{small}" / "sorted").exists()


@pytest.mark.parametrize(("game", "options"), [("clique", {"board": "K5"}), ("sim", {"board": "K4"})])
def test_layers_of_one_task_are_those_of_many(
    game: str, options: dict[str, Any], session: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from harary.spark import strong, to_tablebase

    monkeypatch.setattr(sys.modules["harary.spark.strong"], "ONE_TASK", 4)
    monkeypatch.setattr(sys.modules["harary.spark.layers"], "DESCRIBED_BY_DRIVER", 0)
    strong(session, game, str(tmp_path / "layers"), small=0, **options)
    table = to_tablebase(session, str(tmp_path / "layers"), tmp_path / "table", small=0)
    assert max(table.sizes) > 4
    harary.tablebase(game, tmp_path / "embedded", **options)
    for path in (tmp_path / "embedded").iterdir():
        assert (tmp_path / "table" / path.name).read_bytes() == path.read_bytes(), path.name


def test_a_question_is_shared_out(session: Any, tmp_path: Path) -> None:
    from harary.spark import shared

    file = tmp_path / "kept"
    answer = shared(
        session, "star", board="K6", plies=2, slots=2, file=file, spending={"time": 0.001, "memory": "64M"}
    )
    assert (answer.winner, answer.outcome) == ("second", (4, 4))
    assert len(file.read_text().splitlines()) == answer.solved + answer.divided


def test_an_unfinished_folder_is_no_solution(session: Any, solved: Path, tmp_path: Path) -> None:
    from harary.spark import to_tablebase

    folder = tmp_path / "layers"
    shutil.copytree(solved / "clique", folder)
    (folder / "solution.json").unlink()
    with pytest.raises(harary.FileError, match="contains no finished solution"):
        to_tablebase(session, str(folder), tmp_path / "table")


def test_batches_have_the_kernels_size_unless_the_session_says_otherwise(session: Any) -> None:
    from harary.spark.strong import kernel_batches

    setting = "spark.sql.execution.arrow.maxRecordsPerBatch"
    before = session.conf.get(setting)
    try:
        for said, within in ((None, "65536"), ("10000", "65536"), ("777", "777")):
            if said is None:
                session.conf.unset(setting)
            else:
                session.conf.set(setting, said)
            outside = session.conf.get(setting)
            with kernel_batches(session):
                assert session.conf.get(setting) == within
            assert session.conf.get(setting) == outside
    finally:
        session.conf.set(setting, before)
