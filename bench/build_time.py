#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the last build of each object cost: processor seconds a folder, and the most expensive objects.

    bench/build_time.py [BUILD_FOLDER]      build/release if not given
    bench/build_time.py --ship [BUILD_FOLDER]     writes cmake/unit_seconds.tsv, by which ./run says how long it will take

The build writes compile_times.tsv (cmake/compile_time.py). Objects that are not in it, because the
build had no Python, are taken from Ninja's own log, which knows time by the clock only and no memory;
they are marked. An object that came from a compiler cache costs next to nothing: for the true cost
build with CCACHE_DISABLE=1 into an empty folder.
"""
from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

MOST_OBJECTS = 20
CACHED_SECONDS = 0.15  # no unit of the project compiles this fast
SHIPPED_SECONDS = 3.0  # what took less is shipped as one mean


@dataclass
class Cost:
    seconds: float
    memory_mib: float | None  # None: by the clock, out of Ninja's log


def read_compile_times(path: Path) -> dict[str, Cost]:
    """The last line of each object, whose columns cmake/compile_time.py names."""
    costs: dict[str, Cost] = {}
    if not path.exists():
        return costs
    for line in path.read_text().splitlines():
        fields = line.split("\t")
        if len(fields) != 5:
            continue  # the end of a build that was killed
        user, system, kib, _, made = fields
        costs[made] = Cost(float(user) + float(system), int(kib) / 1024)
    return costs


def read_ninja_log(path: Path) -> dict[str, Cost]:
    """Lines "begin end time output hash", in milliseconds; later lines replace earlier ones."""
    costs: dict[str, Cost] = {}
    for line in path.read_text().splitlines():
        fields = line.split("\t")
        if len(fields) == 5 and fields[3].endswith(".o"):
            costs[fields[3]] = Cost((int(fields[1]) - int(fields[0])) / 1000, None)
    return costs


def folder_of(made: str) -> str:
    """src/app/CMakeFiles/harary_app.dir/json.cpp.o is in src/app; its tests are apart."""
    folder, _, rest = made.partition("/CMakeFiles/")
    return f"{folder} (tests)" if rest.split("/")[0].endswith("_test.dir") else folder


def short_name(made: str) -> str:
    """The folder and the source, without what CMake puts around them."""
    folder, _, rest = made.partition("/CMakeFiles/")
    source = rest.split("/", 1)[-1].removesuffix(".o")
    if source.startswith("Unity/unity_"):
        group = source.removeprefix("Unity/unity_").removesuffix("_cxx.cxx")
        source = f"unit {group}"
    return f"{folder}: {source}"


def report(costs: dict[str, Cost]) -> None:
    folders: dict[str, list[Cost]] = defaultdict(list)
    for made, cost in costs.items():
        folders[folder_of(made)].append(cost)
    ordered = sorted(folders.items(), key=lambda item: -sum(c.seconds for c in item[1]))
    print(f"{'folder':<28} {'objects':>7} {'seconds':>8} {'MiB':>6}")
    for folder, of_folder in ordered + [("all", list(costs.values()))]:
        seconds = sum(c.seconds for c in of_folder)
        memory = max((c.memory_mib or 0) for c in of_folder)
        print(f"{folder:<28} {len(of_folder):>7} {seconds:>8.1f} {memory:>6.0f}")
    print(f"\nthe {MOST_OBJECTS} most expensive objects")
    expensive = sorted(costs.items(), key=lambda item: -item[1].seconds)[:MOST_OBJECTS]
    for made, cost in expensive:
        memory = f"{cost.memory_mib:>6.0f}" if cost.memory_mib is not None else "     ?"
        print(f"{cost.seconds:>8.1f} {memory}  {short_name(made)}")
    by_clock = sum(c.memory_mib is None for c in costs.values())
    cached = sum(c.memory_mib is not None and c.seconds < CACHED_SECONDS for c in costs.values())
    if by_clock:
        print(f"\n{by_clock} objects: time by the clock, memory unknown")
    if cached:
        print(f"\n{cached} objects took almost no time: they came from a compiler cache")


def shipped(costs: dict[str, Cost]) -> str:
    """The seconds of each dear object, in the order of their names, and the mean of all others."""
    dear = {made: cost.seconds for made, cost in costs.items() if cost.seconds >= SHIPPED_SECONDS}
    others = [cost.seconds for made, cost in costs.items() if made not in dear]
    lines = [
        "# SPDX-License-Identifier: MIT",
        "# Processor seconds of each unit when it was last measured, for cmake/progress.awk. Written by ./run build-time --ship.",
        f"{sum(others) / max(1, len(others)):.1f}\totherwise",
    ]
    return "\n".join(lines + [f"{dear[made]:.1f}\t{made}" for made in sorted(dear)]) + "\n"


def main() -> int:
    words = sys.argv[1:]
    if words in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    ship = words[:1] == ["--ship"]
    words = words[ship:]
    if len(words) > 1 or any(word.startswith("-") for word in words):
        print(f"build-time: give one build folder, not {' '.join(words)}", file=sys.stderr)
        return 2
    root = Path(__file__).resolve().parent.parent
    build = Path(words[0]) if words else root / "build" / "release"
    log = build / ".ninja_log"
    if not log.exists():
        print(f"build-time: {build} holds no build; ./run makes build/release", file=sys.stderr)
        return 2
    costs = read_ninja_log(log) | read_compile_times(build / "compile_times.tsv")
    # Objects of sources that are gone stay in the logs.
    costs = {made: cost for made, cost in costs.items() if (build / made).exists()}
    if not costs:
        print(f"build-time: nothing has been compiled in {build}", file=sys.stderr)
        return 2
    if not ship:
        report(costs)
        return 0
    if any(cost.seconds < CACHED_SECONDS for cost in costs.values()):
        print(f"build-time: some of {build} came from a compiler cache; build it with CCACHE_DISABLE=1", file=sys.stderr)
        return 2
    (root / "cmake" / "unit_seconds.tsv").write_text(shipped(costs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
