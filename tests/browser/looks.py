"""Finds what looks wrong on a page: text that is cut off, too small or outside its box, pages that scroll sideways,
and at a table anything that hides the hand, the question, the phases or the battle."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SIZES = (
    (360, 740), (390, 844), (740, 360), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440),
)  # fmt: skip
SMALLEST_TEXT = 11  # px

# Measures every piece of text. Text is cut off if an ancestor that cannot scroll hides it, and lost if it is outside
# the page. Text for screen readers only (clipped to a pixel) does not count.
FLAWS = """smallest => {
  const DIALOG = 'dialog[open], .over:not([hidden]):not(.none)';
  const found = [], wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1)
    found.push(`page: ${document.documentElement.scrollWidth} px wide in ${wide}`);
  const told = (what, node, by) => {
    const at = node.parentElement;
    const where = at.closest('[id]');
    found.push(`${what} by ${Math.round(by)} px: "${node.data.trim().slice(0, 40)}" in `
      + `${at.tagName.toLowerCase()}.${at.className.baseVal ?? at.className} of #${where ? where.id : ''}`);
  };
  const paints = e => { const style = getComputedStyle(e);
    return e instanceof SVGElement || style.backgroundImage !== 'none'
      || !/, 0\\)$|^transparent$/.test(style.backgroundColor); };
  // Whether something sticks to the edge of the screen over the scrolling page, or was opened and can be closed.
  const isShelf = (e, at) => { for (let up = e; up && !up.contains(at); up = up.parentElement)
    if (up.matches('details[open]') || /fixed|sticky/.test(getComputedStyle(up).position)) return true; return false; };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, at = node.parentElement;
    if (!node.data.trim() || !at.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    if (at.closest('script, style, noscript, template, [hidden], option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(r => r.width > 0 && r.height > 0);
    if (!rects.length) continue;
    const box = range.getBoundingClientRect();
    let scrolls = false, unseen = false;
    const cuts = [];
    for (let up = at; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2 || style.clipPath === 'inset(50%)') { unseen = true; break; }
      const tilted = style.transform !== 'none' && !/^matrix\\(1, 0, 0, 1/.test(style.transform);
      const x = style.overflowX, y = style.overflowY;
      if (x === 'auto' || x === 'scroll') scrolls = true;
      if (!scrolls && !tilted && x !== 'visible')
        cuts.push(['cut off', Math.max(box.right - edge.right, edge.left - box.left)]);
      if (y === 'auto' || y === 'scroll') break;
      if (!tilted && y !== 'visible' && y !== 'auto' && y !== 'scroll')
        cuts.push(['cut off below', Math.max(box.bottom - edge.bottom, edge.top - box.top) - box.height * 0.2]);
      if (style.position === 'fixed') break;
    }
    if (unseen) continue;
    const drawn = at instanceof SVGGraphicsElement ? at.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(at).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < smallest - .05) told(`only ${size.toFixed(1)} px high`, node, 0);
    for (const [what, by] of cuts) if (by > 1.5) { told(what, node, by); break; }
    if (!scrolls && (box.right > wide + 1.5 || box.left < -1.5))
      told('outside the page', node, Math.max(box.right - wide, -box.left));
    if (/^([\\p{Script=Latin}\\p{M}]+|[\\p{Script=Katakana}ー]+)$/u.test(node.data.trim())
      && new Set(rects.map(r => Math.round(r.top))).size > 1)
      told('broken inside a word', node, 0);
    // Dialogs cover the page and the cards of a hand overlap: both are fine.
    const lies = at.closest('#hand .card') || (!at.closest('dialog, .over') && document.querySelector(DIALOG));
    for (const share of lies || scrolls ? [] : [0.1, 0.5, 0.9]) {
      const x = box.left + box.width * share, y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= wide || y >= innerHeight) continue;
      const over = document.elementsFromPoint(x, y), own = at.closest('button, a, label, li') || at;
      if (!over.includes(at)) continue;
      const lid = over.slice(0, over.indexOf(at)).find(
        e => !own.contains(e) && !at.contains(e) && !e.contains(at) && paints(e) && !isShelf(e, at));
      if (lid) { told(`covered by ${lid.id || lid.className.baseVal || lid.className}`, node, box.width); break; }
    }
    if (getComputedStyle(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
      told('shortened', node, at.scrollWidth - at.clientWidth);
  }
  return [...new Set(found)];
}"""


def flaws(page: Page) -> list[str]:
    """Everything that is cut off or out of place on a page now."""
    found: list[str] = page.evaluate(FLAWS, SMALLEST_TEXT)
    return found


# What a player needs must be on the screen without scrolling the page, and nothing may lie on it. Cards of a hand may
# overlap; a long question scrolls in its own box, but its first answer is in sight.
HIDDEN = """() => {
  const found = [], wide = innerWidth, high = innerHeight;
  const isCovered = document.querySelector('dialog[open], .over:not([hidden]):not(.none)');
  if (!document.body.dataset.table || isCovered) return found;
  const NEEDED = ['#hand .card', '#asked', '#question .acts > .act:first-child', '#question .main', '#phases li',
    '#battle:not(.none)'].join();
  for (const element of document.querySelectorAll(NEEDED)) {
    if (!element.checkVisibility()) continue;
    const r = element.getBoundingClientRect();
    const name = element.id || element.className || element.textContent.trim();
    if (r.left < -2 || r.top < -2 || r.right > wide + 2 || r.bottom > high + 2)
      { found.push(`${name} is outside the screen`); continue; }
    const isCard = element.matches('.card');
    const x = isCard ? r.left + Math.min(6, r.width / 4) : r.left + r.width / 2, y = r.top + r.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && !element.contains(top) && !top.contains(element) && !(isCard && top.closest('#hand')))
      found.push(`${name} is covered by ${top.id || top.className.baseVal || top.className}`);
  }
  return found;
}"""


def hidden(page: Page) -> list[str]:
    """What a player needs at this table but cannot see now."""
    found: list[str] = page.evaluate(HIDDEN)
    return found


def barriers(page: Page) -> list[tuple[str, str]]:
    """The accessibility problems that axe finds: the rule, and the first element that breaks it."""
    violations = Axe().run(page).response["violations"]
    return [(each["id"], str(len(each["nodes"])) + " " + each["nodes"][0]["html"][:200]) for each in violations]
