# SPDX-License-Identifier: MIT
"""The C++ reference, made from the public headers: of each class and function its signature and the comment that stands
before it or behind it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from definitions import definition_list, in_html

# The headers by what they are for.
HEADERS = {
    "Ask about games": ["catalogue.hpp", "game.hpp", "question.hpp", "answer.hpp"],
    "Keep what is learned": ["session.hpp"],
    "Games of your own": ["rules.hpp", "written_game.hpp"],
    "Long work": ["job.hpp", "error.hpp"],
    "Boards": ["graph.hpp"],
    "Tablebases and certificates": ["tablebase.hpp", "certificate.hpp"],
    "Counting, estimating, arrowing": ["counting.hpp", "arrowing.hpp"],
    "Values of short games": ["form.hpp"],
    "For all of them": ["api.hpp", "harary.hpp"],
}
_TYPE = re.compile(r"^(class|struct|enum class)\b[^;]*\{$")
# What every class has, and says nothing.
_USUAL = re.compile(r"^~\w+\(\)|^virtual ~|^explicit \w+\(std::unique_ptr<Inside>|\) = delete$|^\w+\(\) = default$|^\w+\(\w+&&\)|^\w+& operator=\(\w+&&\)|Inside\b")


@dataclass
class Entry:
    """A declaration with its comment; of a type also what is in it."""

    code: str
    text: str
    members: list[Entry] = field(default_factory=list)


def opening(header: str) -> tuple[str, list[str]]:
    """The opening paragraph of a header, and the lines of declarations below it."""
    lines = header.splitlines()
    assert lines[0].startswith("// SPDX"), lines[0]
    comment = []
    for line in lines[1:]:
        if not line.startswith("//"):
            break
        comment.append(line[3:])
    rest = header.split("#pragma once", 1)[1].splitlines()
    return "\n".join(comment).strip(), [line for line in rest if not line.startswith("#")]


def _split(line: str) -> tuple[str, str]:
    """Code and the comment behind it."""
    code, _, comment = line.partition("//")
    return code.strip(), comment.strip()


def _joined(code: str) -> str:
    """A declaration in one line, without what only the compiler needs."""
    code = re.sub(r"\s+", " ", code).replace("HARARY_API ", "")
    code = re.sub(r"\( ", "(", code)
    if code.endswith("}") and not code.startswith(("enum", "inline constexpr")):
        code = code[: code.index("{")]  # an inline function
    return code.strip().rstrip(";,").strip()


def entries(lines: list[str]) -> list[Entry]:
    """The declarations among these lines, which are those of a namespace or of a type's body."""
    found: list[Entry] = []
    comment: list[str] = []
    code: list[str] = []
    behind: list[str] = []
    hidden = False  # below private:
    behind_at = 0  # the column of the comment behind the last declaration, while its lines go on
    at = 0

    def end(members: list[Entry]) -> None:
        declaration = _joined(" ".join(code))
        if declaration and not hidden and not (_USUAL.search(declaration) and not members):
            text = " ".join(behind or comment)
            found.append(Entry(declaration, text, members))
        comment.clear()
        code.clear()
        behind.clear()

    while at < len(lines):
        line = lines[at]
        words, says = _split(line)
        column = line.find("//")
        at += 1
        if words or not says or column < 4:
            behind_at = column if words and says else 0
        if words in ("public:", "private:", "protected:"):
            hidden = words != "public:"
            comment.clear()
        elif words.startswith(("namespace ", "using namespace")) or words == "}" and not code:
            comment.clear()
        elif not words and says:
            if found and not code and behind_at and column >= behind_at:
                found[-1].text += " " + says
            else:
                comment.append(says)
        elif not words:
            if not code:
                comment.clear()
        else:
            code.append(words)
            behind += [says] if says else []
            if _TYPE.match(_joined_head(code)):
                body, at = _body(lines, at)
                code[-1] = code[-1].removesuffix("{").strip()
                enum = code[0].startswith("enum")
                end(_values(body) if enum else entries(body))
            elif _is_whole(" ".join(code)):
                end([])
    return found


def _joined_head(code: list[str]) -> str:
    return " ".join(code).strip()


def _is_whole(code: str) -> bool:
    balanced = all(code.count(a) == code.count(b) for a, b in ("()", "{}"))
    return balanced and code.endswith((";", "}"))


def _body(lines: list[str], at: int) -> tuple[list[str], int]:
    """The lines up to the brace that ends this body, and the line after it."""
    deep, begin = 1, at
    while True:
        words, _ = _split(lines[at])
        deep += words.count("{") - words.count("}")
        at += 1
        if deep == 0:
            return lines[begin : at - 1], at


def _values(body: list[str]) -> list[Entry]:
    """Those of an enumeration."""
    found: list[Entry] = []
    for line in body:
        words, says = _split(line)
        if words:
            found.append(Entry(words.rstrip(","), says))
        elif says and found:
            found[-1].text = f"{found[-1].text} {says}".strip()
    return found


def section(path: Path) -> str:
    """One header: what it is for, then its types with their members, and its functions."""
    words, lines = opening(path.read_text())
    text = [f"### `harary/{path.name}`\n", f"{words}\n"]
    plain: list[Entry] = []
    for entry in entries(lines):
        if not entry.members:
            plain.append(entry)
            continue
        name = entry.code.split(" : ")[0].split()[-1]
        text.append(f"#### `{entry.code}` {{ #cpp-{name.lower()} }}\n")
        if entry.text:
            text.append(f"<p>{in_html(entry.text)}</p>\n")
        text.append(definition_list([(one.code, one.text) for one in _flat(entry.members)], "signatures") + "\n")
    if plain:
        text.append(definition_list([(one.code, one.text) for one in plain], "signatures") + "\n")
    return "\n".join(text)


def _flat(members: list[Entry]) -> list[Entry]:
    """A type within a type stands among the members, with its own behind it."""
    return [one for member in members for one in (member, *_flat(member.members))]


def cpp_reference(folder: Path) -> str:
    """The page, from the folder of the headers."""
    missing = {path.name for path in folder.glob("*.hpp")} ^ {name for names in HEADERS.values() for name in names}
    if missing:
        raise SystemExit(f"site/cpp_reference.py and include/harary differ in {', '.join(sorted(missing))}")
    text = [
        "# C++\n",
        "Made from the public headers, which an installation puts into `include/harary`. The library "
        "never prints, never ends the program and holds no global state that changes; its errors are "
        "those of `error.hpp`. `examples/who_wins.cpp` is a whole program. Everything lies in namespace `harary`.\n",
    ]
    for title, names in HEADERS.items():
        text += [f"## {title}\n", *(section(folder / name) for name in names)]
    return "\n".join(text)
