// The end screen asks for the course of the game, which the server works out in the background.
import { byId, data } from "./page.js";

const FIRST_MS = 900, LONGEST_MS = 8000, MOST_TRIES = 60;
let isAsking = false;

async function askForCourse() {
  const over = byId("over"), place = byId("course");
  if (isAsking || !place || !over || over.hidden) return;
  isAsking = true;
  const query = new URLSearchParams({ lang: data.lang });
  if ("watch" in data) query.set("watch", "1");
  let pause = FIRST_MS;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      const answer = await fetch(`${place.dataset.course}?${query}`, { headers: { Accept: "text/html" } });
      if (answer.status !== 200) { place.replaceChildren(); return; }
      const text = await answer.text();
      if (place.innerHTML !== text) place.innerHTML = text;
      if (!place.querySelector("[data-wait]")) return;
    } catch { /* offline: the next try comes later */ }
    await new Promise(done => setTimeout(done, pause));
    pause = Math.min(LONGEST_MS, pause * 1.4);
  }
}

document.addEventListener("table:changed", askForCourse);
askForCourse();
