// Tips beside a card, on hover, focus or tap: the card in full, and why it cannot be chosen.
import { model } from "./cards.js";
import { send } from "./connection.js";
import { announce, ruleLink } from "./messages.js";
import { byId, isAsked, words } from "./page.js";

const TIPPED = "[data-card], [data-why], [data-place][aria-disabled]";
const reasons = new Map();  // move -> why it cannot be made: { text, rule }; undefined until the answer comes
let owner = null, isLoud = false, timer = 0;

/** What the tip belongs to. */
export const tipOwner = () => owner;

/** Show the tip of an element; a loud one is read out, too. */
export function showTip(element, isReadOut = false) {
  const tip = byId("tip");
  if (!tip) return;
  owner = element;
  isLoud = isReadOut;
  const reason = element.matches("[data-place], .pile, .card, .ground") ? reasonFor(element) : null;
  const { card } = element.dataset;
  const face = card && model(card)?.querySelector(".face"), isInHand = !!element.closest("#hand");
  if (!face && !reason) { hide(tip); return; }
  tip.querySelector(".card").replaceChildren(...(face && !isInHand ? [face.cloneNode(true)] : []));
  tip.classList.toggle("bare", !face || isInHand);
  tip.querySelector(".told").textContent = face ? wordsOn(face) : "";
  const text = tip.querySelector(".why");
  text.replaceChildren(reason?.text || "");
  if (reason?.rule && !reason.text.includes(reason.rule)) text.append(" ", ruleLink(reason.rule));
  if (!tip.querySelector(".told").textContent && !text.textContent && tip.classList.contains("bare")) { hide(tip); return; }
  show(tip);
  place(tip, element, isInHand);
  element.setAttribute("aria-describedby", "tip");
  if (isLoud && reason?.text) { announce(reason.text); isLoud = false; }
}

export function hideTip() {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  if (byId("tip")) hide(byId("tip"));
}

/** As a popover the tip stands above an open dialog, too. */
function show(tip) {
  hide(tip);
  tip.hidden = false;
  tip.showPopover?.();
}
function hide(tip) {
  if (!tip.hidden) tip.hidePopover?.();
  tip.hidden = true;
}

/** What is printed on a face: on a small card there is no room for it. */
function wordsOn(face) {
  const gains = [...face.querySelectorAll(".gains b")].map(gain => gain.textContent).join(" · ");
  return [gains, face.querySelector(".says")?.textContent].filter(Boolean).join(" · ");
}

/** Hide the tip if what it belongs to has left the page. */
export function hideStaleTip() { if (owner && !owner.isConnected) hideTip(); }

/** The server's answer to why a move cannot be made. */
export function takeReason({ why, refused, rule }) {
  reasons.set(why, refused ? { text: refused, rule } : null);
  if (owner?.dataset.why === why) showTip(owner, isLoud);
}
export function forgetReasons() { reasons.clear(); }

/** Why an element cannot be chosen. The server is asked the first time. */
function reasonFor(element) {
  const { why } = element.dataset;
  if (element.classList.contains("near")) return { text: words.near };
  if (!why && element.getAttribute("aria-disabled") !== "true") return null;
  if (!why) return { text: isAsked() ? words["not-here"] : byId("prompt")?.textContent || words["not-asked"] };
  if (!reasons.has(why)) { reasons.set(why, undefined); send({ why }); }
  return reasons.get(why);
}

/** Put the tip beside an element: right, left, or else above or below; above a card of the hand. */
function place(tip, element, isAbove) {
  const r = element.getBoundingClientRect(), w = tip.offsetWidth, h = tip.offsetHeight, gap = 8;
  const fits = r.right + gap + w < innerWidth;
  let x = fits ? r.right + gap : r.left - gap - w, y = r.top + r.height / 2 - h / 2;
  if (x < 4 || isAbove) { x = Math.min(Math.max(4, r.left + r.width / 2 - w / 2), innerWidth - w - 4); y = r.top - h - gap < 4 ? r.bottom + gap : r.top - h - gap; }
  tip.style.left = `${Math.max(4, Math.min(x, innerWidth - w - 4))}px`;
  tip.style.top = `${Math.max(4, Math.min(y, innerHeight - h - 4))}px`;
}

document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest?.(TIPPED);
  if (element === owner || event.target.closest?.("#tip")) return;
  hideTip();
  if (element) timer = setTimeout(() => element.isConnected && showTip(element), element.closest("#hand") ? 350 : 260);
});
document.addEventListener("focusin", event => {
  const element = event.target.closest?.(TIPPED);
  if (element?.matches(":focus-visible")) {
    clearTimeout(timer);
    timer = setTimeout(() => element === document.activeElement && showTip(element, true), 400);
  } else if (!event.target.closest?.("#tip")) hideTip();
});
addEventListener("scroll", hideTip, { capture: true, passive: true });
