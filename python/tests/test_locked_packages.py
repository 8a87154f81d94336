# SPDX-License-Identifier: MIT
"""The locked packages can be installed by the oldest Python and Node that setup/ asks for, which Debian 12 has."""

from __future__ import annotations

import importlib.metadata
import json
import re

import pytest
from conftest import ROOT

specifiers = pytest.importorskip("packaging.specifiers")


def lines(name: str) -> list[str]:
    """The entries of a list in setup/, without comments."""
    text = (ROOT / "setup" / name).read_text()
    return [line for line in (part.split("#")[0].strip() for part in text.splitlines()) if line]


def minimum(name: str, of: str) -> str:
    """The oldest version of a Debian package that a list in setup/ asks for."""
    (version,) = [entry.removeprefix(f"{name}>=") for entry in lines(of) if entry.startswith(f"{name}>=")]
    return version


def test_python_packages() -> None:
    oldest = minimum("python3", "debian-packages-python.txt") + ".0"
    pinned = dict(line.split("==") for line in lines("python-packages.txt"))
    asked = 0
    for name, version in pinned.items():
        try:
            package = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        if package.version != version:
            continue
        needs = package.metadata["Requires-Python"] or ">=0"
        assert specifiers.SpecifierSet(needs).contains(oldest), f"{name} {version} needs Python {needs}"
        asked += 1
    if asked < len(pinned) // 2:
        pytest.skip("most of the locked packages are not installed here")


def admits(versions: str, node: str) -> bool:
    """Whether a range as npm writes them, of the forms ">=1.2" and "^1.2.3 || >=2.0.0", contains a version."""

    def numbers(text: str) -> list[int]:
        return [*map(int, text.split(".")), 0, 0][:3]

    at = numbers(node)
    for alternative in versions.split("||"):
        found = re.fullmatch(r"(>=|\^) ?(\d+(?:\.\d+){0,2})|(\d+)", alternative.strip())
        assert found, f"a range that this test does not know: {versions}"
        least = numbers(found[2] or found[3])
        if at >= least and (found[1] == ">=" or at[0] == least[0]):
            return True
    return False


def test_ranges_of_npm() -> None:
    assert admits(">= 16", "18.19.0") and admits("^18.0.0 || >=20.0.0", "18.19.0")
    assert not admits(">=18.20", "18.19.0") and not admits("^18.20.0 || >=20", "18.19.0")
    assert admits("^10 || ^12", "12.1.0") and not admits("^10 || ^12", "13.0.0")


def test_npm_packages() -> None:
    oldest = minimum("nodejs", "debian-packages-web.txt") + ".0"
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    needs = {name: package["engines"]["node"] for name, package in packages.items() if "node" in package.get("engines", {})}
    assert len(needs) > 50
    assert [(name, versions) for name, versions in needs.items() if not admits(versions, oldest)] == []
