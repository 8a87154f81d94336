#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain interpreter of written games against values that are published or known."""

from __future__ import annotations

import unittest
from pathlib import Path

from written_game import Solved, WrittenGame

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
KAYLES = 'game = "kayles"\n[board]\npoints = "vertices of P{}"\n[marks]\nT = "both"\n[[forbid]]\nneighbour = "any"\n'
TIC_TAC_TOE = (
    'game = "tic-tac-toe"\n[board]\npoints = "cells of grid:3x3"\n[marks]\nX = "Red"\nO = "Green"\n'
    '[sets]\nlines = "line:3"\n[[end]]\nfills = "lines"\nin = "own"\nresult = "mover wins"\n[last]\nresult = "draw"\n'
)


def dominoes(width: int, height: int) -> list[list[str]]:
    names = [[f"{chr(97 + x)}{y + 1}" for x in range(width)] for y in range(height)]
    lying = [[row[x], row[x + 1]] for row in names for x in range(width - 1)]
    return lying + [[names[y][x], names[y + 1][x]] for x in range(width) for y in range(height - 1)]


def cram(width: int, height: int) -> WrittenGame:
    return WrittenGame(
        f'game = "cram"\n[board]\npoints = "cells of grid:{width}x{height}"\n[marks]\nD = "both"\n'
        f'[sets]\ndominoes = {dominoes(width, height)}\n[move]\nplace = "all points of a set of dominoes"\n'
        '[last]\nresult = "mover loses"\n'
    )


def value(game: WrittenGame) -> int:
    return Solved(game).value(game.start())


class KnownValues(unittest.TestCase):
    def test_notakto_is_won_by_the_first_player(self) -> None:
        self.assertEqual(value(WrittenGame((EXAMPLES / "notakto.game").read_text())), 1)

    def test_tic_tac_toe_is_a_draw(self) -> None:
        self.assertEqual(value(WrittenGame(TIC_TAC_TOE)), 0)

    def test_cram_has_the_published_nimbers(self) -> None:
        for width, height, nimber in ((2, 2, 0), (3, 2, 1), (3, 3, 0), (4, 3, 1)):
            game = cram(width, height)
            self.assertEqual(Solved(game).nimber(game.start()), nimber, (width, height))

    def test_kayles_on_paths_has_the_nimbers_of_dawsons_chess(self) -> None:
        found = []
        for order in range(1, 9):
            game = WrittenGame(KAYLES.format(order) + '[last]\nresult = "mover loses"\n')
            found.append(Solved(game).nimber(game.start()))
        self.assertEqual(found, [1, 1, 2, 0, 3, 1, 1, 0])

    def test_the_domination_game_on_paths_takes_the_published_number_of_moves(self) -> None:
        text = (EXAMPLES / "domination.game").read_text()
        found = [-value(WrittenGame(text.replace("P7", f"P{order}"))) for order in range(1, 8)]
        # W. B. Kinnersley, D. B. West, R. Zamani, "Extremal problems for game domination number", 2013.
        self.assertEqual(found, [1, 1, 1, 2, 3, 3, 3])


if __name__ == "__main__":
    unittest.main()
