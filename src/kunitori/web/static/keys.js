// The keyboard: arrows move between cards, digits and letters choose.
import { closeTallies } from "./battle.js";
import { openCard } from "./dialogs.js";
import { STEPS, focusOn, focusQuestion, isVisible, stepsOf } from "./focus.js";
import { closePlan, isPlanning, step } from "./marching.js";
import { body, byId, data, isMoegahara } from "./page.js";
import { showTab } from "./reveal.js";
import { hideTip, tipOwner } from "./tips.js";

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select";
const letters = {
  e: () => byId("choice-end") || byId("choice-peace"),
  t: () => byId("treasure"),
  u: () => byId("undo"),
  h: () => byId("hint-button"),
};

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || byId("table")?.inert) return;
  const { key, target } = event, isTyping = target.matches?.(TYPING);
  if (key === "Escape") { escape(target, isTyping); return; }
  if (isTyping) return;
  const group = target.closest?.("[data-roving]");
  if (group && /^(Arrow|Home|End)/.test(key)) {
    const next = neighbour(stepsOf(group), target.closest(STEPS), key);
    event.preventDefault();
    if (next) { focusOn(next); next.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    return;
  }
  const stepper = isPlanning() && /^[+-]$/.test(key) && target.closest?.(".stack")?.querySelector(".stepper");
  if (stepper) { event.preventDefault(); step(stepper.dataset.unit, key === "+" ? 1 : -1); return; }
  const button = /^[1-9]$/.test(key) ? numbered(key) : Object.hasOwn(letters, key) ? letters[key]() : null;
  if (button && isVisible(button)) { event.preventDefault(); button.click(); return; }
  switch (key) {
    case "q": event.preventDefault(); focusQuestion(); break;
    case "z": { const card = (target.closest?.("[data-card]") || tipOwner())?.dataset.card; if (card) openCard(card); break; }
    case "m": if (isMoegahara) showTab(data.show === "pool" ? "lands" : "pool"); break;
    case "c":
      event.preventDefault();
      if (byId("words") && !isVisible(byId("words"))) body.classList.add("side-open");
      byId("words")?.focus();
      break;
    case "?": byId("menu")?.showModal(); break;
  }
});

/** Close the uppermost thing that is open; otherwise take back the steps of an unfinished move. */
function escape(target, isTyping) {
  if (!byId("tip")?.hidden) { hideTip(); return; }
  if (closeTallies() || closePlan()) return;
  if (body.classList.contains("side-open")) { body.classList.remove("side-open"); return; }
  const over = byId("over");
  if (over && !over.hidden && !body.classList.contains("folded")) { over.querySelector("[data-fold]")?.click(); return; }
  if (isTyping) { target.blur(); return; }
  byId("cancel")?.click();
}

/** The answer that shows this digit. */
function numbered(digit) {
  return [...document.querySelectorAll("#question .act")].filter(isVisible).find(button => button.querySelector("kbd")?.textContent === digit);
}

/** The button to which an arrow key leads; up and down go to the nearest in another row. */
function neighbour(buttons, from, key) {
  const i = buttons.indexOf(from);
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons[buttons.length - 1];
  if (key === "ArrowRight") return buttons[i + 1];
  if (key === "ArrowLeft") return buttons[i - 1];
  const r = from.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2, isDown = key === "ArrowDown";
  let nearest = null, least = Infinity;
  for (const other of buttons) {
    const o = other.getBoundingClientRect(), dy = o.y + o.height / 2 - y;
    if (other === from || (isDown ? dy < 4 : dy > -4)) continue;
    const distance = Math.abs(dy) + 2 * Math.abs(o.x + o.width / 2 - x);
    if (distance < least) { least = distance; nearest = other; }
  }
  return nearest;
}
