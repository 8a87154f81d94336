# SPDX-License-Identifier: MIT
"""Games of one's own with faults in their rules, what is refused for them, and what ends their questions: time,
memory, the end of the script, Ctrl-C."""

from __future__ import annotations

import signal
import textwrap
import time
import traceback
from collections.abc import Callable
from typing import Any

import pytest
from conftest import python
from own_rules import Nim

import harary


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


def test_moves_that_are_written_alike_are_told_apart() -> None:
    class Odd:
        """What it is does not tell."""

        def __str__(self) -> str:
            return "1"

        __repr__ = __str__

    odd = [Odd(), Odd()]

    class Twins:
        def start(self) -> str:
            return "start"

        def moves(self, position: str) -> list[Any]:
            return [1, "1", True, *odd]

        def after(self, position: str, move: Any) -> str:
            return f"{type(move).__name__} {odd.index(move) if isinstance(move, Odd) else move}"

        def result(self, position: str) -> int | None:
            return None if position == "start" else -1

    start = harary.game(Twins()).position()
    texts = [line["move"] for line in harary.game(Twins()).analyse().json["moves"]]
    assert texts == ["1", "'1'", "True", "1#2", "1#3"]
    assert list(start.moves) == [1, "1", True, *odd]
    made = [start.play(move).native for move in start.moves]
    assert made == ["int 1", "str 1", "bool True", "Odd 0", "Odd 1"]
    assert [start.play(move).native for move in [1, "1", True, *odd]] == made  # type: ignore[arg-type]
    analysis = harary.game(Twins()).analyse()
    assert [move.move for move in analysis.moves] == [1, "1", True, *odd]
    assert harary.game(Twins()).solve().best[3] is odd[0]


def test_what_only_the_catalogue_has_is_refused(tmp_path: Any) -> None:
    game = harary.game(Nim(1, 2))
    with pytest.raises(ValueError, match="^Nim: a game of your own has no tablebase"):
        game.tablebase(tmp_path / "table")
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
