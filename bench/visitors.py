#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Load test of the playground: people who play, and others who open analyses of a large board and drop them.

    python3 bench/visitors.py [--people 180] [--hostile 20] [--seconds 60] [--binary build/release/harary]

Each person sets up a board, makes moves, asks for an analysis of the position and reads its first line, with pauses.
Each hostile visitor opens an analysis of clique on K64, reads what comes at once, drops it, and begins again. Every
visitor connects from an address of its own (127.0.0.0/8). Prints what people waited for, and the server's memory.
The exit status is 1 if the goals are missed (--median and --worst, in milliseconds).
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


class Answer(Exception):
    """An answer that is not 200 or 201."""


class Visitor:
    """One connection at a time, from an address of its own; keeps its cookie."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: dict | None = None) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22
            )
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(text)}\r\n"
        if body is not None:
            head += "Content-Type: application/json\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self.writer.write(head.encode() + b"\r\n" + text)
        await self.writer.drain()

    async def head(self) -> tuple[int, str]:
        assert self.reader is not None
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        if found := re.search(r"\r\nSet-Cookie: ([^;]+)", head):
            self.cookie = found.group(1)
        return int(head[9:12]), head

    async def ask(self, method: str, path: str, body: dict | None = None) -> tuple[int, str]:
        """Sends, and reads the head of the answer. A connection that was kept and is gone is opened anew, once, as
        browsers do."""
        kept = self.writer is not None
        try:
            await self.send(method, path, body)
            return await self.head()
        except (OSError, asyncio.IncompleteReadError) as error:
            if not kept or getattr(error, "partial", b""):
                raise
            self.drop()
            await self.send(method, path, body)
            return await self.head()

    async def request(self, method: str, path: str, body: dict | None = None) -> dict:
        status, head = await self.ask(method, path, body)
        length = int(re.search(r"\r\nContent-Length: (\d+)", head).group(1))
        answer = json.loads(await self.reader.readexactly(length))
        if status not in (200, 201):
            raise Answer(f"{method} {path}: {status} {answer.get('detail', '')}")
        return answer

    async def first_line(self, body: dict) -> str:
        """The first event of an analysis."""
        status, _ = await self.ask("POST", "/api/analyse/events", body)
        if status != 200:
            raise Answer(f"analysis: {status}")
        await self.reader.readline()  # the size of the chunk
        return (await self.reader.readuntil(b"\n\n")).decode()

    def drop(self) -> None:
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None


class Times:
    def __init__(self) -> None:
        self.of: dict[str, list[float]] = {}
        self.errors: list[str] = []

    async def take(self, what: str, work):  # noqa: ANN001
        begin = time.perf_counter()
        result = await work
        self.of.setdefault(what, []).append(1000 * (time.perf_counter() - begin))
        return result


def percentile(values: list[float], share: float) -> float:
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


BOARDS = [("sim", {}), ("sim+", {}), ("clique", {"board": "K6"}), ("clique", {"board": "K7"}), ("star", {"board": "K6"})]


async def play(visitor: Visitor, times: Times, end: float, pause: float, chance: random.Random) -> None:
    """One person: boards, matches against a machine, analyses."""
    await asyncio.sleep(chance.random() * 2 * pause)
    while time.monotonic() < end:
        try:
            game, options = chance.choice(BOARDS)
            place = {"game": game, "options": options}
            await times.take("board", visitor.request("POST", "/api/board", place))
            await asyncio.sleep(chance.random() * 2 * pause)
            seats = {"first": "human", "second": "random"}
            match = await visitor.request("POST", "/api/matches", {**place, "seats": seats})
            for _ in range(4):
                if match["over"] or time.monotonic() > end:
                    break
                path = f"/api/matches/{match['id']}"
                move = {"ply": len(match["plies"]), "move": chance.choice(match["view"]["moves"])}
                match = await times.take("move", visitor.request("POST", f"{path}/moves", move))
                if not match["over"]:
                    ply = {"ply": len(match["plies"])}
                    match = await times.take("machine's move", visitor.request("POST", f"{path}/machine", ply))
                await asyncio.sleep(chance.random() * 2 * pause)
                position = {**place, "position": match["view"]["position"], "seconds": 2}
                line = await times.take("first line of an analysis", visitor.first_line(position))
                assert line.startswith("event: begin\n"), line
                await asyncio.sleep(chance.random() * 2 * pause)
                visitor.drop()
        except (Answer, OSError, asyncio.IncompleteReadError) as error:
            times.errors.append(str(error))
            visitor.drop()
            await asyncio.sleep(pause)
    visitor.drop()


async def trouble(visitor: Visitor, times: Times, end: float, chance: random.Random) -> None:
    """Opens analyses and drops them, in a loop."""
    while time.monotonic() < end:
        try:
            await times.take("dropped", visitor.first_line({"game": "clique", "options": {"board": "K64"}}))
            await asyncio.sleep(chance.random() * 0.2)
        except (Answer, OSError, asyncio.IncompleteReadError) as error:
            times.errors.append(str(error))
            await asyncio.sleep(0.05)
        visitor.drop()


def status_of(process: int) -> dict[str, int]:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    words = {line.split(":")[0]: line.split()[1] for line in lines if len(line.split()) > 1}
    return {"megabytes": int(words["VmRSS"]) // 1024, "threads": int(words["Threads"])}


async def watch(process: int, end: float, seen: list[dict[str, int]]) -> float:
    """How late this program itself was at most, in milliseconds: what it measures is no better than that."""
    late = 0.0
    while time.monotonic() < end:
        seen.append(status_of(process))
        for _ in range(50):
            begin = time.perf_counter()
            await asyncio.sleep(0.02)
            late = max(late, 1000 * (time.perf_counter() - begin) - 20)
    return late


async def run(port: int, process: int, asked: argparse.Namespace) -> bool:
    end = time.monotonic() + asked.seconds
    people, hostile = Times(), Times()
    seen: list[dict[str, int]] = []
    work = [watch(process, end, seen)]
    for i in range(asked.people):
        work.append(play(Visitor(port, i), people, end, asked.pause, random.Random(i)))
    for i in range(asked.hostile):
        work.append(trouble(Visitor(port, asked.people + i), hostile, end, random.Random(-1 - i)))
    late = (await asyncio.gather(*work))[0]

    print(f"{asked.people} people, {asked.hostile} hostile visitors, {asked.seconds} s")
    print(f"{'milliseconds':<28}{'number':>8}{'p50':>8}{'p99':>8}{'most':>8}")
    good = not people.errors
    for what, values in people.of.items():
        middle, late = percentile(values, 0.5), percentile(values, 0.99)
        good = good and middle < asked.median and late < asked.worst
        print(f"{what:<28}{len(values):>8}{middle:>8.1f}{late:>8.1f}{max(values):>8.1f}")
    dropped = len(hostile.of.get("dropped", []))
    print(f"analyses dropped: {dropped}; refused: {len(hostile.errors)}; errors of people: {len(people.errors)}")
    for error in people.errors[:3]:
        print(f"  {error}")
    third = max(1, len(seen) // 3)
    memory = [max(s["megabytes"] for s in part) for part in (seen[:third], seen[third : 2 * third], seen[2 * third :])]
    print(f"server: {memory[0]}, {memory[1]}, {memory[2]} MB at most in each third of the time;"
          f" {max(s['threads'] for s in seen)} threads; this program was late by {late:.0f} ms at most")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=180)
    parser.add_argument("--hostile", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds between a person's requests")
    parser.add_argument("--median", type=float, default=20, help="goal, in milliseconds")
    parser.add_argument("--worst", type=float, default=200, help="goal for 99 of 100, in milliseconds")
    parser.add_argument("--binary", default="build/release/harary")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = [asked.binary, "serve", "--port", "0", "--json", "--data", folder]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            port = json.loads(server.stdout.readline())["port"]
            good = asyncio.run(run(port, server.pid, asked))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
