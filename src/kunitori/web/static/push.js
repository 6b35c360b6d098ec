// Messages while no page is open: this browser asks its push service for an address, and tells the server.
import { worker } from "./installing.js";

const told = document.getElementById("push")?.dataset;
const toBytes = text => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
const toText = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Whether this server and this browser can do it. */
export const isPushOffered = !!told && "PushManager" in window && "Notification" in window;

/** Have this browser told of turns; what to say to the player. */
export async function subscribe() {
  if (await Notification.requestPermission() !== "granted") return told.denied;
  try {
    await worker;
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: toBytes(told.key) };
    const found = await pushManager.subscribe(wish).catch(async () => {   // with another key before, for an older server
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    const body = new URLSearchParams({ endpoint: found.endpoint, key: toText(found.getKey("p256dh")), secret: toText(found.getKey("auth")) });
    const answer = await fetch("/settings/push", { method: "POST", body });
    if (answer.ok) return told.on;
    await found.unsubscribe();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector("[role=alert]")?.textContent || told.failed;
  } catch { return told.failed; }
}

/** Have this browser left alone. */
export async function unsubscribe() {
  try {
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!found) return told.off;
    await fetch("/settings/push/forget", { method: "POST", body: new URLSearchParams({ endpoint: found.endpoint }) });
    await found.unsubscribe();
    return told.off;
  } catch { return told.failed; }
}
