# SPDX-License-Identifier: MIT
"""Analyses by winners: what whole analyses say, without points and lengths."""

from __future__ import annotations

import random
from typing import Any

import pytest

import harary

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("maker-breaker", {"board": "K5", "target": "K3"}),
    ("achievement", {"board": "K4", "target": "K3"}),
    ("clique", {"board": "K4"}),
    ("sim", {"board": "K5"}),
    ("kayles", {"board": "P7"}),
    ("saturation", {"order": 5}),
    ("domination", {"board": "P6"}),
    ("builder", {"target": "P4", "edges": 4}),
    ("avoidance", {"board": "K4", "colours": 3}),
]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_winners_are_those_of_whole_analyses(name: str, options: dict[str, Any]) -> None:
    chance = random.Random(7)
    game = harary.game(name, **options)
    play = game.play()
    while not play.finished:
        position = play.position
        whole, found = game.analyse(position), game.analyse(position, question="winner")
        assert [move.text for move in found.moves] == [move.text for move in whole.moves]
        assert [move.winner for move in found.moves] == [move.winner for move in whole.moves]
        assert found.winner == whole.winner and found.undecided == () and found.remoteness is None
        values = [move.value for move in found.moves]
        assert all(move.outcome is None and move.remoteness is None for move in found.moves)
        assert [move.text for move in found.best] == [
            move.text
            for move, value in zip(found.moves, values, strict=True)
            if value == max(value for value in values if value is not None)
        ]
        with game.session() as session:
            assert session.analyse(position, question="winner") == found
        play.push(chance.choice([move.move for move in whole.moves]))


def test_a_lone_player_has_no_winner() -> None:
    with pytest.raises(harary.InputError, match="the only question of flood"):
        harary.analyse("flood", board="P3", vertex_colours="0,1,0", question="winner")
    with pytest.raises(harary.InputError, match="outcome or winner"):
        harary.analyse("sim", question="nimber")


@pytest.mark.parametrize("target", ["K4", "K5", "K3,3"])
def test_too_few_edges_are_seen_at_once(target: str) -> None:
    answer = harary.solve("builder", target=target, edges=1, time=30)
    assert (answer.winner, answer.stopped) == ("second", None)
