# SPDX-License-Identifier: MIT
"""Games of one's own, and games on the sets of a hypergraph."""

from __future__ import annotations

import functools
import operator
import pickle
import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import harary


class Nim:
    """Normal play: who cannot move has lost."""

    def __init__(self, *heaps: int, with_key: bool = True) -> None:
        self.heaps = heaps
        if with_key:
            self.key: Callable[[Any], Any] = lambda heaps: tuple(sorted(h for h in heaps if h))

    def start(self) -> tuple[int, ...]:
        return self.heaps

    def moves(self, heaps: tuple[int, ...]) -> list[tuple[int, int]]:
        return [(i, n) for i, heap in enumerate(heaps) for n in range(1, heap + 1)]

    def after(self, heaps: tuple[int, ...], move: tuple[int, int]) -> tuple[int, ...]:
        return tuple(heap - move[1] if i == move[0] else heap for i, heap in enumerate(heaps))

    def result(self, heaps: tuple[int, ...]) -> int | None:
        return None if any(heaps) else -1


class Subtraction:
    """Scores and two moves in a row: after taking 3 the same player goes on."""

    def start(self) -> tuple[int, int, str]:
        return (9, 0, "first")

    def moves(self, position: tuple[int, int, str]) -> range:
        return range(1, min(3, position[0]) + 1)

    def after(self, position: tuple[int, int, str], taken: int) -> tuple[int, int, str]:
        left, lead, side = position
        other = "second" if side == "first" else "first"
        gain = taken * taken if side == "first" else -taken * taken
        return (left - taken, lead + gain, side if taken == 3 else other)

    def mover(self, position: tuple[int, int, str]) -> str:
        return position[2]

    def result(self, position: tuple[int, int, str]) -> int | None:
        left, lead, side = position
        return None if left else lead if side == "first" else -lead


