// Keyboard focus: one tab stop in each group, and a place for the focus when what had it is gone.
import { byId } from "./page.js";

/** What arrow keys go through in a group: its buttons, and in the log the links to rules, too. */
export const STEPS = "button, a.rule";
/** The steps of a group that can be seen. */
export const stepsOf = group => group ? [...group.querySelectorAll(STEPS)].filter(isVisible) : [];
export const isVisible = element => element.getClientRects().length > 0;

/** Give every group exactly one tab stop; arrow keys move on from there. */
export function setTabStops() {
  for (const group of document.querySelectorAll("[data-roving]")) {
    const steps = [...group.querySelectorAll(STEPS)];
    const stops = steps.filter(step => step.tabIndex === 0);
    if (stops.length === 1) continue;
    stops.forEach(step => { step.tabIndex = -1; });
    const first = steps.find(step => step.classList.contains("can")) || steps.at(group.dataset.roving === "last" ? -1 : 0);
    if (first) first.tabIndex = 0;
  }
}

/** Focus a step and make it the tab stop of its group. */
export function focusOn(step) {
  const group = step.closest("[data-roving]");
  if (group) { for (const other of group.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1; step.tabIndex = 0; }
  step.focus();
}

export function focusQuestion() {
  const first = byId("question")?.querySelector(".picks .act, .acts:not(.list) .act, summary, .act");
  (first || byId("asked"))?.focus({ preventScroll: false });
}

/** Where the focus is, for restoreFocus after a change. */
export function focusNow() {
  const element = document.activeElement, group = element?.closest?.("[data-roving]");
  const place = group ? [...group.querySelectorAll(STEPS)].indexOf(element) : -1;
  return { element, group, place, isInQuestion: !!element?.closest?.("#question") };
}

/** If the focused element is gone, focus its neighbour; if a question was answered, focus the viewer's next one. */
export function restoreFocus(before, isNewQuestion) {
  const { element, group, place } = before;
  if (element && element !== document.body && !element.isConnected) {
    const steps = stepsOf(group && (group.isConnected ? group : byId(group.id)));
    const next = steps[Math.min(place, steps.length - 1)];
    if (next) focusOn(next); else focusQuestion();
  } else if (before.isInQuestion && isNewQuestion && document.activeElement === document.body) focusQuestion();
}
