"use strict";

// A deck-building game of about the size of ours: hidden hands, a pool of twenty piles, and a log of what was done.

const POOL = [
  ["Village", "land", 2, 24], ["Town", "land", 5, 16], ["Capital", "land", 8, 12], ["Rice field", "money", 3, 24],
  ["Gold mine", "money", 6, 20], ["Spearmen", "troops", 2, 20], ["Archers", "troops", 3, 20],
  ["Horsemen", "troops", 4, 16], ["Musketeers", "troops", 5, 12], ["Castle", "castle", 4, 10],
  ["Fortress", "castle", 6, 8], ["Ninja clan", "politics", 4, 10], ["Land survey", "politics", 3, 10],
  ["Free market", "politics", 4, 10], ["Moat", "politics", 2, 10], ["Ambush", "politics", 3, 10],
  ["Monk", "politics", 3, 10], ["Beauty", "politics", 5, 10], ["General", "general", 6, 8], ["Harbour", "politics", 5, 10],
];
const WORTH = { Coin: 1, "Rice field": 2, "Gold mine": 3 };
const HAND = 5;
const LOG = 16;

const named = Object.fromEntries(POOL.map(([name, kind, price]) => [name, { kind, price }]));

function draw(player, count, random) {
  for (; count > 0; count -= 1) {
    if (!player.deck.length) {
      player.deck = random.Shuffle(player.discard);
      player.discard = [];
    }
    if (!player.deck.length) return;
    player.hand.push(player.deck.pop());
  }
}

function tell(G, playerID, what, card) {
  G.log.push({ player: G.players[playerID].name, round: G.round, what, card });
  if (G.log.length > LOG) G.log.shift();
}

function play({ G, playerID, random }, place) {
  const player = G.players[playerID];
  const card = player.hand[place];
  if (card === undefined) return "INVALID_MOVE";
  player.hand.splice(place, 1);
  const kind = named[card]?.kind ?? "money";
  if (kind === "money") player.coins += WORTH[card] ?? 1;
  if (kind === "politics") draw(player, 1, random);
  if (kind === "general") player.buys += 1;
  if (kind === "troops" || kind === "castle") {
    player.army.push({ card, strength: named[card].price, since: G.round });
    if (player.army.length > 6) player.discard.push(player.army.shift().card);
  } else {
    player.played.push(card);
  }
  tell(G, playerID, "plays", card);
}

function buy({ G, playerID }, name) {
  const player = G.players[playerID];
  const pile = G.pool.find((each) => each.card === name);
  if (!pile || !pile.left || !player.buys || pile.price > player.coins) return "INVALID_MOVE";
  pile.left -= 1;
  player.buys -= 1;
  player.coins -= pile.price;
  player.discard.push(name);
  tell(G, playerID, "buys", name);
}

function rest({ G, playerID, random, events }) {
  const player = G.players[playerID];
  player.discard.push(...player.hand, ...player.played);
  player.hand = [];
  player.played = [];
  player.coins = 0;
  player.buys = 1;
  draw(player, HAND, random);
  if (+playerID === G.players.length - 1) G.round += 1;
  tell(G, playerID, "rests", null);
  events.endTurn();
}

module.exports.table = {
  name: "kunitori",
  setup: ({ ctx, random }) => ({
    round: 1,
    pool: POOL.map(([card, kind, price, left]) => ({
      card, kind, price, left, worth: WORTH[card] ?? 0, strength: kind === "troops" ? price : 0,
    })),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => {
      const player = { name: `Player ${seat}`, deck: [], hand: [], played: [], discard: [], army: [], coins: 0, buys: 1 };
      player.deck = random.Shuffle([...Array(7).fill("Coin"), ...Array(3).fill("Village"), "Spearmen", "Spearmen"]);
      draw(player, HAND, random);
      return player;
    }),
    log: [],
  }),
  moves: {
    play: { move: play, client: false },
    buy: { move: buy, client: false },
    rest: { move: rest, client: false },
  },
  // Everybody sees his own hand, and of all others how many cards they hold.
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => ({
      ...player,
      deck: player.deck.length,
      hand: String(seat) === playerID ? player.hand : player.hand.length,
    })),
  }),
};
