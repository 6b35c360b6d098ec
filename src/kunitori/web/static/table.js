// The page of a table: takes what the server sends, puts it in place, and keeps the page in order around it.
import "./answers.js";
import { battleShown, playBattle, shrinkBattle, skipBattle } from "./battle.js";
import { nameCards, nameTalkedCards } from "./card_names.js";
import { fill } from "./cards.js";
import { setClocks } from "./clocks.js";
import "./clipboard.js";
import { connect, leave, send } from "./connection.js";
import "./dealing.js";
import "./dragging.js";
import { fly } from "./flights.js";
import { makeFlyingPrints } from "./flying_prints.js";
import { focusNow, restoreFocus, setTabStops } from "./focus.js";
import "./keys.js";
import { fanHand, makeRoomForBattle } from "./layout.js";
import { paintMarch, takeStrengths } from "./marching.js";
import { announce, refuse, toast } from "./messages.js";
import { morph } from "./morph.js";
import { stopWaiting } from "./moves.js";
import { openPlaces } from "./open_places.js";
import { body, byId, data, isAsked, isMoegahara, isTable } from "./page.js";
import { clearPicks, paintPicks } from "./picks.js";
import "./pointer.js";
import { makePrints } from "./prints.js";
import { openNews, scrollToChoices, showTabOfQuestion } from "./reveal.js";
import { isPushOffered, subscribe, unsubscribe } from "./push.js";
import { changeSetting, settings } from "./settings.js";
import "./sound_menu.js";
import { play } from "./sounds.js";
import { forgetReasons, hideStaleTip, takeReason } from "./tips.js";
import "./themes.js";
import { showTouchHint } from "./touch_hint.js";

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
  nameTalkedCards(parser.content);
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
  if (message.title) setTimeout(() => { document.title = message.title; }, 50);  // telling the system costs as much as the page itself
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
  announce([message.say, isMine && isNew ? askedWords() : ""].filter(Boolean).join(" "));
  if (isMine && !before.isAsked) startTurn(); else if (flights.length) play(soundOf(flights));
  hearTalk(message);
  if (isMine && isNew && !before.isAsked) openNews();
  if (isTable && isNew) showTabOfQuestion();
  if (isTable && isMine && isNew) requestAnimationFrame(scrollToChoices);
  hideStaleTip();
  if (byId("over") && !byId("over").hidden && data.stage !== "over") showEnd();
}

/** The question without the number of its rule. */
const askedWords = () => [...byId("asked")?.childNodes || []].filter(node => !node.classList?.contains("rule")).map(node => node.textContent).join("").trim();

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

/** What moving cards sound like: bought, drawn or shuffled, or laid. */
function soundOf(flights) {
  const isAt = place => flights.some(([, source, target]) => source.startsWith(place) || target.startsWith(place));
  return isAt("pool") ? "coins" : isAt("deck") ? "shuffle" : "card";
}

let ownWords = 0;
/** What others say is heard. */
function hearTalk({ f, whole }) {
  const said = whole ? 0 : Object.keys(f || {}).filter(id => id.startsWith("chat-")).length;
  if (said > ownWords) play("chat");
  ownWords = Math.max(0, ownWords - said);
}

function startTurn() {
  play("turn");
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted")
    new Notification(document.title, { body: byId("asked")?.textContent || "", icon: new URL("./icon.svg", import.meta.url).href, tag: data.table });
}

function showEnd() {
  data.stage = "over";
  body.classList.remove("folded");
  play(byId("over").classList.contains("lost") ? "lost" : "won");
  byId("over-title")?.focus();
}

/** Show the coach's advice, and mark the answers it recommends. */
function showHint(html) {
  const hint = byId("hint");
  if (!hint) return;
  hint.innerHTML = html;
  nameCards([hint]);
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
  if (words && send({ chat: words, team: !!team?.checked })) { text.value = ""; ownWords++; }
});
/** Be told of turns: by this page while it is hidden, and through the browser's service while there is none. */
async function notify(isWanted) {
  if (isPushOffered) toast(await (isWanted ? subscribe() : unsubscribe()));
  else if (isWanted && "Notification" in window) Notification.requestPermission();
}
document.addEventListener("toggle", event => { if (event.target.id === "more") changeSetting("list", event.target.open); }, true);
document.addEventListener("change", ({ target: { dataset, checked } }) => {
  const name = dataset?.setting;
  if (!name) return;
  changeSetting(name, checked);
  if (name === "coach") send({ coach: checked });
  if (name === "sound") play("turn");
  if (name === "notify") notify(checked);
  body.classList.toggle("still", !settings.motion);
});

// ---------------------------------------------------------------- begin
for (const box of document.querySelectorAll("[data-setting]")) box.checked = !!settings[box.dataset.setting];
body.classList.toggle("still", !settings.motion);
drawFragments();
nameTalkedCards();
if (isTable) {
  skipBattle();
  arrange();
  showTabOfQuestion();
  openNews();
  if (isAsked()) requestAnimationFrame(scrollToChoices);
  showTouchHint();
}
connect(receive, stopWaiting);
makePrints().then(makeFlyingPrints).catch(() => {});     // then the drawings stay
