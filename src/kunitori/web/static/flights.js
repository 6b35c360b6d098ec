// Cards fly from place to place when the page changes.
import { model } from "./cards.js";
import { byId, reducedMotion } from "./page.js";

const MOST_CARDS = 12, MOST_COPIES = 4;  // that fly at once

// Where everything lay after the last change. Measuring it again before the next one would cost a layout.
let spots = null;
for (const name of ["scroll", "resize"]) addEventListener(name, () => { spots = null; }, { capture: true, passive: true });

/** Measure everything that can be seen: place -> spots. */
function measure() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const r = element.getBoundingClientRect();
    if (!r.width && !r.height) continue;
    const isCard = element.classList.contains("card") || element.classList.contains("heap");
    const w = Math.max(24, isCard ? element.offsetWidth : Math.min(r.width, 90));
    const spot = { element, x: r.x + r.width / 2, y: r.y + r.height / 2, w }, place = element.dataset.place;
    if (found.has(place)) found.get(place).push(spot); else found.set(place, [spot]);
  }
  return found;
}

/** The spot of a card at a place: the card itself if it lies open there, else the pile, else the player. */
function spotOf(place, card) {
  const [zone, seat] = place.split("/"), all = name => spots.get(name) || [];
  let found = [];
  if (zone === "hand" && card && byId("hand")?.dataset.place === place) found = all(`hand/${card}`);
  if (!found.length && card && (zone === "army" || zone === "ambush" || zone === "revealed")) found = all(`${place}/${card}`);
  if (!found.length && zone === "land" && card)
    found = [...spots.values()].flat().filter(({ element }) => element.dataset.card === card && element.closest(`#land-${seat} .lc`));
  if (!found.length) found = all(place);
  if (!found.length && zone === "pool" && card) found = all(`pool/${card}`);
  if (!found.length && (zone === "ambush" || zone === "revealed")) found = all(`army/${seat}`);
  if (!found.length && seat !== undefined) found = all(`seat/${seat}`);
  return found.find(({ element }) => element.closest("#field")) || found[found.length - 1];
}

/** A card that flies: its face, or the back of its owner's cards. */
function flyingCard(card, place) {
  const span = document.createElement("span");
  span.className = "card ghost";
  const seat = place.split("/")[1];
  const drawn = card ? model(card)?.querySelector(".face")
    : byId("backs")?.content.querySelector(`[data-seat="${CSS.escape(seat || "")}"]`)?.firstElementChild;
  if (!drawn) return null;
  span.append(drawn.cloneNode(true));
  return span;
}

/** Make a change and let cards fly: flights are [card or "", source, target, number]. Cards still in the air land first. */
export function fly(flights, change, isWanted = true) {
  const sky = byId("fly");
  if (!sky || !isWanted || reducedMotion.matches || document.hidden) { change(); return; }
  const flying = [];
  if (flights?.length) spots ||= measure();
  for (const [card, source, target, number] of flights || []) {
    const start = spotOf(source, card);
    if (!start) continue;
    for (let i = 0; i < Math.min(number, MOST_COPIES) && flying.length < MOST_CARDS; i++) flying.push({ card, source, target, start });
  }
  for (const card of [...sky.children]) card.land();
  change();
  requestAnimationFrame(() => {                            // everything is measured before a card is added: one layout
    spots = measure();
    const taken = new Map();
    const goals = flying.map(({ card, target }) => {
      const goal = spotOf(target, card);
      if (!goal || !card || !goal.element.closest("#hand")) return goal;
      const copies = spots.get(`hand/${card}`) || [], n = (taken.get(card) || 0) + 1;
      taken.set(card, n);                                  // each copy flies to its own place in the fan
      return copies[copies.length - n] || goal;
    });
    flying.forEach(({ card, source, target, start }, i) => {
      const goal = goals[i], element = goal && flyingCard(card, card ? source : target);
      if (!element) return;
      const scale = start.w / goal.w;
      const hidden = goal.element.closest("#hand") && goal.element.classList.contains("card") ? goal.element : null;
      element.style.setProperty("--cw", `${goal.w}px`);
      element.style.left = `${goal.x - goal.w / 2}px`;
      element.style.top = `${goal.y - goal.w * .695}px`;
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
  });
}
