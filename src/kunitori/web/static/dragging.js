// Drag and drop besides clicks: what is dragged to where it belongs does the same as a click on it.
// A mouse drags at once. A finger has to rest on a card for a moment first: a swipe scrolls, and a longer rest enlarges the card.
import { isPlanning, sendTo } from "./marching.js";
import { move } from "./moves.js";
import { byId, isTable } from "./page.js";
import { hideTip } from "./tips.js";

const FAR = 8;            // pixels from where a mouse must go before it drags
const REST_MS = 200;      // a finger rests this long before it drags
const SOURCES = "#hand .card, #pool .pile, #field .zone.own .stack .card";
const isOpen = element => element.getAttribute("aria-disabled") !== "true" && ["do", "pick", "picks"].some(name => name in element.dataset);
const TO_WHERE = { trash: "[data-place=trash], .field", discard: "#mypiles, .field" };
let held = null;          // { source, x, y, id, isTouch, isReady, ghost, drops }

/** Where something can be dropped, and what that does: element -> action. */
function dropsOf(source) {
  const { place, do: text = "", card } = source.dataset, zone = place.split("/")[0], drops = new Map();
  const put = (selector, action) => { for (const element of document.querySelectorAll(selector)) drops.set(element, action); };
  const click = () => source.click();
  if (zone === "hand" && isOpen(source)) put(TO_WHERE[text.split(" ")[0]] || ".field", click);
  if (zone === "pool" && isOpen(source)) put("#hand, #mypiles", click);
  if (zone === "army") {
    if (text.startsWith("deploy "))
      for (const land of document.querySelectorAll("#lands > .land")) drops.set(land, () => move(`deploy ${card} ${Number(land.id.slice(5)) + 1}`, source));
    for (const rival of document.querySelectorAll("#rivals > .rival")) {
      const attack = attackOn(rival, source);
      if (attack) drops.set(rival, attack);
    }
  }
  return drops;
}

/** What dropping a unit on a player does: sends it there if the units can be divided, otherwise all of them. */
function attackOn(rival, source) {
  const seat = rival.id.slice(5), unit = source.parentElement.querySelector(".stepper")?.dataset.unit;
  if (unit && (isPlanning() || byId("march"))) return () => sendTo(unit, seat);
  const button = document.querySelector(`#question [data-at="seat/${seat}"][data-do^="attack "]`);
  return button && (() => button.click());
}

function lift(event) {
  const { source } = held, r = source.getBoundingClientRect();
  held.drops = dropsOf(source);
  if (!held.drops.size) { letGo(); return; }
  hideTip();
  const ghost = held.ghost = source.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.classList.add("dragged");
  ghost.setAttribute("aria-hidden", true);
  ghost.style.width = `${r.width}px`;
  ghost.style.height = `${r.height}px`;
  ghost.style.fontSize = getComputedStyle(source).fontSize;
  held.dx = r.left - held.x;
  held.dy = r.top - held.y;
  document.body.append(ghost);
  source.classList.add("lifted");
  for (const element of held.drops.keys()) element.classList.add("drop");
  carry(event);
}

function carry({ clientX, clientY }) {
  held.ghost.style.translate = `${clientX + held.dx}px ${clientY + held.dy}px`;
  const under = dropUnder(clientX, clientY);
  for (const element of held.drops.keys()) element.classList.toggle("over-drop", element === under);
}
const dropUnder = (x, y) => document.elementsFromPoint(x, y).find(element => held.drops.has(element));

/** Put down what is held, without doing anything. */
function letGo() {
  clearTimeout(held?.timer);
  held?.ghost?.remove();
  held?.source.classList.remove("lifted", "ready");
  for (const element of held?.drops?.keys() || []) element.classList.remove("drop", "over-drop");
  held = null;
}

/** The click that a browser makes of the end of a drag is none. */
function swallowClick() {
  const swallow = event => { event.stopPropagation(); event.preventDefault(); };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

function begin(event) {
  letGo();
  const source = event.button === 0 && event.isPrimary && event.target.closest?.(SOURCES);
  if (!source) return;
  const isTouch = event.pointerType !== "mouse";
  held = { source, x: event.clientX, y: event.clientY, id: event.pointerId, isTouch, isReady: !isTouch };
  if (isTouch) held.timer = setTimeout(makeReady, REST_MS);
}

/** The finger has rested long enough, and the card shows it. */
function makeReady() {
  held.isReady = true;
  held.source.classList.add("ready");
}

function go(event) {
  if (!held || event.pointerId !== held.id) return;
  if (held.ghost) { carry(event); return; }
  if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
  if (held.isReady) lift(event); else letGo();
}

function end(event) {
  if (!held || event.pointerId !== held.id) return;
  const { ghost, source, drops } = held, drop = ghost && dropUnder(event.clientX, event.clientY);
  letGo();
  if (!ghost) return;
  swallowClick();
  if (drop && source.isConnected) setTimeout(drops.get(drop), 60);     // after the click that is none
}

if (isTable) {
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", go);
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", letGo);
  addEventListener("keydown", event => {
    if (event.key !== "Escape" || !held?.ghost) return;
    letGo();
    swallowClick();
    event.stopPropagation();
  }, { capture: true });
  byId("table").addEventListener("touchmove", event => {               // a finger that drags does not scroll
    if (held?.isReady && event.cancelable) event.preventDefault();
  }, { passive: false });
}
