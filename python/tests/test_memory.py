# SPDX-License-Identifier: MIT
"""What --memory allows is not exceeded by more than the program itself takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import networkx as nx
import pytest
from conftest import ROOT

BINARY = os.environ.get("HARARY_BINARY", str(ROOT / "build/release/harary"))
MIB = 1 << 20
# The program without any work, its threads and what is allocated for a moment.
PROGRAM = 16 * MIB

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the unit of ru_maxrss differs")


def most_memory(*words: str) -> int:
    """The largest resident set of `harary WORDS`, in bytes."""
    process = subprocess.Popen([BINARY, *words], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_maxrss * 1024


def test_a_strong_solution_keeps_to_its_memory(tmp_path: Path) -> None:
    words = ("strong", "star", "--board", "colex:19", "--threads", "2")
    most = most_memory(*words, "--memory", "10M", "--out", str(tmp_path / "small"))
    assert most < 10 * MIB + PROGRAM, most // MIB
    most_memory(*words, "--memory", "1G", "--out", str(tmp_path / "large"))
    for file in (tmp_path / "large").iterdir():
        assert (tmp_path / "small" / file.name).read_bytes() == file.read_bytes(), file.name


def test_kept_tables_keep_to_the_memory(tmp_path: Path) -> None:
    graphs = tmp_path / "list.g6"
    lines = []
    for seed in range(60):
        graph = nx.gnm_random_graph(10, 14, seed=seed)
        lines.append(nx.to_graph6_bytes(graph, header=False).decode())
    graphs.write_text("".join(lines))
    words = ("solve", "capture", "--boards", f"@{graphs}", "--threads", "2", "--keep-tables")
    for mebibytes in (4, 16):
        most = most_memory(*words, "--memory", f"{mebibytes}M")
        assert most < mebibytes * MIB + PROGRAM, most // MIB
