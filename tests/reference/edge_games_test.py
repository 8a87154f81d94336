#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain games on edges against values that were published, or computed by others."""

from __future__ import annotations

import unittest

from edge_games import copies, one_colour_achievement, online_size_ramsey, saturation_score, shared_colours
from instances import complete, cycle, path

GAMES = ("achievement", "misere-avoidance", "avoidance")


class Shared(unittest.TestCase):
    def value(self, game: str, order: int) -> int:
        edges = complete(order)
        sets = copies(order, edges, complete(3))
        return shared_colours(game, len(edges), sets, sets)(0, 0)

    def test_triangles_on_four_vertices(self) -> None:
        self.assertEqual([self.value(game, 4) for game in GAMES], [-1, 0, -1])

    def test_triangles_on_five_vertices(self) -> None:
        # MathOverflow 143547 asks for the first two.
        self.assertEqual([self.value(game, 5) for game in GAMES], [-1, 1, 1])

    def test_a_bias_and_a_start_count(self) -> None:
        # On a path of three edges two edges of one colour that touch are what counts.
        sets = copies(4, path(4), path(3))
        self.assertEqual(shared_colours("achievement", 3, sets, sets)(0, 0), -1)
        self.assertEqual(shared_colours("achievement", 3, sets, sets, bias=(2, 1))(0, 0), 1)
        self.assertEqual(shared_colours("achievement", 3, sets, sets, red=1)(1, 0), 1)


class OneColour(unittest.TestCase):
    def value(self, order: int, target: list[tuple[int, int]]) -> int:
        edges = complete(order)
        return one_colour_achievement(len(edges), copies(order, edges, target))(0)

    def test_triangles(self) -> None:
        self.assertEqual([self.value(order, complete(3)) for order in range(3, 6)], [1, -1, -1])

    def test_paths(self) -> None:
        self.assertEqual([self.value(order, path(4)) for order in (4, 5)], [1, 1])
        self.assertEqual(self.value(5, path(5)), -1)


class Saturation(unittest.TestCase):
    def test_triangles_with_either_starter(self) -> None:
        for order, expected in ((3, 2), (4, 4), (5, 6)):
            edges = complete(order)
            sets = copies(order, edges, complete(3))
            for max_starts in (True, False):
                self.assertEqual(saturation_score(len(edges), sets, max_starts=max_starts)(0), expected)


class Online(unittest.TestCase):
    def test_paths_and_a_cycle(self) -> None:
        # Cyman, Dzido, Lapinskas, Lo: On-line Ramsey numbers of paths and cycles.
        self.assertEqual(online_size_ramsey(path(3), path(3)), 3)
        self.assertEqual(online_size_ramsey(path(3), path(4)), 4)
        self.assertEqual(online_size_ramsey(path(4), path(4)), 5)
        self.assertEqual(online_size_ramsey(path(3), cycle(3)), 5)


if __name__ == "__main__":
    unittest.main()
