// The mouse and fingers: a click does what the data of its button says; a long press or a right click shows a card in full.
import { confirmFirst, openCard, openListing } from "./dialogs.js";
import { sendUnits } from "./marching.js";
import { toast } from "./messages.js";
import { act, move } from "./moves.js";
import { body, byId, isAsked, isTable, words } from "./page.js";
import { confirmPicks, pickFromStack, togglePick } from "./picks.js";
import { showTab } from "./reveal.js";
import { hideTip, showTip } from "./tips.js";

const LONG_PRESS_MS = 480;
let pressTimer = 0, wasLongPress = false;

/** What a click does, by the data attribute of the button. */
const actions = {
  close: (_, button) => closeAround(button),
  zoom: openCard,
  pick: togglePick,
  picks: numbers => pickFromStack(numbers.split(" ")),
  do: move,
  confirm: confirmPicks,
  treasure: () => act({ all_treasure: true }),
  cancel: () => act({ cancel: true }),
  undo: moves => act({ undo: Number(moves) }),
  march: sendUnits,
  send: (message, { dataset: { ask } }) => {
    const sendIt = () => act(JSON.parse(message));
    if (ask) confirmFirst(ask, sendIt); else sendIt();
  },
  show: showTab,
  fold: () => { body.classList.add("folded"); if (byId("show-over")) byId("show-over").hidden = false; },
  unfold: (_, button) => { body.classList.remove("folded"); button.hidden = true; },
  open: id => { if (id === "side") openSide(); else byId(id)?.showModal(); },
};

document.addEventListener("click", event => {
  const button = event.target.closest?.("button, [data-do], a, summary");
  if (event.target.nodeName === "DIALOG") { event.target.close(); return; }
  if (!button) { if (!event.target.closest("#tip")) hideTip(); return; }
  if (wasLongPress) { wasLongPress = false; event.preventDefault(); return; }
  const { dataset } = button;
  if ("listing" in dataset && !("do" in dataset) && !("why" in dataset && isAsked())) { openListing(dataset.listing); return; }
  if ("why" in dataset || button.getAttribute("aria-disabled") === "true") { explain(button); return; }
  const name = Object.keys(actions).find(each => each in dataset);
  if (name) actions[name](dataset[name], button);
});

function closeAround(button) {
  const dialog = button.closest("dialog");
  if (dialog) dialog.close(); else body.classList.remove("side-open");
}
function openSide() { body.classList.add("side-open"); byId("words")?.focus(); }

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
  const card = event.target.closest?.("[data-card]");
  if (!card || event.pointerType === "mouse") return;
  pressTimer = setTimeout(() => { wasLongPress = true; openCard(card.dataset.card); }, LONG_PRESS_MS);
});
for (const name of ["pointerup", "pointercancel", "pointermove"])
  document.addEventListener(name, event => { if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(pressTimer); }, { passive: true });
document.addEventListener("contextmenu", event => {
  const card = event.target.closest?.("[data-card]");
  if (card && isTable) { event.preventDefault(); if (!wasLongPress) openCard(card.dataset.card); }
});
