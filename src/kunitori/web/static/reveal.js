// Brings into view what matters now: the news since the last turn, and the cards the question is about.
import { body, byId, data, isMoegahara, reducedMotion } from "./page.js";

const hasRoomForNews = () => innerWidth > innerHeight && innerWidth > 900 && !isMoegahara;

/** Open the list of what happened since the viewer's last turn, if there is room for it. */
export function openNews() {
  const news = byId("since");
  if (news?.hasAttribute("data-turn") && !news.classList.contains("none") && hasRoomForNews()) news.open = true;
}
export function closeNews() { const news = byId("since"); if (news) news.open = false; }

const hasRoomForBoth = matchMedia("(min-width: 901px) and (min-aspect-ratio: 1/1)");

/** In Moegahara, show the pool, the battlefield, or both. */
export function showTab(name) {
  data.show = name;
  for (const tab of document.querySelectorAll("[data-show]:not(body)")) tab.setAttribute("aria-pressed", name === "both" || tab.dataset.show === name);
}

/** In Moegahara, show what the question is about: for a buy the pool, beside the battlefield where there is room for both. */
export function showTabOfQuestion() {
  if (!isMoegahara) return;
  const { mine, key = "" } = byId("question")?.dataset || {}, kind = key.split(".")[1];
  const isBuy = mine !== undefined && (kind === "buy" || !!document.querySelector("#pool .can"));
  showTab(!isBuy ? "lands" : hasRoomForBoth.matches ? "both" : "pool");
}

/** On a phone the page is longer than the screen: scroll to what can be chosen. */
export function scrollToChoices() {
  const mat = document.querySelector(".me"), choice = document.querySelector("#pool .can, #lands .can, #field .can, #rivals .can");
  if (!choice || getComputedStyle(mat).position !== "sticky") return;
  const r = choice.getBoundingClientRect(), bottom = mat.getBoundingClientRect().top;
  if (r.top >= 0 && r.bottom <= bottom && r.right > 0 && r.left < innerWidth) return;
  const behavior = reducedMotion.matches ? "auto" : "smooth";
  scrollBy({ top: choice.closest(".supply, .lands-box, .field, .rivals").getBoundingClientRect().top - 60, behavior });
  const row = choice.closest(".supply, .lands-box, #rivals");
  if (row && (r.right > innerWidth || r.left < 0)) row.scrollBy({ left: r.left - 40, behavior });
}
