#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the figure of docs/paper.md from docs/results.json: how many positions the search met, by the number of edges
of the board, on complete boards.

    site/paper_figure.py [--check]

--check writes nothing, and the exit status is 1 if the picture is not what would be drawn."""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "docs/results.json"
PICTURE = ROOT / "docs/images/paper-positions.svg"

Point = tuple[int, int, str]  # edges, positions, board

# The rows of each line, by what the file calls the game: its name here, its colour, how far below its last point the
# name stands.
LINES = {
    "`avoidance`, K3 (Sim)": ("Sim", "#b03a2e", 4),
    "`clique`": ("clique", "#1f618d", 4),
    "`star`": ("star", "#117a65", 14),
    "`capture`": ("capture", "#9a7d0a", 0),
    "`maker-breaker`, K4": ("Maker-Breaker, K4", "#6c3483", -4),
    "`saturation`, K3": ("triangle saturation", "#424949", 4),
}
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 400, 60, 150, 20, 50
MOST_EDGES, MOST_POWER = 125, 9


def points(data: dict[str, Any], game: str) -> list[Point]:
    """The first row of each complete board; the first number of its positions is the search's."""
    found: dict[int, Point] = {}
    for row in data["results"]:
        board = re.fullmatch(r"K(\d+)", row["board"])
        if row["game"] != game or board is None:
            continue
        order = int(board[1])
        (number,) = re.findall(r"^[\d,]+", row["positions"])
        found.setdefault(order, (order * (order - 1) // 2, int(number.replace(",", "")), row["board"]))
    return [found[order] for order in sorted(found)]


def place(edges: int, positions: int) -> tuple[float, float]:
    x = LEFT + (WIDTH - LEFT - RIGHT) * edges / MOST_EDGES
    y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * math.log10(positions) / MOST_POWER
    return round(x, 1), round(y, 1)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#222") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def drawn(data: dict[str, Any]) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12">',
        "<title>Positions that the search met, by the edges of the complete board</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for power in range(0, MOST_POWER + 1, 3):
        left, y = place(0, 10**power)
        right, _ = place(MOST_EDGES, 1)
        parts.append(f'<path d="M{left} {y}H{right}" stroke="#ddd"/>')
        words = f"{10**power:,}" if power < 6 else f"10<tspan dy='-4'>{power}</tspan>"
        parts.append(text(left - 6, y + 4, words, "end"))
    for edges in range(0, MOST_EDGES + 1, 25):
        x, y = place(edges, 1)
        parts.append(text(x, y + 18, str(edges)))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(text(middle, HEIGHT - 10, "edges of the board"))
    for game, (name, colour, below) in LINES.items():
        line = points(data, game)
        places = [place(edges, positions) for edges, positions, _ in line]
        path = "L".join(f"{x} {y}" for x, y in places)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for (x, y), (_, positions, board) in zip(places, line, strict=True):
            said = f"<title>{board}: {positions:,}</title>"
            parts.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}">{said}</circle>')
        x, y = places[-1]
        parts.append(text(x + 8, round(y + below, 1), f"{name}, {line[-1][2]}", "start", colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> int:
    made = drawn(json.loads(DATA.read_text(encoding="utf-8")))
    if "--check" in sys.argv[1:]:
        return int(PICTURE.read_text(encoding="utf-8") != made)
    PICTURE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
