#!/usr/bin/env python3
"""A bot in a seat of a server: the messages of outside bots over a WebSocket. It needs only Python.

A new table, against a bot: ``python socket_client.py http://localhost:8000``.
A seat that you have taken: ``python socket_client.py http://localhost:8000 --table ID --token TOKEN``.
"""

import argparse
import base64
import json
import os
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request

WISHES = ["play copper", "play silver", "play gold", "buy land", "buy gold", "buy silver", "end"]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Lost(Exception):
    """The server refused something, or the line is dead."""


class WebSocket:
    """As much of RFC 6455 as a client needs; a library such as websockets does it better."""

    def __init__(self, address, token):
        url = urllib.parse.urlsplit(address)
        is_secure = url.scheme == "https"
        line = socket.create_connection((url.hostname, url.port or (443 if is_secure else 80)), timeout=600)
        self.line = ssl.create_default_context().wrap_socket(line, server_hostname=url.hostname) if is_secure else line
        self.file = self.line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        status = self.file.readline().decode().split(" ", 2)
        headers = dict(line.decode().rstrip().lower().split(": ", 1) for line in iter(self.file.readline, b"\r\n"))
        if status[1] != "101":
            why = json.loads(self.file.read(int(headers["content-length"])))["error"]
            self.close()
            raise Lost(why)

    def send(self, text, kind=TEXT):
        data, mask = text.encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.line.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def messages(self):
        """The messages until the server closes the line."""
        text = b""
        while True:
            first, size = self.take(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            data = self.take(size)
            if first & 15 == CLOSE:
                return
            if first & 15 == PING:
                self.send(data.decode(), PONG)
            elif first & 15 != PONG:
                text += data
                if first & 0x80:
                    yield json.loads(text)
                    text = b""

    def take(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise Lost("The line is dead.")
        return data

    def close(self):
        self.file.close()
        self.line.close()


def ask(address, body):
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        with problem:
            raise Lost(json.load(problem)["error"]) from None


def play(line):
    """Answer until the game is over; the last message."""
    players, over = [], None
    for message in line.messages():
        kind = message["type"]
        if kind == "hello":
            line.send(json.dumps({"protocol": message["protocol"]}))
        elif kind == "game":
            players = message["players"]
        elif kind == "decide":
            options = message["decision"]["options"]
            option = next((wish for wish in WISHES if wish in options), options[0])
            line.send(json.dumps({"number": message["number"], "option": option}))
        elif kind == "over":
            over = message
        elif kind == "refused":
            print(message["error"], file=sys.stderr)
    if over is None:
        raise Lost("The server hung up before the game was over.")
    return ", ".join(f"{name}: {points}" for name, points in zip(players, over["scores"], strict=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("--game", default="kunitori")
    parser.add_argument("--opponent", default="captain", help="the bot at a new table")
    parser.add_argument("--rounds", type=int, default=30, help="a new game ends after this many rounds")
    parser.add_argument("--table", help="the table where you have a seat")
    parser.add_argument("--token", help="the token of that seat")
    wish = parser.parse_args()
    server = wish.server.rstrip("/")
    try:
        table, token = wish.table, wish.token
        if not table:
            seats = ["person", wish.opponent]
            made = {"game": wish.game, "seats": seats, "max_rounds": wish.rounds, "pace": 0, "sit": {"name": "Visitor"}}
            seat = ask(f"{server}/api/v1/tables", made)["seat"]
            table, token = seat["table"], seat["token"]
        line = WebSocket(f"{server}/ws/bot/{table}", token)
        print(play(line))
        line.close()
    except (Lost, OSError) as problem:
        sys.exit(str(problem))
    print(f"{server}/replay/{table}")


if __name__ == "__main__":
    main()
