# SPDX-License-Identifier: MIT
"""Compares the value function of the proofs, extracted, with the engines, on all small boards.

    agreement.py HARARY HARARY-VALUES MOST

All graphs with at most MOST vertices, up to isomorphism; every game of theories/Rules.v. The values are
those of `memo_game_value` (theories/Memo.v), which is proved to be equal to `game_value` of Rules.v; on
boards with at most four vertices also those of `game_value` as it stands.
"""

import json
import subprocess
import sys
import tempfile

SCORING = ["clique", "star", "capture"]
TARGET = ["avoidance", "misere-avoidance", "achievement", "saturation"]
TARGETS = {"K3": 3, "P3": 3, "P4": 4, "C4": 4, "star:3": 4, "K4": 4}  # by number of vertices
DEFINITION_MOST = 4


def lines_of(command: list[str], given: str = "") -> list[str]:
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout.splitlines()


def value(answer: dict) -> int:
    """The value as the definitions have it, of one line of `harary solve --json`."""
    if "outcome" in answer:
        a, b = answer["outcome"]
        return 4096 * (a - b) + a
    return answer["value"]


def answers(harary: str, game: list[str], boards: list[str]) -> list[int | None]:
    """The value of the game on each board by the engines, None where they proved none."""
    name, *target = game
    with tempfile.NamedTemporaryFile("w", suffix=".g6") as file:
        file.write("\n".join(boards) + "\n")
        file.flush()
        command = [harary, "solve", name, "--boards", "@" + file.name, "--method", "search", "--json"]
        found = map(json.loads, lines_of(command + ["--target", *target] if target else command))
        return [value(answer) if answer["proved"] else None for answer in found]


def main(harary: str, values: str, most: str) -> int:
    compared = differing = 0
    games = [[g] for g in SCORING] + [[g, t] for g in TARGET for t in TARGETS]
    for game in games:
        least = TARGETS[game[1]] if len(game) > 1 else 1  # a target must fit on the board
        boards = lines_of([values, "boards", str(least), most])
        small = lines_of([values, "boards", str(least), str(DEFINITION_MOST)])
        theirs = dict(zip(boards, answers(harary, game, boards), strict=True))
        for function, some in [("memo", boards), ("definition", small)]:
            ours = lines_of([values, function, *game], "".join(board + "\n" for board in some))
            if len(ours) != len(some):
                print(f"{' '.join(game)}: {len(ours)} values of {len(some)} boards")
                return 1
            for board, text in (line.split() for line in ours):
                compared += 1
                if theirs[board] != int(text):
                    differing += 1
                    print(f"{' '.join(game)} on g6:{board}: {text} by {function}, but {theirs[board]}")
    print(f"{compared} values compared, {differing} differ")
    return 1 if differing or compared == 0 else 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
