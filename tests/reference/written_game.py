# SPDX-License-Identifier: MIT
"""Written games by their plain definition: an interpreter of the language that shares no line with the engine. Nothing is
forgotten, merged or bounded, so it judges the engine on small boards.

It reads what docs/written-games.md says, for points that are cells of a grid, edges or vertices of a complete graph or a
path, or a list of names; the families of sets are "line:N", "copies:K3", "closed-neighbourhoods", and lists.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Points = frozenset[str]
OWN, OTHER, SAME, ANY, ONE = "own", "other", "same", "any", "one mark"


@dataclass(frozen=True)
class Position:
    """The mark of each marked point, how many turns were begun, how many moves are left in this one, how many were made,
    and what an `end` has said: a player's number, "draw", or nothing."""

    marks: frozenset[tuple[str, str]]
    turn: int
    left: int
    made: int
    ended: int | str | None = None


@dataclass(frozen=True)
class Move:
    mark: str
    points: Points


def grid(text: str) -> tuple[list[str], dict[str, tuple[int, int]]]:
    width, height = (int(part) for part in text.split(":")[1].split("x"))
    where = {f"{chr(ord('a') + x)}{y + 1}": (x, y) for y in range(height) for x in range(width)}
    return list(where), where


def graph_edges(text: str) -> tuple[int, list[tuple[int, int]]]:
    order = int(text[1:])
    if text.startswith("P"):
        return order, [(v, v + 1) for v in range(order - 1)]
    return order, [(u, v) for v in range(order) for u in range(v)]


class WrittenGame:
    def __init__(self, text: str) -> None:
        self.file: dict[str, Any] = tomllib.loads(text)
        self.players: list[str] = self.file.get("players", ["Red", "Green"])
        self.marks: dict[str, str] = self.file["marks"]
        move = self.file.get("move", {})
        self.turns: list[int] = move.get("turns", [1])
        self.forbids: list[dict[str, str]] = self.file.get("forbid", [])
        self.ends: list[dict[str, str]] = self.file.get("end", [])
        self.last: str = self.file["last"]["result"]
        self.scores: list[dict[str, Any]] = self.file.get("score", [])
        place = move.get("place", "one point")
        self.places = [
            place if isinstance(place, str) else place.get(player, "one point") for player in self.players
        ]
        self._read_board()
        self.sets = {name: self._family(said) for name, said in self.file.get("sets", {}).items()}
        self.begin = frozenset(
            (point, mark) for mark, points in move.get("start", {}).items() for point in points
        )

    def _read_board(self) -> None:
        said = self.file["board"]["points"]
        adjacent = self.file["board"].get("adjacent")
        self.where: dict[str, tuple[int, int]] = {}
        pairs: list[tuple[str, str]] = []
        if isinstance(said, list):
            self.points: list[str] = list(said)
        else:
            kind, board = said.split(" of ")
            if kind == "cells":
                self.points, self.where = grid(board)
                for a, b in itertools.combinations(self.points, 2):
                    dx, dy = (abs(s - t) for s, t in zip(self.where[a], self.where[b], strict=True))
                    side, corner = dx + dy == 1, dx == dy == 1
                    if {"side": side, "corner": corner, "both": side or corner}[
                        adjacent if isinstance(adjacent, str) else "side"
                    ]:
                        pairs.append((a, b))
            else:
                order, edges = graph_edges(board)
                self.order, self.edges = order, edges
                if kind == "vertices":
                    self.points = [str(v) for v in range(order)]
                    pairs = [(str(u), str(v)) for u, v in edges]
                else:
                    self.points = [f"{u}-{v}" for u, v in edges]
                    pairs = [
                        (f"{e[0]}-{e[1]}", f"{f[0]}-{f[1]}")
                        for e, f in itertools.combinations(edges, 2)
                        if set(e) & set(f)
                    ]
        if isinstance(adjacent, list):
            pairs = [tuple(pair) for pair in adjacent]
        self.near: dict[str, set[str]] = {point: set() for point in self.points}
        for a, b in pairs:
            self.near[a].add(b)
            self.near[b].add(a)

    def _family(self, said: str | list[list[str]]) -> frozenset[Points]:
        if isinstance(said, list):
            return frozenset(frozenset(points) for points in said)
        found: set[Points] = set()
        for part in said.split(";"):
            if part.startswith("line:"):
                at = {place: point for point, place in self.where.items()}
                length = int(part[5:])
                for (x, y), (dx, dy) in itertools.product(at, [(1, 0), (0, 1), (1, 1), (1, -1)]):
                    line = [(x + i * dx, y + i * dy) for i in range(length)]
                    if all(place in at for place in line):
                        found.add(frozenset(at[place] for place in line))
            elif part == "copies:K3":
                for u, v, w in itertools.combinations(range(self.order), 3):
                    found.add(frozenset({f"{u}-{v}", f"{u}-{w}", f"{v}-{w}"}))
            elif part == "closed-neighbourhoods":
                found |= {frozenset({point} | self.near[point]) for point in self.points}
            else:
                raise ValueError(part)
        return frozenset(found)

    # Who may place what.
    def own(self, player: int) -> set[str]:
        return {mark for mark, by in self.marks.items() if by == self.players[player]}

    def may_place(self, player: int) -> list[str]:
        return [mark for mark, by in self.marks.items() if by in ("both", self.players[player])]

    # Play.
    def start(self) -> Position:
        return Position(self.begin, 0, self.turns[0], 0)

    def mover(self, p: Position) -> int:
        return p.turn % 2

    def _shapes(self, player: int, is_open: set[str]) -> Iterator[Points]:
        place = self.places[player]
        if place.startswith("all points of a set of "):
            yield from (s for s in self.sets[place[23:]] if s and s <= is_open)
            return
        if place == "one or more points":
            counts = list(range(1, len(is_open) + 1))
        else:
            counts = [int(word) for word in place.replace("one", "1").split() if word.isdigit()]
        for count in counts:
            yield from (frozenset(points) for points in itertools.combinations(sorted(is_open), count))

    def _forbidden(self, rule: dict[str, str], p: Position, move: Move) -> bool:
        now, player = dict(p.marks), self.mover(p)
        if "neighbour" in rule:
            word = rule["neighbour"]
            bad = {
                OWN: self.own(player),
                OTHER: self.own(1 - player),
                SAME: {move.mark},
                ANY: set(self.marks),
            }.get(word, {word})
            if any(now.get(q) in bad for point in move.points for q in self.near[point]):
                return True
        if "fills" in rule:
            then = now | dict.fromkeys(move.points, move.mark)
            for s in self.sets[rule["fills"]]:
                if s & move.points and len({then.get(point) for point in s} | {None}) == 2:
                    if all(point in then for point in s):
                        return True
        if "outside" in rule:
            untouched = [s for s in self.sets[rule["outside"]] if not any(point in now for point in s)]
            if not any(s & move.points for s in untouched):
                return True
        return False

    def moves(self, p: Position) -> list[Move]:
        if p.ended is not None:
            return []
        now = dict(p.marks)
        shapes = list(self._shapes(self.mover(p), {point for point in self.points if point not in now}))
        return [
            move
            for mark in self.may_place(self.mover(p))
            for move in (Move(mark, shape) for shape in shapes)
            if not any(self._forbidden(rule, p, move) for rule in self.forbids)
        ]

    def _result(self, word: str, player: int) -> int | str:
        named: dict[str, int | str] = {"mover wins": player, "mover loses": 1 - player, "draw": "draw"}
        return named[word] if word in named else self.players.index(word.removesuffix(" wins"))

    def after(self, p: Position, move: Move) -> Position:
        player = self.mover(p)
        marks = p.marks | {(point, move.mark) for point in move.points}
        now = dict(marks)
        turn, left = p.turn, p.left - 1
        if left == 0:
            turn += 1
            left = self.turns[min(turn, len(self.turns) - 1)]
        for end in self.ends:
            if end.get("by", self.players[player]) != self.players[player]:
                continue
            kind = end.get("in", ONE)
            for s in self.sets[end["fills"]]:
                if not s & move.points or not all(point in now for point in s):
                    continue
                found = {now[point] for point in s}
                allowed = {ONE: len(found) == 1, OWN: found <= self.own(player), ANY: True}
                if allowed.get(kind, found == {kind}):
                    return Position(marks, turn, left, p.made + 1, self._result(end["result"], player))
        return Position(marks, turn, left, p.made + 1)

    # Values.
    def sums(self, p: Position) -> tuple[int, int]:
        total, now = [0, 0], dict(p.marks)
        for score in self.scores:
            player, worth = self.players.index(score["player"]), score.get("worth", 1)
            if score["counts"] == "moves":
                total[player] += worth * p.made
                continue
            for s in self.sets[score["counts"]]:
                own = sum(now.get(point) in self.own(player) for point in s)
                others = sum(point in now for point in s) - own
                counts = {"full of own": own == len(s), "most own": own > others, "touched": own + others > 0}
                total[player] += worth * counts[score["as"]]
        return total[0], total[1]

    @cached_property
    def beyond(self) -> int:
        """More than any difference of sums."""
        sets: int = sum(
            abs(score.get("worth", 1))
            * (len(self.points) if score["counts"] == "moves" else len(self.sets[score["counts"]]))
            for score in self.scores
        )
        return 1 + sets

    def final(self, p: Position) -> int | None:
        """The value for the first player where the game is over."""
        ended = p.ended
        if ended is None and not self.moves(p):
            if self.last == "score":
                first, second = self.sums(p)
                return first - second
            ended = self._result(self.last, self.mover(p))
        if ended is None:
            return None
        return 0 if ended == "draw" else self.beyond * (1 if ended == 0 else -1)


