# SPDX-License-Identifier: MIT
"""The example notebooks run from top to bottom and draw what they promise."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    there = {"metadata": {"path": str(path.parent)}}  # where Jupyter starts it, too
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=there).execute()
    kinds = {
        kind
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        for kind in output.get("data", {})
    }
    assert kinds & {"image/svg+xml", "image/png"}, "no picture was drawn"


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_outside_of_the_sources(path: Path, tmp_path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    there = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=600, kernel_name="python3", resources=there).execute()


def test_notebooks_are_kept_without_their_outputs() -> None:
    for path in NOTEBOOKS:
        for cell in nbformat.read(path, as_version=4).cells:
            assert not cell.get("outputs"), f"{path.name}: clear the outputs"
    assert len(NOTEBOOKS) == 5
