#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain programs for games on vertices against values that were published, or computed by others."""

from __future__ import annotations

import unittest

from instances import complete, complete_bipartite, cycle, path
from vertex_games import (
    Board,
    alice_colours_all,
    board,
    domination_moves,
    game_chromatic_number,
    kayles_nimber,
    largest_cost,
    mover_wins,
)


def paths(least: int, most: int) -> list[Board]:
    return [board(n, path(n)) for n in range(least, most + 1)]


def cycles(least: int, most: int) -> list[Board]:
    return [board(n, cycle(n)) for n in range(least, most + 1)]


def grid(width: int, height: int) -> Board:
    rows = [(width * y + x, width * y + x + 1) for y in range(height) for x in range(width - 1)]
    columns = [(width * y + x, width * (y + 1) + x) for y in range(height - 1) for x in range(width)]
    return board(width * height, rows + columns)


class Kayles(unittest.TestCase):
    def test_paths_are_dawsons_chess(self) -> None:
        self.assertEqual([kayles_nimber(one) for one in paths(1, 12)], [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2])

    def test_cycles(self) -> None:
        self.assertEqual([kayles_nimber(one) for one in cycles(3, 10)], [1, 0, 0, 0, 1, 0, 0, 0])

    def test_grids_of_three_rows(self) -> None:
        self.assertEqual([kayles_nimber(grid(3, n)) for n in range(1, 6)], [2, 1, 1, 0, 3])


class ColAndSnort(unittest.TestCase):
    def test_col(self) -> None:
        self.assertEqual([mover_wins(one, "equal") for one in paths(1, 8)], [True] + [False] * 7)
        self.assertEqual([mover_wins(one, "equal") for one in cycles(3, 8)], [False] * 6)
        self.assertFalse(mover_wins(grid(3, 3), "equal"))

    def test_snort(self) -> None:
        self.assertEqual([mover_wins(one, "different") for one in paths(1, 8)], [True] * 8)
        self.assertEqual([mover_wins(one, "different") for one in cycles(3, 8)], [True, False] * 3)
        self.assertTrue(mover_wins(grid(3, 3), "different"))


class Domination(unittest.TestCase):
    def test_paths(self) -> None:
        self.assertEqual([domination_moves(one) for one in paths(1, 10)], [1, 1, 1, 2, 3, 3, 3, 4, 5, 5])

    def test_cycles(self) -> None:
        self.assertEqual([domination_moves(one) for one in cycles(3, 10)], [1, 2, 3, 3, 3, 4, 5, 5])
        found = [domination_moves(one, dominator_starts=False) for one in cycles(3, 10)]
        self.assertEqual(found, [1, 2, 2, 2, 3, 4, 4, 4])

    def test_total_on_cycles(self) -> None:
        for n, one in enumerate(cycles(3, 9), 3):
            self.assertEqual(domination_moves(one, total=True), (2 * n + 1) // 3 - (n % 6 == 4))
            found = domination_moves(one, total=True, dominator_starts=False)
            self.assertEqual(found, 2 * n // 3 - (n % 6 == 2))


def both_starters(one: Board) -> tuple[int, int]:
    return largest_cost(one), largest_cost(one, alice_starts=False)


class Marking(unittest.TestCase):
    def test_complete_graphs_cost_their_order(self) -> None:
        for n in range(1, 8):
            self.assertEqual(both_starters(board(n, complete(n))), (n, n))
        for n in range(1, 5):
            self.assertEqual(both_starters(board(2 * n, complete_bipartite(n, n))), (n + 1, n + 1))

    def test_paths_and_cycles(self) -> None:
        self.assertEqual([largest_cost(one) for one in paths(1, 10)], [1, 2, 2] + [3] * 7)
        self.assertEqual([largest_cost(one) for one in cycles(3, 10)], [3] * 8)

    def test_a_star_costs_two(self) -> None:
        for n in range(1, 8):
            self.assertEqual(both_starters(board(n + 1, complete_bipartite(1, n))), (2, 2))

    def test_forests(self) -> None:
        # At most 4: Faigle, Kern, Kierstead, Trotter 1993. These are the only ones with 4 of their order and below: a
        # path whose vertices have leaves, until all have degree 3.
        three = board(8, [(0, 1), (1, 2), (0, 3), (0, 4), (1, 5), (2, 6), (2, 7)])
        four = board(10, [(0, 1), (1, 2), (2, 3), (0, 4), (0, 5), (1, 6), (2, 7), (3, 8), (3, 9)])
        self.assertEqual(both_starters(three), (3, 4))
        self.assertEqual(both_starters(four), (4, 4))
        leaf_less = board(9, [edge for edge in four.edges if 9 not in edge])
        self.assertEqual(both_starters(leaf_less), (3, 4))

    def test_what_is_marked_from_the_start_costs_nothing(self) -> None:
        one = board(3, path(3))
        self.assertEqual(largest_cost(one, frozenset({0, 2})), 3)
        self.assertEqual(largest_cost(one, frozenset({0, 1, 2})), 0)


class Colouring(unittest.TestCase):
    def test_game_chromatic_numbers(self) -> None:
        self.assertEqual(game_chromatic_number(board(4, path(4))), 3)
        self.assertEqual(game_chromatic_number(board(5, cycle(5))), 3)
        self.assertEqual(game_chromatic_number(board(4, complete(4))), 4)
        sides = complete_bipartite(3, 3)
        self.assertEqual(game_chromatic_number(board(6, sides)), 3)
        without_matching = [edge for edge in sides if edge[1] - edge[0] != 3]
        self.assertEqual(game_chromatic_number(board(6, without_matching)), 3)

    def test_game_chromatic_indices(self) -> None:
        found = []
        for n in range(2, 5):
            edges = complete(n)
            meeting = [
                (i, j) for j, e in enumerate(edges) for i, f in enumerate(edges[:j]) if set(e) & set(f)
            ]
            found.append(game_chromatic_number(board(len(edges), meeting)))
        self.assertEqual(found, [1, 3, 5])

    def test_without_edges_one_colour_is_enough(self) -> None:
        self.assertTrue(alice_colours_all(board(3, []), 1))
        self.assertFalse(alice_colours_all(board(3, []), 0))


if __name__ == "__main__":
    unittest.main()
