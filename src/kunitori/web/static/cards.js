// Draws cards in their places, as copies of the models that the page carries once for each kind of card.
import { byId, setText } from "./page.js";

/** The model of a card. */
export const model = card => byId("models")?.content.querySelector(`[data-card="${CSS.escape(card)}"]`);

/** Draw all cards whose places are still empty. */
export function fill(root) {
  for (const place of root.querySelectorAll("[data-face]:empty, [data-thumb]:empty")) {
    const found = model(place.dataset.face || place.dataset.thumb);
    const drawn = found?.querySelector(place.dataset.face ? ".face" : ".thumb");
    if (!drawn) continue;
    place.className = drawn.className;
    place.append(...drawn.cloneNode(true).childNodes);
    if (place.dataset.thumb) updateThumb(place);
  }
}

/** Show on a small card how many copies are left and what it costs now. */
export function updateThumb(thumb) {
  const left = thumb.querySelector(".left"), cost = thumb.querySelector(".cost"), { left: number, price } = thumb.dataset;
  if (left) { setText(left, number ?? ""); left.hidden = number === undefined; }
  if (!cost) return;
  cost.dataset.printed ??= cost.textContent;
  setText(cost, price ?? cost.dataset.printed);
  cost.classList.toggle("other", price !== undefined);
}
