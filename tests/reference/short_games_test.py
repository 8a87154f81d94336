#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The plain program for short games against values of Winning Ways, and against laws on random games."""

from __future__ import annotations

import random
import unittest
from fractions import Fraction

from conway_values import UP, ZERO, Game, equal, game_on, minus, nimber, number, plus, read_value
from instances import cycle, path
from short_games import (
    all_small,
    birthday,
    canonical,
    is_atomic_weight,
    is_reduced_form,
    number_of,
    stops,
    temperature_and_mean,
    total,
    walls,
)
from vertex_games import board


def value(text: str) -> Game:
    return canonical(read_value(text))


def random_games(seed: int, small: bool = False) -> list[Game]:
    source = random.Random(seed)
    games = [ZERO]
    while len(games) < 8:
        sides = [
            frozenset(source.choice(games) for _ in range(source.randrange(1 if small else 0, 3))) for _ in range(2)
        ]
        games.append(canonical(Game(*sides)))
    return games


class ShortGames(unittest.TestCase):
    def test_canonical_forms(self) -> None:
        self.assertEqual(value("{0,1|2}"), number(Fraction(3, 2)))
        self.assertEqual(value("{^|^}"), value("^2*"))
        self.assertEqual(value("{-1,*|*,1}"), ZERO)
        self.assertEqual(value("{0,*|0}"), canonical(plus(UP, nimber(1))))

    def test_birthdays(self) -> None:
        self.assertEqual([birthday(value(text)) for text in ("0", "1/2", "*2", "^", "±2", "3/4")], [0, 2, 2, 2, 3, 3])

    def test_temperatures_and_means(self) -> None:
        for text, temperature, mean in (
            ("-7", "-1", "-7"),
            ("1/2", "-1/2", "1/2"),
            ("-3/8", "-1/8", "-3/8"),
            ("^*", "0", "0"),
            ("±1", "1", "0"),
            ("{2|-1}", "3/2", "1/2"),
            ("{4|{1|-1}}", "2", "2"),
            ("{3|{2|-2}}", "1", "2"),
            ("{{7|5}|{4|1}}", "7/4", "17/4"),
        ):
            self.assertEqual(temperature_and_mean(value(text)), (Fraction(temperature), Fraction(mean)), text)

    def test_reduced_forms(self) -> None:
        for text, reduced in (("^2*", "0"), ("{1|*}", "{1|0}"), ("±(1,1*)", "±1"), ("{{3|*}|-2}", "{{3|0}|-2}")):
            self.assertTrue(is_reduced_form(value(reduced), value(text)), text)
        self.assertFalse(is_reduced_form(value("{1|*}"), value("{1|*}")))
        self.assertFalse(is_reduced_form(value("2"), value("1")))

    def test_atomic_weights(self) -> None:
        weights = {"*3": "0", "^2*": "2", "v": "-1", "{0|v*}": "0", "{^2|v2}": "*", "{^4|v4}": "±2"}
        for text, weight in weights.items():
            self.assertTrue(is_atomic_weight(value(weight), value(text)), text)
            self.assertFalse(is_atomic_weight(total(value(weight), number(Fraction(1))), value(text)), text)
            self.assertTrue(all_small(value(text)))
        self.assertFalse(all_small(value("{0|{0|-1}}")))

    def test_snort_and_col(self) -> None:
        snort = ["*", "±1", "±2", "±{2|1}", "±(1,{3|0})", "*"]
        for n, text in enumerate(snort, 1):
            self.assertTrue(equal(game_on(board(n, path(n)), "different", frozenset(), frozenset()), value(text)), n)
        for n, text in ((3, "±2"), (4, "0"), (5, "*")):
            self.assertTrue(equal(game_on(board(n, cycle(n)), "different", frozenset(), frozenset()), value(text)), n)
        for n, text in ((1, "*"), (2, "0"), (3, "0"), (4, "0")):
            self.assertTrue(equal(game_on(board(n, path(n)), "equal", frozenset(), frozenset()), value(text)), n)

    def test_laws(self) -> None:
        for seed in range(30):
            games = random_games(seed)
            for g in games:
                self.assertEqual(total(g, minus(g)), ZERO)
                temperature, mean = temperature_and_mean(g)
                if number_of(g) is None:
                    self.assertEqual(walls(g, Fraction(0)), stops(g))
                for h in games:
                    hotter, other = temperature_and_mean(h)
                    both, sum_of_means = temperature_and_mean(total(g, h))
                    self.assertEqual(sum_of_means, mean + other)
                    self.assertLessEqual(both, max(temperature, hotter))


if __name__ == "__main__":
    unittest.main()
