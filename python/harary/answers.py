# SPDX-License-Identifier: MIT
"""Answers, as frozen dataclasses. They hold what the command line prints with ``--json``, under the same
names; ``json`` is that object itself. Answers are equal if they say the same, whatever it took to find it.
Moves and positions have the labels of the board that was given;
``json`` and ``instance`` have numbers, as on the command line."""

from __future__ import annotations

import json as json_module
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from harary import _harary, svg
from harary.drawing import Drawn
from harary.forms import Form
from harary.labelling import NUMBERS, Labelling
from harary.moves import LabelledEdge, Move, made_move
from harary.names import SideName, TieRule, Winner
from harary.showing import Brief, columns, table

Json = dict[str, Any]
_Made = TypeVar("_Made")


def _outcome(json: Json) -> tuple[int, int] | None:
    return tuple(json["outcome"]) if json.get("outcome") is not None else None


def make(kind: type[_Made], text: str, labelling: Labelling = NUMBERS) -> _Made:
    """An answer from the JSON of the library, in the labels of a board. The JSON itself stays in
    numbers, as its board does."""
    json = json_module.loads(text)
    made: Any = kind.from_json(labelling.in_answer(json))  # type: ignore[attr-defined]
    if labelling is NUMBERS:
        return replace(made, json=json)  # type: ignore[no-any-return]
    return replace(made, json=json, labelling=labelling)  # type: ignore[no-any-return]


def hash_of_fields(answer: Any) -> int:
    """A hash of what two equal answers have in common."""
    return hash(tuple(_hash_of(getattr(answer, field.name)) for field in fields(answer) if field.compare))


def _hash_of(value: Any) -> int:
    if isinstance(value, Mapping):
        value = tuple(sorted(value.items(), key=lambda item: str(item[0])))
    try:
        return hash(value)
    except TypeError:  # moves of a game of one's own need not have a hash
        return 0


def _look(labelling: Labelling) -> svg.Look:
    return svg.Look(layout=labelling.places or "auto")


def side_of(mover: str) -> SideName:
    """The player to move, "first" or "second", from the name that the game has for that player."""
    return "first" if mover in ("red", "first", "player 1") else "second"


def sign_of(winner: str | None) -> int:
    """1 if the first side wins, -1 if the second does, 0 for a tie. Of more than two players all but player 1 are the
    second side."""
    if winner in (None, "tie", "none"):
        return 0
    return 1 if winner in ("first", "player 1") else -1


