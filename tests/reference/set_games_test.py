#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain games on winning sets against known values: tic-tac-toe."""

from __future__ import annotations

import unittest
from typing import Any

from set_games import GREEN, TIC_TAC_TOE, SetGame


def value(game: str, sets: tuple[tuple[int, ...], tuple[int, ...]] = (TIC_TAC_TOE, ()), **more: Any) -> int:
    one = SetGame(game, 9, sets, **more)
    return one.worth(one.start())[0]


class TicTacToe(unittest.TestCase):
    def test_the_strong_game_is_a_draw(self) -> None:
        self.assertEqual(value("achievement", (TIC_TAC_TOE, TIC_TAC_TOE)), 0)

    def test_maker_wins(self) -> None:
        self.assertEqual(value("maker-breaker"), 1)

    def test_avoider_enforcer(self) -> None:
        self.assertEqual([value("avoider-enforcer"), value("avoider-enforcer", starts=GREEN)], [-1, 1])
        monotone = [value("avoider-enforcer", monotone=True, **more) for more in ({}, {"starts": GREEN})]
        self.assertEqual(monotone, [-1, -1])

    def test_client_avoids_a_line_and_gets_one(self) -> None:
        self.assertEqual(value("waiter-client"), 1)
        self.assertEqual(value("client-waiter"), 1)


if __name__ == "__main__":
    unittest.main()
