// Checks a record in the player's own browser: with what it stored when the game began, and with hashes of its own.
import { goesOn, mixedKey, numberOf, seenCommit, seenDeal, shownDeal } from "./fair_shuffles.js";
import { fromHex, sha256, toHex } from "./sha256.js";

const place = document.getElementById("checked-here"), deal = shownDeal(place);
const { salt, secret, key, table } = place.dataset;
const before = table ? seenDeal(table) : seenCommit(deal.commit);
const own = deal.parts.flatMap((part, seat) => numberOf(part) ? [deal.opened[seat] === numberOf(part)] : []);

/** Show what was found: "good", "bad", or "none" if this browser cannot tell. */
function tell(check, found) {
  if (!check) return;
  check.className = found;
  for (const words of check.children) words.hidden = words.dataset.found !== found;
}
const yes = isGood => isGood ? "good" : "bad";
const checkOf = name => place.querySelector(`[data-check="${name}"]`);

tell(checkOf("seen"), before ? yes(goesOn(before, deal)) : "none");
tell(checkOf("commit"), yes(toHex(sha256(fromHex(salt + secret))) === deal.commit));
for (const check of place.querySelectorAll("[data-check=part]")) {
  const { seat } = check.dataset;
  tell(check, deal.opened[seat] === "-" ? "none" : yes(toHex(sha256(fromHex(deal.opened[seat]))) === deal.parts[seat]));
}
tell(checkOf("own"), own.length ? yes(own.every(Boolean)) : "none");
tell(checkOf("key"), yes(mixedKey(secret, deal.parts, deal.opened) === key));
place.hidden = false;
