// Layout that a style sheet cannot do, or not cheaply.
import { byId } from "./page.js";

/** Mark the table while a battle is shown: finding one with :has() would cost time at every change of the page. */
export function makeRoomForBattle() {
  const table = byId("table"), battle = byId("battle")?.classList;
  if (!table || !battle) return;
  table.classList.toggle("fighting", !battle.contains("none") && !battle.contains("done"));
}

/** Fan out the cards of the hand. */
export function fanHand() {
  const hand = byId("hand");
  if (!hand) return;
  const cards = [...hand.querySelectorAll("li:not(.none)")];
  const set = ({ style }, name, number) => { if (style.getPropertyValue(name) !== String(number)) style.setProperty(name, number); };
  cards.forEach((card, i) => set(card, "--d", i - (cards.length - 1) / 2));
  set(hand, "--n", cards.length);
}
