// Prints whole cards for flights, fronts and backs, while the page is idle: in the air a card is one bitmap instead of thirty elements.
import { byId } from "./page.js";
import { bitmapOf, idle, imageOf, partsOf, readSprite, useOwnParts } from "./prints.js";

export const EDGE = .1;                                    // around a card for its shadow, as a share of the card's width
const REM = parseFloat(getComputedStyle(document.documentElement).fontSize), WIDTH = 9.5 * REM;  // of a card in the hand (table.css)
const WIDE = WIDTH * (1 + 2 * EDGE), HIGH = WIDTH * (1.39 + 2 * EDGE);
const ON_A_SHEET = 6;
const FONTS = { "700 1em Kamon": ".cost, .pow, .name, .fx", "500 1em Kamon": ".kind", "1em Brush": ".cart" };  // and where they are used
const prints = new Map();                                  // a card, or the seat of those whose backs it is -> its bitmap, and the classes that show it

/** A card that flies, face up or with the back of a seat's cards; null if it has not been printed. */
export function printedCard(card, seat) {
  const print = prints.get(card || seat);
  if (!print) return null;
  const span = document.createElement("span");
  span.className = print.look;
  return span;
}

/** A file as a data URL. */
async function dataOf(address) {
  const reader = new FileReader(), blob = await (await fetch(address)).blob();
  await new Promise(done => { reader.onload = done; reader.readAsDataURL(blob); });
  return reader.result;
}

/** The styles of cards, with the fonts that this page uses inside: an image cannot load anything. */
async function stylesOfCards() {
  await Promise.all(Object.entries(FONTS).map(([font, where]) => {
    const letters = [...drawn.values()].flatMap(card => [...card.querySelectorAll(where)]).map(({ textContent }) => textContent);
    return document.fonts.load(font, letters.join(""));
  }));
  const { cssRules, href } = [...document.styleSheets].find(sheet => sheet.href?.endsWith("/kit.css"));
  const fonts = [...document.fonts], found = [];           // in the order of their rules
  for (const rule of cssRules) {
    if (rule instanceof CSSFontFaceRule && fonts.shift().status !== "loaded") continue;
    let text = rule.cssText;
    for (const [whole, address] of text.matchAll(/url\("(?!data:)(.+?)"\)/g)) text = text.replace(whole, `url(${await dataOf(new URL(address, href))})`);
    found.push(text);
  }
  return `<style><![CDATA[${found.join("")}]]></style>`;
}

/** A row of cards as an SVG. */
function sheetOf(cards, sprite, styles) {
  const row = document.createElement("div"), wide = cards.length * WIDE;
  row.style.cssText = "font-family:var(--font);font-weight:500;color:var(--sumi)";
  row.lang = document.documentElement.lang;
  cards.forEach((drawing, i) => {
    const card = document.createElement("span");
    card.className = "card";
    card.style.cssText = `position:absolute;--cw:${WIDTH}px;left:${i * WIDE + WIDTH * EDGE}px;top:${WIDTH * EDGE}px`;
    card.append(drawing.cloneNode(true));
    row.append(card);
  });
  const parts = partsOf(sprite, [row]);
  useOwnParts(row);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * devicePixelRatio}" height="${HIGH * devicePixelRatio}" viewBox="0 0 ${wide} ${HIGH}" style="font-size:${REM}px">`
    + `${styles}${parts}<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(row)}</foreignObject></svg>`;
}

/** The drawings of all cards of this page, fronts and backs. */
function drawings() {
  const found = new Map();
  for (const front of byId("models")?.content.querySelectorAll("[data-card] > .face") || []) found.set(front.parentNode.dataset.card, front.cloneNode(true));
  for (const back of byId("backs")?.content.querySelectorAll("[data-seat] > .back") || []) found.set(back.parentNode.dataset.seat, back.cloneNode(true));
  return found;
}

const drawn = drawings();                                  // before their pictures are replaced

/** Print all cards. */
export async function makeFlyingPrints() {
  const file = [...drawn.values()][0]?.querySelector("use")?.getAttribute("href").split("#")[0];
  if (!file) return;
  const [sprite, styles] = await Promise.all([readSprite(file), stylesOfCards()]);
  const names = [...drawn.keys()], rules = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  while (names.length) {
    await idle();
    const some = names.splice(0, ON_A_SHEET);
    const sheet = await imageOf(sheetOf(some.map(name => drawn.get(name)), sprite, styles));
    for (const [i, name] of some.entries()) {
      const address = await bitmapOf(sheet, Math.ceil(WIDE * devicePixelRatio), Math.ceil(HIGH * devicePixelRatio), i * WIDE * devicePixelRatio);
      const image = new Image();                           // kept, so that the bitmap is at hand when the card takes off
      image.src = address;
      await image.decode();
      rules.insertRule(`.flying-${prints.size}{background:url(${address}) 0/100% 100%}`);
      prints.set(name, { image, look: `ghost flying-${prints.size}` });
    }
  }
}
