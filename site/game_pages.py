# SPDX-License-Identifier: MIT
"""The games, from the catalogue: a list, and a page for each with its rules, options, what can be asked, an example with its
answer, results and references."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

from definitions import definition_list
from game_pictures import Edge, picture

Json = dict[str, Any]
Program = Callable[..., str]

# What a value of each game is, by what it counts.
_VALUES = {
    True: "An answer has the winner, the value (the difference of the points, for the player who moves first) and the outcome, the "
    "points of both.",
    False: "An answer has the winner and the value: 1 if the player who moves first wins, −1 if the other one does, 0 for a tie.",
}
_SOLITAIRE = "An answer has the length of a shortest way, the way itself, and what is proved of the length."


def page_name(game: str) -> str:
    """Of the page of a game, without its folder."""
    return game.replace("+", "-plus") + ".md"


def _option_words(options: Mapping[str, str]) -> list[str]:
    return [word for name, text in options.items() for word in ([f"--{name}"] if text == "true" else [f"--{name}", text])]


def _command(words: list[str]) -> str:
    return "harary " + shlex.join(words)


def _in_words(text: str | None) -> str:
    return (text or "").replace("{target}", "the target")


def _link(game: Json) -> str:
    """The part of the playground's address that opens a small instance of the game."""
    options = "&".join(f"{name}={quote(text, safe=',:;=/@')}" for name, text in sorted(game["example_options"].items()))
    return f"#/play/{quote(game['game'])}?{options}{'&' if options else ''}seats=human:searching"


def _played(game: Json, has_playground: bool) -> list[str]:
    words = ["play", game["game"], *_option_words(game["example_options"])]
    here = f'<a href="../../play/index.html{_link(game)}">on this site</a>, or ' if has_playground else ""
    return [
        "## Play it\n",
        f"In the browser: {here}after `harary serve` at [localhost](http://localhost:8080/{_link(game)}). In the "
        "terminal:\n",
        f"    {_command(words)}\n",
    ]


def _options(game: Json) -> list[str]:
    entries = []
    for option in game["option_specs"]:
        if "command line" not in option["interfaces"]:
            continue
        value = "" if option["type"] == "flag" else " " + (
            "|".join(option["values"]) if option["type"] == "choice" and len(option["values"]) < 5 else option["type"].upper()
        )
        default = f" (default: {option['default']})" if option["default"] and "default" not in option["help"] else ""
        entries.append((f"--{option['name']}{value}", option["help"] + default))
    return ["## Options\n", definition_list(entries, "options") + "\n"]


def _asked(game: Json) -> list[str]:
    about = game["about"]
    values = _SOLITAIRE if game["solitaire"] else _VALUES[bool(about["points"])]
    text = ["## Values\n", values]
    if about["points"]:
        text.append(f"Points: {about['points'][0].lower()}{about['points'][1:]}.")
    if about["ties"]:
        text.append(_in_words(about["ties"]))
    text.append("[What the values mean](../../values.md) has the rest.\n")
    joined = [text[0], " ".join(text[1:])]
    for one in game.get("questions", []):
        needs = f", with {one['needs']}" if one["needs"] else ""
        joined.append(f"- `--question {one['question']}`: {one['asks']}{needs}" if one["question"] != "outcome" else f"- {one['asks']}")
    return [*joined, ""]


def _results(game: Json, results: list[Json]) -> list[str]:
    mine = [row for row in results if game["game"] in row["games"]]
    if not mine:
        return []
    lines = ["## Results\n", "| board | answer | new |", "|---|---|---|"]
    lines += [
        f"| {row['game']}, {row['board']} | {row['answer']} | {row['new']} |".replace("](", "](../../") for row in mine
    ]
    return [*lines, "", "[All results](../../results.md) say how each was found and checked.\n"]


def _references(game: Json, papers: list[Json]) -> list[str]:
    found = [f"- {one['paper']}" for one in papers if game["game"] in one["games"]]
    return ["## References\n", *found, ""] if found else []


def _page(game: Json, program: Program, results: list[Json], papers: list[Json], has_playground: bool) -> str:
    about = game["about"]
    example = [game["game"], *_option_words(game["example_options"])]
    answer = program("solve", *example, "--time", "10s", "--threads", "1", "--progress", "off")

    def edges_of(board: str) -> tuple[int, list[Edge]]:
        first, *rest = program("export", "edges", "--board", board).splitlines()
        return int(first.split()[1]), [(int(u), int(v)) for u, v in (line.split() for line in rest)]

    drawn = picture(game, edges_of)
    rules = "\n".join(f"- {_in_words(rule)}" for rule in about["rules"])
    text = [
        f"# {about['title']} `{game['game']}`\n",
        f"{game['summary'][0].upper()}{game['summary'][1:]}.\n",
        f'<figure class="sketch">{drawn}</figure>\n' if drawn else "",
        f"## Rules\n\n{rules}\n",
        f"A move: {_in_words(about['move'])[0].lower()}{_in_words(about['move'])[1:]}\n",
    ]
    if about["play"]["said"]:
        text.append(f"An example play on {_instance(about['play']['options'])}: {', '.join(about['play']['moves'])}. {about['play']['said']}\n")
    text += ["## An example\n", f"```console\n$ {_command(['solve', *example])}\n{answer.strip()}\n```\n"]
    text += [*_asked(game), *_options(game), *_results(game, results), *_references(game, papers), *_played(game, has_playground)]
    return "\n".join(text)


def _instance(options: Mapping[str, str]) -> str:
    return ", ".join(f"`--{name} {text}`" for name, text in options.items()) or "the usual board"


def catalogue(program: Program) -> list[Json]:
    return [json.loads(line) for line in program("games", "--json").splitlines()]


def games_table(games: list[Json]) -> str:
    """The first page's table: a row a group, with the games by their titles and names."""
    groups: dict[str, list[str]] = {}
    for game in games:
        link = f"[{game['about']['title']}](reference/games/{page_name(game['game'])}) `{game['game']}`"
        groups.setdefault(game["about"]["group_title"], []).append(link)
    rows = [f"| **{title}** | {', '.join(named)} |" for title, named in groups.items()]
    return "\n".join(["| | |", "|---|---|", *rows])


def game_pages(games: list[Json], program: Program, results: list[Json], papers: list[Json], has_playground: bool) -> dict[str, str]:
    """The pages by their names: the list, in groups, and one page a game."""
    groups: dict[str, list[str]] = {}
    for game in games:
        about = game["about"]
        groups.setdefault(about["group_title"], []).append(
            f"<dt><a href=\"games/{page_name(game['game']).removesuffix('.md')}.html\">{about['title']} "
            f"<code>{game['game']}</code></a></dt><dd>{game['summary'][0].upper()}{game['summary'][1:]}.</dd>"
        )
    text = [
        "# The games\n",
        f"All {len(games)} games, by what a player wants. Each has a page with its rules, options, an example with its answer, and what "
        "is known; `harary games` prints the same.\n",
    ]
    for title, lines in groups.items():
        text += [f"## {title}\n", f'<dl class="commands">{"".join(lines)}</dl>\n']
    pages = {"reference/games.md": "\n".join(text)}
    for game in games:
        pages[f"reference/games/{page_name(game['game'])}"] = _page(game, program, results, papers, has_playground)
    return pages
