// What the player does is sent here, one thing at a time: until an answer comes, further clicks are ignored.
import { send } from "./connection.js";
import { data } from "./page.js";
import { closeNews } from "./reveal.js";
import { hideTip } from "./tips.js";

const LONGEST_WAIT_MS = 1500;
let waitUntil = 0, lifted = null;

/** Send something that the table answers. What was chosen is lifted at once, before the answer comes. */
export function act(message, chosen = null) {
  if (performance.now() < waitUntil || !send(message)) return;
  waitUntil = performance.now() + LONGEST_WAIT_MS;
  lower();
  lifted = chosen;
  lifted?.classList.add("sent");
  hideTip();
  closeNews();
}

/** Make a move in the table's present state. */
export const move = (text, chosen) => act({ do: text, rev: Number(data.rev) }, chosen);

/** The answer has come, or never will. */
export function stopWaiting() {
  waitUntil = 0;
  lower();
}
function lower() {
  lifted?.classList.remove("sent");
  lifted = null;
}

/** Cards as a move writes them: `archers*2` for two copies. */
export function writeCards(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) || 0) + 1);
  return [...counts].map(([card, number]) => number > 1 ? `${card}*${number}` : card);
}
