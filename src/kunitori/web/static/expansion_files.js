// Expansions in the browser: what the workshop's form holds, the TOML file of it, and links that carry it.

export const NUMBERS = ["copies", "cost", "attack", "defence", "cards", "actions", "money", "buys", "vp"];
export const FLAGS = ["deployable", "leader", "ninja"];
const TEXTS = ["category", "author", "picture"];
const LONGEST = 400_000;  // characters, as the server takes them
const MIX = /^# mix: (\w+) ?(.*)$/m;

export const newCard = id => ({ id, category: "politics", author: "", picture: "", text: "", numbers: { copies: "8", cost: "3" }, flags: {}, names: {}, wording: {} });
export const newExpansion = language => ({ title: "", author: "", language, game: "world_on_fire", mix: "", cards: [newCard("card_1")] });

// ---- TOML
const quoted = text => JSON.stringify(text).replaceAll("\u007f", "\\u007f");
const key = name => /^[\w-]+$/.test(name) ? name : quoted(name);
function value(it) {
  if (Array.isArray(it)) return `[${it.map(value).join(", ")}]`;
  if (it && typeof it === "object") return `{ ${Object.entries(it).map(([name, inner]) => `${key(name)} = ${value(inner)}`).join(", ")} }`;
  return typeof it === "string" ? quoted(it) : String(it);
}
const line = (name, it) => Array.isArray(it) && it.length > 1
  ? `${key(name)} = [\n${it.map(inner => `  ${value(inner)},`).join("\n")}\n]` : `${key(name)} = ${value(it)}`;
const filled = texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));
const number = text => /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;  // the server says what does not fit

function cardLines(card) {
  const lines = [`[cards.${key(card.id)}]`, line("category", card.category)];
  for (const part of ["names", "wording"]) if (Object.keys(filled(card[part])).length) lines.push(line(part, filled(card[part])));
  for (const name of NUMBERS) if ((card.numbers[name] ?? "").trim()) lines.push(line(name, number(card.numbers[name])));
  for (const name of FLAGS) if (card.flags[name]) lines.push(line(name, true));
  for (const name of ["author", "picture"]) if (card[name].trim()) lines.push(line(name, card[name]));
  if (card.text.trim()) lines.push(card.text.trim());
  return lines;
}

/** The file of an expansion, or of one of its cards alone. */
export function toToml(expansion, cards = expansion.cards) {
  const lines = [`# mix: ${expansion.game} ${expansion.mix}`.trim(), line("format", 1)];
  for (const name of ["title", "author"]) if (expansion[name].trim()) lines.push(line(name, expansion[name]));
  lines.push(line("language", expansion.language));
  for (const card of cards) lines.push("", ...cardLines(card));
  return `${lines.join("\n")}\n`;
}

/** What the form holds of a file that the server has read; `text` is the file itself, whose first line may name a mix. */
export function fromData(data, text) {
  const [, game = "world_on_fire", mix = ""] = text.match(MIX) ?? [];
  const cards = Object.entries(data.cards).map(([id, all]) => {
    const card = { ...newCard(id), numbers: {} }, rest = [];
    for (const [name, it] of Object.entries(all)) {
      if (NUMBERS.includes(name)) card.numbers[name] = String(it);
      else if (FLAGS.includes(name)) card.flags[name] = it;
      else if (name === "names" || name === "wording") card[name] = it;
      else if (TEXTS.includes(name) && typeof it === "string") card[name] = name === "author" && it === data.author ? "" : it;
      else rest.push(line(name, it));
    }
    return { ...card, text: rest.join("\n") };
  });
  return { title: data.title ?? "", author: data.author ?? "", language: data.language ?? "en", game, mix: mix.trim(), cards };
}

/** The place where another entry of a list such as `play = [...]` goes; -1 if the text has no such list. */
export function endOfList(text, name) {
  const begin = text.search(new RegExp(`^\\s*${name}\\s*=\\s*\\[`, "m"));
  if (begin < 0) return -1;
  let depth = 0, quote = "";
  for (let at = text.indexOf("[", begin); at < text.length; at++) {
    const letter = text[at];
    if (quote) { if (letter === quote) quote = ""; } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "[") depth++;
    else if (letter === "]" && !--depth) return at;
  }
  return -1;
}

/** The text of a card with one clause more. */
export function withClause(text, when, clause) {
  const end = endOfList(text, when);
  if (end < 0) return `${text.trimEnd()}${text.trim() ? "\n" : ""}${when} = [\n  ${clause},\n]`;
  const before = text.slice(0, end).trimEnd(), comma = /[[,]$/.test(before) ? "" : ",";
  return `${before}${comma}\n  ${clause},\n${text.slice(end)}`;
}

// ---- links: the file, compressed, behind the # that browsers never send
const through = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

export async function toFragment(text) {
  const bytes = new Uint8Array(await new Response(through(text, new CompressionStream("deflate"))).arrayBuffer());
  let plain = "";
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return `e=${btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The file in a link; null if there is none, and an error if it is broken or too long. */
export async function fromFragment(fragment) {
  const found = fragment.match(/^#e=([\w-]+)$/);
  if (!found) return null;
  const plain = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
  const reader = through(Uint8Array.from(plain, letter => letter.charCodeAt(0)), new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value: part } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST) { reader.cancel(); throw new RangeError("too long"); }
  }
}
