// What the server may answer for this player: it is told whenever the socket opens, and when the menu changes it.
import { send } from "./connection.js";

const boxes = [...document.querySelectorAll("[data-habit]")];

function tell() {
  if (boxes.length) send({ habits: boxes.filter(box => box.checked).map(box => box.dataset.habit) });
}

document.addEventListener("table:open", tell);
document.addEventListener("change", event => { if (boxes.includes(event.target)) tell(); });
