# SPDX-License-Identifier: MIT
"""What books say of short games, by the definitions alone: canonical form, stops, thermograph, birthday; and whether a
game is a reduced canonical form, or an atomic weight, of another. Games are those of conway_values.py."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from conway_values import UP, ZERO, Game, at_most, equal, minus, nimber, number, plus


@lru_cache(maxsize=None)
def canonical(g: Game) -> Game:
    """No option is dominated and none is reversible, in no position."""
    left = {canonical(option) for option in g.left}
    right = {canonical(option) for option in g.right}
    changed = True
    while changed:
        changed = False
        g = Game(frozenset(left), frozenset(right))
        for option in g.left:
            answer = next((answer for answer in option.right if at_most(answer, g)), None)
            if answer is not None or any(other != option and at_most(option, other) for other in left):
                left = (left - {option}) | (set() if answer is None else answer.left)
                changed = True
                break
        for option in g.right:
            answer = next((answer for answer in option.left if at_most(g, answer)), None)
            if answer is not None or any(other != option and at_most(other, option) for other in right):
                right = (right - {option}) | (set() if answer is None else answer.right)
                changed = True
                break
    return Game(frozenset(left), frozenset(right))


@lru_cache(maxsize=None)
def total(g: Game, h: Game) -> Game:
    """The sum of two canonical forms as one."""
    return canonical(plus(g, h))


@lru_cache(maxsize=None)
def birthday(g: Game) -> int:
    """Of the value: the depth of its canonical form."""
    g = canonical(g)
    return max((1 + birthday(option) for option in g.left | g.right), default=0)


@lru_cache(maxsize=None)
def number_of(g: Game) -> Fraction | None:
    """The number that a canonical form is."""
    options = [[number_of(option) for option in side] for side in (g.left, g.right)]
    if any(len(side) > 1 or None in side for side in options):
        return None
    left, right = (side[0] if side else None for side in options)
    if left is None and right is None:
        return Fraction(0)
    if left is None:
        return None if right is None else right - 1
    if right is None:
        return left + 1
    x = (left + right) / 2
    return x if left < right and canonical(number(x)) == g else None


@lru_cache(maxsize=None)
def stops(g: Game) -> tuple[Fraction, Fraction]:
    """Of a canonical form: the numbers at which play ends if Left begins, and if Right does."""
    x = number_of(g)
    if x is not None:
        return x, x
    return max(stops(option)[1] for option in g.left), min(stops(option)[0] for option in g.right)


@lru_cache(maxsize=None)
def walls(g: Game, t: Fraction) -> tuple[Fraction, Fraction]:
    """The left and the right wall of a canonical form's thermograph at the temperature t >= -1."""
    temperature, mean = temperature_and_mean(g)
    return (mean, mean) if t >= temperature else scaffolds(g, t)


def scaffolds(g: Game, t: Fraction) -> tuple[Fraction, Fraction]:
    """The stops of a canonical form that is no integer, if each move costs t."""
    return max(walls(option, t)[1] - t for option in g.left), min(walls(option, t)[0] + t for option in g.right)


@lru_cache(maxsize=None)
def temperature_and_mean(g: Game) -> tuple[Fraction, Fraction]:
    """The scaffolds do not part as t grows. A game of birthday b has a temperature below b and a multiple of
    1 / 2^b, for slopes are -1, 0 or 1: each move at most halves the steps. So the temperature is sought among these."""
    x = number_of(g)
    if x is not None and x.denominator == 1:
        return Fraction(-1), x
    born = birthday(g)
    step = Fraction(1, 2**born)
    low, high = -1, born
    low, high = int(low / step), int(high / step)
    while low < high:
        middle = (low + high) // 2
        left, right = scaffolds(g, middle * step)
        if left <= right:
            high = middle
        else:
            low = middle + 1
    left, right = scaffolds(g, low * step)
    assert left == right, "the scaffolds meet between two steps"
    return low * step, left


def numberish(g: Game) -> bool:
    left, right = stops(g)
    return left == right


def at_most_nearly(g: Game, h: Game) -> bool:
    """g <= h up to an infinitesimal, for canonical forms."""
    return stops(total(g, minus(h)))[0] <= 0


def is_reduced_form(r: Game, g: Game) -> bool:
    """r differs from g by an infinitesimal, and in each of its positions that is no number no option is dominated or
    reversible up to an infinitesimal, and the stops differ."""
    return canonical(r) == r and stops(total(r, minus(g))) == (Fraction(0), Fraction(0)) and _is_reduced(r)


@lru_cache(maxsize=None)
def _is_reduced(r: Game) -> bool:
    if number_of(r) is not None:
        return True
    if numberish(r) or not all(map(_is_reduced, r.left | r.right)):
        return False
    sides: list[tuple[frozenset[Game], Callable[[Game], frozenset[Game]], Callable[[Game, Game], bool]]] = [
        (r.left, lambda option: option.right, at_most_nearly),
        (r.right, lambda option: option.left, lambda g, h: at_most_nearly(h, g)),
    ]
    for options, answers, worse in sides:
        for option in options:
            if any(other != option and worse(option, other) for other in options):
                return False
            # A number is the end of play: it cannot be reversed.
            if number_of(option) is None and any(worse(answer, r) for answer in answers(option)):
                return False
    return True


@lru_cache(maxsize=None)
def all_small(g: Game) -> bool:
    return bool(g.left) == bool(g.right) and all(map(all_small, g.left | g.right))


@lru_cache(maxsize=None)
def ups(weight: Game) -> Game:
    """The product of a canonical form and an up: n ups of an integer n; otherwise by the options, with two ups and a
    star for each move."""
    x = number_of(weight)
    if x is not None and x.denominator == 1:
        one = UP if x > 0 else minus(UP)
        result = ZERO
        for _ in range(abs(int(x))):
            result = total(result, one)
        return result
    double = canonical(plus(plus(UP, UP), nimber(1)))
    return canonical(
        Game(
            frozenset(total(ups(option), double) for option in weight.left),
            frozenset(total(ups(option), minus(double)) for option in weight.right),
        )
    )


def is_atomic_weight(weight: Game, g: Game) -> bool:
    """g and the product of `weight` and an up differ by less than an up and a nimber larger than all in both."""
    difference = total(g, minus(ups(canonical(weight))))
    remote = nimber(birthday(difference) + 2)
    above = canonical(plus(UP, remote))
    below = canonical(plus(minus(UP), remote))
    return (
        at_most(below, difference)
        and at_most(difference, above)
        and not equal(below, difference)
        and not equal(difference, above)
    )
