// The battle scene: both strengths grow card by card (C5.5), and a battle that has been seen shrinks to its result.
import { announce } from "./messages.js";
import { byId, reducedMotion, setText } from "./page.js";
import { settings } from "./settings.js";
import { play } from "./sounds.js";

const STEP_MS = 210;        // from one card to the next
const RESULT_MS = 6000;     // the finished battle is shown in full for this long
let timers = [], shrunkBattle = "";

/** Which battle is shown, and both strengths: taken before a change, for playBattle after it. */
export function battleShown() {
  const battle = byId("battle");
  return { key: battle?.dataset.battle, totals: totalsOf(battle) };
}
const totalsOf = battle => battle ? [...battle.querySelectorAll(".host")].map(host => Number(host.dataset.total)) : [];

/** What the page shows when it is loaded is not played again. */
export function skipBattle() {
  for (const fighter of document.querySelectorAll("[data-worth]")) fighter.dataset.seen = "1";
  if (byId("battle")?.classList.contains("done")) shrunkBattle = byId("battle").dataset.battle;
}

/** Let the cards that have joined the battle enter one by one. */
export function playBattle(before) {
  const battle = byId("battle");
  timers.forEach(clearTimeout);
  timers = [];
  if (!battle || battle.hidden) return;
  const key = battle.dataset.battle;
  if (battle.classList.contains("done") && shrunkBattle !== key)
    setTimeout(() => { shrunkBattle = key; shrinkBattle(); }, RESULT_MS);
  const totals = totalsOf(battle), sums = [...battle.querySelectorAll(".host .sum b")];
  const showTotals = () => sums.forEach((sum, side) => setText(sum, totals[side]));
  const isSame = before.key === key;
  const fighters = [...battle.querySelectorAll("[data-worth]")];
  const fresh = isSame ? fighters.filter(fighter => !fighter.dataset.seen) : fighters;
  fighters.forEach(fighter => { fighter.dataset.seen = "1"; });
  if (!fresh.length || !settings.motion || reducedMotion.matches || document.hidden) {
    showTotals();
    if (fresh.length) play("war");
    return;
  }
  const running = isSame ? [...before.totals] : [0, 0];
  if (isSame && running.every((n, side) => n === totals[side]))
    fresh.forEach(fighter => { running[fighter.dataset.side] -= Number(fighter.dataset.worth); });
  sums.forEach((sum, side) => { sum.textContent = Math.max(0, running[side] || 0); });
  fresh.forEach((fighter, i) => {
    fighter.animate([{ opacity: 0, transform: "translateY(-1.2rem) scale(.6)" }, { opacity: 1, transform: "none" }],
      { duration: 260, delay: i * STEP_MS, easing: "cubic-bezier(.2,1.4,.4,1)", fill: "backwards" });
    timers.push(setTimeout(() => {
      const side = Number(fighter.dataset.side);
      running[side] = (running[side] || 0) + Number(fighter.dataset.worth);
      sums[side].textContent = running[side];
      sums[side].animate([{ transform: "scale(1.5)" }, { transform: "none" }], { duration: 200 });
      play("war");
    }, i * STEP_MS + 180));
  });
  timers.push(setTimeout(showTotals, fresh.length * STEP_MS + 260));
}

/** Show how a strength adds up, or hide it again; the mouse and the keyboard's focus show it too (battle.css). */
export function openTally(_, button) {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  closeTallies();
  button.setAttribute("aria-expanded", !isOpen);
  if (!isOpen) announce(byId(button.getAttribute("aria-controls")).textContent);
}

/** Hide all sums; whether one was open. */
export function closeTallies() {
  const open = [...document.querySelectorAll("[data-tally][aria-expanded=true]")];
  for (const button of open) button.setAttribute("aria-expanded", false);
  return open.length > 0;
}

/** Show only the result of a finished battle that has been seen. */
export function shrinkBattle() {
  const battle = byId("battle");
  battle?.classList.toggle("small", battle.classList.contains("done") && battle.dataset.battle === shrunkBattle);
}
