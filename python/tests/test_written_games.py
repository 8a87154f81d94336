# SPDX-License-Identifier: MIT
"""Written games on the command line: the shipped examples and their answers, and messages with their places."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, CommandLine, run_refused

EXAMPLES = sorted((ROOT / "examples" / "games").glob("*.game"))
# "# Answer on grid:3x4: nimber 1, winner first"
ANSWER = re.compile(r"^# Answer(?: on (?P<board>\S+))?: (?P<said>.*)$", re.MULTILINE)
HEAD = 'game = "g"\nplayers = ["Left", "Right"]\n[board]\npoints = "cells of grid:3x3"\n[marks]\nX = "both"\n'
LAST = '[last]\nresult = "draw"\n'


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_has_the_answers_that_it_names(path: Path, command_line: CommandLine) -> None:
    text = path.read_text()
    assert text.startswith("# ") and "\n# Source: " in text
    found = list(ANSWER.finditer(text))
    assert found, "no answer is named"
    for answer in found:
        board = f" --board {answer['board']}" if answer["board"] else ""
        for said in answer["said"].split(", "):
            field, value = said.split(" ", 1)
            question = {"nimber": " --question nimber", "remoteness": " --remoteness"}.get(field, "")
            got = command_line(f"solve @{path}{board}{question}")[field]
            assert (" ".join(got) if field == "best" else str(got)) == value, said


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_in_the_schema(path: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema: dict[str, Any] = json.loads((ROOT / "docs" / "written-game.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(tomllib.loads(path.read_text()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + '[sets]\nlines = "line:3"\n[[end]]\nfills = "line"\nresult = "draw"\n' + LAST, "10:9: fills: 'line'"),
        (HEAD + '[sets]\nlines = "line:3"\n[[end]]\nfill = "lines"\nresult = "draw"\n' + LAST, "did you mean fills?"),
        (HEAD.replace("both", "Leftt") + LAST, "6:5: 'Leftt' is not a player; did you mean Left?"),
        (HEAD + '[move]\nplace = "two points"\n' + LAST, "8:9: place: 'two points' is not a move"),
        (HEAD + '[[forbid]]\nneighbour = "own"\n' + LAST, "8:13: own means nothing here"),
        (HEAD + "[last]\nresult = 3\n", "8:10: result is a whole number; write a text in quotes"),
        (HEAD, "the text needs last; write for example [last]"),
        (HEAD + "[last\n", "the text is not TOML"),
        (HEAD.replace("cells of grid:3x3", "cells of K3") + LAST, "4:10: "),
        (HEAD.replace('"cells of grid:3x3"', "[]") + LAST, "the board has no points"),
        (HEAD.replace("X =", "own =") + LAST, "6:1: no mark is called own"),
        (HEAD + '[last]\nresult = "score"\n', "no [[score]] says what counts"),
    ],
)
def test_what_means_nothing_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(text)
    status, message = run_refused(f"solve @{path}")
    assert status == 2
    assert message.startswith(f"harary: {path}:") and said in message, message


def test_sizes_beyond_the_limits_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.game"
    for text, said in (
        ("#" * (1 << 20) + "\n" + HEAD + LAST, "at most 1048576"),
        (HEAD.replace("grid:3x3", "grid:30x30") + LAST, "more than 512 cells"),
        (HEAD.replace("cells of grid:3x3", "edges of K40") + LAST, "at most 512"),
        (HEAD + "".join(f'M{i} = "both"\n' for i in range(8)) + LAST, "there are 9 marks; at most 8"),
    ):
        path.write_text(text)
        status, message = run_refused(f"solve @{path}")
        assert status != 0 and said in message, message


def test_games_shows_a_written_game_as_any_other(command_line: CommandLine) -> None:
    found = command_line(f"games @{ROOT / 'examples' / 'games' / 'notakto.game'}")
    assert found["game"] == "notakto" and found["about"]["title"] == "Notakto"


def written(text: str, folder: Path, name: str = "g.game") -> str:
    path = folder / name
    path.write_text(text)
    return f"@{path}"


# Games that the language can say, with options.
EXPORTED = [
    "sim --board K5", "sim --board K4 --first green", "avoidance --board K5 --target K3", "avoidance --board P5 --target P3",
    "misere-avoidance --board K5 --target P3", "sima --board K5", "achievement --board grid:3x3 --target line:3",
    "achievement --board K5 --target C4 --red 0-1", "achievement --board K4 --target K3 --colours-shared",
    "achievement --board K5 --target K3 --green-target P4", "achievement-no-draw --board K5 --target K3",
    "achievement --board grid:3x3 --target line:3 --turns 1,2", "maker-breaker --board K4 --target spanning-trees",
    "maker-breaker --board grid:3x3 --target line:3 --first breaker", "maker-breaker --board K5 --target K3 --bias 2:2",
    "avoider-enforcer --board K4 --target K3", "saturation --board K5 --target K3", "saturation --board K5 --misere",
    "one-colour-achievement --board K5 --target K3", "kayles --board grid:3x3", "kayles --board P6 --red 0 --first green",
    "col --board C5", "col --board P5 --red 1 --green 3", "snort --board grid:3x3", "snort --board P4 --first green",
    "colouring --board P5 --colours 2", "colouring --board P4 --colours 2 --elements edges", "pos-cnf --formula 1,2/2,3/1,3",
    "pos-dnf --formula 1,2/2,3/4",
]  # fmt: skip


@pytest.mark.parametrize("line", EXPORTED)
def test_a_game_of_the_catalogue_has_the_same_answers_as_its_text(
    line: str, tmp_path: Path, command_line: CommandLine
) -> None:
    game = written(command_line(f"export game {line}")["text"], tmp_path)
    plain = command_line(f"solve {line} --method search")
    starter_swapped = " --first green" in line or " --first breaker" in line
    for flag in ("", " --as-written"):
        found = command_line(f"solve {game}{flag}")
        # In the text the first of the players is the one who starts.
        sides = {"first": "second", "second": "first"} if starter_swapped else {}
        assert sides.get(found["winner"], found["winner"]) == plain["winner"]
        assert found.get("role") == plain.get("role")
        assert (found["value"] if not starter_swapped else -found["value"]) == plain["value"]


def test_domination_is_written_with_its_number_of_moves(tmp_path: Path, command_line: CommandLine) -> None:
    for line in ("domination --board P7", "domination --board C6 --first staller", "domination --board P5 --total"):
        game = written(command_line(f"export game {line}")["text"], tmp_path)
        moves = command_line(f"solve {line}")["outcome"][1]
        assert abs(command_line(f"solve {game}")["value"]) == moves


@pytest.mark.parametrize("line", EXPORTED)
def test_a_known_game_is_answered_by_its_engine_and_as_written_alike(
    line: str, tmp_path: Path, command_line: CommandLine
) -> None:
    game = written(command_line(f"export game {line}")["text"], tmp_path)
    known, plain = command_line(f"analyse {game}"), command_line(f"analyse {game} --as-written")
    assert known["moves"] == plain["moves"]
    asked, as_written = command_line(f"solve {game}"), command_line(f"solve {game} --as-written")
    assert as_written["engine"] == "written" and not as_written["method"].startswith("as ")
    for field in ("winner", "role", "value", "best"):
        assert asked.get(field) == as_written.get(field), field
    if not any(word in line for word in ("--red", "shared", "colouring")):
        assert asked["method"].startswith("as "), asked["method"]


@pytest.mark.parametrize("name", ["connect", "letters", "builder", "qbf", "marking", "flood", "clique", "waiter-client", "path"])
def test_other_games_say_why_they_cannot_be_written(name: str) -> None:
    status, message = run_refused(f"export game {name}")
    assert status == 2 and message.startswith(f"harary: {name} cannot be a written game: "), message


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_certificate_of_an_example_is_accepted_and_a_forged_one_is_not(
    path: Path, tmp_path: Path, command_line: CommandLine
) -> None:
    if path.stem in ("connect-six-small", "squava", "yavalath"):
        return  # large
    proof = tmp_path / "proof.cert"
    answer = command_line(f"solve @{path} --certificate {proof}")
    checked = command_line(f"verify {proof}")
    assert checked["holds"] and checked["winner"] == answer["winner"] and checked["role"] == answer["role"]
    strategy = command_line(f"strategy {proof} --depth 1")
    assert strategy["statements"] and strategy["text"]
    # One byte of a position or of the text is another: refused as damaged, or as no proof.
    content = bytearray(proof.read_bytes())
    for at in (len(content) // 2, len(content) - 20, 300):
        content[at] ^= 1
        forged = tmp_path / "forged.cert"
        forged.write_bytes(content)
        status, message = run_refused(f"verify {forged}")
        assert status != 0 and message, at
        content[at] ^= 1


def test_every_command_takes_a_written_game(tmp_path: Path, command_line: CommandLine) -> None:
    notakto = f"@{ROOT / 'examples' / 'games' / 'notakto.game'}"
    assert command_line(f"solve {notakto} --board grid:4x4")["winner"] == "first"
    assert command_line(f"solve {notakto} --first right")["role"] == "right"
    assert command_line(f"analyse {notakto} --question winner")["winner"] == "first"
    layers = command_line(f"layers {notakto} --values")
    assert [ply["open"] for ply in layers["plies"]] == [1, 3, 8, 13, 15, 5, 1, 0]
    folder = tmp_path / "table"
    assert command_line(f"tablebase {notakto} --out {folder}")["positions"] == 87
    assert command_line(f"probe {folder} --position X=b2")["values"]
    assert command_line(f"solve {notakto} --question class")["class"] == "first"
    cram = f"@{ROOT / 'examples' / 'games' / 'cram.game'}"
    assert command_line(f"solve {cram} --board grid:3x4 --question nimber")["nimber"] == 1
    assert command_line(f"solve {cram} --board grid:3x4 --question form")["form"]
    for question, said in (("nimber", "nimbers are not available"), ("number", "no number"), ("form", "no values")):
        status, message = run_refused(f"solve {notakto} --question {question}")
        assert status == 2 and said in message, message
    status, message = run_refused(f"tablebase {cram} --out {folder}-2")
    assert status == 2 and "a move must mark one point" in message


def test_a_name_of_the_catalogue_decides_nothing(tmp_path: Path, command_line: CommandLine) -> None:
    text = (ROOT / "examples" / "games" / "notakto.game").read_text()
    for name in ("sim", "clique", "col", "domination", "builder"):
        game = written(text.replace('game = "notakto"', f'game = "{name}"'), tmp_path)
        answer = command_line(f"solve {game} --question winner")
        assert (answer["game"], answer["winner"], answer["role"]) == (name, "first", "left")
        assert command_line(f"analyse {game}")["winner"] == "first"
        assert run_refused(f"solve {game} --question form")[0] == 2
        assert run_refused(f"solve {game} --question number")[0] == 2


def test_a_split_game_is_joined(tmp_path: Path, command_line: CommandLine) -> None:
    game = f"@{ROOT / 'examples' / 'games' / 'wild-tic-tac-toe.game'}"
    lines = [json.dumps(command_line(f"split {game} --plies 1 --part {part}")) for part in range(3)]
    parts = tmp_path / "parts"
    parts.write_text("\n".join(lines))
    assert command_line(f"split {game} --plies 1 --join {parts}")["winner"] == "first"


NOTAKTO = (ROOT / "examples" / "games" / "notakto.game").read_text()


def test_python_reads_a_game_from_a_text_and_from_a_file() -> None:
    import harary

    path = ROOT / "examples" / "games" / "notakto.game"
    for game in (harary.load_game(NOTAKTO), harary.load_game(path), harary.load_game(f"@{path}")):
        assert game.name == "notakto"
        answer = game.solve(remoteness=True)
        assert (answer.winner, answer.role, answer.best, answer.remoteness) == ("first", "left", ("b2",), 6)
    large = harary.load_game(path, board="grid:4x4", first="right")
    assert large.solve().role == "right"
    with pytest.raises(harary.InputError, match=r"4:10: .*did you mean cells"):
        harary.load_game(HEAD.replace("cells of", "cels of") + LAST)
    with pytest.raises(FileNotFoundError):
        harary.load_game("nowhere.game")


def test_python_asks_everything_of_a_written_game(tmp_path: Path) -> None:
    import copy
    import pickle

    import harary

    game = harary.load_game(NOTAKTO)
    analysis = game.analyse("X=b2")
    assert analysis.winner == "first" and analysis.mover == "right" and len(analysis.moves) == 8
    play = game.play("b2")
    assert str(play.position.text if hasattr(play, "position") else play).startswith("X=b2")
    assert game.layers(values=True).open.tolist() == [1, 3, 8, 13, 15, 5, 1, 0]
    assert game.suggest("X=b2", time=5).perfect
    assert pickle.loads(pickle.dumps(game)) == game == copy.deepcopy(game)
    proof = tmp_path / "proof.cert"
    game.solve(certificate=proof)
    assert harary.verify(proof).holds
    assert game.tablebase(tmp_path / "table").start is not None


def test_python_writes_a_game_from_lists() -> None:
    import harary

    game = harary.WrittenGame(
        name="majority",
        points=["a", "b", "c"],
        adjacent=[("a", "c")],
        sets={"all": [["a", "b", "c"]]},
        marks={"L": "Up", "R": "Down"},
        players=("Up", "Down"),
        last="score",
        score=[{"player": who, "counts": "all", "as": "most own", "worth": 3} for who in ("Up", "Down")],
        turns=[1, 2],
    )
    answer = game.game().solve()
    assert (answer.winner, answer.role, answer.value, answer.outcome) == ("second", "down", -3, (0, 3))
    assert game.game().name == "majority" and "[[score]]" in game.text
    again = harary.load_game(game.text)
    assert again == game.game()
    with pytest.raises(harary.InputError, match="'x' is not a point"):
        harary.WrittenGame(points=["a"], sets={"s": [["x"]]}).game()
