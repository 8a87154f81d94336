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

    def test_ships_nothing_that_came_from_a_cache(self) -> None:
        with (self.build / "compile_times.tsv").open("a") as log:
            log.write(f"\n0.010\t0.010\t1024\t9.9\t{APP}/json.cpp.o\n")
        result = run("bench/build_time.py", "--ship", str(self.build))
        self.assertEqual(result.returncode, 2)
        self.assertIn("CCACHE_DISABLE=1", result.stderr)

    def test_says_what_is_wrong(self) -> None:
        for words, message in (
            ([str(self.build / "nowhere")], "holds no build"),
            (["--fast"], "one build folder"),
            (["a", "b"], "one build folder"),
        ):
            result = run("bench/build_time.py", *words)
            self.assertEqual(result.returncode, 2)
            self.assertIn(message, result.stderr)


class Progress(unittest.TestCase):
    """cmake/progress.awk: of two units one takes 90 s and one 10 s."""

    PLAN = "[1/3] Building CXX object dear.o\n[2/3] Building CXX object cheap.o\n[3/3] Linking CXX executable x\n"

    def progress(self, log: str, elapsed: int, since: int, jobs: int = 1, plan: str = PLAN) -> list[int]:
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("units", "plan", "log")]
            for file, text in zip(files, ("# seconds\n10.0\totherwise\n90.0\tdear.o\n", plan, log)):
                file.write_text(text)
            variables = [f"-vjobs={jobs}", f"-velapsed={elapsed}", f"-vsince={since}"]
            command = ["awk", *variables, "-f", str(ROOT / "cmake/progress.awk"), *map(str, files)]
            return [int(word) for word in subprocess.check_output(command, text=True).split()]

    def test_weighs_units_before_the_first_step(self) -> None:
        self.assertEqual(self.progress("", 0, 0), [0, 3, 100])
        self.assertEqual(self.progress("", 0, 0, jobs=2), [0, 3, 50])
        self.assertEqual(self.progress("", 30, 30), [0, 3, 70])

    def test_steps_count_by_what_they_weigh(self) -> None:
        self.assertEqual(self.progress("[1/3] Building CXX object cheap.o\n", 10, 0), [1, 3, 90])
        self.assertEqual(self.progress("[1/3] Building CXX object dear.o\n", 90, 0), [1, 3, 10])

    def test_learns_how_fast_the_machine_is(self) -> None:
        # 90 of its seconds took 200: with 20 that are believed, half the speed.
        self.assertEqual(self.progress("[1/3] Building CXX object dear.o\n", 200, 0), [1, 3, 20])
        # All from a cache: the rest takes no time.
        self.assertEqual(self.progress("[1/3] Building CXX object dear.o\n", 0, 0), [1, 3, 2])

    def test_counts_steps_that_were_not_planned(self) -> None:
        self.assertEqual(self.progress("[1/2] Building CXX object dear.o\n", 90, 0, plan="[0/1] Re-running CMake\n")[:2], [1, 2])

    def test_ships_what_it_weighs(self) -> None:
        lines = (ROOT / "cmake/unit_seconds.tsv").read_text().splitlines()
        self.assertTrue(lines[2].endswith("\totherwise"))
        for line in lines[2:]:
            seconds, unit = line.split("\t")
            self.assertGreater(float(seconds), 0)
            self.assertRegex(unit, r"^(otherwise|\S+\.o)$")
        self.assertTrue(any("family_saturation" in line for line in lines))


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
