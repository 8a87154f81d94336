# SPDX-License-Identifier: MIT
"""One question about many boards."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Unpack, cast, overload

from harary import _harary
from harary.answers import Answer, make
from harary.arguments import path, refuse_swapped, truth
from harary.arguments import text as text_of
from harary.boards import Board, BoardLike
from harary.catalogue import by_name
from harary.names import GameName, MethodName, QuestionName
from harary.options import AskedGame, divided, labelling_of, read_options
from harary.showing import table
from harary.signatures import spelled_out
from harary.spending import Duration, budget, listener, seconds_of


@dataclass(frozen=True)
class Solved:
    """A board of a list, and what was found."""

    board: Board | None
    """The board; None where what was given is none."""
    answer: Answer | None
    """The answer; None where there is none, as ``error`` says."""
    error: str | None = None
    """Why there is no answer."""


class SolvedList(Sequence[Solved]):
    """Boards with their answers, in the order in which they were given."""

    def __init__(self, entries: Iterable[Solved]) -> None:
        self._entries = tuple(entries)

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Solved: ...
    @overload
    def __getitem__(self, index: slice) -> SolvedList: ...
    def __getitem__(self, index: int | slice) -> Solved | SolvedList:
        if isinstance(index, slice):
            return SolvedList(self._entries[index])
        return self._entries[index]

    def __iter__(self) -> Iterator[Solved]:
        return iter(self._entries)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that there are."""
        return tuple(entry.answer for entry in self._entries if entry.answer is not None)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each board, of plain values."""
        return [_row(entry) for entry in self._entries]

    def frame(self) -> Any:
        """The rows as a data frame of pandas."""
        import pandas

        return pandas.DataFrame(self.rows())

    def __repr__(self) -> str:
        decided = sum(answer.proved for answer in self.answers)
        return f"<SolvedList of {len(self)} boards, {decided} decided>"

    def _repr_html_(self) -> str:
        rows = self.rows()
        return table(list(rows[0]) if rows else [], [list(row.values()) for row in rows])


def _row(entry: Solved) -> dict[str, Any]:
    board, answer = entry.board, entry.answer
    first, second = (None, None) if answer is None or answer.outcome is None else answer.outcome
    return {
        "board": None if board is None else board.text,
        "order": None if board is None else board.order,
        "size": None if board is None else len(board.edges),
        "winner": None if answer is None else answer.winner,
        "value": None if answer is None else answer.value,
        "first": first,
        "second": second,
        "remoteness": None if answer is None else answer.remoteness,
        "proved": False if answer is None else answer.proved,
        "positions": None if answer is None else answer.positions,
        "seconds": None if answer is None else answer.seconds,
        "error": entry.error,
    }


@spelled_out(AskedGame)
def solve_many(
    name: GameName,
    boards: Iterable[BoardLike] | str | os.PathLike[str],
    *,
    question: QuestionName = "outcome",
    method: MethodName = "auto",
    remoteness: bool = False,
    keep_tables: bool = False,
    skip_bad: bool = False,
    time_each: Duration | None = None,
    **given: Unpack[AskedGame],
) -> SolvedList:
    """Solves a game on many boards side by side, as ``harary solve --boards`` does.

    ``boards``: graphs, each as `Board.of` takes it, or the path of a list of graphs. ``keep_tables``: what was
    learned of one board serves the next. ``skip_bad``: what is not a board, or not one of this game, becomes an entry with
    an ``error``. ``time_each``: the limit for each board; ``time`` is that of all together. Where it ends, the boards
    that were not reached are left out.

    >>> found = solve_many("clique", ["K4", [("a", "b"), ("b", "c"), ("c", "a")]])
    >>> [(entry.board.order, entry.answer.winner) for entry in found]
    [(4, 'second'), (3, 'second')]
    """
    refuse_swapped("solve_many", ("game", name), ("boards", boards), by_name())
    options, spending = divided(given)
    if any(options.get(one) is not None for one in ("board", "order")):
        raise TypeError("board: give the boards of solve_many as a list")
    asked = text_of("question", question), text_of("method", method), truth("remoteness", remoteness)
    found: list[Solved] = []
    places: list[int] = []
    texts: list[dict[str, str]] = []
    for board in _given(boards):
        try:
            made = Board.of(board)
            read = read_options(name, {**cast(dict[str, Any], options), "board": made})
        except (_harary.InputError, _harary.LimitError, TypeError) as error:
            if not truth("skip_bad", skip_bad):
                raise
            found.append(Solved(None, None, str(error)))
            continue
        places.append(len(found))
        found.append(Solved(made, None))
        texts.append(dict(read.texts))
    with listener(spending) as told:
        solved = _harary.solve_list(
            name, texts, *asked, seconds_of("time_each", time_each), truth("keep_tables", keep_tables),
            budget(spending), told,
        )  # fmt: skip
    for place, (json, refusal) in zip(places, solved, strict=False):
        board_of_it = found[place].board
        if refusal and not skip_bad:
            raise _harary.InputError(_harary.in_python_words(refusal))
        answer = None if refusal else make(Answer, json, labelling_of(name, board_of_it))
        found[place] = Solved(board_of_it, answer, _harary.in_python_words(refusal) if refusal else None)
    reached = places[len(solved) - 1] + 1 if solved else 0
    first_missing = places[len(solved)] if len(solved) < len(places) else len(found)
    return SolvedList(found[: max(reached, first_missing)])


def _given(boards: Iterable[BoardLike] | str | os.PathLike[str]) -> Iterable[Any]:
    """The boards themselves, or those of a file."""
    if isinstance(boards, (str, os.PathLike)):
        return _harary.boards_of_list(path("boards", boards).removeprefix("@"))
    return boards


