# SPDX-License-Identifier: MIT
"""Boards, games, positions, plays and answers behave as Python's values: equal, hashed, copied, pickled."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

import harary
from harary import Move, Play

GAMES = [pytest.param(game, id=game.game) for game in harary.games()]


def example(description: harary.GameDescription) -> harary.Game:
    options: dict[str, Any] = {
        name.replace("-", "_"): text for name, text in description.example_options.items()
    }
    if "letters" in options:
        options["letters"] = [int(word) for word in options["letters"].split()]
    return harary.game(description.game, **options)


@pytest.mark.parametrize("description", GAMES)
def test_games_and_positions_survive_every_journey(description: harary.GameDescription) -> None:
    game = example(description)
    position = game.position()
    while not position.finished and len(position.text) < 40:
        position = position.play(position.legal_moves[-1])
    for thing in (game, game.position(), position, harary.Board.of("C5")):
        for other in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert other == thing
            assert hash(other) == hash(thing)
            assert repr(other) == repr(thing)
    restored = pickle.loads(pickle.dumps(game.position()))
    assert restored.play(restored.moves[0]) == game.position().play(game.position().moves[0])


def test_answers_are_hashed_and_equal_whatever_they_took(tmp_path: Path) -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), "wxyz".__getitem__)
    game = harary.game("clique", board=graph)
    table = game.tablebase(tmp_path)
    asked = (
        game.solve,
        game.analyse,
        lambda: game.layers(values=True),
        game.principal_line,
        game.strategy,
        table.probe,
        lambda: harary.arrows("K5", "K3"),
        lambda: harary.count(6),
    )
    for ask in asked:
        one, two = ask(), ask()
        assert one == two
        assert len({one, two}) == 1
        assert copy.deepcopy(one) == one
        assert pickle.loads(pickle.dumps(one)) == one
    assert table == pickle.loads(pickle.dumps(table)) == harary.Tablebase(tmp_path, None, table.labelling)
    assert game.solve() != harary.solve("star", board=graph)
    assert game.layers() != game.layers(values=True)
    assert harary.game("clique", board=graph) in {game}
    assert game != harary.game("clique", board="K4")  # the labels are others


def test_moves_are_texts_that_know_their_edge() -> None:
    start = harary.game("star", board=[("a", "b"), ("b", "c")]).position()
    (first, second) = start.legal_moves
    assert first == "a-b"
    assert (first.text, first.edge, first.edges) == ("a-b", ("a", "b"), (("a", "b"),))
    assert type(first.text) is str
    assert type(str(first)) is str
    for other in (pickle.loads(pickle.dumps(first)), copy.deepcopy(first)):
        assert isinstance(other, Move)
        assert other.edge == ("a", "b")
    assert start.play(first) == start.play(("b", "a")) == start.play("a-b")
    analysis = harary.analyse("star", board="K4")
    assert analysis.best[0].edge == analysis.best[0].move.edge
    assert analysis.best[0].text == analysis.best[0].move
    position = harary.game("star", board="K4").position()
    assert position.play(analysis.best[0]) == position.play(analysis.best[0].text)
    several = harary.game("sim+", board="K4").position().legal_moves[1]
    assert (several.edge, several.edges) == (None, ((0, 1), (0, 2)))
    assert harary.game("letters", letters=[0, 0, 0, 5]).position().legal_moves[0].edges == ()
    assert all(isinstance(move, Move) for move in harary.solve("sim").best)


def test_a_play_goes_forth_and_back() -> None:
    sim = harary.game("sim")
    play = sim.play()
    assert (len(play), bool(play), list(play)) == (0, True, [])
    play.push((1, 0))
    play.push("0-2")
    assert play.moves == ("0-1", "0-2")
    assert all(isinstance(move, Move) for move in play.moves)
    assert play.position == sim.position("red=0-1;green=0-2")
    other = play.copy()
    assert other == play
    assert other.pop().edge == (0, 2)
    assert other != play
    assert len(play) == 2
    with pytest.raises(ValueError, match="already"):
        play.push("0-1")
    assert len(play) == 2
    assert pickle.loads(pickle.dumps(play)) == play
    assert copy.deepcopy(play) == play
    with pytest.raises(TypeError, match="unhashable"):
        hash(play)
    with pytest.raises(IndexError, match="pop from a play without moves"):
        sim.play().pop()
    while not play.finished:
        assert play.winner is None
        play.push(play.legal_moves[0])
    assert play.winner in ("first", "second")
    assert play.positions[0] == play.start == sim.position()
    assert play.positions[-1].winner == play.winner
    assert Play(play.start, play.moves) == play


def test_a_position_stands_wherever_a_text_does(tmp_path: Path) -> None:
    game = harary.game("clique", board="K4")
    play = game.play("0-1", "2-3")
    table = game.tablebase(tmp_path)
    for ask in (
        game.analyse,
        game.position,
        lambda p: game.principal_line(p, length=2),
        game.strategy,
        table.probe,
        lambda p: harary.probe(tmp_path, p),
        lambda p: harary.analyse("clique", p, board="K4"),
        table.__getitem__,
    ):
        assert ask(play) == ask(play.position) == ask(play.position.text)


def test_a_tablebase_is_a_mapping_from_positions(tmp_path: Path) -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), "wxyz".__getitem__)
    game = harary.game("clique", board=graph)
    table = game.tablebase(tmp_path)
    found = dict(table.items())
    assert len(found) == len(table)
    assert list(found) == list(table)
    for position, values in found.items():
        assert position in table
        assert table[position] == values == table[position.text]
        assert "y-z" not in position.text or "0" not in position.text
        if position.finished:
            assert position.value is not None
            assert values["clique"].outcome == position.value.outcome
    assert "red=w-v;green=" not in table
    assert 7 not in table
    with pytest.raises(KeyError):
        table["red=w-v;green="]


def test_winners_by_the_rules_are_those_of_the_analysis() -> None:
    for name in ("sim", "achievement", "saturation", "letters"):
        options: dict[str, Any] = {
            "achievement": {"board": "K4", "target": "P3"},
            "saturation": {"order": 5},
            "letters": {"letters": [0, 0, 0, 5]},
        }.get(name, {})
        play = harary.game(name, **options).play()
        while not play.finished:
            play.push(play.legal_moves[0])
        assert play.winner == harary.game(name, **options).analyse(play).winner
    flood = harary.game("flood", board="square:3x2=012210").principal_line().positions[-1]
    assert flood.finished
    assert flood.winner is None
