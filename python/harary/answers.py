# SPDX-License-Identifier: MIT
"""Answers, as frozen dataclasses. They hold what the command line prints with ``--json``, under the same
names; ``json`` is that object itself. Answers are equal if they say the same, whatever it took to find it.
Moves and positions have the labels of the board that was given;
``json`` and ``instance`` have numbers, as on the command line."""

from __future__ import annotations

import json as json_module
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from harary import svg
from harary.drawing import Drawn
from harary.labelling import NUMBERS, Labelling
from harary.moves import LabelledEdge, Move

Json = dict[str, Any]
Numbers = npt.NDArray[np.int64]
_Made = TypeVar("_Made")


def _outcome(json: Json) -> tuple[int, int] | None:
    return tuple(json["outcome"]) if json.get("outcome") is not None else None


def make(kind: type[_Made], text: str, labelling: Labelling = NUMBERS) -> _Made:
    """An answer from the JSON of the library, in the labels of a board. The JSON itself stays in
    numbers, as its board does."""
    json = json_module.loads(text)
    made: Any = kind.from_json(labelling.in_answer(json))  # type: ignore[attr-defined]
    if labelling is NUMBERS:
        return replace(made, json=json)  # type: ignore[no-any-return]
    return replace(made, json=json, labelling=labelling)  # type: ignore[no-any-return]


def hash_of_fields(answer: Any) -> int:
    """A hash of what two equal answers have in common. Mappings among the fields cannot be hashed."""
    values = (getattr(answer, field.name) for field in fields(answer) if field.compare)
    return hash(
        tuple(
            tuple(sorted(value.items(), key=lambda item: str(item[0])))
            if isinstance(value, Mapping)
            else value
            for value in values
        )
    )


def _move(text: str) -> Move:
    return text if isinstance(text, Move) else Move(text)


def side_of(mover: str) -> str:
    """The player to move, "first" or "second", from the name that the game has for that player."""
    return "first" if mover in ("red", "first", "player 1") else "second"


@dataclass(frozen=True)
class Value:
    """What a position is worth under best play. Values and outcomes are those of the first player
    (Red, Alice), also where the other player is to move. In a game of one player there is only the
    remoteness."""

    winner: str | None
    value: int | None = None
    outcome: tuple[int, int] | None = None
    remoteness: int | None = None

    @staticmethod
    def from_json(json: Json) -> Value:
        return Value(json["winner"], json.get("value"), _outcome(json), json.get("remoteness"))


@dataclass(frozen=True)
class Answer:
    """Who wins, by how much, and how to begin; in a game of one player a shortest way to the goal."""

    game: str
    instance: Mapping[str, str]
    winner: str | None
    """``"first"``, ``"second"`` or ``"tie"``; None if that was not proved within the budget, and in a
    game of one player."""
    value: int | None
    outcome: tuple[int, int] | None
    remoteness: int | None
    nimber: int | None
    players: int
    forcing_players: tuple[int, ...]
    level: str
    proved: bool
    method: str
    positions: int = field(compare=False)
    seconds: float = field(compare=False)
    best: tuple[Move, ...]
    certificate: str | None
    stopped: str | None
    json: Json = field(repr=False, compare=False)
    length: int | None = None
    """In a game of one player: of the way that ``calls`` goes. No way is shorter than ``lower``."""
    lower: int | None = None
    optimal: bool | None = None
    calls: str | None = None
    labelling: Labelling = field(default=NUMBERS, repr=False)

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Answer:
        return Answer(
            game=json["game"],
            instance=json["instance"],
            winner=json.get("winner"),
            value=json.get("value"),
            outcome=_outcome(json),
            remoteness=json.get("remoteness"),
            nimber=json.get("nimber"),
            players=json.get("players", 1 if "length" in json else 2),
            forcing_players=tuple(json.get("forcing_players", ())),
            level=json["level"],
            proved=json["proved"],
            method=json["method"],
            positions=json["positions"],
            seconds=json["seconds"],
            best=tuple(map(_move, json["best"])),
            certificate=json.get("certificate"),
            stopped=json.get("stopped"),
            json=json,
            length=json.get("length"),
            lower=json.get("lower", json.get("length")),
            optimal=json.get("optimal"),
            calls=json.get("calls"),
        )


@dataclass(frozen=True)
class AnalysedMove:
    """A legal move and what it is worth: in a game of one player only its ``remoteness``."""

    move: Move
    winner: str | None
    value: int | None
    outcome: tuple[int, int] | None
    remoteness: int | None
    best: bool

    @property
    def text(self) -> str:
        """The text of the move."""
        return self.move.text

    @property
    def edge(self) -> LabelledEdge | None:
        """The edge that is drawn; None where the move is not a single edge."""
        return self.move.edge


