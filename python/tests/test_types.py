# SPDX-License-Identifier: MIT
"""The package's types hold, those of the extension's stub included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import harary

ROOT = Path(__file__).resolve().parents[2]


def test_mypy_is_content() -> None:
    package = Path(harary.__file__).parent
    done = subprocess.run(
        [
            sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"),
            "--cache-dir", str(ROOT / "build" / "mypy"), "-p", "harary",
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=package.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_the_package_says_that_it_is_typed() -> None:
    package = Path(harary.__file__).parent
    assert (package / "py.typed").exists()
    stub = (package / "_harary.pyi").read_text()
    for name in ("class Game", "class Kernel", "class Tablebase", "BudgetEnded", "def count_turns"):
        assert name in stub
