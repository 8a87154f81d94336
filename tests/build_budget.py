#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What building costs stays within tests/build_budget.toml, whatever machine builds: how often the large templates are
instantiated in the program, how many bytes of code the object of each family has, and how many lines each unit of the
program reads, those of precompiled headers included. A change that needs more says so by a larger number in the same
commit.

    tests/build_budget.py BUILD_FOLDER [--print | --self-test]

--print writes what the folder has as a new budget, with a tenth of room. Needs Ninja, nm and size, and a build of type
Release by Clang with all families, for which the numbers are; others are skipped (status 77).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

BUDGET = Path(__file__).resolve().parent / "build_budget.toml"
# Each is a class, and each instantiation has a table of virtual functions, or functions of its own.
TEMPLATES = ("RulesOf", "EnginesOf", "EngineOf", "ExpansionOf", "KeyedSearch", "NimberSearch", "Retrograde")
SHOWN = 3
ROOM = 1.1
SKIPPED = 77

Budget = Mapping[str, Mapping[str, int]]


def output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def arguments_at(text: str, begin: int) -> str:
    """What stands between the angle bracket before `begin` and the one that closes it."""
    depth = 1
    for at in range(begin, len(text)):
        depth += (text[at] == "<") - (text[at] == ">" and text[at - 1] != "-")
        if depth == 0:
            return text[begin:at]
    return text[begin:]


def instantiations(symbols: str) -> dict[str, int]:
    """Of each large template, in what `nm -C` prints: different lists of arguments."""
    found: dict[str, set[str]] = {name: set() for name in TEMPLATES}
    for match in re.finditer(r"\bharary::(\w+)<", symbols):
        if match[1] in found:
            end = symbols.index("\n", match.end())
            found[match[1]].add(arguments_at(symbols[match.end() : end], 0))
    return {name: len(arguments) for name, arguments in found.items()}


def family_bytes(build: Path) -> dict[str, int]:
    objects = sorted((build / "src/app/CMakeFiles/harary_families.dir").rglob("*.o"))
    lines = output("size", *objects).splitlines()[1:]
    return {Path(words[5]).name.removesuffix(".cpp.o"): int(words[3]) for words in map(str.split, lines)}


def unit_lines(build: Path) -> dict[str, int]:
    """Lines of all files that Ninja knows a unit of the program to have read."""
    program = set(output("ninja", "-C", build, "-t", "inputs", "harary").split())
    lines: Counter[str] = Counter()
    known: dict[str, int] = {}
    unit = ""
    for line in output("ninja", "-C", build, "-t", "deps").splitlines():
        if not line.startswith(" "):
            unit = line.partition(":")[0] if line else ""
        elif unit in program:
            name = line.strip()
            if name not in known:
                path = build / name
                known[name] = path.read_bytes().count(b"\n") if path.suffix != ".o" and path.exists() else 0
            lines[unit] += known[name]
    return {re.sub(r"CMakeFiles/|harary_\w+\.dir/|Unity/|_cxx\.cxx\.o$|\.cpp\.o$", "", unit): n for unit, n in lines.items()}


def measured(build: Path) -> dict[str, dict[str, int]]:
    return {
        "instantiations": instantiations(output("nm", "-C", build / "harary")),
        "family_bytes": family_bytes(build),
        "unit_lines": unit_lines(build),
    }


def most(budget: Mapping[str, int], name: str) -> int:
    """What is not named may have as much as `others` says; 0 where it says nothing."""
    return budget.get(name, budget.get("others", 0))


def excesses(found: Budget, budget: Budget) -> list[str]:
    """A line for each kind that has more than it may, with the worst names."""
    result = []
    for kind, numbers in found.items():
        over = {name: n for name, n in numbers.items() if n > most(budget[kind], name)}
        worst = sorted(over, key=lambda name: most(budget[kind], name) / over[name])[:SHOWN]
        if worst:
            shown = "; ".join(f"{name} {over[name]:,}, at most {most(budget[kind], name):,}" for name in worst)
            result.append(f"{kind}: {len(over)} over the budget: {shown}")
    return result


def as_toml(found: Budget) -> str:
    lines = ["# SPDX-License-Identifier: MIT", "# What building may cost (build_budget.py); written by its --print."]
    for kind, numbers in found.items():
        lines += ["", f"[{kind}]"]
        if kind == "unit_lines":
            numbers = {"others": max(numbers.values())}
        room = 1 if kind == "instantiations" else ROOM
        lines += [f"{name} = {int(n * room):_}" for name, n in sorted(numbers.items())]
    return "\n".join(lines) + "\n"


def fits(build: Path) -> bool:
    if not (build / "build.ninja").exists() or not (build / "harary").exists():
        return False
    cache = (build / "CMakeCache.txt").read_text()
    values = dict(re.findall(r"^(\w+):\w+=(.*)$", cache, re.MULTILINE))
    return (
        "clang" in values["CMAKE_CXX_COMPILER"]
        and values["CMAKE_BUILD_TYPE"] == "Release"
        and values.get("HARARY_UNITY") == values.get("HARARY_PCH") == "ON"
        and not any(values.get(name) for name in ("HARARY_FAMILIES", "HARARY_SANITIZE", "HARARY_STDLIB"))
    )


def self_test() -> None:
    symbols = (
        "0 V vtable for harary::RulesOf<harary::Sim<1> >\n"
        "0 W harary::RulesOf<harary::Sim<1> >::key(harary::Position const&) const\n"
        "0 W void f<harary::RulesOf<harary::Sim<32> >, harary::EngineOf<A, B<int> > >()\n"
    )
    count = instantiations(symbols)
    assert (count["RulesOf"], count["EngineOf"], count["ExpansionOf"]) == (2, 1, 0), count
    assert arguments_at("A, decltype(a->b)> >::f()", 0) == "A, decltype(a->b)"
    found = {"family_bytes": {"a": 100, "b": 300, "c": 11, "d": 130, "e": 12}}
    assert excesses(found, {"family_bytes": {"others": 300}}) == []
    said = excesses(found, {"family_bytes": {"a": 99, "b": 100, "c": 11, "others": 10}})
    assert said == ["family_bytes: 4 over the budget: d 130, at most 10; b 300, at most 100; e 12, at most 10"], said
    assert excesses(found, {"family_bytes": {"a": 100, "b": 300, "c": 11, "d": 130}})[0].endswith("e 12, at most 0")
    assert tomllib.loads(as_toml(found)) == {"family_bytes": {"a": 110, "b": 330, "c": 12, "d": 143, "e": 13}}


def main() -> int:
    words = sys.argv[1:]
    if words[1:] == ["--self-test"]:
        self_test()
        return 0
    if not words or words[1:] not in ([], ["--print"]):
        print(__doc__, file=sys.stderr)
        return 2
    build = Path(words[0])
    if not fits(build):
        print("the budget is that of a release build by Clang with all families")
        return SKIPPED
    found = measured(build)
    if words[1:]:
        print(as_toml(found), end="")
        return 0
    said = excesses(found, tomllib.loads(BUDGET.read_text()))
    print("\n".join(said))
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
