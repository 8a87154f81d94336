# SPDX-License-Identifier: MIT
"""Hard questions that are shared out among workers."""

from __future__ import annotations

import json
import multiprocessing
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import harary
from harary.news import Done, News, Task, Told, told_from
from harary.sharing import SharedAnswer, SharedSearch, shared
from harary.workers import PartSolver, SharingSolver, Worker

QUESTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("sim", {}, "outcome"),
    ("clique", {"board": "K5"}, "outcome"),
    ("star", {"board": "K6"}, "outcome"),
    ("star", {"board": "K6"}, "winner"),
    ("capture", {"board": "K5"}, "winner"),
    ("clique", {"board": "K5", "bias": (1, 2)}, "outcome"),
    ("saturation", {"order": 8}, "outcome"),
    ("achievement", {"board": "K5", "target": "K3"}, "outcome"),
    ("sim+", {"board": "K4"}, "outcome"),  # has no tablebases, so positions go by their texts
    ("pos-cnf", {"formula": "1,2/2,3/1,3"}, "outcome"),
]


class LimitedWorkers:
    """Solves at once, in the order last come, first served; what takes too many positions is not solved."""

    def __init__(self, solver: PartSolver, most: int) -> None:
        self.solver, self.most = solver, most
        self.started: list[str] = []
        self.asked: list[str] = []

    def start(self, position: str) -> None:
        self.started.append(position)
        self.asked.append(position)

    def next(self) -> tuple[str, str]:
        position = self.started.pop()
        line = self.solver(position)
        if json.loads(line)["positions"] > self.most:
            line = json.dumps({"position": position, "stopped": "time"})
        return position, line


@pytest.mark.parametrize(("name", "options", "question"), QUESTIONS)
@pytest.mark.parametrize(("most", "slots", "plies"), [(10**9, 1, 1), (200, 3, 2), (500, 8, 0)])
def test_a_shared_search_says_what_one_search_says(
    name: str, options: dict[str, Any], question: str, most: int, slots: int, plies: int
) -> None:
    game = harary.game(name, **options)
    answer = game.solve(question=question)
    search = SharedSearch(game, question, plies)
    workers = LimitedWorkers(PartSolver.of(game, question, memory="16M"), most)
    found = search.run(workers, slots)
    assert found == (answer.winner, answer.role, answer.value, answer.outcome)
    assert len(set(workers.asked)) == len(workers.asked)
    assert search.solved + search.divided + len(workers.started) == len(workers.asked)
    if most == 10**9:
        assert search.divided == 0


def test_positions_keep_the_numbers_of_their_play() -> None:
    search = SharedSearch(harary.game("star", board="K8"), "outcome", 3)
    kernel = harary.game("star", board="K8").made.kernel()
    texts = search.open()
    assert texts[0] == "red=0-1,1-2;green=0-2"
    assert all(text.startswith("red=0-1,") for text in texts)
    keys = {kernel.key(text).tobytes() for text in texts}
    assert len(keys) == len(texts)  # each class once
    third = kernel.successors(kernel.successors(kernel.successors(kernel.start())))
    assert keys == {key.tobytes() for key in third}
    assert keys == {kernel.key(kernel.text(key.reshape(1, 2))).tobytes() for key in third}
    with pytest.raises(ValueError, match="position"):
        kernel.key("red=0-9;green=")


def test_no_worker_waits_for_the_first_answer(tmp_path: Path) -> None:
    game = harary.game("star", board="K6")
    file = tmp_path / "kept"
    search = SharedSearch(game, "outcome", 1, file)
    assert len(search.open()) == 1  # all first moves are alike
    search.spread(4)
    assert len(search.open()) >= 4
    lines = file.read_text().splitlines()
    assert len(lines) == search.divided > 0
    again = SharedSearch(game, "outcome", 1, file)  # knows them from the file
    assert again.divided == search.divided
    assert again.open() == search.open()
    again.spread(3)
    assert file.read_text().splitlines() == lines
    workers = LimitedWorkers(PartSolver.of(game, memory="16M"), 10**9)
    assert again.run(workers, 4) == ("second", "green", 0, (4, 4))
    tiny = SharedSearch(harary.game("star", board="K3"), "outcome", 1)
    tiny.spread(1000)  # there are fewer parts, so all of it is played
    assert tiny.open() == []
    assert tiny.run(workers, 1)[0] == harary.solve("star", board="K3").winner


