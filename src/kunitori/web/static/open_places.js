// Opens the places of the table where an answer to the question lies, so that they can be clicked.
import { words } from "./page.js";

const PLACES = "#pool .pile, #hand .card, #field .card, #rivals .unit, #rivals .who";

function set(element, name, value) {
  if (value === null) { if (element.hasAttribute(name)) element.removeAttribute(name); }
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The move at each place; empty where there are several. */
function movesOf(question) {
  const moves = new Map();
  for (const { dataset: { at, do: move } } of question.querySelectorAll("[data-at]"))
    moves.set(at, moves.has(at) && moves.get(at) !== move ? "" : move);
  return moves;
}

/** The places that are open only because the move plays treasure first. */
const nearIn = question => new Set([...question.querySelectorAll(".near[data-at]")].map(button => button.dataset.at));

/** Where several cards are picked together: the numbers of the cards at each place. */
function picksOf(question) {
  const group = question.querySelector(".picks"), picks = new Map();
  for (const { dataset: { picks: numbers, card } } of group?.querySelectorAll("[data-picks]") || [])
    picks.set(`${group.dataset.from}/${card}`, numbers.split(" "));
  return picks;
}

/** Open the places where an answer lies and close all others. A closed place keeps the move (data-why) to ask the server about. */
export function openPlaces(question) {
  if (!question) return;
  const { mine, pool, hand } = question.dataset, isMine = mine !== undefined;
  const moves = movesOf(question), picks = picksOf(question), near = nearIn(question), copies = new Map();
  for (const element of document.querySelectorAll(PLACES)) {
    const { place, card } = element.dataset, zone = place.split("/")[0];
    const numbers = picks.get(place), move = numbers ? "" : moves.get(place) || "";
    let number = null;
    const isStack = zone !== "hand" || "count" in element.dataset;
    if (numbers && !isStack) {                             // copies in the hand are picked one by one
      const nth = copies.get(place) || 0;
      copies.set(place, nth + 1);
      number = numbers[nth] ?? null;
    }
    const stack = numbers && isStack ? numbers.join(" ") : null;
    const isOpen = !!(move || number || stack), verb = { pool, hand }[zone];
    const isNear = isOpen && near.has(place);
    element.classList.toggle("can", isOpen && !isNear);
    element.classList.toggle("near", isNear);
    set(element, "aria-description", isNear ? words.near : null);
    set(element, "data-do", move || null);
    set(element, "data-pick", number);
    set(element, "data-picks", stack);
    set(element, "data-why", isMine && !isOpen && verb && card ? `${verb} ${card}` : null);
    if (!isOpen) element.removeAttribute("aria-pressed");
    if (!element.classList.contains("who")) set(element, "aria-disabled", isOpen ? null : "true");
  }
  for (const group of document.querySelectorAll("#pool, #hand")) group.classList.toggle("some", !!group.querySelector(".can, .near"));
}
