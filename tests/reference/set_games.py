# SPDX-License-Identifier: MIT
"""Games on winning sets by their plain definition: who wins, and after how many single moves. Nothing is forgotten,
merged or bounded; no line here comes from the engine.

Red is Maker, Avoider or Client. Points are numbers, sets are bit masks. A position is what each player has, what Waiter
has offered, who moves, and how many points of this turn are still to be taken. A move is a point, or "end" where a turn,
or an offer, may end. A value is 1, 0 or -1 for Red; the winner hurries and the loser delays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Worth = tuple[int, "int | None"]  # the value, and the moves until the end; no number for a tie
RED, GREEN = 0, 1


@dataclass(frozen=True)
class Place:
    """A position."""

    red: int
    green: int
    mover: int
    left: int  # points of this turn; 0: the turn may end
    turn: int = 0  # its number
    offered: int = 0


@dataclass
class SetGame:
    """`turns`: points a turn, the last number repeated; otherwise `bias` of Red and Green."""

    game: str
    points: int
    sets: tuple[tuple[int, ...], tuple[int, ...]]
    bias: tuple[int, int] = (1, 1)
    starts: int = RED
    red: int = 0
    green: int = 0
    monotone: bool = False
    turns: tuple[int, ...] = ()
    bound: int | None = None  # the game is over after this number of Red's turns
    # This point and those after it are in no set: the first free one is as good as any, and all are recorded as Green's.
    alike: int | None = None
    known: dict[Place, Worth] = field(default_factory=dict)

    def length(self, player: int, turn: int) -> int:
        return self.turns[min(turn, len(self.turns) - 1)] if self.turns else self.bias[player]

    def start(self) -> Place:
        if self.waits:
            return Place(self.red, self.green, GREEN, 0)
        return Place(self.red, self.green, self.starts, self.length(self.starts, 0))

    @property
    def waits(self) -> bool:
        return self.game in ("waiter-client", "client-waiter")

    def owns(self, player: int, points: int) -> bool:
        return any(one & ~points == 0 for one in self.sets[player])

    def alive(self, player: int, lost: int) -> bool:
        return any(one & lost == 0 for one in self.sets[player])

    def open(self, p: Place) -> int:
        return (1 << self.points) - 1 & ~(p.red | p.green)

    def out_of_turns(self, p: Place) -> bool:
        """Whether Red has had all turns of a bound; `turn` counts the turns of both."""
        if self.bound is None:
            return False
        return (p.turn + (self.starts == RED)) // 2 >= self.bound

    def ended(self, p: Place) -> int | None:
        """Who has won, for Red."""
        if self.game == "avoidance":
            return None if self.moves(p) else (-1 if p.mover == RED else 1)
        red = self.owns(RED, p.red)
        green = self.game in ("achievement", "achievement-no-draw", "misere-avoidance") and self.owns(GREEN, p.green)
        if self.game == "misere-avoidance":
            return -1 if red else 1 if green else None if self.open(p) else 0
        over = self.out_of_turns(p)
        if self.game == "achievement":
            return 1 if red else -1 if green else None if self.open(p) and not over else 0
        if self.game == "achievement-no-draw":
            alive = self.alive(RED, p.green) or self.alive(GREEN, p.red)
            return 1 if red else -1 if green or over or not alive else None
        wins = -1 if self.game in ("avoider-enforcer", "waiter-client") else 1  # for Red, to own a set
        if red:
            return wins
        if over or not self.alive(RED, p.green):
            return -wins
        few = self.open(p).bit_count() <= self.bias[GREEN] and not p.offered
        return -wins if self.game == "waiter-client" and few else None

    def moves(self, p: Place) -> list[int | str]:
        """Of a position that is not ended."""
        free = [i for i in range(self.points) if self.open(p) >> i & 1]
        if self.alike is not None:
            some = [i for i in free if i >= self.alike and not p.offered >> i & 1]
            free = [i for i in free if i < self.alike or p.offered >> i & 1] + some[:1]
        if self.waits:
            if p.mover == RED:
                return [i for i in free if p.offered >> i & 1]
            rest: list[int | str] = [i for i in free if not p.offered >> i & 1]
            return rest + ["end"] * (self.game == "client-waiter" and p.offered != 0)
        if self.game == "avoidance":
            own = p.red if p.mover == RED else p.green
            return [i for i in free if not self.owns(p.mover, own | 1 << i)]
        return free + ["end"] * (self.monotone and p.left == 0)

    def after(self, p: Place, move: int | str) -> Place:
        if self.waits:
            if p.mover == RED:
                kept = 0 if self.alike is not None and int(move) >= self.alike else 1 << int(move)
                return Place(p.red | kept, p.green | p.offered & ~kept, GREEN, 0)
            offered = p.offered if move == "end" else p.offered | 1 << int(move)
            full = offered.bit_count() == self.bias[GREEN] + 1 or self.open(p) == offered
            return Place(p.red, p.green, RED if move == "end" or full else GREEN, 0, 0, offered)
        left = p.left
        red, green = p.red, p.green
        if move != "end":
            plain = self.alike is None or int(move) < self.alike
            mine = p.mover == RED and plain
            red, green = (red | 1 << int(move), green) if mine else (red, green | 1 << int(move))
            left = max(left - 1, 0)
        if left > 0 or (self.monotone and move != "end"):
            return Place(red, green, p.mover, left, p.turn)
        return Place(red, green, 1 - p.mover, self.length(1 - p.mover, p.turn + 1), p.turn + 1)

    def worth(self, p: Place) -> Worth:
        if p not in self.known:
            over = self.ended(p)
            self.known[p] = (over, 0 if over else None) if over is not None else self.best(p)
        return self.known[p]

    def best(self, p: Place) -> Worth:
        sign = 1 if p.mover == RED else -1

        def wish(worth: Worth) -> tuple[int, int]:
            value, moves = worth
            return sign * value, (0 if moves is None else -sign * value * moves)

        value, moves = max((self.worth(self.after(p, move)) for move in self.moves(p)), key=wish)
        return value, None if moves is None else moves + 1


def of_sets(points: int, sets: Iterator[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(1 << i for i in one) for one in sets)


TIC_TAC_TOE = of_sets(
    9, iter([(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)])
)
