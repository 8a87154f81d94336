# SPDX-License-Identifier: MIT
"""The keywords of questions that the program answers: its options, with ``_`` for ``-``. A test compares them with the
program's."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal, TypeAlias, TypedDict

from harary.options import AskedGame
from harary.spending import Duration, Spending

PathLike: TypeAlias = "str | os.PathLike[str]"


class TableOptions(TypedDict, total=False):
    """Of a table of the papers.

    - ``min``, ``max``: the first and the last line.
    - ``target``: of tables with targets, one or several, or ``"all"``.
    - ``uniform``: of ``clutters``, only those whose sets all have this many points.
    - ``out``: a folder for the tablebases, of tables that have them.
    - ``game``: of ``forms``, ``"col"`` or ``"snort"``.
    - ``known``: of ``ramsey-games``, what an earlier run printed.
    - ``time_total``: of ``ramsey-games``, the limit for all cells; ``time`` is that of each.
    """

    min: int | None
    max: int | None
    target: str | Sequence[str] | None
    uniform: int | None
    out: PathLike | None
    game: str | None
    known: PathLike | None
    time_total: Duration | None


class CheckOptions(TypedDict, total=False):
    """Of a check of a paper.

    - ``max``, ``min``, ``order``, ``samples``: how much is checked.
    - ``proofs``: a folder for proofs, of ``fact-8-1``.
    """

    max: int | None
    min: int | None
    order: int | None
    samples: int | None
    proofs: PathLike | None


class ReduceOptions(TypedDict, total=False):
    """Of a reduction.

    - ``out``: a file for the instance of the game.
    - ``draw``: a file for a picture, which ends in .svg or .dot.
    - ``bound``: of ``fvs`` in digraph6, which has none, how many vertices may be removed.
    - ``explain``: what each gadget and each move stands for.
    - ``solve``: solves both sides and compares.
    """

    out: PathLike | None
    draw: PathLike | None
    bound: int | None
    explain: bool | None
    solve: bool | None


class ChancesOptions(TypedDict, total=False):
    """Of chances against players who make mistakes.

    - ``as_``: the side whose chances they are.
    - ``games``: how many the learning player plays.
    - ``plot``: a file for its curve.
    """

    as_: Literal["first", "second"] | None
    games: int | None
    plot: PathLike | None


class SplitOptions(TypedDict, total=False):
    """Of the parts of a game.

    - ``plies``: how many moves are made first.
    - ``part``: solve the part of this number.
    - ``question``: of all parts.
    - ``join``, ``open``: a file with the answers so far.
    - ``stats``: say what the searches did.
    """

    plies: int | None
    part: int | None
    question: Literal["outcome", "winner"] | None
    join: PathLike | None
    open: PathLike | None
    stats: bool | None


class ExportOptions(TypedDict, total=False):
    """Of a file for other programs.

    - ``plies``: of ``qdimacs``, within how many moves Red is to win; of ``tatham``, the limit.
    - ``out``: the file; without it the text is returned.
    """

    plies: int | None
    out: PathLike | None


class AskedTable(TableOptions, Spending, total=False):
    """The options of a table and what it may spend."""


class AskedCheck(CheckOptions, Spending, total=False):
    """The options of a check and what it may spend."""


class AskedReduction(ReduceOptions, Spending, total=False):
    """The options of a reduction and what it may spend."""


class AskedChances(ChancesOptions, AskedGame, total=False):
    """The options of chances and of the game, and what they may spend."""


class AskedSplit(SplitOptions, AskedGame, total=False):
    """The options of parts and of the game, and what they may spend."""


class AskedExport(ExportOptions, AskedGame, total=False):
    """The options of an export and of the game, and what it may spend."""
