// The page of a table: takes what the server sends, puts it in place, and keeps the page in order around it.
import { battleShown, playBattle, shrinkBattle, skipBattle } from "./battle.js";
import { fill } from "./cards.js";
import { setClocks } from "./clocks.js";
import { connect, leave, send } from "./connection.js";
import { fly } from "./flights.js";
import { focusNow, restoreFocus, setTabStops } from "./focus.js";
import "./keys.js";
import { fanHand, makeRoomForBattle } from "./layout.js";
import { paintMarch, takeStrengths } from "./marching.js";
import { announce, refuse } from "./messages.js";
import { morph } from "./morph.js";
import { stopWaiting } from "./moves.js";
import { openPlaces } from "./open_places.js";
import { body, byId, data, isAsked, isMoegahara, isTable } from "./page.js";
import { clearPicks, paintPicks } from "./picks.js";
import "./pointer.js";
import { openNews, scrollToChoices, showTab, showTabOfQuestion } from "./reveal.js";
import { changeSetting, settings } from "./settings.js";
import { play } from "./sounds.js";
import { forgetReasons, hideStaleTip, takeReason } from "./tips.js";

// ---------------------------------------------------------------- messages of the server
function receive(message) {
  if (message.go) { leave(message.go); return; }
  if ("why" in message) { takeReason(message); return; }
  if ("weigh" in message) { takeStrengths(message); return; }
  if (message.refused) { stopWaiting(); refuse(message.refused, message.rule); return; }
  if ("hint" in message) { stopWaiting(); showHint(message.hint); return; }
  if (!("rev" in message) && !message.f && !message.gone) return;
  stopWaiting();
  body.classList.add("live");
  const before = { focus: focusNow(), battle: battleShown(), isAsked: isAsked(), question: byId("question")?.dataset.key };
  const flights = message.flights || [];
  fly(flights, () => putFragments(message), settings.motion);
  afterChange(before, message, flights);
}

const parser = document.createElement("template");
/** Put the changed fragments in place, and remove those that are gone. */
function putFragments(message) {
  const fragments = message.f || {};
  parser.innerHTML = Object.values(fragments).join("");
  for (const node of [...parser.content.children]) {
    const old = byId(node.id);
    if (old) morph(old, node);
    else if (node.id.startsWith("log-")) byId("log")?.append(node);
    else if (node.id.startsWith("chat-")) byId("chat")?.append(node);
    else if (node.id.startsWith("seat-")) byId("rivals")?.append(node);
  }
  const gone = message.gone || [];
  if (message.whole)
    for (const item of document.querySelectorAll("#log > li, #chat > li, #rivals > li")) if (!(item.id in fragments)) gone.push(item.id);
  for (const id of gone) byId(id)?.remove();
  drawFragments();
  if (message.title) document.title = message.title;
}
function drawFragments() {
  fill(document);
  openPlaces(byId("question"));
  makeRoomForBattle();
}

function afterChange(before, message, flights) {
  const question = byId("question"), isMine = isAsked(), isNew = question && question.dataset.key !== before.question;
  if (isNew) { clearPicks(); forgetReasons(); }
  arrange();
  if (isTable && "rev" in message) data.rev = message.rev;
  document.dispatchEvent(new Event("table:changed"));
  restoreFocus(before.focus, isMine && isNew);
  playBattle(before.battle);
  announce([message.say, isMine && isNew ? byId("asked")?.firstChild?.textContent : ""].filter(Boolean).join(" "));
  if (isMine && !before.isAsked) startTurn(); else if (flights.length) play("card");
  if (isMine && isNew && !before.isAsked) openNews();
  if (isTable && isMine && isNew) { showTabOfQuestion(); requestAnimationFrame(scrollToChoices); }
  hideStaleTip();
  if (byId("over") && !byId("over").hidden && data.stage !== "over") showEnd();
}

/** Arrange what this page lays out rather than the server: the fan of the hand, picks, tab stops, clocks. */
function arrange() {
  fanHand();
  coverTable();
  paintPicks();
  paintMarch();
  shrinkBattle();
  setTabStops();
  setClocks();
  const list = byId("more");
  if (list && !list.dataset.dressed) { list.dataset.dressed = "1"; list.open = settings.list; }
}

/** While a shared screen is covered, nothing behind the cover can be reached. */
function coverTable() {
  if (!isTable) return;
  const cover = byId("cover"), isCovered = !!cover && !cover.hidden && !cover.classList.contains("none");
  const wasCovered = byId("table").inert;
  byId("table").inert = byId("side").inert = isCovered;
  if (isCovered && !wasCovered) byId("uncover").focus();
}

function startTurn() {
  play("turn");
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted")
    new Notification(document.title, { body: byId("asked")?.textContent || "", icon: "/static/icon.svg", tag: data.table });
}

function showEnd() {
  data.stage = "over";
  body.classList.remove("folded");
  play("end");
  byId("over-title")?.focus();
}

/** Show the coach's advice, and mark the answers it recommends. */
function showHint(html) {
  const hint = byId("hint");
  if (!hint) return;
  hint.innerHTML = html;
  hint.scrollIntoView({ block: "nearest" });
  for (const old of document.querySelectorAll(".best")) old.classList.remove("best");
  const advice = hint.querySelector("[data-move]");
  if (advice) for (const best of document.querySelectorAll(`[data-do="${CSS.escape(advice.dataset.move)}"]`)) best.classList.add("best");
  announce(hint.textContent);
}

// ---------------------------------------------------------------- chat and settings
byId("say")?.addEventListener("submit", event => {
  event.preventDefault();
  const { text, team } = event.target.elements, words = text.value.trim();
  if (words && send({ chat: words, team: !!team?.checked })) text.value = "";
});
document.addEventListener("toggle", event => { if (event.target.id === "more") changeSetting("list", event.target.open); }, true);
document.addEventListener("change", ({ target: { dataset, checked } }) => {
  const name = dataset?.setting;
  if (!name) return;
  changeSetting(name, checked);
  if (name === "coach") send({ coach: checked });
  if (name === "sound") play("turn");
  if (name === "notify" && checked && "Notification" in window) Notification.requestPermission();
  body.classList.toggle("still", !settings.motion);
});

// ---------------------------------------------------------------- begin
for (const box of document.querySelectorAll("[data-setting]")) box.checked = settings[box.dataset.setting];
body.classList.toggle("still", !settings.motion);
drawFragments();
if (isTable) {
  skipBattle();
  arrange();
  if (isMoegahara) { showTab("lands"); showTabOfQuestion(); }
  openNews();
}
connect(receive, stopWaiting);
