// A puzzle: an answer that lies on the table can be clicked there; all other cards open in full.
import { fill } from "./cards.js";
import { setTabStops } from "./focus.js";
import { makeRoomForBattle } from "./layout.js";
import { byId } from "./page.js";
import { moveFocus } from "./shown_board.js";

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];

document.documentElement.classList.add("js");
fill(document);
makeRoomForBattle();

/** The answers at each place of the table. */
const answers = new Map();
for (const button of $$("#puzzle [data-at]")) answers.set(button.dataset.at, [...answers.get(button.dataset.at) || [], button]);
const best = JSON.parse(byId("marked")?.textContent || "{}").best;

for (const element of $$("#table [data-place]")) {
  const isOpen = answers.has(element.dataset.place);
  element.classList.toggle("can", isOpen);
  element.classList.toggle("best", !!best && element.dataset.place === best);
  if (isOpen) element.removeAttribute("aria-disabled");
}
for (const group of $$("#pool, #hand")) group.classList.toggle("some", !!$(".can", group));
setTabStops();

document.addEventListener("click", event => {
  const place = event.target.closest("#table [data-place]"), here = answers.get(place?.dataset.place);
  if (!here) return;
  event.preventDefault();
  event.stopPropagation();                                 // an answer is given, not looked at
  if (here.length === 1) here[0].click(); else here[0].focus();
}, true);
document.addEventListener("keydown", moveFocus);
