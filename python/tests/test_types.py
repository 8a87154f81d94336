# SPDX-License-Identifier: MIT
"""The package's types hold, those of the extension's stub included, and what the documentation shows passes
a strict type checker."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from conftest import ROOT

import harary

PAGES = ("README.md", "docs/tutorial.md", "docs/how-to.md")


def mypy(*words: str) -> subprocess.CompletedProcess[str]:
    # An installed package is found beside the others; another one is named.
    home = Path(harary.__file__).parents[1]
    place = {} if home.name == "site-packages" else {"MYPYPATH": str(home)}
    with tempfile.TemporaryDirectory() as empty:
        return run_mypy(words, empty, {**os.environ, **place})


def run_mypy(
    words: tuple[str, ...], folder: str, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"),
            "--cache-dir", str(ROOT / "build" / "mypy"), *words,
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=environment,
    )  # fmt: skip


def snippets(page: str) -> str:
    """The Python of a page: its examples with prompts, or its blocks of code."""
    text = (ROOT / page).read_text()
    examples = doctest.DocTestParser().get_examples(text)
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    plain = [block for block in blocks if ">>>" not in block]
    return "".join(example.source for example in examples) + "\n".join(plain)


def test_mypy_is_content() -> None:
    done = mypy("-p", "harary")
    assert done.returncode == 0, done.stdout


def test_what_the_documentation_shows_passes_mypy(tmp_path: Path) -> None:
    files = []
    for page in PAGES:
        file = tmp_path / (Path(page).stem.replace("-", "_").lower() + "_page.py")
        file.write_text("from typing import reveal_type\n" + snippets(page))
        files.append(str(file))
        assert "harary." in file.read_text()
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        """
import harary
first, second = 1, 2
answer = harary.solve("clique", board="K4", treads=1)
harary.solve("clique", board=7)
harary.game("sim").play(3.5)
answer.outcom
harary.layers("sim").previous_wins.tolist()
harary.layers("sim", values=True).previous_wins.tolist()
position: harary.Position = harary.game("sim").position(harary.game("sim").play((0, 1)))
edge = position.legal_moves[0].edge
"""
    )
    done = mypy(*files, str(wrong))
    found = [line for line in done.stdout.splitlines() if "error:" in line]
    lines = [int(line.split(":")[1]) for line in found if "/wrong.py:" in line]
    assert lines == [4, 5, 6, 7, 8], done.stdout
    assert len(found) == len(lines), done.stdout


def test_the_package_says_that_it_is_typed() -> None:
    package = Path(harary.__file__).parent
    assert (package / "py.typed").exists()
    stub = (package / "_harary.pyi").read_text()
    for name in ("class Game", "class Kernel", "class Tablebase", "BudgetEnded", "def count_turns"):
        assert name in stub
