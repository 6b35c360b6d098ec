// Picking several cards before one confirmation.
import { move, writeCards } from "./moves.js";
import { byId, setText } from "./page.js";
import { play } from "./sounds.js";

const picked = new Set();  // the numbers of the cards

export function clearPicks() { picked.clear(); }

/** Show on the page what is picked. */
export function paintPicks() {
  const confirm = byId("confirm");
  if (!confirm) { picked.clear(); return; }
  for (const element of document.querySelectorAll("[data-pick]")) {
    const isPicked = picked.has(element.dataset.pick);
    element.setAttribute("aria-pressed", isPicked);
    element.classList.toggle("picked", isPicked);
  }
  for (const stack of document.querySelectorAll("[data-picks]")) {
    const numbers = stack.dataset.picks.split(" "), n = numbers.filter(number => picked.has(number)).length;
    stack.setAttribute("aria-pressed", n > 0);
    stack.classList.toggle("picked", n > 0);
    const mark = stack.querySelector(".chosen, .mark");
    if (mark) setText(mark, n ? `✓${numbers.length > 1 ? n : ""}` : "");
  }
  setText(confirm.querySelector("span"), JSON.parse(confirm.dataset.confirm)[picked.size]);
}

/** Pick a card, or put it back. */
export function togglePick(number) {
  if (!picked.delete(number)) picked.add(number);
  paintPicks();
  play("card");
}

/** Pick one more card of a stack; once all are picked, put all of them back. */
export function pickFromStack(numbers) {
  const free = numbers.find(number => !picked.has(number));
  if (free !== undefined) picked.add(free); else numbers.forEach(number => picked.delete(number));
  paintPicks();
  play("card");
}

/** Make the move with the picked cards. */
export function confirmPicks(button) {
  const group = document.querySelector(".picks");
  if (!group) return;
  const chosen = [...group.querySelectorAll("[data-picks]")].flatMap(({ dataset: { picks, card } }) =>
    picks.split(" ").filter(number => picked.has(number)).map(() => card));
  move(`${group.dataset.verb} ${writeCards(chosen).join(" ") || "none"}`, button);
}
