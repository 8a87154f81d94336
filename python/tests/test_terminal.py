# SPDX-License-Identifier: MIT
"""The program in a terminal of its own: what is on the screen when it has ended, by a terminal emulator."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import threading
import time
from pathlib import Path

import pyte
import pytest

from conftest import BINARY

# Each takes longer than a tenth of a second, so that it has shown its progress.
COMMANDS = {
    "solve": "solve clique --board K8 --threads 1",
    "a certificate": "solve clique --board K8 --certificate c.cert --question winner --threads 1",
    "stopped by time": "solve sim --board K9 --time 0.7s --threads 1",
    "analyse": "analyse star --board K7 --threads 1",
    "layers": "layers sim --values",
    "strong": "strong sim --board K6 --out tables",
    "table": "table saturation --max 10",
    "a list": "solve star --boards @list.g6 --threads 1",
    "a list on two threads": "solve star --boards @list.g6 --threads 2",
    "a list analysed": "analyse star --boards @list.g6 --threads 1",
    "a list of layers": "layers star --boards @list.g6 --threads 1",
    "Ramsey game numbers": "table ramsey-games --target P4 --max 4",
    "verify": "verify k6.cert",
    "strategy": "strategy k6.cert --depth 1",
    "arrows": "arrows K9 K3 K4",
    "a list of arrowing": "arrows K3 --boards @list.g6",
    "ramsey": "ramsey K3 K3",
    "count": "count --order 24",
    "check": "check conjecture-6 --max 9",
    "chances": "chances clique --board K6 --games 100000",
    "split": "split star --board K8 --part 0 --threads 1",
    "refused in the end": "solve star --boards @bad.g6 --threads 1",
}
LIST = ["IsP@OkWHG", "DQc", "IsP@OkWHG"]


class Screen:
    """Runs the program in a window of some columns and 200 lines."""

    def __init__(self, command: str, columns: int, folder: Path) -> None:
        master, slave = pty.openpty()
        self.resize(slave, columns)
        self.screen = pyte.Screen(columns, 200)
        self.stream = pyte.ByteStream(self.screen)
        self.master = master
        self.bytes = b""
        self.process = subprocess.Popen(
            [BINARY, *command.split()], stdin=slave, stdout=slave, stderr=slave, cwd=folder, start_new_session=True
        )
        os.close(slave)
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    @staticmethod
    def resize(terminal: int, columns: int) -> None:
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 200, columns, 0, 0))

    def read(self) -> None:
        while True:
            try:
                more = os.read(self.master, 65536)
            except OSError:
                return
            if not more:
                return
            self.bytes += more
            self.stream.feed(more)

    def end(self) -> tuple[int, list[str]]:
        status = self.process.wait(timeout=300)
        self.reader.join(timeout=30)
        os.close(self.master)
        lines = [line.rstrip() for line in self.screen.display]
        while lines and not lines[-1]:
            lines.pop()
        return status, lines


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "list.g6").write_text("\n".join(LIST) + "\n")
    (tmp_path / "bad.g6").write_text("\n".join(["IsP@OkWHG", "IsP@OkWHG", "no board"]) + "\n")
    solve = [BINARY, *"solve clique --board K6 --certificate k6.cert".split()]
    subprocess.run(solve, cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


def piped(command: str, folder: Path) -> list[str]:
    """The same without a terminal: no progress, and the lines of both streams."""
    done = subprocess.run(
        [BINARY, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder, check=False
    )
    assert "\x1b" not in done.stdout and "\r" not in done.stdout
    return done.stdout.splitlines()


def steady(line: str) -> str:
    """Without what differs from run to run."""
    line = re.sub(r"\d[\d,.]*(?=( |\u00a0)?s\b)", "N", line)
    return re.sub(r"[\d,]+ positions", "N positions", line)


@pytest.mark.parametrize("columns", [40, 80, 200])
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_the_screen_holds_the_answer_and_nothing_of_the_progress(command: str, columns: int, folder: Path) -> None:
    screen = Screen(command, columns, folder)
    _, lines = screen.end()
    assert b"\x1b[K" in screen.bytes, "no progress was shown: the command is too quick for this test"
    for path in folder.iterdir():
        if path.name in ("c.cert", "tables"):
            subprocess.run(["rm", "-r", path], check=True)
    expected: list[str] = []
    for line in piped(command, folder):
        # The window wraps what is longer than a line.
        line = line.rstrip()
        expected += [line[i : i + columns].rstrip() for i in range(0, max(1, len(line)), columns)]
    if columns == 200:
        assert [steady(line) for line in lines] == [steady(line) for line in expected]
    else:  # seconds may move the place where a line wraps
        assert abs(len(lines) - len(expected)) <= 1, lines
    for line in lines:
        assert "[##" not in line and "[.." not in line, line
        assert not re.search(r"positions/s|boards/s| left\b", line), line


@pytest.mark.parametrize("columns", [40, 80])
def test_the_progress_is_one_line(columns: int, folder: Path) -> None:
    """No report is as long as the window, so none wraps."""
    screen = Screen("solve sim --board K9 --time 2s --threads 1", columns, folder)
    screen.end()
    reports = [part.split(b"\r")[0] for part in screen.bytes.split(b"\x1b[K")[1:]]
    assert len(reports) > 3
    for report in reports[:-1]:
        assert len(report.decode()) < columns and b"\n" not in report, report


def reports(screen: Screen) -> list[str]:
    """The progress lines that were shown one after the other: what was erased, behind what was printed before."""
    return [part.split(b"\n")[-1].decode() for part in re.split(rb"\r?\x1b\[K", screen.bytes)]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_list_has_one_bar(threads: int, folder: Path) -> None:
    """It counts boards and never tells of the search of one; in a narrow window, too."""
    (folder / "long.g6").write_text("F~~~w\n" * 60)
    for columns in (40, 80):
        screen = Screen(f"solve star --boards @long.g6 --threads {threads}", columns, folder)
        status, _ = screen.end()
        assert status == 0
        shown = [line for line in reports(screen) if line.startswith("board ")]
        assert any(re.match(r"board \d+ of 60\b.* left", line) for line in shown), shown
        assert "positions" not in "".join(line for line in shown)
        assert not [line for line in reports(screen) if line.startswith("solving")]


def test_a_table_has_one_bar(folder: Path) -> None:
    screen = Screen("table saturation --max 10", 80, folder)
    screen.end()
    shown = [line for line in reports(screen) if line.startswith("row ")]
    assert any(re.match(r"row \d+ of \d+", line) for line in shown), reports(screen)
    assert not [line for line in reports(screen) if line.startswith("layer")]
    assert not [line for line in shown if " left" in line]


def test_help_is_wrapped_to_the_window(folder: Path) -> None:
    for columns in (40, 80, 100):
        for command in ("help", "help solve", "help solve sim", "games clique"):
            screen = Screen(command, columns, folder)
            status, lines = screen.end()
            assert status == 0
            text = screen.bytes.decode().replace("\r\n", "\n")
            assert [line.rstrip() for line in text.splitlines()] == lines, "the window wrapped a line"


@pytest.mark.parametrize(
    "command",
    ["solve sim --board K9", "analyse star --board K9", "table saturation --max 16", "solve star --boards @k9.g6"],
)
def test_an_interrupted_search_leaves_one_line(command: str, folder: Path) -> None:
    (folder / "k9.g6").write_text("H~~~~~~\n" * 3)
    screen = Screen(f"{command} --threads 1", 80, folder)
    time.sleep(1.5)
    os.killpg(screen.process.pid, signal.SIGINT)
    status, lines = screen.end()
    assert status == 130
    assert [line for line in lines if "positions/s" in line] == []
    assert not [line for line in lines if re.match(r"(board|row) \d+ of", line)], lines
    assert lines[-1].startswith("harary: interrupted"), lines


def test_a_window_that_became_narrower_keeps_no_debris(folder: Path) -> None:
    """pyte cuts a line where a terminal wraps it; the program then erases no more than was there."""
    screen = Screen("solve sim --board K9 --time 3s --threads 1", 200, folder)
    time.sleep(1.5)
    screen.resize(screen.master, 60)
    status, lines = screen.end()
    assert status == 3
    assert not [line for line in lines if "positions/s" in line], lines
