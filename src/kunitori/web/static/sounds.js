// The sounds of the table, made by the browser itself.
import { settings } from "./settings.js";

let audio;
const notes = {
  card: [[520, .03, .05, "triangle"]], turn: [[392, 0, .18, "sine"], [523, .12, .3, "sine"]],
  war: [[92, 0, .22, "sine"], [61, .02, .2, "triangle"]], no: [[150, 0, .12, "square"]],
  end: [[392, 0, .25, "sine"], [494, .16, .25, "sine"], [587, .32, .5, "sine"]],
};
/** Play a sound, if the player wants sounds and is looking at the page. */
export function play(name) {
  if (!settings.sound || document.hidden) return;
  try {
    audio ||= new AudioContext();
    for (const [pitch, delay, length, shape] of notes[name]) {
      const tone = audio.createOscillator(), loud = audio.createGain(), start = audio.currentTime + delay;
      tone.type = shape;
      tone.frequency.setValueAtTime(pitch, start);
      loud.gain.setValueAtTime(name === "war" ? .22 : .07, start);
      loud.gain.exponentialRampToValueAtTime(.0001, start + length);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  } catch { /* this browser has no audio */ }
}
