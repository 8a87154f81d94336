# SPDX-License-Identifier: MIT
"""Counting, estimating and arrowing."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Unpack

from harary import _harary, svg
from harary.answers import Json, hash_of_fields, make
from harary.arguments import path, several, text, whole
from harary.boards import Board, BoardLike, edges_text
from harary.drawing import Drawn
from harary.labelling import NUMBERS, Labelling
from harary.signatures import spelled_out
from harary.spending import Spending, budget, listener


@dataclass(frozen=True)
class Count:
    """Edge colourings of a complete graph up to isomorphism, exactly.

    >>> import harary
    >>> harary.count(4, [2, 2]).count, harary.count(4).plies
    (6, (1, 1, 2, 4, 6, 4, 3))
    """

    order: int
    """n."""
    count: int
    """How many colourings there are up to isomorphism."""
    edges: tuple[int, ...] | None
    """The numbers of edges of each colour, where one class was asked for."""
    colours: int
    """How many colours there are."""
    plies: tuple[int, ...]
    """By ply, where the colours take turns and ``layers`` were asked for."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""

    @staticmethod
    def from_json(json: Json) -> Count:
        """From what the command line prints with ``--json``."""
        edges = tuple(json["edges"]) if "edges" in json else None
        return Count(
            order=json["order"],
            count=int(json["count"]),
            edges=edges,
            colours=len(edges) if edges is not None else json["colours"],
            plies=tuple(int(ply["count"]) for ply in json.get("plies", ())),
            seconds=json["seconds"],
            json=json,
        )


def _number(value: float | str) -> float | Decimal:
    return Decimal(value) if isinstance(value, str) else value


def _interval(ends: Sequence[float | str]) -> tuple[float | Decimal, float | Decimal]:
    return _number(ends[0]), _number(ends[1])


@dataclass(frozen=True)
class Estimate:
    """An estimated number of positions, with an interval for it.

    >>> import harary
    >>> found = harary.estimate(6, samples=100)
    >>> found.method, found.samples, found.bound
    ('orbit', 100, 5903)
    """

    order: int
    """n."""
    target: str
    """The target, by name."""
    green_target: str | None
    """The target of green, where it has one of its own."""
    method: str
    """``"orbit"`` or ``"ratio"``."""
    samples: int
    """How many samples were asked for."""
    seed: int
    """Of the random numbers; the same seed gives the same estimate."""
    estimate: float | Decimal | None
    """The estimated number of positions; None where the time or memory limit was reached first. A
    Decimal where a float would be infinite, from K37 on."""
    interval: tuple[float | Decimal, float | Decimal] | None
    """Its confidence interval."""
    confidence: float | None
    """How sure the interval is, such as 0.95."""
    bound: int
    """The number of all positions: exact up to order 24, an upper bound beyond."""
    draws: int
    """How many positions were drawn."""
    legal: int
    """How many of them had no target."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    stopped: str | None
    """Why there is no estimate."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""

    @staticmethod
    def from_json(json: Json) -> Estimate:
        """From what the command line prints with ``--json``."""
        return Estimate(
            order=json["order"],
            target=json["target"],
            green_target=json.get("green_target"),
            method=json["method"],
            samples=json["samples"],
            seed=json["seed"],
            estimate=None if json["estimate"] is None else _number(json["estimate"]),
            interval=_interval(json["interval"]) if "interval" in json else None,
            confidence=json.get("confidence"),
            bound=int(json["bound"]),
            draws=json["draws"],
            legal=json["legal"],
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
        )