class Tree:
    """A random game tree: positions are numbers, leaves have values."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.children: dict[int, list[int]] = {}
        self.values: dict[int, int] = {}
        for node in range(60):
            below = list(range(node + 1, min(node + 9, 80)))
            self.children[node] = chance.sample(below, chance.randint(1, min(3, len(below))))
        for node in range(60, 80):
            self.values[node] = chance.randint(-3, 3)

    def start(self) -> int:
        return 0

    def moves(self, node: int) -> list[int]:
        return self.children[node]

    def after(self, _: int, child: int) -> int:
        return child

    def result(self, node: int) -> int | None:
        return self.values.get(node)


def plain_value(rules: Any, position: Any) -> int:
    """Backward induction, in a line; turns alternate."""
    result = rules.result(position)
    if result is not None:
        return int(result)
    return max(-plain_value(rules, rules.after(position, m)) for m in rules.moves(position))


@pytest.mark.parametrize("with_key", [True, False])
def test_nim_is_decided_by_the_xor_of_its_heaps(with_key: bool) -> None:
    for heaps in [(1,), (1, 1), (1, 2, 3), (2, 3, 4), (1, 4, 5), (3, 3, 1), (2, 2, 2)]:
        answer = harary.solve(Nim(*heaps, with_key=with_key))
        assert answer.winner == ("first" if functools.reduce(operator.xor, heaps) else "second")
        assert answer.proved
        assert answer.method == "proof"
        reference = harary.game(Nim(*heaps)).solve(method="reference")
        assert (reference.winner, reference.value, reference.method) == (
            answer.winner, answer.value, "reference",
        )  # fmt: skip


def test_a_key_saves_positions() -> None:
    heaps = (3, 3, 3, 3)
    with_key, without = harary.solve(Nim(*heaps)), harary.solve(Nim(*heaps, with_key=False))
    assert with_key.winner == without.winner == "second"
    assert with_key.positions * 4 < without.positions


@pytest.mark.parametrize("seed", range(15))
def test_engines_agree_with_backward_induction(seed: int) -> None:
    rules = Tree(seed)
    value = plain_value(rules, 0)
    game = harary.game(rules)
    proof, reference = game.solve(), game.solve(method="reference")
    assert proof.value == reference.value == value
    assert proof.winner == ("first" if value > 0 else "second" if value < 0 else "tie")
    analysis = game.analyse()
    for move in analysis.moves:
        assert move.value == -plain_value(rules, int(move.text))
    assert {move.text for move in analysis.moves} == {str(m) for m in rules.moves(0)}
    assert game.solve(question="winner").winner == proof.winner
    line = game.principal_line()
    assert line.positions[-1].finished
    assert line.positions[-1].value is not None
    assert line.positions[-1].value.value == value


def test_a_player_may_move_twice() -> None:
    rules = Subtraction()

    @functools.cache
    def best(position: tuple[int, int, str]) -> int:
        """For the first player."""
        if position[0] == 0:
            return position[1]
        values = [best(rules.after(position, n)) for n in rules.moves(position)]
        return max(values) if position[2] == "first" else min(values)

    game = harary.game(rules)
    assert game.solve().value == game.solve(method="reference").value == best(rules.start())
    position = game.position().play(3)  # type: ignore[arg-type]
    assert position.mover == "first"


def test_positions_of_ones_own_game() -> None:
    game = harary.game(Nim(1, 2))
    assert (game.name, game.instance) == ("Nim", {})
    start = game.position()
    assert start.text == "(1, 2);turn=first"
    assert start.moves == ("(0, 1)", "(1, 1)", "(1, 2)")
    play = game.play((1, 1), "(0, 1)")
    assert play.position.text == "(0, 1);turn=first"
    assert game.position(play.position.text) == play.position
    with pytest.raises(ValueError, match=r"^move: \(1, 2\) is not legal"):
        play.push((1, 2))
    play.push((1, 1))
    assert (play.finished, play.winner) == (True, "first")
    assert game.strategy(moves=3).value.winner == "first"
    with pytest.raises(ValueError, match="was not met so far"):
        game.position("(7, 7);turn=first")
    with pytest.raises(ValueError, match="does not end in ;turn="):
        game.position("(7, 7)")
    with pytest.raises(ValueError, match="no picture"):
        game.draw()
    assert game._repr_svg_() is None
    assert game.evaluate([start, play.position]).winner.tolist() == [1, 1]
    fresh = harary.game(Subtraction())
    assert pickle.loads(pickle.dumps(fresh)).solve() == fresh.solve()
    assert harary.solve("sim") != fresh.solve()


class Broken(Nim):
    def __init__(self, **methods: Any) -> None:
        super().__init__(2, 1, with_key=False)
        for name, method in methods.items():
            setattr(self, name, method)


def endless() -> Any:
    rules = Broken()
    rules.after = lambda heaps, move: heaps  # type: ignore[method-assign]
    return rules


@pytest.mark.parametrize(
    ("rules", "error", "says"),
    [
        (lambda: Broken(result=lambda p: "lost"), TypeError, "^result: None or a whole number is needed, not 'lost'"),
        (lambda: Broken(result=lambda p: True), TypeError, "^result: .* not True"),
        (lambda: Broken(result=lambda p: 10**9), ValueError, "^result: 1000000000 is not from"),
        (lambda: Broken(result=lambda p: 10**30), ValueError, "^result: 1000000000000000000000000000000 is not"),
        (lambda: Broken(moves=lambda p: []), ValueError, r"^moves: there is none in \(2, 1\)"),
        (lambda: Broken(moves=lambda p: 7), TypeError, "not iterable"),
        (lambda: Broken(start=lambda: [2, 1]), TypeError, r"^start: the position \[2, 1\] is not hashable"),
        (lambda: Broken(after=lambda p, m: {}), TypeError, r"^after: the position \{\} is not hashable"),
        (lambda: Broken(key=lambda p: []), TypeError, r"^key: \[\] is not hashable"),
        (lambda: Broken(mover=lambda p: "red"), TypeError, "^mover: 'first' or 'second' is needed, not 'red'"),
        (lambda: Broken(after=lambda p, m: 1 / 0), ZeroDivisionError, "division by zero"),
        (endless, harary.LimitError, "does not end within 2000 moves"),
        (lambda: 7, TypeError, r"a game needs a method start\(\)"),
        (lambda: Broken(start=None), TypeError, r"a game needs a method start\(\)"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", ["search", "reference"])
def test_what_goes_wrong_in_rules_is_said(
    rules: Callable[[], Any], error: type[Exception], says: str, method: str
) -> None:
    with pytest.raises(error, match=says):
        harary.solve(rules(), method=method)


def test_options_are_not_for_ones_own_game() -> None:
    with pytest.raises(TypeError, match="takes no options"):
        harary.solve(Nim(1), board="K5")
    with pytest.raises(ValueError, match="^method: 'reference' is for games of your own"):
        harary.solve("sim", method="reference")


def test_a_long_own_question_ends_in_time() -> None:
    answer = harary.solve(Nim(9, 9, 9, 9, with_key=False), time=0.5)
    assert (answer.proved, answer.stopped) == (False, "time")
    assert harary.solve(Nim(9, 9, 9, 9), time=0.2, method="reference").stopped == "time"


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


@pytest.mark.parametrize("kind", ["achievement", "maker-breaker", "misere-avoidance"])
@pytest.mark.parametrize("seed", range(6))
def test_games_on_a_hypergraph_are_those_of_the_plain_rules(kind: str, seed: int) -> None:
    chance = random.Random(seed)
    elements = [f"e{i}" for i in range(6)]
    triples = list(combinations(elements, 2)) + list(combinations(elements, 3))
    sets = [frozenset(one) for one in chance.sample(triples, 5)]
    own = harary.solve(SetGame(kind, sets, elements), method="reference")
    fast = harary.solve(kind, sets=sets, elements=elements)
    assert (own.winner, own.value) == (fast.winner, fast.value)


def test_tic_tac_toe() -> None:
    game = harary.game("achievement", sets=LINES)
    assert game.solve().winner == "tie"
    play = game.play("1x1", "0x1")  # an edge is the mistake
    assert game.analyse(play).winner == "first"
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(play)).position == play.position
    by_name = {f"line {i}": line for i, line in enumerate(LINES)}
    assert harary.game("achievement", sets=by_name) == game
    # Green wins whatever he completes; Red only with a diagonal.
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
        ({"sets": [("a", "b")], "elements": ["a"]}, ValueError, "^sets: 'b' is none of the elements"),
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