@dataclass(frozen=True)
class Analysis(Drawn):
    """Every legal move of a position. In a notebook the position is drawn with its moves: solid where
    the mover wins, dotted where the mover loses, dash-dotted for ties. ``winner`` is None where the
    budget ended, and in games of one player."""

    game: str
    instance: Mapping[str, str]
    position: str
    mover: str
    finished: bool
    winner: str | None
    value: int | None
    outcome: tuple[int, int] | None
    remoteness: int | None
    moves: tuple[AnalysedMove, ...]
    positions: int = field(compare=False)
    seconds: float = field(compare=False)
    stopped: str | None
    json: Json = field(repr=False, compare=False)
    labelling: Labelling = field(default=NUMBERS, repr=False)

    @property
    def best(self) -> tuple[AnalysedMove, ...]:
        """The best moves: the fastest win, or the slowest loss."""
        return tuple(move for move in self.moves if move.best)

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Analysis:
        return Analysis(
            game=json["game"],
            instance=json["instance"],
            position=json["position"],
            mover=json["mover"],
            finished=json["finished"],
            winner=json.get("winner"),
            value=json.get("value"),
            outcome=_outcome(json),
            remoteness=json.get("remoteness"),
            moves=tuple(
                AnalysedMove(
                    _move(move["move"]),
                    move.get("winner"),
                    move.get("value"),
                    _outcome(move),
                    move["remoteness"],
                    move["best"],
                )
                for move in json["moves"]
            ),
            positions=json["positions"],
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
        )

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return svg.graph_of(self.instance)

    def _picture(self, look: svg.Look) -> str:
        side = side_of(self.mover)
        pens = {
            move["move"]: "tie" if winner == "tie" else "win" if winner == side else "loss"
            for move in self.json["moves"]
            for winner in [move.get("winner")]
        }
        if self.stopped:
            words = "not proved"
        elif self.winner is None:
            words = f"{self.mover} to move: {self.remoteness} to the end"
        else:
            says = "a tie" if self.winner == "tie" else f"the {self.winner} player wins"
            words = f"{self.mover} to move: {says}"
        scene = svg.Scene(
            self.game, self.instance, self.json["position"], self.labelling.captions, look
        )
        return svg.of_analysis(scene, pens, words, f"{self.game}: {self.position}")


@dataclass(frozen=True)
class Ply:
    """The positions after a number of moves, up to isomorphism."""

    ply: int
    open: int
    finished: int
    next_wins: int | None = None
    previous_wins: int | None = None
    ties: int | None = None


def _column(plies: list[Json], name: str) -> Numbers:
    return np.array([ply.get(name, -1) for ply in plies], dtype=np.int64)


def _of_layers(json: Json) -> dict[str, Any]:
    """The fields that layers have with values and without."""
    return {
        "game": json["game"],
        "instance": json["instance"],
        "ply": _column(json["plies"], "ply"),
        "open": _column(json["plies"], "open"),
        "finished": _column(json["plies"], "finished"),
        "positions": json["positions"],
        "complete": json["complete"],
        "seconds": json["seconds"],
        "stopped": json.get("stopped"),
        "json": json,
    }


@dataclass(frozen=True, eq=False)
class Layers:
    """Positions up to isomorphism by ply, as arrays of one entry a ply. ``next_wins`` (N),
    ``previous_wins`` (P) and ``ties`` are there where values were asked for."""

    game: str
    instance: Mapping[str, str]
    ply: Numbers
    open: Numbers
    finished: Numbers
    next_wins: Numbers | None
    previous_wins: Numbers | None
    ties: Numbers | None
    positions: int
    complete: bool
    seconds: float = field(compare=False)
    stopped: str | None
    json: Json = field(repr=False)

    @staticmethod
    def from_json(json: Json) -> Layers:
        plies = json["plies"]
        with_values = all("N" in ply for ply in plies) and bool(plies)
        return Layers(
            **_of_layers(json),
            next_wins=_column(plies, "N") if with_values else None,
            previous_wins=_column(plies, "P") if with_values else None,
            ties=_column(plies, "ties") if with_values else None,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layers):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[Hashable, ...]:
        return self.game, tuple(sorted(self.instance.items())), tuple(self), self.complete

    def __len__(self) -> int:
        return len(self.ply)

    def __iter__(self) -> Iterator[Ply]:
        for ply in self.json["plies"]:
            yield Ply(
                ply["ply"], ply["open"], ply["finished"], ply.get("N"), ply.get("P"), ply.get("ties")
            )


@dataclass(frozen=True, eq=False)
class ValuedLayers(Layers):
    """Layers for which values were asked: ``next_wins``, ``previous_wins`` and ``ties`` are there, with -1
    where the budget ended first."""

    next_wins: Numbers
    previous_wins: Numbers
    ties: Numbers

    @staticmethod
    def from_json(json: Json) -> ValuedLayers:
        plies = json["plies"]
        return ValuedLayers(
            **_of_layers(json),
            next_wins=_column(plies, "N"),
            previous_wins=_column(plies, "P"),
            ties=_column(plies, "ties"),
        )


@dataclass(frozen=True)
class Probe:
    """The values of a position in a tablebase, by name (``"clique"``, ``"star"``, …)."""

    game: str
    instance: Mapping[str, str]
    position: str
    mover: str
    values: Mapping[str, Value]
    microseconds: float = field(compare=False)
    json: Json = field(repr=False, compare=False)
    labelling: Labelling = field(default=NUMBERS, repr=False)

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Probe:
        return Probe(
            game=json["game"],
            instance=json["instance"],
            position=json["position"],
            mover=json["mover"],
            values={name: Value.from_json(value) for name, value in json["values"].items()},
            microseconds=json["microseconds"],
            json=json,
        )


@dataclass(frozen=True)
class StrongAnswer:
    """A strong solution: what was written, and the values of the start."""

    game: str
    instance: Mapping[str, str]
    folder: str
    complete: bool
    positions: int
    bytes: int
    layers: tuple[int, ...]
    start: Mapping[str, Value]
    seconds: float = field(compare=False)
    stopped: str | None
    json: Json = field(repr=False, compare=False)

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> StrongAnswer:
        return StrongAnswer(
            game=json["game"],
            instance=json["instance"],
            folder=json["folder"],
            complete=json["complete"],
            positions=json["positions"],
            bytes=json["bytes"],
            layers=tuple(json["layers"]),
            start={name: Value.from_json(value) for name, value in json["start"].items()},
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
        )
