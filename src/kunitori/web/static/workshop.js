// The workshop: a form for each card, which the server draws and checks. Everything is kept in this browser.
import { fromData, fromFragment, newCard, newExpansion, toFragment, toToml, withClause } from "./expansion_files.js";

const KEY = "kunitori-workshop", DELAY_MS = 500, AGAIN_MS = 2500;
const $ = id => document.getElementById(`w-${id}`);
const bench = document.getElementById("workshop"), head = $("head"), form = $("card");
const play = document.getElementById("play"), file = document.getElementById("file");
const language = bench.dataset.lang;

// ---- what is kept
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    if (kept?.all?.length && kept.all.every(one => one.cards?.length)) return { at: 0, card: 0, ...kept };
  } catch { /* nothing is kept, or nothing that can be read */ }
  return { at: 0, card: 0, all: [newExpansion(language)] };
}
const shelf = stored();
const now = () => shelf.all[shelf.at] ?? shelf.all[(shelf.at = 0)];
const card = () => now().cards[shelf.card] ?? now().cards[(shelf.card = 0)];
function keep() {
  try { localStorage.setItem(KEY, JSON.stringify(shelf)); } catch { /* storage is full or blocked: it lasts for this page */ }
}

const nameOf = one => one.names[language] || one.names[now().language] || Object.values(one.names).find(Boolean) || bench.dataset.unnamed;

// ---- the form
const fieldsOf = (element, of) => [...element.elements].filter(field => field.name).map(field => {
  const [part, name] = field.name.split(".");
  return { field, holder: name ? of[part] : of, name: name ?? part };
});
function fill(element, of) {
  for (const { field, holder, name } of fieldsOf(element, of))
    if (field.type === "checkbox") field.checked = !!holder[name]; else field.value = holder[name] ?? "";
}
function read(element, of) {
  for (const { field, holder, name } of fieldsOf(element, of)) holder[name] = field.type === "checkbox" ? field.checked : field.value;
}
function list() {
  $("which").replaceChildren(...shelf.all.map((one, at) => new Option(one.title || `${at + 1}`, at, false, at === shelf.at)));
  $("list").replaceChildren(...now().cards.map((one, at) => {
    const row = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.className = `act k-${one.category}`;
    button.dataset.at = at;
    button.dataset.id = one.id;
    if (at === shelf.card) button.setAttribute("aria-current", "true");
    button.append(Object.assign(document.createElement("b"), { className: "coin", textContent: one.numbers.cost ?? "" }), nameOf(one));
    row.append(button);
    return row;
  }));
  $("add").disabled = $("copy").disabled = now().cards.length >= Number(bench.dataset.most);
  $("remove").disabled = now().cards.length < 2;
}
function show() {
  fill(head, now());
  fill(form, card());
  for (const name of ["game", "mix"]) play.elements[name].value = now()[name];
  $("mix").hidden = now().game !== "custom";
  list();
  keep();
  look();
}

// ---- how the card looks
let asking = 0, timer = 0;
function look(delay = 0) {
  clearTimeout(timer);
  timer = setTimeout(preview, delay);
}
async function ask(fields) {
  return fetch(bench.dataset.preview, { method: "POST", body: new URLSearchParams(fields) });
}
async function preview() {
  const turn = ++asking, says = $("says");
  let answer;
  try { answer = await ask({ text: toToml(now()), alone: toToml(now(), [card()]), card: card().id }); } catch { answer = null; }
  if (turn !== asking) return;
  if (!answer?.ok) {
    tell(says, says.dataset.busy, false);
    look(AGAIN_MS);
    return;
  }
  const seen = await answer.json();
  if (turn !== asking) return;
  $("face").innerHTML = seen.face;  // the server's own markup
  $("spoken").textContent = seen.spoken;
  tell(says, seen.problem || says.dataset.sound, !seen.problem, seen.notes);
  for (const button of $("list").querySelectorAll("button")) button.classList.toggle("refused", !!seen.wrong && button.dataset.id === seen.wrong);
}
function tell(place, sentence, isGood, notes = []) {
  const line = (className, textContent) => Object.assign(document.createElement("p"), { className, textContent });
  place.replaceChildren(line(isGood ? "good" : "problems", sentence), ...notes.map(note => line("hint", note)));
}

