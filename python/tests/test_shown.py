# SPDX-License-Identifier: MIT
"""Every block of Python in the documentation runs, and gives what its comments promise."""

from __future__ import annotations

import ast
import io
import os
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

pytest.importorskip("pettingzoo")
pytest.importorskip("networkx")

# The tutorial and the docstrings have prompts; doctest runs these.
PAGES = sorted(
    str(page.relative_to(ROOT))
    for page in [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "packages").rglob("*.md")]
    if "```python\n" in page.read_text() and "node_modules" not in page.parts
)


def blocks(text: str) -> list[tuple[int, str]]:
    """The blocks of a page without prompts, each with the number of its first line."""
    return [
        (text.count("\n", 0, found.start(1)) + 1, found[1])
        for found in re.finditer(r"```python\n(.*?)```", text, re.DOTALL)
        if ">>>" not in found[1]
    ]


def promises(source: str) -> dict[int, Any]:
    """The values that comments state, by line: ``x + 1   # 3``."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            try:
                found[token.start[0]] = ast.literal_eval(token.string.lstrip("# "))
            except (SyntaxError, ValueError):
                continue  # words
    return found


class Checked(ast.NodeTransformer):
    """Expressions with a promise become calls of ``_check``."""

    def __init__(self, promised: dict[int, Any]) -> None:
        self._promised = promised

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if node.end_lineno not in self._promised:
            return node
        call = ast.parse(f"_check({self._promised[node.end_lineno]!r}, None)").body[0]
        assert isinstance(call, ast.Expr) and isinstance(call.value, ast.Call)
        call.value.args[1] = node.value
        return ast.fix_missing_locations(ast.copy_location(call, node))


def run(text: str, page: str) -> int:
    """Runs the blocks one after the other in one interpreter; how many promises were kept."""
    kept = 0

    def check(promised: Any, value: Any) -> None:
        nonlocal kept
        assert value == promised, f"{page}: {value!r}, not {promised!r}"
        kept += 1

    names: dict[str, Any] = {"__name__": "shown", "_check": check}
    for line, source in blocks(text):
        tree = Checked(promises(source)).visit(ast.parse(source))
        ast.increment_lineno(tree, line - 1)
        exec(compile(tree, page, "exec"), names)
    return kept


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Path]:
    """A folder from which the sources' docs can be read as from their root."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    before = Path.cwd()
    os.chdir(tmp_path)
    yield tmp_path
    os.chdir(before)


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows_is_true(page: str, elsewhere: Path) -> None:
    text = (ROOT / page).read_text()
    assert blocks(text) or ">>> " in text
    run(text, page)


def test_what_is_not_true_is_found() -> None:
    assert run("```python\nx = 1\nx + 1  # 2\nif x:\n    (x,\n     3)    # (1, 3)\n```", "a page") == 2
    with pytest.raises(AssertionError, match="a page: 2, not 3"):
        run("```python\n1 + 1  # 3\n```", "a page")
    with pytest.raises(KeyError):
        run("```python\nd = {}\n```\n```python\nd['x']   # words\n```", "a page")


def test_most_pages_are_found() -> None:
    assert {"README.md", "docs/how-to.md", "docs/atlas.md", "docs/tutorial.md"} <= set(PAGES)
