# SPDX-License-Identifier: MIT
"""A game, ready to be asked."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar, Unpack, overload

import numpy as np
import numpy.typing as npt

from harary import _harary, svg
from harary.answers import Analysis, Answer, SuggestedMove, make
from harary.arguments import path, several, text, truth
from harary.boards import Board, edges_text, vertices_text
from harary.catalogue import GameOptions, OptionTexts
from harary.drawing import Drawn
from harary.labelling import Labelling, OwnLabelling
from harary.lines import Analyse, Line, Strategy
from harary.names import CertificateKind, GameName, MachineName, MethodName, QuestionName, SideName
from harary.options import Options, labelling_of, read_options
from harary.own import Rules, name_of
from harary.plies import Layers, ValuedLayers
from harary.positions import MoveLike, Play, Position, PositionLike, library_text, texts_of_array
from harary.probes import Evaluations, StrongAnswer
from harary.sessions import Session
from harary.signatures import spelled_out
from harary.spending import SessionSpending, Spending, budget, listener, parted
from harary.tablebase import Tablebase

_Answered = TypeVar("_Answered", Answer, Analysis)


class Game(Drawn):
    """A game on a board, ready to be asked.

    >>> sim = Game("sim")
    >>> sim.solve().winner
    'second'
    >>> sim.analyse("red=0-1,0-2;green=1-2,3-4").remoteness
    10

    Where the board is a graph with labels, positions, moves and answers are in these:

    >>> Game("sim", board=[("a", "b"), ("b", "c"), ("c", "a")]).solve().best
    ('a-b',)
    """

    @spelled_out(GameOptions)
    def __init__(
        self, name: GameName | Rules[Any, Any], **options: Unpack[GameOptions]
    ) -> None:
        if isinstance(name, str):
            self._make(name, read_options(name, options))
        elif any(value is not None and value is not False for value in options.values()):
            raise TypeError("game: a game of your own takes no options")
        else:
            self._make(name_of(name), Options((), None), name)

    def _make(self, name: str, found: Options, rules: Rules[Any, Any] | None = None) -> None:
        self.rules = rules
        """The rules, if the game is one of your own."""
        self.labelling: Labelling = labelling_of(name, found.board)
        if rules is None:
            with self.labelling.errors():
                self._game = _harary.make_game(name, dict(found.texts))
        else:
            self._game = _harary.own_game(rules, name)
            self.labelling = OwnLabelling(made=self._game)
        self._given_board = found.board
        self.options: OptionTexts = found.texts
        """As they were given, as texts of the command line. Name and options make the game."""

    @property
    def board(self) -> Board:
        """The board, with its labels if it was given as a graph; an InputError in games without one."""
        if self._given_board is not None:
            return self._given_board
        if svg.graph_of(self.instance) is None:
            raise _harary.InputError(f"board: {self.name} is not played on a graph here")
        return Board.of(self.instance["board"])

    @property
    def made(self) -> _harary.Game:
        """The library's game."""
        return self._game

    @property
    def name(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def instance(self) -> dict[str, str]:
        """The options that describe what is played, as texts of the command line."""
        return dict(self._game.instance)

    def without_files(self) -> OptionTexts:
        """Options that make this game on machines that do not have the files of `options`."""
        texts = self.instance
        given = texts.get("instance", "text:")
        if not given.startswith("text:") and given != "-":
            content = Path(given.removeprefix("@")).read_bytes()
            if content.startswith(b"\x1f\x8b"):
                content = gzip.decompress(content)
            texts["instance"] = "text:" + content.decode()
        return tuple(sorted(texts.items()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[Hashable, ...]:
        """Two games are equal if the same is played on boards with the same labels."""
        rules = None if self.rules is None else id(self.rules)
        return self.name, tuple(sorted(self.instance.items())), self.labelling, rules

    def __reduce__(self) -> tuple[Any, ...]:
        if self.rules is not None:
            return Game, (self.rules,)
        return restored, (self.name, self.options, self._given_board)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __repr__(self) -> str:
        options = "".join(f", {name}={text!r}" for name, text in self.instance.items())
        return f"Game({self.name!r}{options})"

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return svg.graph_of(self.instance)

    def _picture(self, look: svg.Look) -> str | None:
        return self.position()._picture(look)

    @spelled_out(Spending)
    def solve(
        self,
        *,
        question: QuestionName = "outcome",
        method: MethodName = "auto",
        remoteness: bool = False,
        certificate: str | os.PathLike[str] = "",
        certificate_of: CertificateKind = "auto",
        trim: bool = False,
        stats: bool = False,
        **spending: Unpack[Spending],
    ) -> Answer:
        """Who wins, the value, the outcome, best first moves.

        ``question``: ``"outcome"``, ``"winner"`` (ends as soon as that is proved) or ``"nimber"``;
        ``"number"``: the least number of colours, or of Builder's edges, with which the first player wins, in
        ``number``, ``at_least`` and ``at_most``; ``"class"``: who wins,
        for either starter, in ``outcome_class`` and ``by_starter``; ``"form"``: the
        value in Conway's theory, in ``form``, of ``col``, ``snort`` and impartial games that have a nimber.
        ``method``: ``"auto"``, ``"search"``, ``"theorem"`` or, in a game of one player,
        ``"heuristic"``; in a game of your own also ``"reference"``, the plain definition, which visits
        every position and takes no notice of keys. ``certificate``: a file to write what
        proves the answer. ``certificate_of``: what its positions are, ``"auto"`` (the shortest),
        ``"cores"`` (neither one-sided ones nor summands), ``"positions"`` (those of the game) or ``"checked"`` (what
        harary-check reads, whose soundness is proved).
        ``trim``: solve again with the answer as an oracle, as long as proofs become smaller, for a shorter
        certificate.
        When the time or memory limit is reached first, the answer has ``stopped``. ``stats``: say what the
        searches did, in ``Answer.stats``.
        """
        asked = (
            text("question", question),
            text("method", method),
            truth("remoteness", remoteness),
            path("certificate", certificate),
            text("certificate_of", certificate_of),
            truth("trim", trim),
            truth("stats", stats),
        )
        spent = self._budget(spending)
        with listener(spending) as told:
            if method != "reference":
                found = self._game.solve(*asked, spent, told)
            elif self.rules is None:
                raise _harary.InputError("method: 'reference' is for games of your own")
            elif (question, remoteness, certificate, stats) != ("outcome", False, "", False):
                raise _harary.InputError("method: 'reference' answers only who wins, by how much")
            else:
                found = _harary.solve_by_reference(self.rules, self.name, spent, told)
        return self._answered(make(Answer, found, self.labelling))

    @spelled_out(Spending)
    def analyse(
        self,
        position: PositionLike = "",
        *,
        question: str = "outcome",
        stats: bool = False,
        **spending: Unpack[Spending],
    ) -> Analysis:
        """Every legal move of a position (the start, if none is given) with its value and the moves to the end.

        ``question``: ``"winner"`` asks only whether each move wins, loses or ties, which is often proved much
        sooner; moves that the time or memory limit left open are then in ``Analysis.undecided``. ``stats``: say
        what the searches did, in ``Analysis.stats``.

        >>> analysis = Game("maker-breaker", board="K5", target="K3").analyse(question="winner")
        >>> analysis.winner, len(analysis.best), analysis.remoteness
        ('first', 10, None)
        """
        asked = (
            library_text(position, self.labelling),
            text("question", question),
            truth("stats", stats),
        )
        with listener(spending) as told, self.labelling.errors():
            found = self._game.analyse(*asked, self._budget(spending), told)
        return self._answered(make(Analysis, found, self.labelling))

    @spelled_out(Spending)
    def suggest(
        self,
        position: PositionLike = "",
        *,
        player: MachineName = "searching",
        **spending: Unpack[Spending],
    ) -> SuggestedMove:
        """A move of the machine in an unfinished position (the start, if none is given).

        ``player``: ``"searching"``, ``"perfect"``, ``"ultra-strong"``, ``"learning"``, ``"greedy"`` or
        ``"random"``, as in the playground; ``time`` is the thinking time.

        >>> sim = Game("sim")
        >>> sim.suggest("red=0-1,0-2;green=1-2", time=5).perfect
        True
        >>> sim.suggest(player="random").how
        'random'
        """
        text_of_it = library_text(position, self.labelling)
        with listener(spending) as told, self.labelling.errors():
            found = self._game.suggest(
                text_of_it, text("player", player), self._budget(spending), told
            )
        return SuggestedMove.from_json(json.loads(found), self.labelling, text_of_it)

    @spelled_out(Spending)
    def evaluate(
        self,
        positions: Iterable[PositionLike] | npt.NDArray[Any],
        **spending: Unpack[Spending],
    ) -> Evaluations:
        """The values of many positions at once, as arrays. Threads share the positions, and what is learned of
        one serves the next.

        ``positions``: positions or texts, or an array of integers with a row for each position and a
        column for each edge of the board, in the order of ``Board.edges``, or for each vertex where players take
        these: 0 open, 1 red, 2 green (1 taken, in games of one colour).

        >>> import numpy as np
        >>> k4 = Game("clique", board="K4")
        >>> k4.evaluate(np.array([[0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 2]])).value.tolist()
        [0, 0]
        >>> k4.evaluate(["", "red=0-1,0-2;green=2-3"]).proved.tolist()
        [True, True]
        """
        if isinstance(positions, np.ndarray):
            texts = texts_of_array(self._game, positions)
        elif isinstance(positions, (str, Position, Play)):
            raise TypeError("positions: a list of positions is needed, not one position")
        else:
            texts = [
                library_text(position, self.labelling) for position in several("positions", positions)
            ]
        with listener(spending) as told, self.labelling.errors():
            return Evaluations.of(_harary.evaluate(self._game, texts, self._budget(spending), told))

    @spelled_out(SessionSpending)
    def session(self, **spending: Unpack[SessionSpending]) -> Session:
        """Questions about positions of this game that share what they learn; ``memory`` and ``threads`` are
        for all of them together.

        >>> with Game("sim").session() as session:
        ...     session.solve("red=0-1;green=").winner
        'second'
        """
        return Session(self._game, self.labelling, spending, self.rules)

    @overload
    def layers(
        self, *, values: Literal[False] = False, **spending: Unpack[Spending]
    ) -> Layers: ...
    @overload
    def layers(self, *, values: Literal[True], **spending: Unpack[Spending]) -> ValuedLayers: ...
    @overload
    def layers(self, *, values: bool, **spending: Unpack[Spending]) -> Layers: ...

    @spelled_out(Spending)
    def layers(self, *, values: bool = False, **spending: Unpack[Spending]) -> Layers:
        """Positions up to isomorphism by ply; with ``values`` also who wins them.

        >>> Game("sim").layers().open[:6].tolist()
        [1, 1, 2, 7, 25, 64]
        """
        with listener(spending) as told:
            text = self._game.layers(values, self._budget(spending), told)
        return make(ValuedLayers if values else Layers, text)

    @spelled_out(Spending)
    def tablebase(self, out: str | os.PathLike[str], **spending: Unpack[Spending]) -> Tablebase:
        """Solves every position into a tablebase in the folder ``out``, or resumes from what is there.
        Raises `BudgetEnded` when the time or memory limit is reached first; the same call then
        resumes."""
        self._require_tables()
        with listener(spending) as told:
            answer = make(StrongAnswer, self._game.strong(os.fspath(out), budget(spending), told))
        if answer.stopped:
            raise _harary.BudgetEnded(
                f"the {answer.stopped} limit was reached; the work so far is in {out}"
            )
        return Tablebase(out, answer, self.labelling)

    strong = tablebase  # its former name

    def position(
        self,
        text: PositionLike = "",
        *,
        red: Iterable[Any] | str | None = None,
        green: Iterable[Any] | str | None = None,
    ) -> Position:
        """A position of this game, from its text; the start, if that is empty. Or from what the players have: edges as
        pairs of vertices, or vertices where players take these.

        >>> Game("sim").position(red=[(0, 1)], green=[(1, 2)]).text
        'red=0-1;green=1-2'
        """
        if red is not None or green is not None:
            if text != "":
                raise TypeError("position: give either a text or red and green, not both")
            text = self._position_of(red, green)
            return Position.from_numbered(self._game, text, self.labelling, self.rules)
        return Position.of(self._game, text, self.labelling, self.rules)

    def _position_of(self, red: Iterable[Any] | str | None, green: Iterable[Any] | str | None) -> str:
        """The library's text of a position. Edges that are coloured from the start need not be named again."""
        fields = svg.fields_of(str(json.loads(self._game.view(""))["position"]))
        if self.rules is not None or not {"red", "green"} <= set(fields):
            raise _harary.InputError(f"position: {self.name} has no red and green here; give a text")
        to_text = vertices_text if self.labelling.takes_vertices else edges_text
        board = self.board
        for name, given in (("red", red), ("green", green)):
            if given is not None:
                taken = to_text(given, board, name).split(",")
                start = fields[name].split(",")
                fields[name] = ",".join(dict.fromkeys(word for word in [*start, *taken] if word))
        return ";".join(f"{name}={text}" for name, text in fields.items())

    def play(self, *moves: MoveLike) -> Play:
        """A play of this game from the start, with these moves.

        >>> Game("clique", board="K4").play("0-1", (2, 3)).position.text
        'red=0-1;green=2-3'
        """
        return Play(self.position(), moves)

    @spelled_out(Spending)
    def principal_line(
        self,
        position: PositionLike = "",
        *,
        length: int | None = None,
        **spending: Unpack[Spending],
    ) -> Line:
        """Best play of both sides from a position, to the end or for ``length`` moves.

        >>> Game("sim").principal_line("red=0-1,0-2,1-3;green=1-2,3-4,0-3").winner
        'first'
        """
        start = self.position(position)
        kept, asked = parted(spending)
        with self.session(**kept) as session:
            return Line.of(start, *session._principal_line(start, length, asked))

    @spelled_out(Spending)
    def strategy(
        self,
        position: PositionLike = "",
        *,
        side: SideName | None = None,
        moves: int = 1,
        **spending: Unpack[Spending],
    ) -> Strategy:
        """What a player (by default the winner) answers to every move of the other, for ``moves`` moves
        of his own. The answers share what they learn.

        >>> answers = Game("sim").strategy().answers
        >>> {position.text: move for position, move in answers.items()}["red=0-1;green="]
        '0-2'
        """
        with self._analyses(spending) as analyse:
            return Strategy.of(self.position(position), analyse, side, moves)

    @contextmanager
    def _analyses(self, spending: Spending) -> Iterator[Analyse]:
        """Analyses of one play, each with the time that is given."""
        kept, asked = parted(spending)
        with self.session(**kept) as session:
            yield lambda position: session.analyse(position, **asked)

    def _budget(self, spending: Spending) -> _harary.Budget:
        return budget(spending, own_game=self.rules is not None)

    def _answered(self, answer: _Answered) -> _Answered:
        """Where positions in Python used up the memory, they are forgotten."""
        if self.rules is not None and answer.stopped == "memory":
            self._game = _harary.own_game(self.rules, self.name)
            self.labelling = OwnLabelling(made=self._game)
        return answer

    def kernel(self) -> _harary.Kernel:
        """The kernel of the strong solution, for engines outside (see ``harary.spark``)."""
        self._require_tables()
        return self._game.kernel()

    def _require_tables(self) -> None:
        if self.rules is not None:
            raise _harary.InputError(f"{self.name}: a game of your own has no tablebase")


def restored(name: str, texts: OptionTexts, board: Board | None) -> Game:
    """A game from another process or a file."""
    made = Game.__new__(Game)
    made._make(name, Options(texts, board))
    return made
