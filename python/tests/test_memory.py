# SPDX-License-Identifier: MIT
"""What --memory allows is not exceeded by more than the program itself takes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import networkx as nx
import pytest
from conftest import BINARY

MIB = 1 << 20
# The program without any work, its threads and what is allocated for a moment.
PROGRAM = 16 * MIB

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc")


def most_memory(*words: str) -> int:
    """The largest resident set of `harary WORDS`, in bytes, as the system notes it while the program runs. The usage that
    wait4() tells includes that of this interpreter before exec()."""
    process = subprocess.Popen([BINARY, *words], stdout=subprocess.DEVNULL)
    most = 0
    while process.poll() is None:
        try:
            status = Path(f"/proc/{process.pid}/status").read_text()
            program = os.readlink(f"/proc/{process.pid}/exe")
        except OSError:  # it ended in between
            continue
        found = re.search(r"^VmHWM:\s*(\d+) kB", status, re.MULTILINE)
        if found and os.path.basename(BINARY) in program:
            most = max(most, int(found[1]) * 1024)
        time.sleep(0.01)
    assert process.returncode == 0
    return most


def test_a_strong_solution_keeps_to_its_memory(tmp_path: Path) -> None:
    words = ("tablebase", "star", "--board", "colex:17", "--threads", "2")
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
