// Sending each unit against one of several players. What a unit may attack is said by the server's data:
// a unit that follows others (data-follows has their indexes) goes only where one of them goes.
import { move, writeCards } from "./moves.js";
import { byId } from "./page.js";

const unitsOf = panel => [...panel.querySelectorAll(".rank")];
const targetOf = unit => unit.querySelector("input:checked")?.value;

/** Show where each unit can go now, and how strong each of the armies is. */
export function paintMarch() {
  const panel = byId("march");
  if (!panel) return;
  const units = unitsOf(panel);
  for (const unit of units) {
    const followed = unit.dataset.follows?.split(" ").map(index => units[index]);
    if (followed) closeTargets(unit, followed.map(targetOf), panel.dataset.closed);
  }
  const totals = new Map();
  for (const unit of units) totals.set(targetOf(unit), (totals.get(targetOf(unit)) || 0) + Number(unit.dataset.attack));
  for (const sum of panel.querySelectorAll("[data-sum]")) sum.querySelector("b").textContent = totals.get(sum.dataset.sum) || 0;
}

/** Leave a unit only the open targets, and send it to one of them. */
function closeTargets(unit, open, why) {
  for (const input of unit.querySelectorAll("input")) {
    input.disabled = !open.includes(input.value);
    input.parentElement.title = input.disabled ? why : "";
  }
  const first = unit.querySelector("input:not(:disabled)");
  if (first && !open.includes(targetOf(unit))) first.checked = true;
}

/** Make the move that sends all units where they are shown. */
export function sendUnits() {
  const panel = byId("march"), armies = [];
  for (const { dataset: { sum: target } } of panel.querySelectorAll("[data-sum]")) {
    const cards = unitsOf(panel).filter(unit => targetOf(unit) === target).map(unit => unit.dataset.unit);
    if (cards.length) armies.push(`${target}:${writeCards(cards).join(",")}`);
  }
  move(`attack ${armies.join(" ")}`);
}

document.addEventListener("change", event => { if (event.target.closest("#march")) paintMarch(); });
