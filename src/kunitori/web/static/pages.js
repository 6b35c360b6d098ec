// The pages around the table. Their forms work without this script, and more smoothly with it.
import "./clipboard.js";
import { newPart } from "./fair_shuffles.js";
import { isPushOffered, subscribe } from "./push.js";
import "./themes.js";
import { storedSettings, storeSettings } from "./settings.js";

const root = document.documentElement;
root.classList.add("js");
const $ = (query, at = document) => at.querySelector(query);
const $$ = (query, at = document) => [...at.querySelectorAll(query)];

function begin() {
  for (const button of $$("[data-file][hidden],[data-up][hidden]")) button.hidden = false;
  const newTable = $("[data-setting]");
  if (newTable) setTable(newTable);
  if ($("#sound")) shareSettings($("#sound").form);
  if ($("[data-push]")) offerMessages($("[data-push]"));
  if ($("[data-thinking]")) waitForReview($("[data-thinking]"));
}

// ---- sitting down: this browser's part in the shuffles, a new one each time
document.addEventListener("submit", (e) => { if (e.target.elements.part) e.target.elements.part.value = newPart(); });

// ---- links to select, files to read
document.addEventListener("focusin", (e) => { if (e.target.matches("[data-select]")) e.target.select(); });
document.addEventListener("change", async (e) => {
  const place = e.target.closest("[data-file]");
  if (!place || !e.target.files?.length) return;
  document.getElementById(place.dataset.file).value = await e.target.files[0].text();
});

// ---- a new table
function setTable(form) {
  const show = () => {
    const game = form.elements.game.value;
    for (const part of $$("[data-for]", form)) part.hidden = !part.dataset.for.split(" ").includes(game);
    for (const part of $$("[data-own]", form)) part.hidden = form.elements.mixing.value !== "own";
    for (const option of $$("option[data-games]", form)) option.hidden = option.disabled = !option.dataset.games.split(" ").includes(game);
    for (const select of $$("[data-seat]", form)) {
      if (select.selectedOptions[0]?.disabled) select.value = "captain";
      const name = $(`[data-name="${select.dataset.seat}"]`, form);
      name.hidden = !(select.value === "screen" || (select.value === "me" && !form.elements.name)); // asked for above
    }
    for (const up of $$("[data-up]", form)) up.disabled = up.dataset.up === "1";
  };
  let asking = 0;
  const mix = async (action, whole) => {
    const turn = ++asking;
    const body = new URLSearchParams(new FormData(form));
    body.set("action", action);
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body });
    if (!answer.ok || turn !== asking) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const id = whole ? "mix" : "mix-says";
    const fresh = page.getElementById(id);
    if (!fresh) return;
    const focused = document.activeElement?.value;
    document.getElementById(id).replaceWith(document.adoptNode(fresh));
    if (whole) $$('[name="action"]', form).find((b) => b.value === focused)?.focus();
    show();
  };
  form.addEventListener("click", (e) => {
    const button = e.target.closest('[name="action"]');
    if (button) { e.preventDefault(); mix(button.value, true); }
    const up = e.target.closest("[data-up]");
    if (up) swap(form, +up.dataset.up, show);
  });
  form.addEventListener("change", (e) => {
    show();
    if (e.target.name === "card" && e.target.checked)
      for (const other of $$(`[data-kind="${e.target.dataset.kind}"]`, form)) if (other !== e.target) other.checked = false;
    if (["card", "mixing", "generals", "treasury"].includes(e.target.name)) mix("check", false);
  });
  show();
}
function swap(form, number, show) {
  for (const part of ["seat", "name"]) {
    const [a, b] = [form.elements[part + number], form.elements[part + (number - 1)]];
    [a.value, b.value] = [b.value, a.value];
  }
  show();
  const next = $(`[data-up="${number - 1}"]`, form);
  (next.disabled ? $(`[data-seat="${number - 1}"]`, form) : next).focus();
}

// ---- sounds and motion: the same settings as on the table, which are kept in the browser
function shareSettings(form) {
  const { sound, motion } = form.elements, stored = storedSettings();
  if ("sound" in stored) sound.value = stored.sound ? "on" : "off";
  if ("motion" in stored && stored.motion !== (motion.value !== "none")) motion.value = stored.motion ? "system" : "none";
  form.addEventListener("submit", () => storeSettings({ ...stored, sound: sound.value === "on", motion: motion.value !== "none" }));
}

// ---- messages while no page is open
function offerMessages(button) {
  button.hidden = !isPushOffered;
  button.addEventListener("click", async () => { $("#push-says").textContent = await subscribe(); });
}

// ---- a review in the making
async function waitForReview(part) {
  for (;;) {
    await new Promise((done) => setTimeout(done, 1000));
    try {
      const progress = await (await fetch(part.dataset.thinking)).json();
      if (progress.ready) { location.reload(); return; }
      if ($("[data-text]", part).textContent !== progress.text) $("[data-text]", part).textContent = progress.text;
      $("progress", part).value = progress.done;
    } catch { /* try again in a second */ }
  }
}

begin();
