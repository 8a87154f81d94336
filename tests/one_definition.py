#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No class is defined twice under one name. The linker takes two inline functions of the same name as one, whatever
they do: a crash far from its cause. Local classes of a file belong in a namespace without a name.

    tests/one_definition.py ROOT
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

NAMESPACE = re.compile(r"^namespace ([\w:]*) ?\{")
CLASS = re.compile(r"^(?:class|struct|enum class|enum|union) (?:alignas\(\w+\) )?(\w+)(?: final)?(?: : [^;]*)?\s*\{")
END = re.compile(r"^\}  // namespace")


def classes(text: str) -> list[tuple[str, int]]:
    """The classes at namespace scope, with their whole names and lines; not those of namespaces without a name."""
    found: list[tuple[str, int]] = []
    names: list[str] = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if opened := NAMESPACE.match(line):
            if not re.search(r"\}\s*$", line):
                names.append(opened[1])
        elif END.match(line):
            names.pop()
        elif "" not in names:
            # A definition's head may be two lines long.
            if head := CLASS.match(f"{line} {lines[number]}" if number < len(lines) else line):
                found.append(("::".join([*names, head[1]]), number))
    return found


def main() -> int:
    root = Path(sys.argv[1])
    listed = subprocess.run(
        ["git", "-C", str(root), "ls-files", "src", "cli", "server", "python", "include"],
        check=True, capture_output=True, text=True,
    ).stdout.split("\n")
    places: dict[str, list[str]] = defaultdict(list)
    files = [name for name in listed if name.endswith((".hpp", ".cpp"))]
    for name in files:
        for whole, number in classes((root / name).read_text()):
            places[whole].append(f"{name}:{number}")
    doubles = {whole: found for whole, found in places.items() if len(found) > 1}
    for whole, found in sorted(doubles.items()):
        print(f"{whole} is defined at {' and '.join(found)}")
    print(f"{len(files)} files, {len(places)} classes, {len(doubles)} defined twice")
    return 1 if doubles or len(places) < 700 else 0


if __name__ == "__main__":
    sys.exit(main())
