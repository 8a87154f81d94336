# SPDX-License-Identifier: MIT
"""Sessions: questions that share what they learn, and analyses that are followed."""

from __future__ import annotations

import itertools
import os
import pickle
import signal
import threading
import time
from typing import Any

import networkx as nx
import pytest
from conftest import python

import harary
from harary import MoveNews, PlayoutEstimate, SearchEstimate


def known(analysis: harary.Analysis) -> dict[str, tuple[Any, ...]]:
    return {m.text: (m.winner, m.value, m.outcome, m.remoteness) for m in analysis.moves}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("clique", {"board": "K5"}),
        ("sim", {}),
        ("saturation", {"order": 6}),
        ("avoidance", {"board": "K5", "colours": 3}),
        ("flood", {"board": "square:3x3=012012201"}),
        ("honeybee", {"board": "hex:4x3:1"}),
    ],
)
def test_a_session_says_what_single_questions_say(name: str, options: dict[str, Any]) -> None:
    game = harary.game(name, **options)
    plays = [game.position()]
    while not plays[-1].finished:
        plays.append(plays[-1].play(plays[-1].moves[-1]))
    with game.session(memory="256M") as session:
        assert session.solve() == game.solve()
        for position in plays[3::3]:
            single = game.analyse(position)
            assert session.analyse(position) == single
            news = {n.move: n for n in session.follow(position)}
            if single.winner is not None:
                assert {
                    m: (n.winner, n.value, n.outcome, n.remoteness) for m, n in news.items()
                } == known(single)
                assert all(n.proved and n.estimate is None for n in news.values())


def test_following_a_play_keeps_what_was_learned() -> None:
    game = harary.game("star", board="K6")
    with game.session(memory="1G", threads=1) as session:
        position = game.position()
        kept = alone = 0
        while not position.finished:
            analysis = session.analyse(position)
            kept += analysis.positions
            alone += game.analyse(position, memory="1G", threads=1).positions
            position = position.play(analysis.best[0])
    assert 0 < kept < alone * 0.6


def test_lines_and_strategies_keep_what_they_learn() -> None:
    game = harary.game("star", board="K5")
    line = game.principal_line()
    assert line.value.outcome == game.solve().outcome
    assert len(line.moves) == 10
    analysis = game.analyse(line.positions[4])
    assert line.moves[4] in [move.move for move in analysis.best]
    strategy = game.strategy(side="second", moves=2)
    assert strategy.value.winner == "second"
    for position, move in itertools.islice(strategy.answers.items(), 5):
        assert move in [best.move for best in game.analyse(position).best]
    with pytest.raises(harary.BudgetEnded, match="time"):
        harary.game("capture", board="K9").principal_line(time=0.2, memory="128M")


def test_news_have_the_labels_of_the_board() -> None:
    graph = nx.relabel_nodes(nx.complete_graph(5), "vwxyz".__getitem__)
    with harary.game("clique", board=graph).session() as session:
        following = session.follow("red=v-w,v-x;green=y-z")
        assert ("x", "y") in [move.edge for move in following.position.moves]
        moves = {news.move for news in following}
        assert {"v-y", "x-y"} <= moves
        assert set(following.moves) == moves
        assert following.analysis is not None
        assert {m.move for m in following.analysis.moves} == moves
        with pytest.raises(ValueError, match="position: .* is not an edge between vertices"):
            session.follow("red=v-q")


def test_searches_of_honey_bee_estimate_deeper_and_deeper() -> None:
    with harary.game("honeybee", board="hex:14x16:1").session(memory="128M") as session:
        deepest: dict[str, int] = {}
        for news in session.follow(time=10):
            if news.proved:
                continue
            assert isinstance(news.estimate, SearchEstimate)
            assert isinstance(news.estimate.points, float)
            assert news.estimate.depth > deepest.get(news.move, 1)
            deepest[news.move] = news.estimate.depth
            if deepest[news.move] >= 6:
                break
    assert deepest