@pytest.mark.parametrize(
    ("game", "plies", "expected"),
    [
        # Of the four best that wait, one that begins with other edges.
        (harary.game("saturation", order=8), 4, "edges=0-1,0-2,1-3,2-3"),
        (harary.game("star", board="K6"), 3, "red=0-1,0-4;green=2-3"),
    ],
)
def test_workers_get_positions_with_little_in_common(game: harary.Game, plies: int, expected: str) -> None:
    for slots in (1, 2):
        search = SharedSearch(game, "winner", plies)
        best, *others = search.open()
        assert expected in others[1:4]
        workers = LimitedWorkers(PartSolver.of(game, "winner", memory="16M"), 10**9)
        search.run(workers, slots)
        assert workers.asked[0] == best
        assert (workers.asked[1] == expected) == (slots == 2)


def test_everything_is_divided_to_the_end() -> None:
    game = harary.game("star", board="K4")
    workers = LimitedWorkers(PartSolver.of(game, memory="16M"), -1)
    search = SharedSearch(game, "outcome", 1)
    assert search.run(workers, 2) == ("second", "green", 0, (2, 2))
    assert search.solved == 0
    assert search.divided > 5


def test_positions_that_no_longer_matter_are_not_asked_for() -> None:
    game = harary.game("star", board="K6")
    workers = LimitedWorkers(PartSolver.of(game, memory="16M"), 10**9)
    search = SharedSearch(game, "outcome", 3)
    search.run(workers, 1)
    assert len(workers.asked) < len(search.parts)


@pytest.mark.parametrize(("name", "board"), [("star", "K7"), ("clique", "K6"), ("saturation", "K10")])
def test_workers_know_what_others_tell_them(name: str, board: str) -> None:
    game = harary.game(name, board=board)
    part = replace(PartSolver.of(game, "winner", memory="64M"), news_from=1)
    alone, teller, learner = (Worker(part, part.new_solver()) for _ in range(3))
    expected = json.loads(alone(Task("")).line)
    told = teller(Task(""))
    assert json.loads(told.line)["positions"] == expected["positions"]
    assert json.loads(alone(Task("")).line)["positions"] <= 1  # its table is kept
    answer = json.loads(learner(Task("", (Told(1, told.worker, told.news),), 1)).line)
    assert answer["winner"] == expected["winner"]
    assert answer["positions"] <= 1 + expected["positions"] // 20
    silent = replace(part, news_from=None)
    assert Worker(silent, silent.new_solver())(Task("")).news == b""
    for bad in (told.news[:-1], b"nonsense", told.news.replace(board.encode(), b"K9!"[: len(board)])):
        with pytest.raises(ValueError, match="^news: "):
            learner(Task("", (Told(2, told.worker, bad),), 2))


def test_each_task_brings_what_its_worker_does_not_know() -> None:
    news = News()
    assert news.task("p") == Task("p")  # for any worker
    news.take(Done("", "a", 0, b"first"))
    first, second, third = (Told(1, "a", b"first"), Told(2, "b", b"second"), Told(3, "c", b"third"))
    assert news.task("p") == Task("p", (), 1, "a")  # its own
    assert news.task("p") == Task("p", (first,), 1)
    news.take(Done("", "b", 0, b"second"))
    assert news.task("p") == Task("p", (first,), 2, "b")
    news.take(Done("", "a", 1, b""))
    news.take(Done("", "c", 2, b"third"))
    assert news.task("p") == Task("p", (second, third), 3, "a")  # the one that has waited longest
    assert news.task("p") == Task("p", (), 3, "c")
    assert news.task("p") == Task("p", (first, second, third), 3)
    for worker in "abc":
        news.take(Done("", worker, 3, b""))
    assert [news.task("p") for _ in range(4)] == [*(Task("p", (), 3, worker) for worker in "abc"), Task("p", (), 3)]


