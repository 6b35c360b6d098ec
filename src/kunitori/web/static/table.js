// The page of a table: one socket, fragments put in place, cards by mouse, finger and keyboard. No library.
import { fill, fly, makeRoom, model, morph } from "./motion.js";
import { open as openPlaces } from "./open.js";
import { play } from "./sounds.js";

const $ = id => document.getElementById(id);
const body = document.body, at = body.dataset;
const words = JSON.parse($("table-words")?.textContent || "{}");
const isTable = !!$("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let rev = Number(at.rev), ws, tries = 0, isAlive = true, waiting = 0;

// ---------------------------------------------------------------- settings, kept in this browser
const settings = { sound: false, motion: true, notify: false, coach: false, list: false, show: "" };
try { Object.assign(settings, JSON.parse(localStorage.getItem("kunitori-table") || "{}")); } catch { /* a browser without memory */ }
const sound = name => { if (settings.sound) play(name); };
function keep() { try { localStorage.setItem("kunitori-table", JSON.stringify(settings)); } catch { /* the same */ } }

// ---------------------------------------------------------------- the socket
function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asks = new URLSearchParams({ lang: at.lang });
  if ("watch" in at) asks.set("watch", "1");
  ws = new WebSocket(`${scheme}://${location.host}/ws/t/${at.table}?${asks}`);
  ws.onopen = () => {
    ws.send(JSON.stringify({ have: at.have || "" }));
    if (settings.coach && "coach" in at) ws.send(JSON.stringify({ coach: true }));
    if (tries > 1) say(words.online);
    tries = 0;
    body.classList.remove("offline");
    note("", "offline");
  };
  ws.onmessage = event => receive(JSON.parse(event.data));
  ws.onclose = event => {
    at.have = "";
    waiting = 0;
    body.classList.remove("live");
    if (!isAlive) return;
    body.classList.add("offline");
    if (event.code >= 4400 && event.code < 4500) { note(words.gone, "offline"); return; }
    tries++;
    if (tries > 1) note(tries > 4 ? words["offline-long"] : words.offline, "offline");
    setTimeout(connect, Math.min(8000, 200 * 2 ** Math.min(tries, 6)) * (.7 + Math.random() * .6));
  };
}
addEventListener("pagehide", () => { isAlive = false; });
addEventListener("offline", () => ws?.close());            // a cut wire says nothing for minutes; the system knows at once
addEventListener("pageshow", event => { if (event.persisted) location.reload(); });

function send(message) {
  if (!ws || ws.readyState !== 1) { note(words.offline, "offline"); return false; }
  ws.send(JSON.stringify(message));
  return true;
}
function act(message) {                                    // one move at a time: a second click waits for the first
  if (performance.now() < waiting) return;
  if (send(message)) { waiting = performance.now() + 1500; hideTip(); closeSince(); }
}

// ---------------------------------------------------------------- what comes
function receive(message) {
  if (message.go) { isAlive = false; location.assign(message.go); return; }
  if ("why" in message) { told(message); return; }
  if (message.refused) { waiting = 0; refuse(message.refused, message.rule); return; }
  if ("hint" in message) { waiting = 0; showHint(message.hint); return; }
  if (!("rev" in message) && !message.f && !message.gone) return;
  waiting = 0;
  body.classList.add("live");
  const before = remember();
  const flights = message.flights || [];
  fly(flights, () => put(message), settings.motion);
  after(before, message, flights);
}

const box = document.createElement("template");
function put(message) {
  const parts = message.f || {};
  box.innerHTML = Object.values(parts).join("");
  for (const node of [...box.content.children]) {
    const old = $(node.id);
    if (old) morph(old, node);
    else if (node.id.startsWith("log-")) $("log")?.append(node);
    else if (node.id.startsWith("chat-")) $("chat")?.append(node);
    else if (node.id.startsWith("seat-")) $("rivals")?.append(node);
  }
  const gone = message.gone || [];
  if (message.whole)
    for (const line of document.querySelectorAll("#log > li, #chat > li, #rivals > li")) if (!(line.id in parts)) gone.push(line.id);
  for (const id of gone) $(id)?.remove();
  fill(document);
  openPlaces($("question"));
  makeRoom();
  if ("rev" in message) rev = message.rev;
  if (message.title) document.title = message.title;
}

