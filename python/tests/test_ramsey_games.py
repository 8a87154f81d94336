# SPDX-License-Identifier: MIT
"""The page of small Ramsey game numbers shows what the program prints from the cells that ship with it."""

from __future__ import annotations

import subprocess

from conftest import BINARY, ROOT, CommandLine

CELLS = ROOT / "docs/ramsey-games.jsonl"


def test_the_page_has_the_table_of_the_shipped_cells() -> None:
    # Every cell is settled; an open one would be asked again, for a millisecond, and the exit status 3.
    words = ["table", "ramsey-games", "--max", "8", "--known", str(CELLS), "--time", "1ms"]
    done = subprocess.run([BINARY, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout in (ROOT / "docs/ramsey-games.md").read_text()


def test_shipped_cells_are_computed_again(command_line: CommandLine) -> None:
    shipped = CELLS.read_text()
    for target in ("K3", "C4", "star:4", "g6:DsC"):
        row = command_line(f"paper-table ramsey-games --max 6 --target {target}")
        for cell in row["cells"]:
            start = f'{{"game":"{cell["game"]}","n":{cell["n"]},"winner":"{cell["winner"]}"'
            line = next(one for one in shipped.splitlines() if f'"target":"{row["target"]}"' in one)
            assert start in line, (target, cell)
