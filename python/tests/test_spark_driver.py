# SPDX-License-Identifier: MIT
"""Layers that the driver computes are a tablebase to the byte, in every game that has tablebases; here without Java,
in a folder of this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_catalogue import GAMES, listed, options_of

import harary

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

import harary.spark  # noqa: E402
from harary.spark.layout import Folder  # noqa: E402


class FolderHere(Folder):
    """A folder of this machine, read and written without Hadoop."""

    def __init__(self, _: object, path: str) -> None:
        self.path = path
        self.root = Path(path)

    def read(self, name: str) -> str | None:
        file = self.root / name
        return file.read_text() if file.exists() else None

    def write(self, name: str, content: str | bytes) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)

    def layers(self, kind: str) -> list[int]:
        return sorted(int(path.name.removeprefix("layer=")) for path in self.root.glob(f"{kind}/layer=*"))

    def _parts(self, kind: str, layer: int) -> list[Path]:
        return sorted(Path(self.layer(kind, layer)).glob("part-*.parquet"))

    def sizes(self, kind: str, layer: int) -> dict[str, int]:
        return {path.name: path.stat().st_size for path in self._parts(kind, layer)}

    def fetched(self, kind: str, layer: int) -> Iterator[Path]:
        return iter(self._parts(kind, layer))

    def remove(self, name: str) -> None:
        for file in (self.root / name).glob("*"):
            file.unlink()


@pytest.fixture(autouse=True)
def _folder_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("strong", "convert"):
        monkeypatch.setattr(sys.modules[f"harary.spark.{module}"], "Folder", FolderHere)


def same_bytes(one: Path, other: Path) -> None:
    assert sorted(path.name for path in one.iterdir()) == sorted(path.name for path in other.iterdir())
    for path in one.iterdir():
        assert (other / path.name).read_bytes() == path.read_bytes(), path.name


def solved_here(game: str, options: dict[str, Any], folder: Path) -> harary.spark.SparkStrongAnswer:
    spark: Any = None  # a job of Spark would be an AttributeError
    answer = harary.spark.strong(spark, game, str(folder / "layers"), **options)
    harary.spark.to_tablebase(spark, str(folder / "layers"), folder / "table")
    return answer


@pytest.mark.parametrize("description", GAMES)
def test_small_layers_need_no_job_of_spark(
    description: harary.GameDescription, tmp_path: Path, listed: dict[str, dict[str, Any]]  # noqa: F811
) -> None:
    _, options = options_of(description)
    if not listed[description.game]["tablebases"]:
        with pytest.raises(harary.InputError):
            solved_here(description.game, options, tmp_path)
        return
    answer = solved_here(description.game, options, tmp_path)
    embedded = harary.tablebase(description.game, tmp_path / "embedded", **options)
    assert embedded.answer is not None
    assert answer.layers == embedded.answer.layers
    assert answer.json()["start"] == embedded.answer.json["start"]
    same_bytes(tmp_path / "embedded", tmp_path / "table")
    heard: list[Any] = []
    spark: Any = None
    again = harary.spark.strong(
        spark, description.game, str(tmp_path / "layers"), told=lambda *layer: heard.append(layer), **options
    )
    assert again.layers == answer.layers
    assert heard == []  # all was there


def test_a_board_of_a_file_is_written_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("five.edges").write_text("0 1\n1 2\n2 3\n3 4\n4 0\n")
    run = sys.modules["harary.spark.strong"]._Run(
        None, "star", {"board": "@five.edges"}, str(tmp_path / "layers"), print, 0
    )
    assert run.options == (("board", "C5"),)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("connected", {"board": "P5"}), ("col", {"board": "P5"}), ("snort", {"board": "P5"}),
        ("kayles", {"board": "P5"}), ("domination", {"board": "P5"}), ("colouring", {"board": "P4"}),
        ("path", {"board": "K4"}), ("maker-breaker", {"sets": [(0, 1), (1, 2)]}),
        ("achievement", {"board": "grid:3x3", "target": "line:3"}),
    ],
)  # fmt: skip
def test_a_game_without_tablebases_writes_nothing(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(harary.InputError, match=f"^tablebase: {game} has no tablebases"):
        solved_here(game, options, tmp_path)
    assert list(tmp_path.iterdir()) == []
