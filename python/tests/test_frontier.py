# SPDX-License-Identifier: MIT
"""The searches under way: each checkpoint travels, and is of the search that its line names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import ROOT, CommandLine

FOLDER = ROOT / "bench/frontier"
ROWS = dict(re.findall(r"^\| (\S+) \| `harary (.*?)` \|", (FOLDER / "README.md").read_text(), re.MULTILINE))


def test_every_checkpoint_has_its_line() -> None:
    assert sorted(ROWS) == sorted(file.name for file in FOLDER.glob("*.checkpoint"))


@pytest.mark.parametrize("name", sorted(ROWS))
def test_a_checkpoint_is_small_and_of_its_question(command_line: CommandLine, tmp_path: Path, name: str) -> None:
    assert (FOLDER / name).stat().st_size < 4_100_000
    assert f"--checkpoint bench/frontier/{name} --checkpoint-of work" in ROWS[name]
    joined = command_line(f"join {FOLDER / name} --out {tmp_path / name}")
    assert joined["entries"] > 0
    assert joined["positions"] > 0
    board = re.search(r"--(?:order |board K)(\d+) ", ROWS[name])
    assert board is not None
    assert f"{ROWS[name].split()[1]}, board K{board[1]}" in joined["about"]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.one-sided")), ids=lambda path: path.name)
def test_what_one_sided_games_proved_lies_beside_its_checkpoint(
    command_line: CommandLine, tmp_path: Path, path: Path
) -> None:
    assert path.stat().st_size < 4_100_000
    assert path.with_suffix("").exists()
    joined = command_line(f"join {path} --out {tmp_path / path.name}")
    beside = command_line(f"join {path.with_suffix('')} --out {tmp_path / 'beside'}")
    assert joined["entries"] > 0
    assert joined["about"] == beside["about"] + ", one-sided games"
