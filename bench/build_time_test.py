# SPDX-License-Identifier: MIT
"""Tests of build_time.py and of cmake/compile_time.py: python3 bench/build_time_test.py"""
from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APP = "src/app/CMakeFiles/harary_app.dir"
TESTS = "src/app/CMakeFiles/app_test.dir"


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / script), *words], capture_output=True, text=True)


class Report(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.build = Path(self.folder.name)
        for made in (f"{APP}/json.cpp.o", f"{APP}/Unity/unity_harary_app_0_cxx.cxx.o", f"{TESTS}/json_test.cpp.o"):
            (self.build / made).parent.mkdir(parents=True, exist_ok=True)
            (self.build / made).touch()
        (self.build / ".ninja_log").write_text(
            "# ninja log v5\n"
            f"10\t2510\t0\t{TESTS}/json_test.cpp.o\tab\n"
            f"10\t99010\t0\t{APP}/json.cpp.o\tab\n"
            f"10\t50010\t0\t{APP}/gone.cpp.o\tab\n"
            "10\t20\t0\tlibharary.a\tab\n"
        )
        (self.build / "compile_times.tsv").write_text(
            f"9.000\t1.000\t1024\t9.9\t{APP}/json.cpp.o\n"
            f"4.000\t0.500\t204800\t9.9\t{APP}/json.cpp.o\n"
            f"6.000\t0.500\t512000\t9.9\t{APP}/Unity/unity_harary_app_0_cxx.cxx.o\n"
            "1.0\t0.1\t12"
        )

    def test_sums_the_last_build_of_each_object_a_folder(self) -> None:
        lines = [line.split() for line in run("bench/build_time.py", str(self.build)).stdout.splitlines()]
        self.assertIn(["src/app", "2", "11.0", "500"], lines)
        self.assertIn(["src/app", "(tests)", "1", "2.5", "0"], lines)
        self.assertIn(["all", "3", "13.5", "500"], lines)

    def test_names_the_most_expensive_objects_first(self) -> None:
        out = run("bench/build_time.py", str(self.build)).stdout
        order = [out.index(name) for name in ("unit harary_app_0", "json.cpp", "json_test.cpp")]
        self.assertEqual(order, sorted(order))
        self.assertNotIn("gone.cpp", out)
        self.assertIn("1 objects: time by the clock", out)

    def test_says_what_is_wrong(self) -> None:
        for words, message in (
            ([str(self.build / "nowhere")], "holds no build"),
            (["--fast"], "one build folder"),
            (["a", "b"], "one build folder"),
        ):
            result = run("bench/build_time.py", *words)
            self.assertEqual(result.returncode, 2)
            self.assertIn(message, result.stderr)


class Launcher(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.log = Path(self.folder.name) / "times.tsv"

    def launch(self, *command: str) -> int:
        return run("cmake/compile_time.py", str(self.log), "some.o", *command).returncode

    def test_notes_seconds_and_memory_of_the_command_and_what_it_starts(self) -> None:
        work = f"{sys.executable} -c 'sum(range(3_000_000)); b = bytearray(100 << 20)'; true"
        self.assertEqual(self.launch("sh", "-c", work), 0)
        user, system, kib, clock, made = self.log.read_text().splitlines()[0].split("\t")
        self.assertGreater(float(user) + float(system), 0.01)
        self.assertGreater(int(kib), 100 << 10)
        self.assertGreater(float(clock), 0.01)
        self.assertEqual(made, "some.o")

    def test_hands_the_exit_status_on_and_notes_successes_only(self) -> None:
        self.assertEqual(self.launch("sh", "-c", "exit 3"), 3)
        self.assertEqual(self.launch("sh", "-c", "kill -9 $$"), 137)
        self.assertFalse(self.log.exists())


if __name__ == "__main__":
    unittest.main()
