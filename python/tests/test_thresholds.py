# SPDX-License-Identifier: MIT
"""The thresholds that ship with the documentation are those of its page, and are computed again where that is quick."""

from __future__ import annotations

import json

import pytest
from conftest import ROOT, CommandLine

SHIPPED = [json.loads(line) for line in (ROOT / "docs/thresholds.jsonl").read_text().splitlines()]
OWNERS = ("maker", "client", "waiter", "enforcer")


def test_the_page_has_the_shipped_lines_of_six_vertices() -> None:
    page = (ROOT / "docs/positional-tables.md").read_text()
    table = page.split("strict Avoider-Enforcer, q = 1, 2, ...\n")[1].split("\n\n")[0]
    shown = [line.split()[1:] for line in table.splitlines()]
    shipped = [["6", *(str(line[owner]["largest"]) for owner in OWNERS), line["strict"]]
               for line in SHIPPED if line["n"] == 6]  # fmt: skip
    assert shown == shipped
    assert not any(line[owner]["open"] for line in SHIPPED for owner in OWNERS)
    assert not any("?" in line["strict"] for line in SHIPPED)


@pytest.mark.parametrize("target", ["K3", "C4", "star:3", "matching:2", "g6:DsC"])
def test_shipped_thresholds_are_computed_again(command_line: CommandLine, target: str) -> None:
    for order in (4, 5):
        line = command_line(f"paper-table thresholds --target {target} --min {order} --max {order}")
        assert line in SHIPPED, (target, order)


def test_larger_targets_and_boards_are_as_they_must_be() -> None:
    """What Maker owns on K_n she owns on K_{n+1}; a target within another is no harder for any owner but Waiter."""
    largest = {(line["target"], line["n"]): line for line in SHIPPED}
    targets = {line["target"] for line in SHIPPED}
    assert len(targets) == 41
    for target in targets:
        for order in (4, 5, 6):
            assert largest[target, order]["maker"]["largest"] <= largest[target, order + 1]["maker"]["largest"], target
    for small, large in (("P3", "P4"), ("P4", "P5"), ("K3", "K4"), ("C4", "K4"), ("star:3", "star:4"), ("P4", "C4")):
        for order in (4, 5, 6, 7):
            for owner in ("maker", "client", "enforcer"):
                assert largest[small, order][owner]["largest"] >= largest[large, order][owner]["largest"], (small, large)
