// Changing a page in place, and cards that fly between places. Used by the table and by replays.

const kept = new Set(["tabindex", "style", "open", "aria-pressed", "aria-describedby", "data-seen", "data-dressed"]);

/** Make one element like another, keeping nodes (matched by id, else by place), focus, and what the page itself set. */
export function morph(from, to) {
  if (to.hasAttribute("data-kept") || from.isEqualNode(to)) return from;
  const isCard = to.hasAttribute("data-face") || to.hasAttribute("data-thumb");
  if (isCard && from.dataset.face === to.dataset.face && from.dataset.thumb === to.dataset.thumb) {
    for (const name of ["left", "price"]) if (to.dataset[name] === undefined) delete from.dataset[name]; else from.dataset[name] = to.dataset[name];
    count(from);
    return from;
  }
  if (from.nodeName !== to.nodeName || isCard || from.hasAttribute("data-face") || from.hasAttribute("data-thumb")) { from.replaceWith(to); return to; }
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !kept.has(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value && !(kept.has(name) && from.hasAttribute(name) && name !== "aria-pressed")) from.setAttribute(name, value);
  if (from.nodeName === "INPUT") return from;
  const byId = new Map();
  for (const child of from.children) if (child.id) byId.set(child.id, child);
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    let match = null;
    if (next.nodeType === 1 && next.id) match = byId.get(next.id) || null;
    else if (at && at.nodeType === next.nodeType && at.nodeName === next.nodeName && !at.id) match = at;
    if (!match) { from.insertBefore(next, at); continue; }
    if (match !== at) from.insertBefore(match, at); else at = at.nextSibling;
    if (match.nodeType === 1) morph(match, next);
    else if (match.data !== next.data) match.data = next.data;
  }
  while (at) { const rest = at.nextSibling; at.remove(); at = rest; }
  return from;
}

// ---------------------------------------------------------------- cards are put in their places from the models of the page
export const model = card => document.getElementById("models")?.content.querySelector(`[data-card="${CSS.escape(card)}"]`);

/** What a card in small form says beside its name: how many there are, and what it costs now. */
function count(thumb) {
  const left = thumb.querySelector(".left"), cost = thumb.querySelector(".cost"), { left: number, price } = thumb.dataset;
  if (left) { left.textContent = number ?? ""; left.hidden = number === undefined; }
  if (!cost) return;
  cost.dataset.printed ??= cost.textContent;
  cost.textContent = price ?? cost.dataset.printed;
  cost.classList.toggle("other", price !== undefined);
}

/** Draw all cards that are still empty places. */
export function fill(root) {
  for (const place of root.querySelectorAll("[data-face]:empty, [data-thumb]:empty")) {
    const found = model(place.dataset.face || place.dataset.thumb);
    const drawn = found?.querySelector(place.dataset.face ? ".face" : ".thumb");
    if (!drawn) continue;
    place.className = drawn.className;
    place.append(...drawn.cloneNode(true).childNodes);
    if (place.dataset.thumb) count(place);
  }
}

/** A battle takes room; to look for one in a style sheet would cost every change of the page. */
export function makeRoom() {
  const table = document.getElementById("table"), battle = document.getElementById("battle")?.classList;
  if (!table || !battle) return;
  table.classList.toggle("fought", !battle.contains("none"));
  table.classList.toggle("fighting", !battle.contains("none") && !battle.contains("done"));
}

// ---------------------------------------------------------------- cards fly
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const most = 12;

// Where everything lay after the last change. To measure it again before the next would cost a layout for nothing.
let lay = null;
for (const name of ["scroll", "resize"]) addEventListener(name, () => { lay = null; }, { capture: true, passive: true });

/** What can be seen, by place. */
function survey() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const r = element.getBoundingClientRect();
    if (!r.width && !r.height) continue;
    const isCard = element.classList.contains("card") || element.classList.contains("heap");
    const w = Math.max(24, isCard ? element.offsetWidth : Math.min(r.width, 90));
    const there = { element, x: r.x + r.width / 2, y: r.y + r.height / 2, w }, place = element.dataset.place;
    if (found.has(place)) found.get(place).push(there); else found.set(place, [there]);
  }
  return found;
}

