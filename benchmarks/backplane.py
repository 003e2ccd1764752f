"""What it costs to pass a message from one worker of the server to another, by each backplane that could do it.

    python benchmarks/backplane.py [--messages 4000] [--size 3000] [--rounds 3] [--json]

PostgreSQL's LISTEN/NOTIFY, Redis' and NATS' publish and subscribe: each as a broker of this script's own in a temporary
folder (those whose program is missing are left out). One process sends, in batches as they come together while the last
one is under way, another receives. The processor time of broker, sender and receiver can be compared on a machine
that does other work; the delays are those of a thousand messages a second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import pwd
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from glob import glob
from pathlib import Path
from typing import Any, Protocol

RATE = 1_000
"""Messages a second while delays are measured."""
BEAT = 0.005
LARGEST_NOTIFICATION = 7_900


class Line(Protocol):
    """A way from one process to another."""

    async def send(self, texts: list[bytes]) -> None: ...

    def receive(self) -> AsyncIterator[bytes]: ...


class Postgresql:
    """LISTEN and NOTIFY. What is longer than a notification may be is cut."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None
        self._number = 0

    async def open(self) -> None:
        import psycopg

        self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        await self._connection.execute("SET synchronous_commit = off")

    async def send(self, texts: list[bytes]) -> None:
        pieces = []
        for text in texts:
            whole = text.decode()
            for first in range(0, len(whole), LARGEST_NOTIFICATION):
                self._number += 1
                # Equal notifications of one transaction come once only: the number keeps them apart.
                last = first + LARGEST_NOTIFICATION >= len(whole)
                pieces.append(f"{self._number}{'.' if last else '+'}{whole[first : first + LARGEST_NOTIFICATION]}")
        await self._connection.execute("SELECT pg_notify('there', piece) FROM unnest(%b::text[]) AS piece", [pieces])

    async def receive(self) -> AsyncIterator[bytes]:
        await self._connection.execute("LISTEN there")
        begun = ""
        async for notification in self._connection.notifies():
            number = notification.payload[:24].lstrip("0123456789")[0]
            text = notification.payload.partition(number)[2]
            begun += text
            if number == ".":
                yield begun.encode()
                begun = ""


class Redis:
    """PUBLISH and SUBSCRIBE, in Redis' own words on the wire."""

    def __init__(self, address: str) -> None:
        self._port = int(address)

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def send(self, texts: list[bytes]) -> None:
        for text in texts:
            self._writer.write(b"*3\r\n$7\r\nPUBLISH\r\n$5\r\nthere\r\n$%d\r\n%b\r\n" % (len(text), text))
        await self._writer.drain()
        for _ in texts:
            await self._reader.readline()

    async def receive(self) -> AsyncIterator[bytes]:
        self._writer.write(b"*2\r\n$9\r\nSUBSCRIBE\r\n$5\r\nthere\r\n")
        for _ in range(6):
            await self._reader.readline()
        while True:
            for _ in range(5):
                await self._reader.readline()
            length = int((await self._reader.readline())[1:])
            yield (await self._reader.readexactly(length + 2))[:-2]


class Nats:
    """PUB and SUB."""

    def __init__(self, address: str) -> None:
        self._port = int(address)

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        await self._reader.readline()
        self._writer.write(b'CONNECT {"verbose":false}\r\n')

    async def send(self, texts: list[bytes]) -> None:
        for text in texts:
            self._writer.write(b"PUB there %d\r\n%b\r\n" % (len(text), text))
        self._writer.write(b"PING\r\n")
        await self._writer.drain()
        while (await self._reader.readline()) != b"PONG\r\n":
            pass

    async def receive(self) -> AsyncIterator[bytes]:
        self._writer.write(b"SUB there 1\r\n")
        while True:
            words = (await self._reader.readline()).split()
            if words[0] == b"MSG":
                yield (await self._reader.readexactly(int(words[-1]) + 2))[:-2]


KINDS: dict[str, Any] = {"postgresql": Postgresql, "redis": Redis, "nats": Nats}


