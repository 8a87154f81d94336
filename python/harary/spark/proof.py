# SPDX-License-Identifier: MIT
"""One question on many machines: Spark's workers solve the parts of a game, each by itself, in rounds
or hard positions that are divided when they take too long (``harary.sharing``)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Unpack, cast

from harary.catalogue import GameOptions
from harary.game import Game
from harary.news import Done, Task
from harary.names import GameName
from harary.sharing import ProofAnswer, RoundListener, SharedAnswer, in_rounds
from harary.sharing import shared as shared_by
from harary.signatures import spelled_out
from harary.spending import Spending
from harary.workers import PartSolver, SharingSolver

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


@spelled_out(GameOptions)
def proof(
    spark: SparkSession,
    name: GameName,
    *,
    plies: int = 2,
    question: str = "outcome",
    slots: int | None = None,
    file: str | os.PathLike[str] | None = None,
    spending: Mapping[str, Any] | None = None,
    told: RoundListener = lambda number, asked, left: None,
    **options: Unpack[GameOptions],
) -> ProofAnswer:
    """Who wins, by the parts ``plies`` moves into the game that Spark's workers solve; ``slots`` of
    them a round (by default twice the cluster's cores). ``file``: keeps what is solved, on the
    driver's machine, and the same call resumes from it; ``harary split --join`` reads it.
    ``spending``: what one part may use (``memory``, ``time``)."""
    game = Game(name, **options)
    solver = PartSolver.of(game, question, **cast(Spending, spending or {}))
    context = spark.sparkContext

    def solve(positions: Sequence[str]) -> Iterable[str]:
        lines: list[str] = context.parallelize(positions, len(positions)).map(solver).collect()
        return lines

    return in_rounds(
        game,
        solve,
        slots or 2 * context.defaultParallelism,
        plies=plies,
        question=question,
        file=file,
        told=told,
    )


@spelled_out(GameOptions)
def shared(
    spark: SparkSession,
    name: GameName,
    *,
    plies: int = 1,
    question: str = "outcome",
    slots: int | None = None,
    file: str | os.PathLike[str] | None = None,
    news_from: int | None = None,
    spending: Mapping[str, Any] | None = None,
    **options: Unpack[GameOptions],
) -> SharedAnswer:
    """Who wins, by positions that Spark's workers solve, ``slots`` of them at a time (by default as many as
    the cluster has cores); each is a job of one task, so a core that is free gets the next one at once.
    ``spending``: what one position may use (``memory``, ``time``); one that takes longer is divided.
    See ``harary.sharing``."""
    context = spark.sparkContext
    game = Game(name, **options)
    at_once = slots or context.defaultParallelism

    class Cluster(ThreadPoolExecutor):
        """Each thread waits for a job of Spark."""

        def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Any:
            return super().submit(_on_spark, context, function, *arguments)

    with Cluster(at_once) as cluster:
        return shared_by(
            game, cluster, at_once, plies=plies, question=question, file=file, news_from=news_from,
            **cast(Spending, spending or {}),
        )  # fmt: skip


def _on_spark(context: Any, solver: SharingSolver, task: Task) -> Done:
    done: list[Done] = context.parallelize([task], 1).map(solver).collect()
    return done[0]


__all__ = ["ProofAnswer", "SharedAnswer", "proof", "shared"]
