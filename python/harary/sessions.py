# SPDX-License-Identifier: MIT
"""Sessions: questions about positions of one game that keep what they learned, and analyses that are followed
while they become better."""

from __future__ import annotations

import json
import os
import threading
import weakref
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, Unpack, overload

from harary import _harary
from harary.answers import Analysis, Answer, Json, Value, make
from harary.arguments import shown, text, truth
from harary.labelling import Labelling
from harary.moves import Move, made_move
from harary.names import MethodName, QuestionName, Winner
from harary.positions import Position, PositionLike, library_text
from harary.signatures import spelled_out
from harary.spending import Duration, QuestionSpending, SessionSpending, Spending, budget, listener


@dataclass(frozen=True)
class PlayoutEstimate:
    """How plays at random end after a move, for the player who makes it. It says nothing certain about perfect
    play."""

    won: float
    """The share of plays that were won, 0 to 1."""
    tied: float
    """The share of plays that ended in a tie."""
    lost: float
    """The share of plays that were lost."""
    low: float
    """The lower end of the 95 % confidence interval of ``won``."""
    high: float
    """The upper end."""
    plays: int
    """How many plays there were."""
    intervals: Mapping[str, tuple[float, float]]
    """The intervals of all three shares, by their names."""


@dataclass(frozen=True)
class SearchEstimate:
    """The score that a search of some moves finds for a move. It says nothing certain about perfect play."""

    points: float
    """How many points the player to move is ahead at the end of the best line found; below 0, behind."""
    depth: int
    """How many moves the search looked ahead, this one among them."""


def _estimate(json: Json) -> PlayoutEstimate | SearchEstimate:
    if json["by"] == "search":
        return SearchEstimate(json["points"], json["depth"])
    return PlayoutEstimate(
        json["won"],
        json["tied"],
        json["lost"],
        json["low"],
        json["high"],
        json["plays"],
        {name: (low, high) for name, (low, high) in json["intervals"].items()},
    )


