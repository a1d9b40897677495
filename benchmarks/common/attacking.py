"""Hostile guests in a process of their own, who resume from a different entry each time, answer what is not asked, and
talk.

They listen to nothing and know the limits: they send just as many messages as are let through. Their arguments are
JSON.
"""

import asyncio
import base64
import json
import os
import random
import sys
from collections.abc import Sequence

MASK = bytes(4)  # changes nothing
STAYING = 15.0  # seconds with one connection
TALKS = 40  # one message in this many: as often as anybody may talk
LONGEST = 200  # characters of what is said
KEY = base64.b64encode(b"0123456789abcdef").decode()


class Attacker(asyncio.Protocol):
    """One socket that somebody misuses."""

    def __init__(self, table: str, cookie: str, port: int) -> None:
        self.head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\n\r\n"
        )
        self.sent = 0
        self.heard = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)

    def say(self, message: dict[str, object]) -> None:
        """Send a message, as long as anybody listens."""
        if self.transport is None or self.transport.is_closing():
            return
        content = json.dumps(message).encode()
        length = bytes([128 | len(content)]) if len(content) < 126 else bytes([254]) + len(content).to_bytes(2, "big")
        self.transport.write(bytes([129]) + length + MASK + content)
        self.sent += 1


async def come(attacker: Attacker, port: int) -> None:
    """Connect, even a second time: anyone who answers no pings is disconnected after a while."""
    if attacker.transport is not None:
        attacker.transport.close()
    await asyncio.get_running_loop().create_connection(lambda: attacker, "127.0.0.1", port)


async def attack(attacker: Attacker, port: int, due_at: Sequence[float], entries: int, luck: random.Random) -> None:
    """Send a message at each of these times: now this, now that."""
    loop = asyncio.get_running_loop()
    begin, renewed = loop.time(), 0.0
    for number, due in enumerate(due_at):
        await asyncio.sleep(begin + due - loop.time())
        if due - renewed > STAYING:
            renewed = due
            await come(attacker, port)
        if number % TALKS == 0:
            attacker.say({"type": "say", "id": 2, "text": "x" * LONGEST})
        elif number % 2:
            attacker.say({"type": "answer", "id": 1, "number": luck.randrange(entries), "answers": [1]})
        else:
            attacker.say({"type": "resume", "after": luck.randrange(entries)})


async def main(port: int, guests: list[list[str]], entries: int, rate: float, seconds: float) -> None:
    """Connect, say when all are there, and begin, each at an even pace."""
    luck = random.Random(1)
    attackers = [Attacker(table, cookie, port) for table, cookie in guests]
    for attacker in attackers:
        await come(attacker, port)
    print("here", flush=True)
    starts = [luck.random() / rate for _ in attackers]
    times = [[start + number / rate for number in range(int(seconds * rate))] for start in starts]
    attacks = zip(attackers, times, strict=True)
    await asyncio.gather(*(attack(attacker, port, due, entries, luck) for attacker, due in attacks))
    print(json.dumps([sum(one.sent for one in attackers), sum(one.heard for one in attackers)]), flush=True)


if __name__ == "__main__":
    os.nice(10)  # people who are measured on the same core go first
    asyncio.run(main(**json.loads(sys.argv[1])))
