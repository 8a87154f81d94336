# SPDX-License-Identifier: MIT
"""Every public name of the package is described, and every function and class has an example that runs."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT

import harary

# What people import, and what the reference lists of it.
PUBLIC = {
    "harary": list(harary.__all__),
    "harary.env": ["HararyEnv", "env", "raw_env"],
    "harary.sharing": ["PartSolver", "ProofAnswer", "SharedAnswer", "in_rounds", "shared"],
    "harary.atlas": ["AtlasRow", "all_graphs", "atlas", "read_atlas", "row_of"],
    "harary.catalogue": ["GameOptions"],
    "harary.spending": ["Spending"],
    "harary.labelling": ["Labelling"],
}
# Errors and plain records need no example of their own.
WITHOUT_EXAMPLE = {
    "harary.BudgetEnded", "harary.FileError", "harary.InputError", "harary.LimitError", "harary.MissingFile",
    "harary.GameDescription", "harary.OptionSpec", "harary.Ply", "harary.TableLayer",
    "harary.__version__", "harary.AnalysedMove", "harary.ValuedLayers", "harary.StrongAnswer",
    "harary.Line", "harary.Strategy", "harary.Value", "harary.Evaluations",
    "harary.MoveNews", "harary.PlayoutEstimate", "harary.SearchEstimate", "harary.SuggestedMove",
    "harary.sharing.ProofAnswer", "harary.sharing.SharedAnswer", "harary.sharing.PartSolver",
    "harary.Automorphisms", "harary.Solved", "harary.SolvedList", "harary.Verification",
    "harary.catalogue.GameOptions", "harary.spending.Spending", "harary.env.HararyEnv",
    "harary.env.env", "harary.env.raw_env",  # in the module's own docstring
}  # fmt: skip


def class_of(name: str, module: str) -> ast.ClassDef:
    tree = ast.parse(Path(str(sys.modules[module].__file__)).read_text())
    return next(n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == name)


def undescribed_members(definition: ast.ClassDef) -> Iterator[str]:
    """Fields without a string below them, functions without a docstring; fields of a TypedDict may be
    described by ``- ``name``: …`` in its docstring."""
    words = ast.get_docstring(definition) or ""
    for i, node in enumerate(definition.body):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            name = node.name
            told = ast.get_docstring(node) is not None or any(
                isinstance(d, ast.Name) and d.id == "overload" for d in node.decorator_list
            )
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            after = definition.body[i + 1] if i + 1 < len(definition.body) else None
            told = (
                isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            ) or f"``{name}``" in words
        else:
            continue
        if not name.startswith("_") and not told:
            yield name


def undescribed(module: str, name: str) -> list[str]:
    thing = getattr(importlib.import_module(module), name)
    found = []
    if not isinstance(thing, str) and not (inspect.getdoc(thing) or "").strip():
        found.append(f"{module}.{name}")
    if inspect.isclass(thing) and thing.__module__.startswith("harary.") and thing.__module__ != "harary._harary":
        found += [f"{module}.{name}.{one}" for one in undescribed_members(class_of(name, thing.__module__))]
    return found


def test_no_public_name_is_undescribed() -> None:
    found = []
    for module, names in PUBLIC.items():
        if module == "harary.env":
            pytest.importorskip("pettingzoo")
        for name in names:
            found += undescribed(module, name)
    assert found == [], f"{len(found)} public names are not described"


def test_every_public_name_has_an_example() -> None:
    for module, names in PUBLIC.items():
        for name in names:
            full = f"{module}.{name}"
            thing = getattr(importlib.import_module(module), name)
            assert (">>> " in (inspect.getdoc(thing) or "")) != (full in WITHOUT_EXAMPLE), full


def test_what_is_undescribed_is_found() -> None:
    source = '''
class Answer:
    told: int
    """A number."""
    silent: int
    def f(self): ...
    def g(self):
        """Something."""
    def _own(self): ...
'''
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    assert list(undescribed_members(definition)) == ["silent", "f"]


def test_the_reference_lists_every_public_name() -> None:
    pages = (ROOT / "site/pages.py").read_text()
    listed = set(re.findall(r'"([A-Za-z_.]+)"', pages))
    missing = [
        name
        for name in harary.__all__
        if name != "__version__" and name not in listed
    ]
    assert missing == []
