// Makes the names of cards in texts into buttons that show the card. The server sends plain text, once for all viewers;
// what people wrote stays text, of which only whole names of cards of this game become buttons.
import { byId } from "./page.js";

const SKIPPED = "button, a, summary, input, textarea, script, .vh, .name, .card, .thumb";
const OPENING = /[(«“„「『][\u00a0\u202f]?$/u, CLOSING = /^[\u00a0\u202f]?[.,;:!?…)»”’」』、。，：；！？]+/u;
const TALKED = "li[id^=log-], li[id^=since-], li[id^=chat-] > span, #asked, #lesson li, #hint, #battle .outcome";
let cards = null, pattern = null;

/** The names of the cards of this game, and a pattern that finds them, the longest first. */
function readNames() {
  cards = new Map();
  for (const { dataset: { card, name } } of byId("models")?.content.children || []) cards.set(name, card);
  const names = [...cards.keys()].sort((one, other) => other.length - one.length).map(name => {
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return name.length > 1 ? literal : `(?<!\\p{Script=Han})${literal}(?!\\p{Script=Han})`;  // 村 is a card, the same sign in a longer word is none
  });
  pattern = names.length ? new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${names.join("|")})(?![\\p{Script=Latin}\\p{N}])`, "gu") : null;
}

/** Make the names of cards inside these elements into buttons. */
export function nameCards(elements) {
  if (!cards) readNames();
  if (!pattern) return;
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(SKIPPED)) texts.push(walker.currentNode);
    texts.forEach(nameIn);
  }
}
/** The same for everything that is said at the table. */
export const nameTalkedCards = (root = document) => nameCards(root.querySelectorAll(TALKED));

/** A button and the marks that touch it, on one line: a browser would break it from them as from a picture. */
function together(...parts) {
  const whole = document.createElement("span");
  whole.className = "whole-name";
  whole.append(...parts);
  return whole;
}

function nameIn(text) {
  const words = text.data, parts = [];
  let end = 0;
  for (const found of words.matchAll(pattern)) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "named";
    button.dataset.card = button.dataset.zoom = cards.get(found[0]);
    if (text.parentElement.closest("[data-roving]")) button.tabIndex = -1;
    button.textContent = found[0];
    const before = words.slice(end, found.index), open = before.match(OPENING)?.[0] ?? "";
    end = found.index + found[0].length;
    const close = words.slice(end).match(CLOSING)?.[0] ?? "";
    end += close.length;
    parts.push(before.slice(0, before.length - open.length), open || close ? together(open, button, close) : button);
  }
  if (parts.length) text.replaceWith(...parts, words.slice(end));
}
