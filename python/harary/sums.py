# SPDX-License-Identifier: MIT
"""Sums of different games, and misère quotients."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Unpack

from harary import _harary
from harary.answers import Json, make
from harary.arguments import text, whole
from harary.forms import Form
from harary.signatures import spelled_out
from harary.spending import Spending, budget, listener


@dataclass(frozen=True)
class SumMove:
    """A winning move of a sum.

    >>> import harary
    >>> [(move.component, move.move, move.temperature) for move in harary.sum("snort P3", first="left").moves]
    [(0, '1', Fraction(2, 1))]
    """

    component: int
    """The number of the term, from 0."""
    move: str
    """The move in that game; of a value, the option."""
    role: str
    """Who makes it: ``"left"`` or ``"right"``."""
    temperature: Fraction | None
    """That of the component; None where its value was not found."""


@dataclass(frozen=True)
class Sum:
    """Who wins a sum of games.

    >>> import harary
    >>> found = harary.sum("snort P3", "{1|-1}", "*")
    >>> found.outcome_class, [(move.component, move.move) for move in found.moves if move.role == "left"]
    ('first', [(0, '1')])
    """

    terms: tuple[str, ...]
    """As they were given."""
    if_left: str | None
    """Who wins if Left starts, ``"left"`` or ``"right"``; None if it was not asked or not found."""
    if_right: str | None
    """The same if Right starts."""
    outcome_class: str | None
    """``"left"``, ``"right"``, ``"first"`` or ``"second"``."""
    form: Form | None
    """The value of the sum, where it was found."""
    temperature: Fraction | None
    """That of the sum."""
    moves: tuple[SumMove, ...]
    """The winning moves of each player who wins by starting."""
    positions: int
    """How many were searched and valued."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    stopped: str | None
    """Why something is not known: ``"time"`` or ``"memory"``."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""

    @staticmethod
    def from_json(json: Json) -> Sum:
        """From what the command line prints with ``--json``."""
        winners = json.get("by_starter") or {json["first"]: json["role"]}
        return Sum(
            terms=tuple(json["terms"]),
            if_left=winners.get("left"),
            if_right=winners.get("right"),
            outcome_class=json["class"],
            form=None if json["form"] is None else Form(json["form"]),
            temperature=_fraction(json.get("temperature")),
            moves=tuple(
                SumMove(move["component"], move["move"], move["role"], _fraction(move["temperature"])) for move in json["moves"]
            ),
            positions=json["positions"],
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
        )


@dataclass(frozen=True)
class MisereQuotient:
    """The misère quotient of all sums of the heaps 1 to ``heaps``.

    >>> import harary
    >>> quotient = harary.misere_quotient(octal="0.77", most=4)
    >>> quotient.order, quotient.p_portion
    (6, ('a', 'b^2'))
    """

    octal: str
    """The octal code of the game."""
    heaps: int
    """The largest heap."""
    order: int | None
    """How many elements it has; None where a limit was reached first."""
    generators: tuple[str, ...]
    """The letters of the presentation."""
    relations: tuple[str, ...]
    """With the generators, a presentation: ``"a^2 = 1"``."""
    elements: tuple[str, ...]
    """The least product of each element; the first is ``"1"``."""
    p_portion: tuple[str, ...]
    """The elements whose sums are lost for the player to move."""
    values: tuple[str, ...]
    """The element of each heap, from heap 1 on."""
    at_least: int
    """A lower bound of the number of elements; the number itself where it is known."""
    stopped: str | None
    """Why there is no quotient: ``"time"``, ``"memory"``, or ``"elements"`` where it has too many."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""

    @staticmethod
    def from_json(json: Json) -> MisereQuotient:
        """From what the command line prints with ``--json``."""
        return MisereQuotient(
            octal=json["octal"],
            heaps=json["heaps"],
            order=json["order"],
            generators=tuple(json.get("generators", ())),
            relations=tuple(json.get("relations", ())),
            elements=tuple(json.get("elements", ())),
            p_portion=tuple(json.get("p_portion", ())),
            values=tuple(json.get("values", ())),
            at_least=json["at_least"] if "at_least" in json else json["order"],
            stopped=json.get("stopped", json.get("limit")),
            json=json,
        )


def _fraction(value: str | None) -> Fraction | None:
    return None if value is None else Fraction(value)


@spelled_out(Spending)
def sum(*terms: str | Form, first: str | None = None, **spending: Unpack[Spending]) -> Sum:
    """Who wins a sum of games, for either starter or for ``first``, ``"left"`` or ``"right"``. A term is a game and
    a board, a value in notation, or a `Form`. Red is Left.

    >>> sum("col P5", "snort C4", "*2", "{1|-1}").outcome_class
    'first'
    >>> sum("snort P9", "snort P9").outcome_class
    'second'
    """
    words = [str(term) if isinstance(term, Form) else text("terms", term) for term in terms]
    with listener(spending) as told:
        return make(Sum, _harary.sum(words, "" if first is None else text("first", first), budget(spending), told))


@spelled_out(Spending)
def misere_quotient(
    game: str | None = None,
    *,
    octal: str | None = None,
    most: int,
    most_elements: int = 1000,
    **spending: Unpack[Spending],
) -> MisereQuotient:
    """The misère quotient of sums of the paths P1 to P``most`` in ``kayles``, or of the heaps 1 to ``most`` of an
    ``octal`` code.

    >>> misere_quotient("kayles", most=5).order
    6
    """
    if (game is None) == (octal is None):
        raise _harary.InputError("misere_quotient: give a game, such as 'kayles', or octal='0.77'")
    heaps = whole("most", most)
    if not 1 <= heaps <= 60:
        raise _harary.InputError(f"most: {heaps} is not from 1 to 60")
    words = ("" if game is None else text("game", game), "" if octal is None else text("octal", octal))
    with listener(spending) as told:
        found = _harary.misere_quotient(*words, heaps, whole("most_elements", most_elements), budget(spending), told)
        return make(MisereQuotient, found)
