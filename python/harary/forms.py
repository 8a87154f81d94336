# SPDX-License-Identifier: MIT
"""Values of short games in Conway's theory, as numbers that one can calculate with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from harary import _harary
from harary.drawing import Drawing

FormLike: TypeAlias = "Form | int | Fraction | str"

_MOST_FORMS = 20_000_000
_MOST_BYTES = 2**31
_LONGEST = 1_000_000
# One for all, so that equal values are equal numbers.
_TABLE = _harary.FormTable(_MOST_FORMS, _MOST_BYTES)

Wall: TypeAlias = tuple[tuple[Fraction, Fraction], ...]


@dataclass(frozen=True)
class Thermograph:
    """How the stops of a value change when each move costs t. In a notebook it is drawn, larger values to the left.

    >>> import harary
    >>> graph = harary.Form("{2|-1}").thermograph()
    >>> graph.mean, graph.temperature
    (Fraction(1, 2), Fraction(3, 2))
    >>> graph.left[0]
    (Fraction(-1, 1), Fraction(3, 1))
    """

    left: Wall
    """The left wall: (temperature, value) of each of its knots, from -1 to the foot of the mast."""
    right: Wall
    """The right wall."""
    svg: str = field(repr=False)
    """The drawing as a text of SVG."""

    @property
    def mean(self) -> Fraction:
        """The value of the mast."""
        return self.left[-1][1]

    @property
    def temperature(self) -> Fraction:
        """Where the walls meet."""
        return self.left[-1][0]

    def draw(self) -> Drawing:
        """The drawing, which can be saved."""
        return Drawing(self.svg)

    def _repr_svg_(self) -> str:
        return self.svg


class Form:
    """The value of a short game: two forms are equal if no sum of games tells them apart. Left is who makes values
    larger: Red in ``col`` and ``snort``.

    A text is read as CGSuite writes it: ``"3/4"``, ``"^2*"``, ``"{1|*}"``, ``"±2"``, ``"{2||1|-1}"``. Integers, fractions
    and such texts may stand where a form is expected.

    >>> import harary
    >>> switch = harary.Form("{1|-1}")
    >>> switch, switch + switch, switch + 2
    (Form('±1'), Form('0'), Form('{3|1}'))
    >>> harary.Form("^") > 0, harary.Form("^") < harary.Form("1/1024"), harary.Form("*").confused_with(0)
    (True, True, True)
    >>> harary.Form.of(left=[0], right=["*"])
    Form('^')
    """

    __slots__ = ("_number",)
    _number: int

    def __new__(cls, value: FormLike) -> Form:
        """The value of a text, an integer, or a fraction whose denominator is a power of two."""
        return value if isinstance(value, Form) else cls._numbered(_TABLE.read(_text_of(value)))

    @classmethod
    def _numbered(cls, number: int) -> Form:
        form = object.__new__(cls)
        object.__setattr__(form, "_number", number)
        return form

    @classmethod
    def of(cls, left: Iterable[FormLike], right: Iterable[FormLike]) -> Form:
        """The game with these options of Left and of Right."""
        return cls._numbered(_TABLE.of([Form(one)._number for one in left], [Form(one)._number for one in right]))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Form does not change: {name}")

    def __reduce__(self) -> tuple[Callable[[str], Form], tuple[str]]:
        return Form, (str(self),)

    def __copy__(self) -> Form:
        return self

    def __deepcopy__(self, memo: object) -> Form:
        return self

    def __str__(self) -> str:
        text = _TABLE.notation(self._number, _LONGEST)
        if text is None:
            raise _harary.LimitError(f"form: its notation is longer than {_LONGEST} characters")
        return text

    def __repr__(self) -> str:
        text = _TABLE.notation(self._number, 1000)
        return "Form(<a long notation>)" if text is None else f"Form({text!r})"

    def __hash__(self) -> int:
        # A number is equal to its Fraction.
        number = self.number
        return hash(("Form", self._number)) if number is None else hash(number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Form, int, Fraction)):
            return NotImplemented
        return self._number == Form(other)._number

    def __ge__(self, other: FormLike) -> bool:
        return _TABLE.at_least(self._number, Form(other)._number)

    def __le__(self, other: FormLike) -> bool:
        return _TABLE.at_least(Form(other)._number, self._number)

    def __gt__(self, other: FormLike) -> bool:
        return self >= other and not self <= other

    def __lt__(self, other: FormLike) -> bool:
        return self <= other and not self >= other

    def confused_with(self, other: FormLike) -> bool:
        """Is neither at least the other? Then who starts in the difference wins."""
        return not self >= other and not self <= other

    def __add__(self, other: FormLike) -> Form:
        return Form._numbered(_TABLE.sum(self._number, Form(other)._number))

    __radd__ = __add__

    def __neg__(self) -> Form:
        return Form._numbered(_TABLE.negative(self._number))

    def __pos__(self) -> Form:
        return self

    def __sub__(self, other: FormLike) -> Form:
        return self + -Form(other)

    def __rsub__(self, other: FormLike) -> Form:
        return Form(other) + -self

    def __mul__(self, count: int) -> Form:
        """The sum of this number of copies."""
        if not isinstance(count, int):
            return NotImplemented
        one, left, total = (self if count >= 0 else -self), abs(count), Form(0)
        while left:
            total, one, left = (total + one if left & 1 else total), (one + one if left > 1 else one), left >> 1
        return total

    __rmul__ = __mul__

    @property
    def left(self) -> tuple[Form, ...]:
        """Left's options in canonical form."""
        return tuple(map(Form._numbered, _TABLE.left(self._number)))

    @property
    def right(self) -> tuple[Form, ...]:
        """Right's options in canonical form."""
        return tuple(map(Form._numbered, _TABLE.right(self._number)))

    @property
    def number(self) -> Fraction | None:
        """The number that the value is; None of other values."""
        number = _TABLE.number(self._number)
        return None if number is None else Fraction(number)

    @property
    def stops(self) -> tuple[Fraction, Fraction]:
        """The numbers at which play ends if Left begins, and if Right does."""
        left, right = _TABLE.stops(self._number)
        return Fraction(left), Fraction(right)

    @property
    def outcome(self) -> str:
        """Who wins: ``"left"`` or ``"right"`` in any case, or the ``"first"`` or the ``"second"`` player."""
        return _TABLE.outcome(self._number)

    @property
    def birthday(self) -> int:
        """The depth of the canonical form."""
        return _TABLE.birthday(self._number)

    @property
    def mean(self) -> Fraction:
        """What a copy of the game is worth where there are many."""
        return self.thermograph().mean

    @property
    def temperature(self) -> Fraction:
        """What a move in it gains; of a number that is below 0."""
        return self.thermograph().temperature

    @property
    def reduced(self) -> Form:
        """The reduced canonical form: the simplest value that differs by an infinitesimal."""
        return Form._numbered(_TABLE.reduced(self._number))

    @property
    def atomic_weight(self) -> Form | None:
        """What counts of an all-small game beside ups; None of other games."""
        weight = _TABLE.atomic_weight(self._number)
        return None if weight is None else Form._numbered(weight)

    def thermograph(self) -> Thermograph:
        """The walls and the mast, exactly."""
        left, right = _TABLE.walls(self._number)
        return Thermograph(_wall(left), _wall(right), _TABLE.picture(self._number))

    def _repr_svg_(self) -> str:
        return _TABLE.picture(self._number)


def _text_of(value: int | Fraction | str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, (int, Fraction)):
        return str(Fraction(value))
    raise TypeError(f"a form is a text, an integer or a fraction, not {type(value).__name__}")


def _wall(knots: list[tuple[str, str]]) -> Wall:
    return tuple((Fraction(temperature), Fraction(value)) for temperature, value in knots)