def test_leaving_a_loop_ends_the_analysis() -> None:
    with harary.game("capture", board="K10").session(memory="128M", threads=1) as session:
        following = session.follow()
        for news in following:
            assert isinstance(news, MoveNews)
            if isinstance(news.estimate, PlayoutEstimate) and news.estimate.plays > 50:
                break
        assert isinstance(news.estimate, PlayoutEstimate)
        assert 0 <= news.estimate.low <= news.estimate.won <= news.estimate.high <= 1
        shares = {name: getattr(news.estimate, name) for name in ("won", "tied", "lost")}
        assert abs(sum(shares.values()) - 1) < 1e-9
        assert all(low <= shares[name] <= high for name, (low, high) in news.estimate.intervals.items())
        analysis = following.analysis
        assert analysis is not None
        assert analysis.stopped == "interrupt"
        begin = time.monotonic()
        assert session.solve("red=0-1;green=", time=0.1).stopped == "time"  # the session is free again
        assert time.monotonic() - begin < 5
        ended = session.follow(time=0.3)
        assert [news.proved for news in ended].count(True) == 0
        assert ended.analysis is not None
        assert ended.analysis.stopped == "time"


def test_a_slow_reader_gets_the_latest_news_of_each_move() -> None:
    with harary.game("sim").session(threads=1) as session:
        following = session.follow("red=0-1,0-2,1-3;green=1-2,3-4,0-3")
        while following.analysis is None:
            time.sleep(0.02)
        news = list(following)
    assert len(news) == len(following.position.moves)
    assert all(one.proved for one in news)


def test_a_callback_hears_the_news_and_the_analysis_comes_back() -> None:
    game = harary.game("sim")
    heard: list[MoveNews] = []
    with game.session() as session:
        position = "red=0-1,0-2,1-3;green=1-2,3-4,0-3"
        analysis = session.follow(position, heard=heard.append)
        assert known(analysis) == known(game.analyse(position))
        assert {news.move for news in heard if news.proved} == {m.move for m in analysis.moves}

        def fails(news: MoveNews) -> None:
            raise RuntimeError("enough")

        with pytest.raises(RuntimeError, match="^enough$"):
            session.follow(position, heard=fails)
        assert session.analyse(position).winner == "first"
        with pytest.raises(TypeError, match="^heard: a function is needed, not 3"):
            session.follow(position, heard=3)  # type: ignore[call-overload]


def test_a_session_ends_once() -> None:
    with harary.game("sim").session() as session:
        following = session.follow()
        with pytest.raises(RuntimeError, match="an analysis is being followed"):
            session.solve()
    assert following.analysis is not None
    with pytest.raises(ValueError, match="^session: it is closed"):
        session.solve()
    with pytest.raises(ValueError, match="^session: it is closed"):
        session.follow()
    session.close()
    with pytest.raises(TypeError):
        pickle.dumps(session)
    with pytest.raises(TypeError, match="unexpected keyword argument 'tiem'. Did you mean 'time'"):
        harary.game("sim").session().analyse(tiem=3)  # type: ignore[call-arg]


def test_threads_take_turns() -> None:
    game = harary.game("clique", board="K5")
    texts = ["", "red=0-1;green=2-3", "red=0-1,0-2;green=2-3"]
    expected = [game.analyse(text) for text in texts]
    failures: list[BaseException] = []
    with game.session(memory="256M") as session:

        def ask(number: int) -> None:
            try:
                for i in range(6):
                    which = (number + i) % 3
                    assert known(session.analyse(texts[which])) == known(expected[which])
            except BaseException as error:  # noqa: BLE001
                failures.append(error)

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=120)
            assert not thread.is_alive()
    assert not failures


def test_ctrl_c_ends_what_is_followed() -> None:
    process = python("""
        import harary
        with harary.game("capture", board="K9").session(memory="128M", threads=1) as session:
            following = session.follow()
            try:
                for number, news in enumerate(following):
                    if number == 0:
                        print("begins", flush=True)
            except KeyboardInterrupt:
                print(following.analysis.stopped, flush=True)
        """)
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (out, process.returncode) == ("interrupt\n", 0), err


def test_the_interpreter_ends_while_an_analysis_runs() -> None:
    process = python("""
        import harary
        session = harary.game("capture", board="K9").session(memory="64M", threads=1)
        following = session.follow()
        next(iter(following))
        other = session.follow
        print("ends")
        """)
    begin = time.monotonic()
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "ends\n"), err
    process = python("""
        import harary
        session = harary.game("capture", board="K9").session(memory="64M", threads=1)
        following = session.follow()
        print("ends")
        """)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "ends\n"), err
    assert time.monotonic() - begin < 30


def test_a_fork_has_no_session() -> None:
    with harary.game("capture", board="K8").session(memory="64M", threads=1) as session:
        following = session.follow()
        child = os.fork()
        if child == 0:
            try:
                session.solve()
            except RuntimeError as error:
                session.close()
                os._exit(7 if "belongs to the process" in str(error) else 8)
            os._exit(9)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
        following.close()
