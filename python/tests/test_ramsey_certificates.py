# SPDX-License-Identifier: MIT
"""The proofs of the table of Ramsey games: all cells are there, and the small ones are proved again."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import BINARY, script

certificates = script("site/ramsey_certificates.py")
shipped = {(line["target"], line["game"], line["n"]): line for line in certificates.read_lines(certificates.FILE)}


def test_every_cell_of_the_first_two_columns_is_proved() -> None:
    cells = list(certificates.cells())
    assert len(cells) == 132
    assert set(shipped) == {(cell["target"], cell["game"], cell["n"]) for cell in cells}
    least = {
        (row["target"], game): row[game.replace("-", "_")].get("least")
        for row in certificates.read_lines(certificates.TABLE)
        for game in ("achievement", "maker-breaker")
    }
    for (target, game, n), line in shipped.items():
        wins = least[target, game] == n
        assert (line["winner"] == "first") == wins, line
        assert line["winner"] == ("first" if wins else "tie" if game == "achievement" else "second"), line


@pytest.mark.parametrize("cell", [cell for cell in certificates.cells() if cell["n"] <= 6], ids=str)
def test_small_cells_are_proved_again(cell: Any) -> None:
    line = certificates.proved(BINARY, cell)
    known = shipped[cell["target"], cell["game"], cell["n"]]
    assert line["winner"] == known["winner"]
    assert line["certificate_positions"] == known["certificate_positions"]
