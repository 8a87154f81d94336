# SPDX-License-Identifier: MIT
"""The sequences of the documentation are what the program computes."""

from __future__ import annotations

import functools
import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest
from conftest import ROOT, run_command


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sequences", ROOT / "site/sequences.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sequences"] = module
    spec.loader.exec_module(module)
    return module


script = _script()
run = functools.cache(run_command)  # several sequences come from one command


@pytest.mark.parametrize("sequence", script.SEQUENCES, ids=lambda sequence: sequence.file)
def test_the_first_terms_are_computed_again(sequence: Any) -> None:
    shipped = script.read_file(sequence)
    computed = dict(sequence.computed(run, sequence.quick))
    assert computed == {n: shipped[n] for n in range(sequence.offset, sequence.quick + 1)}


def test_files_have_every_term_from_the_offset_on() -> None:
    for sequence in script.SEQUENCES:
        shipped = script.read_file(sequence)
        assert list(shipped) == list(range(sequence.offset, max(shipped) + 1)), sequence.file
        assert max(shipped) == max([sequence.last, *script.recorded(sequence)]), sequence.file
        assert sequence.path.read_text() == script.file_text(shipped), sequence.file


def test_every_file_is_on_the_page() -> None:
    assert (script.FOLDER / "index.md").read_text() == script.page(script.read_file)
    shipped = {path.name for path in script.FOLDER.glob("*.txt")}
    assert shipped == {sequence.path.name for sequence in script.SEQUENCES}
