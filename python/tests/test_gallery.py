# SPDX-License-Identifier: MIT
"""The gallery of questions: every command and every block of Python runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, shell

PAGE = (ROOT / "docs" / "gallery.md").read_text()
QUESTIONS = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
TITLES = [question.splitlines()[0] for question in QUESTIONS]


def test_there_are_twenty_questions() -> None:
    assert len(QUESTIONS) >= 20
    assert len(set(TITLES)) == len(TITLES)


@pytest.mark.parametrize("question", QUESTIONS, ids=TITLES)
def test_the_python_of_a_question_runs(question: str, tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", question, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not os.environ.get("HARARY_BINARY"), reason="HARARY_BINARY names the program")
@pytest.mark.parametrize("question", QUESTIONS, ids=TITLES)
def test_the_commands_of_a_question_run(question: str, tmp_path: Path) -> None:
    outside = re.sub(r"```python\n.*?```", "", question, flags=re.DOTALL)
    commands = "\n".join(re.findall(r"^    (\S.*)$", outside, re.MULTILINE))
    if not commands:
        return
    assert shell(commands, tmp_path)
