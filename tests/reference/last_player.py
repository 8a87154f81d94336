# SPDX-License-Identifier: MIT
"""Avoidance of a target by k players (Slany, Graph Ramsey games, Definition 6.1), by its plain definition: nothing is
forgotten, merged or bounded. It judges the engine on small boards, so no line here comes from it.

The players, numbered from 1, colour free edges in turn, each in a colour of their own, `bias[i]` edges a turn, and player
`starts` takes the first turn. No player may complete a copy of their own target in their own colour. A player whose turn it is and
who cannot colour an edge withdraws, also in the middle of a turn; then the next player who is left has the turn. The
last player who is left wins.

Who can force to be the last against all the others together? `forcing` follows from the definition: player i wins from
a position if the play is over and i is left; if i is to move and some move leads to a position from which i wins; or if
another is to move and all moves do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

Edge = tuple[int, int]


@dataclass(frozen=True)
class Avoidance:
    """What is played. Lists have one entry a player."""

    order: int
    edges: tuple[Edge, ...]
    targets: tuple[tuple[Edge, ...], ...]
    start: tuple[frozenset[Edge], ...]
    bias: tuple[int, ...]
    starts: int = 1

    @property
    def players(self) -> int:
        return len(self.targets)


@dataclass(frozen=True)
class Position:
    colours: tuple[frozenset[Edge], ...]
    mover: int  # from 1 on
    made: int  # edges coloured in this turn
    left: frozenset[int]  # who has not withdrawn


def contains(edges: frozenset[Edge], target: tuple[Edge, ...], order: int) -> bool:
    """Is there a copy of the target among these edges? Every map of its vertices is tried."""
    if len(target) > len(edges):
        return False
    vertices = sorted({v for edge in target for v in edge})
    for images in permutations(range(order), len(vertices)):
        where = dict(zip(vertices, images, strict=True))
        if all((min(where[u], where[v]), max(where[u], where[v])) in edges for u, v in target):
            return True
    return False


@dataclass
class Play:
    """Every position of a game, with the players who can force to be the last from there, and how fast."""

    rules: Avoidance
    _known: dict[Position, tuple[int, int]] = field(default_factory=dict)
    _copies: dict[tuple[int, frozenset[Edge]], bool] = field(default_factory=dict)

    def start(self) -> Position:
        rules = self.rules
        return self.settled(Position(rules.start, rules.starts, 0, frozenset(range(1, rules.players + 1))))

    def moves(self, position: Position) -> list[Edge]:
        """The edges that the player to move may colour."""
        coloured = frozenset().union(*position.colours)
        own = position.colours[position.mover - 1]
        return [e for e in self.rules.edges if e not in coloured and not self.forbidden(position.mover, own | {e})]

    def forbidden(self, player: int, own: frozenset[Edge]) -> bool:
        asked = player, own
        if asked not in self._copies:
            self._copies[asked] = contains(own, self.rules.targets[player - 1], self.rules.order)
        return self._copies[asked]

    def after(self, position: Position, edge: Edge) -> Position:
        player = position.mover
        colours = tuple(own | {edge} if i + 1 == player else own for i, own in enumerate(position.colours))
        if position.made + 1 < self.rules.bias[player - 1]:
            return self.settled(Position(colours, player, position.made + 1, position.left))
        return self.settled(Position(colours, self.next(player, position.left), 0, position.left))

    def next(self, player: int, left: frozenset[int]) -> int:
        while True:
            player = player % self.rules.players + 1
            if player in left:
                return player

    def settled(self, position: Position) -> Position:
        """Players who cannot move withdraw."""
        while len(position.left) > 1 and not self.moves(position):
            left = position.left - {position.mover}
            position = Position(position.colours, self.next(position.mover, left), 0, left)
        return position

    def forcing(self, position: Position) -> tuple[int, int]:
        """Who can force to be the last, 0 for no player; and the moves until the end, if that player hurries and all the
        others delay."""
        if position not in self._known:
            found = [(i, self.wins(position, i)) for i in range(1, self.rules.players + 1)]
            able = [(player, moves) for player, moves in found if moves is not None]
            assert len(able) <= 1, "two players cannot both be the last"
            self._known[position] = able[0] if able else (0, -1)
        return self._known[position]

    def wins(self, position: Position, player: int) -> int | None:
        if len(position.left) == 1:
            return 0 if player in position.left else None
        after = [self.forcing(self.after(position, edge)) for edge in self.moves(position)]
        good = [moves + 1 for last, moves in after if last == player]
        if position.mover == player:
            return min(good) if good else None
        return max(good) if len(good) == len(after) else None

    def reachable(self) -> dict[int, set[Position]]:
        """All positions that play can reach, by the number of moves."""
        layers = {0: {self.start()}}
        while True:
            ply = max(layers)
            here = {
                self.after(position, edge)
                for position in layers[ply]
                if len(position.left) > 1
                for edge in self.moves(position)
            }
            if not here:
                return layers
            layers[ply + 1] = here
