// The dialogs of the table: a card in full, what lies in a pile, and "are you sure?".
import { nameCards } from "./card_names.js";
import { fill, model } from "./cards.js";
import { byId, data, words } from "./page.js";
import { hideTip } from "./tips.js";

/** Show a card in full; a card that somebody made is known only at its table. */
export function openCard(card) {
  const found = model(card)?.dataset;
  if (found) open("zoom", "own" in found ? `/t/${data.table}/part/card-${card}?lang=${data.lang}` : `/cards/${found.game}/${card}?part=1&lang=${data.lang}`);
}

/** Show what lies in a pile, or another listing of the table. */
export function openListing(name) {
  const query = new URLSearchParams({ lang: data.lang });
  if ("watch" in data) query.set("watch", "1");
  const seat = byId("hand")?.dataset.place.split("/")[1];
  if (seat !== undefined) query.set("seat", seat);
  open("look", `/t/${data.table}/part/${name}?${query}`);
}

/** Ask the player to confirm something first. */
export function confirmFirst(text, then) {
  const dialog = byId("sure");
  byId("sure-words").textContent = text;
  dialog.querySelector("[data-yes]").onclick = () => { dialog.close(); then(); };
  dialog.showModal();
}

async function open(id, address) {
  const dialog = byId(id), inside = dialog.querySelector(".inside");
  hideTip();
  inside.textContent = words.loading;
  if (!dialog.open) dialog.showModal();
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    inside.innerHTML = answer.ok ? text : "";
    if (!answer.ok) inside.textContent = words.gone;
  } catch { inside.textContent = words.offline; }
  fill(inside);
  nameCards([inside]);
  inside.querySelector("h1, h2")?.focus?.();
}
