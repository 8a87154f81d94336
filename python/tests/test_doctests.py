# SPDX-License-Identifier: MIT
"""The examples of the docstrings."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import harary

MODULES = [
    "harary",
    *(
        module.name
        for module in pkgutil.walk_packages(harary.__path__, "harary.")
        if "spark" not in module.name and module.name != "harary._harary"
    ),
]
WITH_EXAMPLES = {
    "harary", "harary.atlas", "harary.boards", "harary.catalogue", "harary.game", "harary.labelling", "harary.options",
    "harary.answers", "harary.drawing", "harary.env", "harary.moves",
    "harary.plies", "harary.positions", "harary.probes", "harary.questions", "harary.sharing", "harary.signatures",
    "harary.tablebase", "harary.theory", "harary.winning_sets", "harary.written",
}  # fmt: skip


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert (result.attempted > 0) or name not in WITH_EXAMPLES
