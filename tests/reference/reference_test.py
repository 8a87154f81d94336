#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain programs against values that were published, or computed by others."""

from __future__ import annotations

import random
import unittest

from colouring_game import Play, winner
from graph_points import Edge, largest_connected_set, largest_degree, longest_path
from instances import Instance, complete, complete_bipartite, cycle, graph6, path, random_instance
from last_player import Avoidance, contains
from last_player import Play as Survival
from target_game import OneColour, Positional, copies, every_colouring_has_a_copy


def order_of(edges: list[Edge]) -> int:
    return 1 + max(max(edge) for edge in edges)


def play(game: str, edges: list[Edge], **more: object) -> Play:
    return Play(Instance(game, order_of(edges), tuple(edges), **more).rules())  # type: ignore[arg-type]


class Counting(unittest.TestCase):
    def test_of_connected_sets_the_largest_counts(self) -> None:
        self.assertEqual(largest_connected_set(5, path(5), 0b11011), 2)
        self.assertEqual(largest_connected_set(5, path(5), 0b10111), 3)
        self.assertEqual(largest_connected_set(5, cycle(5), 0b11011), 4)
        self.assertEqual(largest_connected_set(5, path(5), 0), 0)

    def test_a_path_meets_no_vertex_twice(self) -> None:
        self.assertEqual(longest_path(3, complete(3), 0b111), 2)
        self.assertEqual(longest_path(4, [(0, 1), (0, 2), (0, 3)], 0b111), 2)
        self.assertEqual(longest_path(6, path(6), 0b11011), 2)
        self.assertEqual(longest_path(5, complete(5), (1 << 10) - 1), 4)
        self.assertEqual(longest_path(4, path(4), 0), 0)

    def test_of_stars_the_largest_counts(self) -> None:
        self.assertEqual(largest_degree(4, [(0, 1), (0, 2), (0, 3)], 0b101), 2)


class Values(unittest.TestCase):
    def test_connected_on_paths_is_a_draw_if_even_or_long(self) -> None:
        # doi 10.1007/s00453-022-00973-5
        for order in range(1, 12):
            rules = Instance("connected", order, tuple(path(order))).rules()
            draw = order % 2 == 0 or order >= 11
            self.assertEqual(winner(Play(rules).outcome()), "tie" if draw else "first", order)

    def test_connected_on_cycles_is_won_if_odd(self) -> None:
        for order in range(3, 12):
            self.assertEqual(winner(play("connected", cycle(order)).outcome()), "first" if order % 2 else "tie", order)

    def test_path_on_small_boards(self) -> None:
        for edges, outcome in (
            (complete(3), (2, 1)),
            (complete(4), (2, 2)),
            (complete(5), (4, 4)),
            (cycle(5), (2, 1)),
            (path(6), (2, 1)),
            (complete_bipartite(3, 3), (4, 3)),
        ):
            self.assertEqual(play("path", edges).outcome(), outcome, edges)

    def test_star_on_complete_boards(self) -> None:
        # Cambie & Provoost, Table 1, where the Colex boards with 6 and 10 edges are K4 and K5.
        self.assertEqual(play("star", complete(4)).outcome(), (2, 2))
        self.assertEqual(play("star", complete(5)).outcome(), (3, 3))


class Turns(unittest.TestCase):
    def turns(self, starts: str, bias: tuple[int, int], **more: object) -> str:
        """Who colours one point after another."""
        game = play("connected", path(7), starts=starts, bias=bias, **more)
        position = game.start()
        said = ""
        while free := game.free(position):
            said += "R" if game.red_moves(position) else "G"
            position = game.after(position, free[0])
        return said

    def test_players_colour_as_many_points_as_their_bias(self) -> None:
        self.assertEqual(self.turns("red", (1, 1)), "RGRGRGR")
        self.assertEqual(self.turns("green", (1, 1)), "GRGRGRG")
        self.assertEqual(self.turns("red", (2, 1)), "RRGRRGR")
        self.assertEqual(self.turns("green", (2, 1)), "GRRGRRG")
        self.assertEqual(self.turns("red", (1, 3)), "RGGGRGG")

    def test_points_coloured_before_take_no_part(self) -> None:
        self.assertEqual(self.turns("red", (1, 2), red=(0, 3), green=(1,)), "RGGR")

    def test_equal_points_mean_what_the_option_says(self) -> None:
        self.assertEqual([winner((2, 2), ties) for ties in ("draw", "first", "second")], ["tie", "first", "second"])
        self.assertEqual([winner((3, 2), "second"), winner((2, 3), "first")], ["first", "second"])

    def test_more_points_are_better_where_the_difference_is_equal(self) -> None:
        # Red may end with (1, 1) or, in the middle, with (2, 2).
        game = play("connected", path(4))
        ends = [game.outcome(game.after(game.start(), point)) for point in range(4)]
        self.assertEqual(game.outcome(), max(ends, key=lambda ab: (ab[0] - ab[1], ab[0])))
        self.assertEqual(game.outcome(), (2, 2))


def positional(game: str, order: int, target: list[Edge], **more: object) -> Positional:
    edges = complete(order)
    sets = copies(order, edges, target)
    return Positional(game, len(edges), sets, set(sets), **more)  # type: ignore[arg-type]


