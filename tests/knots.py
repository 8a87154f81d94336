#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No knot of modules in src. A module is a header with its source; a knot is a strongly connected component of
the include lines: modules that include each other, directly or around a circle, so that none of them can be understood,
tested or moved without the others. None may have more than MOST modules; each line printed is one that has more.

    tests/knots.py ROOT [--self-test]
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

MOST = 4
INCLUDE = re.compile(r'^ *# *include "([^"]+)"', re.MULTILINE)


def modules(source: Path) -> dict[str, set[str]]:
    """The modules below a folder and which of them each includes; tests are no modules."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(source.rglob("*.?pp")):
        if path.suffix not in (".hpp", ".cpp") or path.name.endswith("_test.cpp"):
            continue
        module = path.relative_to(source).with_suffix("").as_posix()
        found[module] |= {Path(name).with_suffix("").as_posix() for name in INCLUDE.findall(path.read_text())} - {module}
    return {module: {other for other in others if other in found} for module, others in found.items()}


def components(graph: dict[str, set[str]]) -> list[list[str]]:
    """Strongly connected components (R. Tarjan, 1972), by a stack of our own: chains of includes are long."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    result: list[list[str]] = []
    for root in graph:
        work = [(root, iter(sorted(graph[root])))] if root not in index else []
        if work:
            index[root] = low[root] = len(index)
            open_.append(root)
        while work:
            module, others = work[-1]
            for other in others:
                if other not in index:
                    index[other] = low[other] = len(index)
                    open_.append(other)
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in open_:
                    low[module] = min(low[module], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[module])
                if low[module] == index[module]:
                    at = open_.index(module)
                    result.append(sorted(open_[at:]))
                    del open_[at:]
    return result


def knots(root: Path) -> tuple[int, list[list[str]]]:
    graph = modules(root / "src")
    found = sorted((part for part in components(graph) if len(part) > 1), key=len, reverse=True)
    return len(graph), found


def self_test() -> int:
    """A circle of five, one of them closed by a source alone, and a circle of two."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        (source / "a").mkdir(parents=True)
        for i in range(5):
            name = "cpp" if i == 2 else "hpp"
            (source / "a" / f"m{i}.hpp").write_text("")
            (source / "a" / f"m{i}.{name}").write_text(f'#include "a/m{(i + 1) % 5}.hpp"\n')
        (source / "a" / "one.hpp").write_text('#include "a/two.hpp"\n')
        (source / "a" / "two.hpp").write_text('#include "a/one.hpp"\n#include "a/m0.hpp"\n')
        (source / "a" / "two_test.cpp").write_text('#include "a/one.hpp"\n')
        count, found = knots(Path(folder))
    expected = [[f"a/m{i}" for i in range(5)], ["a/one", "a/two"]]
    if count != 7 or found != expected:
        print(f"{count} modules, {found}")
        return 1
    print("a planted knot is found")
    return 0


def main() -> int:
    if "--self-test" in sys.argv[1:]:
        return self_test()
    count, found = knots(Path(sys.argv[1]))
    large = [part for part in found if len(part) > MOST]
    for part in large:
        print(f"{len(part)} modules include each other: {' '.join(part)}")
    print(f"{count} modules; the largest knot has {len(found[0]) if found else 1}, at most {MOST} are allowed")
    return 1 if large or count < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
