// Clocks and waiting times run on between two messages of the server.

const known = new Map();  // id of a clock -> the seconds the server sent, and when

/** Take the times that the server has sent. */
export function setClocks() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const { left } = clock.dataset;
    if (known.get(clock.id)?.left !== left) known.set(clock.id, { left, since: performance.now() });
  }
  showWaits();
}

const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A length of time in words of the page's language, in its largest whole unit. */
function lasting(seconds) {
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? units.at(-1);
  const words = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(document.documentElement.lang, words).format(Math.floor(seconds / length));
}

/** Show how long somebody has been away, and what may be done about it from now on. */
function showWaits() {
  const now = Date.now() / 1000;
  const each = (name, show) => {
    for (const there of document.querySelectorAll(`#notices [data-${name}]`)) show(there, Number(there.dataset[name]) - now);
  };
  const tell = (there, words) => { if (there.textContent !== words) there.textContent = words; };
  each("from", (there, left) => { there.hidden = left > 0; });
  each("until", (there, left) => { there.hidden = left <= 0; });
  each("since", (there, left) => tell(there, lasting(Math.max(0, -left))));
  each("to", (there, left) => tell(there, lasting(Math.max(0, left))));
}

setInterval(() => {
  showWaits();
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    const time = known.get(clock.id);
    if (!time) continue;
    const left = Math.max(0, Number(time.left) - (performance.now() - time.since) / 1000);
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 30);
  }
}, 250);
