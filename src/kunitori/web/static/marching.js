// Sending each unit against one of several players.
import { move, writeCards } from "./moves.js";
import { byId, words } from "./page.js";

const unitsOf = panel => [...panel.querySelectorAll(".rank")];
const targetOf = unit => unit.querySelector("input:checked")?.value;

/** Show where each unit can go now, and how strong each of the armies is. */
export function paintMarch() {
  const panel = byId("march");
  if (!panel) return;
  const units = unitsOf(panel);
  const led = new Set(units.filter(unit => "leads" in unit.dataset).map(targetOf));
  for (const unit of units) {
    if ("leads" in unit.dataset) continue;
    for (const input of unit.querySelectorAll("input")) {
      input.disabled = !led.has(input.value);
      input.parentElement.title = input.disabled ? words["march-led"] : "";
    }
    if (!led.has(targetOf(unit))) { const first = unit.querySelector("input:not(:disabled)"); if (first) first.checked = true; }
  }
  const totals = new Map();
  for (const unit of units) totals.set(targetOf(unit), (totals.get(targetOf(unit)) || 0) + Number(unit.dataset.attack));
  for (const sum of panel.querySelectorAll("[data-sum]")) sum.querySelector("b").textContent = totals.get(sum.dataset.sum) || 0;
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