@contextlib.contextmanager
def broker(kind: str) -> Iterator[tuple[str, int]]:
    """One of our own: its address and the id of its process."""
    folder = Path(tempfile.mkdtemp(prefix="smashup-backplane-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        if kind == "postgresql":
            yield stack.enter_context(_cluster(folder))
            return
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        redis = ["redis-server", "--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        command = redis if kind == "redis" else ["nats-server", "-a", "127.0.0.1", "-p", port]
        process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        stack.callback(process.terminate)
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", int(port))):
                break
            if time.monotonic() > deadline:
                raise SystemExit(f"{kind} does not answer")
            time.sleep(0.05)
        yield port, process.pid


@contextlib.contextmanager
def _cluster(folder: Path) -> Iterator[tuple[str, int]]:
    programs = Path(sorted(glob("/usr/lib/postgresql/*/bin"))[-1])
    become: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        become = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]

    def run(program: str, *arguments: str) -> None:
        command = [*become, str(programs / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, cwd="/", check=True, stdout=subprocess.DEVNULL)

    run("initdb", "-U", "smashup", "--auth=trust", "--encoding=UTF8")
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -c listen_addresses=''", "start")
    try:
        pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        yield f"postgresql://smashup@/postgres?host={folder}", pid
    finally:
        run("pg_ctl", "-w", "-m", "immediate", "stop")


def processor_time(pid: int) -> float:
    """Seconds of a process and its present children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_time(int(child)) for child in children)


def listen(kind: str, address: str, messages: int, pipe: Any) -> None:
    """In a process of its own: hear so many messages, twice, and tell how late they were and what it cost."""

    async def work() -> None:
        line = KINDS[kind](address)
        await line.open()
        heard: list[float] = []
        incoming = line.receive()
        asyncio.get_running_loop().call_later(0.3, pipe.send, "listening")
        for _ in range(2):
            heard.clear()
            before = resource.getrusage(resource.RUSAGE_SELF)
            async for text in incoming:
                heard.append(time.time() - float(text[:20]))
                if len(heard) == messages:
                    break
            after = resource.getrusage(resource.RUSAGE_SELF)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            pipe.send((sorted(heard), spent, time.time()))

    asyncio.run(work())


async def measure(kind: str, address: str, pid: int, messages: int, size: int) -> dict[str, float]:
    """Send all at once, then so many a second."""
    here, there = multiprocessing.Pipe()
    listener = multiprocessing.get_context("spawn").Process(target=listen, args=(kind, address, messages, there))
    listener.start()
    assert await asyncio.to_thread(here.recv) == "listening"
    line = KINDS[kind](address)
    await line.open()
    filler = json.dumps({"cards": [{"name": f"card {number}", "power": number % 7} for number in range(size)]})[:size]

    def text() -> bytes:
        return (f"{time.time():020.6f}" + filler).encode()[:size]

    broker_before, own_before, began = processor_time(pid), time.process_time(), time.time()
    for first in range(0, messages, 20):
        await line.send([text() for _ in range(min(20, messages - first))])
    own = time.process_time() - own_before
    _, heard, ended = await asyncio.to_thread(here.recv)
    brokers = processor_time(pid) - broker_before
    sent = 0
    start = time.perf_counter()
    while sent < messages:
        due = min(messages, int((time.perf_counter() - start) * RATE) + 1)
        if due > sent:
            await line.send([text() for _ in range(due - sent)])
            sent = due
        await asyncio.sleep(BEAT)
    delays, _, _ = await asyncio.to_thread(here.recv)
    listener.join()
    return {
        "per_second": round(messages / (ended - began)),
        "broker_us": round(brokers / messages * 1e6, 1),
        "sender_us": round(own / messages * 1e6, 1),
        "receiver_us": round(heard / messages * 1e6, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--messages", type=int, default=4000)
    parser.add_argument("--size", type=int, default=3000, help="bytes of a message")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    programs: dict[str, list[str | None]] = {"postgresql": [*glob("/usr/lib/postgresql/*/bin/initdb")]}
    programs |= {kind: [shutil.which(f"{kind}-server")] for kind in ("redis", "nats")}
    found: dict[str, dict[str, float]] = {}
    for kind in KINDS:
        if not any(programs[kind]):
            print(f"{kind} is not installed", file=sys.stderr)
            continue
        with broker(kind) as (address, pid):
            rounds = [asyncio.run(measure(kind, address, pid, args.messages, args.size)) for _ in range(args.rounds)]
        found[kind] = {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for kind, figures in found.items():
        print(f"{kind:<12}" + "  ".join(f"{name} {value:g}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
