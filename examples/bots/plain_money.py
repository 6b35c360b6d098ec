#!/usr/bin/env python3
"""A bot that does not use the library: it reads lines of JSON, buys money, and buys land with the money."""

import json
import sys

WISHES = ["play copper", "play silver", "play gold", "buy land", "buy gold", "buy silver", "end"]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["type"] == "decide":
        options = message["decision"]["options"]
        option = next((wish for wish in WISHES if wish in options), options[0])
        print(json.dumps({"number": message["number"], "option": option}), flush=True)
