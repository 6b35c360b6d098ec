// Attacking several players: a player is chosen, and a stepper on each stack of units says how many go against that player.
// Every unit goes somewhere, and a unit that is no leader only where a leader goes (C5.2): the server's data says which lead.
// By a house rule a leader may go against several players at once (ruling 2).
import { send } from "./connection.js";
import { isVisible } from "./focus.js";
import { refuse } from "./messages.js";
import { move } from "./moves.js";
import { body, byId, setText } from "./page.js";
import { play } from "./sounds.js";

let plan = null;  // { key, target, sent }; sent: unit -> target -> how many

const steppers = () => [...document.querySelectorAll("#field .stepper")];
const targetButtons = () => [...byId("march")?.querySelectorAll("[data-target]") || []];
const targets = () => targetButtons().map(button => button.dataset.target);
const sentTo = (unit, target) => plan.sent.get(unit)?.get(target) || 0;

/** Whether units are being divided. */
export const isPlanning = () => plan !== null;

/** Begin to divide the units: all of them go against the first player, and the second is chosen. */
export function openPlan() {
  if (!byId("march")) return;
  const [first, second] = targets();
  const sent = new Map(steppers().map(({ dataset: { unit, count } }) => [unit, new Map([[first, Number(count)]])]));
  plan = { key: byId("question").dataset.key, target: second, sent };
  paintMarch();
  const more = [...document.querySelectorAll("#field [data-step='1']:not([aria-disabled=true])")].find(isVisible);
  more?.scrollIntoView({ block: "nearest" });
  more?.focus();
}

/** Leave the plan; whether there was one. */
export function closePlan() {
  if (!plan) return false;
  plan = null;
  paintMarch();
  byId("march-plan")?.focus();
  return true;
}

/** Choose the player whom the steppers are about. */
export function choosePlayer(target) {
  plan.target = target;
  paintMarch();
}

/** Choose the player who sits there; whether that could be done. */
export function chooseSeat(seat) {
  const button = plan && byId(`target-${seat}`);
  if (!button) return false;
  choosePlayer(button.dataset.target);
  return true;
}

/** Send one unit more or fewer against the chosen player. */
export function step(unit, by) {
  const why = whyNot(unit, by), { target } = plan;
  if (why) refuse(why);
  if (why !== null) return;
  if (hasSeveral(unit)) plan.sent.get(unit).set(target, sentTo(unit, target) + by);
  else if (by > 0) shift(unit, strongest(unit, target), target, 1);
  else shift(unit, target, open(unit).find(other => other !== target), 1);
  followLeaders();
  paintMarch();
  play("card");
}

/** Send a unit against the player at a seat, and go on from there; for a unit that was dragged to them. */
export function sendTo(unit, seat) {
  if (!plan) openPlan();
  if (chooseSeat(seat)) step(unit, 1);
}

/** Make the move that sends all units where they are shown. */
export const sendUnits = button => move(attack(), button);

/** Show the plan, and ask the server how strong each of the armies is. */
export function paintMarch() {
  const question = byId("question");
  if (plan && (!byId("march") || question.dataset.key !== plan.key)) plan = null;
  question?.classList.toggle("planning", isPlanning());
  body.classList.toggle("marching", isPlanning());
  for (const rival of document.querySelectorAll("#rivals > .aim")) rival.classList.remove("aim");
  if (!plan) return;
  for (const button of targetButtons()) button.setAttribute("aria-pressed", button.dataset.target === plan.target);
  const { dataset: { seat } } = targetButtons().find(button => button.dataset.target === plan.target);
  byId(`seat-${seat}`)?.classList.add("aim");
  for (const stepper of steppers()) {
    const { unit, count } = stepper.dataset;
    setText(stepper.querySelector("output"), count > 1 ? `${sentTo(unit, plan.target)}/${count}` : sentTo(unit, plan.target));
    for (const button of stepper.querySelectorAll("[data-step]")) {
      if (whyNot(unit, Number(button.dataset.step)) === null) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", true);
    }
  }
  send({ weigh: attack() });
}

/** The server's answer: how strong each of the armies is, unless units have been sent elsewhere meanwhile. */
export function takeStrengths({ weigh, armies }) {
  if (!plan || weigh !== attack()) return;
  for (const button of targetButtons()) setText(button.querySelector("b"), armies[button.dataset.target] || 0);
}

const stepperOf = unit => steppers().find(stepper => stepper.dataset.unit === unit);
const hasSeveral = unit => "several" in byId("march").dataset && "leads" in stepperOf(unit).dataset;

/** The players against whom a unit may go. */
function open(unit) {
  const units = steppers(), { dataset } = stepperOf(unit);
  const leaders = units.filter(stepper => "leads" in stepper.dataset).map(stepper => stepper.dataset.unit);
  return "leads" in dataset ? targets() : targets().filter(target => leaders.some(leader => sentTo(leader, target)));
}

/** Why no unit more, or fewer, can go against the chosen player: null if it can, empty if that can be seen. */
function whyNot(unit, by) {
  const { target } = plan, { closed } = byId("march").dataset;
  if (hasSeveral(unit)) {
    const count = Number(stepperOf(unit).dataset.count), sent = sentTo(unit, target);
    const total = targets().reduce((sum, each) => sum + sentTo(unit, each), 0);
    return (by > 0 ? sent < count : sent && total > count) ? null : "";
  }
  if (by > 0 ? !strongest(unit, target) : !sentTo(unit, target)) return "";
  const reached = open(unit);
  return (by > 0 ? reached.includes(target) : reached.some(other => other !== target)) ? null : closed;
}

/** The other player against whom most of these units go. */
function strongest(unit, but) {
  return targets().filter(target => target !== but && sentTo(unit, target)).sort((a, b) => sentTo(unit, b) - sentTo(unit, a))[0];
}

function shift(unit, from, to, number) {
  const sent = plan.sent.get(unit);
  sent.set(from, sentTo(unit, from) - number);
  sent.set(to, sentTo(unit, to) + number);
}

/** Units whose leader has gone elsewhere follow one. */
function followLeaders() {
  for (const { dataset: { unit } } of steppers()) {
    const reached = open(unit);
    for (const target of targets()) if (!reached.includes(target)) shift(unit, target, reached[0], sentTo(unit, target));
  }
}

function attack() {
  const armies = targets().map(target => {
    const cards = [...plan.sent.keys()].filter(unit => sentTo(unit, target));
    return cards.length && `${target}:${cards.map(unit => sentTo(unit, target) > 1 ? `${unit}*${sentTo(unit, target)}` : unit).join(",")}`;
  });
  return `attack ${armies.filter(Boolean).join(" ")}`;
}
