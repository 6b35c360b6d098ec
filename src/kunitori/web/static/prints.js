// Makes a print of each card's picture while the page is idle: a bitmap costs far less to lay out and paint than a drawing.
import { byId } from "./page.js";

const WIDE = 150, HIGH = 104;                              // a picture in the sprite
const PIXELS = 2 * Math.ceil(devicePixelRatio);            // for each unit: enough for a card lifted from the hand
const DRAWINGS = ":is(.face, .thumb) > .art > svg.scene";

/** The sprite with all pictures. */
export const readSprite = async file => new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");

/** All parts of the sprite that elements use, and that those use in turn. */
export function partsOf(sprite, elements) {
  const parts = new Map(), unread = [...elements];
  while (unread.length) {
    for (const use of unread.pop().querySelectorAll("use")) {
      const name = use.getAttribute("href").split("#")[1], part = sprite.getElementById(name);
      if (!parts.has(name)) { parts.set(name, part.outerHTML); unread.push(part); }
    }
  }
  return `<defs>${[...parts.values()].join("")}</defs>`;
}

/** Let an element use parts of its own document instead of the sprite. */
export function useOwnParts(element) {
  for (const use of element.querySelectorAll("use")) use.setAttribute("href", `#${use.getAttribute("href").split("#")[1]}`);
}

/** A symbol of the sprite, with all parts that it uses, over the whole picture. */
function layer(sprite, id, style = "") {
  const symbol = sprite.getElementById(id);
  return partsOf(sprite, [symbol])
    + `<svg viewBox="${symbol.getAttribute("viewBox")}" preserveAspectRatio="none" style="${style}">${symbol.innerHTML}</svg>`;
}

/** The drawing of an invented card, with all parts that it uses; null for a symbol of the sprite. */
function ownLayer(sprite, drawing) {
  if (!drawing.dataset.own) return null;
  const own = drawing.lastElementChild.cloneNode(true), parts = partsOf(sprite, [own]);
  useOwnParts(own);
  return parts + new XMLSerializer().serializeToString(own);
}

/** A whole picture as an SVG of its own: mist, hills in the colour of its sky, and what stands before them (kit.css). */
function picture(sprite, front, hills) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE * PIXELS}" height="${HIGH * PIXELS}" style="stroke-linejoin:round;stroke-width:1.2">`
    + layer(sprite, "mist", "color:#fff7e2;opacity:.42") + layer(sprite, "hills", `color:${hills}`) + front + "</svg>";
}

/** The colour of the hills under the sky of a card. */
function hillsOf(drawing) {
  const probe = document.createElement("i");
  probe.className = drawing.closest("[class*=sky-]").className.match(/sky-\w+/)[0];
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue("--h");
  probe.remove();
  return colour;
}

/** An SVG as an image. */
export async function imageOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The address of a bitmap of an image, or of the part of it that begins at a point. */
export async function bitmapOf(image, width, height, left = 0, top = 0) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d").drawImage(image, -left, -top);
  return URL.createObjectURL(await new Promise(done => canvas.toBlob(done, "image/webp", .92)));
}

export const idle = () => new Promise(done => (window.requestIdleCallback || setTimeout)(done));
const addressOf = drawing => drawing.firstElementChild.getAttribute("href").split("#")[0];
const nameOf = drawing => drawing.dataset.own || drawing.lastElementChild.getAttribute("href").split("#")[1];

/** Draw the signs on cards themselves: the browser would copy each of those that are used out of the sprite for every card. */
function drawSigns(sprite, roots) {
  for (const root of roots)
    for (const use of root.querySelectorAll(":is(.face, .thumb) .sign > use"))
      use.replaceWith(...document.importNode(sprite.getElementById(use.getAttribute("href").split("#")[1]), true).childNodes);
}

/** Replace the drawings on the cards of this page and of its models. */
export async function makePrints() {
  const models = byId("models")?.content, firsts = new Map();
  for (const drawing of models?.querySelectorAll(DRAWINGS) || []) firsts.set(nameOf(drawing), drawing);
  if (!firsts.size) return;
  const styles = new CSSStyleSheet();
  const sprite = await readSprite(addressOf(models.querySelector(DRAWINGS))), roots = [models, document];
  drawSigns(sprite, roots);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  for (const [id, drawing] of firsts) {
    if (sprite.getElementById(id)?.querySelector("text")) continue;  // a bitmap would not have our fonts
    await idle();
    const image = await imageOf(picture(sprite, ownLayer(sprite, drawing) ?? layer(sprite, id), hillsOf(drawing)));
    styles.insertRule(`.print-${id}{background:url(${await bitmapOf(image, WIDE * PIXELS, HIGH * PIXELS)}) 50%/cover}`);
    const print = document.createElement("span");
    print.className = `scene print-${id}`;
    for (const root of roots)
      for (const other of root.querySelectorAll(DRAWINGS)) if (nameOf(other) === id) other.replaceWith(print.cloneNode());
  }
}
