# SPDX-License-Identifier: MIT
"""Puts the pages of the documentation site together: docs/ as it is, and what is made from the sources.

    site/pages.py HARARY TARGET [--playground]

HARARY is the program, whose manual is the command line's reference. Beside TARGET comes TARGET-python, the
package's sources as mkdocstrings reads them. --playground: the site has the playground beside it, to which the
games' pages then lead.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from command_reference import command_line
from cpp_reference import cpp_reference
from game_pages import catalogue, game_pages, games_table

ROOT = Path(__file__).resolve().parents[1]

PYTHON = {
    "Ask": [
        "solve", "solve_many", "SolvedList", "Solved", "verify", "Verification", "CancelToken", "awaited", "analyse", "layers", "tablebase", "probe", "flood", "honeybee", "game", "Game",
    ],
    "What the program answers": ["paper_table", "check", "reduce", "export", "chances", "split", "strategy"],
    "Boards and positions": [
        "Board", "Automorphisms", "Position", "Play", "Move", "Line", "Strategy", "Drawing", "labelling.Labelling",
    ],
    "Keep what is learned": ["Session", "Following", "MoveNews", "PlayoutEstimate", "SearchEstimate"],
    "Games of your own": ["Rules", "load_game", "WrittenGame"],
    "Counting, estimating, arrowing": ["count", "estimate", "arrows"],
    "Values of short games": ["Form", "Thermograph", "sum", "Sum", "SumMove", "misere_quotient", "MisereQuotient"],
    "Answers": [
        "Answer", "Analysis", "AnalysedMove", "SuggestedMove", "Value", "Layers", "ValuedLayers", "Ply", "Evaluations",
        "Probe", "StrongAnswer", "Count", "Estimate", "Arrowing",
    ],
    "Tablebases": ["Tablebase", "TableLayer"],
    "Winning sets": [
        "WinningSets", "NamedSets", "CellBoard", "grid", "torus", "cube", "rhombus", "hexagon", "triangle",
    ],
    "The catalogue": ["games", "GameDescription", "OptionSpec"],
    "Words, as types": [
        "names.GameName", "names.QuestionName", "names.MethodName", "names.Role", "names.TieRule", "names.Winner", "names.SideName",
        "names.MachineName", "names.CertificateKind",
    ],
    "Atlas": ["atlas.all_graphs", "atlas.row_of", "atlas.atlas", "atlas.read_atlas", "atlas.AtlasRow"],
    "For agents": ["env.env", "env.raw_env", "env.HararyEnv"],
}  # fmt: skip

# Made by the extension, where mkdocstrings does not look.
ERRORS = {
    "InputError": ("ValueError", "the question is wrong; the message begins with the argument"),
    "LimitError": ("RuntimeError", "the question is right, but larger than the library allows"),
    "FileError": ("OSError", "a file or folder is missing, damaged or of another version"),
    "MissingFile": ("FileNotFoundError", "a `FileError` and an `InputError` as well: a file is not there, or may not be read"),
    "BudgetEnded": ("RuntimeError", "time or memory ended, and there is no partial answer"),
}


def run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def python_reference() -> str:
    text = [
        "# Python\n",
        "Made from the package's docstrings. The options of games are those of the command line, `_` "
        "for `-`; every question takes those of `Spending` too: `time`, `memory`, `threads` and so on.\n",
    ]
    for title, names in PYTHON.items():
        text.append(f"## {title}\n")
        text += [f"::: harary.{name}\n" for name in names]
    text += ["## Errors\n", "| error | is a | when |", "|---|---|---|"]
    text += [f"| `harary.{name}` | `{base}` | {when} |" for name, (base, when) in ERRORS.items()]
    text.append("\nA `TypeError` says that an argument is of a type that cannot be meant.\n")
    text += ["## Options\n", "::: harary.catalogue.GameOptions\n", "::: harary.spending.Spending\n"]
    for kind in ("Table", "Check", "Reduce", "Chances", "Split", "Export"):
        text.append(f"::: harary.program_options.{kind}Options\n")
    text += ["## In parts\n"]
    names = ("PartSolver", "in_rounds", "ProofAnswer", "shared", "SharedAnswer")
    text += [f"::: harary.sharing.{name}\n" for name in names]
    text += ["## On a cluster\n"]
    for name in (
        "strong.strong", "strong.SparkStrongAnswer", "proof.proof", "convert.to_tablebase",
        "convert.from_tablebase",
    ):  # fmt: skip
        text.append(f"::: harary.spark.{name}\n")
    return "\n".join(text)


def citing() -> str:
    citation = (ROOT / "CITATION.cff").read_text()
    papers = (ROOT / "README.md").read_text().split("Please cite also the paper whose game it is:")[1]
    papers = papers.split("MIT licence")[0].strip()
    return (
        "# How to cite\n\n"
        "Please cite Harary with the version that `harary --version` prints, and give the `method` and "
        "the `level` of the answer; a certificate or a tablebase lets others check it.\n\n"
        f"```yaml\n{citation.strip()}\n```\n\n"
        f"Please cite also the paper whose game it is:\n\n{papers}\n"
    )


def with_fences(source: str) -> str:
    """A Python source with the examples of its docstrings as code of Markdown."""
    lines: list[str] = []
    indent: str | None = None
    for line in source.splitlines():
        starts = re.match(r"( *)>>> ", line)
        if indent is None and starts:
            indent = starts[1]
            lines.append(f"{indent}```python")
        elif indent is not None and (not line.strip() or '"""' in line):
            lines.append(f"{indent}```")
            indent = None
        lines.append(line)
    return "\n".join(lines) + "\n"


