// Cards fly from place to place when the page changes.
import { model } from "./cards.js";
import { EDGE, printedCard } from "./flying_prints.js";
import { byId, reducedMotion } from "./page.js";

const MOST_CARDS = 12, MOST_COPIES = 4;  // that fly at once

const PAUSE_MS = 2;                      // messages that come together are laid out together

// Where everything lay before the changes that are not laid out yet: measuring again would cost a layout for each of them.
let spots = null, isChanging = false;
let leaving = [], timer = 0;             // the cards that take off after these changes

/** All elements of the page by their places. */
function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const { place } = element.dataset;
    if (found.has(place)) found.get(place).push(element); else found.set(place, [element]);
  }
  return found;
}

/** Where an element is seen; null if it is not. */
function measure(element) {
  const r = element.getBoundingClientRect();
  if (!r.width && !r.height) return null;
  const isCard = element.classList.contains("card") || element.classList.contains("heap");
  const w = Math.max(24, isCard ? element.offsetWidth : Math.min(r.width, 90));
  return { element, x: r.x + r.width / 2, y: r.y + r.height / 2, w };
}
const measureAll = elements => (elements || []).map(measure).filter(Boolean);

/** Measure everything: a function from places to spots. */
function survey() {
  const found = new Map();
  for (const [place, elements] of places()) found.set(place, measureAll(elements));
  return place => found.get(place) || [];
}

/** The same, but only what is asked for is measured. */
function glance() {
  const found = places();
  return place => measureAll(found.get(place));
}

/** The spot of a card at a place: the card itself if it lies open there, else the pile, else the player. */
function spotOf(place, card, all) {
  const [zone, seat] = place.split("/");
  let found = [];
  if (zone === "hand" && card && byId("hand")?.dataset.place === place) found = all(`hand/${card}`);
  if (!found.length && card && (zone === "army" || zone === "ambush" || zone === "revealed")) found = all(`${place}/${card}`);
  if (!found.length && zone === "land" && card) found = measureAll([...document.querySelectorAll(`#land-${seat} .lc[data-card="${CSS.escape(card)}"]`)]);
  if (!found.length) found = all(place);
  if (!found.length && zone === "pool" && card) found = all(`pool/${card}`);
  if (!found.length && (zone === "ambush" || zone === "revealed")) found = all(`army/${seat}`);
  if (!found.length && seat !== undefined) found = all(`seat/${seat}`);
  return found.find(({ element }) => element.closest("#field")) || found[found.length - 1];
}
/** A card that flies to a spot: its face, or the back of its owner's cards. */
function flyingCard(card, place, { x, y, w }) {
  const seat = place.split("/")[1] || "", print = printedCard(card, seat);
  if (print) { put(print, x, y, w * (1 + 2 * EDGE), w * (1.39 + 2 * EDGE)); return print; }
  const drawn = card ? model(card)?.querySelector(".face") : byId("backs")?.content.querySelector(`[data-seat="${CSS.escape(seat)}"]`)?.firstElementChild;
  if (!drawn) return null;
  const span = document.createElement("span");
  span.className = "card ghost";
  span.append(drawn.cloneNode(true));
  span.style.setProperty("--cw", `${w}px`);
  put(span, x, y, w, w * 1.39);
  return span;
}
function put({ style }, x, y, width, height) {
  style.left = `${x - width / 2}px`;
  style.top = `${y - height / 2}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** Make a change and let cards fly: flights are [card or "", source, target, number]. Cards still in the air land first. */
export function fly(flights, change, isWanted = true) {
  const sky = byId("fly");
  if (!sky || !isWanted || reducedMotion.matches || document.hidden) { change(); return; }
  if (flights?.length && !(isChanging && spots)) spots = survey();
  const flying = [];
  for (const [card, source, target, number] of flights || []) {
    const start = spotOf(source, card, spots);
    if (!start) continue;
    for (let i = 0; i < Math.min(number, MOST_COPIES) && flying.length < MOST_CARDS; i++) flying.push({ card, source, target, start, i: flying.length });
  }
  for (const card of [...sky.children]) card.land();
  change();
  leaving.push(...flying);
  if (!isChanging) requestAnimationFrame(() => { if (isChanging) layOut(sky); });
  isChanging = true;
  clearTimeout(timer);
  timer = setTimeout(layOut, PAUSE_MS, sky);
}

/** Lay out what has changed, and let the cards take off: while the browser waits for its next frame, this costs no time. */
function layOut(sky) {
  clearTimeout(timer);
  isChanging = false;
  takeOff(leaving.splice(0), sky);
  sky.getBoundingClientRect();
}

/** Let cards fly. All goals are measured before a card is added: one layout. */
function takeOff(flying, sky) {
  const all = glance(), taken = new Map();
  const goals = flying.map(({ card, target }) => {
    const goal = spotOf(target, card, all);
    if (!goal || !card || !goal.element.closest("#hand")) return goal;
    const copies = all(`hand/${card}`), n = (taken.get(card) || 0) + 1;
    taken.set(card, n);                                    // each copy flies to its own place in the fan
    return copies[copies.length - n] || goal;
  });
  flying.forEach(({ card, source, target, start, i }, at) => {
    const goal = goals[at], element = goal && flyingCard(card, card ? source : target, goal);
    if (!element) return;
    const scale = start.w / goal.w;
    const hidden = goal.element.closest("#hand") && goal.element.classList.contains("card") && !("count" in goal.element.dataset) ? goal.element : null;
    sky.append(element);
    if (hidden) hidden.style.visibility = "hidden";
    const dx = start.x - goal.x, dy = start.y - goal.y, lift = Math.min(60, Math.hypot(dx, dy) * .12), tilt = ((i % 3) - 1) * 7;
    const flight = element.animate([
      { transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: .9 },
      { transform: `translate(${dx * .45}px,${dy * .45 - lift}px) rotate(${tilt}deg) scale(${(scale + 1) / 2 * 1.1})`, opacity: 1, offset: .5 },
      { transform: "none", opacity: hidden ? 1 : .85 }], { duration: 430, delay: i * 55, easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" });
    element.land = () => { flight.cancel(); element.remove(); if (hidden) hidden.style.visibility = ""; };
    flight.onfinish = element.land;
  });
}
