#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the plots of docs/atlas.md and prints the figures of that page, from the atlases that ship with it.

    PYTHONPATH=build/release/python site/atlas.py

docs/atlas/atlas-7.parquet was made by `python -m harary.atlas --order 7 --least 1`, atlas-8.parquet by `--order 8`.
Needs pyarrow.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from harary.atlas import AtlasRow, read_atlas

FOLDER = Path(__file__).resolve().parents[1] / "docs/atlas"
FILES = {7: FOLDER / "atlas-7.parquet", 8: FOLDER / "atlas-8.parquet"}
"""By the order of the graphs of the plot."""

FIRST_WINS: dict[str, Callable[[AtlasRow], bool]] = {
    "clique": lambda row: points(row.clique_alice) > points(row.clique_bob),
    "star": lambda row: points(row.star_alice) > points(row.star_bob),
    "capture": lambda row: points(row.capture_alice) > points(row.capture_bob),
    "avoidance of K3": lambda row: row.avoidance == "first",
    "achievement of K3": lambda row: row.achievement == "first",
    "saturation with K3": lambda row: row.saturation == "first",
}
"""When the first player wins, by what the plot calls the game."""


def points(known: int | None) -> int:
    assert known is not None, "the shipped atlas has no gaps"
    return known


def by_clique_number(rows: Iterable[AtlasRow]) -> dict[int, dict[int, int]]:
    """How many graphs Alice wins `clique` on: by order, then by clique number."""
    found: dict[int, Counter[int]] = {}
    for row in rows:
        if row.edges and FIRST_WINS["clique"](row):
            found.setdefault(row.order, Counter())[row.clique_number] += 1
    return {order: dict(sorted(counts.items())) for order, counts in found.items()}


def exceptions(rows: Iterable[AtlasRow], game: str, belongs: Callable[[AtlasRow], bool]) -> list[str]:
    """Graphs of a class, without isolated vertices, on which Alice wins a game."""
    return [
        row.graph6
        for row in rows
        if row.edges and row.connected and belongs(row) and FIRST_WINS[game](row)
    ]


WIDTH, HEIGHT, LEFT, TOP = 200, 110, 34, 44
COLUMNS = 3


def panel(rows: list[AtlasRow], most: int, game: str, at: int) -> list[str]:
    """Bars: for each number of edges up to ``most``, the share of the graphs on which the first player wins."""
    x = LEFT + at % COLUMNS * (WIDTH + 34)
    y = TOP + at // COLUMNS * (HEIGHT + 62)
    step = WIDTH / (most + 1)
    parts = [
        f'<text x="{x + WIDTH / 2:.1f}" y="{y - 8}" text-anchor="middle" font-size="13">{game}</text>',
        f'<text x="{x - 5}" y="{y + 4}" text-anchor="end">1</text>',
        f'<text x="{x - 5}" y="{y + HEIGHT + 4}" text-anchor="end">0</text>',
        f'<path d="M{x} {y}h{WIDTH}M{x} {y + HEIGHT}h{WIDTH}" stroke="#ddd"/>',
    ]
    for edges in range(most + 1):
        of_size = [row for row in rows if row.edges == edges]
        share = sum(map(FIRST_WINS[game], of_size)) / len(of_size)
        parts.append(
            f'<rect x="{x + edges * step + 1:.1f}" y="{y + HEIGHT * (1 - share):.1f}" '
            f'width="{step - 2:.1f}" height="{HEIGHT * share:.1f}" fill="#0058a8"/>'
        )
    for edges in range(0, most + 1, 7):
        middle = x + (edges + 0.5) * step
        parts.append(f'<text x="{middle:.1f}" y="{y + HEIGHT + 16}" text-anchor="middle">{edges}</text>')
    return parts


def plot(rows: list[AtlasRow], order: int) -> str:
    """Of the graphs of an order."""
    of_order = [row for row in rows if row.order == order]
    most = order * (order - 1) // 2
    width = LEFT + COLUMNS * (WIDTH + 34)
    height = TOP + 2 * (HEIGHT + 62) - 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *(part for at, game in enumerate(FIRST_WINS) for part in panel(of_order, most, game, at)),
        f'<text x="{width / 2:.1f}" y="{height - 8}" text-anchor="middle" font-size="13">edges of the graph</text>',
        "</svg>\n",
    ]
    return "\n".join(parts)


def figures(rows: list[AtlasRow]) -> list[str]:
    """The figures of docs/atlas.md, a line for each."""
    lines = [
        f"Alice wins clique, by order and clique number: {by_clique_number(rows)}",
        f"edge-transitive and Alice wins clique: {exceptions(rows, 'clique', lambda r: r.edge_transitive)}",
        f"regular and Alice wins star: {exceptions(rows, 'star', lambda r: r.regular)}",
        f"nimbers of saturation: {dict(sorted(Counter(r.nimber for r in rows if r.nimber is not None).items()))}",
    ]
    for game, wins in FIRST_WINS.items():
        counts = Counter(row.order for row in rows if row.order > 2 and wins(row))
        lines.append(f"first player wins {game}, by order: {dict(sorted(counts.items()))}")
    misere = Counter(row.misere_avoidance for row in rows if row.misere_avoidance is not None)
    lines.append(f"misère avoidance of K3: {dict(sorted(misere.items()))}")
    return lines


def main() -> int:
    for order, file in FILES.items():
        rows = read_atlas(file)
        (FOLDER / f"first-player-wins-{order}.svg").write_text(plot(rows, order))
        print("\n".join([*figures(rows), ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
