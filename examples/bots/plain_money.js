#!/usr/bin/env node
// The bot of plain_money.py in JavaScript: it reads lines of JSON, buys money, and buys land with the money.

const WISHES = ["play copper", "play silver", "play gold", "buy land", "buy gold", "buy silver", "end"];

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ protocol: 1 }));
  } else if (message.type === "decide") {
    const options = message.decision.options;
    const option = WISHES.find((wish) => options.includes(wish)) ?? options[0];
    console.log(JSON.stringify({ number: message.number, option }));
  }
});
