#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Load test of the playground: many visitors at once who ask long and short questions, and a server that is killed.

    python3 bench/long_and_short.py [--long 100] [--short 100] [--seconds 60] [--kills 1] [--binary build/release/harary]

All visitors come from one address, as behind a router, each with a cookie of its own. A short one sets up boards, plays a
match against a random player and asks for analyses of Sim. A long one follows analyses of clique on K9 to K12, of
--thought seconds each, or asks for them at once; where it waits, it is told its place, or is refused and asks again
later. In between the server is killed without warning and started again on the same data.

Prints what short questions waited for, how long long ones waited for admission and took from there to their end, and the
server's memory. The exit status is 1 if a goal is missed: 99 of 100 short answers within --worst ms; each analysis that
was admitted ended within --stretch times its time, after the probes of all; no acknowledged move lost; memory at most
--megabytes.
"""

from __future__ import annotations

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

from visitors import Answer, Times, Visitor, percentile, status_of

GONE = (OSError, asyncio.IncompleteReadError)
SHORT = [("sim", {}), ("clique", {"board": "K5"}), ("star", {"board": "K5"}), ("connect", {"board": "K6"})]
PROBES = 0.1  # seconds that a question is probed before it is long (server/admission.cpp)
LONG = [("clique", {"board": board}) for board in ("K9", "K10", "K11", "K12")] + [("star", {"board": "K10"})]


class Server:
    """`harary serve` on a port that it keeps."""

    def __init__(self, binary: str, folder: str) -> None:
        self.binary, self.folder, self.port = binary, folder, 0
        self.kills = 0
        self.start()

    def start(self) -> None:
        words = [self.binary, "serve", "--port", str(self.port), "--json", "--data", self.folder]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.port = json.loads(self.process.stdout.readline())["port"]

    def kill(self) -> None:
        self.kills += 1
        self.end(signal.SIGKILL)

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait()


class Long:
    """What became of the long questions."""

    def __init__(self) -> None:
        self.waited: list[float] = []  # seconds from the question to its admission, or to the first news
        self.took: list[float] = []  # seconds from there to the end
        self.at_once: list[float] = []  # seconds from the question to the end, where no place was told: probes included
        self.places: list[int] = []
        self.refused = self.cut = 0
        self.wrong: list[str] = []


async def events(visitor: Visitor):  # noqa: ANN201
    """The events of a stream in chunks, as pairs of a name and an object."""
    text = ""
    while True:
        line = await visitor.reader.readuntil(b"\r\n")
        size = int(line, 16)
        text += (await visitor.reader.readexactly(size + 2))[:-2].decode()
        *whole, text = text.split("\n\n")
        for event in whole:
            if found := re.fullmatch(r"event: (\w+)\ndata: (.*)", event):
                yield found.group(1), json.loads(found.group(2))
        if size == 0:
            return


async def follow(visitor: Visitor, body: dict, long: Long) -> None:
    asked = time.perf_counter()
    since = None
    status, head = await visitor.ask("POST", "/api/analyse/events", body)
    if status != 200:
        length = int(re.search(r"\r\nContent-Length: (\d+)", head).group(1))
        raise Answer(f"{status} {(await visitor.reader.readexactly(length)).decode()}")
    async for name, data in events(visitor):
        if name == "queue":
            long.places.append(data["place"])
            since = time.perf_counter()
        if name == "end":
            end = time.perf_counter()
            if since is None:
                long.at_once.append(end - asked)
            else:
                long.waited.append(since - asked)
                long.took.append(end - since)
        if name == "problem":
            long.wrong.append(str(data))


async def think(server: Server, visitor: Visitor, long: Long, end: float, asked: argparse.Namespace) -> None:
    """One who asks long questions, one after the other."""
    chance = random.Random(visitor.address + str(id(visitor)))
    while time.monotonic() < end:
        game, options = chance.choice(LONG)
        place = {"game": game, "options": options}
        kills = server.kills
        try:
            if chance.random() < 0.5:
                await follow(visitor, {**place, "seconds": asked.thought}, long)
            else:
                await visitor.request("POST", "/api/analyse", place)
        except Answer as problem:
            if " 429 " in f" {problem} ":
                long.refused += 1
            else:
                long.wrong.append(str(problem))
            await asyncio.sleep(1 + chance.random())
        except GONE as error:
            visitor.drop()
            long.cut += 1
            await asyncio.sleep(0.5)
            if kills == server.kills:
                long.wrong.append(f"cut off: {error!r}")
    visitor.drop()


async def again(server: Server, visitor: Visitor, method: str, path: str, body: dict | None = None) -> dict:
    """As the page does: a question whose server is gone is asked again."""
    for _ in range(200):
        try:
            return await visitor.request(method, path, body)
        except GONE:
            visitor.drop()
            await asyncio.sleep(0.1)
    raise Answer("the server has not come back")


async def play(server: Server, visitor: Visitor, times: Times, lost: list[str], end: float, pause: float) -> None:
    """One who asks short questions."""
    chance = random.Random(id(visitor))
    await asyncio.sleep(chance.random() * 2 * pause)

    async def ask(what: str, path: str, body: dict) -> dict:
        kills = server.kills
        begin = time.perf_counter()
        answer = await again(server, visitor, "POST", path, body)
        if kills == server.kills:
            times.of.setdefault(what, []).append(1000 * (time.perf_counter() - begin))
        return answer

    while time.monotonic() < end:
        game, options = chance.choice(SHORT)
        place = {"game": game, "options": options}
        try:
            await ask("board", "/api/board", place)
            seats = {"first": "human", "second": "random"}
            match = await again(server, visitor, "POST", "/api/matches", {**place, "seats": seats})
            path = f"/api/matches/{match['id']}"
            known: list[str] = []
            while not match["over"] and time.monotonic() < end:
                mover = match["seats"][match["view"]["mover"]]
                ply = {"ply": len(match["plies"])}
                if mover == "human":
                    await asyncio.sleep(chance.random() * 2 * pause)
                    move = {**ply, "move": chance.choice(match["view"]["moves"])}
                    match = await ask("move", f"{path}/moves", move)
                else:
                    match = await ask("machine's move", f"{path}/machine", ply)
                moves = [ply["move"] for ply in match["plies"]]
                if moves[: len(known)] != known:
                    lost.append(f"{known} became {moves}")
                known = moves
                if game == "sim" and not match["over"]:
                    await ask("analysis", "/api/analyse", {**place, "position": match["view"]["position"]})
        except Answer as error:
            times.errors.append(str(error))
            await asyncio.sleep(pause)
    visitor.drop()


async def kill(server: Server, end: float, kills: int) -> None:
    for left in range(kills, 0, -1):
        await asyncio.sleep((end - time.monotonic()) / (left + 1))
        server.kill()
        await asyncio.to_thread(server.start)


async def watch(server: Server, end: float, seen: list[dict[str, int]]) -> float:
    late = 0.0
    while time.monotonic() < end:
        try:
            seen.append(status_of(server.process.pid))
        except (OSError, KeyError):
            pass  # it is being killed
        for _ in range(25):
            begin = time.perf_counter()
            await asyncio.sleep(0.02)
            late = max(late, 1000 * (time.perf_counter() - begin) - 20)
    return late


async def run(server: Server, asked: argparse.Namespace) -> bool:
    end = time.monotonic() + asked.seconds
    times, long, lost, seen = Times(), Long(), [], []

    def visitor() -> Visitor:
        one = Visitor(server.port, 0)
        one.address = "127.0.0.1"
        return one

    work = [watch(server, end, seen), kill(server, end, asked.kills)]
    work += [think(server, visitor(), long, end, asked) for _ in range(asked.long)]
    work += [play(server, visitor(), times, lost, end, asked.pause) for _ in range(asked.short)]
    try:
        late = (await asyncio.wait_for(asyncio.gather(*work), asked.seconds + asked.timeout))[0]
    except TimeoutError:
        print(f"a question was not answered {asked.timeout:.0f} s after the end")
        return False

    print(f"{asked.long} long and {asked.short} short visitors of one address, {asked.seconds:.0f} s, {asked.kills} kills")
    print(f"{'short, milliseconds':<28}{'number':>8}{'p50':>8}{'p99':>8}{'most':>8}")
    good = not times.errors and not lost and not long.wrong
    for what, values in times.of.items():
        worst = percentile(values, 0.99)
        good = good and worst < asked.worst
        print(f"{what:<28}{len(values):>8}{percentile(values, 0.5):>8.1f}{worst:>8.1f}{max(values):>8.1f}")
    print(f"{'long, seconds':<28}{'number':>8}{'p50':>8}{'p99':>8}{'most':>8}")
    kinds = (("wait for admission", long.waited), ("from there to the end", long.took), ("without a wait", long.at_once))
    for what, values in kinds:
        if values:
            middle, worst = percentile(values, 0.5), percentile(values, 0.99)
            print(f"{what:<28}{len(values):>8}{middle:>8.1f}{worst:>8.1f}{max(values):>8.1f}")
    longest = asked.stretch * asked.thought + 1
    good = good and bool(long.took) and max(long.took) < longest
    good = good and max(long.at_once, default=0) < longest + PROBES * asked.long
    print(f"places told: {len(long.places)}, the last one {max(long.places, default=0)}; refused: {long.refused};"
          f" cut off by kills: {long.cut}; wrong: {len(long.wrong)}; moves lost: {len(lost)}; errors of short ones:"
          f" {len(times.errors)}")
    for error in (long.wrong + lost + times.errors)[:3]:
        print(f"  {error}")
    memory = max(s["megabytes"] for s in seen)
    good = good and memory <= asked.megabytes
    print(f"server: {memory} MB, {max(s['threads'] for s in seen)} threads; this program was late by {late:.0f} ms at most")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--long", type=int, default=100)
    parser.add_argument("--short", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds between a short visitor's moves")
    parser.add_argument("--thought", type=int, default=3, help="seconds of an analysis that is followed")
    parser.add_argument("--kills", type=int, default=1)
    parser.add_argument("--worst", type=float, default=100, help="goal for 99 of 100 short answers, in milliseconds")
    parser.add_argument("--stretch", type=float, default=4, help="goal: admitted analyses a thread")
    parser.add_argument("--megabytes", type=int, default=1500)
    parser.add_argument("--timeout", type=float, default=240, help="for what was asked before the end, in seconds")
    parser.add_argument("--binary", default="build/release/harary")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked.binary, folder)
        try:
            good = asyncio.run(run(server, asked))
        finally:
            server.end(signal.SIGTERM)
    print("goals met" if good else "a goal is missed")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
