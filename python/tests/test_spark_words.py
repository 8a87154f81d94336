# SPDX-License-Identifier: MIT
"""python -m harary.spark refuses what cannot be in one line, before Spark starts."""

from __future__ import annotations

import socket

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

from harary.spark.__main__ import main

STRONG = ("strong", "clique", "--board", "K4", "--out", "/nowhere")
PROOF = ("proof", "clique", "--board", "K4")


@pytest.fixture(autouse=True)
def _no_session(monkeypatch: pytest.MonkeyPatch) -> None:
    from pyspark.sql import SparkSession

    def started(*_: object) -> None:
        raise AssertionError("Spark starts")

    monkeypatch.setattr(SparkSession.Builder, "getOrCreate", started)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((*STRONG, "--partitions", "0"), "--partitions: '0' is not a whole number from 1 to 1000000"),
        ((*STRONG, "--partitions", "-3"), "--partitions: '-3' is not a whole number"),
        ((*STRONG, "--partitions", "1000001"), "--partitions: '1000001' is not a whole number"),
        ((*STRONG, "--partitions", "many"), "--partitions: 'many' is not a whole number"),
        ((*STRONG, "--partitions", ""), "--partitions: '' is not a whole number"),
        ((*STRONG, "--partitions"), "--partitions: expected one argument"),
        ((*STRONG, "--conf", "memory"), "--conf: 'memory' is not NAME=VALUE"),
        ((*STRONG, "--master", "nonsense"), "--master: 'nonsense' is not a master; write spark://HOST:PORT"),
        ((*STRONG, "--master", "local[0]"), "--master: 'local[0]' is not a master"),
        ((*STRONG, "--master", "spark://"), "--master: 'spark://' is not spark://HOST:PORT"),
        ((*STRONG, "--master", "spark://host"), "--master: 'spark://host' is not spark://HOST:PORT"),
        ((*STRONG, "--master", "spark://host:99999"), "is not spark://HOST:PORT"),
        (("strong", "clique", "--board", "K4"), "required: --out"),
        (("strong", "chess", "--out", "/nowhere"), "'chess' is not a game"),
        (("strong", "clique", "--out", "/nowhere"), "--board: the game needs a board, for example K6"),
        (("strong", "clique", "--board", "K", "--out", "/nowhere"), "--board: 'K' is not a graph"),
        (("strong", "clique", "--bord", "K4", "--out", "/nowhere"), "unrecognized arguments: --bord K4"),
        (("strong", "letters", "--letters", "0 0 0 5", "--out", "/nowhere"), "tablebase: letters has no tablebases"),
        (("strong", "col", "--board", "P5", "--out", "/nowhere"), "tablebase: col has no tablebases"),
        (("strong", "achievement", "--board", "grid:3x3", "--target", "line:3", "--out", "/nowhere"), "winning sets"),
        ((*STRONG, "--small", "many"), "--small: 'many' is not a whole number"),
        (("to-tablebase", "/nowhere", "/nowhere/k4", "--small", "-1"), "--small: '-1' is not a whole number"),
        ((*PROOF, "--plies", "0"), "--plies: '0' is not a whole number from 1 to 64"),
        ((*PROOF, "--slots", "0"), "--slots: '0' is not a whole number"),
        (("proof", "clique", "--board", "K4", "--red", "0-1", "--green", "0-1"), "is in --red as well"),
        (("solve", "clique"), "command: invalid choice: 'solve'"),
        (("from-tablebase", "/nowhere", "/nowhere/layers"), "/nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("harary.spark: ")
    assert err.count("\n") == 1
    assert says in err


def test_a_master_that_does_not_answer_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but without a listener
        port = taken.getsockname()[1]
        assert main((*STRONG, "--master", f"spark://127.0.0.1:{port}")) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"harary.spark: --master: nothing answers at spark://127.0.0.1:{port}: ")
    assert err.count("\n") == 1
