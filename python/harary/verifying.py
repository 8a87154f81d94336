# SPDX-License-Identifier: MIT
"""Certificates and tablebases, checked by the plain rules."""

from __future__ import annotations

import json as json_module
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Unpack, cast

from harary import _harary
from harary.answers import Json, hash_of_fields
from harary.arguments import missing_file
from harary.arguments import path as path_of
from harary.names import Winner
from harary.showing import Brief
from harary.signatures import spelled_out
from harary.spending import Spending, budget, listener


@dataclass(frozen=True, repr=False)
class Verification(Brief):
    """What the verifier found. In a condition it is true if the proof holds."""

    holds: bool
    """Does the file prove what it says?"""
    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What was played, as texts of the command line."""
    winner: Winner | None
    """``"first"``, ``"second"`` or ``"tie"``, where the statements of a certificate say who wins."""
    value: int | None
    """The exact value of the start for the first player, where they say it."""
    violation: Json | None
    """Where it does not hold: the position, and why."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""

    __hash__ = hash_of_fields

    def __bool__(self) -> bool:
        return self.holds

    @staticmethod
    def from_json(json: Json) -> Verification:
        """From what the command line prints with ``--json``."""
        value: Any = json.get("value")
        return Verification(
            holds=json["holds"],
            game=json["game"],
            instance=cast(Mapping[str, str], json.get("instance", json.get("options", {}))),
            winner=json.get("winner"),
            value=value if isinstance(value, int) else None,
            violation=json.get("violation"),
            seconds=json["seconds"],
            json=json,
            role=json.get("role"),
        )


@spelled_out(Spending)
def verify(path: str | os.PathLike[str], **spending: Unpack[Spending]) -> Verification:
    """Checks a certificate, or the tablebase in a folder, by the plain rules, as ``harary verify`` does. A file that is
    neither is a `FileError`, and one that is not there a FileNotFoundError.

    >>> import harary, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     answer = harary.solve("clique", board="K5", certificate=folder + "/k5.cert")
    ...     found = harary.verify(folder + "/k5.cert")
    >>> found.holds, found.winner
    (True, 'second')
    """
    name = path_of("path", path)
    if not os.path.exists(name):
        raise missing_file("path", name, "the path of a certificate or of a tablebase")
    with listener(spending) as told:
        found = _harary.verify(name, budget(spending), told)
    return Verification.from_json(json_module.loads(found))