// ---- what the designer does
head.addEventListener("input", () => { read(head, now()); list(); keep(); look(DELAY_MS); });
form.addEventListener("input", () => { read(form, card()); list(); keep(); look(DELAY_MS); });
for (const each of [head, form]) each.addEventListener("submit", event => event.preventDefault());
form.addEventListener("click", event => {
  const button = event.target.closest("[data-clause],[data-line]");
  if (!button) return;
  const { clause, line } = button.dataset, text = $("text");
  text.value = clause ? withClause(text.value, $("when").value, clause) : `${text.value.trimEnd()}${text.value.trim() ? "\n" : ""}${line}`;
  text.dispatchEvent(new Event("input", { bubbles: true }));
  text.focus();
});
$("list").addEventListener("click", event => {
  const button = event.target.closest("[data-at]");
  if (!button) return;
  shelf.card = Number(button.dataset.at);
  show();
  $("id").focus({ preventScroll: true });
});
$("which").addEventListener("change", event => { shelf.at = Number(event.target.value); shelf.card = 0; show(); });

function freshId(wished) {
  const taken = new Set(now().cards.map(one => one.id));
  for (let n = 1; ; n++) if (!taken.has(`${wished}_${n}`)) return `${wished}_${n}`;
}
function add(made) {
  shelf.card = now().cards.push(made) - 1;
  show();
  $("id").select();
}
$("add").addEventListener("click", () => add(newCard(freshId("card"))));
$("copy").addEventListener("click", () => add({ ...structuredClone(card()), id: freshId(card().id.replace(/_\d+$/, "").slice(0, 28)) }));
$("remove").addEventListener("click", () => { now().cards.splice(shelf.card, 1); shelf.card = 0; show(); });

function open(expansion) {
  const text = toToml(expansion), found = shelf.all.findIndex(one => toToml(one) === text);
  shelf.at = found < 0 ? shelf.all.push(expansion) - 1 : found;
  shelf.card = 0;
  show();
}
$("new").addEventListener("click", () => { open(newExpansion(language)); head.elements.title.focus(); });
$("drop").addEventListener("click", event => {
  if (!confirm(event.target.dataset.sure)) return;
  shelf.all.splice(shelf.at, 1);
  if (!shelf.all.length) shelf.all.push(newExpansion(language));
  shelf.at = shelf.card = 0;
  show();
});

// ---- files and links
async function openText(text, place) {
  const answer = await ask({ text, open: "1" }).catch(() => null);
  const told = answer?.headers.get("content-type")?.includes("json") ? await answer.json() : { problem: $("says").dataset.busy };
  if (told.problem) { tell(place, told.problem, false); return false; }
  open(fromData(told, text));
  place.replaceChildren();
  return true;
}
$("open").addEventListener("click", async () => { if (await openText(file.elements.text.value, $("open-says"))) bench.scrollIntoView(); });
file.addEventListener("submit", () => { if (!file.elements.text.value.trim()) file.elements.text.value = toToml(now()); });

function save(text, kind, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${now().title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase() || "kunitori"}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
$("toml").addEventListener("click", () => save(toToml(now()), "toml", "text/plain"));
$("json").addEventListener("click", async () => {
  const answer = await ask({ text: toToml(now()), open: "1" }).catch(() => null);
  if (answer?.ok) save(`${JSON.stringify(await answer.json(), null, 2)}\n`, "json", "application/json");
  else look();  // it says why
});
$("link").addEventListener("click", async () => {
  const says = $("link-says"), address = `${location.origin}/workshop#${await toFragment(toToml(now()))}`;
  const isLong = address.length > Number(bench.dataset.link);
  $("linked").hidden = isLong;
  says.textContent = isLong ? says.dataset.long : "";
  document.getElementById("w-address").value = isLong ? "" : address;
});
async function follow() {
  const says = $("link-says");
  try {
    const text = await fromFragment(location.hash);
    if (text === null) return;
    if (await openText(text, $("says"))) tell(says, says.dataset.opened, true);
  } catch { tell(says, says.dataset.bad, false); }
  history.replaceState(null, "", location.pathname);  // a reload must not open it again
}
addEventListener("hashchange", follow);

// ---- playing
play.addEventListener("change", () => {
  for (const name of ["game", "mix"]) now()[name] = play.elements[name].value;
  $("mix").hidden = now().game !== "custom";
  keep();
});
play.addEventListener("submit", () => { play.elements.text.value = toToml(now()); });

show();
follow();
