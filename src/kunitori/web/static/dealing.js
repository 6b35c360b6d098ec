// Opens this page's number once the server has committed to its secret, and remembers what the table showed.
import { send } from "./connection.js";
import { numberOf, rememberDeal, shownDeal } from "./fair_shuffles.js";
import { byId, data } from "./page.js";

const sent = new Set();

function follow() {
  const place = byId("fair");
  if (!place?.dataset.commit) return;
  const deal = shownDeal(place);
  if (!rememberDeal(data.table, deal)) { byId("fair-changed").hidden = false; place.open = true; return; }
  if (!("dealing" in place.dataset)) return;
  deal.parts.forEach((part, seat) => {
    const number = numberOf(part);
    if (number && deal.opened[seat] === "-" && !sent.has(part) && send({ open: number, seat })) sent.add(part);
  });
}

document.addEventListener("table:changed", follow);
if (!byId("lobby")) follow();
