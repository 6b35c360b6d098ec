// Says once, to those who play with a finger, how a card is seen large: not over a battle. Lessons teach it themselves.
import { toast } from "./messages.js";
import { byId, words } from "./page.js";
import { changeSetting, settings } from "./settings.js";

export function showTouchHint() {
  if (settings.hinted || document.querySelector("#battle:not(.none)") || !matchMedia("(pointer: coarse)").matches || !byId("hand")?.querySelector(".card")) return;
  changeSetting("hinted", true);
  if (!document.querySelector(".lesson.panel")) toast(words["touch-zoom"], "hint");
}
