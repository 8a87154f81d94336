# SPDX-License-Identifier: MIT
"""The words that questions are asked in, as types: a type checker refuses a game, a question or a role that there is
not. A test compares them with the catalogue."""

from __future__ import annotations

from typing import Literal, TypeAlias

GameName: TypeAlias = Literal[
    "sim", "avoidance", "misere-avoidance", "sim+", "avoidance+", "sima", "achievement", "achievement-no-draw",
    "maker-breaker", "avoider-enforcer", "waiter-client", "client-waiter", "picker-chooser", "chooser-picker",
    "clique", "star", "capture", "colex", "path", "connected", "col", "snort", "kayles", "domination", "marking",
    "colouring", "saturation", "one-colour-achievement", "builder", "letters", "pos-cnf", "pos-dnf", "qbf", "connect",
    "flood", "honeybee",
]  # fmt: skip
"""The games of the catalogue."""

QuestionName: TypeAlias = Literal["outcome", "winner", "nimber", "number", "class"]
"""What is asked about a game."""

MethodName: TypeAlias = Literal["auto", "search", "theorem", "heuristic", "reference"]
"""How it is to be answered; ``"reference"`` is for games of your own."""

CertificateKind: TypeAlias = Literal["auto", "cores", "positions", "checked"]
"""What the positions of a certificate are."""

MachineName: TypeAlias = Literal["searching", "perfect", "ultra-strong", "learning", "greedy", "random"]
"""The players of the playground that are machines."""

Role: TypeAlias = Literal[
    "red", "green", "player3", "player4", "player5", "player6", "maker", "breaker", "avoider", "enforcer", "waiter",
    "client", "picker", "chooser", "alice", "bob", "dominator", "staller", "max", "min", "builder", "painter", "left",
    "right",
]  # fmt: skip
"""Who begins, by the colour or by the name that the game has for that player."""

TieRule: TypeAlias = Literal["auto", "first", "second", "draw"]
"""Who wins with equal points; ``"auto"`` is the game's own rule."""

Winner: TypeAlias = Literal[
    "first", "second", "tie", "none", "player 1", "player 2", "player 3", "player 4", "player 5", "player 6",
]  # fmt: skip
"""Who wins: of more than two players one by number, or none."""

SideName: TypeAlias = Literal["first", "second"]
"""A player, by who moves first."""
