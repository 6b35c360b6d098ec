// What this browser adds to the shuffles and remembers of them: its own numbers, and what each table showed at the beginning.
import { fromHex, sha256, toHex } from "./sha256.js";

const NUMBERS = "kunitori-numbers", DEALS = "kunitori-deals";
const MOST_KEPT = 200, NUMBER_BYTES = 32;

function read(name) {
  try { return JSON.parse(localStorage.getItem(name) || "{}"); } catch { return {}; }
}
/** Store an entry; the oldest ones go. Whether that worked. */
function keep(name, key, value) {
  const kept = Object.entries({ ...read(name), [key]: { ...value, at: Date.now() } });
  const last = kept.sort((a, b) => a[1].at - b[1].at).slice(-MOST_KEPT);
  try { localStorage.setItem(name, JSON.stringify(Object.fromEntries(last))); return true; } catch { return false; }
}

/** Draw a number, keep it, and return the hash that commits to it; nothing if this browser cannot keep it. */
export function newPart() {
  const number = crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)), part = toHex(sha256(number));
  return keep(NUMBERS, part, { number: toHex(number) }) ? part : "";
}
/** The number behind a part, if this browser drew it. */
export const numberOf = part => read(NUMBERS)[part]?.number;

/** What a page shows of a deal: the commitment, the parts and the opened numbers, by seat. */
export function shownDeal(element) {
  const { commit, parts, opened } = element.dataset;
  return { commit, parts: parts.split(" "), opened: opened.split(" ") };
}
/** What this browser saw of a table's deal at the beginning. */
export const seenDeal = table => read(DEALS)[table];
/** The deal of any table that had this commitment. */
export const seenCommit = commit => Object.values(read(DEALS)).find(deal => deal.commit === commit);

/** Whether a deal goes on from what was seen before: nothing changed, and at most numbers were opened. */
export function goesOn(before, now) {
  return before.commit === now.commit && before.parts.join() === now.parts.join()
    && before.opened.every((number, seat) => number === "-" || number === now.opened[seat]);
}
/** Remember a deal; false if this browser saw another one at this table. What was seen first stays. */
export function rememberDeal(table, deal) {
  const before = seenDeal(table);
  if (before && !goesOn(before, deal)) return false;
  if (!before || before.opened.join() !== deal.opened.join()) keep(DEALS, table, deal);
  return true;
}

/** The key of the shuffles, mixed from the secret and the opened numbers (docs/shuffles.md). */
export function mixedKey(secret, parts, opened) {
  if (parts.every(part => part === "")) return secret;
  const bytes = [...new TextEncoder().encode("kunitori mix"), ...fromHex(secret)];
  opened.forEach((number, seat) => { if (number !== "-") bytes.push(seat, ...fromHex(number)); });
  return toHex(sha256(Uint8Array.from(bytes)).slice(0, fromHex(secret).length));
}
