# SPDX-License-Identifier: MIT
"""Puts the pages of the documentation site together: docs/ as it is, and what is made from the sources.

    site/pages.py HARARY TARGET

HARARY is the program, whose help is the command line's reference. Beside TARGET comes TARGET-python, the
package's sources as mkdocstrings reads them.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# The public headers of the C++ library, by what they are for.
HEADERS = {
    "Ask about games": ["catalogue.hpp", "game.hpp", "question.hpp", "answer.hpp"],
    "Long work": ["job.hpp", "error.hpp"],
    "Boards": ["graph.hpp"],
    "Tablebases and certificates": ["tablebase.hpp", "certificate.hpp"],
    "Counting, estimating, arrowing": ["counting.hpp", "arrowing.hpp"],
    "For all of them": ["api.hpp", "harary.hpp"],
}

PYTHON = {
    "Ask": [
        "solve", "solve_many", "SolvedList", "Solved", "verify", "Verification", "CancelToken", "awaited", "analyse", "layers", "tablebase", "probe", "flood", "honeybee", "game", "Game",
    ],
    "What the program answers": ["paper_table", "check", "reduce", "export", "chances", "split", "strategy"],
    "Boards and positions": [
        "Board", "Automorphisms", "Position", "Play", "Move", "Line", "Strategy", "Drawing", "labelling.Labelling",
    ],
    "Keep what is learned": ["Session", "Following", "MoveNews", "PlayoutEstimate", "SearchEstimate"],
    "Games of your own": ["Rules"],
    "Counting, estimating, arrowing": ["count", "estimate", "arrows"],
    "Values of short games": ["Form", "Thermograph"],
    "Answers": [
        "Answer", "Analysis", "AnalysedMove", "SuggestedMove", "Value", "Layers", "ValuedLayers", "Ply", "Evaluations",
        "Probe", "StrongAnswer", "Count", "Estimate", "Arrowing",
    ],
    "Tablebases": ["Tablebase", "TableLayer"],
    "Winning sets": [
        "WinningSets", "NamedSets", "CellBoard", "grid", "torus", "cube", "rhombus", "hexagon", "triangle",
    ],
    "The catalogue": ["games", "GameDescription", "OptionSpec"],
    "Atlas": ["atlas.all_graphs", "atlas.row_of", "atlas.atlas", "atlas.read_atlas", "atlas.AtlasRow"],
    "For agents": ["env.env", "env.raw_env", "env.HararyEnv"],
}  # fmt: skip

# Made by the extension, where mkdocstrings does not look.
ERRORS = {
    "InputError": ("ValueError", "the question is wrong; the message begins with the argument"),
    "LimitError": ("RuntimeError", "the question is right, but larger than the library allows"),
    "FileError": ("OSError", "a file or folder is missing, damaged or of another version"),
    "BudgetEnded": ("RuntimeError", "time or memory ended, and there is no partial answer"),
}


def run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def command_line(harary: str) -> str:
    """One section a command, from the program's own help."""
    overview = run(harary, "--help")
    commands = re.findall(r"^  ([a-z-]+(?:, [a-z-]+)*)  +\S", overview.split("Subcommands:")[1], re.M)
    text = [
        "# The command line\n",
        "Made from the program's own help. Every command takes `--json`; exit statuses are 0 "
        "answered, 1 the answer is “no”, 2 bad usage or input, 3 the time or memory limit "
        "was reached, 130 interrupted.\n",
        f"```text\n{overview.strip()}\n```\n",
    ]
    for names in commands:
        name = names.split(",")[0]
        text.append(f"## `harary {name}`\n")
        text.append(f"```text\n{run(harary, name, '--help').strip()}\n```\n")
    if len(commands) < 15:
        raise SystemExit(f"only {len(commands)} commands were found in the program's help")
    return "\n".join(text)


def games(harary: str) -> str:
    """A section a group of the catalogue, and in it one a game, by its title and its name."""
    groups: dict[str, list[str]] = {}
    for line in run(harary, "games", "--json").splitlines():
        game = json.loads(line)
        about = game["about"]
        rules = " ".join([*about["rules"], about["ties"] or ""]).replace("{target}", "the target").strip()
        options = " ".join(f"`--{option}`" for option in game["options"])
        anchor = game["game"].replace("+", "-plus")
        groups.setdefault(about["group_title"], []).append(
            f"### {about['title']} `{game['game']}` {{ #{anchor} }}\n\n"
            f"{game['summary'][0].upper()}{game['summary'][1:]}.\n\n"
            f"{rules}\n\n"
            f"Options: {options}\n\n"
            f"    {game['example']}\n"
        )
    text = ["# The games\n", "Made from the catalogue, which `harary games` prints.\n"]
    for title, sections in groups.items():
        text += [f"## {title}\n", *sections]
    return "\n".join(text)


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


def opening(header: str) -> tuple[str, str]:
    """The opening paragraph of a header, and the declarations below it."""
    lines = header.splitlines()
    assert lines[0].startswith("// SPDX"), lines[0]
    comment = []
    for line in lines[1:]:
        if not line.startswith("//"):
            break
        comment.append(line[3:])
    rest = header.split("#pragma once", 1)[1].strip()
    return "\n".join(comment).strip(), rest


def cpp_reference() -> str:
    text = [
        "# C++\n",
        "Made from the public headers, which an installation puts into `include/harary`. The library "
        "never prints, never ends the program and holds no global state that changes; its errors are "
        "those of `error.hpp`. `examples/who_wins.cpp` is a whole program.\n",
    ]
    for title, paths in HEADERS.items():
        text.append(f"## {title}\n")
        for path in paths:
            words, declarations = opening((ROOT / "include/harary" / path).read_text())
            text += [f"### `harary/{path}`\n", words + "\n", f"```cpp\n{declarations}\n```\n"]
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


# What the site does with some pages: what they do not have beside them (the list of pages, their own contents), and
# where the search puts the games, so that a game's name leads to its rules first.
FRONT_MATTER = {
    "index.md": "hide: [navigation, toc]",
    "results.md": "hide: [toc]",
    "reference/games.md": "search:\n  boost: 8",
}


def main() -> int:
    harary, target = sys.argv[1], Path(sys.argv[2])
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    (target / "reference").mkdir()
    copy_python(target.parent / f"{target.name}-python")
    pages = {
        "reference/command-line.md": command_line(harary),
        "reference/games.md": games(harary),
        "reference/python.md": python_reference(),
        "reference/cpp.md": cpp_reference(),
        "architecture.md": from_root((ROOT / "ARCHITECTURE.md").read_text()),
        "contributing.md": from_root((ROOT / "CONTRIBUTING.md").read_text()),
        "citing.md": citing(),
    }
    for name, text in pages.items():
        (target / name).write_text(text)
    for name, matter in FRONT_MATTER.items():
        page = target / name
        page.write_text(f"---\n{matter}\n---\n{page.read_text()}")
    copy_look(target / "look")
    return 0


if __name__ == "__main__":
    sys.exit(main())
