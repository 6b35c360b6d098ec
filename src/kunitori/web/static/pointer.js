// The mouse and fingers: a click does what the data of its button says; a long press or a right click shows a card in full.
import { closeTallies, openTally } from "./battle.js";
import { confirmFirst, openCard, openListing } from "./dialogs.js";
import { newPart } from "./fair_shuffles.js";
import { choosePlayer, chooseSeat, closePlan, isPlanning, openPlan, sendUnits, step } from "./marching.js";
import { toast } from "./messages.js";
import { act, move } from "./moves.js";
import { body, byId, isAsked, isTable, words } from "./page.js";
import { confirmPicks, pickFromStack, togglePick } from "./picks.js";
import { showTab } from "./reveal.js";
import { hideTip, showTip } from "./tips.js";

const LONG_PRESS_MS = 480, STILL = 8;   // a finger that goes farther from where it went down, in pixels, does not rest
let press = { timer: 0, x: 0, y: 0 }, wasLongPress = false;

/** What a click does, by the data attribute of the button. */
const actions = {
  close: (_, button) => closeAround(button),
  zoom: openCard,
  pick: togglePick,
  picks: numbers => pickFromStack(numbers.split(" ")),
  do: move,
  tally: openTally,
  confirm: (_, button) => confirmPicks(button),
  treasure: (_, button) => act({ all_treasure: true }, button),
  cancel: (_, button) => act({ cancel: true }, button),
  undo: (moves, button) => act({ undo: Number(moves) }, button),
  march: (_, button) => sendUnits(button),
  plan: openPlan,
  unplan: closePlan,
  target: choosePlayer,
  send: (message, { dataset: { ask } }) => {
    const wish = JSON.parse(message);
    const sendIt = () => act(wish.rematch ? { ...wish, part: newPart() || null } : wish);
    if (ask) confirmFirst(ask, sendIt); else sendIt();
  },
  show: showTab,
  fold: () => { body.classList.add("folded"); byId("show-over").hidden = false; byId("show-over").focus(); },
  unfold: (_, button) => { body.classList.remove("folded"); button.hidden = true; byId("over-title").focus(); },
  open: id => { if (id === "side") openSide(); else byId(id)?.showModal(); },
};

document.addEventListener("click", event => {
  const button = event.target.closest?.("button, [data-do], a, summary");
  if (event.target.nodeName === "DIALOG") { event.target.close(); return; }
  if (!button?.matches("[data-tally]")) closeTallies();
  if (!button) { if (!event.target.closest("#tip")) hideTip(); return; }
  if (wasLongPress) { wasLongPress = false; event.preventDefault(); return; }
  const { dataset } = button;
  if (isPlanning() && isPartOfPlan(button)) return;
  if ("listing" in dataset && !("do" in dataset) && !("why" in dataset && isAsked())) { openListing(dataset.listing); return; }
  if ("why" in dataset || button.getAttribute("aria-disabled") === "true") { explain(button); return; }
  const name = Object.keys(actions).find(each => each in dataset);
  if (name) actions[name](dataset[name], button);
});

/** While units are divided, a click on a player chooses that player, and one on a unit or its stepper sends it there. */
function isPartOfPlan(button) {
  const [zone, seat] = button.dataset.place?.split("/") || [];
  if (zone === "seat") return chooseSeat(seat);
  const stepper = button.closest(".stack")?.querySelector(".stepper");
  if (stepper) step(stepper.dataset.unit, Number(button.dataset.step || 1));
  return !!stepper;
}

function closeAround(button) {
  const dialog = button.closest("dialog");
  if (dialog) dialog.close(); else body.classList.remove("side-open");
}
/** The chronicle and the chat; the chat field must not have the focus, or a phone would open its keyboard over them. */
function openSide() { body.classList.add("side-open"); document.querySelector(".side-close")?.focus(); }

/** Say why something cannot be chosen. */
function explain(button) {
  showTip(button, true);
  if (byId("tip").hidden && !("why" in button.dataset)) toast(words["not-here"], "no");
}

document.addEventListener("mousedown", event => {          // a card played by mouse must not take the focus along
  if (!event.target.closest?.("[data-place], .act[data-do]")) return;
  event.preventDefault();
  if (document.activeElement?.matches("input, textarea")) document.activeElement.blur();
});
document.addEventListener("pointerdown", event => {
  wasLongPress = false;
  clearTimeout(press.timer);
  const card = event.target.closest?.("[data-card]");
  if (!card || event.pointerType === "mouse") return;
  const timer = setTimeout(() => { wasLongPress = true; openCard(card.dataset.card); }, LONG_PRESS_MS);
  press = { timer, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (Math.hypot(clientX - press.x, clientY - press.y) > STILL) clearTimeout(press.timer);
}, { passive: true });
for (const name of ["pointerup", "pointercancel"])
  document.addEventListener(name, () => clearTimeout(press.timer), { passive: true });
document.addEventListener("contextmenu", event => {
  const card = event.target.closest?.("[data-card]");
  if (card && isTable) { event.preventDefault(); if (!wasLongPress) openCard(card.dataset.card); }
});
