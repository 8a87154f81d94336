# SPDX-License-Identifier: MIT
"""The page of small clutters shows what the program counts, where that is quick."""

from __future__ import annotations

import pytest
from conftest import ROOT, CommandLine

PAGE = (ROOT / "docs/clutters.md").read_text()
COLUMNS = (
    "n", "clutters", "maker_first", "maker_second", "chooser", "picker", "avoider_first", "avoider_second",
    "chooser_only",
)  # fmt: skip


@pytest.mark.parametrize(("heading", "words", "least"), [("All clutters", "", 1), ("Sets of one size", "--uniform 3", 3)])
def test_the_page_has_the_lines_of_the_table(command_line: CommandLine, heading: str, words: str, least: int) -> None:
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    for n in range(least, 7):
        line = command_line(f"paper-table clutters --min {n} --max {n} {words}")
        assert "| " + " | ".join(f"{line[column]:,}" for column in COLUMNS) + " |\n" in section
