// The socket to the table: it reconnects by itself and says so.
import { announce, toast } from "./messages.js";
import { body, data, words } from "./page.js";
import { settings } from "./settings.js";

let socket, tries = 0, isLeaving = false, onMessage, onLost;

/** Connect, and stay connected. */
export function connect(receive, lost) {
  onMessage = receive;
  onLost = lost;
  open();
}

function open() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ lang: data.lang });
  if ("watch" in data) query.set("watch", "1");
  socket = new WebSocket(`${scheme}://${location.host}/ws/t/${data.table}?${query}`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ have: data.have || "" }));
    if (settings.coach && "coach" in data) socket.send(JSON.stringify({ coach: true }));
    document.dispatchEvent(new Event("table:open"));
    if (tries > 1) announce(words.online);
    tries = 0;
    body.classList.remove("offline");
    toast("", "offline");
  };
  socket.onmessage = event => onMessage(JSON.parse(event.data));
  socket.onclose = event => {
    data.have = "";
    onLost();
    body.classList.remove("live");
    if (isLeaving) return;
    body.classList.add("offline");
    if (event.code >= 4400 && event.code < 4500) { toast(words.gone, "offline"); return; }
    tries++;
    if (tries > 1) toast(tries > 4 ? words["offline-long"] : words.offline, "offline");
    setTimeout(open, Math.min(8000, 200 * 2 ** Math.min(tries, 6)) * (.7 + Math.random() * .6));
  };
}

/** Send a message, if there is a connection. */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) { toast(words.offline, "offline"); return false; }
  socket.send(JSON.stringify(message));
  return true;
}

/** Go to another page; the connection is not missed then. */
export function leave(address) {
  isLeaving = true;
  location.assign(address);
}

addEventListener("pagehide", () => { isLeaving = true; });
addEventListener("offline", () => socket?.close());        // the system knows at once; the socket would notice minutes later
addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
