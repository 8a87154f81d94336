#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the files of graphs, coloured boards, sets and formulas in tests/data/files, as other programs and people
write them, and the table of what is in each, files.tsv: the file, the door that takes it, and the answer.

    python3 tests/data/make_files.py

Doors: `board` (one graph: graph6 and the names of vertices), `list` (graphs: graph6 each), `flood` (a coloured board:
its word, and the colours of a graph), `sets` (winning sets: points, sets of Red, sets of Green), `formula` (the
winner). A damaged file has `refused` and how the message continues after the name of the file: its place and the first
words.

The answers are worked out here, from the graphs that the files are made of, and never by the program. What no rule
makes is written by hand, in `odd`, `coloured` and `damaged`. python/tests/test_files.py reads all of it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = HERE / "files"

Edges = list[tuple[int, int]]


def sextets(bits: str) -> str:
    bits += "0" * (-len(bits) % 6)
    return "".join(chr(63 + int(bits[i : i + 6], 2)) for i in range(0, len(bits), 6))


def size(order: int) -> str:
    return chr(63 + order) if order < 63 else "~" + sextets(f"{order:018b}")


def graph6(order: int, edges: Edges) -> str:
    """As formats.txt of nauty defines it."""
    there = {frozenset(edge) for edge in edges}
    return size(order) + sextets("".join(str(int(frozenset((u, v)) in there)) for v in range(order) for u in range(v)))


def digraph6(order: int, arcs: Edges) -> str:
    there = set(arcs)
    return "&" + size(order) + sextets("".join(str(int((u, v) in there)) for u in range(order) for v in range(order)))


def sparse6(order: int, edges: Edges) -> str:
    """The units (b, x) of the definition, without its short cuts; the last sextet is filled up with ones."""
    width = max(1, (order - 1).bit_length()) if order > 1 else 0
    bits, at = "", 0
    for low, high in sorted((tuple(sorted(edge)) for edge in edges), key=lambda edge: (edge[1], edge[0])):
        if high == at:
            bits += "0"
        elif high == at + 1:
            bits += "1"
        else:
            bits += "1" + f"{high:0{width}b}" + "0"
        at = high
        bits += f"{low:0{width}b}"
    missing = -len(bits) % 6
    if order in (2, 4, 8, 16) and at == order - 2 and missing > width:
        bits, missing = bits + "0", missing - 1
    return ":" + size(order) + sextets(bits + "1" * missing)


def cycle(order: int) -> Edges:
    return [(i, (i + 1) % order) for i in range(order)]


def complete(order: int) -> Edges:
    return [(u, v) for v in range(order) for u in range(v)]