// ---------------------------------------------------------------- what has to be done around a change
function remember() {
  const focus = document.activeElement, group = focus?.closest?.("[data-roving]");
  const battle = $("battle");
  return {
    focus, group, place: group ? [...group.querySelectorAll("button")].indexOf(focus) : -1, inQuestion: !!focus?.closest?.("#question"),
    isMine: "mine" in ($("question")?.dataset || {}), key: $("question")?.dataset.key,
    battle: battle?.dataset.battle, sides: sums(battle), fighters: battle ? battle.querySelectorAll("[data-worth]").length : 0,
  };
}

function after(before, message, flights) {
  const question = $("question");
  const isMine = !!question && "mine" in question.dataset, isNew = question && question.dataset.key !== before.key;
  if (isNew) { picked.clear(); reasons.clear(); }
  dress();
  if (isTable) body.dataset.rev = rev;
  document.dispatchEvent(new Event("table:changed"));
  if (before.focus && before.focus !== body && !before.focus.isConnected) rescue(before);
  else if (before.inQuestion && isNew && isMine && document.activeElement === body) toQuestion();
  fight(before);
  const told = [message.say, isMine && isNew ? $("asked")?.firstChild?.textContent : ""].filter(Boolean).join(" ");
  if (told) say(told);
  if (isMine && !before.isMine) myTurn(); else if (flights.length) sound("card");
  if (isMine && isNew && !before.isMine && mayOpenSince() && $("since")?.hasAttribute("data-turn") && !$("since").classList.contains("none")) $("since").open = true;
  if (isTable && isMine && isNew) { showWanted(); requestAnimationFrame(reveal); }
  if (hovered && !hovered.isConnected) hideTip();
  if ($("over") && !$("over").hidden && at.stage !== "over") { at.stage = "over"; body.classList.remove("folded"); sound("end"); $("over-title")?.focus(); }
}

function say(text) {
  const live = $("live");
  if (!live || !text) return;
  live.textContent = "";
  setTimeout(() => { live.textContent = text; }, 30);
}

function rescue(before) {
  const group = before.group && (before.group.isConnected ? before.group : $(before.group.id));
  const list = group ? items(group) : [];
  const next = list[Math.min(before.place, list.length - 1)];
  if (next) focusOn(next); else toQuestion();
}
function toQuestion() {
  const panel = $("question");
  const first = panel?.querySelector(".picks .act, .acts:not(.list) .act, summary, .act");
  (first || $("asked"))?.focus({ preventScroll: false });
}

/** What is laid out by this page rather than by the server: the fan, picks, roving tab stops, times. */
function dress() {
  const hand = $("hand");
  if (hand) {
    const cards = [...hand.querySelectorAll("li:not(.none)")];
    cards.forEach((li, i) => li.style.setProperty("--d", i - (cards.length - 1) / 2));
    hand.style.setProperty("--n", cards.length);
  }
  coverUp();
  paintPicks();
  paintMarch();
  shrink();
  rove();
  wind();
  const more = $("more");
  if (more && !more.dataset.dressed) { more.dataset.dressed = "1"; more.open = settings.list; }
}

/** While the hands of a shared screen are covered, nothing behind the cover can be reached. */
let isCovered = false;
function coverUp() {
  if (!isTable) return;
  const cover = $("cover"), is = !!cover && !cover.hidden && !cover.classList.contains("none");
  $("table").inert = is;
  $("side").inert = is;
  if (is && !isCovered) $("uncover").focus();
  isCovered = is;
}

