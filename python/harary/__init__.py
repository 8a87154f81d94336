# SPDX-License-Identifier: MIT
"""Harary: exact solver and analyser of colouring games on graphs.

>>> import harary
>>> answer = harary.solve("clique", board="K6")
>>> answer.winner, answer.outcome
('second', (3, 3))
>>> import networkx as nx
>>> harary.solve("sim", board=nx.complete_graph(6)).winner
'second'

Every question can be asked by a function of this module (``solve``, ``analyse``, ``layers``,
``tablebase``, …), which takes the name of a game and the options that the command line has, or of a
`Game`, made by `game()`. Answers are frozen dataclasses; what the command line prints with
``--json`` is their ``json``.
"""

from harary._harary import BudgetEnded, FileError, InputError, LimitError, MissingFile
from harary._harary import version as __version__
from harary.answers import AnalysedMove, Analysis, Answer, SuggestedMove, Value
from harary.boards import Automorphisms, Board
from harary.cancelling import awaited
from harary.catalogue import GameDescription, OptionSpec, games
from harary.commands import chances, check, export, paper_table, reduce, split, strategy
from harary.commands import table as table
from harary.drawing import Drawing
from harary.forms import Form, Thermograph
from harary.game import Game
from harary.hypergraphs import (
    CellBoard,
    NamedSets,
    WinningSets,
    cube,
    grid,
    hexagon,
    rhombus,
    torus,
    triangle,
)
from harary.lines import Line, Strategy
from harary.many import Solved, SolvedList, solve_many
from harary.moves import Move
from harary.own import Rules
from harary.plies import Layers, Ply, ValuedLayers
from harary.positions import Play, Position
from harary.probes import Evaluations, Probe, StrongAnswer
from harary.questions import analyse, flood, game, honeybee, layers, solve, tablebase
from harary.questions import strong as strong
from harary.sessions import Following, MoveNews, PlayoutEstimate, SearchEstimate, Session
from harary.spending import CancelToken
from harary.sums import MisereQuotient, Sum, SumMove, misere_quotient
from harary.sums import sum as sum
from harary.tablebase import Tablebase, TableLayer, probe
from harary.theory import Arrowing, Count, Estimate, arrows, count, estimate
from harary.verifying import Verification, verify
from harary.written import WrittenGame, load_game

# By the name that people write.
for _error in (BudgetEnded, FileError, InputError, LimitError, MissingFile):
    _error.__module__ = "harary"

__all__ = [
    "AnalysedMove",
    "Analysis",
    "Answer",
    "Arrowing",
    "Automorphisms",
    "Board",
    "BudgetEnded",
    "CancelToken",
    "CellBoard",
    "Count",
    "Drawing",
    "Estimate",
    "Evaluations",
    "FileError",
    "Following",
    "Form",
    "Game",
    "GameDescription",
    "InputError",
    "Layers",
    "LimitError",
    "Line",
    "MisereQuotient",
    "MissingFile",
    "Move",
    "MoveNews",
    "NamedSets",
    "OptionSpec",
    "Play",
    "PlayoutEstimate",
    "Ply",
    "Position",
    "Probe",
    "Rules",
    "SearchEstimate",
    "Session",
    "Solved",
    "SolvedList",
    "Strategy",
    "StrongAnswer",
    "SuggestedMove",
    "Sum",
    "SumMove",
    "TableLayer",
    "Tablebase",
    "Thermograph",
    "Value",
    "ValuedLayers",
    "Verification",
    "WinningSets",
    "WrittenGame",
    "__version__",
    "analyse",
    "arrows",
    "awaited",
    "chances",
    "check",
    "count",
    "cube",
    "estimate",
    "export",
    "flood",
    "game",
    "games",
    "grid",
    "hexagon",
    "honeybee",
    "layers",
    "load_game",
    "misere_quotient",
    "paper_table",
    "probe",
    "reduce",
    "rhombus",
    "solve",
    "solve_many",
    "split",
    "strategy",
    "tablebase",
    "torus",
    "triangle",
    "verify",
]
