// Changes an element in place, so that focus, scrolling and what the page itself has set stay.
import { updateThumb } from "./cards.js";

const KEPT = new Set(["tabindex", "style", "open", "aria-pressed", "aria-describedby", "data-seen", "data-dressed"]);
const isCard = element => element.hasAttribute("data-face") || element.hasAttribute("data-thumb");

/** Make one element like another. Children are matched by id, else by place. */
export function morph(from, to) {
  if (to.hasAttribute("data-kept") || from.isEqualNode(to)) return from;
  if (isCard(to) && from.dataset.face === to.dataset.face && from.dataset.thumb === to.dataset.thumb) {
    for (const name of ["left", "price"]) if (to.dataset[name] === undefined) delete from.dataset[name]; else from.dataset[name] = to.dataset[name];
    updateThumb(from);
    return from;
  }
  if (from.nodeName !== to.nodeName || isCard(to) || isCard(from)) { from.replaceWith(to); return to; }
  for (const name of from.getAttributeNames())
    if (!to.hasAttribute(name) && !KEPT.has(name)) from.removeAttribute(name);
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name);
    if (from.getAttribute(name) !== value && !(KEPT.has(name) && from.hasAttribute(name) && name !== "aria-pressed")) from.setAttribute(name, value);
  }
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
