# SPDX-License-Identifier: MIT
"""Compares the value function of the definitions, extracted, with the engines, on small boards.

    agreement.py HARARY HARARY-VALUES MOST

All graphs with at most MOST vertices, up to isomorphism; every game of theories/Rules.v.
"""

import json
import subprocess
import sys
import tempfile

SCORING = ["clique", "star", "capture"]
TARGET = ["avoidance", "misere-avoidance", "achievement", "saturation"]


def value(answer: dict) -> int:
    """The value as the definitions have it, of one line of `harary solve --json`."""
    if "outcome" in answer:
        a, b = answer["outcome"]
        return 4096 * (a - b) + a
    return answer["value"]


def main(harary: str, values: str, most: str) -> int:
    compared = differing = 0
    for game, target in [(g, None) for g in SCORING] + [(g, t) for g in TARGET for t in ("K3", "P3")]:
        least = "1" if target is None else "3"  # a target must fit on the board
        boards = subprocess.run([values, "boards", least, most], capture_output=True, text=True, check=True).stdout
        ours = subprocess.run(
            [values, game] + ([target] if target else []), input=boards, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        with tempfile.NamedTemporaryFile("w", suffix=".g6") as file:
            file.write(boards)
            file.flush()
            command = [harary, "solve", game, "--boards", "@" + file.name, "--method", "search", "--json"]
            theirs = subprocess.run(
                command + (["--target", target] if target else []), capture_output=True, text=True, check=True
            ).stdout.splitlines()
        if len(ours) != len(theirs):
            print(f"{game}: {len(ours)} values, {len(theirs)} answers")
            return 1
        for line, answer in zip(ours, map(json.loads, theirs)):
            board, ours_value = line.split()
            compared += 1
            if not answer["proved"] or value(answer) != int(ours_value):
                differing += 1
                print(f"{game} {target or ''} on g6:{board}: {ours_value}, but {answer}")
    print(f"{compared} values compared, {differing} differ")
    return 1 if differing or compared == 0 else 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
