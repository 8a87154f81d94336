# SPDX-License-Identifier: MIT
"""Random written games that a plain program can solve: every kind of point, move, rule and end of the language."""

from __future__ import annotations

import json
import random

PLAYERS = ("Left", "Right")
Source = random.Random


def quoted(value: object) -> str:
    """A list or a text as TOML, which has JSON's brackets and quotes."""
    return json.dumps(value)


def board(source: Source) -> tuple[str, list[str], list[str]]:
    """The table [board], the names of the points, and families that they have."""
    kind = source.choice(("cells", "cells", "edges", "vertices", "names"))
    if kind == "cells":
        width, height = source.choice(((2, 2), (3, 2), (2, 3), (3, 3), (4, 2), (7, 1), (1, 5)))
        names = [f"{chr(ord('a') + x)}{y + 1}" for y in range(height) for x in range(width)]
        adjacent = source.choice(("", 'adjacent = "side"\n', 'adjacent = "corner"\n', 'adjacent = "both"\n'))
        families = [f"line:{n}" for n in (2, 3)] + ["line:2;line:3"]
        return f'points = "cells of grid:{width}x{height}"\n{adjacent}', names, families
    if kind == "edges":
        order = source.choice((3, 4, 4))
        names = [f"{u}-{v}" for u in range(order) for v in range(u + 1, order)]
        return f'points = "edges of K{order}"\n', names, ["copies:K3"]
    if kind == "vertices":
        name = source.choice(("P", "P", "K"))
        order = source.randint(2, 7 if name == "P" else 4)
        return f'points = "vertices of {name}{order}"\n', [str(v) for v in range(order)], ["closed-neighbourhoods"]
    names = [f"p{i}" for i in range(source.randint(1, 7))]
    pairs = [[a, b] for i, a in enumerate(names) for b in names[:i] if source.random() < 0.3]
    adjacent = "" if source.random() < 0.5 else f"adjacent = {quoted(pairs)}\n"
    return f"points = {quoted(names)}\n{adjacent}", names, []


def family(source: Source, names: list[str], families: list[str]) -> str:
    if families and source.random() < 0.5:
        return quoted(source.choice(families))
    most = min(len(names), 4)
    sets = [source.sample(names, source.randint(1, most)) for _ in range(source.randint(0, 6))]
    return quoted(sets)


def place(source: Source, sets: list[str]) -> str:
    kinds = ["one point"] * 4 + ["2 points", "1 or 2 points", "one or more points"]
    if sets:
        kinds += [f"all points of a set of {source.choice(sets)}"] * 2
    return source.choice(kinds)


