# SPDX-License-Identifier: MIT
"""The fewest moves that ship with the documentation are as they must be, and are computed again where that is quick."""

from __future__ import annotations

import json

import pytest
from conftest import ROOT, CommandLine

SHIPPED = [json.loads(line) for line in (ROOT / "docs/fewest-moves.jsonl").read_text().splitlines()]
ORDERS = (4, 5, 6, 7)


def test_all_targets_are_settled_on_each_board() -> None:
    assert len({line["target"] for line in SHIPPED}) == 41
    assert len(SHIPPED) == 41 * len(ORDERS)
    assert not any(line[game]["open"] for line in SHIPPED for game in ("strong", "maker"))


@pytest.mark.parametrize("target", ["K3", "P4", "star:4", "matching:2", "g6:DsC"])
def test_shipped_lines_are_computed_again(command_line: CommandLine, target: str) -> None:
    for order in (4, 5):
        line = command_line(f"paper-table fewest-moves --target {target} --min {order} --max {order}")
        assert line in SHIPPED, (target, order)


def test_maker_needs_no_more_moves_than_the_strong_player_nor_on_a_larger_board() -> None:
    lines = {(line["target"], line["n"]): line for line in SHIPPED}
    for (target, order), line in lines.items():
        strong, maker = line["strong"], line["maker"]
        if strong["winner"] == "first":
            assert maker["winner"] == "first", (target, order)
            assert maker["moves"] <= strong["moves"], (target, order)
        if maker["winner"] == "first" and order < ORDERS[-1]:
            larger = lines[target, order + 1]["maker"]
            assert larger["winner"] == "first", (target, order)
            assert larger["moves"] <= maker["moves"], (target, order)


def test_the_page_has_the_shipped_lines() -> None:
    page = (ROOT / "docs/positional-tables.md").read_text()
    table = page.split("| target | K4 | K5 | K6 | K7 |\n|---|---|---|---|---|\n")[1].split("\n\n")[0]
    shown = [row.strip("|").split(" | ")[1:] for row in table.splitlines()]

    def cell(target: str, order: int) -> str:
        line = next(line for line in SHIPPED if line["target"] == target and line["n"] == order)
        strong, maker = line["strong"]["moves"], line["maker"]["moves"]
        return f"{strong or '–'}, {maker}" if maker else "–"

    targets = dict.fromkeys(line["target"] for line in SHIPPED)
    rows = [[cell(target, order) for order in ORDERS] for target in targets]
    assert [[text.strip() for text in row] for row in shown] == [row for row in rows if set(row) != {"–"}]
