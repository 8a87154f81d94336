# SPDX-License-Identifier: MIT
"""Certificates that Python asks for, as `harary verify` reads them."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_command

import harary


@pytest.mark.parametrize(
    ("certificate_of", "positions_of", "one_sided"),
    [("auto", "core", True), ("cores", "core", None), ("positions", None, None)],
)
def test_positions_of_a_certificate_are_of_the_kind_that_is_asked_for(
    tmp_path: Path, certificate_of: str, positions_of: str | None, one_sided: bool | None
) -> None:
    file = tmp_path / "k6.cert"
    answer = harary.solve(
        "achievement", board="K6", target="star:4", question="winner", certificate=file, certificate_of=certificate_of
    )
    checked = run_command(f"verify {file}")
    assert answer.winner == checked["winner"] == "tie"
    assert checked.get("positions_of") == positions_of
    assert checked.get("one_sided") == one_sided


def test_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="certificate_of: 'all' must be auto, cores, positions or checked"):
        harary.solve("clique", board="K4", certificate=tmp_path / "k4.cert", certificate_of="all")
    assert not (tmp_path / "k4.cert").exists()


@pytest.mark.parametrize("start", ["0", "free"])
def test_a_certificate_of_flood_has_the_calls(tmp_path: Path, start: str) -> None:
    file = tmp_path / "flood.cert"
    answer = harary.solve("flood", board="square:5x5:1", start=start, certificate=file)
    checked = harary.verify(file)
    assert checked and checked.game == "flood" and checked.winner is None
    assert checked.json["optimal"] and checked.json["length"] == answer.length