PETERSEN = cycle(5) + [(i, i + 5) for i in range(5)] + [(5 + i, 5 + (i + 2) % 5) for i in range(5)]
CUBE = [(u, u | bit) for u in range(8) for bit in (1, 2, 4) if not u & bit]
KNIGHTS = [(a, b) for a in range(12) for b in range(a + 1, 12) if {abs(a % 4 - b % 4), abs(a // 4 - b // 4)} == {1, 2}]
MYCIEL = cycle(5) + [(5 + i, (i + d) % 5) for i in range(5) for d in (1, 4)] + [(5 + i, 10) for i in range(5)]
# Order and edges; no vertex is alone, which edge lists could not say.
GRAPHS: dict[str, tuple[int, Edges]] = {
    "path": (3, [(0, 1), (1, 2)]),
    "petersen": (10, PETERSEN),
    "cube": (8, CUBE),
    "k6": (6, complete(6)),
    "knights": (12, KNIGHTS),
    "myciel3": (11, MYCIEL),
    "ring64": (64, cycle(64)),
}
NAMES = [
    "Anna",
    "Bob",
    "Zoë Müller",
    "D'Arcy",
    "east end",
    "Φ-6",
    "g & h",
    "n.8",
    "9 lives",
    "x_10",
    "Łódź",
    "L=M",
    "<m>",
]


def named(order: int) -> list[str]:
    return NAMES[:order]


def neighbours(order: int, edges: Edges) -> list[list[int]]:
    return [sorted([w for u, w in edges if u == v] + [u for u, w in edges if w == v]) for v in range(order)]


def matrix(order: int, edges: Edges) -> list[list[int]]:
    there = {frozenset(edge) for edge in edges}
    return [[int(frozenset((u, v)) in there) for v in range(order)] for u in range(order)]


def xml(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def gml_text(text: str) -> str:
    text = text.replace("&", "&amp;").replace('"', "&quot;")
    return "".join(c if ord(c) < 128 else f"&#{ord(c)};" for c in text)


def by_networkx(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    yield "networkx.g6", ">>graph6<<" + graph6(order, edges) + "\n"
    yield "networkx.s6", ">>sparse6<<" + sparse6(order, edges) + "\n"
    yield (
        "networkx.gml",
        "graph [\n"
        + "".join(f'  node [\n    id {v}\n    label "{v}"\n  ]\n' for v in range(order))
        + "".join(f"  edge [\n    source {u}\n    target {v}\n  ]\n" for u, v in edges)
        + "]\n",
    )
    yield (
        "networkx.graphml",
        "<?xml version='1.0' encoding='utf-8'?>\n"
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
        'xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns '
        'http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">\n  <key id="d0" for="edge" attr.name="weight" '
        'attr.type="double" />\n  <graph edgedefault="undirected">\n'
        + "".join(f'    <node id="{v}" />\n' for v in range(order))
        + "".join(
            f'    <edge source="{u}" target="{v}">\n      <data key="d0">0.5</data>\n    </edge>\n' for u, v in edges
        )
        + "  </graph>\n</graphml>\n",
    )
    later = [[w for w in near if w > v] for v, near in enumerate(neighbours(order, edges))]
    yield (
        "networkx.adjlist",
        "#write.py\n# GMT Mon Jan  5 09:30:00 2026\n# \n"
        + "".join(" ".join(map(str, [v, *near])) + "\n" for v, near in enumerate(later)),
    )
    yield "networkx.edgelist", "".join(f"{u} {v} {{}}\n" for u, v in edges)
    yield "data.edgelist", "".join(f"{u} {v} {{'weight': {u + v}, 'kind': 'road {u}'}}\n" for u, v in edges)
    yield "weighted.edges", "".join(f"{u} {v} {(u + 1) / (v + 2):.3f}\n" for u, v in edges)
    yield (
        "networkx.dot",
        'strict graph "" {\n'
        + "".join(f"{v};\n" for v in range(order))
        + "".join(f"{u} -- {v}  [key=0];\n" for u, v in edges)
        + "}\n",
    )


def by_igraph(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    yield (
        "igraph.gml",
        'Creator "igraph version 0.10.4 Mon Jan  5 09:30:00 2026"\nVersion 1\ngraph\n[\n  directed 0\n'
        + "".join(f"  node\n  [\n    id {v}\n  ]\n" for v in range(order))
        + "".join(f"  edge\n  [\n    source {v}\n    target {u}\n  ]\n" for u, v in edges)
        + "]\n",
    )
    yield (
        "igraph.dot",
        "/* Created by igraph 0.10.4 */\ngraph {\n"
        + "".join(f"  {v};\n" for v in range(order))
        + "\n"
        + "".join(f"  {v} -- {u};\n" for u, v in edges)
        + "}\n",
    )
    yield (
        "igraph.gw",
        "LEDA.GRAPH\nvoid\nvoid\n-2\n# Vertices\n"
        + f"{order}\n"
        + "|{}|\n" * order
        + f"# Edges\n{len(edges)}\n"
        + "".join(f"{u + 1} {v + 1} 0 |{{}}|\n" for u, v in edges),
    )
    yield "igraph.el", "".join(f"{u} {v}\n" for u, v in edges)


def by_mathematicians(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    """nauty, SageMath, House of Graphs, MATLAB, Mathematica, NumPy."""
    rows = matrix(order, edges)
    near = neighbours(order, edges)
    both = [(u, v) for u in range(order) for v in near[u]]
    yield "nauty.g6", graph6(order, edges) + "\n"
    yield "nauty.d6", ">>digraph6<<" + digraph6(order, both) + "\n"
    yield "copyg.s6", sparse6(order, edges) + "\n"
    yield "geng.txt", graph6(order, edges) + "\n"
    yield "showg.mat", f"\nGraph 1, order {order}.\n" + "".join("".join(map(str, row)) + "\n" for row in rows)
    yield (
        "showg.lst",
        f"\nGraph 1, order {order}.\n" + "".join(f"{v:3} : {' '.join(map(str, ws))};\n" for v, ws in enumerate(near)),
    )
    yield "sage.txt", "".join("[" + " ".join(map(str, row)) + "]\n" for row in rows)
    yield "sage.adj", str({v: ws for v, ws in enumerate(near)}) + "\n"
    yield (
        "sage.dot",
        "graph {\n"
        + "".join(f'  "{v}";\n' for v in range(order))
        + "\n"
        + "".join(f'  "{u}" -- "{v}";\n' for u, v in edges)
        + "}\n",
    )
    yield "matlab.txt", "A = [" + "; ".join(" ".join(map(str, row)) for row in rows) + "];\n"
    yield "mathematica.mat", "{" + ", ".join("{" + ", ".join(map(str, row)) + "}" for row in rows) + "}\n"
    yield "numpy.txt", "[" + "\n ".join("[" + " ".join(map(str, row)) + "]" for row in rows) + "]\n"
    yield "repr.txt", "array([" + ",\n       ".join(str(row) for row in rows) + "])\n"
    yield "savetxt.txt", "".join(" ".join(f"{x:.18e}" for x in row) + "\n" for row in rows)
    yield "list.txt", str(rows) + "\n"
    yield "lines.json", "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]"


def by_solvers(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    """DIMACS, PACE, METIS, Matrix Market."""
    near = neighbours(order, edges)
    count = len(edges)
    yield (
        "color.col",
        "c FILE: graph.col\nc\nc SOURCE: Michael Trick (trick@cmu.edu)\nc\n"
        + f"p edge {order} {count}\n"
        + "".join(f"e {v + 1} {u + 1}\n" for u, v in edges),
    )
    yield (
        "both.col",
        f"p col {order} {2 * count}\n" + "".join(f"e {u + 1} {w + 1}\n" for u in range(order) for w in near[u]),
    )
    yield (
        "weights.clq",
        f"c vertex weights\np edge {order} {count}\n"
        + "".join(f"n {v + 1} {v * 3}\n" for v in range(order))
        + "".join(f"e {u + 1} {v + 1}\n" for u, v in edges),
    )
    yield "pace2016.gr", f"c PACE\np tw {order} {count}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges)
    yield "pace2020.gr", f"p tdp {order} {count}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges)
    yield "roads.gr", f"p sp {order} {2 * count}\n" + "".join(
        f"a {u + 1} {w + 1} {u + w}\n" for u in range(order) for w in near[u]
    )
    yield "plain.metis", f"{order} {count}\n" + "".join(" ".join(str(w + 1) for w in ws) + "\n" for ws in near)
    yield (
        "weighted.graph",
        f"% a comment\n{order} {count} 011 2\n"
        + "".join("1 2  " + " ".join(f"{w + 1} {v + w + 1}" for w in ws) + "\n" for v, ws in enumerate(near)),
    )
    yield (
        "suitesparse.mtx",
        "%%MatrixMarket matrix coordinate pattern symmetric\n%---------------------------\n"
        "% UF Sparse Matrix Collection, Tim Davis\n%---------------------------\n"
        + f"{order} {order} {count}\n"
        + "".join(f"{max(u, v) + 1} {min(u, v) + 1}\n" for u, v in edges),
    )
    yield (
        "scipy.mtx",
        "%%MatrixMarket matrix coordinate real general\n%\n"
        + f"{order} {order} {2 * count}\n"
        + "".join(f"{u + 1} {w + 1} 1.0000000000000000e+00\n" for u in range(order) for w in near[u]),
    )
    yield (
        "dense.mtx",
        "%%MatrixMarket matrix array integer general\n"
        + f"{order} {order}\n"
        + "".join(f"{x}\n" for row in matrix(order, edges) for x in row),
    )


def from_one(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    """Files whose vertices are called 1, 2, …, and keep these names."""
    near = neighbours(order, edges)
    yield "hog.lst", "".join(f"{v + 1}: {' '.join(str(w + 1) for w in ws)}\n" for v, ws in enumerate(near))
    yield (
        "out.konect",
        f"% sym unweighted\n% {len(edges)} {order} {order}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges),
    )
    yield "out.times", "% sym posweighted\n" + "".join(f"{u + 1}\t{v + 1}\t1\t{1200000000 + u}\n" for u, v in edges)
    yield (
        "newman.gml",
        'Creator "Mark Newman on Fri Jul 21 12:39:27 2006"\ngraph\n[\n  directed 0\n'
        + "".join(f"  node\n  [\n    id {v + 1}\n  ]\n" for v in range(order))
        + "".join(f"  edge\n  [\n    source {v + 1}\n    target {u + 1}\n    value 2\n  ]\n" for u, v in edges)
        + "]\n",
    )
    yield (
        "snap.txt",
        f"# Undirected graph: x.txt\n# Nodes: {order} Edges: {len(edges)}\n# FromNodeId\tToNodeId\n"
        + "".join(f"{u + 1}\t{v + 1}\n" for u, v in edges),
    )


def with_names(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    """Files with names, in the order of the vertices."""
    names = named(order)
    yield (
        "names.gml",
        "graph [\n"
        + "".join(f'  node [\n    id {7 * v + 3}\n    label "{gml_text(names[v])}"\n  ]\n' for v in range(order))
        + "".join(f"  edge [\n    source {7 * u + 3}\n    target {7 * v + 3}\n  ]\n" for u, v in edges)
        + "]\n",
    )
    yield (
        "gephi.graphml",
        '<?xml version="1.0" encoding="UTF-8"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n'
        '<key attr.name="label" attr.type="string" for="node" id="label"/>\n'
        '<key attr.name="Edge Label" attr.type="string" for="edge" id="edgelabel"/>\n'
        '<graph edgedefault="undirected">\n'
        + "".join(
            f'<node id="n{v}">\n<data key="label">{xml(names[v])}</data>\n<data key="size">10.0</data>\n</node>\n'
            for v in range(order)
        )
        + "".join(
            f'<edge id="{i}" source="n{u}" target="n{v}">\n<data key="weight">1.0</data>\n</edge>\n'
            for i, (u, v) in enumerate(edges)
        )
        + "</graph>\n</graphml>\n",
    )
    yield (
        "graphviz.gv",
        'graph G {\n\tgraph [bb="0,0,206,180"];\n\tnode [label="\\N"];\n'
        + "".join(f'\t"{name}"\t[height=0.5,\n\t\tpos="27,{i}",\n\t\twidth=0.75];\n' for i, name in enumerate(names))
        + "".join(f'\t"{names[u]}" -- "{names[v]}"\t[pos="27,71.697 27,60.846"];\n' for u, v in edges)
        + "}\n",
    )
    yield (
        "strings.lgr",
        f"LEDA.GRAPH\nstring\nint\n-2\n{order}\n"
        + "".join(f"|{{{name}}}|\n" for name in names)
        + f"{len(edges)}\n"
        + "".join(f"{u + 1} {v + 1} 0 |{{{u + v}}}|\n" for u, v in edges),
    )
    yield (
        "pandas.csv",
        "".join(f",{quoted(name)}" for name in names)
        + "\n"
        + "".join(f"{quoted(names[v])},{','.join(map(str, row))}\n" for v, row in enumerate(matrix(order, edges))),
    )


def quoted(text: str) -> str:
    return f'"{text}"' if any(c in text for c in " ,;\"'&<>=") else text


def met(order: int, edges: Edges) -> list[int]:
    """The vertices in the order in which a list of edges has them."""
    seen: list[int] = []
    for edge in edges:
        seen += [v for v in edge if v not in seen]
    return seen


def by_spreadsheets(order: int, edges: Edges) -> Iterator[tuple[str, str]]:
    """Lists of edges with names, whose vertices are numbered as they come."""
    names = named(order)
    yield "edges.csv", "Source,Target,Type,Id,Label,Weight\n" + "".join(
        f"{quoted(names[u])},{quoted(names[v])},Undirected,{i},,1.0\n" for i, (u, v) in enumerate(edges)
    )
    yield "semicolons.csv", "from;to\n" + "".join(f'"{names[u]}";"{names[v]}"\n' for u, v in edges)
    yield "tabs.tsv", "".join(f"{quoted(names[u])}\t{quoted(names[v])}\n" for u, v in edges)


Case = tuple[str, bytes, str, str]


def board(order: int, edges: Edges, names: list[str] | list[int] | None = None) -> str:
    """The answer of the door `board`."""
    return graph6(order, edges) + "\t" + (json.dumps(names, ensure_ascii=False) if names else "")


def renumbered(order: int, edges: Edges) -> tuple[Edges, list[str]]:
    seen = met(order, edges)
    return [(seen.index(u), seen.index(v)) for u, v in edges], [named(order)[v] for v in seen]


def regular() -> Iterator[Case]:
    """Each kind of file with three of the graphs, another three for the next kind."""
    for number, (which, (order, edges)) in enumerate(GRAPHS.items()):

        def mine(kinds: Iterator[tuple[str, str]], number: int = number) -> Iterator[tuple[str, str]]:
            return (pair for i, pair in enumerate(kinds) if (number - i) % len(GRAPHS) < 3)

        for maker in (by_networkx, by_igraph, by_mathematicians, by_solvers):
            for name, text in mine(maker(order, edges)):
                yield f"{which}-{name}", text.encode(), "board", board(order, edges)
        for name, text in mine(from_one(order, edges)):
            yield f"{which}-{name}", text.encode(), "board", board(order, edges, list(range(1, order + 1)))
        if order > len(NAMES):
            continue
        for name, text in mine(with_names(order, edges)):
            yield f"{which}-{name}", text.encode(), "board", board(order, edges, named(order))
        moved, names = renumbered(order, edges)
        for name, text in mine(by_spreadsheets(order, edges)):
            yield f"{which}-{name}", text.encode(), "board", board(order, moved, names)


P3 = board(3, [(0, 1), (1, 2)])
K3 = board(3, complete(3))


def p3(*names: str | int) -> str:
    return board(3, [(0, 1), (1, 2)], list(names))


def k3(*names: str | int) -> str:
    return board(3, complete(3), list(names))


def gz(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


MARK = b"\xef\xbb\xbf"
YED = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <!--Created by yEd 3.23-->
  <key for="port" id="d1" yfiles.type="portgraphics"/>
  <key for="node" id="d6" yfiles.type="nodegraphics"/>
  <graph edgedefault="undirected" id="G">
    <data key="d0" xml:space="preserve"/>
    <node id="n0"><data key="d6"><y:ShapeNode><y:Geometry height="30.0" x="4.0"/><y:NodeLabel>Anna</y:NodeLabel>
    </y:ShapeNode></data></node>
    <node id="n1"><data key="d6"><y:ShapeNode><y:NodeLabel>Bob</y:NodeLabel></y:ShapeNode></data></node>
    <edge id="e0" source="n0" target="n1"><data key="d9"><y:PolyLineEdge/></data></edge>
  </graph>
  <data key="d7"><y:Resources/></data>
</graphml>
"""


def odd() -> Iterator[Case]:
    """Files as editors, shells and people leave them, of the path on three vertices or the triangle."""
    for name, text, answer in (
        ("crlf.g6", b"Bg\r\n", P3),
        ("no-end.g6", b"Bg", P3),
        ("bom.g6", MARK + b"Bg\n", P3),
        ("bom-header.g6", MARK + b">>graph6<<Bg\r\n", P3),
        ("header-line.g6", b">>graph6<<\nBg\n", P3),
        ("blanks.g6", b"\n\n  \nBg   \n\n", P3),
        ("comments.g6", b"# from House of Graphs\n#\nBg\n", P3),
        ("tab-end.s6", b":Bd\t\r\n", P3),
        ("gzip.g6.gz", gz(b">>graph6<<Bg\n"), P3),
        ("gzip-unnamed", gz(b"graph { 0 -- 1; 1 -- 2 }"), P3),
        ("gzip-twice.g6.gz", gz(b"Bg\n") + gz(b"Bw\n"), P3),
        ("no-header.d6", b"&BTO\n", P3),
        ("first-of-many.s6", b">>sparse6<<:Bd\n;b\n", P3),
        ("crlf.edges", b"0 1\r\n1 2\r\n", P3),
        ("no-end.edges", b"0 1\n1 2", P3),
        ("bom.edges", MARK + b"0 1\n1 2\n", P3),
        ("bom.csv", MARK + b"source,target\r\na,b\r\nb,c\r\n", p3("a", "b", "c")),
        ("form-feed.edges", b"0 1\n\x0c\n1 2\n", P3),
        ("blanks.edges", b"\n   0   1   \n\n\t1\t2\t\n\n", P3),
        ("comment-end.edges", b"0 1 # the first\n1 2 #\n", P3),
        ("order.edges", b"n 4\n0 1\n1 2\n", board(4, [(0, 1), (1, 2)])),
        ("comma-blank.edges", b"0, 1\n1, 2\n", P3),
        ("gap.edges", b"10 30\n30 20\n", board(3, [(0, 2), (1, 2)], [10, 20, 30])),
        ("leading-zeros.edges", b"01 02\n02 03\n", p3(1, 2, 3)),
        ("node-link.json",
         b'{"directed": false, "nodes": [{"id": 0}, {"id": 1}], "links": [{"source": 0, "target": 1}]}',
         board(2, [(0, 1)])),
        ("pajek.net", b'*Vertices 2\n1 "a"\n2 "b"\n*Edges\n1 2\n', board(2, [(0, 1)], ["a", "b"])),
        ("quotes.edges", b'\'east end\' "x y"\n"x y" z\n', p3("east end", "x y", "z")),
        ("quote-in-name.csv", b"source,target\nD'Arcy,Bob\nBob,O'Neill\n", p3("D'Arcy", "Bob", "O'Neill")),
        ("doubled-quotes.csv", b'source,target\n"the ""Owl""",b\nb,c\n', p3('the "Owl"', "b", "c")),
        ("columns.csv", b"id,source,target,weight\n7,a,b,1\n8,b,c,2\n", p3("a", "b", "c")),
        ("capitals.csv", b"SOURCE;TARGET\na;b\nb;c\n", p3("a", "b", "c")),
        ("non-ascii.edges", "Łódź Zürich\nZürich Αθήνα\n".encode(), p3("Łódź", "Zürich", "Αθήνα")),
        ("weights.edges", b"0 1 1e-3\n1 2 -.5\n", P3),
        ("braces.edgelist", b"0 1 {'a': '} {'}\n1 2 {}\n", P3),
        ("konect-weights.konect", b"% sym weighted\n1 2 -1\n2 3 1\n", p3(1, 2, 3)),
        ("konect-blank.konect", b"%\n% sym unweighted\n%\n1 2\n2 3\n", p3(1, 2, 3)),
        ("long-comment.edges", b"#" + b"x" * 100000 + b"\n0 1\n1 2\n", P3),
        ("crlf.col", b"c x\r\np edge 3 2\r\ne 1 2\r\ne 2 3\r\n", P3),
        ("no-count.col", b"p edge 3\ne 1 2\ne 2 3\n", P3),
        ("tabs.col", b"p\tedge\t3\t2\ne\t1\t2\ne\t2\t3\n", P3),
        ("blank-lines.col", b"c\n\np edge 3 2\n\ne 1 2\n  \ne 2 3\n\n", P3),
        ("comments-later.col", b"p col 3 2\nc the edges\ne 1 2\nc\ne 2 3\n", P3),
        ("isolated.col", b"p edge 4 2\ne 1 2\ne 2 3\n", board(4, [(0, 1), (1, 2)])),
        ("no-edges.col", b"p edge 3 0\n", board(3, [])),
        ("pace-blank.gr", b"c\np tw 3 2\nc edges\n1 2\n\n2 3\n", P3),
        ("one-vertex.mat", b"0\n", board(1, [])),
        ("no-edges.mat", b"0 0 0\n0 0 0\n0 0 0\n", board(3, [])),
        ("tabs.mat", b"0\t1\t0\n1\t0\t1\n0\t1\t0\n", P3),
        ("semicolons.mat", b"0;1;0\n1;0;1\n0;1;0\n", P3),
        ("commas-crlf.mat", b"0,1,0\r\n1,0,1\r\n0,1,0", P3),
        ("float.mat", b"0.0 1.0 0.0\n1.0 0.0 1.0\n0.0 1.0 0.0\n", P3),
        ("exponents.mat", b"0E0 1e+00 0e0\n1e+00 0e0 1e+00\n0e0 1e+00 -0e0\n", P3),
        ("comment.mat", b"% MATLAB\n0 1 0\n1 0 1\n0 1 0\n", P3),
        ("ellipsis.mat", b"A = [0 1 0; ...\n 1 0 1; ...\n 0 1 0]\n", P3),
        ("true-false.mat", b"[[False, True, False], [True, False, True], [False, True, False]]\n", P3),
        ("names.mat", b",a,b\na,0,1\nb,1,0\n", board(2, [(0, 1)], ["a", "b"])),
        ("crlf.adjlist", b"1: 2\r\n2: 1 3\r\n3: 2\r\n", p3(1, 2, 3)),
        ("alone.adjlist", b"1: 2\n2: 1 3\n3: 2\n4:\n", board(4, [(0, 1), (1, 2)], [1, 2, 3, 4])),
        ("commas.adjlist", b"1: 2\n2: 1, 3\n3: 2\n", p3(1, 2, 3)),
        ("json.adjlist", b'{"a": ["b"], "b": ["a", "c"], "c": ["b"]}\n', p3("a", "b", "c")),
        ("json-lines.adjlist", b'{\n  "a": ["b"],\n  "b": ["a", "c"],\n  "c": ["b"]\n}\n', p3("a", "b", "c")),
        ("names.adjlist", "# x\nZoë Anna Bob\nAnna Bob\nBob\n".encode(), k3("Zoë", "Anna", "Bob")),
        ("crlf.metis", b"3 2\r\n2\r\n1 3\r\n2\r\n", P3),
        ("isolated.metis", b"4 2\n2\n1 3\n2\n\n", board(4, [(0, 1), (1, 2)])),
        ("isolated-end.metis", b"4 2 \n2\n1 3\n2", board(4, [(0, 1), (1, 2)])),
        ("isolated-between.metis", b"4 2\n2\n1 4\n\n2\n", board(4, [(0, 1), (1, 3)])),
        ("comment-between.metis", b"%%\n3 2 001\n% first\n2 9\n1 9 3 9\n%\n2 9\n", P3),
        ("crlf.mtx", b"%%MatrixMarket matrix coordinate pattern symmetric\r\n3 3 2\r\n2 1\r\n3 2\r\n", P3),
        ("capitals.mtx", b"%%MatrixMarket MATRIX Coordinate Real Symmetric\n3 3 2\n2 1 -1\n3 2 2.5e1\n", P3),
        ("zeros.mtx", b"%%MatrixMarket matrix coordinate integer symmetric\n3 3 4\n1 1 0\n2 1 1\n3 2 1\n3 1 0\n", P3),
        ("blank.mtx", b"%%MatrixMarket matrix array real symmetric\n\n3 3\n0\n1\n0\n\n0\n1\n0\n", P3),
        ("one-line.gml", b"graph[node[id 0]node[id 1]node[id 2]edge[source 0 target 1]edge[source 1 target 2]]", P3),
        (
            "comments.gml",
            b"# x\ngraph [\n# y\nnode [ id 1 ]\nnode [ id 2 ]\nedge [ source 1 target 2 ] ]\n",
            board(2, [(0, 1)], [1, 2]),
        ),
        (
            "edges-first.gml",
            b"graph [ edge [ source 1 target 2 ] node [ id 2 ] node [ id 1 ] ]",
            board(2, [(0, 1)], [1, 2]),
        ),
        (
            "same-labels.gml",
            b'graph [ node [ id 0 label "x" ] node [ id 1 label "x" ] edge [ source 0 target 1 ] ]',
            board(2, [(0, 1)]),
        ),
        (
            "crlf.gml",
            b'graph\r\n[\r\n node\r\n [\r\n  id 0\r\n  label "a b"\r\n ]\r\n node [ id 1 label "c" ]\r\n edge [ sourc'
            b'e 0 target 1 ]\r\n]\r\n',
            board(2, [(0, 1)], ["a b", "c"]),
        ),
        (
            "real-ids.gml",
            b"graph [ node [ id 1.5 ] node [ id 2 ] edge [ source 1.5 target 2 ] ]",
            board(2, [(0, 1)], ["1.5", "2"]),
        ),
        (
            "utf-8.gml",
            'graph [ node [ id 0 label "Łódź" ] node [ id 1 label "Φ" ] edge [ source 0 target 1 ] ]'.encode(),
            board(2, [(0, 1)], ["Łódź", "Φ"]),
        ),
        ("yed.graphml", YED.encode(), board(2, [(0, 1)], ["n0", "n1"])),
        (
            "single-quotes.graphml",
            b"<graphml><graph edgedefault='undirected'><node id='a'/><node id='b'/><edge source='a' target='b'/></gra"
            b"ph></graphml>",
            board(2, [(0, 1)], ["a", "b"]),
        ),
        (
            "cdata.graphml",
            b'<graphml><key id="l" for="node" attr.name="name"/><graph><node id="1"><data key="l"><![CDATA[a & b]]></'
            b'data></node><node id="2"><data key="l">c</data></node><edge source="1" target="2"/></graph></graphml>',
            board(2, [(0, 1)], ["a & b", "c"]),
        ),
        (
            "entities.graphml",
            b'<graphml><graph edgedefault="undirected"><node id="&lt;x&gt;"/><node id="&#x3a6;&#45;"/><edge source="&'
            b'lt;x&gt;" target="&#934;-"/></graph></graphml>',
            board(2, [(0, 1)], ["<x>", "Φ-"]),
        ),
        (
            "bom.graphml",
            MARK
            + b'<?xml version="1.0"?>\r\n<graphml><graph edgedefault="undirected"><node id="0"/><node id="1"/><edge s'
            b'ource="1" target="0"/></graph></graphml>\r\n',
            board(2, [(0, 1)]),
        ),
        (
            "comment-first.graphml",
            b'<!-- made by hand -->\n<graphml>\n<graph edgedefault="undirected">\n<node id="0"/><node id="1"/>\n<edge'
            b' source="0" target="1"/>\n</graph>\n</graphml>',
            board(2, [(0, 1)]),
        ),
        ("chain.dot", b"graph{a--b--c--a}", k3("a", "b", "c")),
        ("groups.dot", b"graph { a -- {b c}; b -- c }", k3("a", "b", "c")),
        (
            "cluster.dot",
            b'graph G {\n  subgraph cluster_0 { label = "left"; a -- b; }\n  b -- c [color = "red", weight=3];\n}\n',
            p3("a", "b", "c"),
        ),
        ("ports.dot", b"graph { a:n -- b:s:sw; b:f0 -- c }", p3("a", "b", "c")),
        ("strict.dot", b"strict graph { a -- b; b -- a; b -- c; a -- b }", p3("a", "b", "c")),
        ("html.dot", b"graph { a [label=<<b>bold</b> &amp; <i>x</i>>]; a -- b -- c }", p3("a", "b", "c")),
        ("concatenated.dot", b'graph { "a" + "b" -- "c" ; c -- d }', p3("ab", "c", "d")),
        ("continued.dot", b'graph { "long\\\nname" -- c; c -- d }', p3("longname", "c", "d")),
        ("escaped.dot", rb'graph { "say \"hi\"" -- c; c -- d }', p3('say "hi"', "c", "d")),
        (
            "comments.dot",
            b"// one\n# two\n/* three\n */ graph { // four\n a -- b /* five */ -- c\n}\n",
            p3("a", "b", "c"),
        ),
        ("negative.dot", b"graph { -1 -- .5; .5 -- 2 }", p3("-1", ".5", "2")),
        ("keywords.dot", b"GRAPH { Node [shape=box]; EDGE [w=1]; a -- b; b -- c }", p3("a", "b", "c")),
        (
            "crlf.gw",
            b"LEDA.GRAPH\r\nvoid\r\nvoid\r\n-2\r\n3\r\n|{}|\r\n|{}|\r\n|{}|\r\n2\r\n1 2 0 |{}|\r\n2 3 0 |{}|\r\n",
            P3,
        ),
        (
            "braces.gw",
            b"LEDA.GRAPH\nstring\nvoid\n-2\n2\n|{a}|b}|\n|{c d}|\n1\n1 2 0 |{}|\n",
            board(2, [(0, 1)], ["a}|b", "c d"]),
        ),
    ):
        yield name, text, "board", answer
    lines = [("list.g6", b">>graph6<<Bg\nBw\n", "Bg Bw"), ("list-crlf.g6", b"Bg\r\nBw", "Bg Bw")]
    lines += [
        ("list-mixed.g6", b"# three\nBg\n\n:Bd\n&BTO\nK3\ng6:Bw\n", "Bg Bg Bg Bw Bw"),
        ("list-names.txt", b"K3\nP3\npath3\n"[:6], "Bw Bg"),
        ("list.s6", b">>sparse6<<:Bd\n:An\n", "Bg A_"),
        ("list-steps.s6", b":Bd\n;o\n;o\n", "Bg Bw Bg"),
        ("list.d6", b">>digraph6<<\n&BTO\n&AW\n", "Bg A_"),
        ("list.g6.gz", gz(b"Bg\nBw\n"), "Bg Bw"),
        ("list-one.col", b"p edge 3 2\ne 1 2\ne 2 3\n", "Bg"),
    ]
    for name, text, answer in lines:
        yield name, text, "list", answer


def coloured() -> Iterator[Case]:
    """Coloured boards, sets and formulas."""
    for name, text, answer in (
        ("tatham.id", b"3x3c3m5:012120201,6\n", "square:3x3=012120201"),
        ("tatham-square.id", b"2c3:0120,3", "square:2x2=0120"),
        ("tatham-crlf.id", b"3x2c3m0:012012,4\r\n", "square:3x2=012012"),
        ("tatham-letters.id", b"3x2c10m0:01234A,9\n"[:0] + b"3x2c10m0:012345,9\n", "square:3x2=012345"),
        ("grid.csv", b"0,1,2\n1,2,0\n", "square:3x2=012120"),
        ("grid-crlf.csv", b"0,1,2\r\n1,2,0\r\n", "square:3x2=012120"),
        ("grid-bom.csv", MARK + b"0;1;2\r\n1;2;0", "square:3x2=012120"),
        ("grid-quoted.csv", b'"0","1"\n"1","0"\n', "square:2x2=0110"),
        ("grid-tabs.tsv", b"0\t1\n1\t0\n", "square:2x2=0110"),
        ("grid-words.txt", b"BYG\nRBY\n", "square:3x2=BYGRBY"),
        ("grid-comment.txt", b"# Kami\n\n0 1 2\n1 2 0\n\n", "square:3x2=012120"),
        ("grid-hole.txt", b"01.\n120\n", "square:3x2=01.120"),
        ("grid.json", b"[[0, 1, 2], [1, 2, 0]]\n", "square:3x2=012120"),
        ("grid-lines.json", b"[\n  [0, 1],\n  [1, null]\n]\n", "square:2x2=011."),
        ("grid-object.json", b'{"board": [[0, 1], [1, 2]]}', "square:2x2=0112"),
        ("grid-texts.json", b'["BYG", "RBY"]', "square:3x2=BYGRBY"),
        ("hex.board", b"hex\n01\n20\n", "hex:2x2=0120"),
        ("graph.board", b"graph\n0120\n0 1\n1 2\n2 3\n", "P4 0120"),
        ("graph-names.board", b"graph\nAnna:0 Bob:1\nAnna Bob\n", "K2 01"),
        ("grid.csv.gz", gz(b"0,1,2\n1,2,0\n"), "square:3x2=012120"),
    ):
        yield name, text, "flood", answer
    pg = b"#version\n1.0\n#positions\na b c\n#blackwins\na b\nb c\n"
    for name, text, answer in (
        ("game.pg", pg, "3 2 0"),
        ("game-crlf.pg", pg.replace(b"\n", b"\r\n"), "3 2 0"),
        ("game-bom.pg", MARK + pg, "3 2 0"),
        ("game-comments.pg", b"% a comment\n\n" + pg.replace(b"a b\n", b"a b % both\n  \n"), "3 2 0"),
        ("game-no-end.pg", pg.rstrip(), "3 2 0"),
        ("game-moved.pg", b"#blackwins\na b\n#positions\na b\n#version\n1.0\n", "2 1 0"),
        ("game-both.pg", pg + b"#whitewins\na c\n", "3 2 1"),
        ("game.pg.gz", gz(pg), "3 2 0"),
        ("sets.txt", b"a b\nb c\n", "3 2 2"),
        ("sets-crlf.txt", b"# sets\r\na  b\r\n\r\nb\tc \r\n", "3 2 2"),
        ("sets.json", b'{"points": ["a", "b", "c"], "sets": [["a", "b"], ["b", "c"]]}', "3 2 2"),
        ("sets-bare.json", b'{"sets": [[1, 2], [2, 3]]}\n', "3 2 2"),
        ("sets-bom.json", MARK + b'{\r\n "sets": [["xy", "z"]]\r\n}\r\n', "2 1 1"),
        ("sets.cnf", b"c two clauses\np cnf 3 2\n1 2 0\n2 3 0\n", "3 2 2"),
        ("sets-lines.cnf", b"p cnf 3 2\r\n1\r\n2 0 2\r\n3 0\r\n", "3 2 2"),
    ):
        yield name, text, "sets", answer
    for name, text, answer in (
        ("pos.cnf", b"c\np cnf 3 2\n1 2 0\n2 3 0\n", "first"),
        ("pos-crlf.cnf", b"p cnf 3 2\r\n1 2 0\r\n2 3 0\r\n", "first"),
        ("pos-no-end.cnf", b"p cnf 3 2\n1 2 0\n2 3 0", "first"),
        ("pos-bom.cnf", MARK + b"p cnf 3 2\n1 2 0\n2 3 0\n", "first"),
        ("pos-percent.cnf", b"p cnf 3 2\n1 2 0\n2 3 0\n%\n0\n", "first"),
        ("pos-tabs.cnf", b"p\tcnf\t3\t2\n1\t2\t0\n 2 3 0 \n\n", "first"),
        ("pos.cnf.gz", gz(b"p cnf 3 2\n1 2 0\n2 3 0\n"), "first"),
    ):
        yield name, text, "formula", answer


def damaged() -> Iterator[Case]:
    """Files that are refused, and how."""
    utf_16 = "0 1\n1 2\n".encode("utf-16-le")
    cut = gz(graph6(30, cycle(30)).encode() * 40)
    for name, text, answer in (
        ("bad-empty.edges", b"", ": no edges"),
        ("bad-empty.g6", b"", ": the file contains no graph"),
        ("bad-empty.gml", b"", ":1:1: no 'graph"),
        ("bad-blank.dot", b"\n\n", ":3:1: the text ends where 'graph'"),
        ("bad-bom-only.edges", MARK, ": no edges"),
        ("bad-utf-16.edges", b"\xff\xfe" + utf_16, ":1: text in UTF-16"),
        ("bad-utf-16-be.gml", b"\xfe\xff" + "graph [ ]".encode("utf-16-be"), ":1: text in UTF-16"),
        ("bad-utf-16-bare.edges", utf_16, ":1:2: a NUL byte"),
        ("bad-nul.g6", b"B\0g\n", ":1:2: a NUL byte"),
        ("bad-nul.edges", b"0 1\n1 \0 2\n", ":2:3: a NUL byte"),
        ("bad-latin-1.edges", "Zürich Bern\nBern Genf\n".encode("latin-1"), ":1:1: 'Z\\xfcrich' is not UTF-8"),
        ("bad-latin-1.gml", b'graph [ node [ id 0 label "Z\xfcrich" ] ]', ":1:27: 'Z\\xfcrich' is not UTF-8"),
        ("bad-escape.edges", b"0 1\n1 \x1b[31m2 3 4\n", ":2:"),
        ("bad-long-line.edges", b"0 " + b"1" * (1 << 20) + b"\n", ":1: the line is longer than 1048576 bytes"),
        ("bad-binary.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ":3:1: a NUL byte"),
        ("bad-cut.g6.gz", cut[:20], ": the gzip file is damaged: it is cut off"),
        ("bad-flipped.g6.gz", cut[:12] + bytes([cut[12] ^ 255]) + cut[13:], ": the gzip file is damaged"),
        ("bad-zip.edges", b"PK\x03\x04\x14\0\0\0", ":1: this is a ZIP archive; unpack it"),
        ("bad-character.g6", b"B!\n", ":1:2: '!' is not a character"),
        ("bad-short.g6", b"D?\n", ":1:2: a graph on 5 vertices takes 2 more characters here, not 1"),
        ("bad-padding.g6", b"Bx\n", ":1:2: the bits that fill up"),
        ("bad-65.g6", b"~?@@" + b"?" * 347 + b"\n", ":1:1: this graph has 65 vertices"),
        ("bad-none.g6", b"?\n", ":1:1: the graph has no vertices"),
        ("bad-second-word.g6", b"Bg Bw\n", ":1:3: ' ' is not a character"),
        ("bad-loop.s6", b":An\n"[:0] + sparse6(2, [(1, 1)]).encode() + b"\n", ":1:3: a loop at vertex 1"),
        ("bad-parallel.s6", sparse6(2, [(0, 1), (0, 1)]).encode() + b"\n", ":1:3: the edge 0-1 is listed twice"),
        ("bad-step.s6", b";o\n", ":1:1: this is incremental sparse6"),
        ("bad-arc.d6", digraph6(3, [(0, 1), (1, 2), (2, 1)]).encode(), ":1:3: the arc 0-1 has no arc back"),
        ("bad-loop.d6", digraph6(2, [(0, 0)]).encode() + b"\n", ":1:3: a loop at vertex 0"),
        ("bad-planar-code.g6", b">>planar_code<<\x03\x02\n", ":1:1: an unknown header"),
        ("bad-loop.edges", b"0 1\n2 2\n", ":2:1: 2-2 is a loop"),
        ("bad-twice.edges", b"0 1\n1 2\n0 1\n", ":3:1: the edge 0-1 is listed twice"),
        ("bad-back.edges", b"0 1\n1 2\n1 0\n", ":3:1: the edge 1-0 is listed twice"),
        ("bad-one-end.edges", b"0 1\n2\n", ":2:2: expected a second vertex"),
        ("bad-quote.edges", b'"a b\nc d\n', ":1:1: a quote does not end"),
        ("bad-brace.edges", b"0 1 {'w': 3\n", ":1:5: a brace does not end"),
        ("bad-ragged.edges", b"0 1 5\n1 2\n", ":2:4: the line ends where a weight should be"),
        ("bad-word.edges", b"0 1\n1 2 far\n", ":2:5: unexpected 'far'"),
        ("bad-empty-field.csv", b"source,target\na,\n,b\n", ":2:2: expected a second vertex"),
        ("bad-65.edges", b"".join(b"%d %d\n" % (i, i + 1) for i in range(64)), ":64:4: vertex '64' does not exist"),
        (
            "bad-65-names.edges",
            b"".join(b"v%d v%d\n" % (i, i + 1) for i in range(64)),
            ":64:5: 'v64' is vertex number 65",
        ),
        ("bad-order.edges", b"n 2\n0 1\n1 2\n", ":3:3: vertex '2' does not exist"),
        ("bad-order-late.edges", b"0 1\nn 3\n", ":2:1: the line 'n ORDER' must come first"),
        ("bad-huge.edges", b"n 99999999999999999999\n", ":1:3: '99999999999999999999': a board has 1 to 64"),
        ("bad-directed.csv", b"Source,Target,Type\na,b,Directed\nb,c,Directed\n", ":2:5: this is a directed edge"),
        ("bad-asym.konect", b"% asym unweighted\n1 2\n", ":1:3: this is a directed network"),
        ("bad-bip.konect", b"% bip unweighted\n1 1\n", ":1:3: this network has two parts"),
        ("bad-multiline.adjlist", b"0 2\n1 {}\n2 {}\n1 1\n2 {}\n2 0\n", ": this is the multiline adjacency list of networkx, which is not read"),
        ("bad-order.col", b"e 1 2\n", ":1:1: an edge before the line"),
        ("bad-vertex.col", b"p edge 3 2\ne 1 2\ne 2 4\n", ":3:5: this vertex does not exist"),
        ("bad-zero.col", b"p edge 3 2\ne 0 1\ne 1 2\n", ":2:3: this vertex does not exist"),
        ("bad-count.col", b"p edge 3 3\ne 1 2\ne 2 3\n", ":3: the text ended after 2 edges"),
        ("bad-more.col", b"p edge 3 1\ne 1 2\ne 2 3\n", ":3:1: more edges than the 1"),
        ("bad-large.col", b"p edge 500 12458\ne 1 2\n", ":1:8: a board has 1 to 64 vertices"),
        ("bad-second-p.col", b"p edge 2 1\np edge 2 1\ne 1 2\n", ":2:1: a second p line"),
        ("bad-flow.col", b"p max 3 2\nn 1 s\nn 3 t\na 1 2 5\na 2 3 5\n", ":1:3: expected 'edge' or 'col'"),
        ("bad-formula.col", b"p cnf 3 2\n1 2 0\n2 3 0\n", ":1:3: expected 'edge' or 'col'"),
        ("bad-mixed.col", b"p edge 3 3\ne 1 2\ne 2 1\ne 2 3\n", ":4:1: the edge 2 3 is not listed from its other end"),
        ("bad-one-way.gr", b"p sp 2 1\na 1 2 x\n", ":2:7: expected a weight"),
        ("bad-row.mat", b"0 1 0\n1 0\n0 1 0\n", ":2:1: a row of 2 entries"),
        ("bad-loop.mat", b"1 1\n1 0\n", ":1:1: a loop"),
        ("bad-weight.mat", b"0 3\n3 0\n", ":1:3: the entry '3' is not 0 or 1"),
        ("bad-one-way.mat", b"0 1\n0 0\n", ":2:1: the matrix is not symmetric"),
        ("bad-bracket.mat", b"[[0, 1], [1, 0]\n", ":1:1: a bracket that is not closed"),
        ("bad-65.mat", (b"0 " * 65 + b"\n") * 65, ": 65 rows; a board has 1 to 64"),
        ("bad-names.mat", b",a,a\na,0,1\na,1,0\n", ":3:1: the vertex 'a' is there twice"),
        ("bad-loop.adjlist", b"1: 1 2\n2: 1\n", ":1:4: 1-1 is a loop"),
        ("bad-twice.adjlist", b"1: 2 2\n2: 1\n", ":1:6: the edge 1-2 is listed twice"),
        ("bad-one-way.adjlist", b"1: 2 3\n2: 1\n3:\n", ":1:6: the edge 1-3 is not listed from its other end"),
        ("bad-two-lines.adjlist", b"1: 2\n2: 1\n1: 3\n", ":3:1: the vertex '1' has two lines"),
        (
            "bad-second.lst",
            b"Graph 1, order 2.\n 0 : 1;\n 1 : 0;\n\nGraph 2, order 2.\n 0 : 1;\n 1 : 0;\n",
            ":5:1: a second graph",
        ),
        ("bad-count.metis", b"3 3\n2\n1 3\n2\n", ":4: the text ended after 2 edges"),
        ("bad-format.metis", b"3 2 7\n2\n1 3\n2\n", ":1:5: '7' is not a FMT"),
        ("bad-one-way.metis", b"3 2\n2\n3\n\n", ":2:1: the edge 1 2 is not listed from its other end"),
        ("bad-weight.metis", b"2 1 1\n2 x\n1 3\n", ":2:3: expected a weight"),
        ("bad-lines.metis", b"2 1\n2\n1\n1 2\n", ":4: a line after those of all 2 vertices"),
        ("bad-complex.mtx", b"%%MatrixMarket matrix coordinate complex general\n1 1 0\n", ":1:34: expected 'pattern'"),
        (
            "bad-skew.mtx",
            b"%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n2 1 1\n",
            ":1:39: expected 'symmetric' or 'general'",
        ),
        (
            "bad-square.mtx",
            b"%%MatrixMarket matrix coordinate pattern general\n2 3 1\n1 2\n",
            ":2:3: an adjacency matrix is square",
        ),
        ("bad-loop.mtx", b"%%MatrixMarket matrix coordinate pattern symmetric\n2 2 1\n1 1\n", ":3:1: 1 1 is a loop"),
        (
            "bad-one-way.mtx",
            b"%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 2\n",
            ":3:1: the edge 1 2 is not listed from its other end",
        ),
        (
            "bad-fewer.mtx",
            b"%%MatrixMarket matrix coordinate pattern symmetric\n2 2 2\n2 1\n",
            ":3: the text ended after 1 entries",
        ),
        (
            "bad-more.mtx",
            b"%%MatrixMarket matrix coordinate pattern symmetric\n3 3 1\n2 1\n3 1\n",
            ":4: more entries than the size says",
        ),
        (
            "bad-negative.mtx",
            b"%%MatrixMarket matrix coordinate pattern symmetric\n-1 -1 0\n",
            ":2:1: expected the number of vertices",
        ),
        ("bad-vector.mtx", b"%%MatrixMarket vector coordinate real general\n1 1 0\n", ":1:16: expected 'matrix'"),
        ("bad-directed.gml", b"graph [ directed 1 node [ id 0 ] ]", ":1:18: this is a directed graph"),
        ("bad-no-id.gml", b'graph [\n node [ label "a" ]\n]\n', ":2:2: a node without an id"),
        ("bad-id.gml", b"graph [ node [ id 0 ] edge [ source 0 target 5 ] ]", ":1:46: no node has the id '5'"),
        ("bad-open.gml", b"graph [\n node [ id 0 ]\n", ":3:1: the text ends where a key or ]"),
        ("bad-quote.gml", b'graph [ node [ id 0 label "a ] ]', ":1:27: a text that does not end"),
        ("bad-twice.gml", b"graph [ node [ id 0 ] node [ id 0 ] ]", ":1:33: the vertex '0' is there twice"),
        (
            "bad-multigraph.gml",
            b"graph [ multigraph 1 node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 key 0 ]\nedge [ source 0 targ"
            b"et 1 key 1 ] ]",
            ":2:15: the edge 0-1 is listed twice",
        ),
        ("bad-second.gml", b"graph [ node [ id 0 ] ]\ngraph [ node [ id 0 ] ]", ":2:1: a second graph"),
        ("bad-nodes.gml", b"graph [ ]", ":2:1: a graph without nodes"),
        ("bad-deep.gml", b"graph [ " + b"x [ " * 5000, ":1:"),
        (
            "bad-directed.graphml",
            b'<graphml><graph edgedefault="directed"><node id="0"/><node id="1"/>\n<edge source="0" target="1"/></gra'
            b'ph></graphml>',
            ":2:1: a directed edge",
        ),
        ("bad-tag.graphml", b"<graphml><graph><node id='0'></graph></graphml>", ":1:30: </graph> closes nothing"),
        (
            "bad-cut.graphml",
            b'<graphml><graph edgedefault="undirected">\n<node id="0"/>\n',
            ":2:15: the text ends before </graph>",
        ),
        (
            "bad-gexf.xml",
            b'<?xml version="1.0"?>\n<gexf version="1.2"><graph/></gexf>\n',
            ":3:1: a graph without nodes",
        ),
        (
            "bad-doctype.graphml",
            b'<!DOCTYPE graphml [<!ENTITY x "yyy">]>\n<graphml/>',
            ":1:1: a document type with definitions",
        ),
        (
            "bad-hyperedge.graphml",
            b"<graphml><graph><node id='a'/><hyperedge/></graph></graphml>",
            ":1:31: a hyperedge",
        ),
        (
            "bad-nested.graphml",
            b"<graphml><graph><node id='a'><graph/></node></graph></graphml>",
            ":1:30: a graph within a node",
        ),
        ("bad-arrow.dot", b"digraph {\n a -> b\n}\n", ":1:1: this is a directed graph (digraph)"),
        ("bad-arrow-in-graph.dot", b"graph {\n a -> b\n}\n", ":2:4: -> is an arrow"),
        ("bad-brace.dot", b"graph {\n a -- b\n", ":3:1: the text ends where }"),
        ("bad-quote.dot", b'graph { "a -- b }', ":1:9: a text that does not end"),
        ("bad-comment.dot", b"graph { /* a -- b }", ":1:9: a comment that does not end"),
        ("bad-twice.dot", b"graph { a -- b\n b -- a }", ":2:4: the edge b--a is listed twice"),
        ("bad-second.dot", b"graph { a -- b }\ngraph { c -- d }\n", ":2:1: something after the graph"),
        ("bad-number.dot", b"graph { 1a -- b }", ":1:9: '1a' is not an identifier"),
        ("bad-directed.gw", b"LEDA.GRAPH\nvoid\nvoid\n-1\n0\n0\n", ":4:1: this is a directed graph (-1)"),
        ("bad-label.gw", b"LEDA.GRAPH\nvoid\nvoid\n-2\n1\n{}\n0\n", ":6:1: expected |{"),
        ("bad-cut.gw", b"LEDA.GRAPH\nvoid\nvoid\n-2\n2\n|{}|\n", ":6: the text ends where a vertex"),
        ("bad-negative.edges", b"-1 0\n0 1\n", ":1:1: expected a vertex, found '-1'"),
        ("bad-prose.txt", b"Dear all,\nplease find the graph attached.\n", ":2:"),
        ("bad-html.txt", b"<!DOCTYPE html>\n<html><body>404</body></html>\n", ":2:1: <html> is not a GraphML document"),
        ("bad-two-forms", b"4 3\n2 3\n1 3\n1 2\n\n", ": the file can be read as edges, metis or counted; say which it is"),
    ):
        yield name, text, "board", "refused " + answer
    for name, text, answer in (
        ("bad-list.g6", b"Bg\nB!\nBw\n", ":2:2: '!' is not a character"),
        ("bad-list-name.g6", b"Bg\nK99\n", ":2:"),
        ("bad-list-step.s6", b":Bd\n;!\n", ":2:2: '!' is not a character"),
        ("bad-list.g6.gz", gz(b"Bg\nBw\nBg\n")[:-3], ""),
    ):
        yield name, text, "list", "refused " + answer
    for name, text, answer in (
        ("bad-tatham.id", b"3x3c3m5:01212020,6\n", ":1:"),
        ("bad-tatham-seed.id", b"12x12c6m5#123456789\n", ":1:"),
        ("bad-ragged.csv", b"0,1,2\n1,2\n", ":2:"),
        ("bad-number.csv", b"0,1\n1,64\n", ":2:3: "),
        ("bad-json.json", b"[[0, 1], [1, 2]\n", ":"),
        ("bad-json-float.json", b"[[0, 1.5]]\n", ":1:"),
        ("bad-loose.board", b"graph\n012\n0 1\n", ""),
        ("bad-utf-16.csv", "0,1\n1,0\n".encode("utf-16"), ":1: text in UTF-16"),
        ("bad-nul.csv", b"0,1\n1,\0\n", ":2:3: '\\x00' is not a cell"),
        ("bad-second.id", b"2c3:0120,3\n2c3:0120,3\n", ":2:1: a second board"),
    ):
        yield name, text, "flood", "refused " + answer
    for name, text, answer in (
        ("bad-section.pg", b"#version\n1.0\n#positions\na b\n#blackwin\na b\n", ":5:"),
        ("bad-point.pg", b"#positions\na b\n#blackwins\na z\n", ":4:3: "),
        ("bad-twice.pg", b"#positions\na a\n#blackwins\na\n", ":2:3: "),
        ("bad-none.pg", b"#version\n1.0\n", ""),
        ("bad-json-key.json", b'{"sets": [["a"]], "setz": []}', ":"),
        ("bad-json-cut.json", b'{"sets": [["a", "b"]', ":"),
        ("bad-json-twice.json", b'{"sets": [["a"]], "sets": [["b"]]}', ":"),
        ("bad-sets-comma.txt", b"# sets\r\na, b\r\nb, c\r\n", ":2:1: 'a,' is not a name"),
        ("bad-sets-names.txt", "Łódź Φ\nΦ x\n".encode(), ":1:1: 'Łódź' is not a name"),
        ("bad-negative.cnf", b"p cnf 2 1\n1 -2 0\n", ":2:3: "),
        ("bad-nul.pg", b"#positions\na\0 b\n", ":2:2: a NUL byte"),
    ):
        yield name, text, "sets", "refused " + answer
    for name, text, answer in (
        ("bad-count.cnf", b"p cnf 2 2\n1 2 0\n", ""),
        ("bad-variable.cnf", b"p cnf 2 1\n1 3 0\n", ":2:3: "),
        ("bad-word.cnf", b"p cnf 2 1\n1 x 0\n", ":2:3: "),
        ("bad-p.cnf", b"1 2 0\n", ":1:1: "),
        ("bad-sat.cnf", b"p sat 2\n(*(1 2))\n", ":1:3: "),
    ):
        yield name, text, "formula", "refused " + answer


def main() -> None:
    FILES.mkdir(exist_ok=True)
    for path in FILES.iterdir():
        path.unlink()
    rows: list[str] = []
    for name, content, door, answer in [*regular(), *odd(), *coloured(), *damaged()]:
        path = FILES / name
        if path.exists():
            raise SystemExit(f"{name} is there twice")
        path.write_bytes(content)
        rows.append(f"{name}\t{door}\t{answer}\n")
    (HERE / "files.tsv").write_text("# file, door, answer: see make_files.py\n" + "".join(rows), encoding="utf-8")
    print(f"{len(rows)} files")


if __name__ == "__main__":
    main()
