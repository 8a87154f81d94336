#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tables about Honey-Bee for docs/performance.md.

    bench/honey_bee.py limits [--program P] [--layout NAME] [--seconds 60] [--boards 20] [--share 95]
    bench/honey_bee.py estimates [--program P] [--board hex:9x9] [--boards 500]
    PYTHONPATH=build/release/python bench/honey_bee.py player [--layout NAME] [--size 7] [--boards 100] [--think 0.5]

limits: for each layout the largest boards of which exact search settles 95 of 100 within a minute of processor time,
with one thread: who wins and by how much. Boards grow until too many are not settled. The layouts are those of the
game, at other sizes, and rectangles; cells are coloured at random with 6 colours. Prints for each size the cells, the
mean number of regions, the boards settled, and the seconds and positions of these.

estimates: the estimate of the search at each depth, from the start, beside the value that is proved in the end, on
boards made by the seeds from 1 on. Prints for each depth the mean error, the mean of its absolute value and how often
the sign is that of the value, and for the deepest estimate of at most six moves what became of it, by classes.

player: for each layout games of the searching player, with --think seconds a move, against the greedy one, from the side
that exact search wins within --seconds. Prints how many it won, and how many of its moves were proved.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Callable

PROGRAM = Path(__file__).resolve().parents[1] / "build" / "release" / "harary"
COLOURS = 6

Cell = tuple[int, int]  # axial coordinates: row and place along it


def distance(a: Cell, b: Cell) -> int:
    rows, places = a[0] - b[0], a[1] - b[1]
    return max(abs(rows), abs(places), abs(rows + places))


def in_hexagon(cell: Cell, radius: int) -> bool:
    return distance(cell, (0, 0)) <= radius


def in_rhombus(cell: Cell, radius: int) -> bool:
    return abs(cell[0]) < radius and abs(cell[1]) < radius


def in_flower(cell: Cell, radius: int) -> bool:
    """A hexagon of radius 6 or more with six holes of seven cells, as far from the rim as in the layout."""
    far = max(radius - 3, 4)  # nearer to it the holes would touch
    holes = [(0, far), (far, 0), (far, -far), (0, -far), (-far, 0), (-far, far)]
    return in_hexagon(cell, radius) and all(distance(cell, hole) > 1 for hole in holes)


def in_hourglass(cell: Cell, radius: int) -> bool:
    return abs(cell[0]) <= radius and abs(2 * cell[1] + cell[0]) < radius - 1 + abs(cell[0])


LAYOUTS: dict[str, Callable[[Cell, int], bool]] = {
    "hexagon": in_hexagon,
    "rhombus": in_rhombus,
    "flower": in_flower,
    "hourglass": in_hourglass,
}