@dataclass(frozen=True)
class Value:
    """What a position is worth under best play. Values and outcomes are those of the first player
    (Red, Alice), also where the other player is to move. In a game of one player there is only the
    remoteness."""

    winner: Winner | None
    """``"first"``, ``"second"`` or ``"tie"``; of more than two players ``"player 3"``, or ``"none"`` where no
    player can force to be the last; None in a game of one player."""
    value: int | None = None
    """The difference of the scores, or 1, 0 or -1 where there are none; None where only the
    winner is known."""
    outcome: tuple[int, int] | None = None
    """The scores of the first and of the second player, in games that have them."""
    remoteness: int | None = None
    """Moves until the end, when the winner hurries and the loser delays; None for ties and
    where it is not known."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""

    @staticmethod
    def from_json(json: Json) -> Value:
        """From what the command line prints with ``--json``."""
        return Value(
            json["winner"], json.get("value"), _outcome(json), json.get("remoteness"), json.get("role")
        )


@dataclass(frozen=True, repr=False)
class Answer(Brief):
    """Who wins, by how much, and how to begin; in a game of one player a shortest way to the goal.

    >>> import harary
    >>> answer = harary.solve("star", board="K5")
    >>> answer.winner, answer.outcome, answer.proved, answer.best
    ('second', (3, 3), True, ('0-1',))
    """

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What was asked about, as texts of the command line, with vertices by number."""
    winner: Winner | None
    """``"first"``, ``"second"`` or ``"tie"``; of more than two players ``"player 3"``, or ``"none"`` where no
    player can force to be the last; None if that was not proved within the budget, and in a game of one player."""
    value: int | None
    """For the first player: the difference of the scores, or 1, 0 or -1; None if only the
    winner was asked for, or nothing was proved."""
    outcome: tuple[int, int] | None
    """The scores of the first and of the second player, in games that have them."""
    remoteness: int | None
    """Moves until the end under best play, where it was asked for; None for ties."""
    nimber: int | None
    """The nimber of the start, where ``question="nimber"`` asked for it."""
    players: int = field(repr=False)
    """How many players the game has."""
    forcing_players: tuple[int, ...]
    """In a game of more than two players: who can force to be last, counted from 1."""
    level: str = field(repr=False)
    """How much was solved: ``"ultra-weak"``, who wins is proved, the moves on the way are not stored; ``"weak"``, a
    strategy from the start is known; ``"strong"``, the value of every position is stored; ``"fingerprints"``, the value
    of the start was found twice; ``"none"``."""
    proved: bool
    """Is the answer proved? False where the time or memory limit was reached first."""
    method: str = field(repr=False)
    """What found it: ``"proof"``, ``"nimber"``, ``"deepening"``, ``"search"``, ``"heuristic"``, ``"reference"`` or the
    name of a theorem; ``"as col"`` for a written game that is known to be another one."""
    positions: int = field(repr=False, compare=False)
    """How many positions the search visited."""
    seconds: float = field(repr=False, compare=False)
    """How long it took, by the clock."""
    best: tuple[Move, ...]
    """Best first moves, one of each class of symmetric moves."""
    certificate: str | None
    """The file of the certificate, if one was written."""
    stopped: str | None
    """Why the proof is missing: ``"time"``, ``"memory"`` or ``"interrupt"``; None where there is
    one."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""
    length: int | None = None
    """In a game of one player: of the way that ``calls`` goes. No way is shorter than ``lower``."""
    lower: int | None = field(default=None, repr=False)
    """No way is shorter."""
    optimal: bool | None = field(default=None, repr=False)
    """Is ``length`` equal to ``lower``?"""
    calls: str | None = None
    """The way, as a text of the colours that are called."""
    ties: TieRule | None = field(default=None, repr=False)
    """Who wins with equal points: ``"first"``, ``"second"`` or ``"draw"``; None in games without
    points."""
    settlement: str | None = field(default=None, repr=False)
    """The theorem that settles the question, in words; None where a search answered it."""
    stats: Json | None = field(default=None, repr=False, compare=False)
    """What the searches did, where ``stats=True`` asked for it: ``"searches"`` is a list of them, each with how
    its positions ended, by which lemmas, and what its table was good for; empty if none was needed."""
    number: int | None = None
    """The number that the game is about: the edges that Builder needs, the moves of ``domination``, the edges that
    ``saturation`` with a score ends with; or, where ``question="number"`` asked for it, the least number of colours, or of
    Builder's edges, with which the first player wins."""
    at_least: int | None = None
    """Then, too: what is proved of ``number``, even where the time ended first."""
    at_most: int | None = None
    """A number with which the first player is proved to win; None where none was found."""
    outcome_class: str | None = None
    """Where ``question="class"`` asked for it: ``"first"`` if the player who starts wins, ``"second"`` if the other
    one does, ``"red"`` or ``"green"`` if that player wins in both cases; None where a tie occurs."""
    by_starter: Mapping[str, str | None] | None = None
    """Then, too: who wins if ``"red"`` starts and if ``"green"`` does."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""
    role_by_starter: Mapping[str, str | None] | None = None
    """As ``by_starter``, with the players by their names: ``{"alice": "bob", "bob": "bob"}``."""
    engine: str = field(default="", repr=False)
    """What found it, in words: ``"proof search"``, ``"winning sets"``, ``"nimber search"``, ``"theorem"``."""
    labelling: Labelling = field(default=NUMBERS, repr=False)
    """The labels of the board that was asked about."""

    __hash__ = hash_of_fields

    @property
    def form(self) -> Form | None:
        """Where ``question="form"`` asked for it: the value of the start; None where a limit ended the work."""
        text = self.json.get("form")
        return None if text is None else Form(text)

    def _repr_html_(self) -> str:
        names = ("winner", "value", "outcome", "remoteness", "nimber", "number", "outcome_class", "length", "calls")
        rows = [(name.replace("_", " "), getattr(self, name)) for name in names]
        rows += [("best", self.best or None), ("proved", self.proved), ("stopped", self.stopped)]
        return (self._picture() or "") + table(
            ("", self._played), [(name, value) for name, value in rows if value is not None]
        )

    @property
    def _played(self) -> str:
        """What is played, in words."""
        board = self.instance.get("board")
        return self.game if board is None else f"{self.game} on {board if len(board) <= 40 else board[:39] + '…'}"

    def _picture(self) -> str | None:
        """The start, with the best moves; None where it has no picture."""
        try:
            made = _harary.make_game(self.game, dict(self.instance))
            start = json_module.loads(made.view(""))
        except (_harary.InputError, _harary.LimitError, _harary.FileError):
            return None  # a game of one's own, or a file that is gone
        wins = self.winner == side_of(start["mover"])
        pens = dict.fromkeys(self.json["best"], "win" if wins else "tie" if self.winner == "tie" else "loss")
        scene = svg.Scene(self.game, self.instance, start["position"], self.labelling.captions, _look(self.labelling))
        return svg.of_position(scene, self._played, pens)

    @staticmethod
    def from_json(json: Json) -> Answer:
        """From what the command line prints with ``--json``."""
        return Answer(
            game=json["game"],
            instance=json["instance"],
            winner=json.get("winner"),
            value=json.get("value"),
            outcome=_outcome(json),
            remoteness=json.get("remoteness"),
            nimber=json.get("nimber"),
            players=json.get("players", 1 if "length" in json else 2),
            forcing_players=tuple(json.get("forcing_players", ())),
            level=json["level"],
            proved=json["proved"],
            method=json["method"],
            positions=json["positions"],
            seconds=json["seconds"],
            best=tuple(map(made_move, json["best"])),
            certificate=json.get("certificate"),
            stopped=json.get("stopped"),
            json=json,
            length=json.get("length"),
            lower=json.get("lower", json.get("length")),
            optimal=json.get("optimal"),
            calls=json.get("calls"),
            ties=json.get("ties"),
            settlement=json.get("settlement"),
            stats=json.get("stats"),
            number=json.get("number"),
            at_least=json.get("at_least"),
            at_most=json.get("at_most"),
            outcome_class=json.get("class"),
            by_starter=json.get("by_starter"),
            role=json.get("role"),
            role_by_starter=json.get("role_by_starter"),
            engine=json.get("engine", ""),
        )


@dataclass(frozen=True)
class AnalysedMove:
    """A legal move and what it is worth: in a game of one player only its ``remoteness``."""

    move: Move
    """The move."""
    winner: Winner | None
    """Who wins after it; None where the time or memory limit was reached first."""
    value: int | None
    """For the first player; where only the winners were asked for: 1, 0 or -1 for the player who moves."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them."""
    remoteness: int | None
    """Moves until the end, this one included."""
    best: bool
    """Is it one of the best: the fastest win, or the slowest loss? Where only the winners were asked for, all that
    keep the best of win, tie and loss."""
    remark: str = ""
    """In ``col`` and ``snort``, where another move is at least as good in every sum of games: ``"dominated by 3"`` or
    ``"reversible through 3"``."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""

    @property
    def text(self) -> str:
        """The text of the move."""
        return str(self.move)

    @property
    def edge(self) -> LabelledEdge | None:
        """The edge that is drawn; None where the move is not a single edge."""
        return self.move.edge if isinstance(self.move, Move) else None


def who_wins(winner: str, role: str | None) -> str:
    """``"Breaker wins"``, ``"a tie"``, as the command line says it."""
    if winner == "tie":
        return "a tie"
    if winner == "none" or role is None:
        return "no player can force to be the last"
    return f"{name_of(role)} wins"


def name_of(role: str) -> str:
    """The role as a name: ``"Breaker"``."""
    return role[:1].upper() + role[1:]


@dataclass(frozen=True, repr=False)
class Analysis(Brief, Drawn):
    """Every legal move of a position. In a notebook the position is drawn with its moves: solid where
    the mover wins, dotted where the mover loses, dash-dotted for ties. ``winner`` is None where the
    budget ended, and in games of one player.

    >>> import harary
    >>> analysis = harary.analyse("sim", "red=0-1,0-2;green=1-2,3-4")
    >>> [(move.text, move.remoteness) for move in analysis.best]
    [('0-5', 10), ('3-5', 10), ('4-5', 10)]
    """

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    position: str
    """The text of the position."""
    mover: str
    """Whose turn it is."""
    finished: bool = field(repr=False)
    """Is the game over?"""
    winner: Winner | None
    """Who wins; None where the time or memory limit was reached first."""
    value: int | None
    """For the first player; where only the winners were asked for: 1, 0 or -1 for the player to move."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them."""
    remoteness: int | None
    """Moves until the end under best play."""
    moves: tuple[AnalysedMove, ...]
    """Every legal move with what it is worth."""
    positions: int = field(repr=False, compare=False)
    """How many positions the search visited."""
    seconds: float = field(repr=False, compare=False)
    """How long it took, by the clock."""
    stopped: str | None
    """Why something is missing: ``"time"``, ``"memory"`` or ``"interrupt"``."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""
    stats: Json | None = field(default=None, repr=False, compare=False)
    """What the searches did, where ``stats=True`` asked for it; as in `Answer`."""
    conway_value: str | None = None
    """In ``col`` and ``snort``: the value of the position in Conway's theory, such as ``"1/2*"``, where it was found;
    Red is Left."""
    undecided: tuple[Move, ...] = ()
    """Where only the winners were asked for: the moves of which the time or memory limit left it open."""
    labelling: Labelling = field(default=NUMBERS, repr=False)
    """The labels of the board."""
    role: str | None = None
    """What the winner is called: ``"breaker"``, ``"red"``, ``"player 3"``; None in a tie and where ``winner`` is."""
    mover_role: str = ""
    """What the player to move is called, as in ``role``."""

    @property
    def best(self) -> tuple[AnalysedMove, ...]:
        """The best moves: the fastest win, or the slowest loss."""
        return tuple(move for move in self.moves if move.best)

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Analysis:
        """From what the command line prints with ``--json``."""
        return Analysis(
            game=json["game"],
            instance=json["instance"],
            position=json["position"],
            mover=json["mover"],
            finished=json["finished"],
            winner=json.get("winner"),
            value=json.get("value"),
            outcome=_outcome(json),
            remoteness=json.get("remoteness"),
            moves=tuple(
                AnalysedMove(
                    made_move(move["move"]),
                    move.get("winner"),
                    move.get("value"),
                    _outcome(move),
                    move["remoteness"],
                    move["best"],
                    move.get("remark", ""),
                    move.get("role"),
                )
                for move in json["moves"]
            ),
            positions=json["positions"],
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
            stats=json.get("stats"),
            conway_value=json.get("conway_value"),
            undecided=tuple(map(made_move, json.get("undecided", ()))),
            role=json.get("role"),
            mover_role=str(json.get("mover_role", json["mover"])),
        )

    def _repr_html_(self) -> str:
        rows = [
            (one.text, one.winner, one.value, one.outcome, one.remoteness, one.remark or None, "best" if one.best else None)
            for one in sorted(self.moves, key=lambda one: not one.best)
        ]
        head = ("move", "winner", "value", "outcome", "remoteness", "remark", "")
        return (self._repr_svg_() or "") + (columns(head, rows) if rows else "")

    @property
    def _vertices(self) -> Labelling:
        return self.labelling

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        return svg.graph_of(self.instance)

    def _picture(self, look: svg.Look) -> str:
        mine = (self.mover, side_of(self.mover))
        pens = {
            move["move"]: "tie" if winner in ("tie", "none") else "win" if winner in mine else "loss"
            for move in self.json["moves"]
            for winner in [move.get("winner")]
        }
        if self.stopped:
            words = "not proved"
        elif self.winner is None:
            words = f"{name_of(self.mover_role)} to move: {self.remoteness} to the end"
        else:
            says = who_wins(self.winner, self.role)
            words = f"{name_of(self.mover_role)} to move: {says}"
        scene = svg.Scene(
            self.game, self.instance, self.json["position"], self.labelling.captions, look
        )
        return svg.of_analysis(scene, pens, words, f"{self.game}: {self.position}")


@dataclass(frozen=True)
class SuggestedMove:
    """A move of a machine player, and how it was chosen."""

    move: Move
    """The move."""
    perfect: bool
    """Is it known to be one of the best?"""
    how: str
    """``"proved"``, ``"searched"``, ``"estimated"`` by plays at random, ``"learned"`` or ``"random"``."""
    depth: int | None = None
    """How many moves the search looked ahead, where it did not reach the end."""

    @staticmethod
    def from_json(json: Json, labelling: Labelling = NUMBERS, position: str = "") -> SuggestedMove:
        """From the JSON of the library about the position with this text of the library."""
        [move] = labelling.moves_at(position, [json["move"]])
        return SuggestedMove(move, json["perfect"], json["how"], json.get("depth"))
