// Sending each unit against one of several players. What a unit may attack is said by the server's data:
// a unit that follows others (data-follows has their indexes) goes only where one of them goes.
import { send } from "./connection.js";
import { move, writeCards } from "./moves.js";
import { byId } from "./page.js";

const unitsOf = panel => [...panel.querySelectorAll(".rank")];
const targetOf = unit => unit.querySelector("input:checked")?.value;

/** Show where each unit can go now, and ask the server how strong each of the armies is. */
export function paintMarch() {
  const panel = byId("march");
  if (!panel) return;
  const units = unitsOf(panel);
  for (const unit of units) {
    const followed = unit.dataset.follows?.split(" ").map(index => units[index]);
    if (followed) closeTargets(unit, followed.map(targetOf), panel.dataset.closed);
  }
  if (panel.open && units.length) send({ weigh: attack(panel) });
}

/** The server's answer: how strong each of the armies is, unless units have been sent elsewhere meanwhile. */
export function takeStrengths({ weigh, armies }) {
  const panel = byId("march");
  if (!panel || weigh !== attack(panel)) return;
  for (const sum of panel.querySelectorAll("[data-army]")) sum.querySelector("b").textContent = armies[sum.dataset.army] || 0;
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

/** The move that sends all units where they are shown. */
function attack(panel) {
  const armies = [];
  for (const { dataset: { army: target } } of panel.querySelectorAll("[data-army]")) {
    const cards = unitsOf(panel).filter(unit => targetOf(unit) === target).map(unit => unit.dataset.unit);
    if (cards.length) armies.push(`${target}:${writeCards(cards).join(",")}`);
  }
  return `attack ${armies.join(" ")}`;
}

/** Make that move. */
export const sendUnits = () => move(attack(byId("march")));

document.addEventListener("change", event => { if (event.target.closest("#march")) paintMarch(); });
