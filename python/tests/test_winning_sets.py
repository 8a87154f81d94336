# SPDX-License-Identifier: MIT
"""Games on the sets of a hypergraph."""

from __future__ import annotations

import pickle
import random
from itertools import combinations
from typing import Any

import pytest

import harary

LINES = [
    *[[(r, c) for c in range(3)] for r in range(3)],
    *[[(r, c) for r in range(3)] for c in range(3)],
    [(i, i) for i in range(3)],
    [(i, 2 - i) for i in range(3)],
]


class SetGame:
    """The rules of the games on winning sets, as plainly as they can be said."""

    def __init__(self, kind: str, sets: list[frozenset[str]], elements: list[str]) -> None:
        self.kind, self.sets, self.elements = kind, sets, elements

    def start(self) -> tuple[frozenset[str], frozenset[str]]:
        return frozenset(), frozenset()

    def moves(self, p: tuple[frozenset[str], frozenset[str]]) -> list[str]:
        return [e for e in self.elements if e not in p[0] | p[1]]

    def after(
        self, p: tuple[frozenset[str], frozenset[str]], e: str
    ) -> tuple[frozenset[str], frozenset[str]]:
        red, green = p
        return (red | {e}, green) if len(red) == len(green) else (red, green | {e})

    def result(self, p: tuple[frozenset[str], frozenset[str]]) -> int | None:
        red, green = (any(one <= taken for one in self.sets) for taken in p)
        mover = 1 if len(p[0]) == len(p[1]) else -1
        full = len(p[0] | p[1]) == len(self.elements)
        if self.kind == "achievement":
            return mover if red else -mover if green else 0 if full else None
        if self.kind == "maker-breaker":
            return mover if red else -mover if full else None
        return -mover if red else mover if green else 0 if full else None  # misère avoidance

def plain_value(rules: SetGame, position: tuple[frozenset[str], frozenset[str]]) -> int:
    """Backward induction, in a line; turns alternate."""
    result = rules.result(position)
    if result is not None:
        return result
    return max(-plain_value(rules, rules.after(position, m)) for m in rules.moves(position))


@pytest.mark.parametrize("kind", ["achievement", "maker-breaker", "misere-avoidance"])
@pytest.mark.parametrize("seed", range(6))
def test_games_on_a_hypergraph_are_those_of_the_plain_rules(kind: str, seed: int) -> None:
    chance = random.Random(seed)
    elements = [f"e{i}" for i in range(6)]
    triples = list(combinations(elements, 2)) + list(combinations(elements, 3))
    sets = [frozenset(one) for one in chance.sample(triples, 5)]
    rules = SetGame(kind, sets, elements)
    value = plain_value(rules, rules.start())
    fast = harary.solve(kind, sets=sets, elements=elements)
    assert fast.value == value
    assert fast.winner == ("first" if value > 0 else "second" if value < 0 else "tie")


def test_tic_tac_toe() -> None:
    game = harary.game("achievement", sets=LINES)
    assert game.solve().winner == "tie"
    play = game.play("1x1", "0x1")  # an edge is the mistake
    assert game.analyse(play).winner == "first"
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(play)).position == play.position
    by_name = {f"line {i}": line for i, line in enumerate(LINES)}
    assert harary.game("achievement", sets=by_name) == game
    # Green wins with any line; Red only with a diagonal.
    uneven = harary.game("achievement", sets=LINES[6:], green_sets=LINES)
    assert uneven.solve().proved


@pytest.mark.parametrize(
    ("options", "error", "says"),
    [
        ({"sets": 7}, TypeError, "^sets: a list of sets is needed, not 7"),
        ({"sets": [7]}, TypeError, "^sets: a set of elements is needed, not 7"),
        ({"sets": ["ab"]}, TypeError, "^sets: a set of elements is needed, not 'ab'"),
        ({"sets": [[[]]]}, TypeError, r"^sets: the element \[\] is not hashable"),
        ({"sets": []}, ValueError, "^sets: there is no set"),
        ({"sets": [()]}, ValueError, "^sets: an empty set"),
        ({"sets": [("a-b", "a+b")]}, ValueError, "would both be called axb"),
        ({"sets": [("a", "b")], "elements": ["a"]}, ValueError, "^sets: 'b' is not one of the elements"),
        ({"green_sets": [("a",)]}, TypeError, "^sets: the sets that win are missing"),
        ({"sets": [("a",)], "instance": "x.pg"}, TypeError, "^sets: give either sets or an instance"),
        ({"sets": [("a",)], "board": "K4"}, ValueError, "board"),
    ],
)  # fmt: skip
def test_what_is_no_hypergraph_is_refused(
    options: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        harary.game("achievement", **options)
    with pytest.raises(ValueError, match="no such option|instance"):
        harary.game("clique", sets=[("a", "b")])
