# SPDX-License-Identifier: MIT
"""Games on edges against plain programs, on random graphs, with every first move."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests" / "reference"))
compare_edges = pytest.importorskip("compare_edges")


@pytest.mark.parametrize("name", sorted(compare_edges.GAMES))
def test_the_program_agrees_with_the_plain_definition(name: str) -> None:
    source = random.Random(f"{name} of the tests")
    asked = 0
    while asked < 150:
        question = compare_edges.GAMES[name](source, True)
        if question is None:
            continue
        asked += 1
        words, found = question
        assert found == [], words
