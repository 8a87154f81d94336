# SPDX-License-Identifier: MIT
"""A module of the package imports only modules that stand below it, for types as well."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT

PACKAGE = ROOT / "python" / "harary"

# From the extension up.
ORDER = (
    "_harary", "names", "kept_lines", "one_line", "arguments", "showing", "layouts", "svg", "png", "moves", "labelling", "drawing", "forms", "graphs", "boards", "signatures",
    "spending", "answers", "sums", "plies", "probes", "theory", "winning_sets", "own", "catalogue", "positions",
    "options", "program_options", "verifying", "many", "commands", "cancelling", "lines", "sessions", "tablebase", "game", "questions", "hypergraphs", "written", "atlas", "encoding", "news", "workers", "sharing", "env", "__init__", "__main__",
    "spark.layout", "spark.kernel", "spark.manifest", "spark.layers", "spark.small", "spark.strong", "spark.convert",
    "spark.proof", "spark.__init__", "spark.__main__",
)  # fmt: skip


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


MODULES = sorted(module_of(path) for path in PACKAGE.rglob("*.py"))


def named(module: str) -> str | None:
    """``harary.spark.layout`` as it stands in ORDER; None for modules of others."""
    if module == "harary":
        return "__init__"
    if not module.startswith("harary."):
        return None
    name = module.removeprefix("harary.")
    return name + ".__init__" if f"{name}.__init__" in ORDER else name


def imports(source: str) -> Iterator[str]:
    """The modules of the package that a source imports anywhere."""
    for node in ast.walk(ast.parse(source)):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            module = node.module or ""
            inner = [f"{module}.{alias.name}" for alias in node.names]
            # "from harary import svg" is about the module svg.
            found = [name if named(name) in ORDER else module for name in inner]
        for name in found:
            below = named(name)
            if below is not None:
                yield below


def upward(module: str, source: str) -> list[str]:
    """Imports that do not lead down."""
    return [name for name in imports(source) if ORDER.index(name) >= ORDER.index(module)]


def test_the_order_has_every_module() -> None:
    assert sorted(set(ORDER) - {"_harary"}) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_imports_lead_down(module: str) -> None:
    source = (PACKAGE / (module.replace(".", "/") + ".py")).read_text()
    assert upward(module, source) == []


@pytest.mark.parametrize(
    "source",
    [
        "from harary.game import Game",
        "from harary import boards, game",
        "import harary.game",
        "if TYPE_CHECKING:\n    from harary.game import Game",
        "def f():\n    from harary import Game",
        "from harary.positions import Position",
    ],
)
def test_an_upward_import_is_found(source: str) -> None:
    assert upward("positions", source)
    assert not upward("positions", "from harary import svg\nimport json")
