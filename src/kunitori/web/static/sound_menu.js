// The sounds in the menu of a table: how loud, and which of them. Each is heard when it is switched on.
import { byId } from "./page.js";
import { changeSetting, settings } from "./settings.js";
import { play } from "./sounds.js";

const volume = byId("volume");
if (volume) {
  volume.value = settings.volume;
  volume.addEventListener("change", () => { changeSetting("volume", Number(volume.value)); play("turn"); });
}
for (const box of document.querySelectorAll("[data-hear]")) {
  const name = box.dataset.hear;
  box.checked = !settings.muted[name];
  box.addEventListener("change", () => {
    changeSetting("muted", { ...settings.muted, [name]: !box.checked });
    play(name);
  });
}
