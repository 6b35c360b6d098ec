// A table that is only looked at, in replays and puzzles: cards open in full, tabs change, arrow keys move between cards.
import { model } from "./cards.js";
import { STEPS, focusOn, stepsOf } from "./focus.js";
import { byId, data } from "./page.js";

/** Show a card in full, with a link to its page; a card that somebody made has none. */
function openCard(card) {
  const found = model(card), face = [...found?.querySelectorAll(".face") ?? []].pop(), zoom = byId("zoom");
  if (!face) return;
  zoom.querySelector(".card").replaceChildren(face.cloneNode(true));
  const link = zoom.querySelector("a");
  link.hidden = "own" in found.dataset;
  link.href = `/cards/${face.closest("[data-game]")?.dataset.game || link.dataset.game}/${card}`;
  zoom.showModal();
}

document.addEventListener("click", event => {
  const { target } = event, tab = target.closest("[data-show]:not(body)");
  if (tab) {
    data.show = tab.dataset.show;
    for (const other of document.querySelectorAll("[data-show]:not(body)")) other.setAttribute("aria-pressed", String(other === tab));
  }
  const card = target.closest("#table [data-card], .named");
  if (card) openCard(card.dataset.card);
  if (target.closest("[data-close]") || target === byId("zoom")) byId("zoom").close();
});
document.addEventListener("contextmenu", event => {
  const card = event.target.closest("#table [data-card]");
  if (card) { event.preventDefault(); openCard(card.dataset.card); }
});

/** Move the focus inside a group of cards; whether this key did. */
export function moveFocus(event) {
  const group = event.target.closest("[data-roving]"), way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!group || !way || event.altKey || event.ctrlKey || event.metaKey) return false;
  const steps = stepsOf(group), next = steps[steps.indexOf(event.target.closest(STEPS)) + way];
  if (next) focusOn(next);
  event.preventDefault();
  return true;
}
