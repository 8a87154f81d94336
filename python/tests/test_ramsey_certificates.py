# SPDX-License-Identifier: MIT
"""The proofs of the table of Ramsey games: all cells are there, and the small ones are proved again."""

from __future__ import annotations

import importlib.util
import os
from types import ModuleType
from typing import Any

import pytest
from conftest import ROOT


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ramsey_certificates", ROOT / "site/ramsey_certificates.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BINARY = os.environ.get("HARARY_BINARY", str(ROOT / "build/release/harary"))
script = _script()
shipped = {(line["target"], line["game"], line["n"]): line for line in script.read_lines(script.FILE)}


def test_every_cell_of_the_first_two_columns_is_proved() -> None:
    cells = list(script.cells())
    assert len(cells) == 132
    assert set(shipped) == {(cell["target"], cell["game"], cell["n"]) for cell in cells}
    least = {(row["target"], game): row[game.replace("-", "_")].get("least")
             for row in script.read_lines(script.TABLE) for game in ("achievement", "maker-breaker")}  # fmt: skip
    for (target, game, n), line in shipped.items():
        wins = least[target, game] == n
        assert (line["winner"] == "first") == wins, line
        assert line["winner"] == ("first" if wins else "tie" if game == "achievement" else "second"), line


@pytest.mark.parametrize("cell", [cell for cell in script.cells() if cell["n"] <= 6], ids=str)
def test_small_cells_are_proved_again(cell: Any) -> None:
    line = script.proved(BINARY, cell)
    known = shipped[cell["target"], cell["game"], cell["n"]]
    assert line["winner"] == known["winner"]
    assert line["certificate_positions"] == known["certificate_positions"]