/** What stands for a place: the card itself if it lies open there, else the pile, else the player. */
function anchor(lay, place, card) {
  const [zone, seat] = place.split("/"), all = name => lay.get(name) || [];
  let found = [];
  if (zone === "hand" && card && document.getElementById("hand")?.dataset.place === place) found = all(`hand/${card}`);
  if (!found.length && card && (zone === "army" || zone === "ambush" || zone === "revealed")) found = all(`${place}/${card}`);
  if (!found.length && zone === "land" && card)
    found = [...lay.values()].flat().filter(({ element }) => element.dataset.card === card && element.closest(`#land-${seat} .lc`));
  if (!found.length) found = all(place);
  if (!found.length && zone === "pool" && card) found = all(`pool/${card}`);
  if (!found.length && (zone === "ambush" || zone === "revealed")) found = all(`army/${seat}`);
  if (!found.length && seat !== undefined) found = all(`seat/${seat}`);
  return found.find(({ element }) => element.closest("#field")) || found[found.length - 1];
}

function ghost(card, place) {
  const span = document.createElement("span");
  span.className = "card ghost";
  const seat = place.split("/")[1];
  const drawn = card ? model(card)?.querySelector(".face")
    : document.getElementById("backs")?.content.querySelector(`[data-seat="${CSS.escape(seat || "")}"]`)?.firstElementChild;
  if (!drawn) return null;
  span.append(drawn.cloneNode(true));
  return span;
}

/** Apply a change and let cards fly: flights are [card or "", source, target, number]. A newer change lands what still flies. */
export function fly(flights, apply, isWanted = true) {
  const sky = document.getElementById("fly");
  if (!sky || !isWanted || calm.matches || document.hidden) { apply(); return; }
  const ways = [];
  if (flights?.length) lay ||= survey();
  for (const [card, source, target, number] of flights || []) {
    const start = anchor(lay, source, card);
    if (!start) continue;
    for (let i = 0; i < Math.min(number, 4) && ways.length < most; i++) ways.push({ card, source, target, start });
  }
  for (const card of [...sky.children]) card.land();
  apply();
  requestAnimationFrame(() => {                            // all is measured before anything is put there: one layout
    lay = survey();
    const taken = new Map();
    const goals = ways.map(way => {
      const to = anchor(lay, way.target, way.card);
      if (!to || !way.card || !to.element.closest("#hand")) return to;
      const copies = lay.get(`hand/${way.card}`) || [], n = (taken.get(way.card) || 0) + 1;
      taken.set(way.card, n);                              // each copy to its own place in the fan
      return copies[copies.length - n] || to;
    });
    ways.forEach((way, i) => {
      const card = goals[i] && ghost(way.card, way.card ? way.source : way.target);
      if (!card) return;
      const a = way.start, b = goals[i], goal = b.element, k = a.w / b.w;
      const own = goal.closest("#hand") && goal.classList.contains("card") ? goal : null;
      card.style.setProperty("--cw", `${b.w}px`);
      card.style.left = `${b.x - b.w / 2}px`;
      card.style.top = `${b.y - b.w * .695}px`;
      sky.append(card);
      if (own) own.style.visibility = "hidden";
      const dx = a.x - b.x, dy = a.y - b.y, lift = Math.min(60, Math.hypot(dx, dy) * .12), tilt = ((i % 3) - 1) * 7;
      const run = card.animate([
        { transform: `translate(${dx}px,${dy}px) scale(${k})`, opacity: .9 },
        { transform: `translate(${dx * .45}px,${dy * .45 - lift}px) rotate(${tilt}deg) scale(${(k + 1) / 2 * 1.1})`, opacity: 1, offset: .5 },
        { transform: "none", opacity: own ? 1 : .85 }], { duration: 430, delay: i * 55, easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" });
      card.land = () => { run.cancel(); card.remove(); if (own) own.style.visibility = ""; };
      run.onfinish = card.land;
    });
  });
}