// ---------------------------------------------------------------- picking several cards
const picked = new Set();
function paintPicks() {
  const confirm = $("confirm");
  if (!confirm) { picked.clear(); return; }
  for (const element of document.querySelectorAll("[data-pick]")) {
    const is = picked.has(element.dataset.pick);
    element.setAttribute("aria-pressed", is);
    element.classList.toggle("picked", is);
  }
  for (const heap of document.querySelectorAll("[data-picks]")) {
    const numbers = heap.dataset.picks.split(" "), n = numbers.filter(number => picked.has(number)).length;
    heap.setAttribute("aria-pressed", n > 0);
    heap.classList.toggle("picked", n > 0);
    const mark = heap.querySelector(".chosen");
    if (mark) mark.textContent = n ? `✓${numbers.length > 1 ? n : ""}` : "";
  }
  confirm.querySelector("span").textContent = JSON.parse(confirm.dataset.confirm)[picked.size];
}
function toggle(number) { if (!picked.delete(number)) picked.add(number); paintPicks(); sound("card"); }
function toggleHeap(numbers) {
  const free = numbers.find(number => !picked.has(number));
  if (free !== undefined) picked.add(free); else numbers.forEach(number => picked.delete(number));
  paintPicks(); sound("card");
}
function confirmPicks() {
  const group = document.querySelector(".picks");
  if (!group) return;
  const counts = new Map();
  for (const button of group.querySelectorAll("[data-pick]"))
    if (picked.has(button.dataset.pick)) counts.set(button.dataset.card, (counts.get(button.dataset.card) || 0) + 1);
  const cards = [...counts].map(([card, n]) => n > 1 ? `${card}*${n}` : card).join(" ") || "none";
  act({ do: `${group.dataset.verb} ${cards}`, rev });
}

// ---------------------------------------------------------------- sending units against several players (C5.2)
function paintMarch() {
  const march = $("march");
  if (!march) return;
  const ranks = [...march.querySelectorAll(".rank")];
  const chosen = rank => rank.querySelector("input:checked")?.value;
  const led = new Set(ranks.filter(rank => "leads" in rank.dataset).map(chosen));
  for (const rank of ranks) {
    if ("leads" in rank.dataset) continue;
    for (const input of rank.querySelectorAll("input")) {
      input.disabled = !led.has(input.value);
      input.parentElement.title = input.disabled ? words["march-led"] : "";
    }
    if (!led.has(chosen(rank))) { const first = rank.querySelector("input:not(:disabled)"); if (first) first.checked = true; }
  }
  const totals = new Map();
  for (const rank of ranks) totals.set(chosen(rank), (totals.get(chosen(rank)) || 0) + Number(rank.dataset.attack));
  for (const sum of march.querySelectorAll("[data-sum]")) sum.querySelector("b").textContent = totals.get(sum.dataset.sum) || 0;
}
function goMarch() {
  const march = $("march"), armies = new Map();
  for (const sum of march.querySelectorAll("[data-sum]")) armies.set(sum.dataset.sum, new Map());
  for (const rank of march.querySelectorAll(".rank")) {
    const army = armies.get(rank.querySelector("input:checked")?.value);
    if (army) army.set(rank.dataset.unit, (army.get(rank.dataset.unit) || 0) + 1);
  }
  const groups = [...armies].filter(([, army]) => army.size)
    .map(([who, army]) => `${who}:${[...army].map(([card, n]) => n > 1 ? `${card}*${n}` : card).join(",")}`);
  act({ do: `attack ${groups.join(" ")}`, rev });
}
document.addEventListener("change", event => {
  if (event.target.closest("#march")) paintMarch();
  const name = event.target.dataset?.setting;
  if (name) {
    settings[name] = event.target.checked;
    keep();
    if (name === "coach") send({ coach: settings.coach });
    if (name === "sound" && settings.sound) sound("turn");
    if (name === "notify" && settings.notify && "Notification" in window) Notification.requestPermission();
    body.classList.toggle("still", !settings.motion);
  }
});

// ---------------------------------------------------------------- the battle: both strengths grow card by card (C5.5)
let fighting = [], settled = "";
function sums(battle) { return battle ? [...battle.querySelectorAll(".host")].map(host => Number(host.dataset.total)) : []; }
function fight(before) {
  const battle = $("battle");
  fighting.forEach(clearTimeout);
  fighting = [];
  if (!battle || battle.hidden) return;
  const key = battle.dataset.battle;
  if (battle.classList.contains("done") && settled !== key)  // it has been seen: only the result stays
    setTimeout(() => { settled = key; shrink(); }, 6000);
  const totals = sums(battle), shown = [...battle.querySelectorAll(".host .sum")];
  const fighters = [...battle.querySelectorAll("[data-worth]")];
  const isSame = before.battle === battle.dataset.battle;
  const done = () => shown.forEach((element, i) => { element.textContent = totals[i]; });
  const fresh = isSame ? fighters.filter(fighter => !fighter.dataset.seen) : fighters;
  fighters.forEach(fighter => { fighter.dataset.seen = "1"; });
  if (!fresh.length || !settings.motion || calm.matches || document.hidden) { done(); if (fresh.length) sound("war"); return; }
  const running = isSame ? [...before.sides] : [0, 0];
  if (isSame && running.every((n, i) => n === totals[i])) fresh.forEach(fighter => { running[fighter.dataset.side] -= Number(fighter.dataset.worth); });
  shown.forEach((element, i) => { element.textContent = Math.max(0, running[i] || 0); });
  fresh.forEach((fighter, i) => {
    fighter.animate([{ opacity: 0, transform: "translateY(-1.2rem) scale(.6)" }, { opacity: 1, transform: "none" }],
      { duration: 260, delay: i * 210, easing: "cubic-bezier(.2,1.4,.4,1)", fill: "backwards" });
    fighting.push(setTimeout(() => {
      const side = Number(fighter.dataset.side);
      running[side] = (running[side] || 0) + Number(fighter.dataset.worth);
      shown[side].textContent = running[side];
      shown[side].animate([{ transform: "scale(1.5)" }, { transform: "none" }], { duration: 200 });
      sound("war");
    }, i * 210 + 180));
  });
  fighting.push(setTimeout(done, fresh.length * 210 + 260));
}

