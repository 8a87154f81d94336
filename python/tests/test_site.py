# SPDX-License-Identifier: MIT
"""The documentation is built from the sources, and its links lead somewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import BINARY, ROOT

import harary



def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """mkdocs on pages in folder/docs, to folder/site."""
    settings = (ROOT / "mkdocs.yml").read_text()
    settings = settings.replace("build/docs", str(folder / "docs"))
    settings = settings.replace("build/site", str(folder / "site"))
    (folder / "mkdocs.yml").write_text(settings)
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--config-file", str(folder / "mkdocs.yml")],
        capture_output=True,
        text=True,
        check=False,
    )


def make_pages(folder: Path) -> None:
    words = [sys.executable, str(ROOT / "site/pages.py"), BINARY, str(folder / "docs")]
    subprocess.run(words, check=True)


def test_the_site_is_whole(tmp_path: Path) -> None:
    make_pages(tmp_path)
    done = build(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "WARNING -" not in done.stderr
    site = tmp_path / "site"
    commands = (site / "reference/command-line.html").read_text()
    assert 'id="harary-solve"' in commands
    assert 'id="harary-tablebase"' in commands
    assert 'href="#harary-solve"' in commands
    games = (site / "reference/games.html").read_text()
    for game in harary.games():
        assert f"<code>{game.game}</code>" in games
        page = (site / "reference/games" / f"{game.game.replace('+', '-plus')}.html").read_text()
        for title in ("Rules", "An example", "Values", "Options", "Play it"):
            assert f">{title}<" in page, (game.game, title)
        assert f"harary solve {game.game}" in re.sub(r"<[^>]*>", "", page)
        if game.drawing in ("graph", "vertices", "cells"):
            assert '<svg xmlns="http://www.w3.org/2000/svg" class="sketch"' in page, game.game
    # The search finds a game by its title and by its name, on a page of its own, and what people look for by other names.
    index = json.loads((site / "search/search_index.json").read_text())["docs"]
    sections = {s["title"]: s for s in index}
    for game in harary.games():
        where = sections[f"{game.title} <code>{game.game}</code>"]["location"]
        assert where.startswith("reference/games/"), where
    for word in ("docker", "podman", "macos", "windows", "slurm", "pajek", "gephi", "conda"):
        assert any(word in f"{s['title']} {s['text']}".lower() for s in index), word
    python = (site / "reference/python.html").read_text()
    for name in harary.__all__:
        thing = getattr(harary, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert f"<code>harary.{name}</code>" in python, name
        elif name[0].isalpha():
            assert f'id="harary.{name}"' in python, name
    cpp = (site / "reference/cpp.html").read_text()
    for header in (ROOT / "include/harary").glob("*.hpp"):
        assert f"harary/{header.name}" in cpp
    for name in ("game", "session", "rules", "answer"):
        assert f'id="cpp-{name}"' in cpp, name
    assert "Answer solve(const std::string&amp; position, Job&amp; job, const Question&amp; question = {})" in cpp
    # Lists and signatures, not boxes of help and of headers.
    for page in (commands, cpp):
        assert not re.search(r"<pre[^>]*>(?:(?!</pre>).){4000}", page, re.DOTALL)
    for option in ("--certificate FILE", "--board GRAPH", "--json"):
        assert f"<dt><code>{option}</code></dt>" in commands


def test_a_broken_link_fails(tmp_path: Path) -> None:
    make_pages(tmp_path)
    page = tmp_path / "docs/index.md"
    page.write_text(page.read_text() + "\n[nowhere](no-such-page.md)\n")
    done = build(tmp_path)
    assert done.returncode != 0
    assert "no-such-page.md" in done.stderr


def test_nothing_of_the_site_is_fetched(tmp_path: Path) -> None:
    make_pages(tmp_path)
    assert build(tmp_path).returncode == 0
    style = (tmp_path / "site/look/harary.css").read_text()
    files = re.findall(r'url\("([^"]*)"\)', style)
    assert len(files) == 2
    for file in [*files, "mark.svg", "results.js"]:
        assert (tmp_path / "site/look" / file).is_file(), file
    for page in (tmp_path / "site").rglob("*.html"):
        text = page.read_text()
        for foreign in ('src="http', 'rel="stylesheet" href="http', "fonts.googleapis"):
            assert foreign not in text, page


def test_the_tutorial_is_true() -> None:
    import doctest

    result = doctest.testfile(str(ROOT / "docs/tutorial.md"), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 20


@pytest.mark.parametrize("name", ["docs/how-to.md", "docs/guide.md", "README.md"])
def test_commands_of_the_recipes_exist(name: str) -> None:
    known = subprocess.run([BINARY, "--help-all"], capture_output=True, text=True, check=True).stdout
    of_the_script = set(re.findall(r"^# \./run ([a-z-]+)", (ROOT / "run").read_text(), re.MULTILINE))
    text = (ROOT / name).read_text()
    commands = {
        line.split("./run ")[1].split()[0]
        for line in text.splitlines()
        if "./run " in line and line.startswith(("    ", "$ "))
    }
    assert commands
    for command in commands - of_the_script - {"ARGS"}:
        assert f"\n  {command}" in known, command