@dataclass(frozen=True)
class Arrowing(Drawn):
    """Does every colouring contain a target in its colour? ``arrows`` is None if the budget ended;
    False comes with a ``witness``, a colouring without.

    >>> import harary
    >>> found = harary.arrows("K5", "K3")
    >>> found.arrows, sorted(found.witness)
    (False, ['green', 'red'])
    """

    board: str
    """The board, as a text of the command line."""
    targets: tuple[str, ...]
    """The targets, by name: one for all colours, or one for each."""
    arrows: bool | None
    """The answer; None where the time or memory limit was reached first."""
    witness: Mapping[str, str] | None
    """A colouring without a target, by the names of the colours."""
    copies: int
    """How many copies of the targets there are."""
    variables: int
    """Of the formula that was solved."""
    clauses: int
    """Of the formula that was solved."""
    conflicts: int
    """Of the solver, a measure of the work."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    proof: str | None
    """The file of the proof, if one was written."""
    stopped: str | None
    """Why there is no answer."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""
    labelling: Labelling = field(default=NUMBERS, repr=False)
    """The labels of the board."""

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Arrowing:
        """From what the command line prints with ``--json``."""
        return Arrowing(
            board=json["board"],
            targets=tuple(json["targets"]),
            arrows=json["arrows"],
            witness=json.get("witness"),
            copies=json["copies"],
            variables=json["variables"],
            clauses=json["clauses"],
            conflicts=json["conflicts"],
            seconds=json["seconds"],
            proof=json.get("proof"),
            stopped=json.get("stopped"),
            json=json,
        )

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return svg.graph_of({"board": self.board})

    def _picture(self, look: svg.Look) -> str | None:
        if self.witness is None:
            return None
        return svg.of_colouring(self.board, self.json["witness"], self.labelling.captions, look)


@spelled_out(Spending)
def count(
    order: int,
    edges: Sequence[int] | None = None,
    *,
    colours: int = 2,
    layers: bool = True,
    **spending: Unpack[Spending],
) -> Count:
    """Edge colourings of K_n up to isomorphism, by Pólya's theorem: with ``edges[i]`` edges of colour i,
    or, without ``edges``, all that ``colours`` taking turns can make, by ply. Two colours without
    ``layers``, the numbers by ply, take much less time.

    >>> count(6).count
    5903
    >>> count(18, [76, 77]).count % 1000
    401
    >>> count(18, layers=False).count % 1000
    831
    """
    order = whole("order", order)
    with listener(spending) as told:
        if edges is None:
            colours = whole("colours", colours)
            return make(Count, _harary.count_turns(order, colours, bool(layers), budget(spending), told))
        numbers = [whole("edges", number) for number in several("edges", edges)]
        return make(Count, _harary.count_class(order, numbers, budget(spending), told))


@spelled_out(Spending)
def estimate(
    order: int,
    target: BoardLike = "K3",
    *,
    green_target: BoardLike | None = None,
    method: str = "orbit",
    samples: int = 1000,
    **spending: Unpack[Spending],
) -> Estimate:
    """Positions of Sim on K_n in which no colour contains the target, by sampling; with a
    ``green_target``, in which red has no ``target`` and green no ``green_target``. ``method``:
    ``"orbit"`` or ``"ratio"``.

    >>> found = estimate(6, samples=200)
    >>> found.interval[0] <= 2250 <= found.interval[1]
    True
    """
    word = target if isinstance(target, str) else Board.of(target, "target").text
    green = None
    if green_target is not None:
        green = (
            green_target
            if isinstance(green_target, str)
            else Board.of(green_target, "green_target").text
        )
    order = whole("order", order)
    samples = whole("samples", samples)
    method = text("method", method)
    with listener(spending) as told:
        found = _harary.estimate(order, word, green, method, samples, budget(spending), told)
        return make(Estimate, found)


@spelled_out(Spending)
def arrows(
    board: BoardLike,
    *targets: BoardLike,
    colours: int | None = None,
    red: str | Iterable[tuple[Hashable, Hashable]] | None = None,
    green: str | Iterable[tuple[Hashable, Hashable]] | None = None,
    proof: str | os.PathLike[str] | None = None,
    symmetry: str = "auto",
    **spending: Unpack[Spending],
) -> Arrowing:
    """Does every colouring of the board's edges contain a target in its colour? One target for all
    colours, or one for each.

    >>> arrows("K6", "K3").arrows, arrows("K5", "K3").arrows
    (True, False)
    """
    on = Board.of(board)
    colours = None if colours is None else whole("colours", colours)
    symmetry = text("symmetry", symmetry)
    words = [
        target if isinstance(target, str) else Board.of(target, "target").text for target in targets
    ]
    with listener(spending) as told, on.labelling.errors():
        answer = _harary.arrows(
            on.text,
            words,
            colours,
            None if red is None else edges_text(red, on, "red"),
            None if green is None else edges_text(green, on, "green"),
            None if proof is None else path("proof", proof),
            symmetry,
            budget(spending),
            told,
        )
    return make(Arrowing, answer, on.labelling)