@dataclass(frozen=True)
class MoveNews:
    """What has become known of a move. What is proved is never taken back."""

    move: Move
    """The move."""
    proved: bool
    """Is the value of the position after it proved?"""
    winner: Winner | None
    """Who wins after it: ``"first"``, ``"second"`` or ``"tie"``. Where it is there, it is proved; it may come
    before the points of both sides."""
    value: int | None
    """For the first player; None until it is proved."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them; None until they are proved."""
    remoteness: int | None
    """Moves until the end under best play; may come after the value."""
    estimate: PlayoutEstimate | SearchEstimate | None
    """Until something is proved: of random plays, or in Honey-Bee of a search."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""

    @staticmethod
    def from_json(json: Json) -> MoveNews:
        """From a line of ``analyse --follow --json`` of the command line."""
        value = Value.from_json({"winner": None, **json})
        found = json.get("estimate")
        return MoveNews(
            move=made_move(json["move"]),
            proved=json["proved"],
            winner=value.winner,
            value=value.value,
            outcome=value.outcome,
            remoteness=value.remoteness,
            estimate=_estimate(found) if found else None,
            role=value.role,
        )


class Following:
    """An analysis that is followed; `Session.follow` makes it. It runs beside the program, and a loop over it
    receives the news of its moves as they come. Leaving the loop before its end, Ctrl-C and `close` end the
    analysis.

    >>> import harary
    >>> with harary.game("sim").session() as session:
    ...     following = session.follow("red=0-1,0-2,1-3;green=1-2,3-4,0-3")
    ...     for news in following:
    ...         if news.winner == "first":
    ...             break
    >>> following.moves[news.move].winner, following.analysis.mover
    ('first', 'red')
    """

    def __init__(self, made: _harary.Followed, position: Position) -> None:
        self._made = made
        self._position = position
        self._news: dict[Move, MoveNews] = {}

    @property
    def position(self) -> Position:
        """The position that is analysed; its ``moves`` are known at once."""
        return self._position

    @property
    def moves(self) -> Mapping[Move, MoveNews]:
        """The latest news of each move, as far as they were received. The key of a move that has no hash, such as a list in
        a game of your own, is its text."""
        return MappingProxyType(self._news)

    @property
    def analysis(self) -> Analysis | None:
        """The whole analysis, once it has ended; ``stopped`` says why, if something is missing. None before."""
        found = self._made.analysis()
        return None if found is None else make(Analysis, found, self._position.labelling)

    def __iter__(self) -> Iterator[MoveNews]:
        labelling = self._position.labelling
        try:
            while True:
                with labelling.errors():
                    found = self._made.next()
                if found is None:
                    return
                line = json.loads(found)
                [move] = labelling.moves_at(self._position.numbered(labelling), [line["move"]])
                news = MoveNews.from_json({**line, "move": move})
                self._news[news.move if isinstance(move, Hashable) else Move(line["move"])] = news
                yield news
        finally:
            self.close()

    def close(self) -> None:
        """Ends the analysis and waits for it."""
        self._made.stop()

    def __repr__(self) -> str:
        return f"<Following of {self._position!r}: news of {len(self._news)} of {len(self._position.moves)} moves>"


class Session(AbstractContextManager["Session"]):
    """Questions about positions of one game that share what is learned: its tables are kept, so following a
    play costs little more than its first question. `Game.session` opens it; at the end of the ``with`` its
    memory is given back. One question at a time: another thread that asks meanwhile waits.

    >>> import harary
    >>> with harary.game("clique", board="K5").session(memory="1G") as session:
    ...     session.solve().outcome
    ...     session.solve("red=0-1;green=2-3").outcome
    ...     session.analyse("red=0-1;green=2-3").best[0].text
    (3, 3)
    (3, 3)
    '0-2'
    """

    def __init__(
        self, made: _harary.Game, labelling: Labelling, spending: SessionSpending, rules: Any = None
    ) -> None:
        self._game = made
        self._labelling = labelling
        self._rules = rules
        self._spending = spending
        self._session = _harary.make_session(made, self._budget({}))
        self._process = os.getpid()
        self._closed = False
        self._followed: weakref.WeakSet[Following] = weakref.WeakSet()
        self._follower: int | None = None  # the thread that follows an analysis

    def _budget(self, asked: QuestionSpending) -> _harary.Budget:
        spending: Spending = {**self._spending, **asked}  # type: ignore[typeddict-item]
        return budget(spending, own_game=self._rules is not None)

    def _require_free(self) -> None:
        if os.getpid() != self._process:
            raise RuntimeError("session: it belongs to the process that opened it; open another")
        for following in self._followed:
            if following.analysis is None and self._follower == threading.get_ident():
                raise RuntimeError(
                    "session: an analysis is being followed; leave its loop or close() it before the"
                    " next question"
                )

    @spelled_out(QuestionSpending)
    def solve(
        self,
        position: PositionLike = "",
        *,
        question: QuestionName = "outcome",
        method: MethodName = "auto",
        remoteness: bool = False,
        stats: bool = False,
        **spending: Unpack[QuestionSpending],
    ) -> Answer:
        """Who wins from a position (the start, if none is given); see `Game.solve`."""
        self._require_free()
        asked = (
            library_text(position, self._labelling),
            text("question", question),
            text("method", method),
            truth("remoteness", remoteness),
            truth("stats", stats),
        )
        with listener(spending) as told, self._labelling.errors():
            found = self._session.solve(*asked, self._budget(spending), told)
        return make(Answer, found, self._labelling)

    @spelled_out(QuestionSpending)
    def analyse(
        self,
        position: PositionLike = "",
        *,
        question: str = "outcome",
        stats: bool = False,
        **spending: Unpack[QuestionSpending],
    ) -> Analysis:
        """Every legal move of a position with its value; see `Game.analyse`."""
        self._require_free()
        asked = (
            library_text(position, self._labelling),
            text("question", question),
            truth("stats", stats),
        )
        with listener(spending) as told, self._labelling.errors():
            found = self._session.analyse(*asked, self._budget(spending), told)
        return make(Analysis, found, self._labelling)

    def _principal_line(
        self, start: Position, length: int | None, spending: QuestionSpending
    ) -> tuple[Analysis, list[str]]:
        """The analysis of the start, and the library's texts of the moves of best play; see `Game.principal_line`."""
        self._require_free()
        numbered = start.numbered(self._labelling)
        with listener(spending) as told, self._labelling.errors():
            found = json.loads(
                self._session.principal_line(numbered, length, self._budget(spending), told)
            )
        if found["stopped"] is not None:
            raise _harary.BudgetEnded(f"the {found['stopped']} limit was reached")
        analysis = make(Analysis, json.dumps(found["start"]), self._labelling)
        return analysis, list(found["moves"])

    @overload
    def follow(
        self, position: PositionLike = "", *, time: Duration | None = None, seed: int | None = 1
    ) -> Following: ...
    @overload
    def follow(
        self,
        position: PositionLike = "",
        *,
        heard: Callable[[MoveNews], object],
        time: Duration | None = None,
        seed: int | None = 1,
    ) -> Analysis: ...

    def follow(
        self,
        position: PositionLike = "",
        *,
        heard: Callable[[MoveNews], object] | None = None,
        time: Duration | None = None,
        seed: int | None = 1,
    ) -> Following | Analysis:
        """The analysis of a position, told move by move while it becomes better: estimates first, then what is
        proved. All moves get their share of the time. Without ``heard`` it begins beside the program, and
        a loop over it receives the news; with ``heard`` that function receives them, and the whole
        analysis is returned. It ends when everything is proved, or after ``time``."""
        self._require_free()
        if heard is not None and not callable(heard):
            raise TypeError(f"heard: a function is needed, not {shown(heard)}")
        asked: QuestionSpending = {"seed": seed}
        if time is not None:
            asked["time"] = time
        at = Position.of(self._game, position, self._labelling, self._rules)
        made = self._session.follow(at.numbered(self._labelling), self._budget(asked))
        following = Following(made, at)
        self._followed.add(following)
        self._follower = threading.get_ident()
        if heard is None:
            return following
        for news in following:
            heard(news)
        analysis = following.analysis
        assert analysis is not None  # it ended without an error
        return analysis

    @property
    def closed(self) -> bool:
        """Is the session closed, or that of another process?"""
        return self._closed or os.getpid() != self._process

    def close(self) -> None:
        """Ends what is followed and gives the memory back."""
        self._closed = True
        if os.getpid() == self._process:
            for following in list(self._followed):
                following.close()
            self._session.close()

    def __exit__(self, *error: object) -> Literal[False]:
        self.close()
        return False

    def __repr__(self) -> str:
        board = self._game.instance.get("board")
        on = "" if board is None else f" on {board}"
        return f"<Session of {self._game.name}{on}: {'closed' if self.closed else 'open'}>"