def written_game(source: Source, *, impartial: bool = False) -> str:
    """The text of a game. `impartial`: both players may do the same, and a player without a move loses."""
    points, names, families = board(source)
    sets = [f"f{i}" for i in range(source.randint(0, 3))]
    marks = {f"M{i}": "both" for i in range(source.choice((1, 1, 2)))}
    if not impartial and source.random() < 0.6:
        marks = {"L": "Left", "R": "Right"}
        for extra in range(source.choice((0, 0, 0, 1))):
            marks[f"S{extra}"] = source.choice(("both", *PLAYERS))
    own = all(player in marks.values() for player in PLAYERS)
    lines = ['game = "random"', f"players = {quoted(PLAYERS)}", "[board]", points, "[marks]"]
    lines += [f'{mark} = "{who}"' for mark, who in marks.items()]
    lines += ["[sets]", *(f"{name} = {family(source, names, families)}" for name in sets), "[move]"]
    if impartial or source.random() < 0.7:
        lines.append(f'place = "{place(source, sets)}"')
    else:
        lines += [f'place.{player} = "{place(source, sets)}"' for player in PLAYERS if source.random() < 0.8]
    if not impartial and source.random() < 0.3:
        lines.append(f"turns = {[source.randint(1, 3) for _ in range(source.randint(1, 3))]}")
    if source.random() < 0.2:
        taken = source.sample(names, source.randint(0, len(names) - 1))
        start: dict[str, list[str]] = {}
        for point in taken:
            start.setdefault(source.choice(list(marks)), []).append(point)
        if start:
            lines.append("start = { " + ", ".join(f"{mark} = {quoted(where)}" for mark, where in start.items()) + " }")
    for _ in range(source.choice((0, 0, 0, 1, 1, 2))):
        words = ["same", "any", *marks] + (["own", "other"] if own else [])
        keys = [f'neighbour = "{source.choice(words)}"']
        keys += [f'{key} = "{source.choice(sets)}"' for key in ("fills", "outside") if sets]
        lines += ["[[forbid]]", source.choice(keys)]
    results = ["mover wins", "mover loses", "Left wins", "Right wins", "draw"]
    for _ in range(source.choice((0, 1, 1, 1, 2)) if sets else 0):
        lines += ["[[end]]", f'fills = "{source.choice(sets)}"']
        if source.random() < 0.6:
            words = ["one mark", "any", *marks] + (["own"] if own else [])
            lines.append(f'in = "{source.choice(words)}"')
        if not impartial and source.random() < 0.2:
            lines.append(f'by = "{source.choice(PLAYERS)}"')
        lines.append(f'result = "{"mover wins" if impartial else source.choice(results)}"')
    if impartial:
        return "\n".join([*lines, "[last]", 'result = "mover loses"', ""])
    scored = source.random() < 0.3
    lines += ["[last]", f'result = "{"score" if scored else source.choice(results)}"']
    for _ in range(source.randint(1, 3) if scored else 0):
        lines += ["[[score]]", f'player = "{source.choice(PLAYERS)}"']
        if sets and source.random() < 0.8:
            ways = ["touched"] + (["full of own", "most own"] if own else [])
            lines += [f'counts = "{source.choice(sets)}"', f'as = "{source.choice(ways)}"']
        else:
            lines.append('counts = "moves"')
        if source.random() < 0.5:
            lines.append(f"worth = {source.choice((-3, -1, 0, 2, 4))}")
    return "\n".join([*lines, ""])


def known_game(source: Source) -> str:
    """The text of a game that the catalogue has: by its description it is one of those that engines know."""
    points, names, families = board(source)
    kind = source.choice(("achievement", "no-draw", "misere", "maker", "avoider", "avoidance", "drawn", "near"))
    lines = ['game = "known"', f"players = {quoted(PLAYERS)}", "[board]", points, "[marks]"]
    own = kind != "drawn" and not (kind == "near" and source.random() < 0.5)
    lines += ['L = "Left"', 'R = "Right"'] if own else ['E = "both"']
    sets = [family(source, names, families) for _ in range(source.choice((1, 1, 2)))]
    lines += ["[sets]", *(f"f{i} = {one}" for i, one in enumerate(sets))]
    by, other = source.sample(PLAYERS, 2)
    ends: list[list[str]] = []
    last = "mover loses"
    if kind in ("achievement", "no-draw", "misere"):
        result = "mover loses" if kind == "misere" else "mover wins"
        last = "Right wins" if kind == "no-draw" else "draw"
        if len(sets) == 1 or source.random() < 0.5:
            ends = [[f'fills = "f{i}"', 'in = "own"', f'result = "{result}"'] for i in range(len(sets))]
        else:
            ends = [[f'fills = "f{i}"', f'by = "{who}"', f'result = "{result}"'] for i, who in enumerate(PLAYERS)]
    elif kind in ("maker", "avoider"):
        wins = by if kind == "maker" else other
        last = f"{other if kind == 'maker' else by} wins"
        ends = [[f'fills = "f{i}"', f'in = "{by[0]}"', f'result = "{wins} wins"'] for i in range(len(sets))]
    elif kind == "drawn" and source.random() < 0.5:
        ends, last = [['fills = "f0"', 'result = "mover wins"']], "draw"
    if kind not in ("avoidance", "drawn", "near") and source.random() < 0.4:
        lines += ["[move]", f"turns = {[source.randint(1, 3) for _ in range(source.randint(1, 3))]}"]
    if kind == "avoidance" or (kind == "drawn" and not ends):
        lines += ["[[forbid]]", 'fills = "f0"']
        last = "mover loses" if own else source.choice(("mover loses", "mover wins"))
    if kind == "near":
        lines += ["[[forbid]]", f'neighbour = "{source.choice(("own", "other", "same") if own else ("any", "same"))}"']
    for end in ends:
        lines += ["[[end]]", *end]
    return "\n".join([*lines, "[last]", f'result = "{last}"', ""])
