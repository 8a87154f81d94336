# SPDX-License-Identifier: MIT
"""Long questions: interruption, budgets, progress, threads, memory."""

from __future__ import annotations

import os
import resource
import signal
import threading
import time
from pathlib import Path

import pytest
from conftest import python

import harary
from harary.spending import listener

LONG_QUESTION = {"board": "K9", "memory": "256M", "threads": 1}


def test_ctrl_c_ends_a_long_question_at_once() -> None:
    process = python("""
        import harary
        print("begins", flush=True)
        try:
            harary.solve("capture", board="K9", threads=1, memory="256M")
        except KeyboardInterrupt:
            print("interrupted", flush=True)
            print(harary.solve("sim").winner)
        """)
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    time.sleep(1)
    begin = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert out == "interrupted\nsecond\n", err
    assert time.monotonic() - begin < 10


def test_a_budget_that_ends_leaves_an_answer_that_says_so() -> None:
    answer = harary.solve("capture", time=0.2, **LONG_QUESTION)  # type: ignore[arg-type]
    assert isinstance(answer, harary.Answer)
    assert answer.stopped == "time"
    assert answer.winner is None
    assert not answer.proved


def test_a_count_has_no_partial_answer() -> None:
    with pytest.raises(harary.BudgetEnded, match="memory"):
        harary.count(32, colours=4, memory="64M")


def test_progress_is_told_in_order() -> None:
    heard: list[tuple[str, int, int, str, float]] = []
    harary.solve(
        "capture",
        time=1.0,
        progress=lambda *news: heard.append(news),
        **LONG_QUESTION,  # type: ignore[arg-type]
    )
    assert heard
    done = [news[1] for news in heard]
    assert done == sorted(done)
    assert heard[0][3] == "positions"


def test_a_listener_that_fails_ends_the_question_with_its_error() -> None:
    def listener(*news: object) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        harary.solve("capture", progress=listener, **LONG_QUESTION)  # type: ignore[arg-type]


def test_a_question_has_one_bar_that_moves(capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    with listener({"progress": True}) as told:
        assert told is not None
        told("too early", 1, 0, "positions", 0.2)
        told("solving", 1_000, 0, "positions", 1.0)
        made.append(told._bar)  # type: ignore[attr-defined]
        told("solving", 1_001, 0, "positions", 1.1)  # far less than what came before
        told("layer 3 of 4", 5, 10, "positions", 1.2)
        made.append(told._bar)  # type: ignore[attr-defined]
    assert made[0] is made[1]
    shown = [line for line in capsys.readouterr().err.split("\r") if line.strip()]
    assert not any("too early" in line for line in shown)
    numbers = [line for line in shown if line.startswith("solving: 1.00k")]
    assert len(numbers) >= 2  # drawn again for each report
    assert "[00:01" in numbers[0]  # from the beginning of the question
    assert any("layer 3 of 4:  50%" in line and "5.00/10.0" in line for line in shown)


def test_a_bar_of_tqdm_is_shown_on_standard_error() -> None:
    process = python("""
        import harary
        harary.solve("capture", board="K9", threads=1, memory="256M", time=2, progress=True)
        """)
    _, err = process.communicate(timeout=60)
    assert "positions" in err


def test_other_threads_run_while_a_question_is_answered() -> None:
    ticks = 0
    stop = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not stop.wait(0.01):
            ticks += 1

    thread = threading.Thread(target=tick)
    thread.start()
    harary.solve("capture", time=1.0, **LONG_QUESTION)  # type: ignore[arg-type]
    stop.set()
    thread.join()
    assert ticks > 20


def test_threads_share_a_game_and_do_not_deadlock(tmp_path: Path) -> None:
    game = harary.game("clique", board="K5")
    table = game.tablebase(tmp_path)
    expected = game.solve().outcome
    failures: list[BaseException] = []

    def ask(number: int) -> None:
        try:
            for _ in range(20):
                assert game.solve(threads=1 + number % 2).outcome == expected
                assert table.start["clique"].outcome == expected
                assert game.analyse("red=0-1;green=1-2", progress=lambda *news: None).moves
                assert len(table.layer(3)) == table.sizes[3]
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=ask, args=(number,), daemon=True) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
        assert not thread.is_alive()
    assert not failures


def test_threads_share_a_kernel() -> None:
    kernel = harary.game("clique", board="K6").kernel()
    expected = [1, 1, 2, 7, 25, 70]
    found: list[list[int]] = []

    def walk() -> None:
        for _ in range(50):
            layers = [kernel.start()]
            while len(layers) < len(expected):
                layers.append(kernel.successors(layers[-1]))
            found.append([len(keys) for keys in layers])

    threads = [threading.Thread(target=walk, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
        assert not thread.is_alive()
    assert found == [expected] * 200


def test_the_interpreter_ends_in_the_middle_of_a_daemon_threads_question() -> None:
    process = python("""
        import threading, time
        import harary
        for _ in range(3):
            threading.Thread(
                target=lambda: harary.solve("capture", board="K9", threads=1, memory="64M"),
                daemon=True,
            ).start()
        time.sleep(0.5)
        print("ends")
        """)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "ends\n"), err


def test_a_fork_ends_while_its_parent_asks() -> None:
    process = python("""
        import os, sys, threading, time
        import harary
        threading.Thread(
            target=lambda: harary.solve("capture", board="K9", threads=1, memory="64M"),
            daemon=True,
        ).start()
        time.sleep(0.3)
        child = os.fork()
        if child == 0:
            assert harary.solve("sim", threads=1).winner == "second"
            sys.exit(7)
        begin = time.monotonic()
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
        assert time.monotonic() - begin < 8
        """)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err


def test_a_fork_can_ask_too() -> None:
    # multiprocessing's workers and Spark's are forks.
    harary.solve("sim")
    child = os.fork()
    if child == 0:
        os._exit(0 if harary.solve("sim").winner == "second" else 1)
    assert os.waitpid(child, 0)[1] == 0


def resident() -> int:
    """KiB of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


def solve_many(times: int) -> None:
    for _ in range(times):
        answer = harary.solve("star", board="K4", threads=1, memory="4M")
        assert isinstance(answer, harary.Answer)
        assert answer.winner == "second"


def test_ten_thousand_solves_leak_nothing() -> None:
    solve_many(1000)  # what is allocated once
    before = resident()
    solve_many(10_000)
    after = resident()
    # A leak of one answer's JSON a time would be 5 MiB.
    assert after - before < 2048, f"{before} KiB before, {after} KiB after"