class Targets(unittest.TestCase):
    def test_copies_are_counted_once(self) -> None:
        self.assertEqual(len(copies(5, complete(5), complete(3))), 10)
        self.assertEqual(len(copies(4, complete(4), cycle(4))), 3)
        self.assertEqual(len(copies(5, cycle(5), path(3))), 5)

    def test_triangles_are_made_from_five_vertices_on(self) -> None:
        for game in ("achievement", "achievement-no-draw", "maker-breaker"):
            self.assertEqual(positional(game, 5, complete(3)).worth(0, 0)[0], 1)
        self.assertEqual(positional("achievement", 4, complete(3)).worth(0, 0), (0, None))
        self.assertEqual(positional("maker-breaker", 4, complete(3)).worth(0, 0)[0], -1)

    def test_green_copies_are_none_where_green_only_breaks(self) -> None:
        triangle = dict(green=0b111)  # 0-1, 0-2, 0-3 are a star, so this is only green
        self.assertTrue(positional("maker-breaker", 5, path(3), **triangle).legal_start())
        self.assertFalse(positional("achievement", 5, path(3), **triangle).legal_start())

    def test_a_game_is_over_when_nothing_can_be_completed(self) -> None:
        # On K3 Green's edge spoils Red's triangle, Red's spoils Green's.
        self.assertEqual(positional("maker-breaker", 3, complete(3)).worth(0, 0), (-1, 2))
        self.assertEqual(positional("achievement-no-draw", 3, complete(3)).worth(0, 0), (-1, 2))

    def test_ramsey_numbers(self) -> None:
        for target, number in ((path(3), 3), (path(4), 5)):
            for order in range(len(target) + 1, 6):
                edges = complete(order)
                arrows = every_colouring_has_a_copy(len(edges), copies(order, edges, target))
                self.assertEqual(arrows, order >= number)


class OneColourGames(unittest.TestCase):
    def test_the_connected_triangle_game_is_won_on_even_orders(self) -> None:
        for order in range(1, 6):
            self.assertEqual(OneColour("saturation", order, complete(order), connected=True).worth(0)[0] > 0, order % 2 == 0)

    def test_the_connected_graph_game_has_csirmaz_winners(self) -> None:
        for order in range(2, 6):
            first = order == 2 or (order > 3 and order % 4 in (0, 3))
            self.assertEqual(OneColour("connect", order, complete(order)).worth(0)[0] > 0, first)


class Instances(unittest.TestCase):
    def test_boards_are_words_of_graph6(self) -> None:
        self.assertEqual(graph6(5, ((0, 2), (0, 4), (1, 3), (3, 4))), "g6:DQc")  # the example of the format
        self.assertEqual(graph6(4, tuple(complete(4))), "g6:C~")

    def test_random_ones_are_legal_and_differ(self) -> None:
        source = random.Random(1)
        found = [random_instance(game, source) for game in ("connected", "path", "star") for _ in range(200)]
        for one in found:
            rules = one.rules()
            self.assertFalse(set(one.red) & set(one.green))
            self.assertLess(len(one.red) + len(one.green), rules.points)
            self.assertLessEqual(rules.points, 9)
        self.assertGreater(len(set(found)), 500)


def survival(edges: list[Edge], target: list[Edge], players: int, **more: object) -> Survival:
    """All players avoid the same target."""
    given = {"start": (frozenset(),) * players, "bias": (1,) * players, **more}
    return Survival(Avoidance(order_of(edges), tuple(edges), (tuple(target),) * players, **given))  # type: ignore[arg-type]


class LastPlayers(unittest.TestCase):
    def test_copies_are_found_under_every_map(self) -> None:
        self.assertTrue(contains(frozenset(cycle(5)), tuple(path(5)), 5))
        self.assertFalse(contains(frozenset(cycle(5)), tuple(complete(3)), 5))
        self.assertTrue(contains(frozenset([(0, 3), (1, 3), (0, 1)]), tuple(complete(3)), 4))

    def test_where_no_edge_may_be_coloured_the_last_in_turn_is_left(self) -> None:
        play = survival(path(4), path(2), 3)
        self.assertEqual(play.start().left, {3})
        self.assertEqual(play.forcing(play.start()), (3, 0))
        play = survival(path(4), path(2), 4, starts=3)
        self.assertEqual(play.forcing(play.start()), (2, 0))

    def test_without_a_target_that_fits_who_colours_the_last_edge_is_left(self) -> None:
        for edges in range(1, 6):
            play = survival(path(edges + 1), complete(4), 3)
            self.assertEqual(play.forcing(play.start()), ((edges - 1) % 3 + 1, edges))

    def test_a_player_may_withdraw_in_the_middle_of_a_turn(self) -> None:
        # Player 1 colours both edges; player 2 cannot colour one, nor can player 3.
        play = survival(path(3), complete(3), 3, bias=(2, 1, 1))
        self.assertEqual(play.forcing(play.start()), (1, 2))
        # Player 1 must stop after one edge; the other one is for player 2.
        play = survival(path(3), path(3), 3, bias=(2, 1, 1))
        self.assertEqual(play.after(play.start(), (0, 1)).left, {2, 3})
        self.assertEqual(play.forcing(play.start()), (2, 2))

    def test_two_players_lose_who_cannot_move(self) -> None:
        # A triangle: three edges, and each player may have only one: Green is the last.
        play = survival(complete(3), path(3), 2)
        self.assertEqual(play.forcing(play.start()), (2, 2))


if __name__ == "__main__":
    unittest.main()
