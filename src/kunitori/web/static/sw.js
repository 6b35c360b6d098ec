// The service worker: keeps the site's files, and shows a page of its own when the server cannot be reached.
// It keeps no other page: tables, hands and links are for the moment and for this guest alone.

const query = new URLSearchParams(location.search);
const VERSION = query.get("v") || "", OFFLINE = `/offline?lang=${query.get("lang") || ""}`;
const FILES = `/static/${VERSION}/`, CACHE = `kunitori-${VERSION}-${query.get("lang") || ""}`;

/** The offline page and what it is drawn with. Without the cookie, so that it holds nothing of its reader. */
async function prepare() {
  const cache = await caches.open(CACHE), page = await fetch(OFFLINE, { credentials: "omit", cache: "no-store" });
  if (!page.ok) throw new Error(`offline page: ${page.status}`);
  const text = await page.clone().text();
  await cache.put(OFFLINE, page);
  const files = [...new Set([...text.matchAll(/href="(\/static\/[^"]+\.(?:css|svg|woff2))"/g)].map(([, address]) => address))];
  await Promise.allSettled(files.map(address => cache.add(address)));
  await self.skipWaiting();
}

async function begin() {
  for (const name of await caches.keys()) if (name.startsWith("kunitori-") && name !== CACHE) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event) {
  try {
    return await event.preloadResponse || await fetch(event.request);
  } catch {
    return await caches.match(OFFLINE, { cacheName: CACHE }) || Response.error();
  }
}

/** A file of this version never changes, so the first copy is kept. */
async function file(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200) (await caches.open(CACHE)).put(request, fresh.clone()).catch(() => {});
  return fresh;
}

/** A message from the server: it is somebody's turn. */
function tell(event) {
  const { title, body, url, tag } = event.data.json();
  return self.registration.showNotification(title, { body, tag, data: { url }, icon: `${FILES}app/192.png`, badge: `${FILES}app/192.png` });
}

/** Go to the table of a message, where it is open already if it is. */
async function follow({ notification }) {
  notification.close();
  const address = new URL(notification.data.url, location.origin).href;
  const open = await self.clients.matchAll({ type: "window" });
  const found = open.find(({ url }) => url.split(/[?#]/)[0] === address);
  return found ? found.focus() : self.clients.openWindow(address);
}

self.addEventListener("push", event => event.waitUntil(tell(event)));
self.addEventListener("notificationclick", event => event.waitUntil(follow(event)));
self.addEventListener("install", event => event.waitUntil(prepare()));
self.addEventListener("activate", event => event.waitUntil(begin()));
self.addEventListener("fetch", event => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (VERSION && pathname.startsWith(FILES)) event.respondWith(file(request));
});