def shape(layout: str, size: int) -> tuple[str, list[Cell]]:
    """The kind of grid and its cells as rows and columns; odd rows of hexagons lie half a cell to the right."""
    if layout in ("hex", "square"):
        return layout, [(row, column) for row in range(size) for column in range(size)]
    contains = LAYOUTS[layout]
    reach = 2 * size
    cells = [(r, q) for r in range(-reach, reach + 1) for q in range(-reach, reach + 1) if contains((r, q), size)]
    shift = 2 * reach  # even
    moved = [(r + shift, q + (r + shift) // 2) for r, q in cells]
    top = min(row for row, _ in moved) // 2 * 2
    left = min(column for _, column in moved)
    return "hex", [(row - top, column - left) for row, column in moved]


def size_of(layout: str, radius: int) -> int:
    """The radius itself; of a rectangle the cells of a side, so that it is about as large as the layouts."""
    return radius if layout in LAYOUTS else 2 * radius - 1


def neighbours(kind: str, cell: Cell) -> list[Cell]:
    row, column = cell
    side = [(row, column - 1), (row, column + 1)]
    if kind == "square":
        return [*side, (row - 1, column), (row + 1, column)]
    left = column - 1 + row % 2
    return [*side, *((row + step, left + i) for step in (-1, 1) for i in (0, 1))]


def regions(kind: str, colours: dict[Cell, int]) -> int:
    left = set(colours)
    count = 0
    while left:
        count += 1
        stack = [left.pop()]
        while stack:
            cell = stack.pop()
            for near in neighbours(kind, cell):
                if near in left and colours[near] == colours[cell]:
                    left.remove(near)
                    stack.append(near)
    return count


def word(kind: str, colours: dict[Cell, int]) -> str:
    height = 1 + max(row for row, _ in colours)
    width = 1 + max(column for _, column in colours)
    cells = (colours.get((row, column)) for row in range(height) for column in range(width))
    return f"{kind}:{width}x{height}=" + "".join("." if cell is None else str(cell) for cell in cells)


def boards(layout: str, size: int, count: int) -> list[tuple[str, int]]:
    """Boards that can be played, with their numbers of regions; the same for the same arguments."""
    chance = random.Random(f"{layout} {size}")
    kind, cells = shape(layout, size)
    made: list[tuple[str, int]] = []
    while len(made) < count:
        colours = {cell: chance.randrange(COLOURS) for cell in cells}
        first, last = min(cells), max(cells)
        if colours[first] == colours[last]:
            continue  # the starts count as called: players begin with two colours
        made.append((word(kind, colours), regions(kind, colours)))
    return made


def solved(program: Path, board: str, seconds: int) -> tuple[float, int] | None:
    """Processor seconds and positions; nothing if the time was not enough."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [program, "solve", "honeybee", "--board", board, "--threads", "1", "--memory", "2G", "--json"],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1)),
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode < 0:  # the limit of processor time ended it
        return None
    if done.returncode != 0:
        sys.exit(done.stderr)
    answer = json.loads(done.stdout)
    return used, answer["positions"]


def limits(program: Path, layouts: list[str], seconds: int, count: int, share: int, radii: range) -> None:
    print("| layout | cells | regions, mean | settled | s, mean | s, most | positions, mean |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for layout in layouts:
        for radius in radii:
            if layout == "flower" and radius < 6:
                continue
            size = size_of(layout, radius)
            made = boards(layout, size, count)
            found: list[tuple[float, int]] = []
            tried = 0
            for board, _ in made:
                tried += 1
                answer = solved(program, board, seconds)
                if answer:
                    found.append(answer)
                if 100 * (count - tried + len(found)) < share * count:
                    break  # cannot reach the share any more
            cells = len(shape(layout, size)[1])
            row = [layout, str(cells), f"{sum(number for _, number in made) / count:.0f}", f"{len(found)} of {tried}"]
            if found:
                row += [f"{sum(used for used, _ in found) / len(found):.2f}", f"{max(found)[0]:.1f}"]
                row.append(f"{sum(positions for _, positions in found) / len(found):,.0f}")
            else:
                row += ["", "", ""]
            print("| " + " | ".join(row) + " |", flush=True)
            if 100 * (count - tried + len(found)) < share * count:
                break


def estimates(program: Path, board: str, count: int) -> None:
    by_depth: dict[int, list[tuple[float, int]]] = defaultdict(list)
    classes: dict[int, list[int]] = defaultdict(list)
    for seed in range(1, count + 1):
        place = f"{board}:{seed}"
        solve = subprocess.run(
            [program, "solve", "honeybee", "--board", place, "--threads", "1", "--json"], capture_output=True, text=True
        )
        if solve.returncode != 0:
            continue  # both starts in one region
        answer = json.loads(solve.stdout)
        follow = subprocess.run(
            [program, "analyse", "honeybee", "--board", place, "--threads", "1", "--follow", "--json"],
            capture_output=True,
            text=True,
            check=True,
        )
        points_at: dict[int, list[float]] = defaultdict(list)
        moves = 0
        for line in follow.stdout.splitlines():
            event = json.loads(line)
            moves = len(event["moves"]) if event.get("event") == "begin" else moves
            estimate = event.get("estimate")
            if estimate and estimate["by"] == "search":
                points_at[estimate["depth"]].append(estimate["points"])
        # Deeper, the value of some move is known, and the rest is no fair sample.
        best = {depth: max(points) for depth, points in points_at.items() if len(points) == moves}
        for depth, points in best.items():
            by_depth[depth].append((points, answer["value"]))
        deep = [depth for depth in best if depth <= 6]
        if deep:
            classes[round(best[max(deep)] / 10)].append(answer["value"])
    print("| depth | boards | error, mean | absolute, mean | winner right, % |\n|---:|---:|---:|---:|---:|")
    for depth, pairs in sorted(by_depth.items()):
        errors = [points - value for points, value in pairs]
        right = sum((points > 0) == (value > 0) for points, value in pairs)
        print(
            f"| {depth} | {len(pairs)} | {sum(errors) / len(pairs):+.1f} | "
            f"{sum(map(abs, errors)) / len(pairs):.1f} | {100 * right / len(pairs):.0f} |"
        )
    print("\n| estimate | boards | value, mean | first wins, % |\n|---:|---:|---:|---:|")
    for middle, values in sorted(classes.items()):
        wins = sum(value > 0 for value in values)
        print(
            f"| {10 * middle - 5} to {10 * middle + 5} | {len(values)} | {sum(values) / len(values):+.1f} | "
            f"{100 * wins / len(values):.0f} |"
        )


def player(layouts: list[str], radius: int, count: int, think: float, seconds: int) -> None:
    import harary

    print("| layout | cells | regions, mean | boards not settled | games | won | moves | proved |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for layout in layouts:
        played = won = moves = proved = unsettled = 0
        numbers: list[int] = []
        for board, number in boards(layout, size_of(layout, radius), 3 * count):
            if played == count:
                break
            game = harary.Game("honeybee", board=board)
            winner = game.solve(question="winner", threads=1, time=seconds, memory="2G").winner
            if winner not in ("first", "second"):
                unsettled += winner is None
                continue
            play = game.play()
            while not play.finished:
                searches = play.mover == winner
                kind = "searching" if searches else "greedy"
                chosen = game.suggest(play.position, player=kind, threads=1, time=think, memory="2G")
                moves += searches
                proved += searches and chosen.perfect
                play.push(chosen.move)
            played += 1
            won += play.winner == winner
            numbers.append(number)
        mean = sum(numbers) / max(1, len(numbers))
        cells = len(shape(layout, size_of(layout, radius))[1])
        print(f"| {layout} | {cells} | {mean:.0f} | {unsettled} | {played} | {won} | {moves} | {proved} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=["limits", "estimates", "player"])
    parser.add_argument("--program", type=Path, default=PROGRAM)
    parser.add_argument("--layout", choices=[*LAYOUTS, "hex", "square"], help="this one only")
    parser.add_argument("--size", type=int, default=5, help="first size: radius; rectangles: 2 * size - 1 cells a side")
    parser.add_argument("--last", type=int, default=20, help="the last size")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--boards", type=int, default=0)
    parser.add_argument("--share", type=int, default=95)
    parser.add_argument("--board", default="hex:9x9")
    parser.add_argument("--think", type=float, default=0.5, help="seconds a move, by the clock")
    chosen = parser.parse_args()
    layouts = [chosen.layout] if chosen.layout else [*LAYOUTS, "hex", "square"]
    if chosen.table == "player":
        player(layouts, max(chosen.size, 6), chosen.boards or 100, chosen.think, chosen.seconds)
    elif chosen.table == "limits":
        radii = range(chosen.size, chosen.last + 1)
        limits(chosen.program, layouts, chosen.seconds, chosen.boards or 20, chosen.share, radii)
    else:
        estimates(chosen.program, chosen.board, chosen.boards or 500)


if __name__ == "__main__":
    main()
