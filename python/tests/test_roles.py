# SPDX-License-Identifier: MIT
"""Players are called as their game calls them: the role is that of who wins when it is played out."""

from __future__ import annotations

from pathlib import Path

import pytest

import harary

GAMES = [game for game in harary.games() if not game.solitaire]


def test_games_say_what_their_players_are_called() -> None:
    names = {game.game: game.roles for game in GAMES}
    assert names["maker-breaker"] == ("maker", "breaker")
    assert names["kayles"] == ("red", "green")
    assert all(first != second for first, second in names.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_the_role_is_of_who_wins_the_play(game: harary.GameDescription) -> None:
    options = dict(game.samples[0]) if game.samples else dict(game.example_options)
    starters = game.roles if "first" in game.options else (None,)
    for starter in starters:
        given = options if starter is None else {**options, "first": starter}
        made = harary.game(game.game, **{name.replace("-", "_"): _value(text) for name, text in given.items()})
        analysis = made.analyse()
        if starter is not None:
            assert analysis.mover_role == starter
        answer = made.solve()
        line = made.principal_line()
        end = line.positions[-1]
        assert end.finished
        expected = {"first": game.roles[0], "second": game.roles[1], "tie": None}[str(end.winner)]
        assert answer.role == analysis.role == line.role == end.role == expected
        assert answer.json["role"] == expected


def _value(text: str) -> str | bool:
    return True if text == "true" else text


def test_a_verified_certificate_names_the_winner(tmp_path: Path) -> None:
    file = str(tmp_path / "mb.cert")
    answer = harary.solve("maker-breaker", board="K4", target="K3", first="breaker", certificate=file)
    found = harary.verify(file)
    assert answer.role == found.role == "breaker"
    assert found.json["statements"][0]["meaning"].startswith("Breaker can reach")


def test_other_aims_have_other_names() -> None:
    assert harary.solve("saturation", board="K6", score=True).role == "max"
    assert harary.solve("saturation", board="K6").role in ("red", "green")
    assert harary.solve("flood", board="square:2x2:1").role is None