class Solved:
    """Value for the first player and remoteness of every position, by looking at all of them."""

    def __init__(self, game: WrittenGame) -> None:
        self.game = game
        self._known: dict[Position, tuple[int, int]] = {}
        self._nimbers: dict[Position, int] = {}

    def value(self, p: Position) -> int:
        return self.with_remoteness(p)[0]

    def with_remoteness(self, p: Position) -> tuple[int, int]:
        """The winner hurries, the loser delays; of a draw the number means nothing and is 0."""
        if p not in self._known:
            final = self.game.final(p)
            if final is not None:
                self._known[p] = (final, 0)
            else:
                sign = 1 if self.game.mover(p) == 0 else -1
                options = [self.with_remoteness(self.game.after(p, m)) for m in self.game.moves(p)]
                value = sign * max(sign * v for v, _ in options)
                lengths = [n for v, n in options if v == value]
                least = sign * value > 0
                self._known[p] = (value, 0 if value == 0 else 1 + (min(lengths) if least else max(lengths)))
        return self._known[p]

    def best(self, p: Position) -> set[Move]:
        return {m for m in self.game.moves(p) if self.value(self.game.after(p, m)) == self.value(p)}

    def nimber(self, p: Position) -> int:
        if p not in self._nimbers:
            reached = {self.nimber(self.game.after(p, m)) for m in self.game.moves(p)}
            self._nimbers[p] = next(n for n in itertools.count() if n not in reached)
        return self._nimbers[p]

    def layers(self) -> list[int]:
        """How many positions play can reach, by the number of moves."""
        counts, now = [], {self.game.start()}
        while now:
            counts.append(len(now))
            now = {self.game.after(p, m) for p in now for m in self.game.moves(p)}
        return counts
