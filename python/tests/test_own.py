# SPDX-License-Identifier: MIT
"""Games of one's own: their values, and what can be asked about them."""

from __future__ import annotations

import functools
import operator
import pickle
import random
from itertools import combinations, permutations
from typing import Any

import pytest
from own_rules import Nim, Subtraction

import harary


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
    assert start.moves == ((0, 1), (1, 1), (1, 2))
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


def test_positions_and_moves_are_given_and_got_as_the_rules_have_them() -> None:
    game = harary.game(Nim(1, 2))
    start = game.position()
    assert start.native == (1, 2)
    assert start.moves == ((0, 1), (1, 1), (1, 2))
    after = start.play((1, 1))
    assert after.native == (1, 1)
    assert game.position((1, 1)) == after  # type: ignore[arg-type]
    assert [move.move for move in game.analyse(after).best] == list(after.moves)
    assert game.solve().best == ((1, 1),)
    assert pickle.loads(pickle.dumps(game.solve())) == game.solve()
    travelling = harary.game(Subtraction()).position().play(1)
    again = pickle.loads(pickle.dumps(travelling))
    assert again.moves == travelling.moves
    with pytest.raises(ValueError, match="was not met so far"):
        game.position((7, 7))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is not hashable"):
        game.position([1, 2])  # type: ignore[arg-type]
    assert harary.game("sim").position().native is None


def test_positions_travel_by_the_moves_that_led_to_them() -> None:
    game = harary.game(Subtraction())
    position = game.play(3, 1).position
    other = pickle.loads(pickle.dumps(position))
    assert (other.text, other.mover, other.moves) == (position.text, position.mover, position.moves)
    assert other.play("2").text == position.play(2).text  # type: ignore[arg-type]


# Of Tic-tac-toe.
LINES = [
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
]  # fmt: skip


class TicTacToe:
    """A position is nine characters."""

    def start(self) -> str:
        return "." * 9

    def moves(self, cells: str) -> list[int]:
        return [i for i in range(9) if cells[i] == "."]

    def after(self, cells: str, i: int) -> str:
        return cells[:i] + "XO"[cells.count(".") % 2 == 0] + cells[i + 1 :]

    def result(self, cells: str) -> int | None:
        last = "OX"[cells.count(".") % 2 == 0]
        if any(all(cells[i] == last for i in line) for line in LINES):
            return -1
        return None if "." in cells else 0

    def key(self, cells: str) -> str:
        turned = "".join(cells[i] for i in (6, 3, 0, 7, 4, 1, 8, 5, 2))
        return min(cells, turned, cells[::-1], turned[::-1])


def test_tic_tac_toe_is_a_tie() -> None:
    game = harary.game(TicTacToe())
    answer, reference = game.solve(), game.solve(method="reference")
    assert (answer.winner, reference.winner, reference.positions) == ("tie", "tie", 5478)
    rules = TicTacToe()
    for moves in [(1,), (1, 7), (1, 7, 0)]:
        play = game.play(*moves)  # type: ignore[arg-type]
        cells = functools.reduce(rules.after, moves, rules.start())
        found = {move.text: move.value for move in game.analyse(play).moves}
        sign = 1 if play.mover == "first" else -1
        assert found == {
            str(i): -sign * plain_value(rules, rules.after(cells, i)) for i in rules.moves(cells)
        }


class Star:
    """The scoring game `star` on a complete graph, by its plain rules: each player colours edges, and at the
    end counts the largest degree in his colour."""

    def __init__(self, order: int) -> None:
        self.order = order
        self.edges = list(combinations(range(order), 2))

    def start(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (), ()

    def moves(self, p: tuple[tuple[int, ...], tuple[int, ...]]) -> list[int]:
        return [i for i in range(len(self.edges)) if i not in p[0] and i not in p[1]]

    def after(
        self, p: tuple[tuple[int, ...], tuple[int, ...]], i: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        red, green = p
        if len(red) == len(green):
            return tuple(sorted((*red, i))), green
        return red, tuple(sorted((*green, i)))

    def degree(self, colour: tuple[int, ...]) -> int:
        return max(sum(v in self.edges[i] for i in colour) for v in range(self.order))

    def result(self, p: tuple[tuple[int, ...], tuple[int, ...]]) -> int | None:
        red, green = p
        if len(red) + len(green) < len(self.edges):
            return None
        lead = self.degree(red) - self.degree(green)
        return lead if len(red) == len(green) else -lead


class StarUpToRelabelling(Star):
    def key(self, p: tuple[tuple[int, ...], tuple[int, ...]]) -> Any:
        number = {edge: i for i, edge in enumerate(self.edges)}
        return min(
            tuple(
                tuple(sorted(number[tuple(sorted((to[u], to[v])))] for u, v in map(self.edges.__getitem__, colour)))
                for colour in p
            )
            for to in permutations(range(self.order))
        )


@pytest.mark.parametrize("rules", [Star(4), StarUpToRelabelling(4)])
def test_a_family_rewritten_in_python_has_the_same_values(rules: Star) -> None:
    family = harary.game("star", board="K4")
    own = harary.game(rules)
    assert own.solve().value == own.solve(method="reference").value == family.solve().value
    for first in ("0-1", "2-3"):
        for second in ("0-2", "1-3"):
            moves = [rules.edges.index((int(m[0]), int(m[2]))) for m in (first, second)]
            of_family = family.analyse(family.play(first, second))
            of_own = own.analyse(own.play(*moves))
            assert of_own.value == of_family.value
            assert {m.text: m.value for m in of_own.moves} == {
                str(rules.edges.index(m.move.edge)): m.value for m in of_family.moves  # type: ignore[arg-type]
            }
