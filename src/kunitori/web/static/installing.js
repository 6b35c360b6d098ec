// The service worker, on every page: with it the site can be installed, and says in its own words when it is offline.

const { lang } = document.documentElement;
const version = new URL(import.meta.url).pathname.split("/")[2];

export const worker = "serviceWorker" in navigator
  ? navigator.serviceWorker.register(`/sw.js?v=${version}&lang=${lang}`).catch(() => null)  // private windows refuse it
  : Promise.resolve(null);
