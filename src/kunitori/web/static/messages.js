// Short messages to the player: toasts at the edge of the page, and announcements for screen readers.
import { byId } from "./page.js";
import { play } from "./sounds.js";

const TOAST_MS = 6000;

/** Have a screen reader say something. */
export function announce(text) {
  const live = byId("live");
  if (!live || !text) return;
  live.textContent = "";
  setTimeout(() => { live.textContent = text; }, 30);
}

/** Show a toast in place of the last one of its sort; without text, take that one away. "offline" stays until then. */
export function toast(text, sort = "") {
  const toasts = byId("toasts");
  if (!toasts) return;
  const old = toasts.querySelector(sort === "offline" ? ".offline" : ".toast:not(.offline)");
  if (!text) { old?.remove(); return; }
  const element = old || toasts.appendChild(document.createElement("div"));
  element.className = `toast ${sort}`;
  element.replaceChildren(text);
  if (sort !== "offline") { clearTimeout(element.timer); element.timer = setTimeout(() => element.remove(), TOAST_MS); }
  return element;
}

/** Say why something cannot be done. */
export function refuse(text, rule) {
  const element = toast(text, "no");
  if (element && rule) element.append(" ", ruleLink(rule));
  announce(text);
  play("no");
}

export function ruleLink(rule) {
  const link = document.createElement("a");
  link.href = `/rules/${rule.replaceAll(" ", "-")}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.className = "rule";
  link.textContent = rule;
  return link;
}
