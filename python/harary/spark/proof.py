# SPDX-License-Identifier: MIT
"""One question on many machines: the positions after the first moves, up to isomorphism, are solved
side by side; the start's value is that of the small tree above them, by the rule of the game (the
mover takes the best for himself).

The work goes in rounds, because values help one another: after each round the values found bound
their ancestors, and what lies outside the bounds of an ancestor can no longer matter (alpha-beta on
the small tree) and is never asked. The first round asks one reply to each first move: the idea of
young brothers who wait (Feldmann).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from harary import _harary
from harary.answers import Answer
from harary.catalogue import option_texts
from harary.pictures import _fields
from harary.spark import kernel as work

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# Larger is better for the first player: (value, the first player's points).
Worth: TypeAlias = tuple[float, float]
_LEAST: Worth = (float("-inf"), float("-inf"))
_MOST: Worth = (float("inf"), float("inf"))

RoundListener = Callable[[int, int, int], None]


@dataclass(frozen=True)
class ProofAnswer:
    """What the rounds proved."""

    game: str
    instance: Mapping[str, str]
    winner: str
    value: int | None
    outcome: tuple[int, int] | None
    subproblems: int
    solved: int
    """Subproblems that were asked; the others could not matter."""
    rounds: int
    positions: int
    seconds: float


@dataclass
class _Node:
    """A position of the small tree. Bounds are on its worth."""

    key: tuple[int, int]
    first_chooses: bool
    children: list[_Node] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    low: Worth = _LEAST
    high: Worth = _MOST
    answer: Answer | None = None

    @property
    def known(self) -> bool:
        return self.low == self.high


def _position_options(
    name: str, options: Mapping[str, str], game: _harary.Game, text: str
) -> dict[str, str] | None:
    """The position as an instance of its own: edges coloured from the start, and who begins. None if
    the game is over there."""
    view = json.loads(game.view(text))
    if view["finished"]:
        return None
    fields = _fields(view["position"])
    given = dict(options)
    for option in ("red", "green"):
        if option in fields:
            given[option] = fields[option]
    if "edges" in fields:
        given["red"] = fields["edges"]
    given["first"] = {"first": "red", "second": "green"}.get(view["mover"], view["mover"])
    return {option: value for option, value in given.items() if value}


class _Tree:
    """The positions after at most `depth` moves, each class once."""

    def __init__(self, name: str, options: Mapping[str, str], depth: int) -> None:
        self.name = name
        self.options = dict(options)
        self.game = _harary.make_game(name, self.options)
        self.kernel = self.game.kernel()
        self._nodes: dict[tuple[int, tuple[int, int]], _Node] = {}
        self.root = self._node(self.kernel.start(), 0, depth)
        self.leaves = [node for node in self._nodes.values() if not node.children]

    def _node(self, key: work.Keys, layer: int, depth: int) -> _Node:
        name = (int(key[0, 0]), int(key[0, 1]))
        found = self._nodes.get((layer, name))
        if found is not None:
            return found
        node = _Node(name, self.kernel.largest(layer))
        self._nodes[layer, name] = node
        if layer < depth:
            children = self.kernel.successors(key)
            for i in range(len(children)):
                child = np.ascontiguousarray(children[i : i + 1])
                node.children.append(self._node(child, layer + 1, depth))
        if not node.children:
            text = self.kernel.text(key)
            options = _position_options(self.name, self.options, self.game, text)
            if options is None:
                node.low = node.high = self._ended(text)
            else:
                node.options = options
        return node

    def _ended(self, text: str) -> Worth:
        view = json.loads(self.game.view(text))
        return _worth(view["winner"], view.get("value"), view.get("outcome"))

    def bound(self) -> None:
        """Carries what the leaves know up to the root."""
        for (_, _), node in sorted(self._nodes.items(), key=lambda item: -item[0][0]):
            if not node.children:
                continue
            choose = max if node.first_chooses else min
            node.low = choose(child.low for child in node.children)
            node.high = choose(child.high for child in node.children)

    def wanted(self, slots: int) -> list[_Node]:
        """Leaves that can still matter, at most `slots`: one below each move first."""
        found: dict[tuple[int, int], tuple[int, _Node]] = {}

        def visit(node: _Node, low: Worth, high: Worth, rank: int) -> None:
            low, high = max(low, node.low), min(high, node.high)
            if node.known or low >= high:
                return
            if not node.children:
                known = found.get(node.key)
                if known is None or rank < known[0]:
                    found[node.key] = (rank, node)
                return
            open_children = [child for child in node.children if not child.known]
            for i, child in enumerate(open_children):
                visit(child, low, high, rank + i)

        visit(self.root, _LEAST, _MOST, 0)
        ranked = sorted(found.values(), key=lambda entry: (entry[0], entry[1].key))
        return [node for _, node in ranked[:slots]]


def _worth(winner: str, value: int | None, outcome: Any) -> Worth:
    points = float(outcome[0]) if outcome else 0.0
    if value is None:
        value = {"first": 1, "second": -1, "tie": 0}[winner]
    return (float(value), points)


def _solve(
    name: str, question: str, spending: Mapping[str, Any]
) -> Callable[[dict[str, str]], dict[str, Any]]:
    """What a worker does with one subproblem."""

    def solve(options: dict[str, str]) -> dict[str, Any]:
        from harary.asking import Game

        answer = Game(name, **options).solve(  # type: ignore[arg-type]
            question=question, **{"threads": 1, **spending}
        )
        return answer.json

    return solve


def proof(
    spark: SparkSession,
    name: str,
    *,
    depth: int = 2,
    question: str = "outcome",
    slots: int | None = None,
    spending: Mapping[str, Any] | None = None,
    told: RoundListener = lambda number, asked, left: None,
    **options: Any,
) -> ProofAnswer:
    """Who wins, by subproblems ``depth`` moves into the game that Spark's workers solve; ``slots`` of
    them a round (twice the cluster's cores if not said). ``spending``: what one subproblem may use
    (``memory``, ``time``)."""
    begin = time.monotonic()
    texts = option_texts(options)
    if texts.get("bias", "1:1") != "1:1":
        raise _harary.InputError("--bias: a position within a turn is no instance of its own")
    tree = _Tree(name, texts, depth)
    context = spark.sparkContext
    most = slots or 2 * context.defaultParallelism
    rounds = solved = positions = 0
    tree.bound()
    while not tree.root.known:
        leaves = tree.wanted(most)
        if not leaves:
            raise _harary.LimitError(f"{name}: the subproblems do not settle the start")
        rounds += 1
        told(rounds, len(leaves), len(tree.leaves) - solved)
        work_list = context.parallelize([leaf.options for leaf in leaves], len(leaves))
        for leaf, found in zip(
            leaves, work_list.map(_solve(name, question, spending or {})).collect(), strict=True
        ):
            answer = Answer.from_json(found)
            if answer.winner is None:
                raise _harary.BudgetEnded(f"a subproblem's budget ended: {answer.stopped}")
            leaf.answer = answer
            value = None if question == "winner" else answer.value
            leaf.low = leaf.high = _worth(answer.winner, value, answer.outcome)
            solved += 1
            positions += answer.positions
        tree.bound()
    return _answer(tree, question, solved, rounds, positions, time.monotonic() - begin)


def _answer(
    tree: _Tree, question: str, solved: int, rounds: int, positions: int, seconds: float
) -> ProofAnswer:
    worth = tree.root.low
    outcome = next(
        (
            leaf.answer.outcome
            for leaf in tree.leaves
            if leaf.answer is not None and leaf.low == worth and leaf.answer.outcome
        ),
        None,
    )
    winner = next(
        (
            leaf.answer.winner
            for leaf in tree.leaves
            if leaf.answer is not None and leaf.low == worth and leaf.answer.winner
        ),
        "first" if worth[0] > 0 else "second" if worth[0] < 0 else "tie",
    )
    return ProofAnswer(
        game=tree.name,
        instance=dict(tree.game.instance),
        winner=winner,
        value=None if question == "winner" else int(worth[0]),
        outcome=outcome,
        subproblems=len(tree.leaves),
        solved=solved,
        rounds=rounds,
        positions=positions,
        seconds=seconds,
    )
