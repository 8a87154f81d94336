# SPDX-License-Identifier: MIT
"""Tests of history.jsonl and history.py: python3 bench/history_test.py"""
from __future__ import annotations

import json
import sys
import unittest
from typing import Any

import history

LINE = {
    "commit": "0123abcd",
    "date": "2026-11-28",
    "step": "a step",
    "signature": 5,
    "against": "89abcdef",
    "ratio_geometric_mean": 0.98,
    "interval": [0.97, 0.99],
    "worst": {"question": "solve sim", "ratio": 1.01},
    "best": {"question": "solve clique", "ratio": 0.9},
    "machine": "two cores",
}


def text_of(*lines: dict[str, Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def question(name: str, ratio: float) -> dict[str, Any]:
    return {"question": name, "ratio": {"median": ratio, "least": ratio, "most": ratio}}


TOTALS = {"geometric_mean": 0.94868, "interval": [0.93, 0.97], "other_answers": 0, "without_answer": 0}


class File(unittest.TestCase):
    def test_is_well_formed(self) -> None:
        text = history.HISTORY.read_text(encoding="utf-8")
        self.assertTrue(text.endswith("\n"))
        self.assertEqual(history.mistakes(text), [])

    def test_signature_of_the_test_is_found(self) -> None:
        source = history.SIGNATURE_TEST.read_text(encoding="utf-8")
        self.assertGreater(history.pinned_signature(source), 0)


class Mistakes(unittest.TestCase):
    def test_accepts_a_measured_line_and_one_without_a_comparison(self) -> None:
        self.assertEqual(history.mistakes(text_of(LINE)), [])
        self.assertEqual(history.mistakes(text_of(LINE | dict.fromkeys(history.MEASURED))), [])

    def test_names_the_line_and_what_is_wrong(self) -> None:
        later = LINE | {"commit": "11111111"}
        for line, message in (
            (LINE, "listed twice"),
            (later | {"commit": "HEAD"}, "eight hexadecimal digits"),
            (later | {"date": "2026-11-27"}, "before that of the line above"),
            (later | {"date": "yesterday"}, "yesterday"),
            (later | {"step": " "}, "must not be empty"),
            (later | {"signature": 0}, "a positive number"),
            (later | {"against": None}, "expected string"),
            (later | {"ratio_geometric_mean": 1.2}, "between the best and the worst"),
            (later | {"interval": [0.99, 0.97]}, "the lower end comes first"),
            (later | {"more": 1}, "the fields must be"),
        ):
            with self.subTest(message):
                found = history.mistakes(text_of(LINE, line))
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith("line 2: "))
                self.assertIn(message, found[0])


class Measured(unittest.TestCase):
    def test_takes_the_mean_and_the_questions_at_both_ends(self) -> None:
        found = history.measured(text_of(question("solve sim", 1.0), question("solve star", 0.9), TOTALS))
        self.assertEqual(found["ratio_geometric_mean"], 0.9487)
        self.assertEqual(found["interval"], [0.93, 0.97])
        self.assertEqual(found["worst"], {"question": "solve sim", "ratio": 1.0})
        self.assertEqual(found["best"], {"question": "solve star", "ratio": 0.9})

    def test_refuses_a_comparison_that_says_nothing_about_speed(self) -> None:
        asked = question("solve sim", 1.0)
        for lines, message in (
            ((asked,), "did not reach its end"),
            ((asked, TOTALS | {"without_answer": 1}), "has no answer"),
            ((asked, TOTALS | {"other_answers": 1}), "answer differently"),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                history.measured(text_of(*lines))


if __name__ == "__main__":
    sys.exit(unittest.main())