function shrink() {
  const battle = $("battle");
  battle?.classList.toggle("small", battle.classList.contains("done") && battle.dataset.battle === settled);
}

// ---------------------------------------------------------------- your turn
function myTurn() {
  sound("turn");
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted")
    new Notification(document.title, { body: $("asked")?.textContent || "", icon: "/static/icon.svg", tag: at.table });
}
/** Where there is room for it, what happened opens by itself. */
const mayOpenSince = () => innerWidth > innerHeight && innerWidth > 900 && !body.classList.contains("in-teams");
function closeSince() { const since = $("since"); if (since) since.open = false; }

/** In Moegahara, what the question is about is shown: the pool to buy from, the battlefield to deploy on. */
function showWanted() {
  if (!body.classList.contains("in-teams")) return;
  const pool = document.querySelector("#pool .can"), field = document.querySelector("#lands .can, #field .can");
  if (pool) show("pool"); else if (field || document.querySelector("#phases .on")) show("lands");
}
/** On a phone the page is longer than the screen: bring what can be chosen into sight. */
function reveal() {
  const mat = document.querySelector(".me"), can = document.querySelector("#pool .can, #lands .can, #field .can, #rivals .can");
  if (!can || getComputedStyle(mat).position !== "sticky") return;
  const r = can.getBoundingClientRect(), floor = mat.getBoundingClientRect().top;
  if (r.top >= 0 && r.bottom <= floor && r.right > 0 && r.left < innerWidth) return;
  const zone = can.closest(".supply, .lands-box, .field, .rivals");
  scrollBy({ top: zone.getBoundingClientRect().top - 60, behavior: calm.matches ? "auto" : "smooth" });
  const sideways = can.closest(".supply, .lands-box, #rivals");
  if (sideways && (r.right > innerWidth || r.left < 0)) sideways.scrollBy({ left: r.left - 40, behavior: calm.matches ? "auto" : "smooth" });
}
function show(what) {
  body.dataset.show = what;
  for (const tab of document.querySelectorAll("[data-show]:not(body)")) tab.setAttribute("aria-pressed", tab.dataset.show === what);
}

