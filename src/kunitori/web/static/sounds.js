// The sounds of the table, made by the browser itself: koto strings, taiko drums, wood blocks and paper.
import { settings } from "./settings.js";

// ---------------------------------------------------------------- instruments
let noise;
/** A second of white noise, the same each time. */
function hiss(audio) {
  if (noise?.sampleRate === audio.sampleRate) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = noise.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < data.length; i++) { seed = (seed * 16807) % 2147483647; data[i] = seed / 1073741823.5 - 1; }
  return noise;
}

/** A loudness that rises within `attack` seconds and dies away within `length`. */
function swell(audio, start, loud, attack, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(.0001, start + length);
  return gain;
}

function tone(audio, out, shape, pitch, start, loud, attack, length, falling = pitch) {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  if (falling !== pitch) source.frequency.exponentialRampToValueAtTime(falling, start + length * .35);
  source.connect(swell(audio, start, loud, attack, length)).connect(out);
  source.start(start);
  source.stop(start + length);
}

/** A plucked string: overtones that die away sooner the higher they are, and the pick. */
function koto(audio, out, pitch, start, loud, length = .9) {
  for (const [overtone, share] of [[1, 1], [2.003, .5], [3.01, .28], [4.02, .14], [5.04, .07]])
    tone(audio, out, "sine", pitch * overtone, start, loud * share, .004, length / overtone ** .7);
  rustle(audio, out, pitch * 6, 2, start, loud * .35, .001, .03);
}
/** A drum: the skin falls in pitch, the stick is heard. */
function taiko(audio, out, pitch, start, loud, length = .5) {
  tone(audio, out, "sine", pitch * 2.2, start, loud, .003, length, pitch);
  tone(audio, out, "triangle", pitch * 3.4, start, loud * .3, .002, length * .3, pitch * 1.6);
  rustle(audio, out, 900, .8, start, loud * .4, .001, .05);
}
/** A block of wood. */
function block(audio, out, pitch, start, loud) {
  tone(audio, out, "sine", pitch, start, loud, .001, .09);
  tone(audio, out, "sine", pitch * 2.72, start, loud * .45, .001, .05);
}
/** Paper, or anything else that rustles. */
function rustle(audio, out, pitch, sharpness, start, loud, attack, length) {
  const source = audio.createBufferSource(), filter = audio.createBiquadFilter();
  source.buffer = hiss(audio);
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(swell(audio, start, loud, attack, length)).connect(out);
  source.start(start, 0, length);
}

// ---------------------------------------------------------------- what is heard; D E G A B are the strings of the koto
const D4 = 293.66, E4 = 329.63, G4 = 392, A4 = 440, B4 = 493.88, D5 = 587.33, E5 = 659.26, G5 = 783.99;
export const scores = {
  card(audio, out, at) {
    rustle(audio, out, 2400, .7, at, .35, .012, .09);
    block(audio, out, 620, at + .05, .22);
  },
  shuffle(audio, out, at) {
    for (let i = 0; i < 7; i++) rustle(audio, out, 1800 + 260 * (i % 3), .8, at + i * .055, .16 + .03 * (i % 2), .008, .07);
    block(audio, out, 520, at + .43, .2);
  },
  coins(audio, out, at) {
    [[2637, 0], [3136, .06], [3951, .13]].forEach(([pitch, delay]) => {
      tone(audio, out, "sine", pitch, at + delay, .12, .001, .34);
      tone(audio, out, "sine", pitch * 1.51, at + delay, .06, .001, .18);
    });
  },
  turn(audio, out, at) {
    [[A4, 0], [D5, .13], [E5, .26]].forEach(([pitch, delay]) => koto(audio, out, pitch, at + delay, .26));
  },
  war(audio, out, at) {
    [[62, 0, .6], [62, .19, .4], [54, .38, .75]].forEach(([pitch, delay, loud]) => taiko(audio, out, pitch, at + delay, loud));
  },
  won(audio, out, at) {
    [D4, G4, A4, B4, D5, E5, G5].forEach((pitch, i) => koto(audio, out, pitch, at + i * .085, .2, 1.1));
    taiko(audio, out, 70, at + .62, .5);
  },
  lost(audio, out, at) {
    [[E5, 0], [B4, .22], [G4, .46], [E4, .74]].forEach(([pitch, delay]) => koto(audio, out, pitch, at + delay, .22, 1));
  },
  chat(audio, out, at) {
    block(audio, out, 880, at, .22);
    block(audio, out, 1174, at + .09, .18);
  },
  no(audio, out, at) {
    block(audio, out, 330, at, .34);
    block(audio, out, 247, at + .1, .34);
  },
};

/** Write a sound into an audio graph; a limiter keeps sounds that come together from clipping. */
export function score(name, audio, at, volume) {
  const out = audio.createGain(), limit = audio.createDynamicsCompressor();
  out.gain.value = volume;
  limit.threshold.value = -6;
  limit.ratio.value = 12;
  limit.attack.value = .002;
  out.connect(limit).connect(audio.destination);
  scores[name](audio, out, at);
}

let audio;
/** Play a sound, if the player wants it, has touched the page before, and is looking at it. */
export function play(name) {
  if (!settings.sound || settings.muted[name] || document.hidden || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  try {
    audio ||= new AudioContext();
    score(name, audio, audio.currentTime + .01, settings.volume / 100);
  } catch { /* this browser has no audio */ }
}
