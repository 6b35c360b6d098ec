// The players' clocks run on between two messages of the server.

const known = new Map();  // id of a clock -> the seconds the server sent, and when

/** Take the times that the server has sent. */
export function setClocks() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const { left } = clock.dataset;
    if (known.get(clock.id)?.left !== left) known.set(clock.id, { left, since: performance.now() });
  }
}

setInterval(() => {
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    const time = known.get(clock.id);
    if (!time) continue;
    const left = Math.max(0, Number(time.left) - (performance.now() - time.since) / 1000);
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 30);
  }
}, 250);
