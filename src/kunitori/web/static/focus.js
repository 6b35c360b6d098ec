// Keyboard focus: one tab stop in each group of cards, and a place for the focus when what had it is gone.
import { byId } from "./page.js";

/** The buttons of a group that can be seen. */
export const buttonsOf = group => group ? [...group.querySelectorAll("button")].filter(isVisible) : [];
export const isVisible = element => element.getClientRects().length > 0;

/** Give every group of cards exactly one tab stop; arrow keys move on from there. */
export function setTabStops() {
  for (const group of document.querySelectorAll("[data-roving]")) {
    const buttons = [...group.querySelectorAll("button")];
    const stops = buttons.filter(button => button.tabIndex === 0);
    if (stops.length === 1) continue;
    stops.forEach(button => { button.tabIndex = -1; });
    const first = buttons.find(button => button.classList.contains("can")) || buttons[0];
    if (first) first.tabIndex = 0;
  }
}

/** Focus a button and make it the tab stop of its group. */
export function focusOn(button) {
  const group = button.closest("[data-roving]");
  if (group) { for (const other of group.querySelectorAll('button[tabindex="0"]')) other.tabIndex = -1; button.tabIndex = 0; }
  button.focus();
}

export function focusQuestion() {
  const first = byId("question")?.querySelector(".picks .act, .acts:not(.list) .act, summary, .act");
  (first || byId("asked"))?.focus({ preventScroll: false });
}

/** Where the focus is, for restoreFocus after a change. */
export function focusNow() {
  const element = document.activeElement, group = element?.closest?.("[data-roving]");
  const place = group ? [...group.querySelectorAll("button")].indexOf(element) : -1;
  return { element, group, place, isInQuestion: !!element?.closest?.("#question") };
}

/** If the focused element is gone, focus its neighbour; if a question was answered, focus the viewer's next one. */
export function restoreFocus(before, isNewQuestion) {
  const { element, group, place } = before;
  if (element && element !== document.body && !element.isConnected) {
    const buttons = buttonsOf(group && (group.isConnected ? group : byId(group.id)));
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next) focusOn(next); else focusQuestion();
  } else if (before.isInQuestion && isNewQuestion && document.activeElement === document.body) focusQuestion();
}