def test_a_worker_learns_from_the_tasks_of_others_but_has_its_own_still_to_come() -> None:
    part = replace(PartSolver.of(harary.game("star", board="K5"), "winner", memory="64M"), news_from=1)
    worker = Worker(part, part.new_solver())
    name = worker(Task("")).worker
    own, foreign = (Told(1, name, b"would be refused"), Told(2, "another", b"would be refused"))
    assert worker(Task("", (own,), 1, "another")).learned == 0
    assert worker(Task("", (own,), 1, name)).learned == 1
    assert worker(Task("", (own,), 2)).learned == 2
    assert worker(Task("", (foreign,), 2, "another")).learned == 2  # known already
    with pytest.raises(ValueError, match="^news: "):
        worker(Task("", (foreign._replace(number=3),), 3, "another"))


def test_the_more_workers_the_less_each_tells() -> None:
    assert [told_from(None, slots) for slots in (1, 2, 3, 8, 100)] == [1, 1, 1, 4, 50]
    assert told_from(0, 8) is None
    assert told_from(7, 100) == 7
    for wrong in (-1, 10**400):
        with pytest.raises(ValueError, match="^news_from: "):
            told_from(wrong, 2)


def test_old_news_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(News, "MOST", 10)
    news = News()
    for content in (b"123456", b"7890", b"x"):
        news.take(Done("", "a", 0, content))
    for _ in range(3):
        assert news.task("p") == Task("p", (), 3, "a")
    assert news.task("p").news == (Told(2, "a", b"7890"), Told(3, "a", b"x"))


def test_threads_are_workers_of_their_own() -> None:
    part = PartSolver.of(harary.game("sim"), memory="16M")
    with ThreadPoolExecutor(2) as pool:
        barrier = threading.Barrier(2)

        def work(position: str) -> Done:
            barrier.wait(20)
            return SharingSolver(part)(Task(position))

        one, two = pool.map(work, ["", "red=0-1"])
        assert one.worker != two.worker


def test_processes_share_a_question() -> None:
    game = harary.game("star", board="K6")
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        answer = shared(game, pool, 2, memory="64M", time=20)
    assert isinstance(answer, SharedAnswer)
    assert (answer.winner, answer.outcome) == ("second", (4, 4))
    assert answer.solved > 0


class DyingPool(Executor):
    """Fails after some tasks."""

    def __init__(self, tasks: int) -> None:
        self.left = tasks

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(OSError("lost"))
        else:
            future.set_result(function(*arguments))
        return future


def test_what_was_found_is_kept(tmp_path: Path) -> None:
    game = harary.game("star", board="K6")
    file = tmp_path / "parts"
    with pytest.raises(OSError, match="^lost$"):
        shared(game, DyingPool(6), 1, plies=2, time=0.0001, memory="16M", file=file)
    before = file.read_text().splitlines()
    assert len(before) == 6
    with file.open("a") as half:
        half.write('{"position": "red')  # of a run that was killed
    with ThreadPoolExecutor(1) as pool:
        answer = shared(game, pool, 1, plies=2, memory="16M", file=file)
    assert answer.outcome == (4, 4)
    lines = file.read_text().splitlines()
    assert lines[:6] == before
    assert len(lines) == answer.solved + answer.divided
    again = shared(game, DyingPool(0), 1, plies=2, file=file)  # nothing is left to do
    assert (again.outcome, again.solved) == ((4, 4), answer.solved)
    with pytest.raises(ValueError, match=r"parts:1: this position is of another game, board or search"):
        shared(harary.game("star", board="K5"), DyingPool(0), 1, plies=1, file=file)
    file.write_text("nonsense\n")
    with pytest.raises(ValueError, match=r"parts:1: this line is not a solved part"):
        shared(game, DyingPool(0), 1, file=file)
    with pytest.raises(ValueError, match="^question must be"):
        shared(game, DyingPool(0), 1, question="nimber")
