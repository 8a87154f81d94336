# SPDX-License-Identifier: MIT
"""Games of one's own."""

from __future__ import annotations

import functools
import operator
import pickle
import random
import signal
import textwrap
import time
import traceback
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import pytest
from conftest import python

import harary


class Nim:
    """Normal play: a player who cannot move loses."""

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
        (lambda: Broken(moves=lambda p: 7), TypeError, "^moves: several moves are needed, not 7"),
        (lambda: Broken(start=lambda: [2, 1]), TypeError, r"^start: the position \[2, 1\] is not hashable"),
        (lambda: Broken(after=lambda p, m: {}), TypeError, r"^after: the position \{\} is not hashable"),
        (lambda: Broken(key=lambda p: []), TypeError, r"^key: \[\] is not hashable"),
        (lambda: Broken(mover=lambda p: "red"), TypeError, "^mover: 'first' or 'second' is needed, not 'red'"),
        (lambda: Broken(after=lambda p, m: 1 / 0), ZeroDivisionError, "division by zero"),
        (endless, harary.LimitError, "does not end within 2000 moves"),
        (lambda: 7, TypeError, r"^game: a name such as 'sim' is needed, or an object .* result; not 7$"),
        (lambda: None, TypeError, r"^game: a name such as 'sim' is needed, .* not None$"),
        (lambda: Nim, TypeError, r"^game: give an object, Nim\(\), not the class Nim$"),
        (lambda: Broken(start=None), TypeError, r"a game needs a method start\(\)"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", ["search", "reference"])
def test_what_goes_wrong_in_rules_is_said(
    rules: Callable[[], Any], error: type[Exception], says: str, method: str
) -> None:
    if says.startswith("^key:") and method == "reference":
        pytest.skip("the plain definition asks for no keys")
    with pytest.raises(error, match=says):
        harary.solve(rules(), method=method)


def test_options_are_not_for_ones_own_game() -> None:
    with pytest.raises(TypeError, match="takes no options"):
        harary.solve(Nim(1), board="K5")
    with pytest.raises(ValueError, match="^method: 'reference' is for games of your own"):
        harary.solve("sim", method="reference")


def test_a_long_own_question_ends_in_time() -> None:
    answer = harary.solve(Nim(30, 30, 30, 30, with_key=False), time=0.5)
    assert (answer.proved, answer.stopped) == (False, "time")
    assert harary.solve(Nim(30, 30, 30, 30), time=0.2, method="reference").stopped == "time"


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


def test_an_error_in_rules_keeps_its_place_and_says_in_which_position() -> None:
    class Odd(Nim):
        def result(self, heaps: tuple[int, ...]) -> int | None:
            if heaps == (1, 0):
                raise LookupError("odd")
            return super().result(heaps)

    with pytest.raises(LookupError, match="^odd") as caught:
        harary.solve(Odd(1, 1, with_key=False))
    shown = "".join(traceback.format_exception(caught.value))
    assert 'raise LookupError("odd")' in shown
    assert "harary asked for result((1, 0))" in shown
    with pytest.raises(LookupError), harary.game(Odd(1, 1, with_key=False)).session() as session:
        list(session.follow())


def test_moves_that_are_written_alike_are_refused() -> None:
    class Twins(Nim):
        def moves(self, heaps: tuple[int, ...]) -> Any:
            return [1, "1"]

    with pytest.raises(ValueError, match="^move: two moves are both written 1; str"):
        harary.game(Twins(2)).play("1")


def test_what_only_the_catalogue_has_is_refused(tmp_path: Any) -> None:
    game = harary.game(Nim(1, 2))
    with pytest.raises(ValueError, match="^Nim: a game of your own has no tablebase"):
        game.strong(tmp_path / "table")
    with pytest.raises(ValueError, match="^Nim: a game of your own has no tablebase"):
        game.kernel()
    with pytest.raises(ValueError, match="certificate"):
        game.solve(certificate=tmp_path / "file")
    with pytest.raises(ValueError, match="board"):
        _ = game.board
    with pytest.raises(ValueError, match="^method: 'reference' answers only"):
        game.solve(method="reference", remoteness=True)
    with pytest.raises(ValueError, match="^layers: Nim has no layers"):
        game.layers()


def test_positions_travel_by_the_moves_that_led_to_them() -> None:
    game = harary.game(Subtraction())
    position = game.play(3, 1).position
    other = pickle.loads(pickle.dumps(position))
    assert (other.text, other.mover, other.moves) == (position.text, position.mover, position.moves)
    assert other.play("2").text == position.play(2).text  # type: ignore[arg-type]


def test_the_memory_for_positions_is_bounded() -> None:
    class Long(Nim):
        def result(self, heaps: tuple[int, ...]) -> int | None:
            return None if any(heaps) else -1

    game = harary.game(Long(9, 9, 9, 9, with_key=False))
    answer = game.solve(memory="2M", method="reference")
    assert (answer.proved, answer.stopped) == (False, "memory")
    answer = game.solve(memory="2M")
    assert (answer.proved, answer.stopped) == (False, "memory")
    small = game.analyse(game.position().play((0, 9)).play((1, 9)).play((2, 9)), time=20)
    assert small.winner == "second"


def test_a_game_of_a_script_ends_with_it_in_silence() -> None:
    process = python("""
        import harary
        class Rules:
            def start(self): return 3
            def moves(self, n): return range(1, min(n, 2) + 1)
            def after(self, n, taken): return n - taken
            def result(self, n): return None if n else -1
        game = harary.game(Rules())
        print(game.solve().winner)
        """)
    out, err = process.communicate(timeout=60)
    assert (out, err, process.returncode) == ("second\n", "", 0)


def interrupted(rules: str) -> None:
    """Ctrl-C ends a question about these rules, soon."""
    process = python(textwrap.dedent(rules) + textwrap.dedent("""
        import harary
        print("begins", flush=True)
        try:
            harary.solve(Rules())
        except KeyboardInterrupt:
            print("interrupted", flush=True)
        """))
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    time.sleep(1)
    begin = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert out == "interrupted\n", err
    assert time.monotonic() - begin < 20


def test_ctrl_c_ends_a_question_about_rules_in_python() -> None:
    interrupted("""
        class Rules:
            def start(self): return 0
            def moves(self, n): return (1, 2)
            def after(self, n, move): return 2 * n + move
            def result(self, n): return n % 3 - 1 if n > 10**9 else None
        """)


def test_ctrl_c_ends_rules_that_never_return() -> None:
    interrupted("""
        class Rules:
            def start(self): return 0
            def moves(self, n):
                while True: pass
            def after(self, n, move): return n
            def result(self, n): return None
        """)
