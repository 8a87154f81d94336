# SPDX-License-Identifier: MIT
"""What searches did, where it is asked for."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import CommandLine

import harary

SMALL: dict[str, Any] = {"threads": 1, "memory": "64M"}


def positions_of(stats: Any) -> int:
    searches = [*stats["searches"]]
    searches += [search["one_sided"] for search in searches if "one_sided" in search]
    for search in searches:
        assert sum(search["ends"].values()) == search["positions"]
    return sum(search["positions"] for search in searches)


def test_they_are_there_only_where_they_are_asked_for() -> None:
    assert harary.solve("sim").stats is None
    assert harary.analyse("sim", board="K4").stats is None
    assert "stats" not in harary.solve("sim").json
    with harary.game("sim").session() as session:
        assert session.solve().stats is None


def test_they_are_those_of_the_command_line(command_line: CommandLine) -> None:
    asked = harary.solve("clique", board="K7", stats=True, **SMALL)
    said = command_line("solve clique --board K7 --memory 64M --stats")
    assert asked.stats == said["stats"]
    assert positions_of(asked.stats) == asked.positions
    assert asked == harary.solve("clique", board="K7")
    analysed = harary.analyse("sim", "red=0-1;green=", stats=True, **SMALL)
    assert positions_of(analysed.stats) == analysed.positions


def test_a_question_of_a_session_has_only_its_own() -> None:
    with harary.game("clique", board="K7").session(**SMALL) as session:
        first = session.solve(stats=True)
        again = session.solve(stats=True)
        assert positions_of(first.stats) == first.positions > 0
        assert positions_of(again.stats) == again.positions < first.positions
        moves = session.analyse("red=0-1;green=", stats=True)
        assert positions_of(moves.stats) == moves.positions


def test_without_a_search_there_are_none() -> None:
    assert harary.solve("connect", order=1000, stats=True).stats == {"searches": []}


def test_they_are_asked_for_by_true() -> None:
    with pytest.raises(TypeError, match="stats"):
        harary.solve("sim", stats="yes")  # type: ignore[arg-type]
