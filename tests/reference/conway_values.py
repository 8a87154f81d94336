# SPDX-License-Identifier: MIT
"""Games in Conway's sense by their plain definition: a game is a set of options of Left and one of Right. Nothing is
simplified: values are compared, never brought to a canonical form. Also reads the names of values."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from vertex_games import Board


@dataclass(frozen=True)
class Game:
    """Options of both players."""

    left: frozenset[Game] = frozenset()
    right: frozenset[Game] = frozenset()

    def __hash__(self) -> int:
        known = self.__dict__.get("_hash")
        if known is None:
            known = hash((self.left, self.right))
            object.__setattr__(self, "_hash", known)
        return known


ZERO = Game()


@lru_cache(maxsize=None)
def at_most(g: Game, h: Game) -> bool:
    """g <= h unless Left gains by it: no option of Left in g is >= h, none of Right in h is <= g."""
    return not any(at_most(h, option) for option in g.left) and not any(at_most(option, g) for option in h.right)


def equal(g: Game, h: Game) -> bool:
    return at_most(g, h) and at_most(h, g)


@lru_cache(maxsize=None)
def plus(g: Game, h: Game) -> Game:
    return Game(
        frozenset({plus(x, h) for x in g.left} | {plus(g, x) for x in h.left}),
        frozenset({plus(x, h) for x in g.right} | {plus(g, x) for x in h.right}),
    )


@lru_cache(maxsize=None)
def minus(g: Game) -> Game:
    return Game(frozenset(map(minus, g.right)), frozenset(map(minus, g.left)))


@lru_cache(maxsize=None)
def number(x: Fraction) -> Game:
    if x == 0:
        return ZERO
    if x.denominator == 1:
        return Game(frozenset({number(x - 1)})) if x > 0 else Game(right=frozenset({number(x + 1)}))
    step = Fraction(1, x.denominator)
    return Game(frozenset({number(x - step)}), frozenset({number(x + step)}))


def nimber(n: int) -> Game:
    options = frozenset(map(nimber, range(n)))
    return Game(options, options)


UP = Game(frozenset({ZERO}), frozenset({nimber(1)}))


def read_value(text: str) -> Game:
    """"1/2*", "^2*", "±1", "{1,2|±(1*)}": the names that `analyse` prints."""

    def options(at: int, ends: str) -> tuple[frozenset[Game], int]:
        found = set()
        while text[at] not in ends:
            game, at = value(at)
            found.add(game)
            at += text[at] == ","
        return frozenset(found), at

    def value(at: int) -> tuple[Game, int]:
        if text[at] == "{":
            left, at = options(at + 1, "|")
            right, at = options(at + 1, "}")
            return Game(left, right), at + 1
        if text[at] == "±":
            if text[at + 1] == "(":
                left, at = options(at + 2, ")")
                at += 1
            else:
                one, at = value(at + 1)
                left = frozenset({one})
            return Game(left, frozenset(map(minus, left))), at
        match = re.compile(r"(-?\d+(?:/\d+)?)?(?:([v^])(\d*))?(\*\d*)?").match(text, at)
        assert match and match.end() > at, text[at:]
        whole, arrow, count, star = match.groups()
        game = number(Fraction(whole or 0))
        for _ in range(int(count or 1) if arrow else 0):
            game = plus(game, UP if arrow == "^" else minus(UP))
        if star:
            game = plus(game, nimber(int(star[1:] or 1)))
        return game, match.end()

    game, end = value(0)
    assert end == len(text), text
    return game


def game_on(board: Board, apart: str, red: frozenset[int], green: frozenset[int]) -> Game:
    """`col` (apart = "equal") or `snort` ("different") as a game of Red, who is Left, and Green."""
    near = {v: board.around(v) for v in range(board.order)}

    @lru_cache(maxsize=None)
    def game(reds: frozenset[int], greens: frozenset[int]) -> Game:
        sides = []
        for own, other in ((reds, greens), (greens, reds)):
            bad = own if apart == "equal" else other
            sides.append(
                [
                    v
                    for v in range(board.order)
                    if v not in own and v not in other and not any(u in bad for u in near[v])
                ]
            )
        return Game(
            frozenset(game(reds | {v}, greens) for v in sides[0]),
            frozenset(game(reds, greens | {v}) for v in sides[1]),
        )

    return game(red, green)
