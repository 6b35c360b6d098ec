// The player's settings, kept in this browser.

const KEY = "kunitori-table";

/** The settings this browser has stored: those the player has changed. */
export function storedSettings() {
  try { return JSON.parse(localStorage.getItem(KEY) || "{}"); } catch { return {}; }
}
export function storeSettings(values) {
  try { localStorage.setItem(KEY, JSON.stringify(values)); } catch { /* storage is blocked: settings last for this page */ }
}

export const settings = { sound: false, volume: 60, muted: {}, motion: true, notify: false, coach: false, list: false, answers: true, ...storedSettings() };
export function changeSetting(name, value) {
  settings[name] = value;
  storeSettings(settings);
}