def copy_python(target: Path) -> None:
    """The package for mkdocstrings."""
    shutil.rmtree(target, ignore_errors=True)
    for source in (ROOT / "python/harary").rglob("*.py"):
        copy = target / source.relative_to(ROOT / "python")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(with_fences(source.read_text()))


def from_root(text: str) -> str:
    """Links of a file of the root, as they are from docs/."""
    text = text.replace("](docs/", "](")
    text = text.replace("](ARCHITECTURE.md)", "](architecture.md)")
    return text.replace("](CONTRIBUTING.md)", "](contributing.md)")


def copy_look(target: Path) -> None:
    """The style of the site, with the type and the mark of the page."""
    shutil.copytree(ROOT / "site/look", target)
    for font in (ROOT / "web/src/style/fonts").iterdir():
        shutil.copy(font, target)
    shutil.copy(ROOT / "web/public/icon.svg", target / "mark.svg")


# Where the first page has the table of games.
GAMES_MARK = "<!-- the games, by groups: site/pages.py puts them here -->"

# What the site does with some pages: what they do not have beside them (the list of pages, their own contents).
FRONT_MATTER = {
    "index.md": "hide: [navigation, toc]",
    "results.md": "hide: [toc]",
}
# The search puts the games first, so that a game's name leads to its rules.
OF_GAMES = "search:\n  boost: 8"


def main() -> int:
    harary, target = sys.argv[1], Path(sys.argv[2])
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    (target / "reference/games").mkdir(parents=True)
    copy_python(target.parent / f"{target.name}-python")

    def program(*words: str) -> str:
        return run(harary, *words)

    games = catalogue(program)
    first = (ROOT / "docs/index.md").read_text()
    if first.count(GAMES_MARK) != 1:
        raise SystemExit(f"docs/index.md: the mark {GAMES_MARK} must stand there once")
    pages = {
        "index.md": first.replace(GAMES_MARK, games_table(games)),
        "reference/command-line.md": command_line(program("manual")),
        **game_pages(
            games,
            program,
            json.loads((ROOT / "docs/results.json").read_text())["results"],
            json.loads((ROOT / "docs/references.json").read_text()),
            "--playground" in sys.argv[3:],
        ),
        "reference/python.md": python_reference(),
        "reference/cpp.md": cpp_reference(ROOT / "include/harary"),
        "architecture.md": from_root((ROOT / "ARCHITECTURE.md").read_text()),
        "contributing.md": from_root((ROOT / "CONTRIBUTING.md").read_text()),
        "citing.md": citing(),
    }
    for name, text in pages.items():
        (target / name).write_text(text)
    of_games = dict.fromkeys((name for name in pages if name.startswith("reference/games/")), OF_GAMES)
    for name, matter in (FRONT_MATTER | of_games).items():
        page = target / name
        page.write_text(f"---\n{matter}\n---\n{page.read_text()}")
    copy_look(target / "look")
    return 0


if __name__ == "__main__":
    sys.exit(main())
