# SPDX-License-Identifier: MIT
"""The sequences of the documentation are what the program computes."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from conftest import run_command, script

sequences = script("site/sequences.py")
run = functools.cache(run_command)  # several sequences come from one command


@pytest.mark.parametrize("sequence", sequences.SEQUENCES, ids=lambda sequence: sequence.file)
def test_the_first_terms_are_computed_again(sequence: Any) -> None:
    shipped = sequences.read_file(sequence)
    computed = dict(sequence.computed(run, sequence.quick))
    assert computed == {n: shipped[n] for n in range(sequence.offset, sequence.quick + 1)}


def test_files_have_every_term_from_the_offset_on() -> None:
    for sequence in sequences.SEQUENCES:
        shipped = sequences.read_file(sequence)
        assert list(shipped) == list(range(sequence.offset, max(shipped) + 1)), sequence.file
        assert max(shipped) == max([sequence.last, *sequences.recorded(sequence)]), sequence.file
        assert sequence.path.read_text() == sequences.file_text(shipped), sequence.file


def test_every_file_is_on_the_page() -> None:
    assert (sequences.FOLDER / "index.md").read_text() == sequences.page(sequences.read_file)
    shipped = {path.name for path in sequences.FOLDER.glob("*.txt")}
    assert shipped == {sequence.path.name for sequence in sequences.SEQUENCES}


def test_winners_of_triangle_saturation_are_the_published_ones() -> None:
    """Gordinowicz and Prałat, Table 1: n = 3 to 16. The last ones are recorded, not computed again here."""
    [sequence] = [sequence for sequence in sequences.SEQUENCES if sequence.file == "saturation-winners"]
    assert list(sequences.read_file(sequence).values()) == [2, 2, 2, 1, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1]
