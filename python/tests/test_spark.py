# SPDX-License-Identifier: MIT
"""The cluster's answers are those of the embedded engine, also when workers or drivers are killed."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from conftest import CommandLine

import harary

pytest.importorskip("pyspark")
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), workers=2) as two:
        yield two


@pytest.fixture
def doomed_cluster(tmp_path: Path) -> Iterator[Cluster]:
    """For tests that kill what runs on it."""
    with Cluster(tmp_path, workers=2) as two:
        yield two


def answer_of(process: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = process.communicate(timeout=900)
    assert process.returncode == 0, err[-4000:]
    answer: dict[str, Any] = json.loads(out)
    return answer


def layers_written(err: str) -> list[str]:
    return [line.split(":")[0] for line in err.replace("\r", "\n").splitlines() if " of layer " in line]


def wait_for_layers(process: subprocess.Popen[str], count: int) -> list[str]:
    """Reads standard error until this many layers have been written."""
    assert process.stderr is not None
    heard = ""
    while len(layers_written(heard)) < count:
        line = process.stderr.readline()
        assert line, heard
        heard += line
    return layers_written(heard)


def same_bytes(a: Path, b: Path) -> None:
    names = sorted(path.name for path in a.iterdir())
    assert names == sorted(path.name for path in b.iterdir())
    for name in names:
        assert (a / name).read_bytes() == (b / name).read_bytes(), name


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clique", {"board": "K6"}),  # clique, star and capture in one pass
        ("clique", {"board": "K7"}),
        ("sim", {"board": "K6"}),
        ("saturation", {"order": "8"}),
    ],
)
def test_layers_are_those_of_the_embedded_engine_to_the_byte(
    game: str, options: dict[str, str], cluster: Cluster, tmp_path: Path
) -> None:
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    out = ("--out", f"{tmp_path}/layers", *(() if options == {"board": "K7"} else ("--small", "0")))
    answer = answer_of(cluster.command("strong", game, *words, *out))
    answer_of(cluster.command("to-tablebase", f"{tmp_path}/layers", f"{tmp_path}/spark"))
    embedded = harary.tablebase(game, tmp_path / "embedded", **options)  # type: ignore[arg-type]
    same_bytes(tmp_path / "embedded", tmp_path / "spark")
    assert embedded.answer is not None
    assert answer["layers"] == list(embedded.answer.layers)
    assert answer["start"] == embedded.answer.json["start"]


def test_a_worker_killed_does_not_change_the_answer(doomed_cluster: Cluster, tmp_path: Path) -> None:
    words = ("strong", "clique", "--board", "K7", "--small", "0", "--out", f"{tmp_path}/layers")
    process = doomed_cluster.command(*words)
    wait_for_layers(process, 4)
    doomed_cluster.kill_worker(1)
    answer_of(process)
    answer_of(doomed_cluster.command("to-tablebase", f"{tmp_path}/layers", f"{tmp_path}/spark"))
    harary.tablebase("clique", tmp_path / "embedded", board="K7")
    same_bytes(tmp_path / "embedded", tmp_path / "spark")


def test_a_driver_killed_goes_on_where_it_was(doomed_cluster: Cluster, tmp_path: Path) -> None:
    words = ("strong", "clique", "--board", "K6", "--small", "0", "--out", f"{tmp_path}/layers")
    process = doomed_cluster.command(*words)
    before = wait_for_layers(process, 5)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    again = doomed_cluster.command(*words)
    out, err = again.communicate(timeout=900)
    assert again.returncode == 0, err[-4000:]
    assert not set(layers_written(err)) & set(before)
    assert sum(json.loads(out)["layers"]) == 5903
    answer_of(doomed_cluster.command("to-tablebase", f"{tmp_path}/layers", f"{tmp_path}/spark"))
    harary.tablebase("clique", tmp_path / "embedded", board="K6")
    same_bytes(tmp_path / "embedded", tmp_path / "spark")


def test_a_folder_about_another_game_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    answer_of(cluster.command("strong", "clique", "--board", "K4", "--out", f"{tmp_path}/layers"))
    other = cluster.command("strong", "clique", "--board", "K5", "--out", f"{tmp_path}/layers")
    _, err = other.communicate(timeout=300)
    assert other.returncode == 2
    assert "is for" in err


def test_a_tablebase_there_and_back(cluster: Cluster, tmp_path: Path) -> None:
    from harary.spark import from_tablebase

    harary.tablebase("clique", tmp_path / "embedded", board="K6")
    from_tablebase(tmp_path / "embedded", tmp_path / "layers")
    answer_of(cluster.command("to-tablebase", f"{tmp_path}/layers", f"{tmp_path}/back"))
    same_bytes(tmp_path / "embedded", tmp_path / "back")
    with pytest.raises(harary.FileError, match="already exists"):
        from_tablebase(tmp_path / "embedded", tmp_path / "layers")
    with pytest.raises(harary.InputError, match="this machine"):
        from_tablebase(tmp_path / "embedded", "hdfs:///layers")
    none = cluster.command("to-tablebase", f"{tmp_path}/embedded", f"{tmp_path}/none")
    _, err = none.communicate(timeout=300)
    assert none.returncode == 2
    assert "contains no finished solution" in err
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clique", {"board": "K6"}),
        ("capture", {"board": "K6", "bias": "1:2"}),
        ("sim", {"board": "K6"}),
        ("sim+", {"board": "K5"}),  # has no tablebases
        ("saturation", {"order": "8"}),
    ],
)
def test_a_proof_by_parts_is_the_answer(
    game: str, options: dict[str, str], cluster: Cluster, tmp_path: Path, command_line: CommandLine
) -> None:
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    expected = harary.solve(game, **options)  # type: ignore[arg-type]
    assert isinstance(expected, harary.Answer)
    file = tmp_path / "parts.json"
    known = ("--plies", "3", "--file", str(file))
    answer = answer_of(cluster.command("proof", game, *words, *known))
    assert answer["winner"] == expected.winner
    assert answer["value"] == expected.value
    assert answer["outcome"] == (list(expected.outcome) if expected.outcome else None)
    assert 0 < answer["solved"] <= answer["parts"]
    joined = command_line(shlex.join(["split", game, *words, "--plies", "3", "--join", str(file)]))
    assert joined["winner"] == expected.winner
    again = answer_of(cluster.command("proof", game, *words, *known))
    assert again["rounds"] == 0
    assert again["positions"] == answer["positions"]
    winner = answer_of(cluster.command("proof", game, *words, "--question", "winner"))
    assert winner["winner"] == expected.winner


def test_bad_questions_are_refused_in_one_line(cluster: Cluster, tmp_path: Path) -> None:
    for words, says in (
        (["clique", "--board", "K4", "--plies", "0"], "--plies"),
        (["clique", "--board", "K4", "--file", f"{tmp_path}/none/parts"], "none/parts"),
        (["flood", "--board", "square:3x2=012210"], "cannot be split into parts"),
    ):
        process = cluster.command("proof", *words)
        _, err = process.communicate(timeout=300)
        assert process.returncode == 2
        last = err.splitlines()[-1]
        assert last.startswith("harary.spark: ")
        assert says in last


def test_a_proof_that_is_killed_goes_on(doomed_cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "parts.json"
    words = ("proof", "clique", "--board", "K6", "--plies", "4", "--slots", "2", "--file", str(file))
    process = doomed_cluster.command(*words)
    while not file.exists() or not file.read_text().strip():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    before = len(file.read_text().splitlines())
    answer = answer_of(doomed_cluster.command(*words))
    assert answer["outcome"] == [3, 3]
    assert answer["solved"] == len(file.read_text().splitlines())
    assert answer["rounds"] <= answer["solved"] - before
