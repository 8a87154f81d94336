# SPDX-License-Identifier: MIT
"""The command line's reference, made from the manual page, which the program reads off its own parser."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from definitions import definition_list, in_html

_SIGNS = {
    r"\-": "-", r"\(ti": "~", r"\(ha": "^", r"\(ga": "`", r"\(aq": "'", r"\e": "\\", r"\&": "", r"\(lq": "“",
    r"\(rq": "”",
}  # fmt: skip
# What the manual has and the page has not: the page's own introduction and links are better.
_LEFT_OUT = ("NAME", "SYNOPSIS", "DESCRIPTION", "GAMES", "SEE ALSO")
_PER_COMMAND = "ARGUMENTS AND OPTIONS OF EACH COMMAND"


@dataclass
class Section:
    """A section of the manual: entries of a term and a text, and paragraphs before them."""

    title: str
    lines: list[str] = field(default_factory=list)
    entries: list[tuple[str, str]] = field(default_factory=list)
    examples: list[tuple[str, str]] = field(default_factory=list)


def plain(text: str) -> str:
    """Without the requests and escapes of roff."""
    text = re.sub(r"\\f[BIRP]", "", text)
    for escaped, sign in _SIGNS.items():
        text = text.replace(escaped, sign)
    return text


def request(line: str) -> str:
    """What a line of one of the requests .B, .I, .BR, .RB, .BI, .IR, .RI prints: the last four join their words."""
    found = re.match(r"\.(B|I|BR|RB|BI|IR|RI) (.*)", line)
    if found is None:
        return plain(line)
    words = [quoted or word for quoted, word in re.findall(r'"([^"]*)"|(\S+)', found[2])]
    return plain(("" if len(found[1]) == 2 else " ").join(words))


def sections(manual: str) -> list[Section]:
    """The manual's sections and subsections, in order."""
    found = [Section("")]
    term: str | None = None
    awaits_term = in_example = False
    for line in manual.splitlines():
        if line.startswith((".SH ", ".SS ")):
            found.append(Section(plain(line[4:])))
            term, awaits_term = None, False
        elif line in (".EX", ".EE"):
            in_example = line == ".EX"
        elif in_example:
            found[-1].examples.append((found[-1].lines.pop() if found[-1].lines else "", plain(line)))
        elif line == ".TP":
            awaits_term = True
        elif awaits_term:
            term, awaits_term = request(line), False
            found[-1].entries.append((term, ""))
        elif line.startswith((".PP", ".RS", ".RE", ".TH")):
            term = None
        elif term is not None:
            name, text = found[-1].entries[-1]
            found[-1].entries[-1] = (name, f"{text} {request(line)}".strip())
        else:
            found[-1].lines.append(request(line))
    return found


def anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _own(names: str, text: str, own: Section | None) -> list[str]:
    """One command: what it does, how it is called, its own arguments and options."""
    name = names.split(",")[0]
    lines = [f"## `harary {name}` {{ #harary-{name} }}\n", f"{text[0].upper()}{text[1:]}.\n"]
    if "," in names:
        lines.append("Also called " + ", ".join(f"`{one.strip()}`" for one in names.split(",")[1:]) + ".\n")
    synopsis = " ".join(own.lines) if own is not None else f"harary {name} [OPTIONS]"
    lines.append(f'<p class="synopsis"><code>{in_html(synopsis)}</code></p>\n')
    if own is not None:
        lines.append(definition_list(own.entries, "options") + "\n")
    shared = "[the options of most commands](#options-of-most-commands)"
    of_games = " and [those of games](#options-of-games)" if re.search(r"\bgame\b", synopsis) else ""
    lines.append(f"Besides: {shared}{of_games}.\n")
    return lines


def command_line(manual: str) -> str:
    """The page, from the manual."""
    found = sections(manual)
    by_title = {section.title: section for section in found}
    own_from = [section.title for section in found].index(_PER_COMMAND)
    commands = by_title["COMMANDS"].entries
    text = [
        "# All commands\n",
        "Made from the program itself. Every command takes `--json`; `harary COMMAND --help` prints this in the terminal, and "
        "`harary manual` all of it.\n",
        '<dl class="commands">'
        + "".join(
            f'<dt><a href="#harary-{names.split(",")[0]}"><code>{names}</code></a></dt><dd>{in_html(says)}</dd>'
            for names, says in commands
        )
        + "</dl>\n",
    ]
    own = {section.title: section for section in found[own_from + 1 :]}
    for names, says in commands:
        text += _own(names, says, own.get(names.split(",")[0]))
    for section in found[1:]:
        if section.title in (*_LEFT_OUT, "COMMANDS", _PER_COMMAND) or section.title in own and section.title.islower():
            continue
        text.append(f"## {section.title.capitalize()} {{ #{anchor(section.title)} }}\n")
        if section.lines:
            text.append(" ".join(section.lines) + "\n")
        if section.entries:
            text.append(definition_list(section.entries, "options") + "\n")
        for says, example in section.examples:
            text.append(f"{says}\n\n    {example}\n")
    if len(commands) < 15:
        raise SystemExit(f"only {len(commands)} commands were found in the manual page")
    return "\n".join(text)
