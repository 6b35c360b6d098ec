// Replay: every picture is a page of its own; with this script only what changed is put in place, and cards fly.
import { morph, fly, fill, makeRoom, model } from "./motion.js";

const $ = (q, at = document) => at.querySelector(q);
const $$ = (q, at = document) => [...at.querySelectorAll(q)];
const still = matchMedia("(prefers-reduced-motion:reduce)");
const PARTS = ["table", "odds", "told", "log", "where", "branch", "share"];
const film = document.body.dataset;
const auto = $("#auto"), range = $("#move"), eyes = $("#eyes");
let timer = 0, busy = false, wanted = null;

document.documentElement.classList.add("js");
for (const part of [auto, range, ...$$("[data-copy]")]) part.hidden = false;
dress();

const address = (move, viewer = film.viewer) => `/replay/${film.id}/${move}?seat=${viewer}`;
const running = () => auto.classList.contains("running");

async function show(url) {
  if (busy) { wanted = url; return; }
  busy = true;
  try {
    const answer = await fetch(url);
    if (!answer.ok) { location.assign(url); return; }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.body.dataset;
    const isStep = +next.move === +film.move + 1 && next.viewer === film.viewer;
    const flights = isStep ? JSON.parse($("#flights", page).textContent) : [];
    fly(flights, () => put(page), film.motion !== "none" && document.documentElement.dataset.motion !== "none");
    Object.assign(film, { ...next });
    range.value = film.move;
    eyes.value = film.viewer;
    $("#eyes-form").action = `/replay/${film.id}/${film.move}`;
    history.replaceState(null, "", url);
    for (const other of $$(".langs a")) other.href = `${location.pathname}?lang=${other.hreflang}&seat=${film.viewer}`;
  } catch {
    stop();
  } finally {
    busy = false;
    if (wanted) { const next = wanted; wanted = null; show(next); }
  }
}

function put(page) {
  for (const id of PARTS) {
    const fresh = page.getElementById(id), old = document.getElementById(id);
    if (fresh && old) morph(old, document.adoptNode(fresh));
  }
  const share = page.getElementById("share");
  if (share) $("#share").value = share.value;
  for (const link of $$("[data-step]", page)) {
    const old = document.getElementById(link.id);
    old.href = link.getAttribute("href");
    link.hasAttribute("aria-disabled") ? old.setAttribute("aria-disabled", "true") : old.removeAttribute("aria-disabled");
  }
  dress();
}

function dress() {
  fill(document);
  makeRoom();
  for (const button of $$("#table [data-look]")) button.setAttribute("aria-disabled", "true");
  for (const zone of $$("#table [data-roving]")) {
    const cards = $$("button", zone);
    if (cards.length && !cards.some(card => card.tabIndex === 0)) cards[0].tabIndex = 0;
  }
}

function zoom(card) {
  const face = model(card)?.querySelector(".face");
  if (!face) return;
  $("#zoom .card").replaceChildren(face.cloneNode(true));
  const link = $("#zoom a");
  link.href = `/cards/${face.closest("[data-game]")?.dataset.game || link.dataset.game}/${card}`;
  $("#zoom").showModal();
}

const step = key => {
  const link = document.getElementById(`step-${key}`);
  if (!link.hasAttribute("aria-disabled")) show(link.href);
};
function label(name) { auto.setAttribute("aria-label", auto.dataset[name]); auto.title = auto.dataset[name]; }
function stop() { clearTimeout(timer); auto.classList.remove("running"); label("play"); }
async function tick() {
  if (!running()) return;
  if (+film.move >= +film.moves) { stop(); return; }
  await show(address(+film.move + 1));
  timer = setTimeout(tick, still.matches ? 1600 : 900);
}
async function toggle() {
  if (running()) { stop(); return; }
  auto.classList.add("running");
  label("stop");
  if (+film.move >= +film.moves) await show(address(0));
  timer = setTimeout(tick, 200);
}

document.addEventListener("click", async e => {
  const link = e.target.closest("[data-step]");
  if (link) { e.preventDefault(); stop(); step(link.dataset.step); }
  if (e.target.closest("#auto")) toggle();
  const copy = e.target.closest("[data-copy]");
  if (copy) {
    const box = document.getElementById(copy.dataset.copy), words = copy.textContent;
    box.select();
    try { await navigator.clipboard.writeText(box.value); } catch { document.execCommand("copy"); }
    copy.textContent = copy.dataset.done;
    setTimeout(() => (copy.textContent = words), 2000);
  }
  const tab = e.target.closest("[data-show]:not(body)");
  if (tab) {
    film.show = tab.dataset.show;
    for (const other of $$("[data-show]:not(body)")) other.setAttribute("aria-pressed", String(other === tab));
  }
  const card = e.target.closest("#table [data-card]");
  if (card) zoom(card.dataset.card);
  if (e.target.closest("[data-close]") || e.target === $("#zoom")) $("#zoom").close();
});
range.addEventListener("input", () => { stop(); show(address(range.value)); });
eyes.addEventListener("change", () => show(address(film.move, eyes.value)));
document.addEventListener("keydown", e => {
  if (e.altKey || e.ctrlKey || e.metaKey || e.target.matches("input,select,textarea,summary")) return;
  const zone = e.target.closest("#table [data-roving]"), way = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
  if (zone && way) {
    const cards = $$("button", zone), next = cards[cards.indexOf(e.target) + way];
    if (next) { e.target.tabIndex = -1; next.tabIndex = 0; next.focus(); }
    e.preventDefault();
    return;
  }
  const key = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on", Home: "first", End: "last" }[e.key];
  if (key) { e.preventDefault(); stop(); step(key); }
  if (e.key === " " && !e.target.matches("button,a")) { e.preventDefault(); toggle(); }
});
