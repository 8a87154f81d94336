#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the seeds of the fuzz targets, real inputs of each format, into tests/fuzz/corpus.

    tests/fuzz/make_corpus.py [PROGRAM]      build/release/harary if not given

Files are called seed-… here; those called by a checksum were found by the fuzzer (search.sh --keep),
and find-… are inputs that once broke something. Both stay as they are.
"""
from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"
ROOT = Path(__file__).parents[2]

TEXTS = {
    "board": [
        "K5\n0-1,1-2", "K3,3\n0-3", "colex:7\n", "petersen\n0-1,5-7", "g6:Dhc\nDCc", "s6::Dg@_n\n",
        "g6:>>graph6<<Dhc\n", "star:4\n0-4", "matching:3\n2-3", "E5\n-", "Q3\n0-1", "W5\n1-2,2-3", "bowtie\n",
    ],
    "board_file": [
        "edges\nn 5  # an isolated vertex 4\n0 1\n1 2\n\n2 3\n", "edges\n0 1\r\n1 2\r\n",
        "dimacs\nc a path\np edge 3 2\ne 1 2\ne 2 3\n", "dimacs\np col 2 1\ne 1 2\n",
        "matrix\n0 1 0\n1 0 1\n0 1 0\n", "matrix\n[[0,1],[1,0]]\n", "matrix\n,a,b\na,0,1\nb,1,0\n", "matrix\n010\n101\n010\n",
        "adjlist\n1: 2\n2: 1 3\n3: 2\n", "adjlist\na b c\nb c\n", "metis\n3 2 11\n5 2 1\n5 1 1 3 1\n5 2 1\n",
        "mtx\n%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1\n3 2\n",
        "mtx\n%%MatrixMarket matrix array real general\n2 2\n0\n1.5\n1e0\n0\n",
        "gml\ngraph [ directed 0 node [ id 1 label \"a\" ] node [ id 2 ] edge [ source 1 target 2 ] ]\n",
        "graphml\n<?xml version='1.0'?><graphml><graph edgedefault='undirected'><node id='a'/><node id='b&amp;'/>"
        "<edge source='a' target='b&amp;'/></graph></graphml>\n",
        "dot\nstrict graph G { a -- {b c} [w=\"x\"]; /* c */ subgraph s { d; } d -- a }\n",
        "leda\nLEDA.GRAPH\nstring\nint\n-2\n2\n|{a}|\n|{b}|\n1\n1 2 0 |{3}|\n", "content\na,b\nb,c\n", "content\n4 3\n2 3\n1 3\n1 2\n\n",
        "edges\nsource,target\n\"a b\",c\n", "edges\n% sym\n1 2 0.5 7\n2 3 1 8\n", "graph6\n# x\nBw\n", "sparse6\n:Bd\n", "digraph6\n&BTO\n",
        "tgf\n1 a\n2 b\n#\n1 2 x\n", "counted\n3 2\n1 2\n2 3\n", "content\n10 2\n0 1\n0 2\n", "lists\n[[2],[1,3],[2]]\n",
        "pairs\nGraph[{1,2,3},{1 <-> 2,2 <-> 3}, A -> 1]\n", "pairs\n[((0, 0), (0, 1)), (\"a\", 1, {'w': 2})]\n", "pairs\n0-1\n1 -- 2\n",
        "json\n{\"directed\": false, \"nodes\": [{\"id\": \"\\u00e9\"}, {\"id\": 1}], \"links\": [{\"source\": \"\\u00e9\", \"target\": 1}]}\n",
        "pajek\n*Vertices 3\n1 \"a b\" 0.5\n*Edges\n1 2 1\n*Arcslist\n2 3\n3 2\n",
        "gexf\n<gexf><graph><nodes><node id='0' label='a'/><node id='1'/></nodes><edges><edge source='0' target='1'/></edges></graph></gexf>\n",
    ],
    "board_list": [">>graph6<<Dhc\nDCc\n\nC~\n", ">>sparse6<<:Dg@_n\n:Cdv\n", "Dhc\r\nD~\n", ":DaY_~\n;gN\n;b\n", ">>digraph6<<&BTO\n&AW\n"],
    "grid": [
        "0,5\nfile\nhex\n012.\n3102\n", "0,1\nfile\nsquare\n01\n20\n", "0,2\nfile\ngraph\n0120\n0 1\n1 2  # edge\n2 3\n",
        "0:0,1:1\nword\nsquare:3x2=012.10\n", "0,1\nword\nhex:flower:7\n", "0,3\nword\nsquare:4x4:9\n",
        "0,1\nword\npetersen\n0120120120\n", "0,1\nword\nC4\n0,1,12,0", "0,3\nsquare:2x2\n0110\t2", "0,3\nhex:3x2\n012345\n",
        "0,1\nany\n0,1,2\n1,2,0\n", "0,1\nany\nBYG/RBY", "0,1\nany\n2x2c3m5:0120,25", "0,1\nany\nhex\n0 10 .\n3 0 1\n",
        "0,1\nany\n{\"shape\":\"hex\",\"board\":[[0,null],[1,2]]}", "0,1\nany\ngraph\na:0 b:1\nc:2\na b\nb c\n",
        "0,1\nany\ngraph:0120=0-1,1-2,2-3",
    ],
    "formula": [
        "cnf\nword\n1,2/2,3", "dnf\nword\n1,2/3", "qbf\nword\ne1,a2:1,2/-1,-2", "cnf\nfile\np pos-cnf 3 2\n1 2 0\n2 3 0\n",
        "dnf\nfile\nc two\np pos-dnf 3 2\n1 2 0\n3 0\n", "qbf\nfile\np cnf 2 2\ne 1 0\na 2 0\n1 2 0\n-1 -2 0\n",
    ],
    "instance": [
        "\ngame avoidance\ntarget K3\norder 4\nopen 0 1\nopen 1 2\nred 0 2\ngreen 2 3\n",
        "pg\n#version\n1.0\n#positions\na b c\n#blackwins\na b\n#whitewins\nb c\n",
        "pg\n#version\n1.0\n#times\n1 2 3\n#blackturns\n1 3\n#positions\na b c\n#blackinitials\na\n#whiteinitials\n#blackwins\na b\n#whitewins\nc\n",
    ],
    "problem": [
        "fvs\np fvs 3 3 1\na 1 2\na 2 3\na 3 1\n", "scs\np scs 6\n10100\n01010\n", "mscs\np mscs 6\n0213\n10\n",
    ],
    "notation": [
        "3", "-3/4", "1/2*", "*2", "^", "v3*", "\u2191*", "\u21d3", "2^*", "{1|*}", "{0,*|0}", "{2||1|-1}", "{1|0||0}", "\u00b12",
        "+-2", "\u00b1(1,{3|0})", "+-{1,1*}", "Tiny(2)", "Miny(1/2)", "+_2", "-_2", "{1|-1} + *2 - (1 - ^)", "{|}", "on", "{1|", "1/3",
    ],
    "number": ["8G", "512M", "1.5GiB", "90s", "10m", "2h", "250ms", "1:2", "64", "red", "true", "0"],
    "position": [
        "avoidance\nred=0-1,2-3;green=0-2\n1-3\n3-4", "biased\nred=0-1\n", "saturation\n\n0-1\n1-2\n",
        "letters\na=1;b=2;c=0;d=3\nBC>D\nA>B", "pos-cnf\nfirst=1,3;second=2\n4\n", "qbf\n1,-2\n3", "qbf\n-\n1\n-2\n3",
        "honeybee\n\n1\n2\n0\n",
    ],
    "body": [
        '{"game":"sim","options":{"board":"K6"},"position":"red=0-1","move":"1-2","ply":3}',
        '{"game":"clique","options":{},"seconds":60,"shaking":true,"name":"Ann","id":"0123456789abcdef0123456789abcdef"}',
        '{"name":"\\u00e9\\ud83d\\ude00","ply":-1}', '[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]', '{"a":[1.5e300,null,{"b":[]}]}',
    ],
    # The first byte: how many bytes come at a time, less one.
    "request": [
        "~GET / HTTP/1.1\r\nHost: a\r\n\r\n", "\x06GET /api/matches/%61b?x=1&y=a+b&&z HTTP/1.0\r\n\r\n",
        "\x0fPOST /api/analyse HTTP/1.1\r\nHost: a:80\r\nOrigin: http://A:80\r\nContent-Type: application/json\r\n"
        "Content-Length: 14\r\n\r\n{\"game\":\"sim\"}GET /b HTTP/1.1\r\n\r\n",
        "\x02POST /api/matches/1/moves HTTP/1.1\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        "@HEAD /a HTTP/1.1\r\nCookie: b=c; harary_client=0123456789abcdef0123456789abcdef\r\n"
        "X-Forwarded-For: 10.0.0.1, 2001:db8::1\r\nX-Forwarded-Proto: https\r\nAccept-Encoding: br, gzip;q=0.5\r\n\r\n",
        "\x01\r\n\r\nDELETE /api/jobs/x HTTP/1.1\r\nConnection: close\r\nA: b\r\n c\r\n\r\n",
    ],
    "api": [
        'view\n{"game":"sim"}', 'play\n{"game":"sim","position":"red=0-1","move":"1-2"}',
        'view\n{"game":"honeybee","options":{"board":"hex:4x3:1"}}', 'view\n{"game":"letters","options":{"letters":"1 2 0 3"}}',
        'view\n{"game":"flood","options":{"board":"square:3x3:1"}}', 'play\n{"game":"saturation","options":{"board":"K5"},"move":"0-1"}',
    ],
}


def run(program: Path, *words: str) -> str:
    done = subprocess.run([str(program), *words], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"harary {' '.join(words)}: {done.stderr}")
    return done.stdout


def write(target: str, seeds: list[bytes]) -> None:
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("seed-*"):
        old.unlink()
    for number, seed in enumerate(seeds):
        (folder / f"seed-{number:02}").write_bytes(seed)


def games(program: Path) -> list[bytes]:
    """Every example of the catalogue, and a best move."""
    seeds = []
    for game in map(json.loads, run(program, "games", "--json").splitlines()):
        words = game["example"].split()[2:]
        answer = json.loads(run(program, "solve", *words, "--threads", "1", "--json"))
        options = [f"{name}={text}" for name, text in game["example_options"].items()]
        first = answer.get("best", [])[:1]
        seeds.append("\n".join([game["game"], *options, "", "", *map(str, first)]).encode())
    return seeds


# Texts of written games that are not one, or a strange one.
HEAD = 'game = "g"\n[board]\npoints = {}\n[marks]\nX = "both"\n'
WRITTEN = [
    HEAD.format("[]") + '[last]\nresult = "draw"\n',
    HEAD.format('["a", "b", "c"]') + '[sets]\ns = [["a"], ["a"], ["a", "b"]]\n[move]\nplace = "one or more points"\n'
    'turns = [2, 1, 3]\n[[end]]\nfills = "s"\nin = "any"\nresult = "draw"\n[last]\nresult = "mover wins"\n',
    HEAD.format('"edges of K5"') + '[sets]\nt = "copies:K3"\n[[forbid]]\nfills = "t"\n[last]\nresult = "mover loses"\n',
    HEAD.format('"vertices of petersen"') + '[sets]\nn = "closed-neighbourhoods"\n[[forbid]]\noutside = "n"\n'
    '[last]\nresult = "score"\n[[score]]\nplayer = "Green"\ncounts = "moves"\n[[score]]\nplayer = "Red"\n'
    'counts = "n"\nas = "touched"\nworth = -3\n',
    HEAD.format('"cells of grid:3x30"') + '[move]\nplace.Red = "2 points"\nstart = { X = ["a1", "C30"] }\n[[forbid]]\n'
    'neighbour = "X"\n[last]\nresult = "Red wins"\n',
    HEAD.format('"cells of hexagon:3"') + 'adjacent = "corner"\n', "[" * 300, "a = 1\na = 2\n", "[[board]]\n", "game = 7\n",
]


def written_games() -> list[bytes]:
    examples = sorted((ROOT / "examples" / "games").glob("*.game"))
    return [path.read_bytes() for path in examples] + [text.encode() for text in WRITTEN]


def solved_parts(program: Path) -> list[bytes]:
    line = run(program, "split", "avoidance", "--board", "K4", "--plies", "2", "--part", "0", "--json")
    line = re.sub(r'"seconds":[0-9.e+-]+', '"seconds":0.0', line)
    return [f"avoidance\nboard=K4\n\n{line}".encode()]


NO_SUM = bytes(8)  # the targets put checksums in themselves


def sorted_run(layer: bytes) -> bytes:
    """A run with the entries of a layer of one block."""
    positions, = struct.unpack_from("<Q", layer, len(layer) - 48)
    index = len(layer) - 48 - 32
    key, begin = layer[index:index + 16], struct.unpack_from("<Q", layer, index + 16)[0]
    values = len(json.loads(layer[16:16 + struct.unpack_from("<I", layer, 12)[0]])["values"])
    block = layer[begin:index]
    return (b"\x89HRYR\r\n\x1a" + struct.pack("<II", 1, values)
            + NO_SUM + struct.pack("<II", positions, len(block)) + key + block
            + NO_SUM + struct.pack("<IIQQ", 0, 0, values, positions))


def checkpoint(words: list[int]) -> bytes:
    about, counters = b"saturation", [7, 8]
    chunks = [words, []] if words else [[]]
    return (b"harary table 1\n" + struct.pack("<QI", len(words) // 3, len(about)) + about
            + struct.pack(f"<I{len(counters)}Q", len(counters), *counters) + NO_SUM
            + b"".join(struct.pack(f"<I{len(chunk)}Q", len(chunk), *chunk) + NO_SUM for chunk in chunks))


def main() -> None:
    program = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/harary").resolve()
    for target, texts in TEXTS.items():
        write(target, [text.encode() for text in texts])
    write("written", written_games())
    write("game", games(program))
    write("part", solved_parts(program))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        certificates = []
        for number, question in enumerate((
                "avoidance --board K4", "clique --board K4", "star --board K3 --certificate-of positions",
                "avoidance --board K4 --colours 3", "saturation --board K5",
                "maker-breaker --board K6 --target C4", "achievement --board K8 --target K4 --question winner")):
            path = folder / f"certificate-{number}"
            run(program, "solve", *question.split(), "--certificate", str(path))
            certificates.append(path.read_bytes())
        write("certificate", certificates)
        write("proof", certificates)
        layers, manifests = [], []
        for number, question in enumerate(("avoidance --board K4", "clique --board K3")):
            tablebase = folder / f"tablebase-{number}"
            run(program, "tablebase", *question.split(), "--out", str(tablebase))
            layers += [path.read_bytes() for path in sorted(tablebase.glob("layer-*"))[2:5]]
            manifests.append((tablebase / "tablebase.json").read_bytes())
        write("layer", layers)
        write("manifest", manifests)
        write("sorted_run", [sorted_run(layer) for layer in layers[-2:]])
    write("checkpoint", [checkpoint([]), checkpoint(list(range(12)))])


if __name__ == "__main__":
    main()
