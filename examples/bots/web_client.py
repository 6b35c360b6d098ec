#!/usr/bin/env python3
"""A client of the API that plays a whole game: it needs only Python and knows no rules.

A new table, against a bot: ``python web_client.py http://localhost:8000``.
A free seat at another table: ``python web_client.py http://localhost:8000 --table ID --invite TOKEN``.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

WISHES = ["play gold", "play silver", "play copper", "buy land", "buy gold", "buy silver"]
WAIT_SECONDS = 20


class Refused(Exception):
    """The server refused a request, and said why."""


class Server:
    def __init__(self, address, language):
        self.address, self.language, self.token = address.rstrip("/"), language, None

    def ask(self, path, body=None, **query):
        url = f"{self.address}/api/v1{path}?{urllib.parse.urlencode(query)}"
        headers = {"Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(url, data, headers)
            with urllib.request.urlopen(request, timeout=WAIT_SECONDS + 20) as answer:
                text = answer.read().decode()
                is_json = answer.headers["Content-Type"].startswith("application/json")
                return json.loads(text) if is_json else text
        except urllib.error.HTTPError as problem:
            with problem:
                why = json.load(problem)["error"]
            if problem.code == 429:  # too fast for this server
                time.sleep(int(problem.headers.get("Retry-After", 1)))
                return self.ask(path, body, **query)
            raise Refused(why) from None
        except urllib.error.URLError as problem:
            raise Refused(f"{self.address}: {problem.reason}") from None


def choose(options, chance):
    """Money first, then land; anything if neither is offered."""
    texts = [option["text"] for option in options]
    return next((wish for wish in WISHES if wish in texts), "end" if "end" in texts else chance.choice(texts))


def play(server, table, seat, chance):
    """Answer whenever this seat is asked, until the game is over."""
    rev, told = 0, 0
    while True:
        seen = server.ask(f"/tables/{table}/view", after=rev, wait=WAIT_SECONDS, events_from=told)
        rev, view = seen["rev"], seen["view"]
        if view:
            for event in view["events"]:
                print(event["text"])
            told = view["events_before"] + len(view["events"])
        if seen["stage"] == "over":
            return seen
        steps = []
        while view and view["decision"] and view["decision"]["player"] == seat and seen["stage"] == "playing":
            steps.append(choose(view["decision"]["options"], chance))
            answer = server.ask(f"/tables/{table}/moves", {"steps": steps, "rev": rev}, events_from=told)
            if answer["done"]:
                break
            view = answer["table"]["view"]  # the next step of the same move


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("--game", default="kunitori")
    parser.add_argument("--bot", default="captain", help="the opponent")
    parser.add_argument("--rounds", type=int, default=30, help="the game ends after this many rounds")
    parser.add_argument("--name", default="Visitor")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", type=int, help="for the client's own choices")
    parser.add_argument("--table", help="sit down at this table instead of making one")
    parser.add_argument("--invite", help="the token of its invitation")
    wish = parser.parse_args()
    server = Server(wish.server, wish.lang)
    sit = {"name": wish.name}
    try:
        if wish.table:
            seat = server.ask(f"/tables/{wish.table}/seats", {**sit, "invite": wish.invite})
        else:
            table = {"game": wish.game, "seats": ["person", wish.bot], "max_rounds": wish.rounds, "pace": 0, "sit": sit}
            seat = server.ask("/tables", table)["seat"]
        server.token = seat["token"]
        seen = play(server, seat["table"], seat["seat"], random.Random(wish.seed))
    except Refused as problem:
        sys.exit(str(problem))
    for place, points in zip(seen["seats"], seen["result"]["scores"], strict=True):
        level = f" ({place['bot']})" if place["bot"] else ""
        print(f"{place['name']}{level}: {points}")
    print(f"{server.address}/replay/{seat['table']}")


if __name__ == "__main__":
    main()
