// A replay: each move has a page of its own; this script fetches it, puts only the changes in place, and lets cards fly.
import { nameTalkedCards } from "./card_names.js";
import { fill } from "./cards.js";
import "./clipboard.js";
import { fly } from "./flights.js";
import { makeFlyingPrints } from "./flying_prints.js";
import { setTabStops } from "./focus.js";
import { makeRoomForBattle } from "./layout.js";
import { morph } from "./morph.js";
import { byId, data as shown, reducedMotion } from "./page.js";
import { makePrints } from "./prints.js";
import { moveFocus } from "./shown_board.js";

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const PARTS = ["table", "odds", "told", "log", "where", "branch", "share"];
const auto = $("#auto"), slider = $("#move"), viewers = $("#eyes");
let timer = 0, isLoading = false, nextAddress = null;

document.documentElement.classList.add("js");
for (const control of [auto, slider]) control.hidden = false;
arrange();

const address = (move, viewer = shown.viewer) => `/replay/${shown.id}/${move}?seat=${viewer}`;
const isRunning = () => auto.classList.contains("running");

/** Show the page at an address. If one is still loading, it comes next. */
async function show(url) {
  if (isLoading) { nextAddress = url; return; }
  isLoading = true;
  try {
    const answer = await fetch(url);
    if (!answer.ok) { location.assign(url); return; }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.body.dataset;
    const isNextMove = +next.move === +shown.move + 1 && next.viewer === shown.viewer;
    const flights = isNextMove ? JSON.parse($("#flights", page).textContent) : [];
    fly(flights, () => putPage(page), document.documentElement.dataset.motion !== "none");
    Object.assign(shown, { ...next });
    slider.value = shown.move;
    viewers.value = shown.viewer;
    $("#eyes-form").action = `/replay/${shown.id}/${shown.move}`;
    history.replaceState(null, "", url);
    for (const other of $$(".langs a")) other.href = `${location.pathname}?lang=${other.hreflang}&seat=${shown.viewer}`;
  } catch {
    stop();
  } finally {
    isLoading = false;
    if (nextAddress) { const next = nextAddress; nextAddress = null; show(next); }
  }
}

function putPage(page) {
  for (const id of PARTS) {
    const fresh = page.getElementById(id), old = byId(id);
    if (fresh && old) morph(old, document.adoptNode(fresh));
  }
  const share = page.getElementById("share");
  if (share) $("#share").value = share.value;
  for (const link of $$("[data-step]", page)) {
    const old = byId(link.id);
    old.href = link.getAttribute("href");
    link.hasAttribute("aria-current") ? old.setAttribute("aria-current", "true") : old.removeAttribute("aria-current");
  }
  arrange();
}

/** Draw the cards; piles cannot be opened here, and each group of cards has one tab stop. */
function arrange() {
  fill(document);
  makeRoomForBattle();
  for (const button of $$("#table [data-listing]")) button.setAttribute("aria-disabled", "true");
  nameTalkedCards();
  setTabStops();
}

// ---------------------------------------------------------------- from move to move
function step(name) {
  const link = byId(`step-${name}`);
  if (!link.hasAttribute("aria-current")) show(link.href);
}
function label(name) { auto.setAttribute("aria-label", auto.dataset[name]); auto.title = auto.dataset[name]; }
function stop() { clearTimeout(timer); auto.classList.remove("running"); label("play"); }
async function playNext() {
  if (!isRunning()) return;
  if (+shown.move >= +shown.moves) { stop(); return; }
  await show(address(+shown.move + 1));
  timer = setTimeout(playNext, reducedMotion.matches ? 1600 : 900);
}
/** Play the moves one after another, or stop. */
async function toggle() {
  if (isRunning()) { stop(); return; }
  auto.classList.add("running");
  label("stop");
  if (+shown.move >= +shown.moves) await show(address(0));
  timer = setTimeout(playNext, 200);
}

// ---------------------------------------------------------------- mouse and keyboard
document.addEventListener("click", event => {
  const { target } = event, link = target.closest("[data-step]");
  if (link) { event.preventDefault(); stop(); step(link.dataset.step); }
  if (target.closest("#auto")) toggle();
});
slider.addEventListener("input", () => { stop(); show(address(slider.value)); });
viewers.addEventListener("change", () => show(address(shown.move, viewers.value)));

const STEPS = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on", Home: "first", End: "last" };
document.addEventListener("keydown", event => {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input,select,textarea,summary")) return;
  if (moveFocus(event)) return;
  if (STEPS[key]) { event.preventDefault(); stop(); step(STEPS[key]); }
  if (key === " " && !target.matches("button,a")) { event.preventDefault(); toggle(); }
});
makePrints().then(makeFlyingPrints).catch(() => {});       // then the drawings stay