// ---------------------------------------------------------------- notes at the edge
function note(text, sort = "") {
  const toasts = $("toasts");
  if (!toasts) return;
  const old = toasts.querySelector(sort === "offline" ? ".offline" : ".toast:not(.offline)");
  if (!text) { old?.remove(); return; }
  const toast = old || toasts.appendChild(document.createElement("div"));
  toast.className = `toast ${sort}`;
  toast.replaceChildren(text);
  if (sort !== "offline") { clearTimeout(toast.timer); toast.timer = setTimeout(() => toast.remove(), 6000); }
  return toast;
}
function ruleLink(rule) {
  const link = document.createElement("a");
  link.href = `/rules/${rule.replaceAll(" ", "-")}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.className = "rule";
  link.textContent = rule;
  return link;
}
function refuse(text, rule) {
  const toast = note(text, "no");
  if (toast && rule) toast.append(" ", ruleLink(rule));
  say(text);
  sound("no");
}

// ---------------------------------------------------------------- why not: on hover, focus or tap
const reasons = new Map();
let hovered = null, tipTimer = 0;
function told({ why, refused, rule }) {
  reasons.set(why, refused ? { text: refused, rule } : null);
  if (hovered && hovered.dataset.why === why) showTip(hovered, hovered.isLoud);
}
function reasonFor(element) {
  if (element.getAttribute("aria-disabled") !== "true" && !element.dataset.why) return null;
  const why = element.dataset.why;
  if (!why) return { text: "mine" in ($("question")?.dataset || {}) ? words["not-here"] : $("prompt")?.textContent || words["not-asked"] };
  if (!reasons.has(why)) { reasons.set(why, undefined); send({ why }); }
  return reasons.get(why);
}
function showTip(element, isLoud = false) {
  const tip = $("tip");
  if (!tip) return;
  hovered = element;
  element.isLoud = isLoud;
  const reason = element.matches("[data-place], .pile, .card, .ground") ? reasonFor(element) : null;
  const card = element.dataset.card, inHand = !!element.closest("#hand");
  const face = card && !inHand && model(card)?.querySelector(".face");
  if (!face && !reason) { tip.hidden = true; return; }
  tip.querySelector(".card").replaceChildren(...(face ? [face.cloneNode(true)] : []));
  tip.classList.toggle("bare", !face);
  const text = tip.querySelector("p");
  text.replaceChildren(reason?.text || "");
  if (reason?.rule && !reason.text.includes(reason.rule)) text.append(" ", ruleLink(reason.rule));
  tip.hidden = false;
  const r = element.getBoundingClientRect(), w = tip.offsetWidth, h = tip.offsetHeight, gap = 8;
  const fits = r.right + gap + w < innerWidth;
  let x = fits ? r.right + gap : r.left - gap - w, y = r.top + r.height / 2 - h / 2;
  if (x < 4) { x = Math.min(Math.max(4, r.left + r.width / 2 - w / 2), innerWidth - w - 4); y = r.top - h - gap < 4 ? r.bottom + gap : r.top - h - gap; }
  tip.style.left = `${Math.max(4, Math.min(x, innerWidth - w - 4))}px`;
  tip.style.top = `${Math.max(4, Math.min(y, innerHeight - h - 4))}px`;
  element.setAttribute("aria-describedby", "tip");
  if (isLoud && reason?.text) { say(reason.text); element.isLoud = false; }
}
function hideTip() {
  clearTimeout(tipTimer);
  hovered?.removeAttribute("aria-describedby");
  hovered = null;
  if ($("tip")) $("tip").hidden = true;
}
const tippable = "[data-card], [data-why], [data-place][aria-disabled]";
document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest?.(tippable);
  if (element === hovered || event.target.closest?.("#tip, dialog")) return;
  hideTip();
  if (element) tipTimer = setTimeout(() => element.isConnected && showTip(element), element.closest("#hand") ? 350 : 260);
});
document.addEventListener("focusin", event => {
  const element = event.target.closest?.(tippable);
  if (element && element.matches(":focus-visible") && !element.closest("dialog")) { clearTimeout(tipTimer); tipTimer = setTimeout(() => element === document.activeElement && showTip(element, true), 400); }
  else if (!event.target.closest?.("#tip")) hideTip();
});
addEventListener("scroll", hideTip, { capture: true, passive: true });

// ---------------------------------------------------------------- dialogs
async function open(id, address) {
  const dialog = $(id), inside = dialog.querySelector(".inside");
  hideTip();
  inside.textContent = words.loading;
  if (!dialog.open) dialog.showModal();
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    inside.innerHTML = answer.ok ? text : "";
    if (!answer.ok) inside.textContent = words.gone;
  } catch { inside.textContent = words.offline; }
  fill(inside);
  inside.querySelector("h1, h2")?.focus?.();
}
function zoom(card) {
  const found = model(card);
  if (found) open("zoom", `/cards/${found.dataset.game}/${card}?part=1&lang=${at.lang}`);
}
function look(name) {
  const asks = new URLSearchParams({ lang: at.lang });
  if ("watch" in at) asks.set("watch", "1");
  const own = $("hand")?.dataset.place.split("/")[1];
  if (own !== undefined) asks.set("seat", own);
  open("look", `/t/${at.table}/part/${name}?${asks}`);
}
function ask(text, then) {
  const dialog = $("sure");
  $("sure-words").textContent = text;
  dialog.querySelector("[data-yes]").onclick = () => { dialog.close(); then(); };
  dialog.showModal();
}
function showHint(html) {
  const hint = $("hint");
  if (!hint) return;
  hint.innerHTML = html;
  hint.scrollIntoView({ block: "nearest" });
  for (const old of document.querySelectorAll(".best")) old.classList.remove("best");
  const advice = hint.querySelector("[data-move]");
  if (advice) for (const best of document.querySelectorAll(`[data-do="${CSS.escape(advice.dataset.move)}"]`)) best.classList.add("best");
  say(hint.textContent);
}

// ---------------------------------------------------------------- clicks
document.addEventListener("click", event => {
  const target = event.target.closest?.("button, [data-do], a, summary");
  if (event.target.nodeName === "DIALOG") { event.target.close(); return; }
  if (!target) { if (!event.target.closest("#tip")) hideTip(); return; }
  if (longPressed) { longPressed = false; event.preventDefault(); return; }
  const has = target.dataset;
  if ("close" in has) { (target.closest("dialog")?.close || (() => body.classList.remove("side-open"))).call(target.closest("dialog")); return; }
  if ("zoom" in has) { zoom(has.zoom); return; }
  if ("look" in has && !("do" in has) && !("why" in has && "mine" in ($("question")?.dataset || {}))) { look(has.look); return; }
  if ("pick" in has) { toggle(has.pick); return; }
  if ("picks" in has) { toggleHeap(has.picks.split(" ")); return; }
  if (target.getAttribute("aria-disabled") === "true" || "why" in has) { showTip(target, true); if ($("tip").hidden && !("why" in has)) note(words["not-here"], "no"); return; }
  if ("do" in has) { act({ do: has.do, rev }); return; }
  if ("confirm" in has) { confirmPicks(); return; }
  if ("treasure" in has) { act({ all_treasure: true }); return; }
  if ("cancel" in has) { act({ cancel: true }); return; }
  if ("undo" in has) { act({ undo: Number(has.undo) }); return; }
  if ("march" in has) { goMarch(); return; }
  if ("send" in has) {
    const message = JSON.parse(has.send);
    if (has.ask) ask(has.ask, () => act(message)); else act(message);
    return;
  }
  if ("show" in has) { show(has.show); return; }
  if ("fold" in has) { body.classList.add("folded"); if ($("show-over")) $("show-over").hidden = false; return; }
  if ("unfold" in has) { body.classList.remove("folded"); target.hidden = true; return; }
  if ("open" in has) {
    if (has.open === "side") { body.classList.add("side-open"); $("words")?.focus(); }
    else $(has.open)?.showModal();
  }
});
document.addEventListener("toggle", event => { if (event.target.id === "more") { settings.list = event.target.open; keep(); } }, true);

// long press and right click look at a card
let press = 0, longPressed = false;
document.addEventListener("mousedown", event => {          // who points needs no focus, and a card that is played would take it along
  if (!event.target.closest?.("[data-place], .act[data-do]")) return;
  event.preventDefault();
  if (document.activeElement?.matches("input, textarea")) document.activeElement.blur();
});
document.addEventListener("pointerdown", event => {
  longPressed = false;
  const card = event.target.closest?.("[data-card]");
  if (!card || event.pointerType === "mouse") return;
  press = setTimeout(() => { longPressed = true; zoom(card.dataset.card); }, 480);
});
for (const name of ["pointerup", "pointercancel", "pointermove"])
  document.addEventListener(name, event => { if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(press); }, { passive: true });
document.addEventListener("contextmenu", event => {
  const card = event.target.closest?.("[data-card]");
  if (card && isTable) { event.preventDefault(); if (!longPressed) zoom(card.dataset.card); }
});

// ---------------------------------------------------------------- keys
const items = group => group ? [...group.querySelectorAll("button")].filter(button => button.getClientRects().length) : [];
function rove() {
  for (const group of document.querySelectorAll("[data-roving]")) {
    const list = [...group.querySelectorAll("button")];
    const stops = list.filter(button => button.tabIndex === 0);
    if (stops.length === 1) continue;
    stops.forEach(button => { button.tabIndex = -1; });
    const first = list.find(button => button.classList.contains("can")) || list[0];
    if (first) first.tabIndex = 0;
  }
}
function focusOn(button) {
  const group = button.closest("[data-roving]");
  if (group) { for (const other of group.querySelectorAll('button[tabindex="0"]')) other.tabIndex = -1; button.tabIndex = 0; }
  button.focus();
}
function neighbour(list, from, key) {
  const i = list.indexOf(from);
  if (key === "Home") return list[0];
  if (key === "End") return list[list.length - 1];
  if (key === "ArrowRight") return list[i + 1];
  if (key === "ArrowLeft") return list[i - 1];
  const r = from.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2, down = key === "ArrowDown";
  let best = null, least = Infinity;
  for (const other of list) {
    const o = other.getBoundingClientRect(), dy = o.y + o.height / 2 - y;
    if (other === from || (down ? dy < 4 : dy > -4)) continue;
    const far = Math.abs(dy) + 2 * Math.abs(o.x + o.width / 2 - x);
    if (far < least) { least = far; best = other; }
  }
  return best;
}
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target, isTyping = target.matches?.("input:not([type=checkbox]):not([type=radio]), textarea, select");
  if (document.querySelector("dialog[open]") || isCovered) return;
  if (event.key === "Escape") {
    if (!$("tip")?.hidden) { hideTip(); return; }
    if (body.classList.contains("side-open")) { body.classList.remove("side-open"); return; }
    if ($("over") && !$("over").hidden && !body.classList.contains("folded")) { $("over").querySelector("[data-fold]")?.click(); return; }
    if (isTyping) { target.blur(); return; }
    $("cancel")?.click();
    return;
  }
  if (isTyping) return;
  const group = target.closest?.("[data-roving]");
  if (group && /^(Arrow|Home|End)/.test(event.key)) {
    const next = neighbour(items(group), target.closest("button"), event.key);
    event.preventDefault();
    if (next) { focusOn(next); next.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    return;
  }
  const click = element => { if (element) { event.preventDefault(); element.click(); } };
  if (/^[1-9]$/.test(event.key)) {
    const panels = [...document.querySelectorAll("#question .act")].filter(button => button.getClientRects().length);
    click(panels.find(button => button.querySelector("kbd")?.textContent === event.key));
    return;
  }
  switch (event.key) {
    case "e": click($("choice-end") || $("choice-peace")); break;
    case "t": click($("treasure")); break;
    case "u": click($("undo")); break;
    case "h": click($("hint-button")); break;
    case "q": event.preventDefault(); toQuestion(); break;
    case "z": { const card = target.closest?.("[data-card]") || hovered; if (card?.dataset.card) zoom(card.dataset.card); break; }
    case "m": if (body.classList.contains("in-teams")) show(body.dataset.show === "pool" ? "lands" : "pool"); break;
    case "c": event.preventDefault(); if (!$("words")?.getClientRects().length) body.classList.add("side-open"); $("words")?.focus(); break;
    case "?": $("menu")?.showModal(); break;
  }
});

// ---------------------------------------------------------------- chat, clocks
$("say")?.addEventListener("submit", event => {
  event.preventDefault();
  const form = event.target, text = form.elements.text.value.trim();
  if (text && send({ chat: text, team: !!form.elements.team?.checked })) form.elements.text.value = "";
});
const wound = new Map();
function wind() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const known = wound.get(clock.id);
    if (!known || known.left !== clock.dataset.left) wound.set(clock.id, { left: clock.dataset.left, at: performance.now() });
  }
}
setInterval(() => {
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    const known = wound.get(clock.id);
    if (!known) continue;
    const left = Math.max(0, Number(known.left) - (performance.now() - known.at) / 1000);
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 30);
  }
}, 250);

// ---------------------------------------------------------------- begin
for (const box of document.querySelectorAll("[data-setting]")) box.checked = settings[box.dataset.setting];
body.classList.toggle("still", !settings.motion);
fill(document);
openPlaces($("question"));
makeRoom();
for (const fighter of document.querySelectorAll("[data-worth]")) fighter.dataset.seen = "1";
if (isTable) {
  if ($("battle")?.classList.contains("done")) settled = $("battle").dataset.battle;
  dress();
  if (body.classList.contains("in-teams")) { show("lands"); showWanted(); }
  if ($("since")?.hasAttribute("data-turn") && mayOpenSince() && !$("since").classList.contains("none")) $("since").open = true;
}
connect();
